// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_sheets.h"

#include "ui/desk.h"
#include "ui/paper/pdf_reader.h"
#include "ui/qt_catch.h"

#include "rules/reference/play_summary.h"
#include "ui/paper/sheet_painter.h"
#include "ui/rules/rules_text.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>

using namespace Qt::Literals::StringLiterals;

namespace {

/// Its only page, as the PDF has it; no text of the sheet was cut.
testing::ReadPage onePage(const ui::Printout &made)
{
    REQUIRE(made.sheets.size() == 1);
    for (const ui::SheetText &text : made.sheets.front().texts) {
        CAPTURE(text.lines.join(u' '));
        CHECK_FALSE(text.lines.join(u' ').contains(u'…'));
    }
    const auto pdf = testing::readPdf(ui::pdfOf(made));
    REQUIRE(pdf.pages.size() == 1);
    return pdf.pages.front();
}

constexpr std::array papers{app::PaperSize::A4, app::PaperSize::Letter};

} // namespace

TEST_CASE("the timing of each version stands on one page, step by step")
{
    for (const auto &[version, word] : rules::rulesVersionWords)
        for (const app::PaperSize paper : papers) {
            CAPTURE(word, static_cast<int>(paper));
            const auto page = onePage(ui::timingSheet(version, paper));
            CHECK(page.text().contains(ui::versionText(version)));
            for (const auto &[kind, kindWord] : rules::timingKindWords)
                for (const auto &step : rules::timingStructure(version, kind).steps) {
                    CAPTURE(step.id, step.title);
                    CHECK(page.text().simplified().contains(ui::toQt(step.title).simplified()));
                }
        }
}

TEST_CASE("the game stands on one page")
{
    for (const app::PaperSize paper : papers) {
        const auto page = onePage(ui::playSummarySheet(paper));
        for (const auto &section : rules::playSummary()) {
            CAPTURE(section.title);
            CHECK(page.text().contains(ui::toQt(section.title)));
        }
        CHECK(page.text().contains(u"7 points in the score area"_s));
    }
}

TEST_CASE("sheets for the judges' table are printed without an event")
{
    testing::Desk desk;
    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        auto &what = testing::part<QComboBox>(dialog, "printWhat");
        CHECK(what.currentText().contains(u"Rules Reference"_s));
        what.setCurrentIndex(what.count() - 1);
        desk.prompts.paths.emplace_back(desk.folder() + u"/sheet.pdf"_s);
        testing::click(dialog, "savePdf");
        CHECK(testing::part<QLabel>(dialog, "printMessage").text().startsWith(u"Written to"_s));
        return false;
    });
    desk.act("rules.print");
    QFile file(desk.folder() + u"/sheet.pdf"_s);
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(testing::readPdf(file.readAll()).pages.front().text().contains(u"one page"_s));
}
