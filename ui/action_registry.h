// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

class QAction;

namespace ui {

/// What must be there before an action makes sense; each includes the ones before it.
enum class Needs {
    Nothing,
    Event,  ///< an open event
    Change, ///< one that can be changed
};

/// Every action of the window, once: menus, buttons and shortcuts all take it from here.
class ActionRegistry : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// `id` becomes the objectName. Throws std::logic_error when it is taken.
    QAction *add(QLatin1StringView id, Needs needs, const QString &text, const QString &tip,
                 const QKeySequence &shortcut = {});
    /// Throws std::out_of_range for an id that was never added.
    [[nodiscard]] QAction *action(QLatin1StringView id) const;
    [[nodiscard]] const QList<QAction *> &all() const { return m_actions; }
    /// All that need this or more.
    [[nodiscard]] QList<QAction *> needing(Needs least) const;

private:
    [[nodiscard]] QAction *find(QLatin1StringView id) const;
    QList<QAction *> m_actions;
    QHash<const QAction *, Needs> m_needs;
};

} // namespace ui
