// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace ui {

/// As wide as there is room, and scrolled where there is less height than the content needs at
/// that width: with large letters on a small screen nothing lies over anything else.
class TallArea : public QScrollArea {
public:
    /// The content has a layout.
    explicit TallArea(QWidget &content, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    QWidget &m_content;
};

} // namespace ui
