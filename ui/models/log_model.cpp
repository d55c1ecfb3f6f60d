// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_model.h"

#include "ui/text.h"

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

} // namespace

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

int LogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto &row = this->row(index.row());
    if (role == Qt::FontRole && index.column() == Text && row.takenBack) {
        QFont font;
        font.setStrikeOut(true);
        return font;
    }
    if (role == Qt::ToolTipRole && index.column() == Text)
        return row.text;
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case When:
        return row.when;
    case Actor:
        return row.actor;
    case Text:
        return row.text;
    case State:
        return row.takenBack ? tr("taken back") : QString();
    default:
        return {};
    }
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case When:
        return tr("When");
    case Actor:
        return tr("Who");
    case Text:
        return tr("What");
    case State:
        return tr("State");
    default:
        return {};
    }
}

} // namespace ui

#include "moc_log_model.cpp"
