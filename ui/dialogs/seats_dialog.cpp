// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats_dialog.h"

#include "ui/widgets/padded_style.h"
#include "ui/words/text.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

enum Column { Name, Seat, ColumnCount };

} // namespace

SeatsDialog::SeatsDialog(app::Session &session, QWidget *parent)
    : ActDialog(session, u"seatsDialog"_s, tr("Seats in the draft"), parent)
    , m_table(new QTableWidget(0, ColumnCount, this))
{
    m_table->setObjectName("seatsTable"_L1);
    m_table->setAccessibleName(tr("Players and their seats"));
    m_table->setHorizontalHeaderLabels({tr("Player"), tr("Seat")});
    m_table->horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(Seat, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->hide();
    m_table->setTabKeyNavigation(false);
    m_table->setEditTriggers(QAbstractItemView::AllEditTriggers);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    padCells(*m_table);
    padCells(*m_table->horizontalHeader());
    for (const auto &player : event().players) {
        if (player.status != tournament::PlayerStatus::Active)
            continue;
        const int row = m_table->rowCount();
        m_players.push_back(player.id);
        m_table->insertRow(row);
        auto *name = new QTableWidgetItem(toQt(player.name));
        name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_table->setItem(row, Name, name);
        auto *seat = new QTableWidgetItem;
        if (player.seat)
            seat->setData(Qt::DisplayRole, *player.seat);
        m_table->setItem(row, Seat, seat);
    }
    if (!m_players.empty())
        m_table->setCurrentCell(0, Seat);

    auto *fill = new QPushButton(tr("&Number from the top"), this);
    fill->setObjectName("numberSeats"_L1);
    fill->setAutoDefault(false);
    connect(fill, &QPushButton::clicked, this, &SeatsDialog::numberFromTop);
    addNote(tr("Type the number of each seat, counted around the table from 1."));
    column().addWidget(m_table, 1);
    column().addWidget(fill, 0, Qt::AlignLeft);
    addEnd(tr("Seat them"));
    widen(60);
    resize(width(), fontMetrics().height() * 26);
}

void SeatsDialog::numberFromTop()
{
    for (int row = 0; row < m_table->rowCount(); ++row)
        m_table->item(row, Seat)->setData(Qt::DisplayRole, row + 1);
}

std::optional<int> SeatsDialog::seatIn(int row) const
{
    const QString typed = m_table->item(row, Seat)->text().trimmed();
    return typed.isEmpty() ? std::nullopt : std::optional(typed.toInt());
}

std::vector<tournament::Command> SeatsDialog::commands() const
{
    // Those who give up a seat first, so that two players can change places.
    std::vector<tournament::Command> leave;
    std::vector<tournament::Command> take;
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        const auto *player = tournament::findPlayer(event(), m_players[i]);
        const auto seat = seatIn(static_cast<int>(i));
        if (!player || player->seat == seat)
            continue;
        auto entry = tournament::entryOf(*player);
        if (entry.seat) {
            entry.seat.reset();
            leave.emplace_back(tournament::EditPlayer{player->id, entry});
        }
        if (seat) {
            entry.seat = seat;
            take.emplace_back(tournament::EditPlayer{player->id, entry});
        }
    }
    leave.insert(leave.end(), take.begin(), take.end());
    return leave;
}

} // namespace ui

#include "moc_seats_dialog.cpp"
