// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk_style.h"

#include <algorithm>

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFontMetrics>
#include <QLineEdit>
#include <QPainter>
#include <QStyleOption>

namespace ui {

namespace {

bool isDarkWindow(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness()
        < palette.color(QPalette::WindowText).lightness();
}

/// What has the focus is framed so thick that it is seen from the other end of the desk.
void paintFocus(QPainter &painter, const QRect &rect, const QPalette &palette)
{
    constexpr double thick = 2;
    constexpr double corner = 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(QPalette::Active, QPalette::Highlight), thick));
    painter.setBrush(Qt::NoBrush);
    constexpr double inner = thick / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(inner, inner, -inner, -inner), corner, corner);
    painter.restore();
}

/// Of the style that the application's stands on: a proxy has no name.
QString nameOfStyle()
{
    const QStyle *now = QApplication::style();
    if (const auto *ours = qobject_cast<const QProxyStyle *>(now))
        now = ours->baseStyle();
    return now->name();
}

} // namespace

DeskStyle::DeskStyle() : DeskStyle(nameOfStyle()) { }

QSize DeskStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                  const QSize &contents, const QWidget *widget) const
{
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    return type == CT_PushButton ? size + QSize(12, 0) : size;
}

int DeskStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                           const QWidget *widget) const
{
    constexpr int frame = 2; // room for the focus
    if (metric == PM_DefaultFrameWidth && qobject_cast<const QAbstractScrollArea *>(widget))
        return frame;
    const int pixels = QProxyStyle::pixelMetric(metric, option, widget);
    return metric == PM_SmallIconSize
        ? std::max(pixels, QFontMetrics(QApplication::font()).ascent()) // beside large letters
        : pixels;
}

void DeskStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                              QPainter *painter, const QWidget *widget) const
{
    if (element == PE_FrameFocusRect) {
        paintFocus(*painter, option->rect, option->palette);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool line =
        element == PE_FrameLineEdit && qobject_cast<const QLineEdit *>(widget) != nullptr;
    if (line && option->state.testFlag(State_HasFocus))
        paintFocus(*painter, option->rect, option->palette);
    if ((element != PE_IndicatorCheckBox && !line) || option->state.testFlag(State_HasFocus)
        || !isDarkWindow(option->palette))
        return;
    painter->save();
    painter->setPen(line ? option->palette.color(QPalette::Window).lighter(180)
                         : option->palette.color(QPalette::Disabled, QPalette::WindowText));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    painter->restore();
}

void DeskStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                            const QWidget *widget) const
{
    QProxyStyle::drawControl(element, option, painter, widget);
    // Tables, lists and texts say at their frame that the keyboard is theirs.
    if (element == CE_ShapedFrame && option->state.testFlag(State_HasFocus)
        && qobject_cast<const QAbstractScrollArea *>(widget))
        paintFocus(*painter, option->rect, option->palette);
}

void DeskStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                   QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if ((control == CC_ComboBox || control == CC_SpinBox) && option->state.testFlag(State_HasFocus))
        paintFocus(*painter, option->rect, option->palette);
}

} // namespace ui
