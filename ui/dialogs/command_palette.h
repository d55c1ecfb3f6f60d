// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QAction;
class QTableView;

namespace ui {

class ActionRegistry;
class EntryLine;
class FoundActions;
class TableView;

/// Every action by its words: type a few letters, Enter does it. What cannot be done now is shown
/// as well, below the rest and disabled.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    explicit CommandPalette(const ActionRegistry &actions, QWidget *parent = nullptr);

    /// What was chosen, once accepted.
    [[nodiscard]] QAction *chosen() const;
    void accept() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find(const QString &text);

    FoundActions *m_found = nullptr;
    EntryLine *m_line = nullptr;
    TableView *m_table = nullptr;
};

} // namespace ui
