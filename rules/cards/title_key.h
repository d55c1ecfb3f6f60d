// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace rules {

/// What identifies a title: its letters and digits in small form, without accents, blanks and
/// signs. No two titles of the game share it (a test proves it), so that "Deja Vu", "DÉJÀ  VU" and
/// a decomposed "Déjà Vu" are one card and nothing else is.
[[nodiscard]] std::string titleKey(std::string_view text);

} // namespace rules
