// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "swap_drag.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDrag>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QMouseEvent>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

const QString mimeType = u"application/x-arbiter-player"_s;

} // namespace

SwapDrag::SwapDrag(QAbstractItemView &view, PlayerAt playerAt)
    : QObject(&view), m_view(view), m_playerAt(std::move(playerAt))
{
    view.viewport()->setAcceptDrops(true);
    view.viewport()->installEventFilter(this);
}

QMimeData *SwapDrag::carried(tournament::PlayerId player) const
{
    auto *data = new QMimeData;
    data->setData(mimeType, QByteArray::number(player.value));
    data->setObjectName(list()); // inside the program a drop meets this very object
    return data;
}

/// Another list of tables knows nothing of this one's players.
QString SwapDrag::list() const { return QString::number(reinterpret_cast<quintptr>(&m_view)); }

bool SwapDrag::isOurs(const QDropEvent &event) const
{
    return m_enabled && event.mimeData()->hasFormat(mimeType)
        && event.mimeData()->objectName() == list();
}

std::optional<tournament::PlayerId> SwapDrag::under(const QPoint &position) const
{
    const auto index = m_view.indexAt(position);
    return index.isValid() ? m_playerAt(index) : std::nullopt;
}

std::optional<std::pair<tournament::PlayerId, tournament::PlayerId>>
SwapDrag::meant(const QDropEvent &event) const
{
    if (!isOurs(event))
        return std::nullopt;
    const tournament::PlayerId dragged{event.mimeData()->data(mimeType).toLongLong()};
    const auto target = under(event.position().toPoint());
    if (!target || *target == dragged)
        return std::nullopt;
    return std::pair(dragged, *target);
}

bool SwapDrag::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto &press = *static_cast<QMouseEvent *>(event);
        m_pressed =
            m_enabled && press.button() == Qt::LeftButton && under(press.position().toPoint())
            ? std::optional(press.position().toPoint())
            : std::nullopt;
        break;
    }
    case QEvent::MouseMove: {
        const auto &move = *static_cast<QMouseEvent *>(event);
        if (!m_pressed || !move.buttons().testFlag(Qt::LeftButton))
            break;
        if ((move.position().toPoint() - *m_pressed).manhattanLength()
            >= QApplication::startDragDistance())
            start();
        return true; // or the view would select what the mouse passes
    }
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        auto &drag = *static_cast<QDropEvent *>(event);
        // Entering may happen between two names: only moving tells where it can be dropped.
        drag.setAccepted(event->type() == QEvent::DragEnter ? isOurs(drag)
                                                            : meant(drag).has_value());
        return true;
    }
    case QEvent::Drop: {
        auto &drop = *static_cast<QDropEvent *>(event);
        const auto swap = meant(drop);
        drop.setAccepted(swap.has_value());
        if (swap)
            // Queued: it asks, and the drag has to end first.
            QMetaObject::invokeMethod(
                this, [this, swap] { Q_EMIT swapWanted(swap->first, swap->second); },
                Qt::QueuedConnection);
        return true;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void SwapDrag::start()
{
    const auto index = m_view.indexAt(*m_pressed);
    const auto player = under(*m_pressed);
    m_pressed.reset();
    if (!player)
        return;
    QLabel name(index.data().toString());
    name.setMargin(6);
    auto *drag = new QDrag(&m_view); // goes by itself when it has ended
    drag->setMimeData(carried(*player));
    drag->setPixmap(name.grab());
    drag->exec(Qt::MoveAction);
}

} // namespace ui

#include "moc_swap_drag.cpp"
