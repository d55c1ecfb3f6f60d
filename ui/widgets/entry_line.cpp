// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry_line.h"

#include <QKeyEvent>

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

void EntryLine::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT escaped();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace ui

#include "moc_entry_line.cpp"
