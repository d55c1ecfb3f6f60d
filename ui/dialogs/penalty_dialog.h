// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <optional>

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace ui {

class Drafts;

/// One line of the organizers' private log. It changes no result: a game or match loss is entered
/// at its table.
class PenaltyDialog : public QDialog {
    Q_OBJECT
public:
    /// Nobody is proposed without a player.
    PenaltyDialog(const tournament::Event &event, std::optional<tournament::PlayerId> player,
                  int round, Drafts &drafts, QWidget *parent = nullptr);
    [[nodiscard]] tournament::Penalty penalty() const;

    /// Where the reason is kept until the penalty is recorded.
    static constexpr QLatin1StringView draftKey{"players/penalty"};

private:
    QComboBox *m_player = nullptr;
    QComboBox *m_round = nullptr;
    QComboBox *m_kind = nullptr;
    QLineEdit *m_reason = nullptr;
    QLineEdit *m_judge = nullptr;
};

} // namespace ui
