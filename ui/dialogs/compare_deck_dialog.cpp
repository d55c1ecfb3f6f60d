// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare_deck_dialog.h"

#include "ui/decks/deck_editor.h"
#include "ui/models/rows_model.h"
#include "ui/services/drafts.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QStandardItem *cell(const QVariant &value, bool number = false)
{
    auto *item = new QStandardItem;
    item->setData(value, Qt::DisplayRole);
    item->setEditable(false);
    if (number)
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

} // namespace

CompareDeckDialog::CompareDeckDialog(const QString &player, const tournament::SubmittedDeck &deck,
                                     const EventCards &cards, Drafts &drafts, QWidget *parent)
    : QDialog(parent)
    , m_submitted(app::decklistOf(deck, cards.library()))
    , m_cards(cards)
    , m_presented(new DeckEditor(
          u"presentedList"_s, tr("Presented list"), cards.identities(),
          deck.side == tournament::Side::Corp ? rules::Side::Corp : rules::Side::Runner, this))
    , m_result(new QLabel(this))
    , m_model(new QStandardItemModel(this))
{
    setObjectName("compareDeckDialog"_L1);
    setWindowTitle(deck.side == tournament::Side::Corp
                       ? tr("Compare the Corp list of %1").arg(player)
                       : tr("Compare the Runner list of %1").arg(player));
    auto *caption = new QLabel(tr("&Paste or type the list as it is presented now:"), this);
    caption->setBuddy(m_presented);
    m_result->setObjectName("comparison"_L1);
    m_result->setWordWrap(true);
    auto *table = new TableView(u"differencesTable"_s, tr("Cards that differ"), this);
    m_model->setColumnCount(3);
    table->show(*m_model, {{0}, {}});
    table->setEmptyText(tr("No card differs."));
    auto *lists = new QHBoxLayout;
    lists->addWidget(m_presented, 1);
    lists->addWidget(table, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(caption);
    column->addLayout(lists, 1);
    column->addWidget(m_result);
    column->addWidget(buttons);
    openAt(*this, 120, 30);
    connect(m_presented, &QPlainTextEdit::textChanged, this, &CompareDeckDialog::compare);
    const QString key =
        deck.side == tournament::Side::Corp ? u"compare/%1/corp"_s : u"compare/%1/runner"_s;
    drafts.follow(*m_presented, key.arg(deck.player.value));
    compare();
}

void CompareDeckDialog::compare()
{
    m_model->removeRows(0, m_model->rowCount());
    m_model->setHorizontalHeaderLabels({tr("Card"), tr("On the list"), tr("Presented")});
    const QString text = m_presented->toPlainText();
    if (text.trimmed().isEmpty()) {
        m_result->setText(tr("Nothing to compare yet."));
        return;
    }
    const auto lists = app::readDecks(fromQt(text), fromQt(tr("The text")), m_cards.library());
    if (!lists) {
        m_result->setText(toQt(lists.error().message));
        return;
    }
    auto submitted = m_submitted.deck;
    // Of both lists the one of this side.
    const auto side = app::sideOf(submitted, m_cards.library());
    const auto own = std::ranges::find_if(*lists, [&](const app::Decklist &list) {
        return app::sideOf(list.deck, m_cards.library()) == side;
    });
    const auto &presented = own == lists->end() ? lists->front() : *own;
    if (!presented.deck.identity)
        submitted.identity.reset(); // some formats do not name it
    const auto found = app::differences(submitted, presented.deck, m_cards.library());
    for (const auto &difference : found)
        m_model->appendRow({cell(toQt(difference.title)), cell(difference.submitted, true),
                            cell(difference.presented, true)});
    QString result = found.empty()
        ? tr("✓ The same cards.")
        : tr("✗ %n card(s) differ.", nullptr, static_cast<int>(found.size()));
    for (const auto &line : presented.unknown)
        result += u'\n' + tr("Line %1 names no card: %2").arg(line.line).arg(toQt(line.text));
    m_result->setText(result);
}

} // namespace ui

#include "moc_compare_deck_dialog.cpp"
