// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck_page.h"

#include <QCoreApplication>
#include <QTextLayout>

#include <algorithm>
#include <span>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct DeckPageWords {
    Q_DECLARE_TR_FUNCTIONS(ui::DeckPage)
};

using Lines = std::span<const DeckLine>;

constexpr double gutter = mm(8);
constexpr double playerLine = mm(12);
constexpr double identityLine = mm(8);
constexpr double figuresLine = mm(13);
constexpr double headerLine = mm(5);
constexpr double totalLine = mm(5);
constexpr double writtenLine = mm(8); ///< room for a hand
constexpr double handGap = mm(2);     ///< between what is written and the foot of the page
constexpr double leastLine = mm(3.7); ///< is still read at arm's length
constexpr double mostLine = mm(7);
constexpr double gap = mm(2);
constexpr double margin = mm(1);
constexpr std::size_t blankLines = 30;
constexpr int mostTicks = 6; ///< the most copies that any card allows
constexpr double hair = mm(0.2);
constexpr double bar = mm(0.3);
constexpr double stripe = 0.07;
constexpr Lettering noteLetters{9, false, true};

/// The notes of a list on lines of that width.
std::vector<DeckLine> wrapped(const std::vector<DeckLine> &lines, double width)
{
    std::vector<DeckLine> result;
    for (const DeckLine &line : lines) {
        if (line.kind != DeckLine::Kind::Note) {
            result.push_back(line);
            continue;
        }
        QTextLayout layout(line.text, fontOf(noteLetters));
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine part = layout.createLine(); part.isValid(); part = layout.createLine()) {
            part.setLineWidth(width);
            result.push_back(line);
            result.back().text = line.text.mid(part.textStart(), part.textLength()).trimmed();
        }
        layout.endLayout();
    }
    return result;
}

/// In order, so many on a page; no heading stands below the cards of another page.
std::vector<Lines> pieces(Lines lines, std::size_t capacity)
{
    std::vector<Lines> result;
    while (lines.size() > capacity) {
        std::size_t count = capacity;
        while (count > 1 && lines[count - 1].kind == DeckLine::Kind::Heading)
            --count;
        result.push_back(lines.first(count));
        lines = lines.subspan(count);
    }
    result.push_back(lines);
    return result;
}

/// What of a page's decks stands on one sheet.
struct Part {
    std::array<Lines, 2> lines;
    std::array<bool, 2> last{}; ///< nothing of the deck follows
    bool first = false;
};

class Layout {
public:
    Layout(const DeckPage &page, const QSizeF &paper) : m_page(page), m_paper(paper)
    {
        m_area = bodyOf(paper);
        m_column = (m_area.width() - gutter) / 2;
        m_decks = m_area.top() + heightOf(page.head) + playerLine + gap;
        std::size_t totals = 0;
        for (const DeckColumn &deck : page.decks) {
            totals = std::max(totals, static_cast<std::size_t>(deck.totals.size()));
            m_figures = std::max(m_figures, deck.figures.empty() ? 0 : figuresLine);
        }
        m_lines = m_decks + identityLine + m_figures + headerLine;
        const double below =
            static_cast<double>(totals) * (isBlank() ? writtenLine : totalLine) + gap;
        m_area.setBottom(m_area.bottom() - handGap);
        const double hand = isCheck() ? 2 * writtenLine : isBlank() ? writtenLine : 0;
        const double room = m_area.bottom() - m_lines - below - hand;

        for (std::size_t i = 0; i < m_text.size(); ++i)
            m_text[i] = isBlank() ? std::vector<DeckLine>(blankLines)
                                  : wrapped(page.decks[i].lines, m_column - 2 * margin);
        const auto capacity = static_cast<std::size_t>(room / leastLine);
        const std::array divided{pieces(m_text[0], capacity), pieces(m_text[1], capacity)};
        std::size_t most = 1;
        for (std::size_t at = 0; at < std::max(divided[0].size(), divided[1].size()); ++at) {
            Part &part = m_parts.emplace_back();
            part.first = at == 0;
            for (std::size_t i = 0; i < divided.size(); ++i) {
                if (at < divided[i].size())
                    part.lines[i] = divided[i][at];
                part.last[i] = at + 1 == divided[i].size();
                most = std::max(most, part.lines[i].size());
            }
        }
        m_line = std::min(room / static_cast<double>(most), mostLine);
        m_points = std::min(m_line / unitsPerPoint / 1.5, isCheck() ? 12.0 : 10.5);
    }

