// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reference/identity_finder.h"

#include <optional>

#include <QCompleter>

class QLineEdit;
class QStringListModel;

namespace ui {

/// Offers the printed titles of identities while somebody types what he calls them.
class IdentityCompleter : public QCompleter {
    Q_OBJECT
public:
    /// Where identities stand in the line.
    enum class Where {
        Alone,
        BehindName, ///< "Ada; etf; kit": each behind a semicolon
    };

    /// Without a side those of both. The finder outlives the line.
    IdentityCompleter(QLineEdit &line, const rules::IdentityFinder &identities,
                      std::optional<rules::Side> side, Where where = Where::Alone);

    /// The whole line with this title in the place of what was typed.
    [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override;

private:
    void offer(const QString &typed);

    const rules::IdentityFinder &m_identities;
    std::optional<rules::Side> m_side;
    Where m_where;
    QStringListModel *m_titles = nullptr;
    QString m_ahead; ///< of the identity, in the line as it was typed
};

} // namespace ui
