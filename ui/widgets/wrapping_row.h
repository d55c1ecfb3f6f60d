// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLayout>
#include <QList>

namespace ui {

/// Controls side by side. Those without room stand in a further row: with long words or large
/// letters a window must not grow wider than its screen.
class WrappingRow : public QLayout {
public:
    using QLayout::QLayout;
    ~WrappingRow() override;

    /// What follows stands at the right end of its row.
    void addStretch();
    /// Takes what its row leaves free, beside others by their shares; the least of its width
    /// decides which row that is.
    void addStretching(QWidget &widget, int share = 1);

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect &place) override;
    /// How many rows those that are not hidden take.
    [[nodiscard]] qsizetype rowCount(int width) const { return rows(width).size(); }

private:
    struct Row {
        qsizetype begin = 0;
        qsizetype end = 0;
        QSize size;
    };
    [[nodiscard]] QList<Row> rows(int width) const;
    [[nodiscard]] QSize least(QLayoutItem *item) const;
    [[nodiscard]] int widthIn(const Row &row, int width, QLayoutItem *item) const;
    void placeRow(const Row &row, const QRect &place) const;

    QList<QLayoutItem *> m_items;
    QHash<QLayoutItem *, int> m_shares; ///< of those that stretch
};

} // namespace ui