    [[nodiscard]] std::span<const Part> parts() const { return m_parts; }

    [[nodiscard]] Sheet sheet(const Part &part, int number, int pages)
    {
        m_sheet = {};
        m_sheet.size = m_paper;
        drawFoot(m_sheet, m_page.head, number, pages);
        drawHead(m_sheet, m_page.head, m_area);
        drawPlayer(part.first);
        for (std::size_t i = 0; i < m_page.decks.size(); ++i)
            drawDeck(m_page.decks[i], part, i,
                     m_area.left() + static_cast<double>(i) * (m_column + gutter));
        const double last = m_area.bottom() - writtenLine;
        if (isCheck()) {
            drawLineToWrite(DeckPageWords::tr("Judge:"),
                            {m_area.left(), last, m_column, writtenLine});
            drawLineToWrite(DeckPageWords::tr("Round:"),
                            {m_area.right() - m_column, last, m_column / 2, writtenLine});
        } else if (isBlank()) {
            drawLineToWrite(DeckPageWords::tr("Signed:"),
                            {m_area.left(), last, m_column, writtenLine});
        }
        return std::move(m_sheet);
    }

private:
    [[nodiscard]] bool isCheck() const { return m_page.style == DeckPageStyle::Check; }
    [[nodiscard]] bool isBlank() const { return m_page.style == DeckPageStyle::Blank; }

    void drawPlayer(bool first)
    {
        const QRectF line(m_area.left(), m_area.top() + heightOf(m_page.head), m_area.width(),
                          playerLine);
        if (isBlank()) {
            drawLineToWrite(DeckPageWords::tr("Player:"),
                            line.adjusted(0, gap, -m_column / 2, -gap));
            return;
        }
        const double note = m_page.note.isEmpty() ? 0 : m_area.width() * 0.3;
        m_sheet.write(line.adjusted(0, 0, -note, 0),
                      first ? m_page.player
                            : DeckPageWords::tr("%1 (continued)").arg(m_page.player),
                      {18, true});
        if (note > 0)
            m_sheet.write(line.adjusted(line.width() - note, 0, 0, 0), m_page.note, {12},
                          Qt::AlignRight);
    }

    void drawRule(const QPointF &from, const QPointF &to, double width)
    {
        m_sheet.rules.push_back({from, to, width});
    }

    /// The label, and a line as far as the place goes.
    void drawLineToWrite(const QString &label, const QRectF &place)
    {
        const Lettering letters{10};
        const double width = widthOf(label, letters) + margin;
        const double foot = place.bottom() - mm(1.5);
        m_sheet.write({place.left(), place.bottom() - mm(6), width, mm(6)}, label, letters);
        drawRule({place.left() + width + margin, foot}, {place.right(), foot}, hair);
    }

    double drawBox(const QString &label, const QPointF &foot)
    {
        const double side = mm(4);
        const Lettering letters{10};
        const double width = widthOf(label, letters) + margin;
        m_sheet.frames.push_back({{foot.x(), foot.y() - side - mm(1), side, side}, hair});
        m_sheet.write({foot.x() + side + margin, foot.y() - mm(6), width, mm(6)}, label, letters);
        return foot.x() + side + margin + width + margin;
    }

