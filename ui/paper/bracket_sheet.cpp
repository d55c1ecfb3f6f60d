// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/bracket.h"
#include "ui/bracket/bracket_layout.h"
#include "ui/bracket/game_text.h"
#include "ui/paper/documents.h"
#include "ui/paper/paper_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::Branch;
using tournament::GameState;

namespace {

struct BracketSheetWords {
    Q_DECLARE_TR_FUNCTIONS(ui::BracketSheet)
};

constexpr double mostPitch = mm(30); ///< from one row of boxes to the next
constexpr double mostWidth = mm(70);
constexpr double headings = mm(7); ///< above the columns
constexpr double legend = mm(4);   ///< below them
constexpr double boxShare = 0.8;   ///< of the pitch
constexpr double gapShare = 0.09;  ///< of a column's width, for the lines between
constexpr double padding = mm(0.6);

class Drawing {
public:
    Drawing(Sheet &sheet, const tournament::Event &event, const tournament::Bracket &bracket,
            const QRectF &place)
        : m_sheet(sheet), m_layout(layOut(bracket)), m_place(place)
    {
        for (const auto &game : bracket.games) {
            m_games[game.number] = &game;
            m_cards[game.number] = cardOf(event, game);
        }
        const double columns = std::max(m_layout.columns, 1);
        m_column = std::min(place.width() / (columns - gapShare), mostWidth);
        m_pitch = std::min((place.height() - headings - legend) / std::max(m_layout.rows, 1.0),
                           mostPitch);
        m_box = {m_column * (1 - gapShare), std::min(m_pitch * boxShare, mm(17))};
    }

    void draw()
    {
        for (int column = 0; column < m_layout.columns; ++column)
            m_sheet.write({m_place.left() + column * m_column, m_place.top(), m_box.width(),
                           headings - mm(1)},
                          columnHeading(column), {9, true});
        if (m_layout.lowerRow)
            m_sheet.write({m_place.left() + m_column, topOf(*m_layout.lowerRow), m_box.width(),
                           m_pitch * 0.7},
                          branchText(Branch::Lower), {9, true}, Qt::AlignLeft | Qt::AlignTop);
        for (const auto &way : m_layout.ways)
            drawWay(way);
        for (const auto &spot : m_layout.spots)
            drawGame(boxOf(spot), m_cards.at(spot.game));
        m_sheet.write({m_place.left(), m_place.bottom() - legend, m_place.width(), legend},
                      BracketSheetWords::tr(
                          "C Corp, R Runner · T table · bold: won · thick frame: open · dashed: "
                          "players not known yet"),
                      {7});
    }

private:
    [[nodiscard]] double topOf(double row) const
    {
        return m_place.top() + headings + row * m_pitch;
    }
    [[nodiscard]] QRectF boxOf(const GameSpot &spot) const
    {
        return {QPointF(m_place.left() + spot.column * m_column,
                        topOf(spot.row) + (m_pitch - m_box.height()) / 2),
                m_box};
    }

    [[nodiscard]] QString columnHeading(int column) const
    {
        for (const auto &spot : m_layout.spots) {
            const Branch branch = m_cards.at(spot.game).branch;
            if (spot.column == column && (branch == Branch::Final || branch == Branch::SecondFinal))
                return branchText(branch);
        }
        return BracketSheetWords::tr("Round %1").arg(column + 1);
    }

    void drawWay(const GameWay &way)
    {
        const auto *from = m_layout.spot(way.from);
        const auto *to = m_layout.spot(way.to);
        if (way.asLoser || !from || !to)
            return; // losers are named where they go; lines down would hide the tree
        const QRectF start = boxOf(*from);
        const QRectF end = boxOf(*to);
        const double turn = end.left() - m_column * gapShare / 2;
        const QPointF a(start.right(), start.center().y());
        const QPointF d(end.left(), end.center().y());
        const QPointF b(turn, a.y());
        const QPointF c(turn, d.y());
        m_sheet.rules.push_back({a, b, mm(0.25)});
        m_sheet.rules.push_back({b, c, mm(0.25)});
        m_sheet.rules.push_back({c, d, mm(0.25)});
    }

    void drawGame(const QRectF &box, const GameCard &card)
    {
        m_current = m_games.at(card.number);
        m_sheet.frames.push_back({box, card.state == GameState::Open ? mm(0.6) : mm(0.25),
                                  card.state == GameState::Waiting});
        const double strip = std::max(box.height() * 0.3, mm(3.8));
        const QRectF number(box.topLeft(), QSizeF(strip, box.height()));
        m_sheet.shades.push_back({number, 0.12});
        drawNumbers(number.adjusted(padding / 2, 0, -padding / 2, 0), card);
        QRectF line(number.right() + padding, box.top(), box.width() - strip - 2 * padding,
                    box.height() / 2);
        for (const auto &contender : card.lines) {
            drawContender(line, contender);
            line.moveTop(line.bottom());
        }
        m_sheet.rules.push_back(
            {{number.right(), box.center().y()}, {box.right(), box.center().y()}, mm(0.15)});
    }

