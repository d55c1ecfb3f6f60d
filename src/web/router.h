// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "web/hall.h"
#include "web/hosts.h"
#include "web/request.h"
#include "web/visit.h"

namespace web {

/// Pure but for the addresses of the machine: the answer to a request. Only what is compiled in
/// and what the hall holds is ever served; `stage` is for those who come in. Of `shelf` are pages
/// of this very hall.
struct Asked {
    Answer answer;
    std::optional<app::PhoneUser> user; ///< whom its cookie admits
    std::string who;                    ///< hash of his secret, or the address of a stranger
    std::string language;               ///< that it is to be answered in
};
[[nodiscard]] Asked ask(const Request &request, const Hall &hall, const Backstage *stage,
                        const Hosts &hosts, core::Timestamp now, Shelf *shelf = nullptr);

/// Whether somebody of the staff asks.
[[nodiscard]] bool isStaff(const Request &request, const Backstage &stage);

/// A page that says in one sentence what is wrong, for answers made without a hall.
[[nodiscard]] Response tooLarge();

} // namespace web