    /// The width of each field of a line, from left to right; the name has what is left.
    struct Fields {
        double ticks = 0;
        double quantity = 0;
        double influence = 0;
    };
    [[nodiscard]] Lettering quantityLetters() const
    {
        return {m_points * (isCheck() ? 1.25 : 1), true};
    }
    [[nodiscard]] Lettering headerLetters() const { return {8, true}; }
    [[nodiscard]] double tickSide() const { return std::min(m_line * 0.6, mm(3.6)); }
    [[nodiscard]] Fields fieldsOf(const DeckColumn &deck) const
    {
        Fields result;
        result.quantity = std::max({widthOf(u"00"_s, quantityLetters()), isBlank() ? mm(9) : 0.0,
                                    widthOf(DeckPageWords::tr("Qty"), headerLetters())})
            + 3 * margin;
        if (isCheck()) {
            int most = 1;
            for (const DeckLine &line : deck.lines)
                most = std::max(most, line.quantity);
            result.ticks = std::min(most, mostTicks) * (tickSide() + margin) + margin;
            return result;
        }
        result.influence = std::max(widthOf(DeckPageWords::tr("Inf"), headerLetters()), mm(8));
        for (const DeckLine &line : deck.lines)
            result.influence = std::max(result.influence, widthOf(line.influence, {m_points}));
        result.influence += 2 * margin;
        return result;
    }

    void drawDeck(const DeckColumn &deck, const Part &part, std::size_t index, double left)
    {
        if (!part.first && part.lines[index].empty())
            return; // the other deck goes on
        const QRectF title(left, m_decks, m_column, identityLine);
        const double side = widthOf(deck.side, {12, true}) + gap;
        m_sheet.write({title.topLeft(), QSizeF(side, identityLine)}, deck.side, {12, true});
        const QRectF identity = title.adjusted(side, 0, 0, 0);
        m_sheet.write(identity, deck.identity, {10});
        if (isBlank())
            drawRule(identity.bottomLeft() - QPointF(0, mm(1.5)),
                     identity.bottomRight() - QPointF(0, mm(1.5)), hair);
        if (!deck.missing.isEmpty()) {
            m_sheet.write({left, title.bottom(), m_column, mostLine}, deck.missing,
                          {10, false, true});
            return;
        }
        drawFigures(deck, left, title.bottom());
        const Fields fields = fieldsOf(deck);
        drawHeader(fields, {left, m_lines - headerLine, m_column, headerLine});
        double y = m_lines;
        bool striped = false;
        for (const DeckLine &line : part.lines[index]) {
            drawLine(line, fields, {left, y, m_column, m_line}, striped);
            striped = line.kind == DeckLine::Kind::Card && !striped;
            y += m_line;
        }
        drawRule({left, y}, {left + m_column, y}, bar);
        if (isBlank())
            drawGrid(fields, left, y);
        if (!part.last[index])
            return;
        drawTotals(deck, left, y + margin);
        if (isCheck())
            drawOutcome({left, m_area.bottom() - 2 * writtenLine, m_column, writtenLine});
    }

    void drawFigures(const DeckColumn &deck, double left, double top)
    {
        double x = left;
        for (const DeckFigure &figure : deck.figures) {
            const Lettering large{24, true};
            const Lettering small{10};
            const double number = widthOf(figure.number, large) + margin;
            const double unit = widthOf(figure.unit, small) + 3 * margin;
            m_sheet.write({x, top, number, figuresLine}, figure.number, large);
            m_sheet.write({x + number, top + mm(2), unit, figuresLine - mm(3)}, figure.unit, small,
                          Qt::AlignLeft | Qt::AlignBottom);
            x += number + unit;
        }
    }

    void drawHeader(const Fields &fields, const QRectF &line)
    {
        const double x = line.left() + fields.ticks;
        const double name = x + fields.quantity;
        m_sheet.write({x, line.top(), fields.quantity - 2 * margin, headerLine},
                      DeckPageWords::tr("Qty"), headerLetters(), Qt::AlignRight);
        m_sheet.write({name, line.top(), line.right() - fields.influence - name, headerLine},
                      DeckPageWords::tr("Card"), headerLetters());
        if (fields.influence > 0)
            m_sheet.write({line.right() - fields.influence, line.top(), fields.influence - margin,
                           headerLine},
                          DeckPageWords::tr("Inf"), headerLetters(), Qt::AlignRight);
        drawRule(line.bottomLeft(), line.bottomRight(), bar);
    }

