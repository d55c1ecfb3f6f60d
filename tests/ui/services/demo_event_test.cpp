// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include <QFileInfo>

using testing::Desk;

TEST_CASE("the demo event is one click away: two rounds finished, the third half entered")
{
    Desk desk;
    desk.click("start.file.demo");
    const auto &event = desk.event();
    CHECK(event.players.size() == 16);
    REQUIRE(event.rounds.size() == 3);
    CHECK(tournament::missingResults(event, 1).empty());
    CHECK(tournament::missingResults(event, 2).empty());
    const auto missing = tournament::missingResults(event, 3).size();
    CHECK(missing > 0);
    CHECK(missing < event.rounds[2].matches.size());
    CHECK(event.players[0].name == "Aster");

    desk.act("file.close");
    desk.click("start.file.demo"); // each time a new one; the old one keeps what was tried on it
    CHECK(desk.event().players.size() == 16);
    CHECK(desk.window.settings().recentFiles.size() == 2);
}
