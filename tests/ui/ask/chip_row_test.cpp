// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "rules/asking/document.h"
#include "rules/asking/table_edits.h"
#include "ui/ask/chip_row.h"
#include "ui/ask/play.h"
#include "ui/ask/story.h"

#include <QApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;
using ui::ChipRow;
using ui::Play;

namespace {

struct Chips {
    Play play;
    ChipRow row{[this](const QString &what, const ui::Change &change) { play.edit(what, change); }};

    Chips() { row.resize(500, row.sizeHint().height()); }
    void tell(const QStringList &lines)
    {
        play.tell(lines);
        row.show(play);
        row.QWidget::show();
        QApplication::processEvents();
    }
    [[nodiscard]] QList<QToolButton *> named(const QString &name) const
    {
        QList<QToolButton *> found;
        for (auto *button : row.findChildren<QToolButton *>())
            if (button->objectName().startsWith(name))
                found.append(button);
        return found;
    }
};

} // namespace

TEST_CASE("the rows grow with what was read, from the least to the most")
{
    Chips chips;
    chips.row.setRows(2, 4);
    chips.tell({u"tollbooth on hq"_s});
    const int two = chips.row.height();
    chips.tell({u"tollbooth hq, flurbel, gnarfle, runner 2 credits, splonk"_s, u"run on hq"_s,
                u"enigma on r&d, corp 5 credits"_s});
    CHECK(chips.row.height() > two);
    CHECK(chips.row.height() < 2 * two + 8);
    for (const auto *button : chips.named(u"askOpen"_s))
        CHECK(button->isVisible());
    chips.tell({u"tollbooth on hq"_s});
    CHECK(chips.row.height() == two);
}

TEST_CASE("doubts are seen however few rows there are, and whole where they have room")
{
    Chips chips;
    chips.row.setRows(1, 1);
    chips.tell(
        {u"flurbel, gnarfle, splonk, bolloth, runner 2 credits, corp 5 credits, tollbooth on "
         "hq, enigma on r&d"_s});
    const auto open = chips.named(u"askOpen"_s);
    REQUIRE(open.size() >= 3);
    for (const auto *button : open) {
        CHECK(button->isVisible());
        CHECK(button->geometry().bottom() < chips.row.height());
    }
    chips.row.setRows(2, 40);
    for (const auto *button : open + chips.named(u"askChip"_s)) {
        CAPTURE(button->text());
        CHECK_FALSE(button->text().contains(u"…"_s));
    }
}

TEST_CASE("a single row of buttons stands on top of its place, beside what is taken for granted")
{
    Chips chips;
    chips.row.setRows(2, 2);
    chips.row.resize(900, chips.row.sizeHint().height());
    chips.tell({u"tollbooth on hq"_s});
    const auto top = [&chips](const QWidget &widget) {
        return widget.mapTo(&chips.row, QPoint()).y();
    };
    CHECK(top(*chips.named(u"askChip"_s).first()) == 0);
    CHECK(top(*chips.named(u"askTaken"_s).first()) == 0);
}

TEST_CASE("what was not understood can be said in other words: by a menu only where it offers more")
{
    Chips chips;
    chips.tell({u"tollbooth on hq"_s, u"qwxyz, run on hq, song"_s});
    int menus = 0;
    for (const QString &name : {u"askOpen"_s, u"askChip"_s})
        for (auto *button : chips.named(name)) {
            CAPTURE(button->text());
            CHECK_FALSE(button->accessibleName().isEmpty());
            const QSignalSpy wanted(&chips.row, &ChipRow::pieceWanted);
            if (button->menu()) {
                ++menus;
                CHECK(button->menu()->actions().size() > 1);
                button->menu()->actions().last()->trigger();
            } else {
                CHECK_FALSE(button->accessibleDescription().isEmpty());
                button->click();
            }
            CHECK(wanted.size() == 1);
        }
    CHECK(menus > 0);
    CHECK_FALSE(chips.named(u"askOpen"_s).first()->menu());
}

