// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/plot.h"

#include <QWidget>

namespace ui {

/// Shows a plot. What it says stands in a table beside it too: it takes no focus.
class PlotWidget : public QWidget {
    Q_OBJECT
public:
    explicit PlotWidget(const QString &objectName, QWidget *parent = nullptr);

    void show(const Plot &plot);
    [[nodiscard]] const Plot &plot() const { return m_plot; }
    /// As it stands on the screen.
    [[nodiscard]] QImage picture() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Plot m_plot;
};

} // namespace ui
