// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_slip.h"

#include "app/sentences/sentences.h"
#include "tournament/cut/bracket.h"
#include "ui/paper/paper_words.h"
#include "ui/words/text.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::Event;
using tournament::Match;
using tournament::Seat;

namespace {

struct MatchSlipWords {
    Q_DECLARE_TR_FUNCTIONS(ui::MatchSlip)
};

constexpr double edge = mm(6);
constexpr double headLine = mm(12.5);
constexpr double nameLine = mm(9.5);
constexpr double askLine = mm(6);
constexpr double labelWidth = mm(12);
constexpr double endWidth = mm(18);
constexpr double box = mm(3.2);
constexpr double thin = mm(0.2);

constexpr Lettering small{7};

/// A box to tick with its word; how far it reaches.
double tick(Sheet &sheet, const QPointF &middleLeft, const QString &word)
{
    sheet.frames.push_back({{middleLeft - QPointF(0, box / 2), QSizeF(box, box)}, thin});
    const double width = widthOf(word, small) + mm(0.3);
    sheet.write({middleLeft.x() + box + mm(1), middleLeft.y() - box, width, 2 * box}, word, small);
    return box + mm(1) + width + mm(2.2);
}

QString noteFor(const Event &event, const Match &match, Seat seat)
{
    QStringList words;
    const auto player = seat == Seat::P1 ? match.p1 : *match.p2;
    if (match.game > 0)
        words.append(MatchSlipWords::tr("seed %1").arg(tournament::seedOf(event, player)));
    words.append(seatSideText(event, match, seat));
    words.removeAll(QString());
    return words.join(u", "_s);
}

class Drawing {
public:
    Drawing(Sheet &sheet, const MatchSlip &slip, const QRectF &place)
        : m_sheet(sheet), m_slip(slip), m_area(place.adjusted(edge, edge, -edge, -edge))
    {
        m_playerWidth = (m_area.width() - labelWidth - endWidth) / 2;
        m_gameLine = slip.games > 1 ? mm(10.5) : mm(13);
    }

    void draw()
    {
        double y = drawHead();
        y = drawNames(y);
        for (int game = 1; game <= m_slip.games; ++game)
            y = drawGame(y, game);
        const double bottom = y;
        if (m_slip.secondGame) {
            tick(m_sheet, {m_area.left() + labelWidth, y + askLine / 2},
                 MatchSlipWords::tr("second game started"));
            y += askLine;
        }
        drawSignatures(y);
        drawGrid(bottom);
    }

private:
    [[nodiscard]] double playerLeft(std::size_t player) const
    {
        return m_area.left() + labelWidth + static_cast<double>(player) * m_playerWidth;
    }

    double drawHead()
    {
        const double figureWidth = mm(20);
        const QRectF figure(m_area.topLeft(), QSizeF(figureWidth, headLine - mm(1.5)));
        m_sheet.frames.push_back({figure, mm(0.4)});
        m_sheet.write({figure.left(), figure.top() + mm(0.3), figure.width(), mm(3)},
                      m_slip.figureLabel, {6.5}, Qt::AlignHCenter);
        m_sheet.write(figure.adjusted(mm(1), mm(2.6), -mm(1), 0), m_slip.figure, {20, true},
                      Qt::AlignHCenter);
        QRectF line(figure.right() + mm(2.5), m_area.top(),
                    m_area.right() - figure.right() - mm(2.5), mm(4.4));
        m_sheet.write(line, m_slip.event, {9, true});
        line.moveTop(line.bottom());
        line.setHeight(mm(3.6));
        m_sheet.write(line, m_slip.round, {8});
        line.moveTop(line.bottom());
        m_sheet.write(line, m_slip.rules, small);
        return m_area.top() + headLine;
    }

    double drawNames(double y)
    {
        m_gridTop = y;
        for (const std::size_t i : {0U, 1U}) {
            const auto &player = m_slip.players[i];
            QRectF cell(playerLeft(i) + mm(1), y, m_playerWidth - mm(2), nameLine);
            if (!player.note.isEmpty()) {
                m_sheet.write(cell.adjusted(0, nameLine - mm(3.4), 0, -mm(0.3)), player.note,
                              {6.5, false, true});
                cell.setBottom(cell.bottom() - mm(3));
            }
            m_sheet.write(cell, player.name, {10, true});
        }
        return y + nameLine;
    }

