// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace ui {

/// A list of sentences that wrap. It scrolls from one to the next, and one that has no room to its
/// end is not begun: no line is cut in two.
class WholeLinesList : public QListWidget {
public:
    explicit WholeLinesList(QWidget *parent = nullptr);

    /// With all that stands in it, at the width it has.
    [[nodiscard]] int wholeHeight();
    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Below the last one that has room.
    [[nodiscard]] int end() const;
};

} // namespace ui