    void drawLine(const DeckLine &line, const Fields &fields, const QRectF &place, bool striped)
    {
        if (isBlank()) {
            drawRule(place.bottomLeft(), place.bottomRight(), hair);
            return;
        }
        const QRectF whole = place.adjusted(margin, 0, -margin, 0);
        switch (line.kind) {
        case DeckLine::Kind::Heading:
            m_sheet.write(whole, line.text, {m_points * 0.9, true});
            break;
        case DeckLine::Kind::Note:
            m_sheet.write(whole, line.text,
                          {std::min(noteLetters.points, m_points), false, noteLetters.italic});
            break;
        case DeckLine::Kind::Card:
            if (striped)
                m_sheet.shades.push_back({place, stripe});
            drawCard(line, fields, place);
            break;
        }
    }

    void drawCard(const DeckLine &line, const Fields &fields, const QRectF &place)
    {
        const double side = tickSide();
        for (int i = 0; isCheck() && i < std::min(line.quantity, mostTicks); ++i)
            m_sheet.frames.push_back({{place.left() + margin + i * (side + margin),
                                       place.center().y() - side / 2, side, side},
                                      hair});
        const double x = place.left() + fields.ticks;
        const double name = x + fields.quantity;
        m_sheet.write({x, place.top(), fields.quantity - 2 * margin, m_line},
                      QString::number(line.quantity), quantityLetters(), Qt::AlignRight);
        m_sheet.write({name, place.top(), place.right() - fields.influence - name, m_line},
                      line.text, {m_points});
        if (fields.influence > 0)
            m_sheet.write(
                {place.right() - fields.influence, place.top(), fields.influence - margin, m_line},
                line.influence, {m_points}, Qt::AlignRight);
    }

    /// Between the fields that are written into.
    void drawGrid(const Fields &fields, double left, double bottom)
    {
        for (const double x : {left + fields.quantity - margin, left + m_column - fields.influence})
            drawRule({x, m_lines - headerLine}, {x, bottom}, hair);
    }

    void drawTotals(const DeckColumn &deck, double left, double y)
    {
        for (const QString &total : deck.totals) {
            if (isBlank()) {
                drawLineToWrite(total, {left, y, m_column, writtenLine});
                y += writtenLine;
                continue;
            }
            m_sheet.write({left + margin, y, m_column - 2 * margin, totalLine}, total, {9});
            y += totalLine;
        }
    }

    void drawOutcome(const QRectF &place)
    {
        const double x = drawBox(DeckPageWords::tr("in order"), place.bottomLeft());
        const double line = drawBox(DeckPageWords::tr("differs:"), {x + gap, place.bottom()});
        drawRule({line, place.bottom() - mm(1.5)}, {place.right(), place.bottom() - mm(1.5)}, hair);
    }

    const DeckPage &m_page;
    QSizeF m_paper;
    Sheet m_sheet;
    std::array<std::vector<DeckLine>, 2> m_text;
    std::vector<Part> m_parts; ///< of m_text
    QRectF m_area;
    double m_column = 0;
    double m_decks = 0; ///< where the decks begin
    double m_figures = 0;
    double m_lines = 0; ///< where their lines begin
    double m_line = 0;
    double m_points = 0;
};

} // namespace

std::vector<Sheet> layDeckPages(const std::vector<DeckPage> &pages, const QSizeF &paper)
{
    std::vector<Layout> layouts;
    int count = 0;
    layouts.reserve(pages.size());
    for (const DeckPage &page : pages)
        count += static_cast<int>(layouts.emplace_back(page, paper).parts().size());
    std::vector<Sheet> sheets;
    for (Layout &layout : layouts)
        for (const Part &part : layout.parts())
            sheets.push_back(layout.sheet(part, static_cast<int>(sheets.size()) + 1, count));
    return sheets;
}

} // namespace ui
