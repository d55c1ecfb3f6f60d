// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTextDocument;

namespace ui {

/// A hit on several lines: title and versions, the excerpt with its marks, the source. For
/// views of a RuleHitsModel alone.
class RuleHitDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    static void layOut(QTextDocument &document, const QStyleOptionViewItem &option,
                       const QModelIndex &index);
};

} // namespace ui
