// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/settings.h"

#include <QWidget>

class QAction;
class QListWidget;
class QPushButton;

namespace ui {

class ActionRegistry;

/// What the window shows without an event.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(const ActionRegistry &actions, QWidget *parent = nullptr);
    /// Files that are gone are shown, greyed.
    void showRecent(const QList<RecentFile> &files);

Q_SIGNALS:
    void fileChosen(const QString &path);

private:
    [[nodiscard]] QWidget *makeActions(const ActionRegistry &actions);
    [[nodiscard]] QPushButton *makeButton(QAction &action, const QString &text);

    QListWidget *m_recent = nullptr;
};

} // namespace ui
