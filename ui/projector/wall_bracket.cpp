// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wall_bracket.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct WallBracketWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Wall)
};

constexpr double boxOfRow = 0.78; // the rest is the way between two boxes
constexpr double boxOfColumn = 0.86;
constexpr double least = 1.0 / 34; // letters, of the height of the wall
constexpr double lineOfLetters = 1.5;
/// Of a box at least: about 7 for numbers, marks and score, the others for a name.
constexpr double lettersAcross = 14;

/// The games of one page, as part of the whole layout.
struct Part {
    QString title;
    std::vector<const GameSpot *> spots;
    int firstColumn = 0;
    int columns = 1;
    double firstRow = 0;
    double rows = 1;
};

Part partOf(const WallPicture &picture, QString title, const auto &belongs)
{
    Part part;
    part.title = std::move(title);
    double last = 0;
    int lastColumn = 0;
    part.firstRow = std::numeric_limits<double>::max();
    part.firstColumn = std::numeric_limits<int>::max();
    for (const GameSpot &spot : picture.bracket.spots) {
        const auto card = picture.cards.find(spot.game);
        if (card == picture.cards.end() || !belongs(spot, card->second))
            continue;
        part.spots.push_back(&spot);
        part.firstRow = std::min(part.firstRow, spot.row);
        last = std::max(last, spot.row + 1);
        part.firstColumn = std::min(part.firstColumn, spot.column);
        lastColumn = std::max(lastColumn, spot.column + 1);
    }
    part.rows = std::max(last - part.firstRow, 1.0);
    part.columns = std::max(lastColumn - part.firstColumn, 1);
    return part;
}

bool isLower(const GameCard &card) { return card.branch == tournament::Branch::Lower; }

Part whole(const WallPicture &picture)
{
    return partOf(picture, {}, [](const GameSpot &, const GameCard &) { return true; });
}

double lettersOf(const Part &part, double height)
{
    return height / part.rows * boxOfRow / 2 / lineOfLetters;
}

std::vector<Part> partsOf(const WallPicture &picture, const QSizeF &area, double wallHeight)
{
    const Part all = whole(picture);
    const bool readable = lettersOf(all, area.height()) >= wallHeight * least;
    if (readable || !picture.bracket.lowerRow)
        return {all};
    return {partOf(picture, WallBracketWords::tr("Upper bracket and final"),
                   [](const GameSpot &, const GameCard &card) { return !isLower(card); }),
            partOf(picture, WallBracketWords::tr("Lower bracket"),
                   [](const GameSpot &, const GameCard &card) { return isLower(card); })};
}

class Drawer {
public:
    Drawer(WallSheet &sheet, const WallPicture &picture, const Part &part, const QRectF &area)
        : m_sheet(sheet), m_picture(picture), m_part(part), m_area(area)
    {
    }

    void draw()
    {
        for (const GameWay &way : m_picture.bracket.ways)
            drawWay(way);
        for (const GameSpot *spot : m_part.spots)
            drawGame(*spot);
    }

private:
    [[nodiscard]] QRectF boxOf(const GameSpot &spot) const
    {
        const double column = m_area.width() / m_part.columns;
        const double row = m_area.height() / m_part.rows;
        return {m_area.left() + (spot.column - m_part.firstColumn) * column,
                m_area.top() + (spot.row - m_part.firstRow) * row + row * (1 - boxOfRow) / 2,
                column * boxOfColumn, row * boxOfRow};
    }

    [[nodiscard]] const GameSpot *here(int game) const
    {
        const auto found = std::ranges::find(m_part.spots, game, &GameSpot::game);
        return found == m_part.spots.end() ? nullptr : *found;
    }

    void drawWay(const GameWay &way)
    {
        const GameSpot *from = here(way.from);
        const GameSpot *to = here(way.to);
        if (!from || !to || way.asLoser || from->column >= to->column)
            return;
        const QRectF a = boxOf(*from);
        const QRectF b = boxOf(*to);
        const double turn = b.left() - (m_area.width() / m_part.columns) * (1 - boxOfColumn) / 2;
        m_sheet.lines.append(QLineF(a.right(), a.center().y(), turn, a.center().y()));
        m_sheet.lines.append(QLineF(turn, a.center().y(), turn, b.center().y()));
        m_sheet.lines.append(QLineF(turn, b.center().y(), b.left(), b.center().y()));
    }

