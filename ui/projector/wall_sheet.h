// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/marks/faction_mark.h"
#include "ui/paper/qr_code.h"

#include <QFont>
#include <QLineF>
#include <QList>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace ui {

/// What a mark on the wall is for; wall_theme.h has the colours.
enum class WallInk { Text, Quiet, Accent, OnAccent };
enum class WallFill { Band, Head, Accent, Box };

/// A text that was measured: its lines fit its place in the font given, every letter of it.
struct WallText {
    QString whole;
    QRectF place;
    QStringList lines;
    QFont font;
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    WallInk ink = WallInk::Text;
    QString aside; ///< what the marks beside it say
};

/// Black on a white ground of its own: no reader of codes is asked to turn the colours.
struct WallCode {
    QRectF place; ///< with the quiet zone
    QrCode code;
};

struct WallBox {
    QRectF place;
    WallFill fill = WallFill::Band;
};

/// All that stands on the wall at one moment, in the order in which it is drawn and read.
struct WallSheet {
    QSizeF size;
    QList<WallBox> boxes;
    QList<QLineF> lines;
    QList<WallText> texts;
    QList<PlacedMark> marks; ///< of factions
    QList<WallCode> codes;

    /// In the order of reading, for whoever cannot see it.
    [[nodiscard]] QString inWords() const;
};

struct WallLetters {
    double pixels = 40; ///< at most; smaller where the place asks for it
    bool bold = false;
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    WallInk ink = WallInk::Text;
};

[[nodiscard]] QFont wallFont(double pixels, bool bold);

/// The largest letters up to `letters.pixels` in which the whole text stands in its place, wrapped
/// between words and, where one word is wider than the place, inside it. Nothing is ever cut.
[[nodiscard]] WallText fitted(const QString &text, const QRectF &place, const WallLetters &letters);

} // namespace ui
