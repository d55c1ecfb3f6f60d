// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry_line.h"

#include <utility>

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QKeyEvent>
#include <QMouseEvent>

namespace ui {

EntryLine::EntryLine(const QString &objectName, const QString &accessibleName, QWidget *parent)
    : QLineEdit(parent)
{
    setObjectName(objectName);
    setAccessibleName(accessibleName);
}

QSize EntryLine::minimumSizeHint() const
{
    const QSize size = QLineEdit::minimumSizeHint();
    const int words = fontMetrics().horizontalAdvance(placeholderText());
    return size.expandedTo({words + 2 * fontMetrics().averageCharWidth(), 0});
}

void EntryLine::restart(const QString &text)
{
    setText(text);
    selectAll();
}

bool EntryLine::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->matches(QKeySequence::Undo) && !isUndoAvailable())
            || (key->matches(QKeySequence::Redo) && !isRedoAvailable())) {
            event->ignore(); // QLineEdit would claim it in any case
            return false;
        }
    }
    return QLineEdit::event(event);
}

void EntryLine::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    // A list that was open over it, a menu, another program: nobody has left the line.
    const bool stayed = event->reason() == Qt::PopupFocusReason
        || event->reason() == Qt::MenuBarFocusReason
        || (event->reason() == Qt::ActiveWindowFocusReason && !m_inDialog);
    m_inDialog = false;
    if (stayed)
        return;
    selectAll();
    m_entering = event->reason() == Qt::MouseFocusReason;
}

void EntryLine::focusOutEvent(QFocusEvent *event)
{
    const auto *active = QApplication::activeWindow();
    m_inDialog = event->reason() == Qt::ActiveWindowFocusReason && active && active != window();
    QLineEdit::focusOutEvent(event);
}

void EntryLine::mouseReleaseEvent(QMouseEvent *event)
{
    QLineEdit::mouseReleaseEvent(event);
    // The press that came in has put the cursor somewhere; who drags chooses himself.
    if (std::exchange(m_entering, false) && !hasSelectedText())
        selectAll();
}

void EntryLine::keyPressEvent(QKeyEvent *event)
{
    auto *offered = completer() ? completer()->popup() : nullptr;
    const bool choosing = offered && offered->isVisible();
    const bool sends = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    // Who has chosen nothing sends the line as it is; Escape closes the list and keeps the line.
    if (choosing
        && (event->key() == Qt::Key_Escape || (sends && !offered->currentIndex().isValid())))
        offered->hide();
    if (event->key() == Qt::Key_Escape) {
        if (choosing)
            return;
        Q_EMIT escaped();
        event->ignore(); // the message goes as well
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace ui

#include "moc_entry_line.cpp"
