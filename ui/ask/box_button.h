// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ask/table_layout.h"

#include <QAbstractButton>

class QMimeData;

namespace ui {

/// One box of the table, as people with and without eyes for it reach it.
class BoxButton : public QAbstractButton {
    Q_OBJECT
public:
    /// The look is borrowed.
    BoxButton(const TableBox &box, const BoxLook &look, QWidget *parent);

    [[nodiscard]] const TableBox &box() const { return m_box; }
    /// The same box, of which something else is said.
    void setBox(const TableBox &box);
    /// Tab comes to it.
    void setReached(bool reached);
    /// It is looked at: no card is dragged from it.
    void setFixed();
    /// A card is dragged over it that would come to lie there.
    void setTarget(bool target);
    /// The object of the card that is dragged; empty where something else is.
    [[nodiscard]] static QString carried(const QMimeData &data);

Q_SIGNALS:
    void menuWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    const BoxLook &m_look;
    TableBox m_box;
    QPoint m_pressed;
    bool m_fixed = false;
    bool m_target = false;
};

} // namespace ui
