// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "core/json.h"
#include "web/hall.h"
#include "web/in_language.h"

#include <string>
#include <string_view>

namespace web {

// What the pages for everybody show, as the templates of src/web/pages name it.

/// `path` is the page itself: where the choice of another language comes back to.
[[nodiscard]] core::Json frameView(const Hall &hall, const InLanguage &in, std::string_view path);

/// Everybody, or whom this part of a name may mean.
void addPairings(core::Json &view, const Hall &hall, const InLanguage &in, std::string_view name);
/// False where nobody sits.
[[nodiscard]] bool addTable(core::Json &view, const Hall &hall, const InLanguage &in, int table);
void addStandings(core::Json &view, const Hall &hall, const InLanguage &in);
void addBracket(core::Json &view, const Hall &hall, const InLanguage &in);
void addClock(core::Json &view, const Hall &hall, const InLanguage &in, core::Timestamp now);
void addSchedule(core::Json &view, const Hall &hall, const InLanguage &in);

} // namespace web
