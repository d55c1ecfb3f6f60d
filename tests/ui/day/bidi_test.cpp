// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament of people whose names are written from right to left, driven through results,
// corrections, log, cut, wall and paper: what stands beside a name is read as it was written.
#include "support/nasty_names.h"
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "app/sentences/sentences.h"
#include "ui/bracket/game_text.h"
#include "ui/dialogs/start_cut_dialog.h"
#include "ui/paper/printout.h"
#include "ui/projector/wall_layout.h"
#include "ui/projector/wall_picture.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <QClipboard>
#include <QComboBox>
#include <QGlyphRun>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

const QStringList names{u"أمينة"_s, u"דוד לוי"_s, u"سارة 2"_s, u"Dana (דנה)"_s};

/// As a label lays it out: in the direction of its first letter outside of isolates.
QString asSeen(const QString &text, qsizetype from, qsizetype count)
{
    QTextLayout layout(text);
    QTextOption option;
    option.setTextDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    layout.setTextOption(option);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    std::vector<std::pair<double, QChar>> signs;
    for (qsizetype at = from; at < from + count; ++at)
        for (const QGlyphRun &run : layout.glyphRuns(static_cast<int>(at), 1))
            signs.emplace_back(run.positions().front().x(), text[at]);
    std::ranges::sort(signs, {}, &std::pair<double, QChar>::first);
    QString seen;
    for (const auto &[x, sign] : signs)
        seen += sign;
    return seen;
}

/// Every score in the text is seen as it is written, every name apart from what is beside it.
void checkSeen(const QString &whole)
{
    static const QRegularExpression score(u"\\b\\d+[–-]\\d+\\b"_s);
    CAPTURE(whole);
    CHECK(support::standsApart(ui::fromQt(whole)));
    for (const QString &line : whole.split(u'\n'))
        for (auto found = score.globalMatch(line); found.hasNext();) {
            const auto match = found.next();
            CHECK(asSeen(line, match.capturedStart(), match.capturedLength()) == match.captured());
        }
}

bool names2068(const QString &text) { return text.contains(QChar(0x2068)); }

void checkWall(const ui::WallPicture &picture)
{
    constexpr QSizeF wall(1366, 768);
    for (int page = 0; page < ui::pagesOf(picture, wall); ++page)
        for (const auto &text : ui::sheetOf(picture, {}, page, wall).texts)
            for (const QString &line : text.lines)
                checkSeen(line);
}

void checkPaper(const tournament::Event &event, app::Paperwork what)
{
    app::PrintRequest request;
    request.what = what;
    const auto made = ui::printout(event, request);
    REQUIRE(made);
    for (const auto &sheet : made->sheets)
        for (const auto &text : sheet.texts)
            for (const QString &line : text.lines)
                checkSeen(line);
}

void checkCells(Desk &desk, const char *table)
{
    const auto *model = desk.find<ui::TableView>(table).model();
    for (int row = 0; row < model->rowCount(); ++row)
        for (int column = 0; column < model->columnCount(); ++column) {
            checkSeen(model->index(row, column).data().toString());
            checkSeen(model->index(row, column).data(Qt::ToolTipRole).toString());
        }
}

/// A round of four people with the first result in.
struct Round1 {
    Desk desk;
    Round1()
    {
        desk.createEvent(u"كأس"_s);
        desk.addPlayers(names);
        desk.pairRound();
        desk.report(1, u"2-0"_s);
    }
};

} // namespace

TEST_CASE("without isolates a score beside such a name is turned: what this file looks for")
{
    const QString bare = u"Report: "_s + names[0] + u" 4–0 "_s + names[1];
    CHECK(asSeen(bare, bare.indexOf(u"4–0"_s), 3) == u"0–4"_s);
    const QString apart = u"Report: "_s + ui::toQt(ui::fromQt(names[0])) + u" 4–0 "_s
        + ui::toQt(ui::fromQt(names[1]));
    CHECK(asSeen(apart, apart.indexOf(u"4–0"_s), 3) == u"4–0"_s);
}

