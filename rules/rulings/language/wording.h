// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Words that the sentences of a derivation share.
#pragma once

#include "rules/rulings/language/vocabulary.h"

#include <string>
#include <string_view>

namespace rulings {

/// "the Corp", "the Runner"
[[nodiscard]] std::string nameOf(Side side);
/// "HQ", "the grip"
[[nodiscard]] std::string nameOf(Zone zone);
/// "in HQ", "installed": of a card that is there.
[[nodiscard]] std::string whereIs(Zone zone);
/// "1 credit", "2 credits"
[[nodiscard]] std::string counted(int number, std::string_view noun);
/// "1 power counter", "2 credits", "1 advancement token"
[[nodiscard]] std::string counted(int number, Counter counter);

} // namespace rulings
