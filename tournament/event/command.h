// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/one_of.h"
#include "tournament/event/fact.h"
#include "tournament/event/refusal.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tournament {

// What a user asks for. decide() answers with facts or with a refusal; nothing else changes an
// event.

struct CreateEvent {
    Details details;
    Profile profile;
    std::uint64_t seed = 0;
    std::optional<int> rounds;
    std::optional<int> cut;
    std::optional<int> minutes; ///< unset: the profile's standard
};
struct ChangeDetails {
    Details details;
};
struct ChangeAnnouncement {
    Announcement announcement;
    std::string reason; ///< needed once a round is paired
};
struct ChangeSchedule {
    Schedule schedule;
};
struct ChangeProfile {
    Profile profile;
    std::string reason; ///< needed once a round is paired
};

struct AddPlayers { ///< one by one or a pasted list: all or none
    std::vector<PlayerEntry> players;
};
struct EditPlayer {
    PlayerId player;
    PlayerEntry entry;
};
struct RemovePlayers {
    std::vector<PlayerId> players;
};
struct DropPlayers {
    std::vector<PlayerId> players;
    bool replaceInCut = false; ///< confirmed: the next in standings plays for a qualifier
};
struct ReinstatePlayers {
    std::vector<PlayerId> players;
};
struct DisqualifyPlayers {
    std::vector<PlayerId> players;
    std::string reason;
    bool replaceInCut = false; ///< as for DropPlayers
};

struct PairRound {
    std::vector<std::pair<PlayerId, PlayerId>> locked;
    std::vector<std::pair<PlayerId, PlayerId>> avoid;
    bool acceptBye = false;     ///< a draft with an odd field
    bool oppositeSeats = false; ///< a full draft's first round: seat 1 v 5 of 8 instead of 1 v 8
    bool beyondAnnouncement = false; ///< a round more than players were told of
    bool prepare = false;            ///< the hall does not see it before PublishRound
};
struct PublishRound {
    int round = 0;
};
struct UnpairRound {
    bool discardResults = false;
};
struct SwapPlayers {
    int round = 0;
    PlayerId first;
    PlayerId second;
};
/// At any time. Whoever sits at that table takes the one that becomes free.
struct MoveMatch {
    int round = 0;
    int table = 0;
    int to = 0;
    int game = 0; ///< of the cut, in place of round and table
};
struct ReportResult {
    int round = 0;
    int table = 0;
    MatchResult result;            ///< the whole result as it shall be (see result_notation.h)
    std::vector<PlayerId> dropped; ///< no-shows of ten minutes
    std::string overrideReason;    ///< for a result the profile does not allow
    int game = 0;                  ///< of the cut, in place of round and table
    bool discardResults = false;   ///< confirmed: games that rest on this one are played again
};
struct ClearResult {
    int round = 0;
    int table = 0;
    int game = 0;                ///< as for ReportResult
    bool discardResults = false; ///< as for ReportResult
};
/// Begins championship play: seeds the best and seats the first games.
struct StartCut {
    std::optional<int> size;     ///< unset: as announced
    std::optional<CutForm> form; ///< unset: the profile's; a top 2 or 3 is single elimination
    std::vector<PlayerId>
        seeds;          ///< picked by hand, best first; empty: as imported, or by standings
    std::string reason; ///< needed for another size than announced
};
struct CancelCut {
    bool discardResults = false;
};
/// In a first game: what the higher seed chose. In a second final: the first one's sides turned,
/// or back to the rule.
struct ChooseSides {
    int game = 0;
    PlayerId corp;
};
struct RecordPenalty {
    Penalty penalty;
};
/// The players of its table are filled in; minutes are given as extra time in the same act.
struct RecordRuling {
    Ruling ruling;
};
struct WatchTable {
    int round = 0;
    int table = 0;
    bool watched = true;
};
/// Puts a match on the stream in place of the one before, or takes it off.
struct FeatureMatch {
    int round = 0;
    int table = 0;
    bool featured = true;
};
struct SetTableRanges {
    std::vector<TableRange> ranges;
};
struct ChangeDeckPolicy {
    DeckPolicy policy;
    std::string reason; ///< needed once a round is paired
};
struct SubmitDecks { ///< all or none; each takes the place of the list the player had
    std::vector<SubmittedDeck> decks;
    std::string reason; ///< needed once lists are locked
};
struct WithdrawDeck {
    PlayerId player;
    Side side = Side::Corp;
    std::string reason; ///< as for SubmitDecks
};
struct LockDecks {
    std::vector<PlayerId> players; ///< empty: everybody
};
struct UnlockDecks {
    std::vector<PlayerId> players; ///< empty: everybody
    std::string reason;            ///< needed once a round is paired
};
/// The TO lets a list stand in spite of these problems.
struct AcceptDeck {
    PlayerId player;
    Side side = Side::Corp;
    DeckAcceptance acceptance;
};
struct RevokeDeckAcceptance {
    PlayerId player;
    Side side = Side::Corp;
};
/// By lot, from a seed that follows from the event's.
struct DrawDeckChecks {
    int count = 1;
    std::vector<PlayerId> among; ///< empty: everybody still in the event
};
struct RecordDeckCheck {
    DeckCheck check; ///< its round is filled in
};
struct StartClock {
    int round = 0;
    core::Timestamp at;
    std::optional<int> minutes; ///< unset: as announced
    std::string reason;         ///< needed for another length than announced
};
struct PauseClock {
    int round = 0;
    core::Timestamp at;
};
struct ResumeClock {
    int round = 0;
    core::Timestamp at;
};
/// What it has run, said anew.
struct SetClock {
    int round = 0;
    core::Timestamp at;
    std::int64_t ran = 0;    ///< milliseconds
    std::int64_t turned = 0; ///< by how much the wall clock was turned; 0: the TO sets it
    std::string reason;      ///< needed from the TO
};
struct ExtendClock {
    int round = 0;
    int minutes = 0;
    std::string reason;
};
struct GiveExtraTime {
    int round = 0;
    ExtraTime time;
};
struct StopClock {
    int round = 0;
    core::Timestamp at;
};
/// A document of another program, already translated; the event must be empty.
struct ImportEvent {
    Facts facts;
};

