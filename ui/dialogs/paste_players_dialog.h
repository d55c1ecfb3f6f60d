// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "core/expected.h"
#include "ui/acts/act_dialog.h"

#include <string_view>

class QPlainTextEdit;

namespace ui {

class Prompts;

/// One player a line: the name, and after tabs or semicolons the Corp and the Runner identity.
/// Empty lines are left out.
[[nodiscard]] std::vector<tournament::PlayerEntry> parsePlayerLines(std::string_view text);

class PastePlayersDialog : public ActDialog {
    Q_OBJECT
public:
    PastePlayersDialog(app::Session &session, Prompts &prompts, QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;
    [[nodiscard]] core::Expected<std::vector<tournament::PlayerEntry>, app::Failure>
    players() const;
    void count();
    void readFile();

    Prompts &m_prompts;
    QPlainTextEdit *m_lines = nullptr;
    QLabel *m_count = nullptr;
};

} // namespace ui
