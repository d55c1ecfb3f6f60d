// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with one card by way of another: which it is, the abilities of the cards tell.
#pragma once

#include "rules/saying/acts.h"

#include <optional>

namespace saying {

/// "sells Wyldside to Aesop's", "clone-chips a Cache back", "hands in False Lead": an ability of a
/// card that is named, or of the only one on the table that does such a thing, with the other cards
/// as what it chooses.
[[nodiscard]] std::optional<SaidAct> takeHandled(Scene &scene);

} // namespace saying
