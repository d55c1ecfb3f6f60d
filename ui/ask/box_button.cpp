// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_button.h"

#include "ui/words/text.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDrag>
#include <QMimeData>
#include <QPainter>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

const QString cardFormat = u"application/x-arbiter-card"_s;

} // namespace

BoxButton::BoxButton(const TableBox &box, const BoxLook &look, QWidget *parent)
    : QAbstractButton(parent), m_look(look), m_box(box)
{
    setObjectName(keyOf(box));
    setAccessibleName(box.words);
    setToolTip(box.words);
    setAcceptDrops(box.kind != BoxKind::Number);
    setReached(false);
    connect(this, &QAbstractButton::clicked, this, &BoxButton::menuWanted);
}

void BoxButton::setBox(const TableBox &box)
{
    if (box == m_box)
        return;
    m_box = box;
    setAccessibleName(box.words);
    setToolTip(box.words);
    update();
}

void BoxButton::setReached(bool reached)
{
    setFocusPolicy(reached ? Qt::StrongFocus : Qt::ClickFocus);
}

void BoxButton::setFixed()
{
    m_fixed = true;
    setAcceptDrops(false);
}

void BoxButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    m_look.paint(painter, rect(), m_box, palette(), hasFocus());
}

void BoxButton::contextMenuEvent(QContextMenuEvent *event)
{
    setFocus();
    event->accept();
    Q_EMIT menuWanted();
}

void BoxButton::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position().toPoint();
    QAbstractButton::mousePressEvent(event);
}

void BoxButton::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint way = event->position().toPoint() - m_pressed;
    if (m_fixed || m_box.kind != BoxKind::Card || !event->buttons().testFlag(Qt::LeftButton)
        || way.manhattanLength() < QApplication::startDragDistance())
        return;
    setDown(false);
    auto *card = new QMimeData;
    card->setData(cardFormat, m_box.object.toUtf8());
    auto *drag = new QDrag(this); // goes by itself when it has ended
    drag->setMimeData(card);
    drag->setPixmap(grab());
    drag->setHotSpot(m_pressed);
    drag->exec(Qt::MoveAction);
}

QString BoxButton::carried(const QDropEvent &event) const
{
    const QString object = fieldText(event.mimeData()->data(cardFormat).toStdString());
    return object == m_box.object ? QString() : object;
}

void BoxButton::dragEnterEvent(QDragEnterEvent *event)
{
    event->setAccepted(!carried(*event).isEmpty());
}

void BoxButton::dropEvent(QDropEvent *event)
{
    const QString object = carried(*event);
    event->setAccepted(!object.isEmpty());
    if (!object.isEmpty()) // queued: the table is drawn anew, and the drag has to end first
        QMetaObject::invokeMethod(
            this, [this, object] { Q_EMIT dropped(object); }, Qt::QueuedConnection);
}

} // namespace ui

#include "moc_box_button.cpp"
