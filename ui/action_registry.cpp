// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_registry.h"

#include <algorithm>
#include <stdexcept>

#include <QAction>

namespace ui {

QAction *ActionRegistry::find(QLatin1StringView id) const
{
    const auto found = std::ranges::find_if(
        m_actions, [id](const QAction *action) { return action->objectName() == id; });
    return found == m_actions.end() ? nullptr : *found;
}

QAction *ActionRegistry::add(QLatin1StringView id, Needs needs, const QString &text,
                             const QString &tip, const QKeySequence &shortcut)
{
    if (find(id))
        throw std::logic_error("two actions are called " + QString(id).toStdString());
    auto *action = new QAction(text, this);
    action->setObjectName(id);
    action->setStatusTip(tip);
    action->setShortcut(shortcut);
    const QString key = shortcut.toString(QKeySequence::NativeText);
    action->setToolTip(key.isEmpty() ? tip : tr("%1 (%2)").arg(tip, key));
    m_actions.append(action);
    m_needs.insert(action, needs);
    return action;
}

QList<QAction *> ActionRegistry::needing(Needs least) const
{
    QList<QAction *> found;
    for (auto *action : m_actions)
        if (m_needs.value(action) >= least)
            found.append(action);
    return found;
}

QAction *ActionRegistry::action(QLatin1StringView id) const
{
    if (auto *found = find(id))
        return found;
    throw std::out_of_range("no action is called " + QString(id).toStdString());
}

} // namespace ui

#include "moc_action_registry.cpp"
