// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/text_table.h"
#include "tournament/event/words.h"

namespace cli {

namespace {

std::string statusName(tournament::PlayerStatus status)
{
    switch (status) {
    case tournament::PlayerStatus::Active:
        return "active";
    case tournament::PlayerStatus::Dropped:
        return "dropped";
    case tournament::PlayerStatus::Disqualified:
        return "disqualified";
    }
    return {};
}

core::Json numberOrNull(std::optional<int> number)
{
    return number ? core::Json(*number) : core::Json();
}

std::string numberText(std::optional<int> number)
{
    return number ? std::to_string(*number) : std::string();
}

/// What was answered: "named: no, streamed: yes".
std::string consentsText(const tournament::Consents &consents)
{
    std::string text;
    for (const auto &[what, answer] :
         {std::pair("named", consents.named), std::pair("photographed", consents.photographed),
          std::pair("streamed", consents.streamed)})
        if (answer != tournament::Consent::Unasked)
            text += (text.empty() ? "" : ", ") + std::string(what) + ": "
                + std::string(core::toWord(answer));
    return text;
}

Result list(const std::string &path, const Context &context)
{
    const auto session = openEvent(context, path, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    using enum TextTable::Align;
    TextTable table({{"No", Right},
                     {"Player"},
                     {"Corp"},
                     {"Runner"},
                     {"Byes", Right},
                     {"Table", Right},
                     {"Seat", Right},
                     {"Status"},
                     {"Consent"}});
    core::Json players = core::Json::array();
    for (const tournament::Player &player : (*session)->event().players) {
        const std::string status = statusName(player.status);
        table.add({std::to_string(player.id.value), player.name, player.corpIdentity,
                   player.runnerIdentity,
                   player.awardedByes == 0 ? "" : std::to_string(player.awardedByes),
                   numberText(player.fixedTable), numberText(player.seat), status,
                   consentsText(player.consents)});
        players.push(
            core::Json::object({{"player", player.name},
                                {"player_id", player.id.value},
                                {"pronouns", player.pronouns},
                                {"corp_identity", player.corpIdentity},
                                {"corp_faction", player.corpFaction},
                                {"runner_identity", player.runnerIdentity},
                                {"runner_faction", player.runnerFaction},
                                {"awarded_byes", player.awardedByes},
                                {"table", numberOrNull(player.fixedTable)},
                                {"seat", numberOrNull(player.seat)},
                                {"status", status},
                                {"named", core::toWord(player.consents.named)},
                                {"photographed", core::toWord(player.consents.photographed)},
                                {"streamed", core::toWord(player.consents.streamed)},
                                {"entered_after_round", player.enteredAfterRound}}));
    }
    return Answer{core::Json::object({{"players", players}}), table.toString()};
}

} // namespace

void addPlayerList(CommandTree &tree)
{
    auto path = tree.options<std::string>();
    CLI::App &command =
        tree.add("player list", "List the players", "arbiter-cli player list cup.arbiter --json",
                 [path](const Context &context) { return list(*path, context); });
    eventArgument(command, *path);
}

} // namespace cli
