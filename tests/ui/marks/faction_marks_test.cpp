// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cut_desk.h"
#include "ui/look_desk.h"
#include "ui/qt_catch.h"

#include "tournament/standings/standings.h"
#include "ui/look/appearance.h"
#include "ui/marks/faction_mark.h"
#include "ui/paper/printout.h"
#include "ui/projector/wall_layout.h"
#include "ui/projector/wall_theme.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <QAccessible>
#include <QApplication>
#include <QImage>
#include <QPainter>

using namespace Qt::Literals::StringLiterals;
using rules::Faction;
using testing::CutDesk;
using testing::LookDesk;

namespace {

QImage drawn(Faction faction, int side)
{
    QImage image(side, side, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(ui::factionShape(faction, image.rect()), Qt::black);
    return image;
}

/// How much black of one is white in the other, in whole pixels.
double difference(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) / 255.0;
    return sum;
}

/// What a screen reader says of a cell.
QString said(const ui::TableView &view, int row, int column)
{
    auto *table = QAccessible::queryAccessibleInterface(const_cast<ui::TableView *>(&view));
    return table->tableInterface()->cellAt(row, column)->text(QAccessible::Name);
}

bool isMarked(const ui::TableView &view, int row, int column)
{
    const auto icon = view.model()->index(row, column).data(Qt::DecorationRole).value<QIcon>();
    QImage nothing(32, 16, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent);
    return !icon.isNull()
        && icon.pixmap(32, 16).toImage().convertToFormat(nothing.format()) != nothing;
}

/// Whether anything of the mark is painted into the cell, in the colour of its faction.
bool shows(const QImage &picture, Faction faction, const QPalette &palette)
{
    const QRgb wanted = ui::colorOf(ui::factionMeaning(faction), palette).rgb();
    int found = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            found += picture.pixel(x, y) == wanted ? 1 : 0;
    return found >= 20;
}

} // namespace

TEST_CASE("every faction has another shape: without colour they are told apart at 16 pixels")
{
    for (const auto &[one, word] : rules::factionWords) {
        const QImage image = drawn(one, 16);
        CHECK(difference(image, QImage(image.size(), image.format())) > 0);
        for (const auto &[other, otherWord] : rules::factionWords) {
            CAPTURE(word, otherWord);
            if (one != other)
                CHECK(difference(image, drawn(other, 16)) >= 30); // of 256
        }
    }
}

TEST_CASE("straight edges of marks lie on whole pixels at 16 and at 32")
{
    const int side = GENERATE(16, 32);
    for (const Faction faction :
         {Faction::Weyland, Faction::Nbn, Faction::Adam, Faction::NeutralCorp}) {
        const QImage image = drawn(faction, side);
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x) {
                const int grey = qGray(image.pixel(x, y));
                CAPTURE(side, rules::nameOf(faction), x, y, grey);
                CHECK((grey == 0 || grey == 255));
            }
    }
    // On a screen of twice the resolution a cell gets twice the pixels, not larger ones.
    CHECK(ui::markIcon(Faction::Adam).pixmap(QSize(16, 16), 2.0).size() == QSize(32, 32));
}

TEST_CASE("the faction is that of the identity, or the one that was entered")
{
    tournament::Player player;
    player.corpIdentity = "NBN: Making News";
    player.corpFaction = "Jinteki"; // a slip of the pen
    player.runnerIdentity = "My own cat";
    player.runnerFaction = "shaper";
    CHECK((app::factionsOf(player) == app::Factions{Faction::Nbn, Faction::Shaper}));
    player.corpIdentity = "Jinteki: Personal Evolution";
    player.runnerFaction = "Sunny";
    CHECK((app::factionsOf(player) == app::Factions{Faction::Jinteki, Faction::Sunny}));
    player.corpIdentity.clear();
    player.corpFaction = "weyland-consortium";
    player.runnerFaction = "a"; // three begin so
    CHECK((app::factionsOf(player) == app::Factions{Faction::Weyland, {}}));
    player.corpFaction = "neutral";
    player.runnerFaction = "neutral";
    CHECK((app::factionsOf(player) == app::Factions{Faction::NeutralCorp, Faction::NeutralRunner}));
    player.corpFaction = "Anarch"; // no Corp
    CHECK_FALSE(app::factionsOf(player).corp);
}

