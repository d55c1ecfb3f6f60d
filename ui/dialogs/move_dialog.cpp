// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "move_dialog.h"

#include "app/sentences/sentences.h"
#include "tournament/acts/table_moves.h"
#include "tournament/cut/bracket.h"
#include "tournament/event/limits.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPoint>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

/// "Table 9: Ada – Ben", at a table of the choice.
QString seatedText(const tournament::Event &event, const tournament::Match &match, int table)
{
    return MoveDialog::tr("Table %1: %2 – %3")
        .arg(table)
        .arg(toQt(app::nameOf(event, match.p1)), toQt(app::nameOf(event, *match.p2)));
}

bool isOffered(const tournament::Event &event, const tournament::Round &round,
               const tournament::Match &match)
{
    return !match.isBye()
        && (round.stage == tournament::Stage::Swiss || !tournament::cutWinner(event, match));
}

} // namespace

MoveDialog::MoveDialog(const tournament::Event &event, int round, int table, QWidget *parent)
    : QDialog(parent)
    , m_event(event)
    , m_match(new QComboBox(this))
    , m_to(new QSpinBox(this))
    , m_preview(new QLabel(this))
{
    setObjectName("moveDialog"_L1);
    setWindowTitle(tr("Move a match to another table"));
    fillMatches(round, table);
    m_to->setRange(1, tournament::mostNumber);
    m_to->setValue(table);
    m_to->selectAll();
    makePreview(*m_preview, u"movePreview"_s, tr("Who sits where then"), 5);

    auto *form = new QFormLayout(this);
    form->setVerticalSpacing(8);
    addRow(*form, tr("&Match:"), *m_match, u"moveMatch"_s);
    addRow(*form, tr("&To table:"), *m_to, u"moveTo"_s);
    form->addRow(m_preview);
    auto *buttons = addButtons(*this, tr("Move"));
    m_accept = buttons->button(QDialogButtonBox::Ok);
    form->addRow(buttons);
    connect(m_match, &QComboBox::currentIndexChanged, this, &MoveDialog::look);
    connect(m_to, &QSpinBox::valueChanged, this, &MoveDialog::look);
    setMinimumWidth(fontMetrics().averageCharWidth() * 70);
    m_to->setFocus();
    look();
}

void MoveDialog::fillMatches(int round, int table)
{
    const auto *chosen = tournament::findRound(m_event, round);
    for (const auto &beside : m_event.rounds) {
        if (!chosen || beside.stage != chosen->stage
            || (beside.stage == tournament::Stage::Swiss && beside.number != round))
            continue;
        for (const auto &match : beside.matches) {
            const QPoint place(beside.number, match.table);
            if (place != QPoint(round, table) && !isOffered(m_event, beside, match))
                continue;
            if (!match.isBye())
                m_match->addItem(seatedText(m_event, match, match.table), place);
        }
    }
    m_match->setCurrentIndex(std::max(0, m_match->findData(QPoint(round, table))));
}

tournament::MoveMatch MoveDialog::command() const
{
    const QPoint place = m_match->currentData().toPoint();
    return {place.x(), place.y(), m_to->value(), 0};
}

void MoveDialog::look()
{
    const auto moved = tournament::proposeMove(m_event, command());
    m_accept->setEnabled(moved.has_value());
    if (!moved) {
        m_preview->setText(failureText(app::failure(m_event, moved.error())));
        return;
    }
    QStringList lines;
    for (const auto &move : moved->moves) {
        const auto *match = tournament::findMatch(m_event, move.round, move.from);
        if (match && !match->isBye())
            lines.append(seatedText(m_event, *match, move.to));
    }
    if (const auto kept = app::keptTables(m_event, *moved); !kept.empty())
        lines.append(tr("Warning: %1").arg(toQt(kept)));
    m_preview->setText(lines.join(u'\n'));
}

} // namespace ui

#include "moc_move_dialog.cpp"
