// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scrolling_label.h"

#include <QLabel>
#include <QScrollBar>

namespace ui {

ScrollingLabel::ScrollingLabel(const QString &objectName, int mostLines, QWidget *parent)
    : FoldingArea(*new QLabel, mostLines, parent)
{
    label().setObjectName(objectName);
    label().setWordWrap(true);
    label().setTextFormat(Qt::PlainText); // names from files stand in it
    label().setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void ScrollingLabel::setText(const QString &text)
{
    label().setText(text);
    verticalScrollBar()->setValue(0);
    updateGeometry();
}

QString ScrollingLabel::text() const { return label().text(); }

QLabel &ScrollingLabel::label() const { return static_cast<QLabel &>(*widget()); }

} // namespace ui

#include "moc_scrolling_label.cpp"
