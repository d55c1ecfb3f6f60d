// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bracket_drawing.h"

#include "ui/bracket/game_item.h"

#include <QAccessible>
#include <QGraphicsScene>
#include <QGraphicsSimpleTextItem>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr double zoomStep = 1.15;
constexpr double leastZoom = 0.3;
constexpr double mostZoom = 3;
// Fitting keeps the letters legible and does not blow up a small bracket.
constexpr double leastFit = 0.55;
constexpr double mostFit = 1.25;
constexpr double edge = 14; // around the whole drawing

bool plays(const GameCard &card, tournament::PlayerId player)
{
    return card.lines[0].player == player || card.lines[1].player == player;
}

bool won(const GameCard &card, tournament::PlayerId player)
{
    return std::ranges::any_of(card.lines, [player](const ContenderLine &line) {
        return line.winner && line.player == player;
    });
}

} // namespace

BracketDrawing::BracketDrawing(QWidget *parent)
    : QGraphicsView(parent)
    , m_metrics(std::make_unique<BoxMetrics>(font(), QStringList(), QStringList(), 0))
{
    setObjectName("bracketDrawing"_L1);
    setAccessibleName(tr("Bracket"));
    setScene(new QGraphicsScene(this));
    setRenderHint(QPainter::Antialiasing);
    setBackgroundRole(QPalette::Window);
    setBackgroundBrush(Qt::NoBrush);
    setFocusPolicy(Qt::StrongFocus);
    setAlignment(Qt::AlignCenter);
    setTransformationAnchor(AnchorUnderMouse);
}

BracketDrawing::~BracketDrawing() = default;

void BracketDrawing::show(const tournament::Event &event, const tournament::Bracket &bracket)
{
    m_layout = layOut(bracket);
    m_cards.clear();
    m_texts.clear();
    for (const auto &game : bracket.games) {
        m_cards[game.number] = cardOf(event, game);
        m_texts[game.number] = gameText(event, game);
    }
    if (!m_layout.spot(m_chosen)) {
        const auto open = std::ranges::find(bracket.games, tournament::GameState::Open,
                                            &tournament::BracketGame::state);
        m_chosen = open != bracket.games.end() ? open->number
            : m_layout.spots.empty()           ? 0
                                               : m_layout.spots.back().game;
    }
    draw();
}

void BracketDrawing::draw()
{
    m_items.clear();
    scene()->clear();
    QStringList names;
    QStringList awaited;
    int marks = 0;
    for (const auto &[game, card] : m_cards)
        for (const auto &line : card.lines) {
            (line.player ? names : awaited).append(line.name);
            marks = std::max(marks, (line.factions.corp ? 1 : 0) + (line.factions.runner ? 1 : 0));
        }
    m_metrics = std::make_unique<BoxMetrics>(font(), names, awaited, marks);
    scene()->setPalette(palette());
    drawHeadings();
    drawWays();
    for (const auto &spot : m_layout.spots) {
        auto *item = new GameItem(*m_metrics, palette(), m_cards.at(spot.game));
        item->setPos(placeOf(spot));
        item->setZValue(1);
        item->setToolTip(m_texts.at(spot.game));
        scene()->addItem(item);
        m_items[spot.game] = item;
    }
    scene()->setSceneRect(scene()->itemsBoundingRect().adjusted(-edge, -edge, edge, edge));
    mark();
    describe();
    if (m_fitted)
        applyFit();
}

void BracketDrawing::drawHeadings()
{
    const double heading = m_metrics->heading;
    if (m_layout.lowerRow) {
        drawHeading(branchText(tournament::Branch::Upper), 0, -2 * heading, true);
        const double pitch = m_metrics->height + m_metrics->rowGap;
        drawHeading(branchText(tournament::Branch::Lower), 1,
                    *m_layout.lowerRow * pitch + m_metrics->rowGap * 0.2, true);
    }
    for (int column = 0; column < m_layout.columns; ++column)
        drawHeading(columnHeading(column), column, -heading);
}

QString BracketDrawing::columnHeading(int column) const
{
    using tournament::Branch;
    for (const auto &spot : m_layout.spots) {
        const Branch branch = m_cards.at(spot.game).branch;
        if (spot.column == column && (branch == Branch::Final || branch == Branch::SecondFinal))
            return branchText(branch);
    }
    return tr("Round %1").arg(column + 1);
}

void BracketDrawing::drawHeading(const QString &text, int column, double top, bool bold)
{
    QFont letters = m_metrics->font;
    letters.setBold(bold);
    auto *item = scene()->addSimpleText(text, letters);
    item->setBrush(palette().color(QPalette::WindowText));
    item->setPos(column * (m_metrics->width + m_metrics->columnGap), top);
}

void BracketDrawing::drawWays()
{
    for (const auto &way : m_layout.ways) {
        const bool path = isOnPath(way);
        if (!way.asLoser || path) // to draw every way down would hide the tree
            drawWay(way, path);
    }
}

void BracketDrawing::drawWay(const GameWay &way, bool onPath)
{
    const auto *from = m_layout.spot(way.from);
    const auto *to = m_layout.spot(way.to);
    if (!from || !to)
        return;
    const double middle = m_metrics->height / 2 + 0.5;
    const QPointF start = placeOf(*from) + QPointF(m_metrics->width, middle);
    const QPointF end = placeOf(*to) + QPointF(0, middle);
    // Ways down turn nearer to their end, not to lie on the way of a winner.
    const double turn =
        std::round(end.x() - m_metrics->columnGap * (way.asLoser ? 0.25 : 0.5)) + 0.5;
    QPainterPath path(start);
    path.lineTo(turn, start.y());
    path.lineTo(turn, end.y());
    path.lineTo(end);
    QPen pen(palette().color(onPath ? QPalette::Highlight : QPalette::PlaceholderText),
             onPath ? 2.5 : 1);
    pen.setStyle(way.asLoser ? Qt::DashLine : Qt::SolidLine);
    pen.setJoinStyle(Qt::MiterJoin);
    scene()->addPath(path, pen)->setZValue(onPath ? 0.5 : 0);
}

