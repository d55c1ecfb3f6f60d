// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/hall/phone_desk.h"
#include "ui/models/rows_model.h"

namespace ui {

struct InboxRow {
    std::int64_t key = 0; ///< of the item
    QString when;
    QString who;
    QString what;
    QString number; ///< that the phone shows, too
    QString state;
    bool open = false;
    bool disputed = false;
    friend bool operator==(const InboxRow &, const InboxRow &) = default;
};

/// What phones say, the newest first: what waits above what was decided.
class InboxModel : public RowsModel<InboxRow> {
    Q_OBJECT
public:
    enum Column { When, Who, What, Number, State };

    explicit InboxModel(QObject *parent = nullptr);
    void update(const std::vector<app::InboxLine> &open,
                const std::vector<app::InboxLine> &decided);
};

} // namespace ui
