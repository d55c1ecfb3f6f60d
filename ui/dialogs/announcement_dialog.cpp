// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcement_dialog.h"

#include "tournament/standings/structure.h"
#include "ui/widgets/advice_list.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

AnnouncementDialog::AnnouncementDialog(app::Session &session, QWidget *parent)
    : ActDialog(session, u"announcementDialog"_s, tr("Announcement"), parent)
    , m_rounds(new QComboBox(this))
    , m_cut(new QComboBox(this))
    , m_minutes(new QSpinBox(this))
    , m_advice(new AdviceList(u"announcementAdvice"_s, this))
{
    const auto &announced = event().announcement;
    const auto &profile = event().profile;
    auto suggested = event();
    suggested.announcement = {};
    fillRounds(*m_rounds, tr("As suggested: %1").arg(tournament::plannedRounds(suggested)));
    chooseNumber(*m_rounds, announced.rounds);
    fillCuts(*m_cut, tr("As suggested: %1").arg(cutText(tournament::plannedCut(suggested))));
    chooseNumber(*m_cut, announced.cut);
    m_cut->setEnabled(profile.cut != tournament::CutForm::None);
    m_minutes->setRange(profile.minutes.least, profile.minutes.most);
    m_minutes->setSuffix(tr(" minutes"));
    m_minutes->setValue(announced.minutes);

    addNote(tournament::started(event())
                ? tr("These were announced before round 1: a change needs a reason.")
                : tr("Announce these before round 1. “As suggested” follows the number of players "
                     "until then."));
    auto &form = addForm();
    addRow(form, tr("Swiss &rounds:"), *m_rounds, u"announcedRounds"_s);
    addRow(form, tr("&Cut:"), *m_cut, u"announcedCut"_s);
    addRow(form, tr("&Length of a round:"), *m_minutes, u"announcedMinutes"_s);
    addReason(form);
    column().addWidget(m_advice);
    addEnd(tr("Announce"));
    widen(70);
    for (auto *box : {m_rounds, m_cut})
        connect(box, &QComboBox::currentIndexChanged, this, &AnnouncementDialog::look);
    look();
}

tournament::Announcement AnnouncementDialog::announcement() const
{
    return {chosenNumber(*m_rounds), chosenNumber(*m_cut), m_minutes->value()};
}

std::vector<tournament::Command> AnnouncementDialog::commands() const
{
    if (announcement() == event().announcement)
        return {};
    return {tournament::ChangeAnnouncement{announcement(), reason()}};
}

void AnnouncementDialog::look()
{
    auto trial = event();
    trial.announcement = announcement();
    m_advice->showWarnings(tournament::advice(trial));
}

} // namespace ui

#include "moc_announcement_dialog.cpp"
