// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_dialog.h"

namespace ui {

class ProfileChoice;

/// The rules an event is scored and paired by.
class RulesDialog : public ActDialog {
    Q_OBJECT
public:
    RulesDialog(app::Session &session, std::vector<tournament::Profile> profiles,
                QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;

    ProfileChoice *m_choice = nullptr;
};

} // namespace ui
