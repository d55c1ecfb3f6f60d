// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cut_desk.h"
#include "ui/paper/pdf_reader.h"
#include "ui/qt_catch.h"

#include "ui/look/settings.h"
#include "ui/widgets/sheet_view.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using testing::part;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

QString chosen(QDialog &dialog) { return part<QComboBox>(dialog, "printWhat").currentText(); }

/// Looks at the dialog that Ctrl+P opens, and closes it.
void print(Desk &desk, const std::function<void(QDialog &)> &look)
{
    desk.prompts.dialogs.emplace_back([look](QDialog &dialog) {
        REQUIRE(dialog.objectName() == u"printDialog"_s);
        dialog.show();
        look(dialog);
        return false;
    });
    desk.key(Qt::Key_P, Qt::ControlModifier);
    REQUIRE(desk.prompts.dialogs.empty());
}

} // namespace

TEST_CASE("Ctrl+P opens what the page in sight prints")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    const auto opens = [&desk](const char *page, const QString &document) {
        desk.act(page);
        QString found;
        print(desk, [&found](QDialog &dialog) { found = chosen(dialog); });
        CHECK(found == document);
    };
    opens("page.players", u"Seats for the player meeting"_s);
    opens("page.event", u"Seats for the player meeting"_s);
    desk.pairRound();
    opens("page.round", u"Pairings by table"_s);
    opens("page.standings", u"Standings"_s);
    opens("page.event", u"Report"_s);
    opens("page.log", u"Report"_s);
    testing::CutDesk cut(4);
    cut.act("page.bracket");
    print(cut, [](QDialog &dialog) { CHECK(chosen(dialog) == u"Bracket"_s); });
}

TEST_CASE("the round that the page shows is the one that is printed")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    for (int i = 0; i < 2; ++i) {
        desk.pairRound();
        desk.reportAll(u"2-0"_s);
    }
    desk.act("page.round");
    desk.find<QComboBox>("roundSelector").setCurrentIndex(0);
    print(desk, [](QDialog &dialog) {
        CHECK(part<QComboBox>(dialog, "printRound").currentText() == u"Round 1"_s);
        CHECK(part<ui::SheetView>(dialog, "sheetView")
                  .accessibleDescription()
                  .contains(u"Round 1 of"_s));
        part<QComboBox>(dialog, "printRound").setCurrentIndex(1);
        CHECK(part<ui::SheetView>(dialog, "sheetView")
                  .accessibleDescription()
                  .contains(u"Round 2 of"_s));
    });
}

TEST_CASE("the seal below the log is the one that is printed, and follows every act")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    desk.pairRound();
    desk.act("page.log");
    const auto printed = [&desk] {
        QString page;
        print(desk, [&page](QDialog &dialog) {
            page = part<ui::SheetView>(dialog, "sheetView").accessibleDescription();
        });
        return page;
    };
    const QString first = desk.label("seal");
    CHECK(first
          == u"Seal %1 · act %2"_s
                 .arg(QString::fromStdString(app::printedSeal(*desk.session().seal())))
                 .arg(desk.session().log().back().seq));
    CHECK(printed().contains(first));
    desk.act("edit.undo");
    CHECK(desk.label("seal") != first);
    desk.act("edit.redo"); // an act of its own
    CHECK(desk.label("seal") != first);
    CHECK(printed().contains(desk.label("seal")));
    CHECK_FALSE(printed().contains(first));
}

TEST_CASE("a document is chosen, looked at page by page and saved as a PDF by keys alone")
{
    Desk desk;
    desk.act("file.demo");
    desk.act("page.round");
    const QString target = desk.folder() + u"/slips.pdf"_s;
    desk.prompts.paths.push_back(target);
    print(desk, [&](QDialog &dialog) {
        QApplication::setActiveWindow(&dialog);
        auto &what = part<QComboBox>(dialog, "printWhat");
        what.setFocus();
        QTest::keyClick(&what, Qt::Key_Down);
        QTest::keyClick(&what, Qt::Key_Down);
        CHECK(chosen(dialog) == u"Match slips"_s);
        auto &pdf = part<QPushButton>(dialog, "savePdf");
        while (!pdf.hasFocus())
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTest::keyClick(&pdf, Qt::Key_Space);
        CHECK(part<QLabel>(dialog, "printMessage").text()
              == u"Written to %1."_s.arg(QDir::toNativeSeparators(target)));
    });
    const auto pdf = testing::readPdf(bytesOf(target));
    REQUIRE(pdf.pages.size() == 1);
    CHECK(pdf.pages.front().text().count(u"Signed"_s) == 8);
}

