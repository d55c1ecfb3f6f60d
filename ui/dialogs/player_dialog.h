// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/command.h"

#include <QDialog>

class QLineEdit;
class QSpinBox;

namespace ui {

/// What a TO may change about one player.
class PlayerDialog : public QDialog {
    Q_OBJECT
public:
    explicit PlayerDialog(const tournament::PlayerEntry &entry, QWidget *parent = nullptr);
    [[nodiscard]] tournament::PlayerEntry entry() const;

private:
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
