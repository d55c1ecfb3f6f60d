// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ask/table_boxes.h"

#include <QFont>
#include <QRect>
#include <QSize>

#include <vector>

class QPainter;
class QPalette;

namespace ui {

/// How boxes are measured and painted with the letters of a font.
class BoxLook {
public:
    explicit BoxLook(const QFont &font);

    /// With less room around the words: for a table that has more than there is height for.
    void setTight(bool tight);
    [[nodiscard]] int width() const { return m_width; } ///< of every box
    [[nodiscard]] int gap() const { return m_gap; }
    [[nodiscard]] int between() const { return m_between; } ///< the halves of the table
    [[nodiscard]] QSize sizeOf(const TableBox &box) const;
    /// The room of its words in a box that stands there.
    [[nodiscard]] QRect within(const TableBox &box, const QRect &rect) const;
    /// `focused`: with the ring of the keyboard.
    void paint(QPainter &painter, const QRect &rect, const TableBox &box, const QPalette &palette,
               bool focused) const;

private:
    /// What the value of a number takes of its row.
    [[nodiscard]] int besideOf(const TableBox &box) const;
    void paintTexts(QPainter &painter, const QRect &rect, const TableBox &box,
                    const QPalette &palette) const;
    [[nodiscard]] QFont titleFont(const TableBox &box) const;

    QFont m_font;
    QFont m_small;
    int m_width = 0;
    int m_margin = 0;
    int m_above = 0; ///< what stands in a box, and below it
    int m_gap = 0;
    int m_between = 0;
};

/// A box and where it stands.
struct PlacedBox {
    QRect rect;
    const TableBox *box = nullptr;
};
struct TableLayout {
    std::vector<PlacedBox> boxes; ///< in the order of reading
    QSize size;
};

/// Columns side by side; those the width has no room for stand under them. The boxes are borrowed.
[[nodiscard]] TableLayout layOut(const std::vector<BoxRow> &rows, const BoxLook &look, int width);

} // namespace ui
