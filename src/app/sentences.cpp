// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences.h"

#include "app/wording.h"
#include "tournament/bracket.h"
#include "tournament/scoring.h"

namespace app {

using tournament::Event;
using tournament::ReasonCode;

namespace {

std::string number(int value) { return std::to_string(value); }

std::string signedNumber(int value) { return value > 0 ? '+' + number(value) : number(value); }

} // namespace

std::string nameOf(const Event &event, tournament::PlayerId player)
{
    const auto *found = tournament::findPlayer(event, player);
    return found ? found->name : "number " + std::to_string(player.value);
}

std::string sentence(const Event &event, const tournament::Reason &reason)
{
    const std::string who = nameOf(event, reason.player);
    switch (reason.code) {
    case ReasonCode::RandomFirstRound:
        return "random first round";
    case ReasonCode::SamePoints:
        return "both on " + counted(reason.points, "point", "points");
    case ReasonCode::Gap:
        return "gap " + number(reason.gap) + ": " + counted(reason.count, "player", "players")
            + " on " + counted(reason.points, "point", "points");
    case ReasonCode::FloatedDown:
        return who + " floated from " + number(reason.points);
    case ReasonCode::FloatedAgain:
        return who + " floated from " + number(reason.points) + ", for the second time running";
    case ReasonCode::ByeAwarded:
        return "bye: awarded";
    case ReasonCode::ByeLast:
        return "bye: last without one";
    case ReasonCode::ByeSpares:
        return "bye: lowest who leaves the others without a rematch ("
            + counted(reason.count, "lower player", "lower players") + " could not)";
    case ReasonCode::ByeSecond:
        return "bye: everybody who could take it has had one";
    case ReasonCode::OppositeSeats:
        return "first round of a draft: " + counted(reason.count, "seat", "seats") + " apart";
    case ReasonCode::Locked:
        return "put together by the organizer";
    case ReasonCode::Swapped:
        return who + " was moved here by the organizer";
    case ReasonCode::Rematch:
        return "rematch: they meet " + number(reason.count) + " times";
    case ReasonCode::MustNotMeet:
        return "asked to keep apart, but it could not be done";
    case ReasonCode::SidesBalance:
        return who + " is Corp: balance of sides " + signedNumber(reason.points) + " against "
            + signedNumber(reason.gap);
    case ReasonCode::SidesSwapped:
        return "second meeting, sides swapped";
    case ReasonCode::SidesRandom:
        return "sides drawn at random";
    case ReasonCode::SidesChosen:
        return who + ", the higher seed, chose the sides";
    case ReasonCode::SidesLeast:
        return who + " is Corp: games as Corp less games as Runner in the cut "
            + signedNumber(reason.points) + ", the opponent's " + signedNumber(reason.gap);
    case ReasonCode::SidesDifferential:
        return who
            + " is Corp: both have played the same side less; games as Corp less games as "
              "Runner in the cut "
            + signedNumber(reason.points) + ", the opponent's " + signedNumber(reason.gap);
    case ReasonCode::SidesTurned:
        return who + " is Corp: the sides of the first final are exchanged";
    case ReasonCode::SidesByPlayers:
        return "sides drawn by the players";
    case ReasonCode::Imported:
        return "paired by another program";
    }
    return {};
}

std::string sentence(const Event &event, const tournament::Relaxation &relaxation)
{
    const std::string first = nameOf(event, relaxation.first);
    switch (relaxation.code) {
    case tournament::RelaxationCode::Rematch:
        return first + " and " + nameOf(event, relaxation.second) + " meet "
            + number(relaxation.count) + " times";
    case tournament::RelaxationCode::SecondBye:
        return first + " gets a second bye";
    case tournament::RelaxationCode::MustNotMeet:
        return first + " and " + nameOf(event, relaxation.second)
            + " meet although they were to be kept apart";
    }
    return {};
}

std::string sentence(const Event &event, const tournament::Finding &finding)
{
    using tournament::FindingCode;
    const std::string who = nameOf(event, finding.player);
    std::string where = "Round " + number(finding.round);
    if (finding.table > 0)
        where += ", table " + number(finding.table);
    where += ": ";
    switch (finding.code) {
    case FindingCode::PlayerTwiceInRound:
        return where + who + " sits at two tables.";
    case FindingCode::PlayerUnknown:
        return where + "there is no player " + who + '.';
    case FindingCode::PlayerMissing:
        return where + who + " was in the tournament and sits nowhere.";
    case FindingCode::TableTwice:
        return where + "the table is used twice.";
    case FindingCode::RematchUnlisted:
        return where + who + " met this opponent before, and the round does not say so.";
    case FindingCode::SecondByeUnlisted:
        return where + who + " has a second bye, and the round does not say so.";
    case FindingCode::ResultImpossible:
        return where + "the profile " + event.profile.name + " cannot give this result.";
    case FindingCode::SidesImpossible:
        return where + "the sides of the games contradict.";
    case FindingCode::SeedDiffers:
        return where + "the seed is not the tournament's.";
    case FindingCode::ListedInVain:
        return where + "a broken rule is listed that was kept (" + who + ").";
    case FindingCode::SeedsContradict:
        return "The cut: " + who + " is seeded twice or not a player of the event.";
    case FindingCode::CutPlayersContradict:
        return where + "the bracket brings others together here than " + who
            + " and this opponent.";
    case FindingCode::CutSidesContradict:
        return where + "the sides of " + who + "'s game are not what the rule gives.";
    case FindingCode::CutGameMissing:
        return "Round " + number(finding.round) + ", game " + number(finding.table)
            + " of the cut: its players are known, and they sit nowhere.";
    }
    return {};
}

std::string sentence(const tournament::Advice &advice)
{
    using tournament::AdviceCode;
    switch (advice.code) {
    case AdviceCode::DecklistsRequired:
        return "Collect both decklists of every player.";
    case AdviceCode::SleevesRequired:
        return "Check sleeves: alternate art needs art or opaque sleeves.";
    case AdviceCode::SecondOrganizerNeeded:
        return "The organizer plays: name and announce a second one who rules at his tables.";
    case AdviceCode::OrganizerMayNotPlay:
        return "The organizer of this tier may not play.";
    case AdviceCode::TooFewPlayers:
        return "Fewer than 4 players are registered for this tier.";
    case AdviceCode::PremierWithoutCut:
        return "Premier events are expected to have a cut.";
    case AdviceCode::CasualWithCut:
        return "A cut is unusual at a casual event.";
    case AdviceCode::SosDiffersFromText:
        return "This strength of schedule differs from the printed one: tell the players.";
    case AdviceCode::CutMinutesDiffer:
        return "The rules say 40 minutes for a round of the cut in one place and 35 for a game in "
               "another: announce which.";
    case AdviceCode::EvenFieldNeeded:
        return "A draft needs an even number of players.";
    case AdviceCode::AnnounceStructure:
        return "Announce rounds, cut and length of rounds before the start.";
    }
    return {};
}

std::string shortResult(const Event &event, const tournament::Round &round,
                        const tournament::Match &match)
{
    if (match.isBye())
        return "bye";
    if (!match.result)
        return {};
    // A game of the cut is won or lost, whatever its points would be in a Swiss round.
    if (round.stage == tournament::Stage::Cut
        && gamesPerMatch(event.profile, tournament::Stage::Cut) == 1)
        if (const auto winner = tournament::cutWinner(event, match))
            return *winner == tournament::Seat::P1 ? "1–0" : "0–1";
    const auto score = tournament::score(event.profile, *match.result);
    std::string text = number(score.seats[0].points) + "–" + number(score.seats[1].points);
    if (!tournament::hasResult(event.profile, match, round.stage))
        text += "…";
    return text;
}

} // namespace app
