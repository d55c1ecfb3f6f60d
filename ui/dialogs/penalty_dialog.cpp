// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "penalty_dialog.h"

#include "ui/acts/form_draft.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace ui {

PenaltyDialog::PenaltyDialog(const tournament::Event &event,
                             std::optional<tournament::PlayerId> player, int round, Drafts &drafts,
                             QWidget *parent)
    : QDialog(parent)
    , m_player(new QComboBox(this))
    , m_round(new QComboBox(this))
    , m_kind(new QComboBox(this))
    , m_reason(new QLineEdit(this))
    , m_judge(new QLineEdit(this))
{
    setObjectName("penaltyDialog"_L1);
    setWindowTitle(tr("Record a penalty"));
    fillPlayers(*m_player, event);
    m_player->setPlaceholderText(tr("Choose a player"));
    m_player->setCurrentIndex(-1);
    if (player)
        choosePlayer(*m_player, *player);
    m_round->addItem(tr("Before round 1"), 0);
    for (const auto &paired : event.rounds)
        m_round->addItem(tr("Round %1").arg(paired.number), paired.number);
    m_round->setCurrentIndex(m_round->findData(round));
    using Kind = tournament::PenaltyKind;
    for (const auto kind : {Kind::Caution, Kind::GameLoss, Kind::MatchLoss, Kind::Removed})
        m_kind->addItem(penaltyText(kind), static_cast<int>(kind));

    auto *note = new QLabel(tr("Only the organizers see this log. A game or match loss still has "
                               "to be entered at its table."),
                            this);
    note->setWordWrap(true);
    note->setMinimumWidth(fontMetrics().averageCharWidth() * 58); // two lines, not three
    auto *form = new QFormLayout(this);
    form->setVerticalSpacing(8);
    form->addRow(note);
    addRow(*form, tr("&Player:"), *m_player, u"penaltyPlayer"_s);
    addRow(*form, tr("&Round:"), *m_round, u"penaltyRound"_s);
    addRow(*form, tr("&Kind:"), *m_kind, u"penaltyKind"_s);
    addRow(*form, tr("R&eason:"), *m_reason, u"penaltyReason"_s);
    addRow(*form, tr("&Judge:"), *m_judge, u"penaltyJudge"_s);
    auto *buttons = addButtons(*this, tr("Record"));
    form->addRow(buttons);
    auto *accept = buttons->button(QDialogButtonBox::Ok);
    accept->setEnabled(false);
    const auto complete = [this, accept] {
        accept->setEnabled(m_player->currentIndex() >= 0 && !m_reason->text().trimmed().isEmpty());
    };
    connect(m_reason, &QLineEdit::textChanged, this, complete);
    connect(m_player, &QComboBox::currentIndexChanged, this, complete);
    setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    auto *draft =
        new FormDraft(*this, drafts, draftKey, {m_reason, m_player, m_round, m_kind, m_judge});
    form->insertRow(0, &draft->notice());
}

tournament::Penalty PenaltyDialog::penalty() const
{
    tournament::Penalty penalty;
    penalty.player = chosenPlayer(*m_player);
    penalty.round = m_round->currentData().toInt();
    penalty.kind = static_cast<tournament::PenaltyKind>(m_kind->currentData().toInt());
    penalty.reason = fromQt(m_reason->text().simplified());
    penalty.judge = fromQt(m_judge->text().simplified());
    return penalty;
}

} // namespace ui

#include "moc_penalty_dialog.cpp"
