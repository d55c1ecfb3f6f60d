// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/column_widths.h"

#include <QMap>
#include <QTableView>
#include <QTimer>

namespace ui {

/// What the columns of a table hold; those in neither list hold facts.
struct ColumnKinds {
    QList<int> names;
    QList<int> notes;      ///< not shown while none of them says anything
    QList<int> spare = {}; ///< not shown where names would be cut; the last one goes first
};

/// The look and the habits of every table in the window: whole rows, alternating colours, room to
/// breathe, a sentence where it is empty, and copying as tab-separated text.
class TableView : public QTableView {
    Q_OBJECT
public:
    TableView(const QString &objectName, const QString &accessibleName, QWidget *parent = nullptr);

    void setEmptyText(const QString &text);
    [[nodiscard]] QString emptyText() const { return m_emptyText; }
    /// The model, and what its columns hold: see columnWidths().
    void show(QAbstractItemModel &model, const ColumnKinds &kinds);
    /// For a model whose columns change.
    void setKinds(const ColumnKinds &kinds);
    /// How wide somebody made columns by hand, in letters of this table; all others follow what
    /// they hold, and so do these again after a double click on their edge.
    [[nodiscard]] const QMap<int, double> &chosenWidths() const { return m_chosen; }
    void setChosenWidths(const QMap<int, double> &widths);

    /// Long texts of this column go on in a second line instead of being cut.
    void setWrapped(int column);

    /// Rows of the model the view shows, ascending.
    [[nodiscard]] QList<int> selectedRows() const;
    /// Takes the focus to the current row, or the first: arrows then move from there.
    void enter();
    /// Selects one row, makes it current and brings it into sight.
    void pick(int row);
    [[nodiscard]] QString selectionAsText() const;

Q_SIGNALS:
    /// The widths chosen by hand have changed.
    void widthChosen();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void measureSoon();
    void measure();
    void shareRoom();
    void spare(const QList<int> &columns);
    void hideSilentNotes();
    [[nodiscard]] ColumnNeed needOf(int column) const;
    void sectionResized(int column, int before, int now);
    [[nodiscard]] int letter() const; ///< the width of one

    QString m_emptyText;
    ColumnKinds m_kinds;
    QList<int> m_silent; ///< notes that are hidden for saying nothing
    QList<int> m_spared; ///< spare columns that are hidden for the sake of names
    QMap<int, double> m_chosen;
    int m_wrapped = -1; ///< column whose texts may take more than a line
    std::vector<std::pair<int, ColumnNeed>> m_needs; ///< of the columns that are to be shown
    bool m_measured = false; ///< the needs are those of what the columns hold now
    QTimer m_soon;           ///< many changes, one measuring
    bool m_sharing = false;
};

} // namespace ui
