// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/views.h"

#include "web/names.h"

#include "core/text.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace web {

using core::Json;

namespace {

struct Link {
    const char *path;
    const char *words;
};

constexpr std::array links{
    Link{"/", Pages::tr("Pairings")}, Link{"/standings", Pages::tr("Standings")},
    Link{"/bracket", Pages::tr("Bracket")}, Link{"/clock", Pages::tr("Clock")},
    Link{"/schedule", Pages::tr("Schedule")}};

/// In their own words, whatever the page speaks.
constexpr std::array<std::pair<const char *, const char *>, 3> spoken{
    {{"en", "English"}, {"de", "Deutsch"}, {"fr", "Français"}}};

std::string sideText(const InLanguage &in, std::optional<tournament::Side> side)
{
    if (!side)
        return {};
    return *side == tournament::Side::Corp ? in(Pages::tr("Corp")) : in(Pages::tr("Runner"));
}

struct Line {
    std::string key;
    Json json;
};

/// By what a line is found and where it stands.
std::string keyOf(const InLanguage &in, const HallPlayer &player)
{
    return player.name.empty() ? core::folded(nameIn(in, player)) : player.key;
}

Line lineOf(const InLanguage &in, const HallTable &table, bool first)
{
    const auto &own = first ? table.first : *table.second;
    auto side = table.firstSide;
    if (side && !first)
        side = tournament::other(*side);
    Json line = Json::object({{"name", nameIn(in, own)}, {"side", sideText(in, side)}});
    if (table.second) {
        line.set("table", table.table);
        line.set("opponent", nameIn(in, first ? *table.second : table.first));
    } else {
        line.set("table", false);
        line.set("opponent", in(Pages::tr("bye")));
    }
    return {keyOf(in, own), std::move(line)};
}

} // namespace

Json frameView(const Hall &hall, const InLanguage &in, std::string_view path)
{
    Json nav = Json::array();
    for (const Link &link : links)
        nav.push(Json::object(
            {{"path", link.path}, {"words", in(link.words)}, {"current", path == link.path}}));
    Json choice = Json::array();
    for (const auto &[code, name] : spoken)
        choice.push(Json::object({{"code", code}, {"name", name}, {"current", in.code() == code}}));
    return Json::object({{"language", in.code()},
                         {"event", hall.name},
                         {"revision", hall.revision},
                         {"path", path},
                         {"nav", nav},
                         {"languages", choice},
                         {"pages_words", in(Pages::tr("Pages"))},
                         {"language_words", in(Pages::tr("Language"))},
                         {"announced", hall.announced},
                         {"called_words", false},
                         {"announced_mark", announcementMark(hall)},
                         {"announced_words", in(Pages::tr("Announcement"))},
                         {"more_words", false},
                         {"empty", false},
                         {"mark", false},
                         {"user", false}});
}

void addPairings(Json &view, const Hall &hall, const InLanguage &in, std::string_view name)
{
    view.set("title",
             hall.round == 0 ? in(Pages::tr("Pairings"))
                             : in(Pages::tr("Round {round}"), {{"round", hall.round}}));
    const std::string asked = core::tidied(name);
    view.set("asked", asked);
    view.set("is_asked", !asked.empty());
    view.set("find_words", in(Pages::tr("Your name")));
    view.set("find_button", in(Pages::tr("Find")));
    view.set("all_words", in(Pages::tr("Show everybody")));
    view.set("name_words", in(Pages::tr("Player")));
    view.set("table_words", in(Pages::tr("Table")));
    view.set("opponent_words", in(Pages::tr("Opponent")));
    const std::string wanted = core::folded(asked);
    std::vector<Line> lines;
    for (const HallTable &table : hall.tables)
        for (const bool first : {true, false})
            if (first || table.second)
                if (keyOf(in, first ? table.first : *table.second).find(wanted)
                    != std::string::npos)
                    lines.push_back(lineOf(in, table, first));
    std::ranges::stable_sort(lines, {}, &Line::key);
    Json rows = Json::array();
    for (Line &line : lines)
        rows.push(std::move(line.json));
    view.set("rows", rows);
    if (hall.round == 0)
        view.set("empty", in(Pages::tr("The pairings will be shown here.")));
    else if (lines.empty())
        view.set("empty", in(Pages::tr("Nobody of that name plays this round.")));
}

bool addTable(Json &view, const Hall &hall, const InLanguage &in, int table)
{
    const auto found = std::ranges::find(hall.tables, table, &HallTable::table);
    if (found == hall.tables.end() || !found->second)
        return false;
    view.set(
        "title",
        in(Pages::tr("Round {round}, table {table}"), {{"round", hall.round}, {"table", table}}));
    view.set("first", nameIn(in, found->first));
    view.set("second", nameIn(in, *found->second));
    view.set("first_side", sideText(in, found->firstSide));
    view.set("second_side",
             found->firstSide ? sideText(in, tournament::other(*found->firstSide)) : std::string());
    view.set("result", found->result.empty() ? in(Pages::tr("No result yet")) : found->result);
    return true;
}

void addStandings(Json &view, const Hall &hall, const InLanguage &in)
{
    const core::SentenceValue round("round", hall.standingsRound);
    view.set("title",
             hall.standingsRound == 0 ? in(Pages::tr("Standings"))
                 : hall.provisional
                 ? in(Pages::tr("Standings, round {round} still playing"), {round})
                 : in(Pages::tr("Standings after round {round}"), {round}));
    view.set("place_words", in(Pages::tr("Place")));
    view.set("name_words", in(Pages::tr("Player")));
    view.set("points_words", in(Pages::tr("Points")));
    Json rows = Json::array();
    if (hall.standingsRound == 0)
        view.set("empty", in(Pages::tr("The standings will be shown here after round 1.")));
    else
        for (const HallRow &row : hall.rows)
            rows.push(Json::object({{"rank", row.rank},
                                    {"name", nameIn(in, row.player)},
                                    {"points", row.points},
                                    {"sos", row.sos}}));
    view.set("rows", rows);
}

void addBracket(Json &view, const Hall &hall, const InLanguage &in)
{
    view.set("title", in(Pages::tr("Bracket")));
    view.set("won_words", in(Pages::tr("won")));
    Json games = Json::array();
    for (const HallGame &game : hall.games) {
        if (game.state == tournament::GameState::NotNeeded)
            continue;
        Json seats = Json::array();
        for (std::size_t i = 0; i < game.seats.size(); ++i)
            seats.push(Json::object(
                {{"name", seatIn(in, game.seats[i])},
                 {"won", game.winner && static_cast<std::size_t>(*game.winner) == i}}));
        Json shown = Json::object({{"seats", seats}, {"table", false}});
        shown.set("heading",
                  in(Pages::tr("Round {round}, game {game}"),
                     {{"round", game.round}, {"game", game.number}}));
        if (game.table > 0 && game.state == tournament::GameState::Open)
            shown.set("table", in(Pages::tr("Table {table}"), {{"table", game.table}}));
        games.push(std::move(shown));
    }
    if (games.asArray()->empty())
        view.set("empty", in(Pages::tr("The bracket will be shown here once the cut begins.")));
    view.set("games", games);
}

} // namespace web
