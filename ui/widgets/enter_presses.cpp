// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "enter_presses.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QKeyEvent>
#include <QRadioButton>

namespace ui {

namespace {

/// Enter in a dialog is about the dialog, and a box is ticked by Space.
bool belongsToDialog(const QAbstractButton &button)
{
    return qobject_cast<const QDialog *>(button.window())
        && (qobject_cast<const QCheckBox *>(&button)
            || qobject_cast<const QRadioButton *>(&button));
}

} // namespace

EnterPresses::EnterPresses(QObject *parent) : QObject(parent) { qApp->installEventFilter(this); }

bool EnterPresses::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto &key = static_cast<const QKeyEvent &>(*event);
    if ((key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter)
        || (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    auto *button = qobject_cast<QAbstractButton *>(watched);
    if (!button || !button->isEnabled() || belongsToDialog(*button))
        return false;
    if (!key.isAutoRepeat()) // a key held down presses once
        button->click();
    return true;
}

} // namespace ui

#include "moc_enter_presses.cpp"