TEST_CASE("a menu opens below all buttons, and cuts an entry behind a word with all of it in a tip")
{
    Chips chips;
    chips.row.setRows(2, 2);
    chips.tell({u"jackson howard rezzed in server 1, enigma on r&d, corp uses jackson howard, "
                "runner 2 credits, run on hq"_s});
    QToolButton *which = nullptr;
    for (auto *button : chips.named(u"askOpen"_s))
        which = button->menu() ? button : which;
    REQUIRE(which);
    QMenu &menu = *which->menu();
    menu.popup(which->mapToGlobal(QPoint(0, which->height())));
    QApplication::processEvents();
    CHECK(menu.y() >= chips.row.mapToGlobal(QPoint(0, chips.row.height())).y());
    CHECK(menu.width() <= chips.row.width());
    bool cut = false;
    for (const QAction *action : menu.actions())
        if (action->text().endsWith(u" …"_s)) {
            cut = true;
            CHECK(action->toolTip().startsWith(action->text().chopped(2)));
        }
    CHECK(cut);
    menu.close();
}

TEST_CASE("what was taken for granted and does not decide is one button, however much it is")
{
    Chips chips;
    chips.tell({u"corp 3 credits, tollbooth on hq, run on hq, approaches tollbooth"_s});
    auto *taken = chips.row.findChild<QToolButton *>(u"askTaken"_s);
    REQUIRE(taken);
    CHECK(taken->isVisible());
    CHECK(taken->menu()->actions().size() > 3);
    CHECK(taken->toolTip().contains(u"Tollbooth is rezzed"_s));
    const auto listed = taken->menu()->actions().size();
    chips.tell({u"tollbooth on hq, run on hq, may the runner jack out?"_s});
    chips.play.lookCloser();
    chips.row.show(chips.play);
    for (const auto *button : chips.named(u"askDeciding"_s))
        for (const QAction *one : taken->menu()->actions())
            CHECK_FALSE(button->text().endsWith(one->text()));
    CHECK(listed > 3);
}

TEST_CASE("what the table contradicts by now is struck out")
{
    Chips chips;
    chips.tell({u"runner 2 credits, tollbooth on hq"_s});
    const auto struck = [&chips](const QString &words) {
        for (const auto *button : chips.named(u"askChip"_s))
            if (button->text().contains(words))
                return button->font().strikeOut();
        throw std::runtime_error("no such chip");
    };
    CHECK_FALSE(struck(u"2 credits"_s));
    chips.play.edit(u"credits"_s, [](core::Json &document) {
        asking::tell(document, "state/runner/credits", 7);
    });
    chips.row.show(chips.play);
    CHECK(struck(u"2 credits"_s));
    CHECK_FALSE(struck(u"Tollbooth"_s));
}

TEST_CASE("an act that is still done is not struck out, wherever it stands among the others")
{
    Chips chips;
    chips.tell({u"runner 5 credits, runner plays indexing, run is successful"_s});
    core::Json::Array script = ui::scriptOf(chips.play.document());
    REQUIRE(script.size() > 1);
    const auto struck = [&chips] {
        chips.row.show(chips.play);
        int count = 0;
        for (const auto *button : chips.named(u"askChip"_s))
            count += button->font().strikeOut() ? 1 : 0;
        return count;
    };
    CHECK(struck() == 0);
    const auto put = [&chips](const core::Json::Array &acts) {
        chips.play.edit(u"acts"_s, [&acts](core::Json &document) {
            asking::setAt(document, "question/script", acts);
        });
    };
    core::Json::Array longer = script;
    longer.insert(longer.begin(), core::Json::object({{"gain_credit", true}}));
    put(longer);
    CHECK(struck() == 0);
    longer = script;
    longer.push_back(core::Json::object({{"use", "indexing#success"}}));
    put(longer);
    CHECK(struck() == 0);
    script.pop_back();
    put(script);
    CHECK(struck() == 1);
}

TEST_CASE("a question stays asked while acts are played")
{
    Chips chips;
    chips.tell({u"tollbooth hq rezzed, femme on tollbooth, runner 2 credits, run on hq, encounters "
                "tollbooth. does he get past tollbooth?"_s});
    REQUIRE(chips.play.moment());
    REQUIRE(chips.play.moment()->decision);
    chips.play.act(u"femme"_s, chips.play.moment()->decision->options.front().json);
    chips.row.show(chips.play);
    for (const auto *button : chips.named(u"askChip"_s)) {
        CAPTURE(button->text());
        CHECK_FALSE(button->font().strikeOut());
    }
}

