// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/day/print_service.h"
#include "tournament/event/event.h"

#include <optional>
#include <string_view>

#include <QString>

namespace testing {

struct PaperEvent {
    int players = 16;
    int rounds = 3;
    std::optional<int> cut;
    std::optional<tournament::CutForm> playedCut;
    QString profile;
    bool leaveOpen = false; ///< results of the last round, or of the cut, are missing
    bool foreign = false;   ///< some names are written in other scripts
};

/// A random tournament of people with invented names and identities of real cards.
[[nodiscard]] tournament::Event paperEvent(const PaperEvent &wanted);
/// The name of the player with this number, from 0.
[[nodiscard]] QString paperName(int number, bool foreign = false);

/// The player hands this list in.
void handIn(tournament::Event &event, tournament::PlayerId player, std::string_view list);
// Legal on 2016-03-05, the day of paperEvent(), with cards on the list of restrictions of that day.
inline constexpr std::string_view paperCorpList =
    "Haas-Bioroid: Engineering the Future\n\n3x Accelerated Beta Test\n3x Project Vitruvius\n"
    "1x Private Security Force\n2x False Lead\n2x Corporate War\n3x Adonis Campaign\n"
    "3x Eve Campaign\n3x Jackson Howard\n3x Hedge Fund\n3x Biotic Labor\n3x Snare!\n"
    "3x Architect\n3x Eli 1.0\n3x Enigma\n2x Ichi 1.0\n3x Rototurret\n2x Wall of Static\n";
inline constexpr std::string_view paperRunnerList =
    "Noise: Hacker Extraordinaire\n\n3x Déjà Vu\n3x Sure Gamble\n3x Stimhack\n"
    "3x Demolition Run\n1x Grimoire\n3x Cyberfeeder\n3x Corroder\n3x Medium\n3x Parasite\n"
    "3x Mimic\n3x Yog.0\n3x Datasucker\n3x Djinn\n3x Armitage Codebusting\n2x Crypsis\n"
    "2x Desperado\n1x Easy Mark\n";

[[nodiscard]] app::PrintRequest paperRequest(app::Paperwork what,
                                             app::PaperSize paper = app::PaperSize::A4);

} // namespace testing
