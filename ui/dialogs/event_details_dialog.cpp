// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_details_dialog.h"

#include "tournament/standings/structure.h"
#include "ui/rules/rules_text.h"
#include "ui/widgets/advice_list.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

EventDetailsDialog::EventDetailsDialog(app::Session &session, QWidget *parent)
    : ActDialog(session, u"eventDetailsDialog"_s, tr("Details of the event"), parent)
    , m_name(new QLineEdit(this))
    , m_date(new QLineEdit(this))
    , m_tier(new QComboBox(this))
    , m_organizer(new QLineEdit(this))
    , m_plays(new QCheckBox(tr("The organizer &plays"), this))
    , m_second(new QLineEdit(this))
    , m_judges(new QLineEdit(this))
    , m_late(new QComboBox(this))
    , m_rules(new QComboBox(this))
    , m_advice(new AdviceList(u"detailsAdvice"_s, this))
{
    const auto &details = event().details;
    m_name->setText(fieldText(details.name));
    m_date->setText(fieldText(details.date));
    m_date->setPlaceholderText(tr("year-month-day"));
    fillTiers(*m_tier, details.tier);
    m_organizer->setText(fieldText(details.organizer));
    m_plays->setObjectName("organizerPlays"_L1);
    m_plays->setChecked(details.organizerPlays);
    m_second->setText(fieldText(details.secondOrganizer));
    m_second->setPlaceholderText(tr("Rules at the tables of an organizer who plays"));
    QStringList judges;
    for (const auto &judge : details.judges)
        judges.append(fieldText(judge));
    m_judges->setText(judges.join("; "_L1));
    m_judges->setPlaceholderText(tr("Names, with semicolons between them"));
    for (const auto late : {tournament::LateEntry::ZeroPoints, tournament::LateEntry::Losses})
        m_late->addItem(lateEntryText(late), static_cast<int>(late));
    m_late->setCurrentIndex(m_late->findData(static_cast<int>(details.lateEntry)));
    m_rules->addItem(tr("those in force on the date"), QString());
    for (const auto &[version, word] : rules::rulesVersionWords)
        m_rules->addItem(versionText(version), toQt(word));
    m_rules->setCurrentIndex(std::max(0, m_rules->findData(toQt(details.rulesVersion))));

    auto &form = addForm();
    addRow(form, tr("&Name:"), *m_name, u"detailsName"_s);
    addRow(form, tr("&Date:"), *m_date, u"detailsDate"_s);
    addRow(form, tr("&Tier:"), *m_tier, u"detailsTier"_s);
    addRow(form, tr("&Organizer:"), *m_organizer, u"detailsOrganizer"_s);
    form.addRow(QString(), m_plays);
    addRow(form, tr("&Second organizer:"), *m_second, u"detailsSecond"_s);
    addRow(form, tr("&Judges:"), *m_judges, u"detailsJudges"_s);
    addRow(form, tr("&Late entry:"), *m_late, u"detailsLate"_s);
    addRow(form, tr("&Rules for judges:"), *m_rules, u"detailsRules"_s);
    column().addWidget(m_advice);
    addEnd(tr("Change"));
    widen(80);
    for (auto *line : {m_organizer, m_second})
        connect(line, &QLineEdit::textChanged, this, &EventDetailsDialog::look);
    connect(m_plays, &QCheckBox::toggled, this, &EventDetailsDialog::look);
    connect(m_tier, &QComboBox::currentIndexChanged, this, &EventDetailsDialog::look);
    look();
}

tournament::Details EventDetailsDialog::details() const
{
    auto details = event().details;
    details.name = fromQt(m_name->text().simplified());
    details.date = fromQt(m_date->text().trimmed());
    details.tier = static_cast<tournament::Tier>(m_tier->currentData().toInt());
    details.organizer = fromQt(m_organizer->text().simplified());
    details.organizerPlays = m_plays->isChecked();
    details.secondOrganizer = fromQt(m_second->text().simplified());
    details.judges.clear();
    const auto judges = m_judges->text().split(u';', Qt::SkipEmptyParts);
    for (const auto &judge : judges)
        if (!judge.trimmed().isEmpty())
            details.judges.push_back(fromQt(judge.simplified()));
    details.lateEntry = static_cast<tournament::LateEntry>(m_late->currentData().toInt());
    details.rulesVersion = fromQt(m_rules->currentData().toString());
    return details;
}

std::vector<tournament::Command> EventDetailsDialog::commands() const
{
    if (details() == event().details)
        return {};
    return {tournament::ChangeDetails{details()}};
}

void EventDetailsDialog::look()
{
    auto trial = event();
    trial.details = details();
    m_advice->showWarnings(tournament::advice(trial));
}

} // namespace ui

#include "moc_event_details_dialog.cpp"
