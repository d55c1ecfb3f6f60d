// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_dialog.h"

class QTableWidget;

namespace ui {

/// Who sits where at the draft: the first round of a full draft is paired by seats.
class SeatsDialog : public ActDialog {
    Q_OBJECT
public:
    explicit SeatsDialog(app::Session &session, QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;
    void numberFromTop();
    [[nodiscard]] std::optional<int> seatIn(int row) const;

    std::vector<tournament::PlayerId> m_players; ///< by row
    QTableWidget *m_table = nullptr;
};

} // namespace ui
