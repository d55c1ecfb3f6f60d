// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/command.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

/// A match goes to another table; says in words who moves with it, and whose kept table is left.
class MoveDialog : public QDialog {
    Q_OBJECT
public:
    /// Offers the matches beside the one at this place: of its round, in the cut all that are
    /// played.
    MoveDialog(const tournament::Event &event, int round, int table, QWidget *parent = nullptr);
    [[nodiscard]] tournament::MoveMatch command() const;

private:
    void fillMatches(int round, int table);
    void look();

    const tournament::Event &m_event;
    QComboBox *m_match = nullptr;
    QSpinBox *m_to = nullptr;
    QLabel *m_preview = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace ui
