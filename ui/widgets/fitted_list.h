// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace ui {

/// A list as tall as its wrapped rows, up to a few lines, and less where there is no room; out of
/// sight while it is empty.
class FittedList : public QListWidget {
    Q_OBJECT
public:
    FittedList(const QString &objectName, const QString &accessibleName, int mostLines,
               QWidget *parent = nullptr);

    /// After its rows have changed.
    void fit();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void takeHeight();

    int m_mostLines;
};

} // namespace ui
