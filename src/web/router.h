// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "web/hall.h"
#include "web/hosts.h"
#include "web/request.h"

namespace web {

/// Pure but for the addresses of the machine: the answer to a request. Only what is compiled in
/// and what the hall holds is ever served.
[[nodiscard]] Response answer(const Request &request, const Hall &hall, const Hosts &hosts,
                              core::Timestamp now);

/// A page that says in one sentence what is wrong, for answers made without a hall.
[[nodiscard]] Response tooLarge();

} // namespace web
