// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet.h"

#include <QFontMetricsF>
#include <QPageSize>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr double slightly = 0.8; ///< a text that is so much smaller does not look out of place
constexpr double strongly = 0.6; ///< smaller is not read at arm's length

Lettering smaller(Lettering lettering, double factor)
{
    lettering.points *= factor;
    return lettering;
}

/// Where a text is best broken in two: at the blank that leaves the shortest longer line.
std::optional<QStringList> halves(const QString &text, const Lettering &lettering)
{
    std::optional<QStringList> best;
    double least = 0;
    for (qsizetype at = text.indexOf(u' '); at > 0; at = text.indexOf(u' ', at + 1)) {
        const QStringList lines{text.left(at), text.mid(at + 1)};
        const double width = std::max(widthOf(lines[0], lettering), widthOf(lines[1], lettering));
        if (!best || width < least) {
            best = lines;
            least = width;
        }
    }
    return best;
}

std::optional<FittedText> onTwoLines(const QString &text, const QSizeF &room,
                                     const Lettering &lettering)
{
    const auto lines = halves(text, lettering);
    if (!lines)
        return std::nullopt;
    const double width = std::max(widthOf((*lines)[0], lettering), widthOf((*lines)[1], lettering));
    const double factor =
        std::min({1.0, room.width() / width, room.height() / (2 * heightOf(lettering))});
    if (factor < strongly)
        return std::nullopt;
    return FittedText{*lines, smaller(lettering, factor)};
}

} // namespace

QFont fontOf(const Lettering &lettering)
{
    QFont font;
    // Noto for every script there is; a machine without it still prints Latin, Greek, Cyrillic.
    font.setFamilies({u"Noto Sans"_s, u"DejaVu Sans"_s});
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(static_cast<int>(std::lround(lettering.points * unitsPerPoint)));
    font.setBold(lettering.bold);
    font.setItalic(lettering.italic);
    return font;
}

double widthOf(const QString &text, const Lettering &lettering)
{
    return QFontMetricsF(fontOf(lettering)).horizontalAdvance(text);
}

double heightOf(const Lettering &lettering) { return QFontMetricsF(fontOf(lettering)).height(); }

FittedText fitted(const QString &text, const QSizeF &room, const Lettering &lettering)
{
    const double width = widthOf(text, lettering);
    const double factor = width > room.width() ? room.width() / width : 1;
    if (factor >= 1)
        return {{text}, lettering};
    // A little less than measured: letters of another size are not exactly so much narrower.
    constexpr double safety = 0.99;
    if (factor >= slightly)
        return {{text}, smaller(lettering, factor * safety)};
    if (auto two = onTwoLines(text, room, lettering))
        return {two->lines, smaller(two->lettering, safety)};
    const Lettering least = smaller(lettering, std::max(factor * safety, strongly));
    return {{QFontMetricsF(fontOf(least)).elidedText(text, Qt::ElideRight, room.width())}, least};
}

void Sheet::write(const QRectF &cell, const QString &text, const Lettering &lettering,
                  Qt::Alignment alignment)
{
    if (text.isEmpty())
        return;
    const FittedText fit = fitted(text, cell.size(), lettering);
    texts.push_back({cell, fit.lines, fit.lettering, alignment});
}

QString Sheet::plainText() const
{
    QStringList result;
    double line = 0;
    for (const auto &text : texts) {
        const QString words = text.lines.join(u' ');
        if (!result.isEmpty() && std::abs(text.cell.center().y() - line) < mm(1.5))
            result.back() += u" · "_s + words;
        else
            result.append(words);
        line = text.cell.center().y();
    }
    return result.join(u'\n');
}

app::PaperSize paperOf(const QLocale &locale)
{
    using enum QLocale::Territory;
    // Where Letter is the usual size, after the Unicode Common Locale Data Repository.
    constexpr std::array letter{Belize,     Canada,     Chile,        Colombia, CostaRica,
                                Guatemala,  Mexico,     Nicaragua,    Panama,   Philippines,
                                PuertoRico, ElSalvador, UnitedStates, Venezuela};
    return std::ranges::find(letter, locale.territory()) == letter.end() ? app::PaperSize::A4
                                                                         : app::PaperSize::Letter;
}

QSizeF sizeOf(const app::PrintRequest &request)
{
    const auto paper = request.paper.value_or(paperOf(QLocale()));
    const auto id = paper == app::PaperSize::A4 ? QPageSize::A4 : QPageSize::Letter;
    return QPageSize(id).size(QPageSize::Point) * unitsPerPoint;
}

} // namespace ui
