// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/folding_area.h"

class QLabel;

namespace ui {

/// Words that wrap, and scroll where they are long.
class ScrollingLabel : public FoldingArea {
    Q_OBJECT
public:
    /// The name is that of label().
    ScrollingLabel(const QString &objectName, int mostLines, QWidget *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] QString text() const;
    /// What shows the words.
    [[nodiscard]] QLabel &label() const;
};

} // namespace ui
