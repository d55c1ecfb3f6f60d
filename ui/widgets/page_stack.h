// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace ui {

/// Pages of which the one that is shown has all the room. How high they would be at some width is
/// not asked: the layout of a stack asks each of them whenever another is shown, and texts that
/// wrap are laid out anew for it, which took half of the time.
class PageStack : public QStackedWidget {
public:
    using QStackedWidget::QStackedWidget;

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

} // namespace ui
