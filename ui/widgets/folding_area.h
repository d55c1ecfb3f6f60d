// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace ui {

/// What may become long: as tall as its content up to a few lines, beyond which it scrolls. However
/// much there is to say, the window stays as large as it is.
class FoldingArea : public QScrollArea {
    Q_OBJECT
public:
    /// Shows the content, and owns it.
    FoldingArea(QWidget &content, int mostLines, QWidget *parent = nullptr);

    void setMostLines(int lines);

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;

private:
    int m_mostLines = 0;
};

} // namespace ui
