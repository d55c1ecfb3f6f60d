// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_dialog.h"

#include "app/day/event_rulings.h"
#include "app/sentences/sentences.h"
#include "app/session/session.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int mostMinutes = 60;

} // namespace

RulingDialog::RulingDialog(app::Session &session, tournament::Ruling draft, Drafts &drafts,
                           QWidget *parent)
    : ActDialog(session, u"rulingDialog"_s, tr("Record a ruling"), parent)
    , m_draft(std::move(draft))
    , m_question(new QLineEdit(fieldText(m_draft.question), this))
    , m_answer(new QLineEdit(fieldText(m_draft.answer), this))
    , m_table(new QComboBox(this))
    , m_judge(new QComboBox(this))
    , m_minutes(new QSpinBox(this))
{
    fillTables();
    fillJudges();
    m_minutes->setRange(0, mostMinutes);
    m_minutes->setSpecialValueText(tr("none"));
    addNote(tr("The rules desk finds it again, so that the next ruling agrees. Who plays in a game "
               "cannot rule on it."));
    auto &form = addForm();
    addRow(form, tr("&Question:"), *m_question, u"rulingQuestion"_s);
    addRow(form, tr("&Ruling:"), *m_answer, u"rulingAnswer"_s);
    addRow(form, tr("&Table:"), *m_table, u"rulingTable"_s);
    addRow(form, tr("&Judge:"), *m_judge, u"rulingJudge"_s);
    addRow(form, tr("Extra &minutes:"), *m_minutes, u"rulingMinutes"_s);
    addEnd(tr("Record"));
    widen(96);
    connect(m_table, &QComboBox::currentIndexChanged, this, [this] { chooseUsualJudge(); });
    chooseUsualJudge();
    keepDraft(drafts, u"rulings/new"_s, {m_question, m_answer, m_table, m_judge, m_minutes});
    m_question->setCursorPosition(0);
    m_answer->setCursorPosition(0);
    if (!m_draft.answer.empty() && m_judge->currentText().isEmpty())
        m_judge->setFocus(); // all that is missing
    else
        (m_draft.question.empty() ? m_question : m_answer)->setFocus();
}

void RulingDialog::fillTables()
{
    m_table->addItem(tr("Away from the tables"), 0);
    if (event().rounds.empty())
        return;
    const tournament::Round &round = event().rounds.back();
    m_draft.round = round.number;
    for (const tournament::Match &match : round.matches)
        if (match.p2)
            m_table->addItem(tr("%1: %2 – %3")
                                 .arg(match.table)
                                 .arg(toQt(app::nameOf(event(), match.p1)),
                                      toQt(app::nameOf(event(), *match.p2))),
                             match.table);
}

void RulingDialog::fillJudges()
{
    m_judge->setEditable(true);
    const auto &details = event().details;
    std::vector<std::string> names{details.organizer, details.secondOrganizer};
    names.insert(names.end(), details.judges.begin(), details.judges.end());
    for (const std::string &name : names)
        if (!name.empty() && m_judge->findText(fieldText(name)) < 0)
            m_judge->addItem(fieldText(name));
}

void RulingDialog::chooseUsualJudge()
{
    m_judge->setCurrentText(
        fieldText(app::usualJudge(event(), m_draft.round, m_table->currentData().toInt())));
}

std::vector<tournament::Command> RulingDialog::commands() const
{
    tournament::Ruling ruling = m_draft;
    ruling.question = fromQt(m_question->text());
    ruling.answer = fromQt(m_answer->text());
    ruling.table = m_table->currentData().toInt();
    ruling.judge = fromQt(m_judge->currentText());
    ruling.minutes = m_minutes->value();
    return {tournament::RecordRuling{ruling}};
}

} // namespace ui

#include "moc_ruling_dialog.cpp"
