// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck_check_dialog.h"

#include "ui/models/pile_model.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

DeckCheckDialog::DeckCheckDialog(app::Session &session, tournament::SubmittedDeck deck,
                                 const EventCards &cards, core::Timestamp now, Drafts &drafts,
                                 QWidget *parent)
    : ActDialog(session, u"deckCheckDialog"_s, tr("Deck check"), parent)
    , m_deck(std::move(deck))
    , m_cards(cards)
    , m_judged(cards.judged(m_deck))
    , m_now(now)
    , m_counted(new QLabel(this))
    , m_order(new QComboBox(this))
    , m_model(new PileModel(this))
    , m_table(new TableView(u"pileTable"_s, tr("Cards to tick off"), this))
    , m_inOrder(new QRadioButton(tr("The deck is in &order"), this))
    , m_differs(new QRadioButton(tr("The deck &differs from the list"), this))
    , m_note(new QLineEdit(this))
    , m_judge(new QLineEdit(this))
{
    const auto *player = tournament::findPlayer(event(), m_deck.player);
    addNote((m_deck.side == tournament::Side::Corp ? tr("%1, Corp: %2") : tr("%1, Runner: %2"))
                .arg(player ? toQt(player->name) : QString(), toQt(m_deck.identity)));
    auto *figures = new QLabel(expected(), this);
    figures->setObjectName("expectedCount"_L1);
    QFont large = figures->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    large.setBold(true);
    figures->setFont(large);
    figures->setWordWrap(true);
    m_counted->setObjectName("tickedCount"_L1);
    auto &top = addForm();
    m_order->addItem(tr("By title"), static_cast<int>(app::DeckOrder::ByTitle));
    m_order->addItem(tr("By type"), static_cast<int>(app::DeckOrder::ByType));
    m_order->addItem(tr("As on the list"), static_cast<int>(app::DeckOrder::AsListed));
    column().insertWidget(1, figures);
    addRow(top, tr("&Pile:"), *m_order, u"pileOrder"_s);
    m_table->show(*m_model, {{PileModel::Title}, {}});
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setToolTip(tr("Space ticks a card off and goes on to the next"));
    column().addWidget(m_table, 1);
    column().addWidget(m_counted);
    m_inOrder->setObjectName("checkInOrder"_L1);
    m_differs->setObjectName("checkDiffers"_L1);
    m_inOrder->setChecked(true);
    column().addWidget(m_inOrder);
    column().addWidget(m_differs);
    auto &found = addForm();
    addRow(found, tr("&What differs:"), *m_note, u"checkNote"_s);
    addRow(found, tr("&Judge:"), *m_judge, u"checkJudge"_s);
    const QString side = m_deck.side == tournament::Side::Corp ? u"decks/check/%1/corp"_s
                                                               : u"decks/check/%1/runner"_s;
    keepDraft(drafts, side.arg(m_deck.player.value), {m_note, m_judge});
    m_differs->setChecked(!m_note->text().isEmpty());
    addEnd(tr("Record"));
    widen(70);
    openAt(*this, 70, 40);
    connect(m_order, &QComboBox::currentIndexChanged, this, &DeckCheckDialog::order);
    connect(m_note, &QLineEdit::textEdited, m_differs, [this] { m_differs->setChecked(true); });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &DeckCheckDialog::count);
    auto *space = new QShortcut(Qt::Key_Space, m_table);
    space->setContext(Qt::WidgetShortcut);
    connect(space, &QShortcut::activated, this, &DeckCheckDialog::tick);
    order();
    m_table->pick(0);
    m_table->setFocus();
}

QString DeckCheckDialog::expected() const
{
    const rules::Verdict &verdict = m_judged.checked.verdict;
    if (m_deck.side == tournament::Side::Runner)
        return tr("Cards: %1").arg(verdict.size);
    int agendas = 0;
    for (const auto &line : m_judged.checked.list.deck.cards())
        if (m_cards.library()[line.card].type == rules::CardType::Agenda)
            agendas += line.quantity;
    //: all three are counted in a pile
    return tr("Cards: %1 · Agendas: %2 · Points: %3")
        .arg(verdict.size)
        .arg(agendas)
        .arg(verdict.agendaPoints);
}

void DeckCheckDialog::order()
{
    m_model->update(m_judged.checked.list.deck,
                    static_cast<app::DeckOrder>(m_order->currentData().toInt()), m_cards.library());
    count();
}

void DeckCheckDialog::tick()
{
    const auto rows = m_table->selectedRows();
    if (rows.isEmpty())
        return;
    m_model->turn(rows.front());
    if (rows.front() + 1 < m_model->rowCount())
        m_table->pick(rows.front() + 1);
    count();
}

void DeckCheckDialog::count()
{
    m_counted->setText(
        tr("Ticked off: %1 of %2 cards").arg(m_model->tickedCards()).arg(m_model->cards()));
}

std::vector<tournament::Command> DeckCheckDialog::commands() const
{
    tournament::DeckCheck check;
    check.player = m_deck.player;
    check.side = m_deck.side;
    check.at = m_now;
    check.outcome = m_differs->isChecked() ? tournament::CheckOutcome::Differs
                                           : tournament::CheckOutcome::InOrder;
    check.judge = fromQt(m_judge->text());
    check.note = fromQt(m_note->text());
    return {tournament::RecordDeckCheck{check}};
}

} // namespace ui

#include "moc_deck_check_dialog.cpp"
