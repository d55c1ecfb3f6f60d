// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet.h"

#include "ui/words/text.h"

#include <QFontMetricsF>
#include <QPageSize>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr double slightly = 0.8; ///< a text that is so much smaller does not look out of place
constexpr double strongly = 0.6; ///< smaller is not read at arm's length
constexpr double inHand = 5.5;   ///< points; smaller is not read at all
constexpr int mostLines = 6;
/// A little less than measured: letters of another size are not exactly so much narrower.
constexpr double safety = 0.99;

Lettering smaller(Lettering lettering, double factor)
{
    lettering.points *= factor;
    return lettering;
}

enum class Breaks { BetweenWords, Anywhere };

/// Lines of at most that width, as far as there are places to break.
QStringList broken(const QString &text, const QFontMetricsF &metrics, double width, Breaks breaks)
{
    QTextBoundaryFinder places(breaks == Breaks::Anywhere ? QTextBoundaryFinder::Grapheme
                                                          : QTextBoundaryFinder::Line,
                               text);
    QStringList lines;
    qsizetype begin = 0;
    qsizetype end = 0;
    const auto line = [&](qsizetype upTo) { return text.mid(begin, upTo - begin).trimmed(); };
    for (auto next = places.toNextBoundary(); next >= 0; next = places.toNextBoundary()) {
        if (breaks == Breaks::BetweenWords && next < text.size()
            && !QStringView(u" -").contains(text[next - 1]))
            continue;
        if (end > begin && metrics.horizontalAdvance(line(next)) > width) {
            lines.append(line(end));
            begin = end;
        }
        end = next;
    }
    lines.append(line(text.size()));
    return lines;
}

double widest(const QStringList &lines, const QFontMetricsF &metrics)
{
    double width = 0;
    for (const QString &line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    return width;
}

/// So many lines at most, as short as they can be.
QStringList balanced(const QString &text, const QFontMetricsF &metrics, int count, Breaks breaks)
{
    double most = metrics.horizontalAdvance(text);
    double least = most / count;
    QStringList best{text};
    constexpr int steps = 12;
    for (int step = 0; step < steps; ++step) {
        const double width = (least + most) / 2;
        QStringList lines = broken(text, metrics, width, breaks);
        if (lines.size() > count || widest(lines, metrics) > width) {
            least = width;
        } else {
            most = width;
            best = std::move(lines);
        }
    }
    return best;
}

struct Set {
    QStringList lines;
    double factor = 0; ///< by which the letters get smaller
};

/// On as many lines as leave its letters largest.
Set onLines(const QString &text, const QSizeF &room, const Lettering &lettering, Breaks breaks)
{
    const QFontMetricsF metrics(fontOf(lettering));
    Set best;
    for (int count = 2; count <= mostLines; ++count) {
        QStringList lines = balanced(text, metrics, count, breaks);
        const double factor =
            std::min({1.0, room.width() / widest(lines, metrics),
                      room.height() / (static_cast<double>(lines.size()) * metrics.height())});
        if (factor > best.factor)
            best = {std::move(lines), factor};
    }
    return best;
}

/// As much of it as the room takes, the last line with an ellipsis.
FittedText cut(const QString &text, const QSizeF &room, const Lettering &least)
{
    const QFontMetricsF metrics(fontOf(least));
    const auto count = std::clamp(static_cast<int>(room.height() / metrics.height()), 1, mostLines);
    QStringList lines = broken(text, metrics, room.width(), Breaks::Anywhere);
    const QString rest = lines.mid(count - 1).join(QString());
    lines = lines.first(std::min<qsizetype>(count - 1, lines.size()));
    lines.append(metrics.elidedText(rest, Qt::ElideRight, room.width()));
    return {isolatedLines(lines), least};
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
    if (factor >= slightly)
        return {{text}, smaller(lettering, factor * safety)};
    const double least = std::min(strongly, inHand / lettering.points);
    for (const Breaks breaks : {Breaks::BetweenWords, Breaks::Anywhere}) {
        Set set = onLines(text, room, lettering, breaks);
        if (factor >= set.factor && factor >= least)
            return {{text}, smaller(lettering, factor * safety)};
        if (set.factor >= least)
            return {isolatedLines(set.lines), smaller(lettering, set.factor * safety)};
    }
    return cut(text, room, smaller(lettering, least * safety));
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
    const auto onLine = [&line](double y) { return std::abs(y - line) < mm(1.5); };
    auto mark = marks.begin(); // they stand on the lines of texts, in the same order
    const auto readMarks = [&] {
        for (; mark != marks.end() && onLine(mark->place.center().y()); ++mark)
            result.back() += u" · "_s + factionText(mark->faction);
    };
    for (const auto &text : texts) {
        const QString words = text.lines.join(u' ');
        if (!result.isEmpty() && onLine(text.cell.center().y())) {
            result.back() += u" · "_s + words;
            continue;
        }
        if (!result.isEmpty())
            readMarks();
        result.append(words);
        line = text.cell.center().y();
    }
    if (!result.isEmpty())
        readMarks();
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
