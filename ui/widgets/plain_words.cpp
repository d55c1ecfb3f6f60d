// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_words.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace ui {

PlainWords::PlainWords(QObject *parent) : QObject(parent) { qApp->installEventFilter(this); }

/// Every widget is polished before it measures or paints a text; tooltips and the words of message
/// boxes are labels, too.
bool PlainWords::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish)
        if (auto *label = qobject_cast<QLabel *>(watched);
            label && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    return QObject::eventFilter(watched, event);
}

} // namespace ui

#include "moc_plain_words.cpp"
