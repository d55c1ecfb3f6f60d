// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_button.h"

#include "ui/words/text.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDrag>
#include <QMimeData>
#include <QPainter>

#include <utility>

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
    setAccessibleDescription(box.where);
    setToolTip(box.words);
    setReached(false);
    connect(this, &QAbstractButton::clicked, this, &BoxButton::menuWanted);
}

void BoxButton::setBox(const TableBox &box)
{
    if (box == m_box)
        return;
    m_box = box;
    setAccessibleName(box.words);
    setAccessibleDescription(box.where);
    setToolTip(box.words);
    update();
}

void BoxButton::setReached(bool reached)
{
    setFocusPolicy(reached ? Qt::StrongFocus : Qt::ClickFocus);
}

void BoxButton::setFixed() { m_fixed = true; }

void BoxButton::setTarget(bool target)
{
    if (std::exchange(m_target, target) != target)
        update();
}

void BoxButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    m_look.paint(painter, rect(), m_box, palette(), hasFocus());
    if (!m_target)
        return;
    constexpr int thick = 3;
    painter.setPen(QPen(palette().color(QPalette::Highlight), thick, Qt::DotLine));
    painter.drawRect(rect().adjusted(thick / 2, thick / 2, -thick + 1, -thick + 1));
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

QString BoxButton::carried(const QMimeData &data)
{
    return fieldText(data.data(cardFormat).toStdString());
}

} // namespace ui

#include "moc_box_button.cpp"
