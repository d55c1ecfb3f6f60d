// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"

#include "app/sentences/wording.h"
#include "core/english.h"
#include "tournament/cut/bracket.h"
#include "tournament/standings/scoring.h"

namespace app {

using core::English;
using core::SentenceValue;
using tournament::Event;
using tournament::ReasonCode;

namespace {

std::string signedNumber(int value)
{
    return value > 0 ? '+' + std::to_string(value) : std::to_string(value);
}

std::string gapWords(const tournament::Reason &reason)
{
    return English::tr("gap {gap}: {players} on {points}",
                       {{"gap", reason.gap},
                        {"players", English::tr("{n} player", "{n} players", reason.count)},
                        //: behind "on": 9 players on 6 points
                        {"points", English::tr("{n} point", "{n} points", reason.points)}});
}

std::string byeWords(const tournament::Reason &reason)
{
    switch (reason.code) {
    case ReasonCode::ByeAwarded:
        return English::tr("bye: awarded");
    case ReasonCode::ByeLast:
        return English::tr("bye: last without one");
    case ReasonCode::ByeSpares:
        return English::tr("bye: lowest who leaves the others without a rematch ({n} lower player "
                           "could not)",
                           "bye: lowest who leaves the others without a rematch ({n} lower "
                           "players could not)",
                           reason.count);
    default:
        return English::tr("bye: everybody who could take it has had one");
    }
}

/// Why somebody is Corp.
std::string sidesWords(const tournament::Reason &reason, const SentenceValue &who)
{
    const SentenceValue own("own", signedNumber(reason.points));
    const SentenceValue other("other", signedNumber(reason.gap));
    switch (reason.code) {
    case ReasonCode::SidesBalance:
        return English::tr("{who} is Corp: balance of sides {own} against {other}",
                           {who, own, other});
    case ReasonCode::SidesSwapped:
        return English::tr("second meeting, sides swapped");
    case ReasonCode::SidesRandom:
        return English::tr("sides drawn at random");
    case ReasonCode::SidesChosen:
        return English::tr("{who}, the higher seed, chose the sides", {who});
    case ReasonCode::SidesLeast:
        return English::tr("{who} is Corp: games as Corp less games as Runner in the cut {own}, "
                           "the opponent's {other}",
                           {who, own, other});
    case ReasonCode::SidesDifferential:
        return English::tr("{who} is Corp: both have played the same side less; games as Corp "
                           "less games as Runner in the cut {own}, the opponent's {other}",
                           {who, own, other});
    case ReasonCode::SidesTurned:
        return English::tr("{who} is Corp: the sides of the first final are exchanged", {who});
    default:
        return English::tr("sides drawn by the players");
    }
}

/// Of the cut, where a finding names a game and no table.
std::string cutFinding(const tournament::Finding &finding, const SentenceValue &where,
                       const SentenceValue &who)
{
    using tournament::FindingCode;
    switch (finding.code) {
    case FindingCode::SeedsContradict:
        return English::tr("The cut: {who} is seeded twice or not a player of the event.", {who});
    case FindingCode::CutPlayersContradict:
        return English::tr(
            "{where}: the bracket brings others together here than {who} and this opponent.",
            {where, who});
    case FindingCode::CutSidesContradict:
        return English::tr("{where}: the sides of {who}'s game are not what the rule gives.",
                           {where, who});
    default:
        return English::tr("Round {round}, game {game} of the cut: its players are known, and "
                           "they sit nowhere.",
                           {{"round", finding.round}, {"game", finding.table}});
    }
}

std::string placeOf(const tournament::Finding &finding)
{
    if (finding.table > 0)
        return English::tr("Round {round}, table {table}",
                           {{"round", finding.round}, {"table", finding.table}});
    return English::tr("Round {round}", {{"round", finding.round}});
}

} // namespace

std::string nameOf(const Event &event, tournament::PlayerId player)
{
    const auto *found = tournament::findPlayer(event, player);
    return found ? found->name : English::tr("number {id}", {{"id", std::to_string(player.value)}});
}

std::string namesOf(const Event &event, const std::vector<tournament::PlayerId> &players)
{
    std::vector<std::string> names;
    for (const auto player : players)
        names.push_back(nameOf(event, player));
    return wordList(names);
}

std::string sentence(const Event &event, const tournament::Reason &reason)
{
    const SentenceValue who("who", nameOf(event, reason.player));
    const SentenceValue points("points", reason.points);
    switch (reason.code) {
    case ReasonCode::RandomFirstRound:
        return English::tr("random first round");
    case ReasonCode::SamePoints:
        return English::tr("both on {n} point", "both on {n} points", reason.points);
    case ReasonCode::Gap:
        return gapWords(reason);
    case ReasonCode::FloatedDown:
        return English::tr("{who} floated from {points}", {who, points});
    case ReasonCode::FloatedAgain:
        return English::tr("{who} floated from {points}, for the second time running",
                           {who, points});
    case ReasonCode::ByeAwarded:
    case ReasonCode::ByeLast:
    case ReasonCode::ByeSpares:
    case ReasonCode::ByeSecond:
        return byeWords(reason);
    case ReasonCode::OppositeSeats:
        return English::tr("first round of a draft: {n} seat apart",
                           "first round of a draft: {n} seats apart", reason.count);
    case ReasonCode::Locked:
        return English::tr("put together by the organizer");
    case ReasonCode::Swapped:
        return English::tr("{who} was moved here by the organizer", {who});
    case ReasonCode::Rematch:
        return English::tr("rematch: they meet {count} times", {{"count", reason.count}});
    case ReasonCode::MustNotMeet:
        return English::tr("asked to keep apart, but it could not be done");
    case ReasonCode::SidesBalance:
    case ReasonCode::SidesSwapped:
    case ReasonCode::SidesRandom:
    case ReasonCode::SidesChosen:
    case ReasonCode::SidesLeast:
    case ReasonCode::SidesDifferential:
    case ReasonCode::SidesTurned:
    case ReasonCode::SidesByPlayers:
        return sidesWords(reason, who);
    case ReasonCode::Imported:
        return English::tr("paired by another program");
    }
    return {};
}

std::string sentence(const Event &event, const tournament::Relaxation &relaxation)
{
    const SentenceValue first("first", nameOf(event, relaxation.first));
    const SentenceValue second("second", nameOf(event, relaxation.second));
    switch (relaxation.code) {
    case tournament::RelaxationCode::Rematch:
        return English::tr("{first} and {second} meet {count} times",
                           {first, second, {"count", relaxation.count}});
    case tournament::RelaxationCode::SecondBye:
        return English::tr("{first} gets a second bye", {first});
    case tournament::RelaxationCode::MustNotMeet:
        return English::tr("{first} and {second} meet although they were to be kept apart",
                           {first, second});
    }
    return {};
}

std::string sentence(const Event &event, const tournament::Finding &finding)
{
    using tournament::FindingCode;
    const SentenceValue who("who", nameOf(event, finding.player));
    const SentenceValue where("where", placeOf(finding));
    switch (finding.code) {
    case FindingCode::PlayerTwiceInRound:
        return English::tr("{where}: {who} sits at two tables.", {where, who});
    case FindingCode::PlayerUnknown:
        return English::tr("{where}: there is no player {who}.", {where, who});
    case FindingCode::PlayerMissing:
        return English::tr("{where}: {who} was in the tournament and sits nowhere.", {where, who});
    case FindingCode::TableTwice:
        return English::tr("{where}: the table is used twice.", {where});
    case FindingCode::RematchUnlisted:
        return English::tr(
            "{where}: {who} met this opponent before, and the round does not say so.",
            {where, who});
    case FindingCode::SecondByeUnlisted:
        return English::tr("{where}: {who} has a second bye, and the round does not say so.",
                           {where, who});
    case FindingCode::ResultImpossible:
        return English::tr("{where}: the profile {profile} cannot give this result.",
                           {where, {"profile", event.profile.name}});
    case FindingCode::SidesImpossible:
        return English::tr("{where}: the sides of the games contradict.", {where});
    case FindingCode::SeedDiffers:
        return English::tr("{where}: the seed is not the tournament's.", {where});
    case FindingCode::ListedInVain:
        return English::tr("{where}: a broken rule is listed that was kept ({who}).", {where, who});
    case FindingCode::SeedsContradict:
    case FindingCode::CutPlayersContradict:
    case FindingCode::CutSidesContradict:
    case FindingCode::CutGameMissing:
        return cutFinding(finding, where, who);
    }
    return {};
}

std::string sentence(const tournament::Advice &advice)
{
    using tournament::AdviceCode;
    switch (advice.code) {
    case AdviceCode::DecklistsRequired:
        return English::tr("Collect both decklists of every player.");
    case AdviceCode::SleevesRequired:
        return English::tr("Check sleeves: alternate art needs art or opaque sleeves.");
    case AdviceCode::SecondOrganizerNeeded:
        return English::tr(
            "The organizer plays: name and announce a second one who rules at his tables.");
    case AdviceCode::OrganizerMayNotPlay:
        return English::tr("The organizer of this tier may not play.");
    case AdviceCode::TooFewPlayers:
        return English::tr("Fewer than 4 players are registered for this tier.");
    case AdviceCode::PremierWithoutCut:
        return English::tr("Premier events are expected to have a cut.");
    case AdviceCode::CasualWithCut:
        return English::tr("A cut is unusual at a casual event.");
    case AdviceCode::SosDiffersFromText:
        return English::tr(
            "This strength of schedule differs from the printed one: tell the players.");
    case AdviceCode::CutMinutesDiffer:
        return English::tr("The rules say 40 minutes for a round of the cut in one place and 35 "
                           "for a game in another: announce which.");
    case AdviceCode::EvenFieldNeeded:
        return English::tr("A draft needs an even number of players.");
    case AdviceCode::AnnounceStructure:
        return English::tr("Announce rounds, cut and length of rounds before the start.");
    }
    return {};
}

std::string shortResult(const Event &event, const tournament::Round &round,
                        const tournament::Match &match)
{
    if (match.isBye())
        return English::tr("bye");
    if (!match.result)
        return {};
    // A game of the cut is won or lost, whatever its points would be in a Swiss round.
    if (round.stage == tournament::Stage::Cut
        && gamesPerMatch(event.profile, tournament::Stage::Cut) == 1)
        if (const auto winner = tournament::cutWinner(event, match))
            return *winner == tournament::Seat::P1 ? "1–0" : "0–1";
    const auto score = tournament::score(event.profile, *match.result);
    std::string text =
        std::to_string(score.seats[0].points) + "–" + std::to_string(score.seats[1].points);
    if (!tournament::hasResult(event.profile, match, round.stage))
        text += "…";
    return text;
}

} // namespace app
