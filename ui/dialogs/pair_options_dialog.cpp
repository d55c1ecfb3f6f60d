// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pair_options_dialog.h"

#include "app/sentences/sentences.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/padded_style.h"
#include "ui/words/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

PairOptionsDialog::PairOptionsDialog(const tournament::Event &event,
                                     const tournament::PairRound &request, QWidget *parent)
    : QDialog(parent)
    , m_event(event)
    , m_first(new QComboBox(this))
    , m_second(new QComboBox(this))
    , m_together(new QPushButton(tr("Put &together"), this))
    , m_apart(new QPushButton(tr("Keep &apart"), this))
    , m_list(new QListWidget(this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_bye(new QCheckBox(tr("Give a &bye if the number of players is odd"), this))
    , m_seats(new QCheckBox(tr("&Opposite seats meet (of 8: 1 with 5, 2 with 6 …)"), this))
{
    setObjectName("pairOptionsDialog"_L1);
    setWindowTitle(tr("Pair round %1 with …").arg(tournament::swissRounds(event) + 1));
    for (auto *box : {m_first, m_second})
        fillPlayers(*box, event, Who::Playing);
    m_second->setCurrentIndex(m_second->count() - 1);
    m_together->setObjectName("putTogether"_L1);
    m_apart->setObjectName("keepPairApart"_L1);
    m_remove->setObjectName("removePair"_L1);
    m_list->setObjectName("pairWishes"_L1);
    m_list->setAccessibleName(tr("Pairs asked for"));
    padCells(*m_list);
    m_bye->setObjectName("acceptBye"_L1);
    m_bye->setChecked(request.acceptBye);
    m_bye->setVisible(event.profile.evenField);
    m_seats->setObjectName("oppositeSeats"_L1);
    m_seats->setChecked(request.oppositeSeats);
    m_seats->setVisible(event.profile.firstRound == tournament::FirstRound::Seats
                        && event.rounds.empty());
    layOut();
    for (const auto &[first, second] : request.locked)
        append({Wish::Together, first, second});
    for (const auto &[first, second] : request.avoid)
        append({Wish::Apart, first, second});

    connect(m_together, &QPushButton::clicked, this, [this] { add(Wish::Together); });
    connect(m_apart, &QPushButton::clicked, this, [this] { add(Wish::Apart); });
    connect(m_remove, &QPushButton::clicked, this, &PairOptionsDialog::removeSelected);
    for (auto *box : {m_first, m_second})
        connect(box, &QComboBox::currentIndexChanged, this, &PairOptionsDialog::look);
    connect(m_list, &QListWidget::currentRowChanged, this, &PairOptionsDialog::look);
    look();
}

void PairOptionsDialog::layOut()
{
    auto *note = new QLabel(tr("Pairs put together leave the field; the others are paired around "
                               "them. Pairs kept apart meet only where nothing else is possible."),
                            this);
    note->setWordWrap(true);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(8);
    addRow(*form, tr("&First player:"), *m_first, u"wishFirst"_s);
    addRow(*form, tr("&Second player:"), *m_second, u"wishSecond"_s);
    auto *wishes = new QHBoxLayout;
    wishes->setSpacing(8);
    for (auto *button : {m_together, m_apart}) {
        button->setAutoDefault(false);
        wishes->addWidget(button);
    }
    wishes->addStretch(1);
    form->addRow(QString(), wishes);
    auto *caption = new QLabel(tr("&Pairs asked for:"), this);
    caption->setBuddy(m_list);
    m_list->setMinimumHeight(fontMetrics().lineSpacing() * 6);
    m_remove->setAutoDefault(false);

    auto *column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addWidget(note);
    column->addLayout(form);
    column->addWidget(caption);
    column->addWidget(m_list, 1);
    column->addWidget(m_remove, 0, Qt::AlignLeft);
    column->addWidget(m_bye);
    column->addWidget(m_seats);
    column->addWidget(addButtons(*this, tr("Propose")));
    setMinimumWidth(fontMetrics().averageCharWidth() * 70);
}

void PairOptionsDialog::add(Wish wish)
{
    append({wish, chosenPlayer(*m_first), chosenPlayer(*m_second)});
    look();
}

void PairOptionsDialog::append(const Pair &pair)
{
    m_pairs.push_back(pair);
    const QString names = tr("%1 – %2").arg(toQt(app::nameOf(m_event, pair.first)),
                                            toQt(app::nameOf(m_event, pair.second)));
    m_list->addItem(pair.wish == Wish::Together ? tr("%1: together").arg(names)
                                                : tr("%1: apart").arg(names));
    m_list->setCurrentRow(m_list->count() - 1);
}

void PairOptionsDialog::removeSelected()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    m_pairs.erase(m_pairs.begin() + row);
    delete m_list->takeItem(row);
    look();
}

void PairOptionsDialog::look()
{
    const bool two = chosenPlayer(*m_first) != chosenPlayer(*m_second);
    m_together->setEnabled(two);
    m_apart->setEnabled(two);
    m_remove->setEnabled(m_list->currentRow() >= 0);
}

tournament::PairRound PairOptionsDialog::request() const
{
    tournament::PairRound request;
    for (const auto &pair : m_pairs)
        (pair.wish == Wish::Together ? request.locked : request.avoid)
            .emplace_back(pair.first, pair.second);
    request.acceptBye = m_bye->isChecked();
    request.oppositeSeats = m_seats->isChecked();
    return request;
}

} // namespace ui

#include "moc_pair_options_dialog.cpp"
