// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <type_traits>
#include <vector>

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace ui {

/// What must be there before an action makes sense; each includes the ones before it.
enum class Needs {
    Nothing,
    Event,  ///< an open event
    Change, ///< one that can be changed
};

/// The tables and pictures that have a context menu.
enum class Context {
    Players = 1,
    Decks = 2,
    Tables = 4, ///< of a round
    Games = 8,  ///< of the bracket
    Standings = 16,
    Odds = 32,
    Figures = 64, ///< of the statistics
    Log = 128,
    Phones = 256, ///< what they say
};
Q_DECLARE_FLAGS(Contexts, Context)
Q_DECLARE_OPERATORS_FOR_FLAGS(Contexts)

/// Every action of the window, once: menus, buttons and shortcuts all take it from here.
class ActionRegistry : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// `id` becomes the objectName. Throws std::logic_error when it is taken.
    QAction *add(QLatin1StringView id, Needs needs, const QString &text, const QString &tip,
                 const QKeySequence &shortcut = {}, Contexts contexts = {});
    /// Throws std::out_of_range for an id that was never added.
    [[nodiscard]] QAction *action(QLatin1StringView id) const;
    [[nodiscard]] const QList<QAction *> &all() const { return m_actions; }
    /// All that need this or more.
    [[nodiscard]] QList<QAction *> needing(Needs least) const;
    /// `what` is done when the action is asked for and `when` holds, as long as `owner` lives. Of
    /// several the one added last does it.
    template <class What>
    void handle(QLatin1StringView id, QObject &owner, std::function<bool()> when, What what)
    {
        if constexpr (std::is_invocable_v<What, bool>)
            addHandler(id, owner, std::move(when), std::move(what));
        else
            addHandler(id, owner, std::move(when), [what](bool /*checked*/) { what(); });
    }
    template <class What>
    void handle(QLatin1StringView id, QObject &owner, What what)
    {
        handle(id, owner, [] { return true; }, std::move(what));
    }
    /// Enables every action that has what it needs and somebody who does it now.
    void enable(Needs there);
    /// Gives the widget a context menu of the actions that belong there.
    void offerIn(Context context, QWidget &widget) const;

private:
    struct Handler {
        const QObject *owner = nullptr;
        std::function<bool()> when;
        std::function<void(bool checked)> what;
    };

    [[nodiscard]] QAction *find(QLatin1StringView id) const;
    void addHandler(QLatin1StringView id, QObject &owner, std::function<bool()> when,
                    std::function<void(bool checked)> what);
    void removeHandlers(const QObject *owner);
    void run(const QAction *action, bool checked) const;

    QList<QAction *> m_actions;
    QHash<const QAction *, std::vector<Handler>> m_handlers; ///< empty once all owners are gone
    struct Kind {
        Needs needs{};
        Contexts contexts;
    };
    QHash<const QAction *, Kind> m_kinds;
};

} // namespace ui
