// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QAbstractTableModel>

class QAction;

namespace ui {

/// The actions whose words contain all that was typed, the likeliest first. Undo and redo also name
/// the act they would turn: its words find them, too, but behind every other action.
class FoundActions : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { What, Where, Keys, ColumnCount };

    /// `history`: undo and redo; their own words are their icon texts.
    FoundActions(const QList<QAction *> &actions, const QList<QAction *> &history, QObject *parent);

    void find(const QString &text);
    [[nodiscard]] QAction *action(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Entry {
        QAction *action = nullptr;
        QString what;
        QString where;
        std::string foldedName;
        std::string foldedAll;
        bool history = false;
    };

    std::vector<Entry> m_entries;
    std::vector<const Entry *> m_found;
};

} // namespace ui
