// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wall_sheet.h"

#include "ui/words/text.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct WallSheetWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Wall)
};

constexpr double smaller = 0.95; // from one try to the next
constexpr double smallest = 1.0; // a place of any size at all holds letters of one pixel

/// A word that is wider than the place, in pieces that are not.
QStringList pieces(const QString &word, const QFontMetricsF &metrics, double width)
{
    QStringList result;
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, word);
    qsizetype begin = 0;
    qsizetype end = 0;
    for (qsizetype next = letters.toNextBoundary(); next >= 0; next = letters.toNextBoundary()) {
        if (end > begin && metrics.horizontalAdvance(word.mid(begin, next - begin)) > width) {
            result.append(word.mid(begin, end - begin));
            begin = end;
        }
        end = next;
    }
    result.append(word.mid(begin));
    return result;
}

QStringList wrapped(const QString &text, const QFontMetricsF &metrics, double width)
{
    QStringList lines;
    for (const QString &paragraph : text.split(u'\n')) {
        QString line;
        for (const QString &word : paragraph.split(u' ', Qt::SkipEmptyParts)) {
            const QString longer = line.isEmpty() ? word : line + u' ' + word;
            if (metrics.horizontalAdvance(longer) <= width) {
                line = longer;
                continue;
            }
            if (!line.isEmpty())
                lines.append(line);
            const QStringList parts = metrics.horizontalAdvance(word) <= width
                ? QStringList(word)
                : pieces(word, metrics, width);
            lines.append(parts.first(parts.size() - 1));
            line = parts.back();
        }
        lines.append(line);
    }
    return lines;
}

} // namespace

QFont wallFont(double pixels, bool bold)
{
    QFont font = QApplication::font();
    font.setPixelSize(std::max(static_cast<int>(pixels), static_cast<int>(smallest)));
    font.setBold(bold);
    return font;
}

WallText fitted(const QString &text, const QRectF &place, const WallLetters &letters)
{
    WallText result{text, place, {}, {}, letters.align, letters.ink, {}};
    for (double pixels = letters.pixels;; pixels *= smaller) {
        result.font = wallFont(pixels, letters.bold);
        const QFontMetricsF metrics(result.font);
        result.lines = isolatedLines(wrapped(text, metrics, place.width()));
        const double height = metrics.height() * static_cast<double>(result.lines.size());
        const bool wide = std::ranges::all_of(result.lines, [&](const QString &line) {
            return metrics.horizontalAdvance(line) <= place.width();
        });
        if ((wide && height <= place.height()) || pixels <= smallest)
            return result;
    }
}

QString WallSheet::inWords() const
{
    QStringList words;
    for (const WallText &text : texts)
        if (!text.whole.isEmpty())
            words.append(text.aside.isEmpty()
                             ? text.whole
                             //: 1 is a player, 2 "Corp Jinteki, Runner Shaper"
                             : WallSheetWords::tr("%1 (%2)").arg(text.whole, text.aside));
    return words.join(u"; "_s);
}

} // namespace ui
