// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/text.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

#include <QAbstractTableModel>

namespace ui {

/// A number's place in a cell, as QAbstractItemModel::data wants it.
[[nodiscard]] inline QVariant alignRight() { return (Qt::AlignRight | Qt::AlignVCenter).toInt(); }

/// What proxies sort by; numbers come as numbers.
inline constexpr int valueRole = Qt::UserRole;
/// The folded text that find-as-you-type looks in: Row::folded.
inline constexpr int foldedRole = Qt::UserRole + 1;

/// All that is said of a column of a table of `Row`s. What is left out is not there.
template <class Row>
struct TableColumn {
    using Said = std::function<QVariant(const Row &)>;

    // Not an aggregate: GCC 12 fails on the defaults of one.
    TableColumn(QString head, Said shown, bool isNumber = false, Said explained = {},
                QString headExplained = {})
        : header(std::move(head))
        , text(std::move(shown))
        , number(isNumber)
        , toolTip(std::move(explained))
        , headerToolTip(std::move(headExplained))
    {
    }
    /// A font of its own where one is said; asking for one costs, so the others get none.
    TableColumn withFont(Said shown) const
    {
        TableColumn column = *this;
        column.font = std::move(shown);
        return column;
    }
    TableColumn withMark(Said drawn) const
    {
        TableColumn column = *this;
        column.mark = std::move(drawn);
        return column;
    }
    TableColumn readAs(Said said) const
    {
        TableColumn column = *this;
        column.accessible = std::move(said);
        return column;
    }

    QString header;
    Said text; ///< shown, and sorted by; a number comes as one
    bool number = false;
    Said toolTip;
    QString headerToolTip;
    Said accessible; ///< where the text has signs that are not to be read out
    Said mark;       ///< an icon before the text
    Said font;       ///< none: the table's
};

/// For a column that shows the key.
inline constexpr auto keyOfRow = [](const auto &row) { return QVariant(qlonglong{row.key}); };

/// A table of value rows with a stable key each. sync() turns the old rows into the new ones with
/// the least news to the views, so that selection, current row and scroll position stay with the
/// player or table they belong to. `Row` has an integer `key` and compares.
template <class Row>
class RowsModel : public QAbstractTableModel {
public:
    using Columns = std::vector<TableColumn<Row>>;

    explicit RowsModel(Columns columns, QObject *parent = nullptr)
        : QAbstractTableModel(parent), m_columns(std::move(columns))
    {
    }

    void clear() { sync({}); }

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid())
            return {};
        const Row &row = this->row(index.row());
        const TableColumn<Row> &column = columnAt(index.column());
        const auto said = [&row](const auto &what) {
            return what ? QVariant(what(row)) : QVariant();
        };
        switch (role) {
        case Qt::DisplayRole:
        case valueRole:
            return column.text(row);
        case Qt::TextAlignmentRole:
            return column.number ? alignRight() : QVariant();
        case Qt::ToolTipRole:
            return said(column.toolTip);
        case Qt::AccessibleTextRole:
            return said(column.accessible);
        case Qt::DecorationRole:
            return said(column.mark);
        case Qt::FontRole:
            return said(column.font);
        case foldedRole:
            if constexpr (requires { row.folded; })
                return fieldText(row.folded);
            return {};
        default:
            return {};
        }
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override
    {
        if (orientation != Qt::Horizontal)
            return {};
        const TableColumn<Row> &column = columnAt(section);
        switch (role) {
        case Qt::DisplayRole:
            return column.header;
        case Qt::TextAlignmentRole:
            return column.number ? alignRight() : QVariant();
        case Qt::ToolTipRole:
            return column.headerToolTip.isEmpty() ? QVariant() : column.headerToolTip;
        default:
            return {};
        }
    }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] const Row &row(int index) const { return m_rows.at(std::size_t(index)); }
    /// -1 when there is none.
    [[nodiscard]] int rowOf(std::int64_t key) const
    {
        const auto found = std::ranges::find(m_rows, key, &Row::key);
        return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
    }

protected:
    void setHeader(int column, const QString &header)
    {
        m_columns.at(std::size_t(column)).header = header;
        Q_EMIT headerDataChanged(Qt::Horizontal, column, column);
    }

    void sync(std::vector<Row> next)
    {
        const auto wanted = positions(next);
        if (std::ranges::none_of(m_rows,
                                 [&](const Row &row) { return wanted.contains(row.key); })) {
            if (m_rows.empty() && next.empty())
                return;
            beginResetModel();
            m_rows = std::move(next);
            endResetModel();
            return;
        }
        removeGone(wanted);
        addNew(next);
        reorder(wanted);
        replaceChanged(std::move(next));
    }

private:
    using Positions = std::unordered_map<std::int64_t, int>;

    static Positions positions(const std::vector<Row> &rows)
    {
        Positions result;
        for (const Row &row : rows)
            result.emplace(row.key, static_cast<int>(result.size()));
        return result;
    }

    void removeGone(const Positions &wanted)
    {
        for (int i = rowCount() - 1; i >= 0; --i) {
            if (wanted.contains(row(i).key))
                continue;
            beginRemoveRows({}, i, i);
            m_rows.erase(m_rows.begin() + i);
            endRemoveRows();
        }
    }

    void addNew(const std::vector<Row> &next)
    {
        const auto present = positions(m_rows);
        std::vector<Row> added;
        std::ranges::copy_if(next, std::back_inserter(added),
                             [&](const Row &row) { return !present.contains(row.key); });
        if (added.empty())
            return;
        const int first = rowCount();
        beginInsertRows({}, first, first + static_cast<int>(added.size()) - 1);
        m_rows.insert(m_rows.end(), added.begin(), added.end());
        endInsertRows();
    }

    void reorder(const Positions &wanted)
    {
        const auto place = [&wanted](const Row &row) { return wanted.at(row.key); };
        if (std::ranges::is_sorted(m_rows, {}, place))
            return;
        Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
        const auto before = persistentIndexList();
        QModelIndexList after;
        for (const auto &index : before)
            after.append(this->index(place(row(index.row())), index.column()));
        std::ranges::sort(m_rows, {}, place);
        changePersistentIndexList(before, after);
        Q_EMIT layoutChanged({}, VerticalSortHint);
    }

    void replaceChanged(std::vector<Row> next)
    {
        for (std::size_t i = 0; i < next.size(); ++i) {
            if (m_rows[i] == next[i])
                continue;
            m_rows[i] = std::move(next[i]);
            const int line = static_cast<int>(i);
            Q_EMIT dataChanged(index(line, 0), index(line, columnCount() - 1));
        }
    }

    [[nodiscard]] const TableColumn<Row> &columnAt(int column) const
    {
        return m_columns.at(std::size_t(column));
    }

    Columns m_columns;
    std::vector<Row> m_rows;
};

} // namespace ui