using AnyCommand =
    std::variant<CreateEvent, ChangeDetails, ChangeAnnouncement, ChangeSchedule, ChangeProfile,
                 AddPlayers, EditPlayer, RemovePlayers, DropPlayers, ReinstatePlayers,
                 DisqualifyPlayers, PairRound, PublishRound, UnpairRound, SwapPlayers, MoveMatch,
                 ReportResult, ClearResult, StartCut, CancelCut, ChooseSides, RecordPenalty,
                 RecordRuling, WatchTable, FeatureMatch, SetTableRanges, ChangeDeckPolicy,
                 SubmitDecks, WithdrawDeck, LockDecks, UnlockDecks, AcceptDeck,
                 RevokeDeckAcceptance, DrawDeckChecks, RecordDeckCheck, StartClock, PauseClock,
                 ResumeClock, SetClock, ExtendClock, GiveExtraTime, StopClock, ImportEvent>;

/// One of them. Copied, moved and destroyed in command.cpp alone, as facts are in theirs.
class Command : public AnyCommand {
public:
    template <core::OneOf<AnyCommand> One>
    Command(One &&one) // NOLINT: each of them is a command
        : AnyCommand(std::in_place_type<std::remove_cvref_t<One>>, std::forward<One>(one))
    {
    }
    Command(const Command &other);
    Command(Command &&other) noexcept;
    Command &operator=(const Command &other);
    Command &operator=(Command &&other) noexcept;
    ~Command();
};

/// Pure: the same state and command give the same answer on every machine.
[[nodiscard]] core::Expected<Facts, Refusal> decide(const Event &event, const Command &command);

/// The stable name under which the journal files a command: "report-result".
[[nodiscard]] std::string_view commandName(const Command &command);

} // namespace tournament