TEST_CASE("tables show the marks of identities, and a screen reader says the factions")
{
    LookDesk desk;
    const struct {
        const char *page;
        const char *table;
        int column;
        QString word; ///< of the first player, a Haas-Bioroid and Anarch
    } places[]{{"page.players", "playersTable", 3, u"(Haas-Bioroid)"_s},
               {"page.players", "playersTable", 4, u"(Anarch)"_s},
               {"page.decks", "decksTable", 1, u"(Haas-Bioroid)"_s},
               {"page.decks", "decksTable", 2, u"(Anarch)"_s},
               {"page.round", "pairingsTable", 1, u"(Corp Haas-Bioroid, Runner Anarch)"_s},
               {"page.round", "pairingsTable", 2, u"(Corp Haas-Bioroid, Runner Anarch)"_s},
               {"page.standings", "standingsTable", 1, u"(Corp Haas-Bioroid, Runner Anarch)"_s}};
    int rounds = 0;
    for (const auto &[page, name, column, word] : places) {
        CAPTURE(name, column);
        desk.act(page);
        QApplication::processEvents();
        const auto &table = desk.find<ui::TableView>(name);
        bool read = false;
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            CHECK(isMarked(table, row, column));
            const bool tells = said(table, row, column).contains(word);
            read = read || tells;
            if (tells)
                CHECK(table.model()
                          ->index(row, column)
                          .data(Qt::ToolTipRole)
                          .toString()
                          .contains(word.mid(1, word.size() - 2)));
        }
        if (desk.find("roundPage").isVisible())
            rounds += read ? 1 : 0; // on one side of the table
        else
            CHECK(read);
    }
    CHECK(rounds >= 1);
}

TEST_CASE("marks are painted in the colours of the theme")
{
    LookDesk desk;
    const struct Afterwards {
        ~Afterwards() { ui::applyTheme(ui::Theme::System, {}); }
    } afterwards;
    for (const char *theme : {"theme.light", "theme.dark"}) {
        CAPTURE(theme);
        desk.act(theme);
        desk.act("page.standings");
        QApplication::processEvents();
        auto &table = desk.find<ui::TableView>("standingsTable");
        const QImage picture = table.viewport()->grab().toImage();
        for (const Faction faction : {Faction::HaasBioroid, Faction::Weyland, Faction::Shaper})
            CHECK(shows(picture, faction, table.palette()));
    }
}

TEST_CASE("without identities no room is left for marks")
{
    testing::Desk desk;
    desk.createEvent(u"Plain"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    desk.pairRound();
    const auto &table = desk.find<ui::TableView>("pairingsTable");
    CHECK_FALSE(table.model()->index(0, 1).data(Qt::DecorationRole).isValid());
    CHECK(
        ui::standingsPicture(desk.event(), tournament::standings(desk.event())).factions.isEmpty());
}

TEST_CASE("the wall marks standings and bracket without touching a letter")
{
    LookDesk desk;
    constexpr QSizeF wall(1920, 1080);
    const auto picture = ui::standingsPicture(desk.event(), tournament::standings(desk.event()));
    const auto sheet = ui::sheetOf(picture, {}, 0, wall);
    CHECK(sheet.marks.size() == 2 * desk.names().size());
    CHECK(sheet.inWords().contains(u"Aster (Corp Haas-Bioroid, Runner Anarch)"_s));
    for (const auto &mark : sheet.marks) {
        CHECK(QRectF(QPointF(), wall).contains(mark.place));
        for (const auto &text : sheet.texts)
            CHECK_FALSE(text.place.intersects(mark.place));
    }
    // What is played in a round is told by nobody before it is.
    CHECK(ui::sheetOf(ui::pairingsPicture(desk.event()), {}, 0, wall).marks.isEmpty());
}

TEST_CASE("the bracket marks who is known: in the window, on the wall and on paper")
{
    CutDesk desk(4);
    QApplication::processEvents();
    const auto wall = ui::sheetOf(ui::bracketPicture(desk.event()), {}, 0, {1920, 1080});
    CHECK(!wall.marks.isEmpty());
    CHECK(wall.inWords().contains(u"Jinteki"_s));
    const auto &drawing = desk.drawing();
    CHECK(shows(desk.drawing().grab().toImage(), Faction::Jinteki, drawing.palette()));
    desk.drawing().choose(1);
    CHECK(drawing.accessibleDescription().contains(u"Jinteki"_s));
    app::PrintRequest request;
    request.what = app::Paperwork::Bracket;
    const auto paper = ui::printout(desk.event(), request);
    REQUIRE(paper);
    CHECK(!paper->sheets.front().marks.empty());
}

TEST_CASE("paper marks standings and the identities of the report")
{
    LookDesk desk;
    // The report has the standings and, below them, the identities.
    for (const auto &[what, tables] :
         {std::pair(app::Paperwork::Standings, 1U), {app::Paperwork::Report, 2U}}) {
        app::PrintRequest request;
        request.what = what;
        const auto paper = ui::printout(desk.event(), request);
        REQUIRE(paper);
        std::size_t marks = 0;
        for (const auto &sheet : paper->sheets) {
            marks += sheet.marks.size();
            for (const auto &mark : sheet.marks) {
                CHECK(QRectF(QPointF(), sheet.size).contains(mark.place));
                for (const auto &text : sheet.texts)
                    CHECK_FALSE(text.cell.intersects(mark.place));
            }
            if (!sheet.marks.empty())
                CHECK(sheet.plainText().contains(u"Haas-Bioroid"_s));
        }
        CHECK(marks == tables * 2 * static_cast<std::size_t>(desk.names().size()));
    }
}
