// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace ui {

/// One line of the organizers' private log. It changes no result: a game or match loss is entered
/// at its table.
class PenaltyDialog : public QDialog {
    Q_OBJECT
public:
    PenaltyDialog(const tournament::Event &event, tournament::PlayerId player, int round,
                  QWidget *parent = nullptr);
    [[nodiscard]] tournament::Penalty penalty() const;

private:
    QComboBox *m_player = nullptr;
    QComboBox *m_round = nullptr;
    QComboBox *m_kind = nullptr;
    QLineEdit *m_reason = nullptr;
    QLineEdit *m_judge = nullptr;
};

} // namespace ui