    /// The game's, and below it that of the table at which it is played.
    void drawNumbers(QRectF place, const GameCard &card)
    {
        const double wide = place.width() / unitsPerPoint;
        const QString table = tableMark(card);
        if (!table.isEmpty())
            place.setHeight(place.height() / 2);
        const double high = place.height() / unitsPerPoint / 1.45;
        m_sheet.write(place, QString::number(card.number),
                      {std::min({wide * 0.8, high, 11.0}), true}, Qt::AlignHCenter);
        m_sheet.write(place.translated(0, place.height()), table,
                      {std::min({std::max(wide * 0.6, 5.0), high, 8.0})}, Qt::AlignHCenter);
    }

    void drawContender(QRectF line, const ContenderLine &contender)
    {
        // Leaves two lines of a long name letters that are read.
        const double points = std::min(line.height() / unitsPerPoint / 1.65, 11.0);
        if (!contender.player) {
            m_sheet.write(line, contender.name, {points * 0.85, false, true});
            return;
        }
        const Lettering detail{points * 0.75};
        for (const QString &mark : {contender.score, letterOf(contender)}) {
            if (mark.isEmpty())
                continue;
            const double width = widthOf(mark, detail) + 1;
            m_sheet.write(line.adjusted(line.width() - width, 0, 0, 0), mark, detail,
                          Qt::AlignRight);
            line.setRight(line.right() - width - padding);
        }
        if (m_seeded.insert(*contender.player).second) { // once: names need the room
            const double width = widthOf(contender.seed, detail) + 1;
            m_sheet.write({line.topLeft(), QSizeF(width, line.height())}, contender.seed, detail);
            line.setLeft(line.left() + width + padding);
        }
        const Lettering lettering{points, contender.winner};
        drawFactions(line, contender, lettering);
        m_sheet.write(line, contender.name, lettering);
    }

    /// Where the name beside them stays on one line: it needs the room more.
    void drawFactions(QRectF &line, const ContenderLine &contender, const Lettering &name)
    {
        const double side = name.points * unitsPerPoint * 0.8;
        std::vector<PlacedMark> marks;
        QRectF rest = line;
        for (const auto &faction : {contender.factions.runner, contender.factions.corp}) {
            if (!faction)
                continue;
            marks.push_back(
                {{rest.right() - side, rest.center().y() - side / 2, side, side}, *faction});
            rest.setRight(rest.right() - side - padding);
        }
        if (fitted(contender.name, rest.size(), name).lines.size() > 1)
            return;
        line = rest;
        m_sheet.marks.insert(m_sheet.marks.end(), marks.begin(), marks.end());
    }

    /// A letter for the side, explained at the foot: names need the room.
    [[nodiscard]] QString letterOf(const ContenderLine &contender) const
    {
        const auto &game = *m_current;
        if (!game.corp || contender.side.isEmpty())
            return {};
        const bool first = game.contenders[0].player == contender.player;
        return first == (*game.corp == tournament::Seat::P1)
            ? BracketSheetWords::tr("C", "the Corp, in one letter")
            : BracketSheetWords::tr("R", "the Runner, in one letter");
    }

    Sheet &m_sheet;
    BracketLayout m_layout;
    QRectF m_place;
    std::map<int, GameCard> m_cards;
    std::map<int, const tournament::BracketGame *> m_games;
    const tournament::BracketGame *m_current = nullptr;
    std::set<tournament::PlayerId> m_seeded; ///< whose seed has been told
    double m_column = 0;
    double m_pitch = 0;
    QSizeF m_box;
};

} // namespace

MaybePrintout bracketSheet(const tournament::Event &event, const app::PrintRequest &request)
{
    const auto bracket = tournament::bracket(event);
    if (bracket.games.empty())
        return core::unexpected(
            nothingToPrint(BracketSheetWords::tr("There is no bracket yet; start the cut first.")));
    const QString title = BracketSheetWords::tr("Bracket of the top %1").arg(bracket.seeds.size());
    Letterhead head = letterhead(event, title, request);
    Sheet sheet;
    sheet.size = sizeOf(request).transposed();
    const QRectF body = bodyOf(sheet.size);
    drawHead(sheet, head, body);
    drawFoot(sheet, head, 1, 1);
    Drawing(sheet, event, bracket, body.adjusted(0, heightOf(head), 0, 0)).draw();
    return Printout{printoutTitle(event, title), {sheet}};
}

} // namespace ui
