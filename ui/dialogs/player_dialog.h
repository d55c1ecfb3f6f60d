// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/players/identity_check.h"
#include "ui/acts/act_dialog.h"

class QComboBox;
class QSpinBox;

namespace ui {

/// What a TO may change about one player.
class PlayerDialog : public ActDialog {
    Q_OBJECT
public:
    PlayerDialog(app::Session &session, tournament::PlayerId player,
                 const rules::IdentityFinder &identities, QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;
    [[nodiscard]] QStringList doubts() const override;
    /// Completes what is called in it, and shows the faction of what is found.
    void lookUp(tournament::Side side, QLineEdit &identity, QLineEdit &faction);
    [[nodiscard]] app::CheckedEntry checked() const;

    const rules::IdentityFinder &m_identities;
    tournament::PlayerId m_player;
    tournament::PlayerEntry m_known;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_pronouns = nullptr;
    QLineEdit *m_corpIdentity = nullptr;
    QLineEdit *m_corpFaction = nullptr;
    QLineEdit *m_runnerIdentity = nullptr;
    QLineEdit *m_runnerFaction = nullptr;
    QSpinBox *m_byes = nullptr;
    QSpinBox *m_table = nullptr;
    QSpinBox *m_seat = nullptr;
    QComboBox *m_named = nullptr;
    QComboBox *m_photographed = nullptr;
    QComboBox *m_streamed = nullptr;
};

} // namespace ui
