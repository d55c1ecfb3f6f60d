// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ui {

class Projector;

/// The wall, as large as this widget is: full screen on the projector, small at the desk.
class WallView : public QWidget {
    Q_OBJECT
public:
    WallView(Projector &projector, const QString &accessibleName, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    Projector &m_projector;
};

/// B blanks, F freezes, arrows and page keys turn the page; true when the key was one of them. For
/// the miniature of the wall.
[[nodiscard]] bool wallKey(Projector &projector, int key);

} // namespace ui
