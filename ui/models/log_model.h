// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"
#include "ui/models/rows_model.h"

namespace ui {

struct LogRow {
    std::int64_t key = 0; ///< the journal's number
    QString when;
    QString actor;
    QString text;
    bool live = false;
    bool canUndoTo = false;
    bool takenBack = false; ///< an act that is no longer in force
    friend bool operator==(const LogRow &, const LogRow &) = default;
};

/// Every act of the event, the newest first.
class LogModel : public RowsModel<LogRow> {
    Q_OBJECT
public:
    enum Column { When, Actor, Text, State };

    explicit LogModel(QObject *parent = nullptr);
    void update(const std::vector<app::LogLine> &lines);
};

} // namespace ui
