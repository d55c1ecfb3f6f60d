// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck_page.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::DeckPage)
};

constexpr double gutter = mm(8);
constexpr double playerLine = mm(10);
constexpr double identityLine = mm(8);
constexpr double headerLine = mm(5);
constexpr double totalLine = mm(5);
constexpr double mostLine = mm(7);
constexpr double signLine = mm(11);
constexpr double margin = mm(1);
constexpr int blankLines = 30;
constexpr double thin = mm(0.2);
constexpr double stripe = 0.07;

class Drawing {
public:
    Drawing(Sheet &sheet, const DeckPage &page) : m_sheet(sheet), m_page(page)
    {
        m_area = bodyOf(sheet.size);
        m_column = (m_area.width() - gutter) / 2;
    }

    void draw()
    {
        drawHead(m_sheet, m_page.head, m_area);
        drawPlayer();
        m_top = m_area.top() + heightOf(m_page.head) + playerLine + mm(2);
        const double bottom = m_area.bottom() - (isCheck() || isBlank() ? signLine : 0);
        chooseLine(bottom);
        for (const std::size_t i : {0U, 1U})
            drawDeck(m_page.decks[i], m_area.left() + static_cast<double>(i) * (m_column + gutter));
        if (isCheck())
            drawLineToWrite(Words::tr("Checked by:"), m_area.bottom() - signLine + mm(4));
        else if (isBlank())
            drawLineToWrite(Words::tr("Signed:"), m_area.bottom() - signLine + mm(4));
    }

private:
    [[nodiscard]] bool isCheck() const { return m_page.style == DeckPageStyle::Check; }
    [[nodiscard]] bool isBlank() const { return m_page.style == DeckPageStyle::Blank; }
    [[nodiscard]] std::size_t linesOf(const DeckColumn &deck) const
    {
        return isBlank() ? blankLines : deck.lines.size();
    }

    /// As high as the longer list allows, for both lists alike.
    void chooseLine(double bottom)
    {
        std::size_t lines = 1;
        std::size_t totals = 0;
        for (const auto &deck : m_page.decks) {
            lines = std::max(lines, linesOf(deck));
            totals = std::max(totals, static_cast<std::size_t>(deck.totals.size()));
        }
        const double room = bottom - m_top - identityLine - headerLine
            - static_cast<double>(totals) * totalLine - mm(2);
        m_line = std::min(room / static_cast<double>(lines), mostLine);
        m_points = std::min(m_line / unitsPerPoint / 1.5, isCheck() ? 12.0 : 10.5);
    }

    void drawPlayer()
    {
        const QRectF line(m_area.left(), m_area.top() + heightOf(m_page.head), m_area.width(),
                          playerLine);
        if (m_page.player.isEmpty()) {
            drawLineToWrite(Words::tr("Player:"), line.top() + mm(3));
            return;
        }
        const double note = m_page.note.isEmpty() ? 0 : m_area.width() * 0.35;
        m_sheet.write(line.adjusted(0, 0, -note, 0), m_page.player, {18, true});
        if (note > 0)
            m_sheet.write(line.adjusted(line.width() - note, 0, 0, 0), m_page.note, {10},
                          Qt::AlignRight);
    }

    void drawLineToWrite(const QString &label, double top)
    {
        const Lettering letters{10};
        const double width = widthOf(label, letters) + 1;
        m_sheet.write({m_area.left(), top, width, mm(6)}, label, letters);
        m_sheet.rules.push_back({{m_area.left() + width + mm(2), top + mm(5.5)},
                                 {m_area.left() + m_area.width() * 0.6, top + mm(5.5)},
                                 thin});
    }

    /// The width of each field of a line, from left to right.
    struct Fields {
        double ticks = 0;
        double quantity = 0;
        double influence = 0;
    };
    [[nodiscard]] Fields fields(const DeckColumn &deck) const
    {
        Fields result;
        const Lettering number{m_points * (isCheck() ? 1.25 : 1), true};
        result.quantity = std::max(widthOf(u"00"_s, number), isBlank() ? mm(9) : 0) + 2 * margin;
        if (isCheck()) {
            int most = 1;
            for (const auto &line : deck.lines)
                most = std::max(most, line.quantity);
            result.ticks = std::min(most, mostTicks) * (tickSide() + margin) + margin;
            return result;
        }
        result.influence = std::max(widthOf(Words::tr("Inf"), {m_points, true}), mm(7));
        for (const auto &line : deck.lines)
            result.influence = std::max(result.influence, widthOf(line.influence, {m_points}));
        result.influence += 2 * margin;
        return result;
    }
    [[nodiscard]] double tickSide() const { return std::min(m_line * 0.6, mm(3.6)); }

