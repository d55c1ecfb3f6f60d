// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace rulings {

/// The engine must not go on: a rule gap, a card it does not know, a fact nobody stated. Thrown
/// inside the interpreter only; answer() turns it into a value.
struct NotDerivable {
    std::string why;
};

} // namespace rulings
