// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "ui/entry/table_finder.h"

namespace {

tournament::Event fourPlayers()
{
    tournament::Event event;
    const char *names[] = {"Ann", "Anna", "Łucja", "Bjørn"};
    for (int i = 0; i < 4; ++i) {
        tournament::Player player;
        player.id = {i + 1};
        player.name = names[i];
        event.players.push_back(player);
    }
    tournament::Round round;
    round.number = 1;
    round.matches.resize(2);
    round.matches[0].table = 1;
    round.matches[0].p1 = {1};
    round.matches[0].p2 = tournament::PlayerId{3};
    round.matches[1].table = 12;
    round.matches[1].p1 = {2};
    round.matches[1].p2 = tournament::PlayerId{4};
    event.rounds.push_back(round);
    return event;
}

} // namespace

TEST_CASE("a table is found by number or by any part of a name")
{
    const auto event = fourPlayers();
    const auto tables = [&event](const char *typed) {
        return ui::findTable(event, event.rounds[0], typed).tables;
    };
    CHECK(tables("12") == std::vector{12});
    CHECK(tables("2").empty()); // a number is a whole number
    CHECK(tables("lucja") == std::vector{1});
    CHECK(tables("BJO") == std::vector{12});
    CHECK(tables("an") == std::vector{1, 12});
    CHECK(tables("ann") == std::vector{1}); // exactly hers, though Anna contains it
    CHECK(tables("xyz").empty());
    CHECK(tables(" ").empty());
}
