// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phone_cards_dialog.h"

#include "ui/phones/phone_host.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

/// Beside the ids of players in the choice.
enum CardChoice { Everybody = 0, Without = -1 };

} // namespace

PhoneCardsDialog::PhoneCardsDialog(PhoneHost &host, const tournament::Event &event, QWidget *parent)
    : QDialog(parent), m_host(host), m_event(event), m_who(new QComboBox(this))
{
    setObjectName("phoneCardsDialog"_L1);
    setWindowTitle(tr("Cards for players"));
    auto *column = new QVBoxLayout(this);
    auto *note = new QLabel(tr("Each card has a code of its own, which is kept nowhere and cannot "
                               "be printed twice: a new card takes the place of the one before."),
                            this);
    note->setWordWrap(true);
    column->addWidget(note);
    fillPlayers(*m_who, event);
    const int without = static_cast<int>(host.withoutCard().size());
    m_who->insertItem(0, tr("Everybody anew: cards printed before lead nowhere"),
                      CardChoice::Everybody);
    m_who->insertItem(0, tr("Who has no card yet (%n player(s))", nullptr, without),
                      CardChoice::Without);
    m_who->setCurrentIndex(host.deadAddress().isEmpty() && without > 0 ? 0 : 1);
    auto *form = new QFormLayout;
    addRow(*form, tr("&For:"), *m_who, u"cardsFor"_s);
    column->addLayout(form);
    column->addWidget(addButtons(*this, tr("Print…")));
}

void PhoneCardsDialog::accept()
{
    const int chosen = m_who->currentData().toInt();
    std::vector<tournament::PlayerId> players;
    if (chosen == CardChoice::Without)
        players = m_host.withoutCard();
    else if (chosen == CardChoice::Everybody)
        for (const auto &player : m_event.players)
            players.push_back(player.id);
    else
        players = {chosenPlayer(*m_who)};
    auto made = m_host.makeCards(players, chosen != CardChoice::Without);
    if (made)
        m_cards = std::move(*made);
    else
        m_failure = std::move(made.error());
    QDialog::accept();
}

} // namespace ui

#include "moc_phone_cards_dialog.cpp"
