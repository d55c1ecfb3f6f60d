// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket.h"
#include "ui/bracket/bracket_layout.h"
#include "ui/bracket/game_text.h"

#include <map>
#include <memory>

#include <QGraphicsView>

namespace ui {

class GameItem;
struct BoxMetrics;

/// The cut as a drawing. One game is chosen, and the arrow keys move from it to its neighbours; one
/// player may be followed, whose path then stands out. A table with the same content is on the
/// same page for those who cannot see it.
class BracketDrawing : public QGraphicsView {
    Q_OBJECT
public:
    explicit BracketDrawing(QWidget *parent = nullptr);
    ~BracketDrawing() override;

    void show(const tournament::Event &event, const tournament::Bracket &bracket);

    [[nodiscard]] int chosen() const { return m_chosen; } ///< 0: none
    void choose(int game);
    [[nodiscard]] std::optional<tournament::PlayerId> followed() const { return m_followed; }
    void follow(std::optional<tournament::PlayerId> player);

    /// The first player of the chosen game, then the second, then nobody.
    void followNext();

    void zoomIn();
    void zoomOut();
    void zoomToNature(); ///< as large as the letters of the window
    void fit();          ///< all of it in sight, also after the window changes
    [[nodiscard]] double zoom() const;

    /// Where the box of a game is in the viewport; empty when it is not drawn.
    [[nodiscard]] QRect boxOf(int game) const;

Q_SIGNALS:
    void gameChosen(int game);
    void entryWanted();
    void sidesWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void draw();
    void drawHeadings();
    void drawHeading(const QString &text, int column, double top, bool bold = false);
    [[nodiscard]] QString columnHeading(int column) const;
    void drawWays();
    void drawWay(const GameWay &way, bool onPath);
    /// The followed player went this way.
    [[nodiscard]] bool isOnPath(const GameWay &way) const;
    void mark();
    void describe();
    void setZoom(double zoom);
    void applyFit();
    [[nodiscard]] QPointF placeOf(const GameSpot &spot) const;
    [[nodiscard]] GameItem *itemUnder(const QPoint &place) const;
    void pick(const QPoint &place);

    std::unique_ptr<BoxMetrics> m_metrics;
    BracketLayout m_layout;
    std::map<int, GameCard> m_cards;
    std::map<int, QString> m_texts;    ///< of each game, for screen readers
    std::map<int, GameItem *> m_items; ///< the scene owns them
    int m_chosen = 0;
    std::optional<tournament::PlayerId> m_followed;
    bool m_fitted = true;
};

} // namespace ui
