// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_dialog.h"

class QSpinBox;

namespace ui {

class DrawChecksDialog : public ActDialog {
    Q_OBJECT
public:
    explicit DrawChecksDialog(app::Session &session, QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;

    QSpinBox *m_count = nullptr;
};

} // namespace ui
