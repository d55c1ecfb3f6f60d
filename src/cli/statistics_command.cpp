// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/event_statistics.h"

#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/text_table.h"
#include "tournament/event/words.h"

namespace cli {

namespace {

using core::Json;
using tournament::DeckStatistics;
using tournament::GameCounts;
using tournament::RoundStatistics;
using tournament::Share;
using tournament::Statistics;
using enum TextTable::Align;

struct StatisticsOptions {
    std::string event;
};

Json json(const GameCounts &games)
{
    return Json::object({{"corp_wins", games.corpWins},
                         {"runner_wins", games.runnerWins},
                         {"sides_unknown", games.sidesUnknown},
                         {"timed", games.timed},
                         {"timed_equal", games.timedEqual},
                         {"drawn", games.drawn},
                         {"agreed", games.agreed},
                         {"forfeited", games.forfeited},
                         {"unplayed", games.unplayed},
                         {"open", games.open}});
}

Json json(const DeckStatistics &deck)
{
    return Json::object({{"side", core::toWord(deck.side)},
                         {"name", deck.name.empty() ? Json() : Json(deck.name)},
                         {"faction", deck.faction.empty() ? Json() : Json(deck.faction)},
                         {"players", deck.cut.whole},
                         {"cut", deck.cut.part},
                         {"games", deck.wins.whole},
                         {"wins", deck.wins.part}});
}

Json json(const RoundStatistics &round)
{
    return Json::object({{"round", round.round},
                         {"stage", round.stage == tournament::Stage::Swiss ? "swiss" : "cut"},
                         {"byes", round.byes},
                         {"totals_only", round.totalsOnly},
                         {"games", json(round.games)}});
}

template <class Row>
Json list(const std::vector<Row> &rows)
{
    Json array = Json::array();
    for (const Row &row : rows)
        array.push(json(row));
    return array;
}

Json json(const Statistics &statistics)
{
    return Json::object({{"players", statistics.players},
                         {"cut", statistics.inCut},
                         {"swiss_games", json(statistics.swiss)},
                         {"cut_games", json(statistics.cut)},
                         {"rounds", list(statistics.rounds)},
                         {"identities", list(statistics.identities)},
                         {"factions", list(statistics.factions)}});
}

/// "3 of 5 (60 %)"; of nothing there is no share.
std::string shown(const Share &share)
{
    const auto value = share.value();
    if (!value)
        return "–";
    return std::to_string(share.part) + " of " + std::to_string(share.whole) + " ("
        + core::toDecimal(*value * core::Fraction(100), 0) + " %)";
}

void add(TextTable &table, const std::string &title, const GameCounts &games)
{
    table.add({title, shown(games.corp()), shown(games.runner()),
               shown(Share{games.timed, games.played()}), std::to_string(games.drawn),
               std::to_string(games.agreed), std::to_string(games.forfeited),
               std::to_string(games.unplayed), std::to_string(games.sidesUnknown),
               std::to_string(games.open)});
}

std::string gamesTable(const Statistics &statistics)
{
    TextTable table({{"Games"},
                     {"Corp won", Right},
                     {"Runner won", Right},
                     {"To time", Right},
                     {"Drawn", Right},
                     {"Agreed", Right},
                     {"Forfeited", Right},
                     {"Not played", Right},
                     {"Sides unknown", Right},
                     {"Open", Right}});
    for (const RoundStatistics &round : statistics.rounds)
        add(table, "Round " + std::to_string(round.round), round.games);
    add(table, "Swiss", statistics.swiss);
    if (statistics.inCut > 0)
        add(table, "Cut", statistics.cut);
    return table.toString();
}

std::string decksTable(const std::string &title, const std::vector<DeckStatistics> &decks, bool cut)
{
    std::vector<TextTable::Column> columns{{title}, {"Side"}, {"Players", Right}};
    if (cut)
        columns.push_back({"In the cut", Right});
    columns.push_back({"Games won", Right});
    TextTable table(columns);
    for (const DeckStatistics &deck : decks) {
        std::vector<std::string> cells{deck.name.empty() ? "(not recorded)" : deck.name,
                                       deck.side == tournament::Side::Corp ? "Corp" : "Runner",
                                       std::to_string(deck.cut.whole)};
        if (cut)
            cells.push_back(shown(deck.cut));
        cells.push_back(shown(deck.wins));
        table.add(std::move(cells));
    }
    return table.toString();
}

std::string text(const Statistics &statistics)
{
    const bool cut = statistics.inCut > 0;
    int totals = 0;
    for (const RoundStatistics &round : statistics.rounds)
        totals += round.totalsOnly;
    std::string told = gamesTable(statistics) + "\n"
        + decksTable("Faction", statistics.factions, cut) + "\n"
        + decksTable("Identity", statistics.identities, cut);
    if (totals > 0)
        told += "\n" + std::to_string(totals)
            + " matches are left out: the file they came from knew their totals, not their "
              "games.\n";
    return told;
}

Result run(const StatisticsOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    const Statistics statistics = app::eventStatistics((*session)->event());
    return Answer{json(statistics), text(statistics)};
}

} // namespace

void addStatistics(CommandTree &tree)
{
    auto options = tree.options<StatisticsOptions>();
    CLI::App &command =
        tree.add("statistics", "Count identities, factions, sides and timed games",
                 "arbiter-cli statistics cup.arbiter",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
}

} // namespace cli
