// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "printing.h"

#include "app/session/files.h"
#include "ui/paper/sheet_painter.h"
#include "ui/services/prompts.h"
#include "ui/words/text.h"

#include <QPageLayout>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>

namespace ui {

namespace {

/// The pages the printer was asked for, the first is 1.
struct Range {
    int first = 1;
    int last = 0;
};

Range rangeOf(const Printout &printout, const QPrinter &printer)
{
    const int count = static_cast<int>(printout.sheets.size());
    return {std::clamp(printer.fromPage(), 1, std::max(count, 1)),
            printer.toPage() > 0 ? std::min(printer.toPage(), count) : count};
}

bool print(const Printout &printout, const Range &range, QPrinter &printer)
{
    printer.setDocName(printout.title);
    printer.setFullPage(true);
    QPainter painter;
    for (int page = range.first; page <= range.last; ++page) {
        const Sheet &sheet = printout.sheets[static_cast<std::size_t>(page - 1)];
        if (!painter.isActive()) {
            const QPageLayout layout = layoutOf(sheet);
            printer.setPageSize(layout.pageSize());
            printer.setPageOrientation(layout.orientation());
            if (!painter.begin(&printer))
                return false;
        } else if (!printer.newPage()) {
            return false;
        }
        paintPage(painter, sheet, printer.resolution());
    }
    return painter.isActive() && painter.end();
}

/// "Print to file" is no printer: the file is written like every other one.
core::Expected<Printing, app::Failure> printToFile(Printout printout, const Range &range,
                                                   const QString &target)
{
    auto &sheets = printout.sheets;
    sheets.erase(sheets.begin() + range.last, sheets.end());
    sheets.erase(sheets.begin(), sheets.begin() + range.first - 1);
    if (const auto written = app::writeFile(toPath(target), pdfOf(printout).toStdString());
        !written)
        return core::unexpected(written.error());
    return Printing::Done;
}

} // namespace

core::Expected<Printing, app::Failure> sendToPrinter(const Printout &printout, Prompts &prompts,
                                                     QWidget *parent)
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, parent);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    dialog.setMinMax(1, static_cast<int>(printout.sheets.size()));
    if (!prompts.run(dialog))
        return Printing::Cancelled;
    const Range range = rangeOf(printout, printer);
    if (printer.outputFormat() == QPrinter::PdfFormat && !printer.outputFileName().isEmpty())
        return printToFile(printout, range, printer.outputFileName());
    return print(printout, range, printer) ? Printing::Done : Printing::Failed;
}

} // namespace ui
