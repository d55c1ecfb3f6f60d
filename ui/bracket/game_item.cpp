// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_item.h"

#include "ui/marks/faction_mark.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr double corner = 3;
constexpr double margin = 7;
constexpr double ring = 4; // between a box and the frame of the keyboard's choice
constexpr double markGap = 4;
constexpr double thin = 1;
constexpr double thick = 2.5;
// Letters of a name: no box is narrower than this, and where a long one is elided.
constexpr double leastName = 9;
constexpr double mostName = 18;

QFont bold(QFont font, bool on)
{
    font.setBold(on);
    return font;
}

QFont small(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

/// A tick, drawn rather than written: not every font has one.
void paintTick(QPainter &painter, const QRectF &rect, const QColor &color)
{
    QPainterPath path;
    path.moveTo(rect.left(), rect.center().y());
    path.lineTo(rect.left() + rect.width() * 0.35, rect.bottom());
    path.lineTo(rect.right(), rect.top());
    painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

} // namespace

BoxMetrics::BoxMetrics(const QFont &letterFont, const QStringList &names,
                       const QStringList &awaited, int marks)
    : font(letterFont)
{
    const QFontMetricsF letters(font);
    const QFontMetricsF boldLetters(bold(font, true));
    const QFontMetricsF smallLetters(small(font));
    QFont italic = font;
    italic.setItalic(true);
    const QFontMetricsF italicLetters(italic);
    line = std::ceil(letters.height()) + 5;
    number = std::ceil(letters.horizontalAdvance(u"00"_s)) + 2 * margin;
    seed = std::ceil(smallLetters.horizontalAdvance(u"00"_s)) + margin;
    tick = std::round(line * 0.42);
    mark = std::round(line * 0.55);
    double name = letters.averageCharWidth() * leastName;
    for (const QString &text : names)
        name = std::max(name, boldLetters.horizontalAdvance(text));
    name = std::min(name, letters.averageCharWidth() * mostName);
    const double side = smallLetters.horizontalAdvance(GameItem::tr("Runner"));
    const double all = marks * (mark + markGap);
    width = number + std::ceil(margin + seed + name + margin + all + side + margin + tick + margin);
    for (const QString &text : awaited)
        width =
            std::max(width, number + std::ceil(italicLetters.horizontalAdvance(text)) + 3 * margin);
    height = 2 * line;
    columnGap = std::round(line);
    rowGap = std::round(line * 0.7);
    heading = std::round(line * 1.3);
}

GameItem::GameItem(const BoxMetrics &metrics, const QPalette &palette, GameCard card)
    : m_metrics(metrics), m_palette(palette), m_card(std::move(card))
{
}

void GameItem::mark(const BoxMarks &marks)
{
    m_marks = marks;
    update();
}

std::optional<tournament::PlayerId> GameItem::playerAt(const QPointF &place) const
{
    for (const std::size_t line : {0U, 1U})
        if (lineRect(line).contains(place))
            return m_card.lines[line].player;
    return std::nullopt;
}

QRectF GameItem::box() const { return {0.5, 0.5, m_metrics.width, m_metrics.height}; }

QRectF GameItem::lineRect(std::size_t line) const
{
    const QRectF all = box();
    return {all.left() + m_metrics.number, all.top() + static_cast<double>(line) * m_metrics.line,
            all.width() - m_metrics.number, m_metrics.line};
}

QRectF GameItem::boundingRect() const
{
    const double more = ring + thick;
    return box().adjusted(-more, -more, more, more);
}

bool GameItem::isFollowed(std::size_t line) const
{
    return m_marks.followed && m_card.lines[line].player == m_marks.followed;
}

QPen GameItem::frame() const
{
    using tournament::GameState;
    const QColor strong = m_palette.color(QPalette::Highlight);
    if (m_card.state == GameState::Open)
        return {strong, thick};
    if (isFollowed(0) || isFollowed(1))
        return {strong, thin * 1.5};
    if (m_card.state == GameState::Waiting)
        return {m_palette.color(QPalette::PlaceholderText), thin, Qt::DashLine};
    return {m_palette.color(QPalette::PlaceholderText), thin};
}

void GameItem::paint(QPainter *painter, const QStyleOptionGraphicsItem * /*option*/,
                     QWidget * /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(box(), corner, corner);
    painter->fillPath(outline, m_palette.color(QPalette::Base));
    painter->save();
    painter->setClipPath(outline, Qt::IntersectClip);
    paintNumber(*painter);
    for (const std::size_t line : {0U, 1U})
        paintLine(*painter, line);
    QColor rule = m_palette.color(QPalette::PlaceholderText);
    rule.setAlphaF(0.35F);
    painter->setPen(QPen(rule, thin));
    painter->drawLine(lineRect(1).topLeft(), lineRect(1).topRight());
    painter->restore();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(frame());
    painter->drawPath(outline);
    if (!m_marks.chosen)
        return;
    const QColor color = m_palette.color(QPalette::WindowText);
    painter->setPen(QPen(color, m_marks.focused ? thick : thin, Qt::SolidLine));
    painter->drawRoundedRect(box().adjusted(-ring, -ring, ring, ring), corner + 2, corner + 2);
}

void GameItem::paintNumber(QPainter &painter) const
{
    const QRectF strip(box().topLeft(), QSizeF(m_metrics.number, m_metrics.height));
    const bool open = m_card.state == tournament::GameState::Open;
    painter.fillRect(strip, m_palette.color(open ? QPalette::Highlight : QPalette::Window));
    painter.setFont(bold(m_metrics.font, open));
    painter.setPen(m_palette.color(open ? QPalette::HighlightedText : QPalette::WindowText));
    const QString table = tableMark(m_card);
    QRectF upper = strip;
    if (!table.isEmpty())
        upper.setHeight(m_metrics.line);
    painter.drawText(upper, Qt::AlignCenter, QString::number(m_card.number));
    if (table.isEmpty())
        return;
    const QRectF lower = strip.adjusted(0, m_metrics.line, 0, 0);
    painter.setFont(small(m_metrics.font));
    painter.drawText(lower, Qt::AlignCenter,
                     QFontMetricsF(painter.font()).elidedText(table, Qt::ElideLeft, lower.width()));
}

void GameItem::paintLine(QPainter &painter, std::size_t line) const
{
    const ContenderLine &content = m_card.lines[line];
    QRectF rest = lineRect(line);
    if (isFollowed(line)) {
        QColor tint = m_palette.color(QPalette::Highlight);
        tint.setAlphaF(0.3F);
        painter.fillRect(rest, tint);
    }
    rest.adjust(margin, 0, -margin, 0);
    const QColor text = m_palette.color(QPalette::Text);
    const QColor quiet = m_palette.color(QPalette::PlaceholderText);
    const QFont name = bold(m_metrics.font, content.winner);
    const QFont detail = small(m_metrics.font);
    const auto put = [&](const QRectF &where, const QFont &font, const QColor &color,
                         Qt::Alignment alignment, const QString &words) {
        painter.setFont(font);
        painter.setPen(color);
        const QString fitting =
            QFontMetricsF(font).elidedText(words, Qt::ElideRight, where.width() + 1);
        painter.drawText(where, static_cast<int>(alignment | Qt::AlignVCenter), fitting);
    };
    if (!content.player) {
        QFont awaited = m_metrics.font;
        awaited.setItalic(true);
        put(rest, awaited, quiet, Qt::AlignLeft, content.name);
        return;
    }
    // From the outer ends inwards: seed at the left, then at the right the tick, score and side.
    put(rest.adjusted(0, 0, m_metrics.seed - rest.width(), 0), detail, text, Qt::AlignLeft,
        content.seed);
    rest.adjust(m_metrics.seed, 0, 0, 0);
    const double tick = m_metrics.tick;
    if (content.winner)
        paintTick(painter, {rest.right() - tick, rest.center().y() - tick * 0.4, tick, tick * 0.8},
                  text);
    rest.adjust(0, 0, -tick - margin, 0);
    const auto fromRight = [&](const QString &words, const QFont &font) {
        if (words.isEmpty())
            return;
        const double width = QFontMetricsF(font).horizontalAdvance(words) + 1;
        put(rest.adjusted(rest.width() - width, 0, 0, 0), font, text, Qt::AlignRight, words);
        rest.adjust(0, 0, -width - margin, 0);
    };
    fromRight(content.score, name);
    fromRight(content.side, detail);
    for (const auto &faction : {content.factions.runner, content.factions.corp}) {
        if (!faction)
            continue;
        const QRectF place(rest.right() - m_metrics.mark, rest.center().y() - m_metrics.mark / 2,
                           m_metrics.mark, m_metrics.mark);
        paintMark(painter, {place, *faction}, groundOf(m_palette));
        rest.adjust(0, 0, -m_metrics.mark - markGap, 0);
    }
    const bool lost = m_card.state == tournament::GameState::Done && !content.winner;
    put(rest, name, lost ? quiet : text, Qt::AlignLeft, content.name);
}

} // namespace ui
