// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_dialog.h"

#include "ui/widgets/profile_choice.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

RulesDialog::RulesDialog(app::Session &session, std::vector<tournament::Profile> profiles,
                         QWidget *parent)
    : ActDialog(session, u"rulesDialog"_s, tr("Rules"), parent)
    , m_choice(new ProfileChoice(std::move(profiles), ProfileChoice::Formulas::All, this))
{
    m_choice->choose(event().profile);
    auto *caption = new QLabel(tr("&Score and pair by:"), this);
    caption->setBuddy(m_choice);
    column().addWidget(caption);
    column().addWidget(m_choice);
    addReason(addForm());
    addEnd(tr("Change"));
    widen(88);
}

std::vector<tournament::Command> RulesDialog::commands() const
{
    const auto profile = m_choice->profile();
    if (profile == event().profile)
        return {};
    return {tournament::ChangeProfile{profile, reason()}};
}

} // namespace ui

#include "moc_rules_dialog.cpp"
