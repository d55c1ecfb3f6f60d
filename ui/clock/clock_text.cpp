// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock_text.h"

#include "app/sentences/sentences.h"
#include "app/sentences/wording.h"
#include "tournament/clock/time_procedure.h"
#include "ui/words/text.h"
#include "ui/words/timetable_text.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct ClockTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Clock)
};

} // namespace

QString clockFace(const tournament::ClockReading &reading)
{
    const std::int64_t shown =
        reading.left ? std::max<std::int64_t>(*reading.left, 0) : reading.ran;
    return toQt(app::durationText(shown));
}

QString clockState(const tournament::ClockReading &reading)
{
    using tournament::ClockState;
    switch (reading.state) {
    case ClockState::Running:
        return reading.deadline ? ClockTextWords::tr("ends at %1").arg(timeOfDay(*reading.deadline))
                                : ClockTextWords::tr("played, no time limit");
    case ClockState::Paused:
        return ClockTextWords::tr("paused");
    case ClockState::Over:
        return ClockTextWords::tr("time is over since %1").arg(timeOfDay(*reading.deadline));
    case ClockState::Stopped:
        break;
    }
    return ClockTextWords::tr("stopped");
}

QStringList extraTimeLines(const tournament::Event &event, const tournament::Round &round,
                           core::Timestamp now)
{
    QStringList lines;
    if (!round.clock)
        return lines;
    for (const int table : tournament::tablesWithExtraTime(*round.clock)) {
        const auto *match = tournament::findMatch(event, round.number, table);
        if (!match || tournament::hasResult(event.profile, *match, round.stage))
            continue;
        const auto reading = tournament::read(*round.clock, table, now);
        const int minutes = tournament::extraMinutes(*round.clock, table);
        lines.append(reading.deadline
                         ? ClockTextWords::tr("Table %1: +%2 min, until %3")
                               .arg(table)
                               .arg(minutes)
                               .arg(timeOfDay(*reading.deadline))
                         : ClockTextWords::tr("Table %1: +%2 min").arg(table).arg(minutes));
    }
    return lines;
}

QStringList procedureLines(const tournament::Event &event, const tournament::Round &round)
{
    QStringList lines;
    for (const auto &step : tournament::timeProcedure(event, round).steps)
        lines.append(toQt(app::sentence(step)));
    return lines;
}

QString roundName(const tournament::Event &event, const tournament::Round &round)
{
    return round.stage == tournament::Stage::Cut
        ? ClockTextWords::tr("Cut, round %1").arg(round.number - tournament::swissRounds(event))
        : ClockTextWords::tr("Round %1").arg(round.number);
}

QString lengthAdvice(const tournament::MinutesRule &rule, int minutes)
{
    if (!rule.advisory || rule.contains(minutes))
        return {};
    return ClockTextWords::tr("Usual are %1 to %2 minutes.").arg(rule.least).arg(rule.most);
}

} // namespace ui