TEST_CASE("pages are turned by button, number and Page Down")
{
    Desk desk;
    desk.act("file.demo");
    desk.act("page.log"); // its report has several pages
    print(desk, [](QDialog &dialog) {
        auto &page = part<QSpinBox>(dialog, "pageNumber");
        auto &view = part<ui::SheetView>(dialog, "sheetView");
        REQUIRE(page.maximum() > 1);
        CHECK(part<QLabel>(dialog, "pageCount").text() == u"of %1"_s.arg(page.maximum()));
        CHECK_FALSE(part<QPushButton>(dialog, "previousPage").isEnabled());
        testing::click(dialog, "nextPage");
        CHECK(page.value() == 2);
        CHECK(view.accessibleDescription().contains(u"Page 2 of"_s));
        testing::click(dialog, "previousPage");
        QTest::keyClick(&view, Qt::Key_PageDown);
        CHECK(page.value() == 2);
        QTest::keyClick(&view, Qt::Key_PageUp);
        CHECK(page.value() == 1);
        part<QComboBox>(dialog, "printZoom").setCurrentIndex(1);
        CHECK(view.widget()->width() > view.viewport()->width() * 9 / 10);
    });
}

TEST_CASE("the size of paper is remembered, by this window and the next")
{
    Desk desk;
    desk.act("file.demo");
    print(desk, [](QDialog &dialog) {
        auto &paper = part<QComboBox>(dialog, "printPaper");
        paper.setCurrentIndex(paper.findText(u"Letter"_s));
    });
    CHECK(ui::readSettings(desk.services.settingsFile).paper == app::PaperSize::Letter);
    const QString target = desk.folder() + u"/out.pdf"_s;
    desk.prompts.paths.push_back(target);
    print(desk, [](QDialog &dialog) {
        CHECK(part<QComboBox>(dialog, "printPaper").currentText() == u"Letter"_s);
        testing::click(dialog, "savePdf");
    });
    CHECK(std::lround(testing::readPdf(bytesOf(target)).pages.front().size.height()) == 792);
}

TEST_CASE("a printer gets the pages it was asked for")
{
    Desk desk;
    desk.act("file.demo");
    desk.act("page.log");
    const QString target = desk.folder() + u"/printed.pdf"_s;
    std::size_t pages = 0;
    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        dialog.show();
        pages = static_cast<std::size_t>(part<QSpinBox>(dialog, "pageNumber").maximum());
        testing::click(dialog, "sendToPrinter"); // asks which one, see below
        CHECK(part<QLabel>(dialog, "printMessage").text() == u"Sent to the printer."_s);
        return false;
    });
    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        auto *asked = qobject_cast<QPrintDialog *>(&dialog);
        REQUIRE(asked);
        asked->printer()->setOutputFormat(QPrinter::PdfFormat);
        asked->printer()->setOutputFileName(target);
        asked->printer()->setFromTo(2, 2);
        return true;
    });
    desk.key(Qt::Key_P, Qt::ControlModifier);
    REQUIRE(pages > 1);
    const auto pdf = testing::readPdf(bytesOf(target));
    REQUIRE(pdf.pages.size() == 1);
    CHECK(pdf.pages.front().text().contains(u"Page 2 of %1"_s.arg(pages)));
    CHECK(pdf.fontsEmbedded);
}

TEST_CASE("what cannot be printed says why, and the buttons that would print it rest")
{
    Desk desk;
    desk.createEvent(u"Early"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    desk.act("page.bracket");
    print(desk, [](QDialog &dialog) {
        CHECK(part<QLabel>(dialog, "printMessage").text()
              == u"There is no bracket yet; start the cut first."_s);
        CHECK_FALSE(part<QPushButton>(dialog, "savePdf").isEnabled());
        CHECK_FALSE(part<QPushButton>(dialog, "sendToPrinter").isEnabled());
        part<QComboBox>(dialog, "printWhat").setCurrentIndex(5);
        CHECK(part<QLabel>(dialog, "printMessage").text().isEmpty());
        CHECK(part<QPushButton>(dialog, "savePdf").isEnabled());
    });
    desk.prompts.paths.push_back(desk.folder() + u"/no such folder/out.pdf"_s);
    desk.act("page.players");
    print(desk, [](QDialog &dialog) {
        testing::click(dialog, "savePdf");
        CHECK(part<QLabel>(dialog, "printMessage").text().contains(u"no such folder"_s));
    });
}
