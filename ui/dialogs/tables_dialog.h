// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_dialog.h"

class QLabel;
class QPushButton;

namespace ui {

/// Which tables of the hall the event may use.
class TablesDialog : public ActDialog {
    Q_OBJECT
public:
    explicit TablesDialog(app::Session &session, QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;
    void look();

    QLineEdit *m_ranges = nullptr;
    QLabel *m_reading = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace ui
