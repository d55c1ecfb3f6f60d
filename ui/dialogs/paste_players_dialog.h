// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/players/player_list.h"
#include "ui/acts/act_dialog.h"

class QLabel;
class QPlainTextEdit;

namespace ui {

class PlayerListModel;
class Prompts;

/// Registers a list of players, or brings those who are there up to date; what it would do stands
/// below it while it is typed.
class PastePlayersDialog : public ActDialog {
    Q_OBJECT
public:
    PastePlayersDialog(app::Session &session, Prompts &prompts,
                       const rules::IdentityFinder &identities, Drafts &drafts,
                       QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;
    [[nodiscard]] QStringList doubts() const override;
    void layOut();
    void look();
    void summarize();
    void readFile();

    Prompts &m_prompts;
    const rules::IdentityFinder &m_identities;
    app::PlayerListPlan m_plan;
    QPlainTextEdit *m_lines = nullptr;
    PlayerListModel *m_model = nullptr;
    QLabel *m_count = nullptr;
};

} // namespace ui
