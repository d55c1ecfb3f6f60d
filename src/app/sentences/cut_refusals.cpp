// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/refusal_parts.h"
#include "app/sentences/sentences.h"
#include "app/sentences/wording.h"
#include "core/english.h"

namespace app {

using core::English;
using tournament::Event;
using tournament::Refusal;
using tournament::RefusalCode;

namespace {

/// Who plays in the cut.
std::string seedingSentence(const Event &event, const Refusal &refusal)
{
    switch (refusal.code) {
    case RefusalCode::NoCut:
        return English::tr("There is no cut with a bracket here: begin one first.");
    case RefusalCode::CutSizeMissing:
        return English::tr("No cut is announced or suggested for this field: say how many players "
                           "it takes.");
    case RefusalCode::CutFormUnknown:
        return English::tr("A top {size} has no bracket of that kind: choose single elimination.",
                           {{"size", refusal.number}});
    case RefusalCode::CutWithoutForm:
        return English::tr(
            "The profile {profile} has no cut: name the form to play one all the same.",
            {{"profile", event.profile.name}});
    case RefusalCode::CutTooLarge:
        return English::tr("A cut to the top {size} needs as many active players, there is {n}: "
                           "choose a smaller one.",
                           "A cut to the top {size} needs as many active players, there are {n}: "
                           "choose a smaller one.",
                           refusal.most, {{"size", refusal.number}});
    case RefusalCode::SeedsMiscounted:
        return English::tr("{n} seed is named for a cut to the top {size}: name as many.",
                           "{n} seeds are named for a cut to the top {size}: name as many.",
                           refusal.number, {{"size", refusal.most}});
    case RefusalCode::CutHasResults:
        return English::tr("The cut has results in {games}: confirm that they shall be discarded.",
                           {{"games", gameWords(refusal.games)}});
    default:
        return English::tr("{leaving} is seeded and has not played in the cut yet: confirm that "
                           "{entering}, next in standings, plays for him.",
                           {{"leaving", nameOf(event, refusal.players.at(0))},
                            {"entering", nameOf(event, refusal.players.at(1))}});
    }
}

/// Its games.
std::string bracketSentence(const Event &event, const Refusal &refusal)
{
    const core::SentenceValue game("game", refusal.number);
    switch (refusal.code) {
    case RefusalCode::CutPairsItself:
        return refusal.games.empty()
            ? English::tr("The games of the cut are paired as soon as their players are known: "
                          "the cut is over.")
            : English::tr("The games of the cut are paired as soon as their players are known: "
                          "report {games}.",
                          {{"games", gameWords(refusal.games)}});
    case RefusalCode::GameUnknown:
        return English::tr("There is no game {game} in this cut: its games are 1 to {last}.",
                           {game, {"last", refusal.most}});
    case RefusalCode::GameWaits:
        return English::tr("Game {game} waits for {games}: report that first.",
                           {game, {"games", gameWords(refusal.games)}});
    case RefusalCode::GameNotNeeded:
        return English::tr("The first final decided the cut, there is no game {game}: correct the "
                           "final if it was reported wrongly.",
                           {game});
    case RefusalCode::GameHasResult:
        return English::tr("Game {game} has a result already: clear it before changing the sides.",
                           {game});
    case RefusalCode::ResultsRestOnIt:
        return English::tr("This would bring other players together in {games}: confirm that the "
                           "results there shall be discarded and the games played again.",
                           {{"games", gameWords(refusal.games)}});
    case RefusalCode::SidesByRule:
        return English::tr("Nobody chooses sides in game {game}: they follow from the sides "
                           "played before.",
                           {game});
    case RefusalCode::SidesNotOfThisGame:
        return English::tr("{who} does not play game {game}: name one of its players as the Corp.",
                           {{"who", namesOf(event, refusal.players)}, game});
    case RefusalCode::SidesOpen:
        return English::tr("Nobody has chosen sides for game {game}: let the higher seed choose, "
                           "or say with the result who was Corp.",
                           {game});
    case RefusalCode::CutNeedsWinner:
        return English::tr("Game {game} needs a winner: a game of the cut cannot be drawn or left "
                           "out.",
                           {game});
    default:
        return English::tr("The final is played without a clock, no game of it ends at time: "
                           "enter who won.");
    }
}

} // namespace

std::string cutSentence(const Event &event, const Refusal &refusal)
{
    return refusal.code <= RefusalCode::ReplacementUnconfirmed ? seedingSentence(event, refusal)
                                                               : bracketSentence(event, refusal);
}

} // namespace app
