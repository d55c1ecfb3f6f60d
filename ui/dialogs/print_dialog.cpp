// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "print_dialog.h"

#include "app/event_decks.h"
#include "app/files.h"
#include "app/session.h"
#include "ui/dialogs/dialog_parts.h"
#include "ui/paper/printing.h"
#include "ui/paper/printout.h"
#include "ui/paper/sheet_painter.h"
#include "ui/prompts.h"
#include "ui/text.h"
#include "ui/widgets/sheet_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

using app::Paperwork;

struct Kind {
    Paperwork what{};
    QString name;
    bool aboutOneRound = false;
    bool ofDecks = false;
};

/// Beside the ids of players in the choice whose decks are printed.
enum Choice { All = 0, Drawn = -1 };

QList<Kind> kinds()
{
    return {{Paperwork::Pairings, PrintDialog::tr("Pairings by table"), true},
            {Paperwork::PairingsByName, PrintDialog::tr("Pairings by name"), true},
            {Paperwork::Slips, PrintDialog::tr("Match slips"), true},
            {Paperwork::Standings, PrintDialog::tr("Standings"), true},
            {Paperwork::Bracket, PrintDialog::tr("Bracket"), false},
            {Paperwork::Seating, PrintDialog::tr("Seats for the player meeting"), false},
            {Paperwork::Report, PrintDialog::tr("Report"), false},
            {Paperwork::Decklists, PrintDialog::tr("Decklists"), false, true},
            {Paperwork::DeckChecks, PrintDialog::tr("Sheets for deck checks"), false, true},
            {Paperwork::BlankDecklist, PrintDialog::tr("Blank sheet for decklists"), false}};
}

/// A file name of it on every system.
QString fileName(QString title)
{
    for (const QChar letter : u"/\\:*?\"<>|"_s)
        title.replace(letter, u'-');
    return title + u".pdf"_s;
}

} // namespace

PrintDialog::PrintDialog(Prompts &prompts, const app::Session &session,
                         const app::PrintRequest &request, QWidget *parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_session(session)
    , m_request(request)
    , m_what(new QComboBox(this))
    , m_round(new QComboBox(this))
    , m_paper(new QComboBox(this))
    , m_players(new QComboBox(this))
    , m_order(new QComboBox(this))
    , m_zoom(new QComboBox(this))
    , m_penalties(new QCheckBox(tr("With the penal&ties"), this))
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
    setObjectName("printDialog"_L1);
    setWindowTitle(tr("Print"));
    fill();
    layOut();
    connect(m_what, &QComboBox::currentIndexChanged, this, &PrintDialog::choose);
    connect(m_round, &QComboBox::currentIndexChanged, this, &PrintDialog::compose);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &PrintDialog::compose);
    connect(m_players, &QComboBox::currentIndexChanged, this, &PrintDialog::compose);
    connect(m_order, &QComboBox::currentIndexChanged, this, &PrintDialog::compose);
    connect(m_penalties, &QCheckBox::toggled, this, &PrintDialog::compose);
    connect(m_zoom, &QComboBox::currentIndexChanged, this, [this] {
        m_view->setZoom(static_cast<SheetView::Zoom>(m_zoom->currentData().toInt()));
    });
    connect(m_page, &QSpinBox::valueChanged, this, &PrintDialog::showPage);
    connect(m_view, &SheetView::paged, this, [this](int by) { m_page->stepBy(by); });
    connect(m_previous, &QPushButton::clicked, m_page, &QSpinBox::stepDown);
    connect(m_next, &QPushButton::clicked, m_page, &QSpinBox::stepUp);
    connect(m_pdf, &QPushButton::clicked, this, &PrintDialog::savePdf);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::sendToPrinter);
    choose();
}

