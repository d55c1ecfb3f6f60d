// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/text_table.h"
#include "core/harmless.h"
#include "tournament/event/words.h"

namespace cli {

namespace {

using tournament::Penalty;
using tournament::PenaltyKind;

struct PenaltyOptions {
    std::string event;
    std::optional<std::string> player;
    std::optional<std::string> kind;
    std::optional<std::string> reason;
    std::optional<std::string> judge;
    std::optional<int> round;
};

core::Json penaltyJson(const tournament::Event &event, const Penalty &penalty)
{
    return core::Json::object({{"player", app::nameOf(event, penalty.player)},
                               {"player_id", penalty.player.value},
                               {"round", penalty.round},
                               {"kind", core::toWord(penalty.kind)},
                               {"reason", penalty.reason},
                               {"judge", penalty.judge}});
}

Answer list(const tournament::Event &event)
{
    using enum TextTable::Align;
    TextTable table({{"Round", Right}, {"Player"}, {"Penalty"}, {"Reason"}, {"Judge"}});
    core::Json penalties = core::Json::array();
    for (const Penalty &penalty : event.penalties) {
        penalties.push(penaltyJson(event, penalty));
        table.add({std::to_string(penalty.round), app::nameOf(event, penalty.player),
                   std::string(core::toWord(penalty.kind)), penalty.reason, penalty.judge});
    }
    return {core::Json::object({{"penalties", penalties}}),
            event.penalties.empty() ? "No penalty is recorded.\n" : table.toString()};
}

Result record(const PenaltyOptions &options, const Context &context)
{
    if (!options.player || !options.kind || !options.reason)
        return core::unexpected(
            badInput("A penalty needs --player, --kind and --reason; without any of them "
                     "\"penalty\" lists what is recorded."));
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto player = playerNamed(**session, *options.player);
    if (!player)
        return core::unexpected(player.error());
    const auto &rounds = (*session)->event().rounds;
    Penalty penalty;
    penalty.player = *player;
    penalty.round = options.round.value_or(rounds.empty() ? 0 : rounds.back().number);
    penalty.kind = *core::fromWord<PenaltyKind>(*options.kind);
    penalty.reason = *options.reason;
    penalty.judge = options.judge.value_or("");
    const auto performed = (*session)->perform(tournament::RecordPenalty{penalty});
    if (!performed)
        return core::unexpected(performed.error());
    const tournament::Event &event = (*session)->event();
    const Penalty &recorded = event.penalties.back();
    return Answer{penaltyJson(event, recorded),
                  "Recorded for " + core::isolated(app::nameOf(event, recorded.player)) + ": "
                      + std::string(core::toWord(recorded.kind)) + ", "
                      + core::isolated(recorded.reason) + ".\n"};
}

Result run(const PenaltyOptions &options, const Context &context)
{
    if (options.player || options.kind || options.reason || options.judge || options.round)
        return record(options, context);
    const auto session = openEvent(context, options.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    return list((*session)->event());
}

} // namespace

void addPenalty(CommandTree &tree)
{
    auto options = tree.options<PenaltyOptions>();
    CLI::App &command = tree.add(
        "penalty", "Record a penalty, or list the penalties",
        "arbiter-cli penalty cup.arbiter --player Ada --kind caution --reason \"Late deck list\"",
        [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    text(command, "--player", options->player, "NAME", "Who is penalized");
    tree.choose(
        text(command, "--kind", options->kind, "KIND", "caution, game-loss, match-loss or removed"),
        core::words<PenaltyKind>);
    text(command, "--reason", options->reason, "TEXT", "Why");
    text(command, "--judge", options->judge, "NAME", "Who decided");
    number(command, "--round", options->round, 0, 999,
           "In which round; the last one paired if not given");
}

} // namespace cli
