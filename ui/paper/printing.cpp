// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "printing.h"

#include "ui/paper/sheet_painter.h"
#include "ui/prompts.h"

#include <QPageLayout>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>

namespace ui {

namespace {

/// The pages the printer was asked for.
bool print(const Printout &printout, QPrinter &printer)
{
    const int count = static_cast<int>(printout.sheets.size());
    const int first = std::max(printer.fromPage(), 1);
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), count) : count;
    printer.setDocName(printout.title);
    printer.setFullPage(true);
    QPainter painter;
    for (int page = first; page <= last; ++page) {
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

} // namespace

Printing sendToPrinter(const Printout &printout, Prompts &prompts, QWidget *parent)
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, parent);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    dialog.setMinMax(1, static_cast<int>(printout.sheets.size()));
    if (!prompts.run(dialog))
        return Printing::Cancelled;
    return print(printout, printer) ? Printing::Done : Printing::Failed;
}

} // namespace ui
