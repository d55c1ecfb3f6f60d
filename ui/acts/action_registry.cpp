// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_registry.h"

#include <algorithm>
#include <stdexcept>

#include <QAction>
#include <QWidget>

namespace ui {

QAction *ActionRegistry::find(QLatin1StringView id) const
{
    const auto found = std::ranges::find_if(
        m_actions, [id](const QAction *action) { return action->objectName() == id; });
    return found == m_actions.end() ? nullptr : *found;
}

QAction *ActionRegistry::add(QLatin1StringView id, Needs needs, const QString &text,
                             const QString &tip, const QKeySequence &shortcut, Contexts contexts)
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
    m_kinds.insert(action, {needs, contexts});
    return action;
}

QList<QAction *> ActionRegistry::needing(Needs least) const
{
    QList<QAction *> found;
    for (auto *action : m_actions)
        if (m_kinds.value(action).needs >= least)
            found.append(action);
    return found;
}

void ActionRegistry::addHandler(QLatin1StringView id, QObject &owner, std::function<bool()> when,
                                std::function<void(bool checked)> what)
{
    auto *handled = action(id);
    if (!m_handlers.contains(handled))
        connect(handled, &QAction::triggered, this,
                [this, handled](bool checked) { run(handled, checked); });
    m_handlers[handled].push_back({&owner, std::move(when), std::move(what)});
    connect(&owner, &QObject::destroyed, this, &ActionRegistry::removeHandlers,
            Qt::UniqueConnection);
}

void ActionRegistry::removeHandlers(const QObject *owner)
{
    for (auto &handlers : m_handlers)
        std::erase_if(handlers, [owner](const Handler &handler) { return handler.owner == owner; });
}

void ActionRegistry::run(const QAction *action, bool checked) const
{
    const auto &handlers = m_handlers[action];
    const auto found = std::find_if(handlers.rbegin(), handlers.rend(),
                                    [](const Handler &handler) { return handler.when(); });
    if (found == handlers.rend())
        return;
    const auto what = found->what; // which may be the end of its owner
    what(checked);
}

void ActionRegistry::enable(Needs there)
{
    for (auto *action : m_actions) {
        const auto handlers = m_handlers.constFind(action);
        action->setEnabled(m_kinds.value(action).needs <= there
                           && (handlers == m_handlers.constEnd()
                               || std::ranges::any_of(*handlers, [](const Handler &handler) {
                                      return handler.when();
                                  })));
    }
}

void ActionRegistry::offerIn(Context context, QWidget &widget) const
{
    widget.setContextMenuPolicy(Qt::ActionsContextMenu);
    for (auto *action : m_actions)
        if (m_kinds.value(action).contexts.testFlag(context))
            widget.addAction(action);
}

QAction *ActionRegistry::action(QLatin1StringView id) const
{
    if (auto *found = find(id))
        return found;
    throw std::out_of_range("no action is called " + QString(id).toStdString());
}

} // namespace ui

#include "moc_action_registry.cpp"
