// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QImage>
#include <QRectF>
#include <QString>
#include <QStringList>

namespace testing {

struct ReadWord {
    QString text;
    QRectF box; ///< in points from the upper left corner
};

struct ReadPage {
    QSizeF size; ///< in points
    std::vector<ReadWord> words;
    QImage image; ///< at rasterResolution, when asked for

    [[nodiscard]] QString
    text() const; ///< line by line across the whole page, joined letters apart
};
inline constexpr double rasterResolution = 200;

struct ReadPdf {
    std::vector<ReadPage> pages;
    QStringList fonts;
    bool fontsEmbedded = false;
};

/// What another program sees in a PDF; throws when it is none.
[[nodiscard]] ReadPdf readPdf(const QByteArray &bytes, bool withImages = false);

/// The texts of the QR codes on a picture, in no order.
[[nodiscard]] QStringList readCodes(const QImage &image);

} // namespace testing
