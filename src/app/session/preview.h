// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "core/expected.h"
#include "tournament/event/command.h"

#include <string>
#include <vector>

namespace app {

struct PlaceChange {
    tournament::PlayerId player;
    int pointsBefore = 0;
    int pointsAfter = 0;
    int placeBefore = 0;
    int placeAfter = 0;
};

/// What an act would do to the standings, before it is done.
struct Preview {
    std::vector<PlaceChange> changes; ///< of points or place, in the order of places afterwards
    bool provisional = false;         ///< results are missing: the places are those of now
    std::string consequence;          ///< as app::consequence, usually empty
};

/// The failure is the one that performing the command now would give.
[[nodiscard]] core::Expected<Preview, Failure> preview(const tournament::Event &event,
                                                       const tournament::Command &command);

} // namespace app
