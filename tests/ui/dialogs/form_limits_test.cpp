// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A form must never change what it only shows: its fields take whatever the event may hold.
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/dialogs/announcement_dialog.h"

#include <QLineEdit>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;

TEST_CASE("the form of a player keeps a table and a seat beyond a thousand")
{
    testing::Desk desk;
    desk.createEvent(u"Large"_s);
    desk.addPlayers({u"Ada"_s});
    const auto player = desk.event().players.front();
    tournament::PlayerEntry entry = tournament::entryOf(player);
    entry.fixedTable = 1500;
    entry.seat = 2500;
    REQUIRE(desk.session().perform(tournament::EditPlayer{player.id, entry}));
    desk.select("playersTable", {0});
    desk.actAndAccept("player.edit", [](QDialog &dialog) {
        dialog.findChild<QLineEdit *>(u"playerName"_s)->setText(u"Ada L"_s);
    });
    CHECK(desk.event().players.front().name == "Ada L");
    CHECK(desk.event().players.front().fixedTable == 1500);
    CHECK(desk.event().players.front().seat == 2500);
}

TEST_CASE("where a length is only advised, the form shows the one that was announced")
{
    testing::Desk desk;
    desk.createEvent(u"Short"_s);
    tournament::Profile profile = desk.event().profile;
    profile.id = "own";
    profile.minutes.advisory = true;
    REQUIRE(desk.session().perform(tournament::ChangeProfile{profile, {}}));
    auto announcement = desk.event().announcement;
    announcement.minutes = 20; // below what the rules advise
    REQUIRE(desk.session().perform(tournament::ChangeAnnouncement{announcement, {}}));
    const ui::AnnouncementDialog dialog(desk.session());
    CHECK(dialog.findChild<QSpinBox *>(u"announcedMinutes"_s)->value() == 20);
}
