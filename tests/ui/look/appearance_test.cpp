// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/ask/story_field.h"
#include "ui/look/appearance.h"
#include "ui/look/settings.h"

#include <QApplication>
#include <QFont>
#include <QPalette>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

/// What other tests find must be what they found before.
struct NaturalAfterwards {
    NaturalAfterwards() { ui::applyLetters(ui::smallestLetters); }
    NaturalAfterwards(const NaturalAfterwards &) = delete;
    NaturalAfterwards &operator=(const NaturalAfterwards &) = delete;
    ~NaturalAfterwards()
    {
        ui::applyTheme(ui::Theme::System, {});
        ui::applyLetters(ui::smallestLetters);
    }
};

int lightness() { return QApplication::palette().color(QPalette::Window).lightness(); }

} // namespace

TEST_CASE("dark and light are chosen while the event is open, and remembered")
{
    const NaturalAfterwards after;
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    desk.act("page.standings");
    desk.act("theme.dark");
    CHECK(lightness() < 100);
    CHECK(desk.find("standingsPage").isVisible()); // where one was
    CHECK(desk.event().players.size() == 2);
    CHECK(ui::readSettings(desk.services.settingsFile).theme == ui::Theme::Dark);
    desk.act("theme.light");
    CHECK(lightness() > 200);
    CHECK(ui::readSettings(desk.services.settingsFile).theme == ui::Theme::Light);
}

TEST_CASE("who settles a dispute goes on with it in another theme or with other letters")
{
    const NaturalAfterwards after;
    Desk desk;
    desk.act("rules.ask");
    desk.typeLine(u"tollbooth hq rezzed"_s);
    for (const char *look : {"theme.dark", "letters.larger", "theme.light"}) {
        desk.act(look);
        CHECK(desk.find("askPage").isVisible());
        CHECK(desk.find<ui::StoryField>("askSay").lines() == QStringList{u"tollbooth hq rezzed"_s});
    }
    desk.act("rules.desk");
    desk.act("letters.natural");
    CHECK(desk.find("rulesPage").isVisible());
}

TEST_CASE("the theme of the desktop is followed only where the user wants that")
{
    const NaturalAfterwards after;
    ui::applyTheme(ui::Theme::System, true);
    CHECK(lightness() < 100);
    ui::applyTheme(ui::Theme::System, false);
    CHECK(lightness() > 200);
    ui::applyTheme(ui::Theme::Light, true);
    CHECK(lightness() > 200);
}

TEST_CASE("letters grow to twice their size and back, and acts go on")
{
    const NaturalAfterwards after;
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    const double natural = QApplication::font().pointSizeF();
    const int row = desk.find("navigation").width();
    for (int i = 0; i < 9; ++i)
        desk.act("letters.larger");
    CHECK(QApplication::font().pointSizeF() == Approx(2 * natural));
    CHECK(desk.find("navigation").width() > row * 3 / 2); // made anew, measured anew
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    CHECK(desk.event().players.size() == 2);
    desk.act("edit.undo");
    CHECK(desk.event().players.size() == 1);
    CHECK(ui::readSettings(desk.services.settingsFile).letters == 200);
    desk.act("letters.natural");
    CHECK(QApplication::font().pointSizeF() == Approx(natural));
}
