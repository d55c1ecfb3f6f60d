// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket.h"

#include <vector>

namespace interchange {

/// Places that the games decide, best first; of an unfinished cut only those of players who are
/// out. As the bracket says, or, of an imported cut that follows none of ours, as its losses say.
[[nodiscard]] std::vector<tournament::CutPlace> cutPlaces(const tournament::Event &event);

} // namespace interchange
