// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citation.h"
#include "core/expected.h"
#include "tournament/event/player.h"
#include "tournament/event/result.h"

#include <string>
#include <vector>

namespace tournament {

/// Why a command was refused. `app/sentences` says it in words with the way out.
enum class RefusalCode {
    // event
    EventExists,
    NoEvent,
    NameMissing,
    DateInvalid,         ///< text
    RoundsOutOfRange,    ///< number
    CutSizeUnknown,      ///< number
    MinutesOutOfRange,   ///< number, least, most
    ReasonMissing,       ///< the tournament has started
    OrganizerMayNotPlay, ///< premier
    SecondOrganizerMissing,
    BreakMisplaced,            ///< number = after which round, most
    BreakTwice,                ///< number = after which round
    ScheduleMinutesOutOfRange, ///< number, least, most
    TableRangeInvalid,         ///< number = first, least = last
    ProfileGamesDiffer,        ///< a change between one and two games a match after the start
    // players
    PlayerNameMissing,
    PlayerNameInvalid,   ///< not UTF-8
    PlayerNameTaken,     ///< text
    PlayerUnknown,       ///< text or players
    PlayerAlreadyPaired, ///< cannot be removed, only dropped
    PlayerNotActive,
    PlayerActive,
    PlayerIsDisqualified, ///< cannot be dropped as if he had only left
    PlayerNamedTwice,
    TableTaken,       ///< fixed table number
    SeatTaken,        ///< number
    ByesOutOfRange,   ///< number
    ByeTooLate,       ///< an awarded bye for a round already paired
    NumberOutOfRange, ///< a table or seat below 1
    // rounds
    TooFewPlayers,  ///< number = active players
    ResultsMissing, ///< number = round, tables
    RoundsPlayed,   ///< number = rounds announced, most = size of the cut that follows, or 0
    OddDraft,       ///< number = active players
    SeatsMissing,   ///< players without a seat
    LockedTwice,    ///< players
    LockedIsBye,    ///< players: has an awarded bye this round
    LockedSelf,
    CutStarted,
    NoRound,
    RoundUnknown,          ///< number
    NotLastRound,          ///< number
    RoundHasResults,       ///< number, tables
    RoundAlreadyPublished, ///< number
    ByeHasNoTable,         ///< number = round, tables
    MatchSitsThere,        ///< number = round, tables
    SwapSame,
    SwapSameTable,
    PlayerNotInRound, ///< players, number
    SwapHasResult,    ///< tables
    // results
    TableUnknown,           ///< number = round, tables
    ByeHasNoResult,         ///< tables
    BothWin,                ///< both players would win one game
    TooManyGames,           ///< number = games of a match
    SameSideTwice,          ///< a player would be Corp in both games
    SidesMismatch,          ///< the pairing settled the sides otherwise
    AgendaPointsMissing,    ///< the profile counts match points or a timed game needs both
    AgendaPointsOutOfRange, ///< number, most
    AgendaPointsWin,        ///< at time somebody already had enough to win
    AgendaPointsContradict, ///< winner and agenda points at time disagree
    NotAllowedByProfile,    ///< text = "intentional draw" …
    TotalsNotEntered,       ///< recorded totals come from imports only
    NothingReported,
    NoResultToClear,
    PenaltyReasonMissing,
    StreamRefused, ///< players: they are not to be streamed; tables
    // rulings
    RulingQuestionMissing,
    RulingAnswerMissing,
    RulingJudgeMissing,
    JudgePlaysThere, ///< players: the judge; number = round; tables
    RulingTimeWithoutTable,
    // clock
    ClockMissing,           ///< number = round: not started
    ClockInUse,             ///< number = round: started already
    ClockNotRunning,        ///< number = round
    ClockNotPaused,         ///< number = round
    ClockWithoutLimit,      ///< number = round: a final that has none
    ClockOutOfRange,        ///< number, least, most: minutes the round would have
    ExtraTimeOutOfRange,    ///< number = minutes the table would have, most, tables
    ExtraTimeReasonMissing, ///< tables
    // cut: who plays
    NoCut,
    CutSizeMissing,         ///< neither announced nor suggested
    CutFormUnknown,         ///< number = size: not played in the form asked for
    CutWithoutForm,         ///< the profile has no cut: the form must be named
    CutTooLarge,            ///< number = size, most = players who can be seeded
    SeedsMiscounted,        ///< number = seeds named, most = size
    CutHasResults,          ///< games
    ReplacementUnconfirmed, ///< players: who leaves, who would play for him
    // cut: its games
    CutPairsItself,     ///< games: open now
    GameUnknown,        ///< number, most
    GameWaits,          ///< number; games: the ones that decide who plays
    GameNotNeeded,      ///< number
    GameHasResult,      ///< number
    ResultsRestOnIt,    ///< games whose results would be lost
    SidesByRule,        ///< number: nobody chooses in this game
    SidesNotOfThisGame, ///< number, players: he does not play in it
    SidesOpen,          ///< number: a result does not say who was Corp
    CutNeedsWinner,     ///< number
    FinalUntimed,       ///< number
    // decks
    DecksAreLocked,       ///< players: a change needs a reason; nobody named: unlocking does
    DecksAlreadyLocked,   ///< players, or nobody: all
    DecksAlreadyUnlocked, ///< players, or nobody: all
    DeckMissing,          ///< players; text = side
    DeckTwice,            ///< players; text = side: two lists for it in one act
    DeckEmpty,            ///< players; text = side
    DeckUnreadable,       ///< players; text = side: not text, or longer than any list
    DeckQuantityInvalid,  ///< players; text = title; number
    DeckAcceptanceReasonMissing,
    DeckNotAccepted,      ///< players; text = side
    DeckCheckNoteMissing, ///< something differed, but what?
    DeckDrawOutOfRange,   ///< number, most
    // limits: number, most
    TextTooLong, ///< text; in characters
    NumberTooHigh,
    TooManyPlayers,
    TooManyJudges,
    TooManyPenalties,
    TooManyRulings,
    TooManyTableRanges,
    TooManyTitles, ///< authorized before their release
    TooManyDeckChecks,
    // import
    ImportNotEmpty,
    ImportInvalid, ///< text
};

struct Refusal {
    RefusalCode code{};
    std::vector<PlayerId> players;
    std::vector<int> tables;
    std::vector<int> games; ///< of the bracket
    int number = 0;
    int least = 0;
    int most = 0;
    std::string text;
};

/// The rule behind a refusal; both parts empty where it is plain logic rather than a rule.
[[nodiscard]] core::Citation rule(RefusalCode code);

// The refusal as the unexpected value of a decision.
[[nodiscard]] inline auto refuse(RefusalCode code)
{
    Refusal refusal;
    refusal.code = code;
    return core::unexpected(refusal);
}
[[nodiscard]] inline auto refuse(RefusalCode code, int number)
{
    Refusal refusal;
    refusal.code = code;
    refusal.number = number;
    return core::unexpected(refusal);
}
[[nodiscard]] inline auto refuse(RefusalCode code, PlayerId player)
{
    Refusal refusal;
    refusal.code = code;
    refusal.players = {player};
    return core::unexpected(refusal);
}
[[nodiscard]] inline auto refuse(RefusalCode code, int number, std::vector<int> tables)
{
    Refusal refusal;
    refusal.code = code;
    refusal.number = number;
    refusal.tables = std::move(tables);
    return core::unexpected(refusal);
}
[[nodiscard]] inline auto refuse(RefusalCode code, std::string text)
{
    Refusal refusal;
    refusal.code = code;
    refusal.text = std::move(text);
    return core::unexpected(refusal);
}

} // namespace tournament
