// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

class QAction;

namespace ui {

/// Every action of the window, once: menus, buttons and shortcuts all take it from here.
class ActionRegistry : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// `id` becomes the objectName. Throws std::logic_error when it is taken.
    QAction *add(QLatin1StringView id, const QString &text, const QString &tip,
                 const QKeySequence &shortcut = {});
    /// Throws std::out_of_range for an id that was never added.
    [[nodiscard]] QAction *action(QLatin1StringView id) const;
    [[nodiscard]] const QList<QAction *> &all() const { return m_actions; }

private:
    [[nodiscard]] QAction *find(QLatin1StringView id) const;
    QList<QAction *> m_actions;
};

} // namespace ui
