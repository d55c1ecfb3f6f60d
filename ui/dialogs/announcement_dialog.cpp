// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcement_dialog.h"

#include "app/session/session.h"
#include "tournament/clock/round_clock.h"
#include "tournament/clock/timetable.h"
#include "tournament/standings/structure.h"
#include "ui/entry/break_list.h"
#include "ui/widgets/advice_list.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"
#include "ui/words/timetable_text.h"

#include <QComboBox>
#include <QDateTime>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

/// On the day of the event, or on the day it is, by the clock on the wall.
std::optional<core::Timestamp> startAt(const QString &text, const tournament::Event &event,
                                       core::Timestamp now)
{
    QTime time = QTime::fromString(text, u"H:mm"_s);
    if (!time.isValid())
        time = QTime::fromString(text, u"H.mm"_s);
    if (!time.isValid())
        return std::nullopt;
    const QDate day = QDate::fromString(toQt(event.details.date), Qt::ISODate);
    const QDate today = QDateTime::fromMSecsSinceEpoch(now.milliseconds).date();
    return core::Timestamp{QDateTime(day.isValid() ? day : today, time).toMSecsSinceEpoch()};
}

} // namespace

AnnouncementDialog::AnnouncementDialog(app::Session &session, QWidget *parent)
    : ActDialog(session, u"announcementDialog"_s, tr("Announcement"), parent)
    , m_now(session.wallTime())
    , m_rounds(new QComboBox(this))
    , m_cut(new QComboBox(this))
    , m_minutes(new QSpinBox(this))
    , m_start(new QLineEdit(this))
    , m_turnover(new QSpinBox(this))
    , m_breaks(new QLineEdit(this))
    , m_cutMinutes(new QSpinBox(this))
    , m_reading(new QLabel(this))
    , m_advice(new AdviceList(u"announcementAdvice"_s, this))
{
    addStructure();
    addSchedule();
    column().addWidget(m_advice);
    addEnd(tr("Announce"));
    m_accept = findChild<QPushButton *>(u"accept"_s);
    widen(70);
    if (auto *reason =
            findChild<QLineEdit *>(u"changeReason"_s)) { // it stands ahead of the schedule
        setTabOrder(m_minutes, reason);
        setTabOrder(reason, m_start);
    }
    for (auto *box : {m_rounds, m_cut})
        connect(box, &QComboBox::currentIndexChanged, this, &AnnouncementDialog::look);
    for (auto *box : {m_minutes, m_turnover, m_cutMinutes})
        connect(box, &QSpinBox::valueChanged, this, &AnnouncementDialog::look);
    for (auto *line : {m_start, m_breaks})
        connect(line, &QLineEdit::textChanged, this, &AnnouncementDialog::look);
    look();
}

void AnnouncementDialog::addStructure()
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
    m_minutes->setRange(profile.minutes.shortest(), profile.minutes.longest());
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
}

void AnnouncementDialog::addSchedule()
{
    const auto &planned = event().schedule;
    if (planned.start)
        m_start->setText(timeOfDay(*planned.start));
    m_start->setPlaceholderText(tr("for example 10:00"));
    m_breaks->setText(breaksText(planned.breaks));
    m_breaks->setPlaceholderText(tr("for example 3: 45"));
    const auto &rule = event().profile.cutMinutes;
    m_turnover->setRange(0, tournament::longestRound);
    m_turnover->setValue(tournament::turnoverMinutes(planned));
    m_cutMinutes->setRange(rule.shortest(), rule.longest());
    m_cutMinutes->setValue(tournament::cutRoundMinutes(event()));
    for (auto *box : {m_turnover, m_cutMinutes})
        box->setSuffix(tr(" minutes"));
    m_reading->setObjectName("scheduleReading"_L1);
    m_reading->setWordWrap(true);

    addNote(tr("The plan of the day, for the schedule on the wall and on paper. It may change "
               "whenever you like."));
    auto &form = addForm();
    addRow(form, tr("Round 1 &begins at:"), *m_start, u"scheduleStart"_s);
    addRow(form, tr("Bet&ween two rounds:"), *m_turnover, u"scheduleTurnover"_s);
    addRow(form, tr("Brea&ks after a round:"), *m_breaks, u"scheduleBreaks"_s);
    addRow(form, tr("Ro&und of the cut:"), *m_cutMinutes, u"scheduleCutMinutes"_s);
    form.addRow(QString(), m_reading);
}

tournament::Announcement AnnouncementDialog::announcement() const
{
    return {chosenNumber(*m_rounds), chosenNumber(*m_cut), m_minutes->value()};
}

std::optional<tournament::Schedule> AnnouncementDialog::schedule() const
{
    tournament::Schedule schedule = event().schedule;
    const QString start = m_start->text().trimmed();
    if (start.isEmpty()) {
        schedule.start.reset();
    } else if (!schedule.start || start != timeOfDay(*schedule.start)) {
        schedule.start = startAt(start, event(), m_now);
        if (!schedule.start)
            return std::nullopt;
    }
    const auto breaks = readBreaks(m_breaks->text());
    if (!breaks)
        return std::nullopt;
    schedule.breaks = *breaks;
    // What was left alone stays open to what is usual.
    if (m_turnover->value() != tournament::turnoverMinutes(schedule))
        schedule.turnover = m_turnover->value();
    if (m_cutMinutes->value() != tournament::cutRoundMinutes(event()))
        schedule.cutMinutes = m_cutMinutes->value();
    return schedule;
}

std::vector<tournament::Command> AnnouncementDialog::commands() const
{
    std::vector<tournament::Command> asked;
    if (announcement() != event().announcement)
        asked.emplace_back(tournament::ChangeAnnouncement{announcement(), reason()});
    if (const auto planned = schedule(); planned && *planned != event().schedule)
        asked.emplace_back(tournament::ChangeSchedule{*planned});
    return asked;
}

void AnnouncementDialog::look()
{
    auto trial = event();
    trial.announcement = announcement();
    m_advice->showWarnings(tournament::advice(trial));
    const auto planned = schedule();
    m_accept->setEnabled(planned.has_value());
    if (!planned) {
        m_reading->setText(tr("Write a time as 10:00, and breaks as the round and its minutes with "
                              "commas between them: 3: 45, 5: 20"));
        return;
    }
    trial.schedule = *planned;
    const auto lines = timetableTexts(trial, m_now);
    m_reading->setText(lines.isEmpty()
                           ? tr("Without a start, times are known once the clock runs.")
                           : tr("The last part of the day ends %1.").arg(lines.back().end));
}

} // namespace ui

#include "moc_announcement_dialog.cpp"
