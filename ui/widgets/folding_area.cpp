// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "folding_area.h"

#include <algorithm>

#include <QEvent>
#include <QScrollBar>

namespace ui {

namespace {

constexpr int leastLetters = 24; ///< letters
constexpr int usualLetters = 60;

} // namespace

FoldingArea::FoldingArea(QWidget &content, int mostLines, QWidget *parent)
    : QScrollArea(parent), m_mostLines(mostLines)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setWidget(&content);
    content.setAutoFillBackground(false); // it stands on what lies below
    viewport()->setAutoFillBackground(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::NoFocus);
    // Keys scroll it where there is something to scroll.
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int least, int most) {
        setFocusPolicy(most > least ? Qt::StrongFocus : Qt::NoFocus);
    });
}

void FoldingArea::setMostLines(int lines)
{
    if (lines == m_mostLines)
        return;
    m_mostLines = lines;
    updateGeometry();
}

int FoldingArea::heightForWidth(int width) const
{
    const int frame = 2 * frameWidth();
    const int line = fontMetrics().lineSpacing();
    const int inner = width - frame;
    const int whole = widget()->hasHeightForWidth() ? widget()->heightForWidth(inner)
                                                    : widget()->sizeHint().height();
    return std::clamp(whole, line, m_mostLines * line) + frame;
}

QSize FoldingArea::sizeHint() const
{
    const int letter = fontMetrics().averageCharWidth();
    const int width =
        std::clamp(widget()->sizeHint().width(), leastLetters * letter, usualLetters * letter);
    return {width, heightForWidth(width)};
}

QSize FoldingArea::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * leastLetters, fontMetrics().lineSpacing()};
}

bool FoldingArea::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry(); // the content has grown or shrunk
    return QScrollArea::event(event);
}

} // namespace ui

#include "moc_folding_area.cpp"
