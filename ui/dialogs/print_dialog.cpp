// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "print_dialog.h"

#include "app/decks/event_decks.h"
#include "app/session/session.h"
#include "ui/paper/printout.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QSignalBlocker>

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
            {Paperwork::Roster, PrintDialog::tr("Roster check"), false},
            {Paperwork::Report, PrintDialog::tr("Report"), false},
            {Paperwork::Decklists, PrintDialog::tr("Decklists"), false, true},
            {Paperwork::DeckChecks, PrintDialog::tr("Sheets for deck checks"), false, true},
            {Paperwork::BlankDecklist, PrintDialog::tr("Blank sheet for decklists"), false},
            {Paperwork::Schedule, PrintDialog::tr("Schedule"), false},
            {Paperwork::PhoneCards, PrintDialog::tr("Cards for phones"), false}};
}

} // namespace

PrintDialog::PrintDialog(Prompts &prompts, const app::Session &session,
                         const app::PrintRequest &request, QWidget *parent)
    : SheetDialog(prompts, QFileInfo(pathText(session.path())).path(),
                  request.paper.value_or(paperOf(QLocale())), parent)
    , m_session(session)
    , m_request(request)
    , m_what(new QComboBox(this))
    , m_round(new QComboBox(this))
    , m_players(new QComboBox(this))
    , m_order(new QComboBox(this))
    , m_penalties(new QCheckBox(tr("With the penal&ties"), this))
{
    setObjectName("printDialog"_L1);
    for (const auto &kind : kinds())
        if (kind.what != Paperwork::PhoneCards || !m_request.phoneCards.empty())
            m_what->addItem(kind.name, static_cast<int>(kind.what));
    m_what->setCurrentIndex(m_what->findData(static_cast<int>(m_request.what)));
    m_order->addItem(tr("By type"), static_cast<int>(app::DeckOrder::ByType));
    m_order->addItem(tr("By title"), static_cast<int>(app::DeckOrder::ByTitle));
    m_order->addItem(tr("As on the list"), static_cast<int>(app::DeckOrder::AsListed));
    m_penalties->setObjectName("withPenalties"_L1);
    m_penalties->setToolTip(tr("They are private to the organizers."));
    layOut();
    connect(m_what, &QComboBox::currentIndexChanged, this, &PrintDialog::choose);
    for (auto *box : {m_round, m_players, m_order})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintDialog::compose);
    connect(m_penalties, &QCheckBox::toggled, this, &PrintDialog::compose);
    choose();
}

void PrintDialog::layOut()
{
    addRow(form(), tr("&What:"), *m_what, u"printWhat"_s);
    addRow(form(), tr("R&ound:"), *m_round, u"printRound"_s);
    addRow(form(), tr("Pla&yers:"), *m_players, u"printPlayers"_s);
    addRow(form(), tr("Car&ds:"), *m_order, u"printOrder"_s);
    addPaperRow();
    form().addRow(QString(), m_penalties);
    finish({m_what, m_round, m_players, m_order, &paperBox(), m_penalties});
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
        if (round.stage == tournament::Stage::Cut && standings)
            continue;
        if (round.prepared && standings)
            continue;
        m_round->addItem(roundText(round), round.number);
    }
    // What is not published yet is printed only when somebody chooses it here.
    const auto *last = tournament::publishedRound(event);
    const auto *prepared = tournament::preparedRound(event);
    const bool early = prepared && m_request.round == prepared->number;
    const int wanted = early ? -1 : m_round->findData(m_request.round.value_or(0));
    const int usual = m_round->findData(0);
    m_round->setCurrentIndex(wanted >= 0      ? wanted
                                 : usual >= 0 ? usual
                                 : last       ? m_round->findData(last->number)
                                              : -1);
}

QString PrintDialog::roundText(const tournament::Round &round) const
{
    if (round.prepared)
        return tr("Round %1, not published yet").arg(round.number);
    return round.stage == tournament::Stage::Cut
        ? tr("Cut, round %1").arg(round.number - tournament::swissRounds(m_session.event()))
        : tr("Round %1").arg(round.number);
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
    form().setRowVisible(m_round, !kind->ofDecks);
    form().setRowVisible(m_players, kind->ofDecks);
    form().setRowVisible(m_order, kind->ofDecks);
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
    if (m_request.paper || chosenPaper() != paperOf(QLocale()))
        m_request.paper = chosenPaper();
    m_request.seal = m_session.seal();
    show(printout(m_session.event(), m_request));
}

} // namespace ui

#include "moc_print_dialog.cpp"
