// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"

#include "app/session/session.h"

namespace cli {

/// Which match is meant, a table of a round or a game of the cut: the options shared by `report`
/// and `move`.
struct PlaceOptions {
    std::optional<int> round;
    std::optional<int> table;
    std::optional<int> game;
};

/// `table` describes the option --table.
void addPlace(CLI::App &command, PlaceOptions &options, const std::string &table);
/// Bad usage unless either a table or a game is named.
[[nodiscard]] std::optional<app::Failure> unlessOnePlace(const PlaceOptions &options);

/// What an act at such a place answers: its line of the log, what it would have meant for later
/// pairings, and `view` for people.
[[nodiscard]] Answer answerOf(const app::Session &session, const app::Performed &performed,
                              core::Json json, const std::string &view = {});

} // namespace cli
