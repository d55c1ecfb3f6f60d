// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/command.h"

namespace tournament {

// One overload a command; decide() picks. Private to the decide_*.cpp files.
using Decision = core::Expected<Facts, Refusal>;

// decide_event.cpp
[[nodiscard]] Decision decideOn(const Event &event, const CreateEvent &command);
[[nodiscard]] Decision decideOn(const Event &event, const ChangeDetails &command);
[[nodiscard]] Decision decideOn(const Event &event, const ChangeAnnouncement &command);
[[nodiscard]] Decision decideOn(const Event &event, const ChangeSchedule &command);
[[nodiscard]] Decision decideOn(const Event &event, const ChangeProfile &command);
[[nodiscard]] Decision decideOn(const Event &event, const SetTableRanges &command);
[[nodiscard]] Decision decideOn(const Event &event, const ImportEvent &command);
// decide_players.cpp
[[nodiscard]] Decision decideOn(const Event &event, const AddPlayers &command);
[[nodiscard]] Decision decideOn(const Event &event, const EditPlayer &command);
[[nodiscard]] Decision decideOn(const Event &event, const RemovePlayers &command);
[[nodiscard]] Decision decideOn(const Event &event, const DropPlayers &command);
[[nodiscard]] Decision decideOn(const Event &event, const ReinstatePlayers &command);
[[nodiscard]] Decision decideOn(const Event &event, const DisqualifyPlayers &command);
[[nodiscard]] Decision decideOn(const Event &event, const RecordPenalty &command);
// decide_rounds.cpp
[[nodiscard]] Decision decideOn(const Event &event, const PairRound &command);
[[nodiscard]] Decision decideOn(const Event &event, const PublishRound &command);
[[nodiscard]] Decision decideOn(const Event &event, const UnpairRound &command);
[[nodiscard]] Decision decideOn(const Event &event, const SwapPlayers &command);
[[nodiscard]] Decision decideOn(const Event &event, const MoveMatch &command);
/// A round that is being prepared, made public by whatever goes on from it: nobody plays what
/// nobody has seen. Empty when this one, or every round (0), is public.
[[nodiscard]] Facts publishing(const Event &event, int round = 0);
// decide_cut.cpp
[[nodiscard]] Decision decideOn(const Event &event, const StartCut &command);
[[nodiscard]] Decision decideOn(const Event &event, const CancelCut &command);
[[nodiscard]] Decision decideOn(const Event &event, const ChooseSides &command);
/// The facts of a command with what they mean for the cut; refused when results of games that rest
/// on them would be lost and the user has not confirmed it.
[[nodiscard]] Decision withCutConsequences(const Event &event, Facts facts, bool discardResults);
// decide_results.cpp
[[nodiscard]] Decision decideOn(const Event &event, const ReportResult &command);
[[nodiscard]] Decision decideOn(const Event &event, const ClearResult &command);
[[nodiscard]] Decision decideOn(const Event &event, const WatchTable &command);
[[nodiscard]] Decision decideOn(const Event &event, const FeatureMatch &command);
// decide_decks.cpp
[[nodiscard]] Decision decideOn(const Event &event, const ChangeDeckPolicy &command);
[[nodiscard]] Decision decideOn(const Event &event, const SubmitDecks &command);
[[nodiscard]] Decision decideOn(const Event &event, const WithdrawDeck &command);
[[nodiscard]] Decision decideOn(const Event &event, const LockDecks &command);
[[nodiscard]] Decision decideOn(const Event &event, const UnlockDecks &command);
[[nodiscard]] Decision decideOn(const Event &event, const AcceptDeck &command);
[[nodiscard]] Decision decideOn(const Event &event, const RevokeDeckAcceptance &command);
[[nodiscard]] Decision decideOn(const Event &event, const DrawDeckChecks &command);
[[nodiscard]] Decision decideOn(const Event &event, const RecordDeckCheck &command);

// decide_clock.cpp
[[nodiscard]] Decision decideOn(const Event &event, const StartClock &command);
[[nodiscard]] Decision decideOn(const Event &event, const PauseClock &command);
[[nodiscard]] Decision decideOn(const Event &event, const ResumeClock &command);
[[nodiscard]] Decision decideOn(const Event &event, const SetClock &command);
[[nodiscard]] Decision decideOn(const Event &event, const ExtendClock &command);
[[nodiscard]] Decision decideOn(const Event &event, const GiveExtraTime &command);
[[nodiscard]] Decision decideOn(const Event &event, const StopClock &command);

// decide_rulings.cpp
[[nodiscard]] Decision decideOn(const Event &event, const RecordRuling &command);

} // namespace tournament