    double drawGame(double y, int game)
    {
        m_rows.push_back(y);
        if (m_slip.games > 1)
            m_sheet.write({m_area.left(), y, labelWidth - mm(1), m_gameLine},
                          MatchSlipWords::tr("Game %1").arg(game), {8, true});
        const double upper = y + m_gameLine * 0.28;
        const double lower = y + m_gameLine * 0.74;
        for (const std::size_t i : {0U, 1U}) {
            const double left = playerLeft(i) + mm(1.2);
            double x = left;
            if (m_slip.sidesOpen)
                x += tick(m_sheet, {x, upper}, MatchSlipWords::tr("Corp"));
            tick(m_sheet, {x, upper}, MatchSlipWords::tr("won"));
            // Agenda points: a line to write on.
            const QString agenda = MatchSlipWords::tr("agenda points");
            const double width = std::min(widthOf(agenda, small) + mm(0.3), m_playerWidth * 0.6);
            m_sheet.write({left, lower - box, width, 2 * box}, agenda, small);
            m_sheet.rules.push_back({{left + width + mm(1), lower + box / 2},
                                     {playerLeft(i) + m_playerWidth - mm(1.5), lower + box / 2},
                                     thin});
        }
        const double end = m_area.right() - endWidth + mm(1.2);
        tick(m_sheet, {end, upper}, MatchSlipWords::tr("at time"));
        tick(m_sheet, {end, lower}, MatchSlipWords::tr("draw"));
        return y + m_gameLine;
    }

    /// At the foot, with all the room that is left above the line.
    void drawSignatures(double y)
    {
        const double foot = m_area.bottom() - mm(3.4);
        m_sheet.write({m_area.left(), std::max(y, foot - mm(6)), labelWidth - mm(1), mm(6)},
                      MatchSlipWords::tr("Signed"), {7}, Qt::AlignLeft | Qt::AlignBottom);
        for (const std::size_t i : {0U, 1U}) {
            const double left = playerLeft(i) + mm(1.2);
            const double right = playerLeft(i) + m_playerWidth - mm(1.5);
            if (m_slip.drops) // beside and above the place to sign
                tick(m_sheet, {left, y + mm(2.1)}, MatchSlipWords::tr("drops"));
            m_sheet.rules.push_back({{left, foot}, {right, foot}, thin});
            m_sheet.write({left, foot + mm(0.2), right - left, mm(3.2)}, m_slip.players[i].name,
                          {6});
        }
    }

    void drawGrid(double bottom)
    {
        for (const double row : m_rows)
            m_sheet.rules.push_back({{m_area.left(), row}, {m_area.right(), row}, thin});
        m_sheet.rules.push_back({{m_area.left(), bottom}, {m_area.right(), bottom}, thin});
        for (const double x : {playerLeft(0), playerLeft(1), playerLeft(2)})
            m_sheet.rules.push_back({{x, m_gridTop}, {x, bottom}, thin});
    }

    Sheet &m_sheet;
    const MatchSlip &m_slip;
    QRectF m_area;
    double m_playerWidth = 0;
    double m_gameLine = 0;
    double m_gridTop = 0;
    std::vector<double> m_rows;
};

} // namespace

MatchSlip slipFor(const Event &event, const Match &match, const QString &round, bool cut)
{
    MatchSlip slip;
    slip.event = toQt(event.details.name);
    slip.round = round;
    slip.rules = toQt(event.profile.name);
    slip.figure = QString::number(match.table);
    slip.figureLabel = MatchSlipWords::tr("Table");
    if (match.game > 0)
        slip.round = MatchSlipWords::tr("%1 · game %2").arg(round).arg(match.game);
    for (const Seat seat : {Seat::P1, Seat::P2})
        slip.players[tournament::index(seat)] = {
            toQt(app::nameOf(event, seat == Seat::P1 ? match.p1 : *match.p2)),
            noteFor(event, match, seat)};
    slip.games = tournament::gamesPerMatch(event.profile,
                                           cut ? tournament::Stage::Cut : tournament::Stage::Swiss);
    slip.sidesOpen = !match.p1Side;
    slip.secondGame = slip.games > 1;
    slip.drops = !cut; // who leaves the cut concedes
    return slip;
}

void drawSlip(Sheet &sheet, const MatchSlip &slip, const QRectF &place)
{
    Drawing(sheet, slip, place).draw();
}

} // namespace ui
