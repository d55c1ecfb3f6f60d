// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace ui {

/// The look and the habits of every table in the window: whole rows, alternating colours, room to
/// breathe, a sentence where it is empty, and copying as tab-separated text.
class TableView : public QTableView {
    Q_OBJECT
public:
    TableView(const QString &objectName, const QString &accessibleName, QWidget *parent = nullptr);

    void setEmptyText(const QString &text);
    [[nodiscard]] QString emptyText() const { return m_emptyText; }
    /// The model, and which of its columns take the width that is left.
    void show(QAbstractItemModel &model, std::initializer_list<int> stretched);

    /// Rows of the model the view shows, ascending.
    [[nodiscard]] QList<int> selectedRows() const;
    /// Takes the focus to the current row, or the first: arrows then move from there.
    void enter();
    /// Selects one row, makes it current and brings it into sight.
    void pick(int row);
    [[nodiscard]] QString selectionAsText() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Stretches the columns that may be, as long as their headings have room; else one scrolls.
    void stretch();

    QString m_emptyText;
    QList<int> m_stretched;
};

} // namespace ui
