// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_dialog.h"

class QSpinBox;

namespace ui {

/// What a TO may change about one player.
class PlayerDialog : public ActDialog {
    Q_OBJECT
public:
    PlayerDialog(app::Session &session, tournament::PlayerId player, QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;
    [[nodiscard]] tournament::PlayerEntry entry() const;

    tournament::PlayerId m_player;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_pronouns = nullptr;
    QLineEdit *m_corpIdentity = nullptr;
    QLineEdit *m_corpFaction = nullptr;
    QLineEdit *m_runnerIdentity = nullptr;
    QLineEdit *m_runnerFaction = nullptr;
    QSpinBox *m_byes = nullptr;
    QSpinBox *m_table = nullptr;
    QSpinBox *m_seat = nullptr;
};

} // namespace ui
