// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/command.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace app {
class Session;
}

namespace ui {

/// Two players of a round change places; says in words what the tables become and what it breaks.
class SwapDialog : public QDialog {
    Q_OBJECT
public:
    SwapDialog(const app::Session &session, const tournament::SwapPlayers &request,
               QWidget *parent = nullptr);
    [[nodiscard]] tournament::SwapPlayers command() const;
    [[nodiscard]] QString preview() const;

private:
    void look();

    const app::Session &m_session;
    int m_round = 0;
    QComboBox *m_first = nullptr;
    QComboBox *m_second = nullptr;
    QLabel *m_preview = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace ui