    void drawGame(const GameSpot &spot)
    {
        const GameCard &card = m_picture.cards.at(spot.game);
        const QRectF box = boxOf(spot);
        const bool open = card.state == tournament::GameState::Open;
        m_sheet.boxes.append({box, WallFill::Box});
        const double letters =
            std::min(box.height() / 2 / lineOfLetters, box.width() / lettersAcross);
        if (open) // played now: a bar at its side, and its sides said in words
            m_sheet.boxes.append(
                {{box.left(), box.top(), letters * 0.3, box.height()}, WallFill::Accent});
        const double strip = letters * 1.7; // the number of the game, and below it its table
        const auto mark = [&](const QString &text, double top, WallInk ink) {
            m_sheet.texts.append(
                fitted(text, {box.left() + letters * 0.4, top, strip, box.height() / 2},
                       {letters * 0.75, open, Qt::AlignLeft | Qt::AlignVCenter, ink}));
        };
        mark(QString::number(card.number), box.top(), WallInk::Quiet);
        if (const QString table = tableMark(card); !table.isEmpty())
            mark(table, box.center().y(), WallInk::Accent);
        for (const std::size_t line : {0U, 1U}) {
            const ContenderLine &content = card.lines[line];
            const QRectF place(box.left() + letters * 0.55 + strip,
                               box.top() + static_cast<double>(line) * box.height() / 2,
                               box.width() - letters * 0.9 - strip, box.height() / 2);
            const double detail =
                content.score.isEmpty() && !(open && !content.side.isEmpty()) ? 0 : letters * 2.6;
            const WallInk ink = !content.player ? WallInk::Quiet
                : content.winner                ? WallInk::Accent
                                                : WallInk::Text;
            const double marks = addMarks(content, place.adjusted(0, 0, -detail, 0), letters);
            m_sheet.texts.append(
                fitted(content.name, place.adjusted(0, 0, -detail - marks, 0),
                       {letters, content.winner, Qt::AlignLeft | Qt::AlignVCenter, ink}));
            m_sheet.texts.back().aside = factionsText(content.factions);
            if (detail > 0)
                m_sheet.texts.append(fitted(
                    content.score.isEmpty() ? content.side : content.score,
                    place.adjusted(place.width() - detail, 0, 0, 0),
                    {letters * 0.75, false, Qt::AlignRight | Qt::AlignVCenter, WallInk::Quiet}));
        }
    }

    /// At the right end of the place; what of it they take.
    double addMarks(const ContenderLine &content, const QRectF &place, double letters)
    {
        double taken = 0;
        for (const auto &faction : {content.factions.runner, content.factions.corp}) {
            if (!faction)
                continue;
            const double size = letters * 0.75;
            taken += size + letters * 0.2;
            m_sheet.marks.append(
                {{place.right() - taken, place.center().y() - size / 2, size, size}, *faction});
        }
        return taken;
    }

    WallSheet &m_sheet;
    const WallPicture &m_picture;
    const Part &m_part;
    QRectF m_area;
};

} // namespace

int bracketPages(const WallPicture &picture, const QSizeF &area, double wallHeight)
{
    return static_cast<int>(partsOf(picture, area, wallHeight).size());
}

void addBracket(WallSheet &sheet, const WallPicture &picture, int page, const QRectF &area)
{
    const auto parts = partsOf(picture, area.size(), sheet.size.height());
    const Part &part = parts[std::min(static_cast<std::size_t>(page), parts.size() - 1)];
    QRectF rest = area;
    if (!part.title.isEmpty()) {
        const double title = area.height() * 0.06;
        sheet.texts.append(
            fitted(part.title, {area.left(), area.top(), area.width(), title},
                   {title * 0.7, true, Qt::AlignLeft | Qt::AlignVCenter, WallInk::Quiet}));
        rest.setTop(area.top() + title);
    }
    Drawer(sheet, picture, part, rest).draw();
}

} // namespace ui
