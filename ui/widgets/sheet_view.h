// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/sheet.h"

#include <QScrollArea>

namespace ui {

/// One page of paper, as it will be printed, whole or as wide as the view.
class SheetView : public QScrollArea {
    Q_OBJECT
public:
    enum class Zoom { WholePage, PageWidth };

    explicit SheetView(QWidget *parent = nullptr);

    void show(const Sheet &sheet);
    void clear();
    void setZoom(Zoom zoom);

Q_SIGNALS:
    /// Paging beyond the end of what can be scrolled: by so many pages.
    void paged(int by);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    class Paper;
    void scale();

    Paper *m_paper = nullptr;
    Zoom m_zoom = Zoom::WholePage;
};

} // namespace ui
