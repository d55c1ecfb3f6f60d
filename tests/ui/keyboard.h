// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk.h"

#include <utility>

#include <QApplication>
#include <QKeySequence>

namespace testing {

/// Nothing but keys that a TO can press, and how many they were.
class Keyboard {
public:
    explicit Keyboard(Desk &desk) : m_desk(desk) { }

    Keyboard &press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        ++m_strokes;
        m_desk.key(key, modifiers);
        QApplication::processEvents();
        if (!QApplication::focusWidget()) // a dialog has gone: a window manager does this
            QApplication::setActiveWindow(&m_desk.window);
        return *this;
    }
    Keyboard &control(Qt::Key key) { return press(key, Qt::ControlModifier); }
    Keyboard &type(const QString &text)
    {
        m_strokes += static_cast<int>(text.size());
        m_desk.type(text);
        return *this;
    }
    Keyboard &enter() { return press(Qt::Key_Return); }
    Keyboard &tab() { return press(Qt::Key_Tab); }
    Keyboard &backTab() { return press(Qt::Key_Backtab, Qt::ShiftModifier); }
    Keyboard &escape() { return press(Qt::Key_Escape); }

    Keyboard &redo() ///< another key on every platform
    {
        const auto keys = QKeySequence(QKeySequence::Redo)[0];
        return press(keys.key(), keys.keyboardModifiers());
    }

    /// How many keys were pressed since the last call.
    int strokes() { return std::exchange(m_strokes, 0); }

private:
    Desk &m_desk;
    int m_strokes = 0;
};

/// The name of what has the focus.
[[nodiscard]] inline QString focusedName()
{
    const auto *widget = QApplication::focusWidget();
    return widget ? widget->objectName() : QString();
}

} // namespace testing
