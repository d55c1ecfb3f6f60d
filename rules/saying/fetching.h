// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The card that another one is used to find: "pops self-modifying code and grabs corroder".
#pragma once

#include "rules/saying/scene.h"

#include <string>

namespace saying {

/// What follows says which card the act before it finds.
[[nodiscard]] bool isFetchedNext(const Scene &scene);
bool readFetched(Scene &scene);
/// That act is done with that card, which lies where the act can find it; false: nowhere.
bool chooseFor(Draft &draft, core::Json &act, const std::string &card);

} // namespace saying
