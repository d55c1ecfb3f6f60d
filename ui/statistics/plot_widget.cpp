// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot_widget.h"

#include <cmath>

#include <QImage>
#include <QPainter>

namespace ui {

PlotWidget::PlotWidget(const QString &objectName, QWidget *parent) : QWidget(parent)
{
    setObjectName(objectName);
    setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Minimum);
}

void PlotWidget::show(const Plot &plot)
{
    m_plot = plot;
    setAccessibleName(plot.title);
    setAccessibleDescription(spoken(plot));
    updateGeometry();
    update();
}

QImage PlotWidget::picture() const
{
    QImage image(size() * devicePixelRatioF(), QImage::Format_RGB32);
    image.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&image);
    paint(painter, rect(), m_plot, font(), palette());
    return image;
}

QSize PlotWidget::sizeHint() const
{
    return {static_cast<int>(std::ceil(leastWidthOf(m_plot, font()))) + fontMetrics().height() * 6,
            static_cast<int>(std::ceil(heightOf(m_plot, font())))};
}

QSize PlotWidget::minimumSizeHint() const
{
    return {static_cast<int>(std::ceil(leastWidthOf(m_plot, font()))), sizeHint().height()};
}

void PlotWidget::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    paint(painter, rect(), m_plot, font(), palette());
}

} // namespace ui

#include "moc_plot_widget.cpp"
