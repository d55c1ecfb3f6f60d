// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "core/expected.h"
#include "storage/inbox.h"
#include "tournament/event/command.h"
#include "tournament/event/event.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

// What window, command line and server say of phones; they have no other door to these.
using storage::HallNotices;
using storage::HallRole;
using storage::InboxItem;
using storage::InboxKind;
using storage::InboxState;
using storage::PhonePolicy;
using storage::PhoneSecret;
using storage::PrintedAddress;
using storage::Settlement;

/// What an item says, by its kind.
struct ItemContent {
    /// Result: in the words of result_notation.h. Call: why. Staff: what was entered, in words.
    std::string text;
    /// Result: the one that stood there as the phone saw it, in the same words; empty: none.
    std::string stood;
    /// Claim, Registration: three digits that the phone shows, too, so that the desk knows whose
    /// phone it lets in.
    int number = 0;
    /// Claim, Registration: hash of the secret that the phone holds; good once this is accepted.
    std::string key;
    tournament::PlayerEntry entry;    ///< Registration; of Consents the consents alone
    std::array<std::string, 2> lists; ///< Decks, Registration: by side, as typed; empty: none
};
[[nodiscard]] std::string writeContent(const ItemContent &content);
/// The failure says that the inbox was damaged.
[[nodiscard]] core::Expected<ItemContent, Failure> readContent(std::string_view text);

/// What a phone sends.
struct PhoneWord {
    InboxKind kind{};
    std::string token; ///< drawn for the form: sent twice, it counts once
    std::string who;   ///< whose phone: the player's name, "Judge Fay", or what a stranger typed
    tournament::PlayerId player; ///< 0: nobody yet, or staff
    int round = 0;
    int table = 0;
    std::int64_t seen = 0; ///< the act the phone's page followed from
    ItemContent content;
};

/// Who came in by a secret.
struct PhoneUser {
    HallRole role{};
    tournament::PlayerId player; ///< of HallRole::Player
    std::string name;
    friend bool operator==(const PhoneUser &, const PhoneUser &) = default;
};

/// Whom a secret admits; nothing: nobody (unknown, revoked, or of a player who was removed).
[[nodiscard]] std::optional<PhoneUser> admittedBy(const std::vector<PhoneSecret> &secrets,
                                                  const tournament::Event &event,
                                                  std::string_view secret);

/// "Ada, by phone": who did an act, for the log.
[[nodiscard]] std::string byPhone(const std::string &name);

/// As long as nothing was set: results when both players say the same, what concerns nobody else
/// (lists, consents, leaving) at once, who somebody is by the desk.
[[nodiscard]] PhonePolicy usualPolicy(InboxKind kind);
/// Whether the TO may choose it for this kind.
[[nodiscard]] bool mayBe(InboxKind kind, PhonePolicy policy);

} // namespace app