void PrintDialog::fill()
{
    for (const auto &kind : kinds())
        m_what->addItem(kind.name, static_cast<int>(kind.what));
    m_what->setCurrentIndex(m_what->findData(static_cast<int>(m_request.what)));
    m_paper->addItem(tr("A4"), static_cast<int>(app::PaperSize::A4));
    m_paper->addItem(tr("Letter"), static_cast<int>(app::PaperSize::Letter));
    const auto paper = m_request.paper.value_or(paperOf(QLocale()));
    m_paper->setCurrentIndex(m_paper->findData(static_cast<int>(paper)));
    m_order->addItem(tr("By type"), static_cast<int>(app::DeckOrder::ByType));
    m_order->addItem(tr("By title"), static_cast<int>(app::DeckOrder::ByTitle));
    m_order->addItem(tr("As on the list"), static_cast<int>(app::DeckOrder::AsListed));
    m_zoom->addItem(tr("Whole page"), static_cast<int>(SheetView::Zoom::WholePage));
    m_zoom->addItem(tr("Page width"), static_cast<int>(SheetView::Zoom::PageWidth));
    m_penalties->setObjectName("withPenalties"_L1);
    m_penalties->setToolTip(tr("They are private to the organizers."));
    m_previous->setObjectName("previousPage"_L1);
    m_next->setObjectName("nextPage"_L1);
    m_pdf->setObjectName("savePdf"_L1);
    m_print->setObjectName("sendToPrinter"_L1);
    m_view->setObjectName("sheetView"_L1);
    m_view->setAccessibleName(tr("Page"));
    m_pages->setObjectName("pageCount"_L1);
    m_message->setObjectName("printMessage"_L1);
    m_message->setAccessibleName(tr("Message"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
}

void PrintDialog::layOut()
{
    auto *row = new QHBoxLayout(this);
    row->addLayout(choices());
    row->addWidget(preview(), 1);
    const QList<QWidget *> order{m_what,      m_round, m_players, m_order, m_paper,
                                 m_penalties, m_print, m_pdf,     m_close, m_view,
                                 m_previous,  m_page,  m_next,    m_zoom};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
    resize(fontMetrics().averageCharWidth() * 130, fontMetrics().height() * 46);
}

QVBoxLayout *PrintDialog::choices()
{
    m_form = new QFormLayout;
    m_form->setVerticalSpacing(8);
    addRow(*m_form, tr("&What:"), *m_what, u"printWhat"_s);
    addRow(*m_form, tr("R&ound:"), *m_round, u"printRound"_s);
    addRow(*m_form, tr("Pla&yers:"), *m_players, u"printPlayers"_s);
    addRow(*m_form, tr("Car&ds:"), *m_order, u"printOrder"_s);
    addRow(*m_form, tr("Pa&per:"), *m_paper, u"printPaper"_s);
    m_form->addRow(QString(), m_penalties);
    m_close->setObjectName("closePrint"_L1);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
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

QWidget *PrintDialog::preview()
{
    auto *box = new QWidget(this);
    auto *pageLabel = new QLabel(tr("Pa&ge:"), box);
    pageLabel->setBuddy(m_page);
    m_page->setObjectName("pageNumber"_L1);
    m_page->setAccessibleName(tr("Page"));
    m_zoom->setObjectName("printZoom"_L1);
    m_zoom->setAccessibleName(tr("Size of the preview"));
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

void PrintDialog::fillRounds()
{
    const auto &event = m_session.event();
    const bool standings = m_request.what == Paperwork::Standings;
    const QSignalBlocker quiet(m_round);
    m_round->clear();
    const int swiss = tournament::swissRounds(event);
    if (!standings && static_cast<int>(event.rounds.size()) > swiss)
        m_round->addItem(tr("Open games of the cut"), 0);
    for (const auto &round : event.rounds) {
        const bool cut = round.stage == tournament::Stage::Cut;
        if (cut && standings)
            continue;
        m_round->addItem(cut ? tr("Cut, round %1").arg(round.number - swiss)
                             : tr("Round %1").arg(round.number),
                         round.number);
    }
    const int wanted = m_round->findData(m_request.round.value_or(0));
    const int usual = m_round->findData(0);
    m_round->setCurrentIndex(wanted >= 0 ? wanted : usual >= 0 ? usual : m_round->count() - 1);
}

void PrintDialog::fillDecks()
{
    const auto &event = m_session.event();
    const bool check = m_request.what == Paperwork::DeckChecks;
    const QSignalBlocker quietPlayers(m_players);
    const QSignalBlocker quietOrder(m_order);
    m_players->clear();
    fillPlayers(*m_players, event);
    m_players->insertItem(0, tr("Everybody with a list"), Choice::All);
    if (!app::drawnPlayers(event).empty())
        m_players->insertItem(1, tr("Drawn in this round"), Choice::Drawn);
    m_players->setCurrentIndex(
        std::max(0, check ? m_players->findData(Choice::Drawn) : m_players->findData(Choice::All)));
    if (m_request.players.size() == 1)
        choosePlayer(*m_players, m_request.players.front());
    const auto order = check ? app::DeckOrder::ByTitle : app::DeckOrder::ByType;
    m_order->setCurrentIndex(m_order->findData(static_cast<int>(order)));
}

std::vector<tournament::PlayerId> PrintDialog::chosenPlayers() const
{
    const int chosen = m_players->currentData().toInt();
    if (chosen == Choice::Drawn)
        return app::drawnPlayers(m_session.event());
    return chosen == Choice::All ? std::vector<tournament::PlayerId>()
                                 : std::vector{chosenPlayer(*m_players)};
}

void PrintDialog::choose()
{
    m_request.what = static_cast<Paperwork>(m_what->currentData().toInt());
    const auto all = kinds();
    const auto kind = std::ranges::find(all, m_request.what, &Kind::what);
    fillRounds();
    fillDecks();
    m_round->setEnabled(kind->aboutOneRound && m_round->count() > 0);
    m_form->setRowVisible(m_round, !kind->ofDecks);
    m_form->setRowVisible(m_players, kind->ofDecks);
    m_form->setRowVisible(m_order, kind->ofDecks);
    m_penalties->setEnabled(m_request.what == Paperwork::Report);
    compose();
}

void PrintDialog::compose()
{
    const int round = m_round->isEnabled() ? m_round->currentData().toInt() : 0;
    m_request.round = round > 0 ? std::optional(round) : std::nullopt;
    m_request.players = chosenPlayers();
    m_request.order = static_cast<app::DeckOrder>(m_order->currentData().toInt());
    m_request.penalties = m_penalties->isEnabled() && m_penalties->isChecked();
    const auto paper = static_cast<app::PaperSize>(m_paper->currentData().toInt());
    if (m_request.paper || paper != paperOf(QLocale()))
        m_request.paper = paper;
    auto made = printout(m_session.event(), m_request);
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

void PrintDialog::showPage()
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

void PrintDialog::savePdf()
{
    const QString folder = QFileInfo(pathText(m_session.path())).path();
    const auto target = m_prompts.saveFile(this, tr("Save as PDF"),
                                           QDir(folder).filePath(fileName(m_printout.title)),
                                           tr("PDF documents (*.pdf)"));
    if (!target)
        return;
    const QByteArray bytes = pdfOf(m_printout);
    const auto written = app::writeFile(
        toPath(*target), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    say(written ? tr("Written to %1.").arg(QDir::toNativeSeparators(*target))
                : failureText(written.error()));
}

void PrintDialog::sendToPrinter()
{
    const auto printing = ui::sendToPrinter(m_printout, m_prompts, this);
    if (printing == Printing::Done)
        say(tr("Sent to the printer."));
    else if (printing == Printing::Failed)
        say(tr("The printer did not take the pages; is it switched on? Save a PDF instead."));
}

void PrintDialog::say(const QString &text) { m_message->setText(text); }

} // namespace ui

#include "moc_print_dialog.cpp"
