// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/semantic_colors.h"

#include <QFont>
#include <QList>
#include <QString>

class QPainter;
class QRectF;

namespace ui {

/// One bar: `part` of it is filled, the rest hatched.
struct PlotBar {
    QString label;
    QString value; ///< both numbers in words: a bar says less than "3 of 5"
    int part = 0;
    int whole = 0;
    Meaning meaning = Meaning::Plain;
    friend bool operator==(const PlotBar &, const PlotBar &) = default;
};

/// Bars one below the other, as they are shown, printed and saved.
struct Plot {
    QString title;
    QString partName;    ///< what the filled part is
    QString restName;    ///< what the hatched rest is; empty: there is none
    bool shares = false; ///< every bar has the full width, else `whole` is its length
    QList<PlotBar> bars;
    friend bool operator==(const Plot &, const Plot &) = default;
};

/// How high it is at this width.
[[nodiscard]] qreal heightOf(const Plot &plot, const QFont &font);
/// The width below which labels and values leave the bars no room.
[[nodiscard]] qreal leastWidthOf(const Plot &plot, const QFont &font);
void paint(QPainter &painter, const QRectF &place, const Plot &plot, const QFont &font,
           const QPalette &palette);
/// Title and bars in words, a line each: for a screen reader.
[[nodiscard]] QString spoken(const Plot &plot);

} // namespace ui
