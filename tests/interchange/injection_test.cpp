// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Names that a spreadsheet would run and a chat program obey.
#include "core/text.h"
#include "interchange/csv.h"
#include "interchange/markdown.h"
#include "interchange_support.h"
#include "support/nasty_event.h"
#include "support/nasty_names.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace std::string_literals;
using interchange::ExportFormat;

namespace {

/// Cells as a spreadsheet splits them, which knows no guard.
std::vector<std::string> cellsOf(std::string_view text, char separator)
{
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (const char c : text) {
        if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == separator || c == '\n'))
            cells.emplace_back();
        else if (quoted || c != '\r')
            cells.back() += c;
    }
    return cells;
}

bool isFormula(std::string_view cell)
{
    if (cell.empty())
        return false;
    constexpr std::string_view wideEquals = "\uFF1D";
    return std::string_view("=+-@\t\r\n").find(cell.front()) != std::string_view::npos
        || cell.starts_with(wideEquals);
}

/// The page without what is escaped and without our own bold.
std::string unescaped(std::string_view page)
{
    std::string rest;
    for (std::size_t at = 0; at < page.size(); ++at) {
        if (page[at] == '\\' || page.substr(at).starts_with("**"))
            ++at;
        else
            rest += page[at];
    }
    return rest;
}

} // namespace

TEST_CASE("no cell of a table begins as a formula, whatever separator it is read with")
{
    const auto event = support::nastyEvent();
    using enum interchange::ExportFormat;
    for (const auto format : {CsvPlayers, CsvStandings, CsvPairings}) {
        const std::string text = interchange::exportEvent(event, format);
        CHECK(core::isValidUtf8(text));
        for (const char separator : {',', ';', '\t'})
            for (const std::string &cell : cellsOf(text, separator)) {
                CAPTURE(cell);
                CHECK_FALSE(isFormula(cell));
            }
    }
}

TEST_CASE("every cell is read back as it was written, guards and apostrophes included")
{
    for (const std::string &name : support::nastyNames()) {
        CAPTURE(name);
        for (const auto &cells : {std::vector{name}, std::vector{"1"s, name, "x"s},
                                  std::vector{name, name + '"', "'"s, "''"s, "'a"s, "'"s + name}}) {
            const auto records = interchange::parseCsv(interchange::csvLine(cells));
            REQUIRE(records.size() == 1);
            CHECK(records[0].cells == cells);
        }
    }
    for (const std::string &name : support::brokenNames())
        CHECK(core::isValidUtf8(interchange::csvLine({name})));
    CHECK(interchange::csvLine({"=1", "'=1", "'Tis", "''x", "a=1", "-"})
          == "'=1,''=1,'Tis,''x,a=1,'-\r\n");
    CHECK(rc::check("of signs", [] {
        const auto text = *rc::gen::container<std::string>(rc::gen::elementOf("'=+-@\t\r\n;,\"a"s));
        const auto records = interchange::parseCsv(interchange::csvLine({"x", text}));
        RC_ASSERT(records.size() == 1);
        RC_ASSERT(records[0].cells[1] == text);
    }));
}

TEST_CASE("a list of players goes out and comes in with every name as commands take it")
{
    const auto event = support::nastyEvent();
    const auto read =
        interchange::readPlayersCsv(interchange::exportEvent(event, ExportFormat::CsvPlayers));
    REQUIRE(read);
    REQUIRE(read->size() == event.players.size());
    for (std::size_t i = 0; i < read->size(); ++i) {
        CHECK((*read)[i].name == core::tidied(event.players[i].name));
        CHECK((*read)[i].corpIdentity == core::tidied(event.players[i].corpIdentity));
    }
}

TEST_CASE("names in markdown are words: no link, mention, format, table or line of their own")
{
    const auto event = support::nastyEvent();
    const auto pages = interchange::markdownPages(event, {});
    const auto standings = interchange::markdownStandings(event, {});
    const auto swiss = interchange::markdownPages(event, {false, 3});
    std::size_t lines = 0;
    for (const auto *list : {&pages, &swiss, &standings})
        for (const std::string &page : *list) {
            CHECK(core::isValidUtf8(page));
            CHECK(support::isHarmless(page));
            lines += static_cast<std::size_t>(std::ranges::count(page, '\n'));
            CAPTURE(page);
            CHECK(page.find("@everyone") == std::string::npos);
            CHECK(unescaped(page).find_first_of("`*_[]<>#|~@&:${}") == std::string::npos);
        }
    CHECK(lines
          == event.rounds.back().matches.size() + event.rounds[2].matches.size()
              + event.players.size());
}

TEST_CASE("JSON of an event is UTF-8 without control characters, and keeps every name")
{
    const auto event = support::nastyEvent();
    const std::string text = interchange::exportEvent(event, ExportFormat::EventJson);
    CHECK(core::isValidUtf8(text));
    CHECK(support::isHarmless(text));
    const auto json = core::parseJson(text);
    REQUIRE(json);
    const auto *players = json->find("players");
    REQUIRE(players);
    REQUIRE(players->asArray()->size() == event.players.size());
    for (const core::Json &player : *players->asArray()) {
        const auto *name = player.find("name");
        REQUIRE(name);
        CHECK(std::ranges::any_of(event.players, [&](const tournament::Player &one) {
            return one.name == *name->asString();
        }));
    }
}
