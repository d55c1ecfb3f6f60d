// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a title names the card to which what is done can be done.
#pragma once

#include "rules/saying/token.h"

#include <vector>

namespace saying {

/// "scored a Hostile", "I play Exchange": the only agenda, the only event or operation that is
/// called so. Others that are stay offers.
void nameByVerbs(std::vector<Token> &tokens);

} // namespace saying
