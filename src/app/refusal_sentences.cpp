// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences.h"
#include "app/wording.h"
#include "tournament/structure.h"

namespace app {

using tournament::Event;
using tournament::Refusal;
using tournament::RefusalCode;

namespace {

std::string number(int value) { return std::to_string(value); }

std::string names(const Event &event, const std::vector<tournament::PlayerId> &players)
{
    std::vector<std::string> list;
    for (const auto player : players)
        list.push_back(nameOf(event, player));
    return wordList(list);
}

std::string eventSentence(const Refusal &refusal)
{
    switch (refusal.code) {
    case RefusalCode::EventExists:
        return "This file holds an event already: choose another file.";
    case RefusalCode::NoEvent:
        return "This file holds no event yet: create one first.";
    case RefusalCode::NameMissing:
        return "The event has no name: give it one.";
    case RefusalCode::DateInvalid:
        return "\"" + refusal.text + "\" is not a date: write it as 2016-03-05.";
    case RefusalCode::RoundsOutOfRange:
        return number(refusal.number) + " rounds cannot be announced: choose from "
            + number(refusal.least) + " to " + number(refusal.most) + '.';
    case RefusalCode::CutSizeUnknown: {
        std::vector<std::string> sizes;
        for (const int size : tournament::cutSizes())
            if (size > 0)
                sizes.push_back(number(size));
        return "A cut to the top " + number(refusal.number) + " is not known: choose none, "
            + wordList(sizes, "or") + '.';
    }
    case RefusalCode::MinutesOutOfRange:
        return "Rounds of " + number(refusal.number) + " minutes are not allowed: choose from "
            + number(refusal.least) + " to " + number(refusal.most) + '.';
    case RefusalCode::ReasonMissing:
        return "The tournament has started, and this was announced before: give a reason for the "
               "change.";
    case RefusalCode::OrganizerMayNotPlay:
        return "The organizer of a premier event may not play in it: choose another tier or let "
               "him only organize.";
    case RefusalCode::SecondOrganizerMissing:
        return "An organizer who plays needs a second one who rules at his tables: name him.";
    case RefusalCode::TableRangeInvalid:
        return "Tables " + number(refusal.number) + " to " + number(refusal.least)
            + " are not a range: begin at 1 or above, ascend and do not overlap.";
    case RefusalCode::ProfileGamesDiffer:
        return "Rounds were paired already, and the other rules profile plays another number of "
               "games a match: start a new event for it.";
    case RefusalCode::ImportNotEmpty:
        return "This file holds an event already: import into a new file.";
    default:
        return "The document contradicts itself (" + refusal.text + "): nothing was imported.";
    }
}

std::string playerSentence(const Event &event, const Refusal &refusal)
{
    const std::string who = refusal.players.empty() ? refusal.text : names(event, refusal.players);
    switch (refusal.code) {
    case RefusalCode::PlayerNameMissing:
        return "A player has no name: give him one.";
    case RefusalCode::PlayerNameInvalid:
        return "A name is not valid UTF-8: type it anew.";
    case RefusalCode::PlayerNameTaken:
        return "There is a player named " + refusal.text
            + " already: tell the two apart, for example by an initial.";
    case RefusalCode::PlayerUnknown:
        return "There is no player " + who + ": check the name.";
    case RefusalCode::PlayerAlreadyPaired:
        return who + " has been paired and cannot be removed: drop him instead.";
    case RefusalCode::PlayerNotActive:
        return who + " has left the tournament: reinstate him first.";
    case RefusalCode::PlayerActive:
        return who + " is in the tournament: there is nothing to undo.";
    case RefusalCode::PlayerIsDisqualified:
        return who + " is disqualified: reinstate him first if that was a mistake.";
    case RefusalCode::PlayerNamedTwice:
        return who + " is named twice: name each player once.";
    case RefusalCode::TableTaken:
        return "Table " + number(refusal.number) + " is kept for " + who
            + " already: choose another.";
    case RefusalCode::SeatTaken:
        return "Seat " + number(refusal.number) + " is taken by " + who + ": choose another.";
    case RefusalCode::ByesOutOfRange:
        return number(refusal.number) + " awarded byes are not possible: choose from 0 to "
            + number(refusal.most) + '.';
    case RefusalCode::ByeTooLate:
        return "The first round is paired, so a bye can no longer be awarded to " + refusal.text
            + ": unpair it first or leave the byes as they are.";
    case RefusalCode::PenaltyReasonMissing:
        return "A penalty needs a reason: say what happened.";
    default:
        return "Table and seat numbers begin at 1, not " + number(refusal.number) + ": correct it.";
    }
}

std::string roundSentence(const Event &event, const Refusal &refusal)
{
    const std::string who = names(event, refusal.players);
    const std::string round = "round " + number(refusal.number);
    switch (refusal.code) {
    case RefusalCode::TooFewPlayers:
        return "A round needs at least 2 active players, there "
            + std::string(refusal.number == 1 ? "is 1" : "are " + number(refusal.number))
            + ": register more.";
    case RefusalCode::ResultsMissing:
        return "Results of " + round + " are missing at " + tableWords(refusal.tables)
            + ": report them before the next pairing.";
    case RefusalCode::OddDraft:
        return "A draft needs an even field, there are " + number(refusal.number)
            + " players to pair: find one more, or confirm that one gets a bye.";
    case RefusalCode::SeatsMissing:
        return "The first round of a draft is paired by seats, and " + who
            + (refusal.players.size() == 1 ? " has" : " have") + " none: enter the seats.";
    case RefusalCode::LockedTwice:
        return who + " is locked to two opponents: keep one of the pairs.";
    case RefusalCode::LockedIsBye:
        return who + " has an awarded bye this round: unlock the pair.";
    case RefusalCode::LockedSelf:
        return who + " cannot be paired with himself: name two players.";
    case RefusalCode::CutStarted:
        return "The cut has begun, Swiss rounds are over: nothing can be paired or moved here.";
    case RefusalCode::NoRound:
        return "No round is paired yet: pair one first.";
    case RefusalCode::RoundUnknown:
        return "There is no " + round + ": "
            + (event.rounds.empty()
                   ? std::string("none is paired yet.")
                   : "the last one is " + number(event.rounds.back().number) + '.');
    case RefusalCode::NotLastRound:
        return "Players can be moved in the last round only, " + round
            + " has been followed by others: correct its results instead.";
    case RefusalCode::RoundHasResults:
        return capitalized(round) + " has results at " + tableWords(refusal.tables)
            + ": confirm that they shall be discarded.";
    case RefusalCode::SwapSame:
        return "Name two different players to swap, not " + who + " twice.";
    case RefusalCode::SwapSameTable:
        return "Both sit at " + tableWords(refusal.tables)
            + " already: name players of two tables.";
    case RefusalCode::SwapHasResult:
        return "There is a result at " + tableWords(refusal.tables)
            + " already: clear it before moving its players.";
    default:
        return who + " does not play at that table: name one of its players.";
    }
}

std::string resultSentence(const Event &event, const Refusal &refusal)
{
    const std::string where =
        refusal.tables.empty() ? std::string() : " (" + tableWords(refusal.tables) + ')';
    switch (refusal.code) {
    case RefusalCode::TableUnknown:
        return "There is no " + tableWords(refusal.tables) + " in round " + number(refusal.number)
            + ": check the number.";
    case RefusalCode::ByeHasNoResult:
        return capitalized(tableWords(refusal.tables))
            + " is a bye, its points are fixed: there is nothing to report.";
    case RefusalCode::BothWin:
        return "Both players cannot win the same game" + where + ": check the slip.";
    case RefusalCode::TooManyGames:
        return "A match has " + counted(refusal.number, "game", "games") + where
            + ": take away what is too much.";
    case RefusalCode::SameSideTwice:
        return "A player cannot be Corp in both games" + where
            + ": give one game as p1corp and one as p2corp.";
    case RefusalCode::SidesMismatch:
        return "The pairing settled the sides of this game otherwise" + where
            + ": look at the pairing for who is Corp.";
    case RefusalCode::AgendaPointsMissing:
        return "The agenda points are missing" + where + ": the profile " + event.profile.name
            + " counts them, write for example p1corp=corp:4 or p1corp=time:3-2.";
    case RefusalCode::AgendaPointsOutOfRange:
        return number(refusal.number) + " agenda points are not possible" + where + ": enter from "
            + number(refusal.least) + " to " + number(refusal.most) + '.';
    case RefusalCode::AgendaPointsWin:
        return number(refusal.number) + " agenda points win a game" + where + ": "
            + number(event.profile.agendaPointsToWin)
            + " are enough, so enter a win for that side.";
    case RefusalCode::AgendaPointsContradict:
        return "The winner does not fit the agenda points" + where + ": correct one of them.";
    case RefusalCode::NotAllowedByProfile:
        return "An agreed result (" + refusal.text + ") is not allowed by the profile "
            + event.profile.name + where + ": enter what was played, or override with a reason.";
    case RefusalCode::TotalsNotEntered:
        return "Totals without games come from imports only" + where + ": enter the games.";
    case RefusalCode::NoResultToClear:
        return "There is no result at " + tableWords(refusal.tables) + " yet: nothing to clear.";
    default:
        return "No result was given" + where + ": enter the games.";
    }
}

std::string gameWords(const std::vector<int> &games)
{
    std::vector<std::string> numbers;
    for (const int game : games)
        numbers.push_back(number(game));
    return (games.size() == 1 ? "game " : "games ") + wordList(numbers);
}

std::string seedingSentence(const Event &event, const Refusal &refusal)
{
    switch (refusal.code) {
    case RefusalCode::NoCut:
        return "There is no cut with a bracket here: begin one first.";
    case RefusalCode::CutSizeMissing:
        return "No cut is announced or suggested for this field: say how many players it takes.";
    case RefusalCode::CutFormUnknown:
        return "A top " + number(refusal.number)
            + " has no bracket of that kind: choose single elimination.";
    case RefusalCode::CutWithoutForm:
        return "The profile " + event.profile.name
            + " has no cut: name the form to play one all the same.";
    case RefusalCode::CutTooLarge:
        return "A cut to the top " + number(refusal.number)
            + " needs as many active players, there "
            + std::string(refusal.most == 1 ? "is 1" : "are " + number(refusal.most))
            + ": choose a smaller one.";
    case RefusalCode::SeedsMiscounted:
        return counted(refusal.number, "seed is", "seeds are") + " named for a cut to the top "
            + number(refusal.most) + ": name as many.";
    case RefusalCode::CutHasResults:
        return "The cut has results in " + gameWords(refusal.games)
            + ": confirm that they shall be discarded.";
    default:
        return nameOf(event, refusal.players.at(0))
            + " is seeded and has not played in the cut yet: confirm that "
            + nameOf(event, refusal.players.at(1)) + ", next in standings, plays for him.";
    }
}

std::string bracketSentence(const Event &event, const Refusal &refusal)
{
    const std::string game = "game " + number(refusal.number);
    switch (refusal.code) {
    case RefusalCode::CutPairsItself:
        return "The games of the cut are paired as soon as their players are known"
            + (refusal.games.empty() ? ": the cut is over."
                                     : ": report " + gameWords(refusal.games) + '.');
    case RefusalCode::GameUnknown:
        return "There is no " + game + " in this cut: its games are 1 to " + number(refusal.most)
            + '.';
    case RefusalCode::GameWaits:
        return capitalized(game) + " waits for " + gameWords(refusal.games)
            + ": report that first.";
    case RefusalCode::GameNotNeeded:
        return "The first final decided the cut, there is no " + game
            + ": correct the final if it was reported wrongly.";
    case RefusalCode::GameHasResult:
        return capitalized(game) + " has a result already: clear it before changing the sides.";
    case RefusalCode::ResultsRestOnIt:
        return "This would bring other players together in " + gameWords(refusal.games)
            + ": confirm that the results there shall be discarded and the games played again.";
    case RefusalCode::SidesByRule:
        return "Nobody chooses sides in " + game + ": they follow from the sides played before.";
    case RefusalCode::SidesNotOfThisGame:
        return names(event, refusal.players) + " does not play " + game
            + ": name one of its players as the Corp.";
    case RefusalCode::SidesOpen:
        return "Nobody has chosen sides for " + game
            + ": let the higher seed choose, or say who was Corp, for example p1corp=corp.";
    case RefusalCode::CutNeedsWinner:
        return capitalized(game)
            + " needs a winner: a game of the cut cannot be drawn or left out.";
    default:
        return "The final is played without a clock, no game of it ends at time: enter who won.";
    }
}

} // namespace

std::string sentence(const Event &event, const Refusal &refusal)
{
    const RefusalCode code = refusal.code;
    if (code <= RefusalCode::ProfileGamesDiffer || code >= RefusalCode::ImportNotEmpty)
        return eventSentence(refusal);
    if (code >= RefusalCode::NoCut)
        return code <= RefusalCode::ReplacementUnconfirmed ? seedingSentence(event, refusal)
                                                           : bracketSentence(event, refusal);
    if (code <= RefusalCode::NumberOutOfRange || code == RefusalCode::PenaltyReasonMissing)
        return playerSentence(event, refusal);
    if (code <= RefusalCode::SwapHasResult)
        return roundSentence(event, refusal);
    return resultSentence(event, refusal);
}

std::string sentence(const tournament::NotationError &error)
{
    const std::string found = error.word.empty()
        ? "Nothing was entered"
        : "\"" + error.word + "\" " + "cannot be read as a result";
    return found + ": expected " + error.expected + '.';
}

Failure failure(const Event &event, const Refusal &refusal)
{
    const bool unknown = refusal.code == RefusalCode::PlayerUnknown
        || refusal.code == RefusalCode::RoundUnknown || refusal.code == RefusalCode::TableUnknown
        || refusal.code == RefusalCode::GameUnknown;
    return {unknown ? FailureKind::BadInput : FailureKind::Refused, sentence(event, refusal),
            tournament::rule(refusal.code), refusal};
}

Failure failure(const Event &event, const tournament::NotationFailure &notation)
{
    if (const auto *refusal = std::get_if<Refusal>(&notation))
        return failure(event, *refusal);
    Failure result;
    result.kind = FailureKind::BadInput;
    result.message = sentence(std::get<tournament::NotationError>(notation));
    return result;
}

} // namespace app
