// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"
#include "core/harmless.h"

#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/text_table.h"

namespace cli {

namespace {

using tournament::Event;
using tournament::Profile;
using tournament::Standings;
using tournament::StandingsRow;

struct StandingsOptions {
    std::string event;
    std::optional<std::string> profile;
    std::optional<int> after;
};

core::Json rowJson(const Event &event, const Profile &profile, const StandingsRow &row)
{
    core::Json opponents = core::Json::array();
    for (const tournament::PlayerId opponent : row.opponents)
        opponents.push(app::nameOf(event, opponent));
    core::Json json = core::Json::object(
        {{"rank", row.rank},
         {"player", app::nameOf(event, row.player)},
         {"player_id", row.player.value},
         {"points", row.points},
         {"sos", core::toString(row.sos)},
         {"esos", row.esos ? core::Json(core::toString(*row.esos)) : core::Json()},
         {"opponents", opponents},
         {"wins",
          core::Json::object({{"corp", row.corpWins},
                              {"runner", row.runnerWins},
                              {"sides_unknown", row.sidesUnknown}})},
         {"byes", row.byes},
         {"dropped", row.dropped}});
    if (profile.matchPoints)
        json.set("match_points", row.matchPoints);
    return json;
}

core::Json json(const Event &event, const Profile &profile, const Standings &standings)
{
    core::Json rows = core::Json::array();
    for (const StandingsRow &row : standings.rows)
        rows.push(rowJson(event, profile, row));
    return core::Json::object({{"profile", profile.id},
                               {"round", standings.round},
                               {"provisional", standings.provisional},
                               {"rows", rows}});
}

/// "41/16 (2.563)", "12".
std::string shown(const core::Fraction &value)
{
    const std::string exact = core::toString(value);
    return value.denominator() == 1 ? exact : exact + " (" + core::toDecimal(value, 3) + ")";
}

std::string text(const Event &event, const Profile &profile, const Standings &standings)
{
    using enum TextTable::Align;
    const bool averages = !standings.rows.empty() && standings.rows.front().esos;
    std::vector<TextTable::Column> columns{{"Rank", Right}, {"Player"}, {"Points", Right}};
    if (profile.matchPoints)
        columns.push_back({"Match points", Right});
    columns.push_back({"SoS", Right});
    if (averages)
        columns.push_back({"ESoS", Right});
    const bool unknown = tournament::anySidesUnknown(standings);
    for (const char *title : {"Corp wins", "Runner wins"})
        columns.push_back({title, Right});
    if (unknown)
        columns.push_back({"Sides not recorded", Right});
    columns.push_back({"Byes", Right});
    columns.push_back({""});
    TextTable table(columns);
    for (const StandingsRow &row : standings.rows) {
        std::vector<std::string> cells{std::to_string(row.rank), app::nameOf(event, row.player),
                                       std::to_string(row.points)};
        if (profile.matchPoints)
            cells.push_back(std::to_string(row.matchPoints));
        cells.push_back(shown(row.sos));
        if (averages)
            cells.push_back(row.esos ? shown(*row.esos) : "");
        for (const int count : {row.corpWins, row.runnerWins})
            cells.push_back(std::to_string(count));
        if (unknown)
            cells.push_back(std::to_string(row.sidesUnknown));
        cells.push_back(std::to_string(row.byes));
        cells.push_back(row.dropped ? "dropped" : "");
        table.add(std::move(cells));
    }
    return core::isolated(profile.name) + ", after round " + std::to_string(standings.round)
        + (standings.provisional ? " (provisional: results are missing)" : "") + "\n"
        + table.toString();
}

Result run(const StandingsOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    const Event &event = (*session)->event();
    if (options.after && *options.after > tournament::swissRounds(event))
        return core::unexpected(
            badInput(options.event + ": there is no Swiss round " + std::to_string(*options.after)
                     + "; " + std::to_string(tournament::swissRounds(event)) + " are paired."));
    const auto profile = profileOr(context, options.profile, event.profile);
    if (!profile)
        return core::unexpected(profile.error());
    const Standings standings = options.profile
        ? tournament::standings(event, options.after, &*profile)
        : (*session)->standings(options.after);
    return Answer{json(event, *profile, standings), text(event, *profile, standings)};
}

} // namespace

void addStandings(CommandTree &tree)
{
    auto options = tree.options<StandingsOptions>();
    CLI::App &command =
        tree.add("standings", "Show the standings with exact strength of schedule",
                 "arbiter-cli standings cup.arbiter --after 3",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    profile(tree, command, options->profile, "Count by these rules instead of the event's");
    number(command, "--after", options->after, 0, 999,
           "After this round; the last one if not given");
}

} // namespace cli
