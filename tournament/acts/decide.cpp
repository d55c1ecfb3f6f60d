// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/acts/decide_parts.h"
#include "tournament/acts/enter_players.h"
#include "tournament/event/limits.h"

namespace tournament {

core::Expected<Facts, Refusal> decide(const Event &event, const Command &command)
{
    auto facts = std::visit(
        [&](const auto &wanted) -> Decision {
            using Wanted = std::decay_t<decltype(wanted)>;
            constexpr bool begins =
                std::is_same_v<Wanted, CreateEvent> || std::is_same_v<Wanted, ImportEvent>;
            if (!begins && !event.created)
                return refuse(RefusalCode::NoEvent);
            return decideOn(event, wanted);
        },
        command);
    if (facts)
        if (auto refusal = beyondLimits(event, *facts))
            return core::unexpected(std::move(*refusal));
    return facts;
}

namespace {

struct Namer {
    std::string_view operator()(const CreateEvent &) const { return "create-event"; }
    std::string_view operator()(const ChangeDetails &) const { return "change-details"; }
    std::string_view operator()(const ChangeAnnouncement &) const { return "change-announcement"; }
    std::string_view operator()(const ChangeSchedule &) const { return "change-schedule"; }
    std::string_view operator()(const ChangeProfile &) const { return "change-profile"; }
    std::string_view operator()(const AddPlayers &) const { return "add-players"; }
    std::string_view operator()(const EditPlayer &) const { return "edit-player"; }
    std::string_view operator()(const RemovePlayers &) const { return "remove-players"; }
    std::string_view operator()(const DropPlayers &) const { return "drop-players"; }
    std::string_view operator()(const ReinstatePlayers &) const { return "reinstate-players"; }
    std::string_view operator()(const DisqualifyPlayers &) const { return "disqualify-players"; }
    std::string_view operator()(const PairRound &) const { return "pair-round"; }
    std::string_view operator()(const PublishRound &) const { return "publish-round"; }
    std::string_view operator()(const UnpairRound &) const { return "unpair-round"; }
    std::string_view operator()(const SwapPlayers &) const { return "swap-players"; }
    std::string_view operator()(const MoveMatch &) const { return "move-match"; }
    std::string_view operator()(const ReportResult &) const { return "report-result"; }
    std::string_view operator()(const ClearResult &) const { return "clear-result"; }
    std::string_view operator()(const StartCut &) const { return "start-cut"; }
    std::string_view operator()(const CancelCut &) const { return "cancel-cut"; }
    std::string_view operator()(const ChooseSides &) const { return "choose-sides"; }
    std::string_view operator()(const RecordPenalty &) const { return "record-penalty"; }
    std::string_view operator()(const RecordRuling &) const { return "record-ruling"; }
    std::string_view operator()(const WatchTable &) const { return "watch-table"; }
    std::string_view operator()(const FeatureMatch &) const { return "feature-match"; }
    std::string_view operator()(const SetTableRanges &) const { return "set-table-ranges"; }
    std::string_view operator()(const ChangeDeckPolicy &) const { return "change-deck-policy"; }
    std::string_view operator()(const SubmitDecks &) const { return "submit-decks"; }
    std::string_view operator()(const WithdrawDeck &) const { return "withdraw-deck"; }
    std::string_view operator()(const LockDecks &) const { return "lock-decks"; }
    std::string_view operator()(const UnlockDecks &) const { return "unlock-decks"; }
    std::string_view operator()(const AcceptDeck &) const { return "accept-deck"; }
    std::string_view operator()(const RevokeDeckAcceptance &) const
    {
        return "revoke-deck-acceptance";
    }
    std::string_view operator()(const DrawDeckChecks &) const { return "draw-deck-checks"; }
    std::string_view operator()(const RecordDeckCheck &) const { return "record-deck-check"; }
    std::string_view operator()(const StartClock &) const { return "start-clock"; }
    std::string_view operator()(const PauseClock &) const { return "pause-clock"; }
    std::string_view operator()(const ResumeClock &) const { return "resume-clock"; }
    std::string_view operator()(const SetClock &) const { return "set-clock"; }
    std::string_view operator()(const ExtendClock &) const { return "extend-clock"; }
    std::string_view operator()(const GiveExtraTime &) const { return "give-extra-time"; }
    std::string_view operator()(const StopClock &) const { return "stop-clock"; }
    std::string_view operator()(const ImportEvent &command) const
    {
        return listIn(command.facts) ? "import-players" : "import-event";
    }
};

} // namespace

std::string_view commandName(const Command &command) { return std::visit(Namer(), command); }

} // namespace tournament
