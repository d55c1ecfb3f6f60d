// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eliding_label.h"

#include "ui/words/text.h"

namespace ui {

namespace {

constexpr int marginOfLine = 4;

} // namespace

ElidingLabel::ElidingLabel(const QString &objectName, QWidget *parent) : QLabel(parent)
{
    setObjectName(objectName);
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setMargin(marginOfLine);
}

void ElidingLabel::setWords(const QString &words)
{
    m_words = words;
    setAccessibleDescription(words);
    shorten();
}

void ElidingLabel::shorten()
{
    const QString shown = fontMetrics().elidedText(m_words, Qt::ElideRight,
                                                   contentsRect().width() - 2 * marginOfLine);
    setText(isolatedLines({shown}).constFirst());
}

QSize ElidingLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth(), QLabel::minimumSizeHint().height()};
}

void ElidingLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    shorten();
}

} // namespace ui

#include "moc_eliding_label.cpp"
