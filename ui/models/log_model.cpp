// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_model.h"

#include "ui/words/text.h"

#include <QDateTime>
#include <QFont>
#include <QLocale>

namespace ui {

namespace {

QString timeText(core::Timestamp at)
{
    const auto time = QDateTime::fromMSecsSinceEpoch(at.milliseconds);
    const QLocale locale;
    return LogModel::tr("%1 %2").arg(locale.toString(time.date(), QLocale::ShortFormat),
                                     time.time().toString(QStringLiteral("HH:mm:ss")));
}

QVariant actFont(const LogRow &row)
{
    if (!row.takenBack)
        return {};
    QFont font;
    font.setStrikeOut(true);
    return font;
}

QString forceText(const LogRow &row)
{
    return row.takenBack ? LogModel::tr("taken back") : QString();
}

} // namespace

LogModel::LogModel(QObject *parent)
    : RowsModel(
          {{tr("When"), &LogRow::when},
           {tr("Who"), &LogRow::actor},
           TableColumn<LogRow>(tr("What"), &LogRow::text, false, &LogRow::text).withFont(actFont),
           {tr("State"), forceText}},
          parent)
{
}

void LogModel::update(const std::vector<app::LogLine> &lines)
{
    std::vector<LogRow> rows;
    rows.reserve(lines.size());
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        LogRow row;
        row.key = line->seq;
        row.when = timeText(line->at);
        row.actor = toQt(line->actor);
        row.text = toQt(line->text);
        row.live = line->live;
        row.canUndoTo = line->canUndoTo;
        row.takenBack = line->takenBack;
        rows.push_back(std::move(row));
    }
    sync(std::move(rows));
}

} // namespace ui

#include "moc_log_model.cpp"
