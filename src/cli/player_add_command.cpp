// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/deck_options.h"
#include "cli/lookup.h"
#include "cli/player_options.h"

#include "app/players/player_list.h"
#include "app/session/files.h"
#include "core/harmless.h"

namespace cli {

namespace {

struct PlayerAddOptions {
    std::string event;
    std::vector<std::string> names;
    std::optional<std::string> csv;
    bool dryRun = false;
    bool insist = false;
    PlayerOptions player;
};

core::Expected<std::vector<app::ListedPlayer>, app::Failure> listed(const std::string &csv,
                                                                    Context &context)
{
    const bool fromInput = csv == "-";
    const std::string name = fromInput ? "standard input" : csv;
    const auto bytes = fromInput ? app::readStream(context.in, name) : app::readFile(csv);
    if (!bytes)
        return core::unexpected(bytes.error());
    return app::readPlayers(*bytes, name);
}

/// What the list and the names would do; who is named with --name is new or refused.
core::Expected<app::PlayerListPlan, app::Failure> plan(const PlayerAddOptions &options,
                                                       Context &context,
                                                       const tournament::Event &event,
                                                       const rules::IdentityFinder &identities)
{
    app::PlayerListPlan plan;
    if (options.csv) {
        const auto players = listed(*options.csv, context);
        if (!players)
            return core::unexpected(players.error());
        plan = app::planOf(*players, event, identities);
    }
    for (const std::string &name : options.names) {
        tournament::PlayerEntry entry;
        entry.name = name;
        auto checked = app::checkedEntry(identities, changed(entry, options.player));
        if (auto doubted = unlessInsisting(options.insist, checked.doubts))
            return core::unexpected(std::move(*doubted));
        plan.players.push_back({0, app::ListedAs::New, {}, {}, std::move(checked.entry), {}});
    }
    plan.settle(event);
    if (plan.refusal)
        return core::unexpected(*plan.refusal);
    if (!options.dryRun)
        if (auto doubted = unlessInsisting(options.insist, plan.doubts()))
            return core::unexpected(std::move(*doubted));
    return plan;
}

core::Json textsJson(const std::vector<std::string> &texts)
{
    core::Json list = core::Json::array();
    for (const std::string &text : texts)
        list.push(text);
    return list;
}

/// Who is who after the act; before it newcomers have no number.
Answer answered(const app::PlayerListPlan &plan, const tournament::Event &event, bool done)
{
    using app::ListedAs;
    core::Json lists[4] = {core::Json::array(), core::Json::array(), core::Json::array(),
                           core::Json::array()};
    std::string text;
    for (const app::PlannedPlayer &planned : plan.players) {
        const auto *player = tournament::findPlayer(event, planned.entry.name);
        const std::string &name = player && done ? player->name : planned.entry.name;
        const std::string shown = core::isolated(name);
        core::Json one = core::Json::object({{"player", name}});
        if (player && (done || planned.player.value != 0))
            one.set("player_id", player->id.value);
        if (planned.line > 0)
            one.set("line", static_cast<std::int64_t>(planned.line));
        if (!planned.doubts.empty())
            one.set("doubts", textsJson(planned.doubts));
        switch (planned.as) {
        case ListedAs::New:
            text += (done ? "Added " : "New: ") + shown + ".\n";
            break;
        case ListedAs::Changed: {
            const auto changes = app::changesOf(planned);
            one.set("changes", textsJson(changes));
            text += (done ? "Changed " : "To change: ") + shown + ".\n";
            for (const std::string &change : changes)
                text += "- " + change + "\n";
            break;
        }
        case ListedAs::Unchanged:
            text += "Unchanged: " + shown + ".\n";
            break;
        case ListedAs::Unclear:
            text += "Left out: " + shown + ".\n";
            break;
        }
        lists[static_cast<std::size_t>(planned.as)].push(std::move(one));
    }
    for (const std::string &doubt : plan.doubts())
        text += "- " + doubt + "\n";
    return {core::Json::object({{"added", std::move(lists[0])},
                                {"changed", std::move(lists[1])},
                                {"unchanged", std::move(lists[2])},
                                {"unclear", std::move(lists[3])},
                                {"dry_run", !done}}),
            text};
}

Result run(const PlayerAddOptions &options, Context &context)
{
    if (options.names.empty() && !options.csv)
        return core::unexpected(badInput("Nobody was named; give --name or --csv."));
    if (options.player.any() && (options.csv || options.names.size() > 1))
        return core::unexpected(
            badInput("Identities, byes, table, seat and consent describe one player; "
                     "give one --name with them."));
    const auto cards = openCards(context);
    if (!cards)
        return core::unexpected(cards.error());
    const auto session =
        openEvent(context, options.event, options.dryRun ? Access::Read : Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto planned = plan(options, context, (*session)->event(), cards->identities());
    if (!planned)
        return core::unexpected(planned.error());
    if (options.dryRun)
        return answered(*planned, (*session)->event(), false);
    if (auto command = planned->command())
        if (const auto performed = (*session)->perform(*command); !performed)
            return core::unexpected(performed.error());
    return answered(*planned, (*session)->event(), true);
}

} // namespace

void addPlayerAdd(CommandTree &tree)
{
    auto options = tree.options<PlayerAddOptions>();
    CLI::App &command = tree.add(
        "player add",
        "Register players, or bring those of a list up to date: all of them or, when one is "
        "refused, none",
        "arbiter-cli player add cup.arbiter --name \"Ada\" --corp \"Jinteki: Personal Evolution\"",
        [options](Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    texts(command, "--name", options->names, "NAME", "A player; may be given several times");
    text(command, "--csv", options->csv, "FILE",
         "A list of players with a header line; - for standard input. Who is in the event, by id "
         "or name, becomes what the list says of him; what it leaves empty stays");
    flag(command, "--dry-run", options->dryRun, "Only say who is new, changed or unclear");
    addInsist(command, options->insist);
    addPlayerOptions(tree, command, options->player);
}

} // namespace cli