TEST_CASE_METHOD(Round1, "messages, the line of entry, the correction and the log keep scores")
{
    CHECK(desk.message().contains(u"4–0"_s));
    CHECK(names2068(desk.message()));
    checkSeen(desk.message());
    desk.act("result.enter");
    desk.typeLine(u"2"_s);
    CHECK(names2068(desk.label("resultTarget")));
    checkSeen(desk.label("resultTarget"));
    desk.key(Qt::Key_Escape);

    desk.report(1, u"1-1"_s); // shown first
    CHECK(desk.message().contains(u"points instead of"_s));
    checkSeen(desk.message());
    const QTextDocument document(desk.message()); // as its label lays it out
    for (auto line = document.begin(); line.isValid(); line = line.next())
        CHECK(line.textDirection() == Qt::LeftToRight);
    desk.key(Qt::Key_Return);
    checkSeen(desk.message());
    desk.act("page.log");
    CHECK(desk.cell("logTable", 0, 2).contains(u"(was 4–0)"_s));
    for (const char *table : {"logTable", "pairingsTable", "playersTable"})
        checkCells(desk, table);
    checkSeen(desk.window.windowTitle());
}

TEST_CASE_METHOD(Round1, "fields, filters, lists of players and copies hold names as they are")
{
    desk.act("page.players");
    desk.select("playersTable", {0, 1, 2, 3});
    desk.find<ui::TableView>("playersTable").setFocus();
    desk.key(Qt::Key_C, Qt::ControlModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    CHECK(copied.contains(names[0]));
    CHECK_FALSE(names2068(copied));

    desk.find<QLineEdit>("findPlayer").setText(names[1]);
    CHECK(desk.rows("playersTable") == 1);
    desk.find<QLineEdit>("findPlayer")
        .setText(ui::toQt(ui::fromQt(names[1]))); // copied from a message
    CHECK(desk.rows("playersTable") == 1);
    desk.find<QLineEdit>("findPlayer").clear();

    desk.select("playersTable", {1});
    desk.actAndAccept("player.edit", [](QDialog &dialog) {
        auto &name = testing::part<QLineEdit>(dialog, "playerName");
        CHECK_FALSE(names2068(name.text()));
        name.setText(name.text() + u" ג"_s);
    });
    CHECK(desk.event().players[1].name == ui::fromQt(names[1] + u" ג"_s));
    checkSeen(desk.message());

    desk.act("result.enter");
    desk.typeLine(names[3]); // by name
    checkSeen(desk.label("resultTarget"));
    CHECK(ui::fileNameFor(ui::toQt(ui::fromQt(names[0]))) == names[0]);
}

TEST_CASE_METHOD(Round1, "standings, the cut with its seeds, wall and paper keep numbers and names")
{
    desk.report(2, u"2-0"_s);
    desk.act("page.standings");
    checkCells(desk, "standingsTable");
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        auto &size = testing::part<QComboBox>(dialog, "cutSize");
        size.setCurrentIndex(size.findData(2));
        const auto &seeds = testing::part<QListWidget>(dialog, "cutSeeds");
        for (int row = 0; row < seeds.count(); ++row) {
            checkSeen(seeds.item(row)->text());
            const QString text = seeds.item(row)->text();
            if (row < 2) // "1. " stands before the name
                CHECK(asSeen(text, 0, 2) == QString::number(row + 1) + u'.');
        }
        testing::part<QLineEdit>(dialog, "changeReason").setText(u"כי"_s);
        return testing::accept(dialog);
    });
    for (const auto what : {app::Paperwork::Pairings, app::Paperwork::PairingsByName,
                            app::Paperwork::Slips, app::Paperwork::Standings})
        checkPaper(desk.event(), what);
    checkWall(ui::pairingsPicture(desk.event()));
    checkWall(ui::standingsPicture(desk.event(), desk.session().standings()));
    desk.act("cut.start");
    REQUIRE(desk.event().cut.seeds.size() == 2);
    checkSeen(desk.message());
    desk.type(u"1"_s);
    for (const auto *label : desk.window.findChildren<QLabel *>())
        if (label->isVisible())
            checkSeen(label->text());
    checkCells(desk, "bracketTable");
    checkWall(ui::bracketPicture(desk.event()));
    checkPaper(desk.event(), app::Paperwork::Bracket);
    checkPaper(desk.event(), app::Paperwork::Report);
}