bool BracketDrawing::isOnPath(const GameWay &way) const
{
    if (!m_followed)
        return false;
    const auto from = m_cards.find(way.from);
    const auto to = m_cards.find(way.to);
    return from != m_cards.end() && to != m_cards.end() && plays(from->second, *m_followed)
        && plays(to->second, *m_followed) && won(from->second, *m_followed) != way.asLoser;
}

void BracketDrawing::mark()
{
    for (const auto &[game, item] : m_items)
        item->mark({m_followed, game == m_chosen, hasFocus()});
}

void BracketDrawing::describe()
{
    const auto text = m_texts.find(m_chosen);
    setAccessibleDescription(text == m_texts.end() ? QString() : text->second);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void BracketDrawing::choose(int game)
{
    if (!m_layout.spot(game))
        return;
    const bool other = game != m_chosen;
    m_chosen = game;
    mark();
    describe();
    ensureVisible(m_items.at(game), 30, 30);
    if (other)
        Q_EMIT gameChosen(game);
}

void BracketDrawing::follow(std::optional<tournament::PlayerId> player)
{
    m_followed = player;
    draw();
}

void BracketDrawing::followNext()
{
    const auto card = m_cards.find(m_chosen);
    if (card == m_cards.end())
        return;
    const auto &[first, second] = card->second.lines;
    if (!m_followed || (m_followed != first.player && m_followed != second.player))
        follow(first.player ? first.player : second.player);
    else if (m_followed == first.player && second.player)
        follow(second.player);
    else
        follow(std::nullopt);
}

void BracketDrawing::zoomIn() { setZoom(zoom() * zoomStep); }

void BracketDrawing::zoomOut() { setZoom(zoom() / zoomStep); }

void BracketDrawing::zoomToNature() { setZoom(1); }

void BracketDrawing::fit()
{
    m_fitted = true;
    applyFit();
}

double BracketDrawing::zoom() const { return transform().m11(); }

void BracketDrawing::setZoom(double zoom)
{
    m_fitted = false;
    const double wanted = std::clamp(zoom, leastZoom, mostZoom);
    setTransform(QTransform::fromScale(wanted, wanted));
}

void BracketDrawing::applyFit()
{
    const QSizeF all = scene()->sceneRect().size();
    if (all.isEmpty())
        return;
    const QSize room = maximumViewportSize();
    const double wanted = std::clamp(
        std::min(room.width() / all.width(), room.height() / all.height()), leastFit, mostFit);
    setTransform(QTransform::fromScale(wanted, wanted));
    if (const auto item = m_items.find(m_chosen); item != m_items.end())
        ensureVisible(item->second, 30, 30);
}

QRect BracketDrawing::boxOf(int game) const
{
    const auto *spot = m_layout.spot(game);
    return spot ? mapFromScene(QRectF(placeOf(*spot), QSizeF(m_metrics->width, m_metrics->height)))
                      .boundingRect()
                : QRect();
}

QPointF BracketDrawing::placeOf(const GameSpot &spot) const
{
    return {spot.column * (m_metrics->width + m_metrics->columnGap),
            std::round(spot.row * (m_metrics->height + m_metrics->rowGap))};
}

GameItem *BracketDrawing::itemUnder(const QPoint &place) const
{
    const auto under = items(place);
    const auto found = std::ranges::find_if(
        under, [](QGraphicsItem *item) { return item->type() == GameItem::Type; });
    return found == under.end() ? nullptr : static_cast<GameItem *>(*found);
}

void BracketDrawing::keyPressEvent(QKeyEvent *event)
{
    if ((event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) {
        QGraphicsView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        choose(neighbour(m_layout, m_chosen, Direction::Left));
        break;
    case Qt::Key_Right:
        choose(neighbour(m_layout, m_chosen, Direction::Right));
        break;
    case Qt::Key_Up:
        choose(neighbour(m_layout, m_chosen, Direction::Up));
        break;
    case Qt::Key_Down:
        choose(neighbour(m_layout, m_chosen, Direction::Down));
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT entryWanted();
        break;
    case Qt::Key_S:
        Q_EMIT sidesWanted();
        break;
    case Qt::Key_Space:
        followNext();
        break;
    case Qt::Key_Escape:
        follow(std::nullopt);
        event->ignore(); // the message goes as well
        break;
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

void BracketDrawing::mousePressEvent(QMouseEvent *event)
{
    const bool menu = event->button() == Qt::RightButton; // of the game it is opened on
    auto *item = menu || event->button() == Qt::LeftButton ? itemUnder(event->position().toPoint())
                                                           : nullptr;
    if (!item) {
        QGraphicsView::mousePressEvent(event);
        return;
    }
    const auto player = item->playerAt(item->mapFromScene(mapToScene(event->position().toPoint())));
    const int game = item->card().number;
    if (!menu)
        follow(player); // paints anew: the item is gone
    choose(game);
}

void BracketDrawing::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (itemUnder(event->position().toPoint()))
        Q_EMIT entryWanted();
}

void BracketDrawing::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    setZoom(zoom() * std::pow(zoomStep, event->angleDelta().y() / 120.0));
    event->accept();
}

void BracketDrawing::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    if (m_fitted)
        applyFit();
}

void BracketDrawing::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        draw();
}

void BracketDrawing::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    mark();
}

void BracketDrawing::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    mark();
}

} // namespace ui

#include "moc_bracket_drawing.cpp"
