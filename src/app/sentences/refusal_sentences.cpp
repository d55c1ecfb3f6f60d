// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/refusal_parts.h"
#include "app/sentences/sentences.h"
#include "app/sentences/wording.h"
#include "core/english.h"
#include "tournament/standings/structure.h"

namespace app {

using core::English;
using tournament::Event;
using tournament::Refusal;
using tournament::RefusalCode;

namespace {

std::string cutSizeWords()
{
    std::vector<std::string> sizes;
    for (const int size : tournament::cutSizes())
        if (size > 0)
            sizes.push_back(std::to_string(size));
    return wordList(sizes, Junction::Or);
}

std::string eventSentence(const Refusal &refusal)
{
    switch (refusal.code) {
    case RefusalCode::EventExists:
        return English::tr("This file holds an event already: choose another file.");
    case RefusalCode::NoEvent:
        return English::tr("This file holds no event yet: create one first.");
    case RefusalCode::NameMissing:
        return English::tr("The event has no name: give it one.");
    case RefusalCode::DateInvalid:
        return English::tr("\"{text}\" is not a date: write it as 2016-03-05.",
                           {{"text", refusal.text}});
    case RefusalCode::RoundsOutOfRange:
        return English::tr(
            "{rounds} rounds cannot be announced: choose from {least} to {most}.",
            {{"rounds", refusal.number}, {"least", refusal.least}, {"most", refusal.most}});
    case RefusalCode::CutSizeUnknown:
        return English::tr("A cut to the top {size} is not known: choose none, {sizes}.",
                           {{"size", refusal.number}, {"sizes", cutSizeWords()}});
    case RefusalCode::MinutesOutOfRange:
        return English::tr(
            "Rounds of {minutes} minutes are not allowed: choose from {least} to {most}.",
            {{"minutes", refusal.number}, {"least", refusal.least}, {"most", refusal.most}});
    case RefusalCode::ReasonMissing:
        return English::tr("The tournament has started, and this was announced before: give a "
                           "reason for the change.");
    case RefusalCode::OrganizerMayNotPlay:
        return English::tr("The organizer of a premier event may not play in it: choose another "
                           "tier or let him only organize.");
    case RefusalCode::SecondOrganizerMissing:
        return English::tr("An organizer who plays needs a second one who rules at his tables: "
                           "name him.");
    case RefusalCode::BreakMisplaced:
        return English::tr("There is no break after round {round}: name a round from 1 to {most}.",
                           {{"round", refusal.number}, {"most", refusal.most}});
    case RefusalCode::BreakTwice:
        return English::tr("Two breaks were given after round {round}: keep one.",
                           {{"round", refusal.number}});
    case RefusalCode::ScheduleMinutesOutOfRange:
        return English::tr(
            "{minutes} minutes cannot be scheduled: choose from {least} to {most}.",
            {{"minutes", refusal.number}, {"least", refusal.least}, {"most", refusal.most}});
    case RefusalCode::TableRangeInvalid:
        return English::tr("Tables {first} to {last} are not a range: begin at 1 or above, ascend "
                           "and do not overlap.",
                           {{"first", refusal.number}, {"last", refusal.least}});
    case RefusalCode::ProfileGamesDiffer:
        return English::tr("Rounds were paired already, and the other rules profile plays another "
                           "number of games a match: start a new event for it.");
    case RefusalCode::ImportNotEmpty:
        return English::tr("This file holds an event already: import into a new file.");
    default:
        return English::tr("The document contradicts itself ({text}): nothing was imported.",
                           {{"text", refusal.text}});
    }
}

std::string playerSentence(const Event &event, const Refusal &refusal)
{
    const std::string who =
        refusal.players.empty() ? refusal.text : namesOf(event, refusal.players);
    switch (refusal.code) {
    case RefusalCode::PlayerNameMissing:
        return English::tr("A player has no name: give him one.");
    case RefusalCode::PlayerNameInvalid:
        return English::tr("A name is not valid UTF-8: type it anew.");
    case RefusalCode::PlayerNameTaken:
        return English::tr("There is a player named {name} already: tell the two apart, for "
                           "example by an initial.",
                           {{"name", refusal.text}});
    case RefusalCode::PlayerUnknown:
        return English::tr("There is no player {who}: check the name.", {{"who", who}});
    case RefusalCode::PlayerAlreadyPaired:
        return English::tr("{who} has been paired and cannot be removed: drop him instead.",
                           {{"who", who}});
    case RefusalCode::PlayerNotActive:
        return English::tr("{who} has left the tournament: reinstate him first.", {{"who", who}});
    case RefusalCode::PlayerActive:
        return English::tr("{who} is in the tournament: there is nothing to undo.", {{"who", who}});
    case RefusalCode::PlayerIsDisqualified:
        return English::tr("{who} is disqualified: reinstate him first if that was a mistake.",
                           {{"who", who}});
    case RefusalCode::PlayerNamedTwice:
        return English::tr("{who} is named twice: name each player once.", {{"who", who}});
    case RefusalCode::TableTaken:
        return English::tr("Table {table} is kept for {who} already: choose another.",
                           {{"table", refusal.number}, {"who", who}});
    case RefusalCode::SeatTaken:
        return English::tr("Seat {seat} is taken by {who}: choose another.",
                           {{"seat", refusal.number}, {"who", who}});
    case RefusalCode::ByesOutOfRange:
        return English::tr("{byes} awarded byes are not possible: choose from 0 to {most}.",
                           {{"byes", refusal.number}, {"most", refusal.most}});
    case RefusalCode::ByeTooLate:
        return English::tr("The first round is paired, so a bye can no longer be awarded to "
                           "{who}: unpair it first or leave the byes as they are.",
                           {{"who", refusal.text}});
    case RefusalCode::PenaltyReasonMissing:
        return English::tr("A penalty needs a reason: say what happened.");
    case RefusalCode::StreamRefused:
        return English::tr("{who} did not agree to be streamed: choose another match, or enter the "
                           "consent with the player.",
                           {{"who", who}});
    default:
        return English::tr("Table and seat numbers begin at 1, not {number}: correct it.",
                           {{"number", refusal.number}});
    }
}

std::string roundUnknown(const Event &event, int round)
{
    if (event.rounds.empty())
        return English::tr("There is no round {round}: none is paired yet.", {{"round", round}});
    return English::tr("There is no round {round}: the last one is {last}.",
                       {{"round", round}, {"last", event.rounds.back().number}});
}

/// What stands against pairing a round.
std::string pairingSentence(const Event &event, const Refusal &refusal)
{
    const core::SentenceValue who("who", namesOf(event, refusal.players));
    switch (refusal.code) {
    case RefusalCode::TooFewPlayers:
        return English::tr("A round needs at least 2 active players, there is {n}: register more.",
                           "A round needs at least 2 active players, there are {n}: register more.",
                           refusal.number);
    case RefusalCode::ResultsMissing:
        return English::tr("Results of round {round} are missing at {tables}: report them before "
                           "the next pairing.",
                           {{"round", refusal.number}, {"tables", tableWords(refusal.tables)}});
    case RefusalCode::RoundsPlayed:
        return refusal.most > 0
            ? English::tr("All {rounds} rounds announced are played, and the cut to the top {size} "
                          "follows: start it, or say that one round more is to be paired.",
                          {{"rounds", refusal.number}, {"size", refusal.most}})
            : English::tr("All {rounds} rounds announced are played and the standings are final: "
                          "if one round more is to be paired, say so.",
                          {{"rounds", refusal.number}});
    case RefusalCode::OddDraft:
        return English::tr("A draft needs an even field, there are {players} players to pair: "
                           "find one more, or confirm that one gets a bye.",
                           {{"players", refusal.number}});
    case RefusalCode::SeatsMissing:
        return English::tr("The first round of a draft is paired by seats, and {who} has none: "
                           "enter the seats.",
                           "The first round of a draft is paired by seats, and {who} have none: "
                           "enter the seats.",
                           static_cast<int>(refusal.players.size()), {who});
    case RefusalCode::LockedTwice:
        return English::tr("{who} is locked to two opponents: keep one of the pairs.", {who});
    case RefusalCode::LockedIsBye:
        return English::tr("{who} has an awarded bye this round: unlock the pair.", {who});
    default:
        return English::tr("{who} cannot be paired with himself: name two players.", {who});
    }
}

/// What stands against changing a round that is paired.
std::string roundSentence(const Event &event, const Refusal &refusal)
{
    const core::SentenceValue who("who", namesOf(event, refusal.players));
    const core::SentenceValue tables("tables", tableWords(refusal.tables));
    switch (refusal.code) {
    case RefusalCode::CutStarted:
        return English::tr("The cut has begun, Swiss rounds are over: nothing can be paired or "
                           "moved here.");
    case RefusalCode::NoRound:
        return English::tr("No round is paired yet: pair one first.");
    case RefusalCode::RoundUnknown:
        return roundUnknown(event, refusal.number);
    case RefusalCode::NotLastRound:
        return English::tr("Players can be moved in the last round only, round {round} has been "
                           "followed by others: correct its results instead.",
                           {{"round", refusal.number}});
    case RefusalCode::RoundHasResults:
        return English::tr("Round {round} has results at {tables}: confirm that they shall be "
                           "discarded.",
                           {{"round", refusal.number}, tables});
    case RefusalCode::RoundAlreadyPublished:
        return English::tr("Round {round} is published already: everybody can see it.",
                           {{"round", refusal.number}});
    case RefusalCode::ByeHasNoTable:
        return English::tr("A bye in round {round} has no table to leave: move a match.",
                           {{"round", refusal.number}});
    case RefusalCode::MatchSitsThere:
        return English::tr("That match sits at {tables} already: choose another table.", {tables});
    case RefusalCode::SwapSame:
        return English::tr("Name two different players to swap, not {who} twice.", {who});
    case RefusalCode::SwapSameTable:
        return English::tr("Both sit at {tables} already: name players of two tables.", {tables});
    case RefusalCode::SwapHasResult:
        return English::tr("There is a result at {tables} already: clear it before moving its "
                           "players.",
                           {tables});
    default:
        return English::tr("{who} does not play at that table: name one of its players.", {who});
    }
}

std::string agendaPointsSentence(const Event &event, const Refusal &refusal,
                                 const std::string &where)
{
    switch (refusal.code) {
    case RefusalCode::AgendaPointsMissing:
        return English::tr("The agenda points are missing{where}: the profile {profile} counts "
                           "them, so say what the loser of each game had, and at time what both "
                           "had.",
                           {{"where", where}, {"profile", event.profile.name}});
    case RefusalCode::AgendaPointsOutOfRange:
        return English::tr(
            "{points} agenda points are not possible{where}: enter from {least} to {most}.",
            {{"points", refusal.number},
             {"where", where},
             {"least", refusal.least},
             {"most", refusal.most}});
    case RefusalCode::AgendaPointsWin:
        return English::tr("{points} agenda points win a game{where}: {enough} are enough, so "
                           "enter a win for that side.",
                           {{"points", refusal.number},
                            {"where", where},
                            {"enough", event.profile.agendaPointsToWin}});
    default:
        return English::tr("The winner does not fit the agenda points{where}: correct one of them.",
                           {{"where", where}});
    }
}

std::string resultSentence(const Event &event, const Refusal &refusal)
{
    const std::string tables = tableWords(refusal.tables);
    //: stands behind other words: "Both players cannot win the same game (table 3): …"
    const std::string where =
        refusal.tables.empty() ? std::string() : English::tr(" ({tables})", {{"tables", tables}});
    switch (refusal.code) {
    case RefusalCode::TableUnknown:
        return English::tr("There is no {tables} in round {round}: check the number.",
                           {{"tables", tables}, {"round", refusal.number}});
    case RefusalCode::ByeHasNoResult:
        return English::tr(
            "Table {table} is a bye, its points are fixed: there is nothing to report.",
            {{"table", refusal.tables.at(0)}});
    case RefusalCode::BothWin:
        return English::tr("Both players cannot win the same game{where}: check the slip.",
                           {{"where", where}});
    case RefusalCode::TooManyGames:
        return English::tr("A match has {n} game{where}: take away what is too much.",
                           "A match has {n} games{where}: take away what is too much.",
                           refusal.number, {{"where", where}});
    case RefusalCode::SameSideTwice:
        return English::tr("A player cannot be Corp in both games{where}: each of the two is Corp "
                           "in one of them.",
                           {{"where", where}});
    case RefusalCode::SidesMismatch:
        return English::tr("The pairing settled the sides of this game otherwise{where}: look at "
                           "the pairing for who is Corp.",
                           {{"where", where}});
    case RefusalCode::AgendaPointsMissing:
    case RefusalCode::AgendaPointsOutOfRange:
    case RefusalCode::AgendaPointsWin:
    case RefusalCode::AgendaPointsContradict:
        return agendaPointsSentence(event, refusal, where);
    case RefusalCode::NotAllowedByProfile:
        return English::tr(
            "An agreed result ({what}) is not allowed by the profile "
            "{profile}{where}: enter what was played, or override with a reason.",
            {{"what", refusal.text}, {"profile", event.profile.name}, {"where", where}});
    case RefusalCode::TotalsNotEntered:
        return English::tr("Totals without games come from imports only{where}: enter the games.",
                           {{"where", where}});
    case RefusalCode::NoResultToClear:
        return English::tr("There is no result at {tables} yet: nothing to clear.",
                           {{"tables", tables}});
    default:
        return English::tr("No result was given{where}: enter the games.", {{"where", where}});
    }
}

} // namespace

std::string sentence(const Event &event, const Refusal &refusal)
{
    const RefusalCode code = refusal.code;
    if (code <= RefusalCode::ProfileGamesDiffer || code >= RefusalCode::ImportNotEmpty)
        return eventSentence(refusal);
    if (code >= RefusalCode::TextTooLong)
        return limitSentence(refusal);
    if (code >= RefusalCode::DecksAreLocked)
        return deckSentence(event, refusal);
    if (code >= RefusalCode::RulingQuestionMissing && code <= RefusalCode::RulingTimeWithoutTable)
        return rulingSentence(event, refusal);
    if (code >= RefusalCode::ClockMissing && code <= RefusalCode::ExtraTimeReasonMissing)
        return clockSentence(refusal);
    if (code >= RefusalCode::NoCut)
        return cutSentence(event, refusal);
    if (code <= RefusalCode::NumberOutOfRange || code == RefusalCode::PenaltyReasonMissing
        || code == RefusalCode::StreamRefused)
        return playerSentence(event, refusal);
    if (code <= RefusalCode::LockedSelf)
        return pairingSentence(event, refusal);
    if (code <= RefusalCode::SwapHasResult)
        return roundSentence(event, refusal);
    return resultSentence(event, refusal);
}

std::string sentence(const tournament::NotationError &error)
{
    if (error.word.empty())
        return English::tr("Nothing was entered: expected {expected}.",
                           {{"expected", error.expected}});
    return English::tr("\"{word}\" cannot be read as a result: expected {expected}.",
                       {{"word", error.word}, {"expected", error.expected}});
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
