// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace ui {

/// Fusion with four things mended: buttons stand close to their words, the focus is a thin line,
/// icons do not grow with the letters, and on a dark window the outlines of what one fills in are
/// darker still and cannot be seen.
class DeskStyle : public QProxyStyle {
public:
    explicit DeskStyle(const QString &name) : QProxyStyle(name) { }
    /// As the application has it, for a widget that changes something of it for itself: a proxy
    /// of the application's style would not be asked by what it stands for.
    DeskStyle();

    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option,
                                         const QSize &contents,
                                         const QWidget *widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option,
                                  const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;
};

} // namespace ui