    void drawDeck(const DeckColumn &deck, double left)
    {
        const QRectF title(left, m_top, m_column, identityLine);
        const double side = widthOf(deck.side, {11, true}) + mm(2);
        m_sheet.write({title.topLeft(), QSizeF(side, identityLine)}, deck.side, {11, true});
        const QRectF identity = title.adjusted(side, 0, 0, 0);
        if (deck.identity.isEmpty() && deck.missing.isEmpty())
            m_sheet.rules.push_back({identity.bottomLeft() - QPointF(0, mm(1.5)),
                                     identity.bottomRight() - QPointF(0, mm(1.5)), thin});
        m_sheet.write(identity, deck.identity, {10});
        const Fields widths = fields(deck);
        double y = title.bottom();
        drawHeader(widths, left, y);
        y += headerLine;
        if (!deck.missing.isEmpty()) {
            m_sheet.write({left + margin, y, m_column - 2 * margin, mostLine}, deck.missing,
                          {10, false, true});
            return;
        }
        for (std::size_t i = 0; i < linesOf(deck); ++i) {
            drawLine(isBlank() ? DeckLine() : deck.lines[i], widths, {left, y, m_column, m_line},
                     i % 2 == 1);
            y += m_line;
        }
        m_sheet.rules.push_back({{left, y}, {left + m_column, y}, mm(0.3)});
        y += mm(1);
        if (isCheck()) { // what the judge counts, as large as the player's name
            const QRectF total(left + widths.ticks, y, m_column - widths.ticks, playerLine);
            m_sheet.write(total, Words::tr("%1 cards").arg(deck.cards), {20, true});
            y += playerLine;
        }
        for (const QString &text : deck.totals) {
            m_sheet.write({left + margin, y, m_column - 2 * margin, totalLine}, text, {9});
            y += totalLine;
        }
    }

    void drawHeader(const Fields &widths, double left, double top)
    {
        const Lettering letters{8, true};
        const QRectF line(left, top, m_column, headerLine);
        double x = left + widths.ticks;
        m_sheet.write({x, top, widths.quantity - margin, headerLine}, Words::tr("Qty"), letters,
                      Qt::AlignRight);
        x += widths.quantity;
        m_sheet.write({x, top, left + m_column - widths.influence - x, headerLine},
                      Words::tr("Card"), letters);
        if (widths.influence > 0)
            m_sheet.write({left + m_column - widths.influence, top, widths.influence - margin,
                           headerLine},
                          Words::tr("Inf"), letters, Qt::AlignRight);
        m_sheet.rules.push_back({line.bottomLeft(), line.bottomRight(), mm(0.3)});
    }

    void drawLine(const DeckLine &line, const Fields &widths, const QRectF &place, bool striped)
    {
        if (isBlank()) {
            m_sheet.rules.push_back({place.bottomLeft(), place.bottomRight(), thin});
            return;
        }
        double x = place.left() + widths.ticks;
        if (line.quantity == 0) {
            m_sheet.write({place.left() + margin, place.top(), m_column - 2 * margin, m_line},
                          line.name, {m_points * 0.9, true});
            return;
        }
        if (striped)
            m_sheet.shades.push_back({place, stripe});
        if (isCheck())
            drawTicks(std::min(line.quantity, mostTicks), place);
        const Lettering number{m_points * (isCheck() ? 1.25 : 1), true};
        m_sheet.write({x, place.top(), widths.quantity - margin, m_line},
                      QString::number(line.quantity), number, Qt::AlignRight);
        x += widths.quantity;
        m_sheet.write({x, place.top(), place.right() - widths.influence - x, m_line}, line.name,
                      {m_points});
        if (!line.influence.isEmpty() && widths.influence > 0)
            m_sheet.write({place.right() - widths.influence, place.top(), widths.influence - margin,
                           m_line},
                          line.influence, {m_points}, Qt::AlignRight);
    }

    /// One box a copy, as the pile is turned over.
    void drawTicks(int count, const QRectF &place)
    {
        const double side = tickSide();
        for (int i = 0; i < count; ++i)
            m_sheet.frames.push_back({{place.left() + margin + i * (side + margin),
                                       place.center().y() - side / 2, side, side},
                                      thin});
    }

    static constexpr int mostTicks = 6; ///< no card of the game may be in a deck more often

    Sheet &m_sheet;
    const DeckPage &m_page;
    QRectF m_area;
    double m_column = 0;
    double m_top = 0;
    double m_line = 0;
    double m_points = 10;
};

} // namespace

Sheet layDeckPage(const DeckPage &page, const QSizeF &paper, int number, int pages)
{
    Sheet sheet;
    sheet.size = paper;
    drawFoot(sheet, page.head, number, pages);
    Drawing(sheet, page).draw();
    return sheet;
}

} // namespace ui
