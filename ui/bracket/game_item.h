// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bracket/game_text.h"

#include <QCoreApplication>
#include <QFont>
#include <QGraphicsItem>
#include <QPalette>
#include <QStringList>

namespace ui {

/// How large boxes and the gaps between them are, from the letters of a font and the names.
struct BoxMetrics {
    /// `awaited`: the words for players who are not known yet, which are never elided; `marks`: how
    /// many of factions stand behind a name at most.
    BoxMetrics(const QFont &letterFont, const QStringList &names, const QStringList &awaited,
               int marks);

    QFont font;
    double line = 0; ///< height of one player's line
    double width = 0;
    double height = 0;
    double number = 0; ///< width of the strip with the game's number
    double seed = 0;
    double tick = 0;
    double mark = 0; ///< side of the square a mark stands in
    double columnGap = 0;
    double rowGap = 0;
    double heading = 0; ///< height of a heading
};

/// What of a game stands out besides its state.
struct BoxMarks {
    std::optional<tournament::PlayerId> followed; ///< whose path is shown
    bool chosen = false;
    bool focused = false; ///< the keyboard moves from here
};

/// The box of one game: its number, and a line for each player. State is said by words and by the
/// shape of the frame, never by colour alone: dashed waits, thick is open.
class GameItem : public QGraphicsItem {
    Q_DECLARE_TR_FUNCTIONS(ui::GameItem)
public:
    enum { Type = UserType + 1 };

    GameItem(const BoxMetrics &metrics, const QPalette &palette, GameCard card);

    [[nodiscard]] int type() const override { return Type; }
    [[nodiscard]] const GameCard &card() const { return m_card; }
    void mark(const BoxMarks &marks);
    /// Whose line is at this place of the box.
    [[nodiscard]] std::optional<tournament::PlayerId> playerAt(const QPointF &place) const;

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    [[nodiscard]] QRectF box() const;
    [[nodiscard]] QRectF lineRect(std::size_t line) const;
    [[nodiscard]] QPen frame() const;
    [[nodiscard]] bool isFollowed(std::size_t line) const;
    void paintNumber(QPainter &painter) const;
    void paintLine(QPainter &painter, std::size_t line) const;

    const BoxMetrics &m_metrics;
    QPalette m_palette;
    GameCard m_card;
    BoxMarks m_marks;
};

} // namespace ui
