// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/acts.h"
#include "rules/saying/scene.h"

namespace saying {

/// "can he jack out?", "how many credits", "who wins", "is she flatlined": what is asked. Questions
/// of one line for facts are asked together; another kind of a second one is left open.
bool readQuestion(Scene &scene);

/// Whether that act may be done is asked.
bool askWhether(Scene &scene, const SaidAct &said, std::size_t begin);

} // namespace saying