TEST_CASE("what has no room in the rows is counted by a button that opens it in its place")
{
    Chips chips;
    chips.row.setRows(1, 1);
    chips.tell({u"tollbooth hq, runner 2 credits, corroder, mimic, corp 5 credits"_s,
                u"enigma on r&d, splonk, ice wall on archives, run on hq"_s});
    auto *more = chips.row.findChild<QToolButton *>(u"askMore"_s);
    REQUIRE(more);
    const auto hidden = [&chips] {
        int count = 0;
        for (const auto *button : chips.named(u"askOpen"_s) + chips.named(u"askChip"_s)) {
            count += button->isHidden() ? 1 : 0;
            CHECK((button->isHidden() || button->geometry().bottom() < chips.row.height()));
        }
        return count;
    };
    CHECK(more->isVisible());
    CHECK(hidden() > 0);
    CHECK(more->text() == u"✓ %1 more understood"_s.arg(hidden()));
    CHECK(more->accessibleName() == more->text());
    for (const auto *button : chips.named(u"askOpen"_s) + chips.named(u"askChip"_s))
        CHECK((!button->isHidden() || button->accessibleName().startsWith(u"✓"_s)));
    const int one = chips.row.height();
    more->click();
    QApplication::processEvents();
    CHECK(hidden() == 0);
    CHECK(chips.row.height() > 2 * one);
    CHECK(more->isVisible());
    more->click();
    QApplication::processEvents();
    CHECK(hidden() > 0);
    CHECK(chips.row.height() == one);
    chips.row.setRows(2, 2);
    chips.row.resize(1600, chips.row.height());
    QApplication::processEvents();
    CHECK(hidden() == 0);
    CHECK(more->isHidden());
}

TEST_CASE("the buttons stand in one flow, what is counted and taken for granted behind the others")
{
    Chips chips;
    chips.row.setRows(2, 2);
    chips.tell({u"tollbooth hq, flurbel, gnarfle, runner 2 credits, splonk"_s});
    const auto *more = chips.row.findChild<QToolButton *>(u"askMore"_s);
    const auto *taken = chips.row.findChild<QToolButton *>(u"askTaken"_s);
    const auto *last = chips.named(u"askOpen"_s).first();
    for (const auto *button : chips.named(u"askOpen"_s) + chips.named(u"askChip"_s))
        if (!button->isHidden())
            last = button;
    const QToolButton *behind = more->isHidden() ? taken : more;
    const bool beside = behind->y() == last->y() && behind->x() > last->geometry().right()
        && behind->x() - last->geometry().right() < 10;
    CHECK((beside || (behind->x() == 0 && behind->y() > last->y())));
}

TEST_CASE("nothing stands there twice, and a doubt comes before what is sure")
{
    Chips chips;
    chips.row.resize(3000, chips.row.height());
    chips.tell({u"runner 2 credits, flurbel"_s, u"runner 2 credits, flurbel, tolbooth on hq"_s});
    QStringList texts;
    for (const auto *button : chips.named(u"askOpen"_s) + chips.named(u"askChip"_s))
        texts.append(button->accessibleName());
    CHECK(texts.removeDuplicates() == 0);
    bool sure = false;
    for (const auto *button : chips.named(u"askChip"_s)) {
        sure = sure || button->text().startsWith(u"✓"_s);
        CHECK((!sure || button->text().startsWith(u"✓"_s)));
    }
}

TEST_CASE("questions that were guessed together are a button each")
{
    Chips chips;
    chips.tell(
        {u"tollbooth hq rezzed, corp 5 credits, runner 5 credits, hedge fund. The corp plays "
         "hedge fund. Who is right?"_s});
    for (const auto *button : chips.named(u"askChip"_s)) {
        CAPTURE(button->accessibleName());
        CHECK(button->accessibleName().count(u'?') <= 1);
    }
}

TEST_CASE(
    "another question that is chosen stands there in plain words, and nothing else is in doubt")
{
    Chips chips;
    chips.tell(
        {u"corp 1 bad publicity, run on r&d, corp rezzes grim on r&d, what money has he this time?"_s});
    const auto open = chips.named(u"askOpen"_s).size();
    const QSignalSpy wanted(&chips.row, &ChipRow::lineWanted);
    for (const auto *button : chips.named(u"askChip"_s))
        if (button->text().startsWith(u"≈"_s) && button->text().endsWith(u'?'))
            button->menu()->actions().first()->trigger();
    REQUIRE_FALSE(wanted.isEmpty());
    const QString words = wanted.first().last().toString();
    CHECK_FALSE(words.contains(u'['));
    CHECK(words.startsWith(u"corp 1 bad publicity, run on r&d, corp rezzes grim on r&d, "_s));
    chips.tell({words});
    CHECK(chips.named(u"askOpen"_s).size() <= open);
}
