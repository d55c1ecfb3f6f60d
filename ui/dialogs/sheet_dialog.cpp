// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet_dialog.h"

#include "app/session/files.h"
#include "ui/paper/printing.h"
#include "ui/paper/sheet_painter.h"
#include "ui/services/prompts.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/sheet_view.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

SheetDialog::SheetDialog(Prompts &prompts, const QString &folder, app::PaperSize paper,
                         QWidget *parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_folder(folder)
    , m_form(new QFormLayout)
    , m_paper(new QComboBox(this))
    , m_zoom(new QComboBox(this))
    , m_message(new QLabel(this))
    , m_view(new SheetView(this))
    , m_page(new QSpinBox(this))
    , m_pages(new QLabel(this))
    , m_previous(new QPushButton(tr("&Back"), this))
    , m_next(new QPushButton(tr("&Forward"), this))
    , m_pdf(new QPushButton(tr("&Save as PDF…"), this))
    , m_print(new QPushButton(tr("P&rint…"), this))
    , m_close(new QPushButton(tr("&Close"), this))
{
    setWindowTitle(tr("Print"));
    m_paper->addItem(tr("A4"), static_cast<int>(app::PaperSize::A4));
    m_paper->addItem(tr("Letter"), static_cast<int>(app::PaperSize::Letter));
    m_paper->setCurrentIndex(m_paper->findData(static_cast<int>(paper)));
    m_zoom->addItem(tr("Whole page"), static_cast<int>(SheetView::Zoom::WholePage));
    m_zoom->addItem(tr("Page width"), static_cast<int>(SheetView::Zoom::PageWidth));
    nameParts();
    auto *row = new QHBoxLayout(this);
    row->addLayout(choices());
    row->addWidget(preview(), 1);
    openAt(*this, 130, 42);
    connect(m_paper, &QComboBox::currentIndexChanged, this, [this] { compose(); });
    connect(m_zoom, &QComboBox::currentIndexChanged, this, [this] {
        m_view->setZoom(static_cast<SheetView::Zoom>(m_zoom->currentData().toInt()));
    });
    connect(m_page, &QSpinBox::valueChanged, this, &SheetDialog::showPage);
    connect(m_view, &SheetView::paged, this, [this](int by) { m_page->stepBy(by); });
    connect(m_previous, &QPushButton::clicked, m_page, &QSpinBox::stepDown);
    connect(m_next, &QPushButton::clicked, m_page, &QSpinBox::stepUp);
    connect(m_pdf, &QPushButton::clicked, this, &SheetDialog::savePdf);
    connect(m_print, &QPushButton::clicked, this, &SheetDialog::sendToPrinter);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
}

void SheetDialog::nameParts()
{
    m_previous->setObjectName("previousPage"_L1);
    m_next->setObjectName("nextPage"_L1);
    m_pdf->setObjectName("savePdf"_L1);
    m_print->setObjectName("sendToPrinter"_L1);
    m_close->setObjectName("closePrint"_L1);
    m_view->setObjectName("sheetView"_L1);
    m_view->setAccessibleName(tr("Page"));
    m_page->setObjectName("pageNumber"_L1);
    m_page->setAccessibleName(tr("Page"));
    m_pages->setObjectName("pageCount"_L1);
    m_zoom->setObjectName("printZoom"_L1);
    m_zoom->setAccessibleName(tr("Size of the preview"));
    m_message->setObjectName("printMessage"_L1);
    m_message->setAccessibleName(tr("Message"));
    m_message->setWordWrap(true);
}

QVBoxLayout *SheetDialog::choices()
{
    m_form->setVerticalSpacing(8);
    m_print->setDefault(true);
    auto *column = new QVBoxLayout;
    column->addLayout(m_form);
    column->addSpacing(8);
    column->addWidget(m_message);
    column->addStretch(1);
    for (auto *button : {m_print, m_pdf, m_close})
        column->addWidget(button);
    return column;
}

QWidget *SheetDialog::preview()
{
    auto *box = new QWidget(this);
    auto *pageLabel = new QLabel(tr("Pa&ge:"), box);
    pageLabel->setBuddy(m_page);
    auto *row = new QHBoxLayout;
    row->addWidget(m_previous);
    row->addWidget(pageLabel);
    row->addWidget(m_page);
    row->addWidget(m_pages);
    row->addWidget(m_next);
    row->addStretch(1);
    row->addWidget(m_zoom);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view, 1);
    column->addLayout(row);
    return box;
}

void SheetDialog::addPaperRow() { addRow(*m_form, tr("Pa&per:"), *m_paper, u"printPaper"_s); }

void SheetDialog::finish(const QList<QWidget *> &choices)
{
    const QList<QWidget *> order = choices
        + QList<QWidget *>{m_print, m_pdf, m_close, m_view, m_previous, m_page, m_next, m_zoom};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
    choices.front()->setFocus();
}

app::PaperSize SheetDialog::chosenPaper() const
{
    return static_cast<app::PaperSize>(m_paper->currentData().toInt());
}

void SheetDialog::show(core::Expected<Printout, app::Failure> made)
{
    m_printout = made ? std::move(*made) : Printout();
    say(made ? QString() : failureText(made.error()));
    const int pages = static_cast<int>(m_printout.sheets.size());
    const QSignalBlocker quiet(m_page);
    m_page->setRange(std::min(1, pages), pages);
    m_page->setValue(1);
    for (QWidget *widget : {static_cast<QWidget *>(m_page), static_cast<QWidget *>(m_pdf),
                            static_cast<QWidget *>(m_print)})
        widget->setEnabled(pages > 0);
    showPage();
}

void SheetDialog::showPage()
{
    const int pages = static_cast<int>(m_printout.sheets.size());
    const int page = m_page->value();
    m_pages->setText(tr("of %1").arg(pages));
    m_previous->setEnabled(page > 1);
    m_next->setEnabled(page < pages);
    if (pages > 0)
        m_view->show(m_printout.sheets[static_cast<std::size_t>(page - 1)]);
    else
        m_view->clear();
}

void SheetDialog::savePdf()
{
    const auto target = m_prompts.saveFile(
        this, tr("Save as PDF"), QDir(m_folder).filePath(fileNameFor(m_printout.title) + u".pdf"_s),
        tr("PDF documents (*.pdf)"));
    if (!target)
        return;
    const QByteArray bytes = pdfOf(m_printout);
    const auto written = app::writeFile(
        toPath(*target), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    say(written ? tr("Written to %1.").arg(shownPath(*target)) : failureText(written.error()));
}

void SheetDialog::sendToPrinter()
{
    const auto printing = ui::sendToPrinter(m_printout, m_prompts, this);
    if (!printing)
        say(failureText(printing.error()));
    else if (*printing == Printing::Done)
        say(tr("Sent to the printer."));
    else if (*printing == Printing::Failed)
        say(tr("The printer did not take the pages; is it switched on? Save a PDF instead."));
}

void SheetDialog::say(const QString &text) { m_message->setText(text); }

} // namespace ui

#include "moc_sheet_dialog.cpp"
