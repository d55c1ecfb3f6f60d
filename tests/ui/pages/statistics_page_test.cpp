// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "app/figures/event_statistics.h"
#include "ui/look/appearance.h"
#include "ui/look/semantic_colors.h"
#include "ui/statistics/plot_output.h"
#include "ui/statistics/plot_widget.h"
#include "ui/statistics/statistics_views.h"

#include <cmath>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QSvgRenderer>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

struct DemoStatistics {
    DemoStatistics()
    {
        desk.act("file.demo");
        desk.reportAll(u"1-1"_s);
        desk.act("page.statistics");
    }
    [[nodiscard]] const ui::Plot &plot()
    {
        return desk.find<ui::PlotWidget>("statisticsPlot").plot();
    }
    Desk desk;
};

/// WCAG 2.1: contrast of two colours, 1 to 21.
double contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &color) {
        const auto part = [](double value) {
            return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF())
            + 0.0722 * part(color.blueF());
    };
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

bool hasColour(const QImage &image, const QColor &wanted)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == wanted)
                return true;
    return false;
}

} // namespace

TEST_CASE_METHOD(DemoStatistics, "every view shows the same figures as plot and as table")
{
    const auto statistics = app::eventStatistics(desk.event());
    auto &views = desk.find<QComboBox>("statisticsView");
    views.setFocus();
    for (int view = 0; view < views.count(); ++view) {
        CAPTURE(view);
        CHECK(views.currentIndex() == view);
        const auto shown = static_cast<ui::StatisticsView>(view);
        CHECK(plot() == ui::plotOf(shown, statistics));
        CHECK(plot().bars.size() == desk.rows("statisticsTable"));
        CHECK(plot().title == views.currentText());
        desk.key(Qt::Key_Down);
    }
    int players = 0;
    for (const auto &deck : statistics.factions)
        players += deck.side == tournament::Side::Corp ? deck.cut.whole : 0;
    CHECK(players == statistics.players);
}

TEST_CASE_METHOD(DemoStatistics, "small samples are told by their numbers")
{
    desk.find<QComboBox>("statisticsView").setCurrentIndex(4);
    for (const auto &bar : plot().bars) {
        CAPTURE(bar.label.toStdString());
        CHECK(bar.value.contains(bar.whole == 0 ? u"none"_s
                                                : u"%1 of %2 ("_s.arg(bar.part).arg(bar.whole)));
    }
    CHECK(desk.label("statisticsRemark").contains(u"say nothing about the sides"_s));
}

TEST_CASE_METHOD(DemoStatistics, "a result changes the statistics in sight")
{
    desk.find<QComboBox>("statisticsView").setCurrentIndex(4);
    desk.act("edit.undo");
    const ui::Plot before = plot();
    const auto open = tournament::missingResults(desk.event(), desk.event().rounds.back().number);
    desk.report(open.front(), u"2-0"_s); // one game won by each side
    desk.act("page.statistics");
    CHECK_FALSE(plot() == before);
    desk.act("edit.undo");
    CHECK(plot() == before);
}

TEST_CASE_METHOD(DemoStatistics, "picture and table go to the clipboard")
{
    desk.clickAction("statistics.copyTable");
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    CHECK(lines.front().startsWith(u"Side\tFaction\tPlayers"_s));
    CHECK(lines.size() == desk.rows("statisticsTable") + 2);
    desk.clickAction("statistics.copy");
    const QImage picture = QApplication::clipboard()->image();
    CHECK(picture.width() > 100);
    CHECK(hasColour(picture, desk.window.palette().color(QPalette::Base)));
}

TEST_CASE_METHOD(DemoStatistics, "a plot is saved as a drawing that other programs read")
{
    const QString path = desk.folder() + u"/factions.svg"_s;
    desk.prompts.paths.push_back(path);
    desk.clickAction("statistics.save");
    CHECK(desk.message().contains(u"factions.svg"_s));
    QSvgRenderer drawing(path);
    REQUIRE(drawing.isValid());
    QImage image(drawing.defaultSize(), QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    drawing.render(&painter);
    painter.end();
    CHECK(image.pixelColor(1, 1) == Qt::white); // paper, whatever the window looks like
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(QString::fromUtf8(file.readAll()).contains(plot().bars.front().value));

    desk.prompts.paths.push_back(desk.folder() + u"/missing/factions.svg"_s);
    desk.clickAction("statistics.save");
    CHECK(desk.message().contains(u"There is no folder"_s));
    CHECK(desk.message().contains(u"missing"_s));
}

TEST_CASE_METHOD(DemoStatistics, "a plot is printed from its preview, on as many pages as it needs")
{
    bool seen = false;
    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        seen = dialog.objectName() == u"statisticsPreview"_s;
        return false;
    });
    desk.clickAction("statistics.print");
    CHECK(seen);

    ui::Plot many = plot();
    while (many.bars.size() < 150)
        many.bars += plot().bars;
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    const QString path = desk.folder() + u"/plot.pdf"_s;
    printer.setOutputFileName(path);
    ui::printPlot(printer, many, desk.window.font());
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    CHECK(bytes.startsWith("%PDF"));
    CHECK(bytes.count("/Type /Page\n") >= 3);
}

TEST_CASE("statistics of an event without players have nothing to copy or print")
{
    Desk desk;
    desk.createEvent(u"Quiet"_s);
    desk.act("page.statistics");
    CHECK(desk.rows("statisticsTable") == 0);
    for (const char *id :
         {"statistics.copy", "statistics.copyTable", "statistics.print", "statistics.save"})
        CHECK_FALSE(desk.enabled(id));
}

TEST_CASE("every colour that means something stands out on both grounds")
{
    for (const QPalette &palette : {ui::lightPalette(), ui::darkPalette()})
        for (const ui::Meaning meaning : ui::meanings)
            for (const auto role : {QPalette::Base, QPalette::AlternateBase}) {
                CAPTURE(static_cast<int>(meaning));
                // WCAG 2.1, 1.4.11: three to one for what is not text.
                CHECK(contrast(ui::colorOf(meaning, palette), palette.color(role)) >= 3.0);
            }
    CHECK(ui::factionMeaning("nbn") == ui::Meaning::Nbn);
    CHECK(ui::factionMeaning("The garage") == ui::Meaning::Plain);
}

TEST_CASE("a bar tells its parts by pattern as well as by colour")
{
    ui::Plot plot;
    plot.title = u"Sides"_s;
    plot.shares = true;
    plot.bars.append({u"Round 1"_s, u"Corp 0 of 4 (0 %)"_s, 0, 4, ui::Meaning::Corp});
    plot.bars.append({u"Round 2"_s, u"Corp 4 of 4 (100 %)"_s, 4, 4, ui::Meaning::Corp});
    ui::PlotWidget widget(u"plot"_s);
    widget.show(plot);
    widget.resize(600, widget.sizeHint().height());
    const QImage image = widget.picture();
    const QColor colour = ui::colorOf(ui::Meaning::Corp, widget.palette());
    std::array<int, 2> filled{};
    const int middle = image.height() - static_cast<int>(widget.fontMetrics().height() * 2);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            filled[y > middle ? 1 : 0] += image.pixelColor(x, y) == colour ? 1 : 0;
    CHECK(filled[1] > 3 * filled[0]); // hatched above, filled below
    CHECK(widget.accessibleDescription().contains(u"Corp 0 of 4"_s));
}
