// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/action_registry.h"

#include <QCoreApplication>
#include <QMenuBar>

namespace ui {

// Parts of buildActions().

/// Texts of menus, in one context for translators.
struct ActionWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Actions)
};

/// Adds the actions to the menus, in their order, and to the registry.
class Menus {
public:
    Menus(QMenuBar &bar, ActionRegistry &registry) : m_bar(bar), m_registry(registry) { }

    void begin(const QString &title) { m_menu = m_bar.addMenu(title); }
    QAction *add(QLatin1StringView id, Needs needs, const QString &text, const QString &tip,
                 const QKeySequence &shortcut = {}, Contexts contexts = {})
    {
        auto *action = m_registry.add(id, needs, text, tip, shortcut, contexts);
        m_menu->addAction(action);
        return action;
    }
    void separator() { m_menu->addSeparator(); }
    QMenu *addMenu(const QString &title) { return m_menu->addMenu(title); }

private:
    QMenuBar &m_bar;
    ActionRegistry &m_registry;
    QMenu *m_menu = nullptr;
};

/// What there is to do to the event, its players, decks, rounds and cut.
void addMenusOfEvent(Menus &menus);

} // namespace ui
