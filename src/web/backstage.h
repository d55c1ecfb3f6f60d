// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/hall/phone_desk.h"
#include "web/rules_desk.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace web {

/// What the pages of those who came in by a secret are made from: the event as it was at one
/// moment, and what phones said. Never changed; each page shows of it what its reader may see.
struct Backstage {
    std::shared_ptr<const tournament::Event> event;
    std::int64_t revision = 0; ///< the act that it follows from
    std::string seal;          ///< of that act; empty: none
    std::string uuid;
    std::map<std::int64_t, app::InboxItem> items;
    std::map<std::string, app::PhoneSecret, std::less<>> secrets; ///< by hash
    bool registration = false;
    std::vector<tournament::PlayerId> called; ///< to the desk
    const app::CardStore *cards = nullptr;    ///< null: no lists by phone
    std::shared_ptr<const RulesDesk> rules;   ///< null: as if it were being laid out
    /// Another one after every change of event or inbox.
    std::string mark;
    /// Of `items`, which are thousands by the last round: what is not decided, and by whom each is.
    std::vector<std::int64_t> open;
    std::map<std::int64_t, std::vector<std::int64_t>> byPlayer;

    /// Whom a secret admits.
    [[nodiscard]] std::optional<app::PhoneUser> admitted(std::string_view secret) const;
};

/// Of `before` the event is taken over where no act came since: it holds the lists of everybody.
[[nodiscard]] Backstage backstageOf(const app::PhoneDesk &desk, const app::CardStore *cards,
                                    const Backstage *before = nullptr);

} // namespace web
