// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "padded_style.h"

#include "ui/look/desk_style.h"

#include <QStyleOption>
#include <QWidget>

namespace ui {

namespace {

constexpr int padding = 4;

class PaddedStyle : public DeskStyle {
public:
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        // A row that is selected needs no box around one of its cells.
        if (element == PE_FrameFocusRect && option->state.testFlag(State_Selected))
            return;
        DeskStyle::drawPrimitive(element, option, painter, widget);
    }

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option,
                                  const QWidget *widget) const override
    {
        const int pixels = DeskStyle::pixelMetric(metric, option, widget);
        return metric == PM_FocusFrameHMargin || metric == PM_HeaderMargin ? pixels + padding
                                                                           : pixels;
    }
};

} // namespace

void padCells(QWidget &view)
{
    auto *style = new PaddedStyle;
    style->setParent(&view); // a widget does not own its style
    view.setStyle(style);
}

} // namespace ui
