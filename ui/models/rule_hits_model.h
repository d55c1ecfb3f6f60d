// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QUrl>

namespace ui {

/// What was found, or what was asked before.
struct RuleRow {
    QString title;
    QString badge;   ///< versions
    QString excerpt; ///< rich text
    QString source;
    QUrl target;      ///< "entry:jack-out", "card:Femme Fatale"
    QString question; ///< of the day's history: what was typed
};

class RuleHitsModel : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void show(QList<RuleRow> rows);
    [[nodiscard]] const RuleRow &row(int number) const { return m_rows[number]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<RuleRow> m_rows;
};

} // namespace ui
