// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/export.h"
#include "interchange/import.h"

#include <string>
#include <string_view>
#include <vector>

/// A successful import, folded.
struct Opened {
    tournament::Event event;
    std::vector<std::string> notices;
};

[[nodiscard]] Opened open(std::string_view bytes, const interchange::ImportOptions &options = {});
/// The sentence of a refused import, "" when it was accepted.
[[nodiscard]] std::string refusal(std::string_view bytes,
                                  const interchange::ImportOptions &options = {});
[[nodiscard]] bool mentions(const std::vector<std::string> &notices, std::string_view part);
/// A real event; "" where the reference material is absent, with a word.
[[nodiscard]] std::string sample(const std::string &name);
[[nodiscard]] std::string jsonOf(const tournament::Event &event, bool anonymous = false);
/// decide and apply; fails the test when the command is refused.
void perform(tournament::Event &event, const tournament::Command &command);
[[nodiscard]] tournament::MatchResult games(std::vector<tournament::Game> list);

/// A two-game document around these rounds: four players 1 to 4 called Ann, Ben, Cid and Dee.
[[nodiscard]] std::string document(std::string_view rounds, int swissRounds,
                                   std::string_view date = "2017-05-06",
                                   std::string_view more = "");
