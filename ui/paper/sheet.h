// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/day/print_service.h"
#include "ui/marks/faction_mark.h"
#include "ui/paper/qr_code.h"

#include <vector>

#include <QFont>
#include <QLocale>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

namespace ui {

// Sheets are measured in tenths of a point: fine enough for whole numbers, and a font of so many
// pixels is set alike on paper and on the screen.
inline constexpr double unitsPerInch = 720;
inline constexpr double unitsPerPoint = 10;
[[nodiscard]] constexpr double mm(double millimetres) { return millimetres * unitsPerInch / 25.4; }

struct Lettering {
    double points = 10;
    bool bold = false;
    bool italic = false;
    friend bool operator==(const Lettering &, const Lettering &) = default;
};

[[nodiscard]] QFont fontOf(const Lettering &lettering);
[[nodiscard]] double widthOf(const QString &text, const Lettering &lettering);
[[nodiscard]] double heightOf(const Lettering &lettering); ///< of a line

/// A text made to fit its room: smaller, on several lines between words, at last inside them, and
/// only when even that cannot be read cut with an ellipsis.
struct FittedText {
    QStringList lines;
    Lettering lettering;
};
[[nodiscard]] FittedText fitted(const QString &text, const QSizeF &room,
                                const Lettering &lettering);

struct SheetText {
    QRectF cell;
    QStringList lines;
    Lettering lettering;
    Qt::Alignment alignment;
};
struct SheetRule {
    QPointF from;
    QPointF to;
    double width = 0;
    bool dashed = false;
};
struct SheetFrame {
    QRectF rect;
    double width = 0;
    bool dashed = false;
};
struct SheetShade {
    QRectF rect;
    double grey = 0; ///< 0 white, 1 black
};
struct SheetCode {
    QRectF rect; ///< with the quiet zone
    QrCode code;
    QString text; ///< what it holds
};

/// One page as it is to be painted: on a printer, into a PDF, on the screen.
struct Sheet {
    QSizeF size;
    std::vector<SheetShade> shades;
    std::vector<SheetRule> rules;
    std::vector<SheetFrame> frames;
    std::vector<SheetText> texts;
    std::vector<SheetCode> codes;
    std::vector<PlacedMark> marks; ///< of factions

    void write(const QRectF &cell, const QString &text, const Lettering &lettering,
               Qt::Alignment alignment = Qt::AlignLeft);
    [[nodiscard]] QString plainText() const; ///< line by line, for those who cannot see it
};

struct Printout {
    QString title; ///< also a name for its file
    std::vector<Sheet> sheets;
};

/// A4 or Letter, whichever people use where this locale is spoken.
[[nodiscard]] app::PaperSize paperOf(const QLocale &locale);
[[nodiscard]] QSizeF sizeOf(const app::PrintRequest &request); ///< of its paper, upright

} // namespace ui
