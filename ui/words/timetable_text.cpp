// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timetable_text.h"

#include <QCoreApplication>
#include <QDateTime>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::PartOfDay;
using tournament::PartState;
using tournament::TimetableLine;

namespace {

struct TimetableTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Timetable)
};

QString partText(const TimetableLine &line)
{
    switch (line.part) {
    case PartOfDay::Swiss:
        return TimetableTextWords::tr("Round %1").arg(line.number);
    case PartOfDay::Break:
        return TimetableTextWords::tr("Break");
    case PartOfDay::Cut:
        break;
    }
    return line.ifNeeded ? TimetableTextWords::tr("Cut, round %1, if needed").arg(line.number)
                         : TimetableTextWords::tr("Cut, round %1").arg(line.number);
}

/// What has happened is told, what is expected is told with care.
QString timeText(const std::optional<core::Timestamp> &time, bool happened)
{
    if (!time)
        return u"–"_s;
    return happened ? timeOfDay(*time) : TimetableTextWords::tr("about %1").arg(timeOfDay(*time));
}

} // namespace

QString timeOfDay(core::Timestamp at)
{
    return QDateTime::fromMSecsSinceEpoch(at.milliseconds).toString(u"HH:mm"_s);
}

QList<TimetableText> timetableTexts(const tournament::Event &event, core::Timestamp now)
{
    QList<TimetableText> texts;
    for (const TimetableLine &line : tournament::timetable(event, now))
        texts.append({partText(line), timeText(line.start, line.state != PartState::Coming),
                      timeText(line.end, line.state == PartState::Over),
                      line.state == PartState::Now});
    return texts;
}

QString nextRoundText(const tournament::Event &event, core::Timestamp now)
{
    const auto lines = tournament::timetable(event, now);
    const TimetableLine *next = tournament::nextRound(lines);
    if (!next)
        return {};
    const QString time = timeOfDay(*next->start);
    return next->part == PartOfDay::Cut
        ? TimetableTextWords::tr("cut, round %1 about %2").arg(QString::number(next->number), time)
        : TimetableTextWords::tr("round %1 about %2").arg(QString::number(next->number), time);
}

} // namespace ui
