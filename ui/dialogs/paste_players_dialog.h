// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/command.h"

#include <string_view>
#include <vector>

#include <QDialog>

class QLabel;
class QPlainTextEdit;

namespace ui {

/// One player a line: the name, and after tabs or semicolons the Corp and the Runner identity.
/// Empty lines are left out.
[[nodiscard]] std::vector<tournament::PlayerEntry> parsePlayerLines(std::string_view text);

class PastePlayersDialog : public QDialog {
    Q_OBJECT
public:
    explicit PastePlayersDialog(QWidget *parent = nullptr);
    [[nodiscard]] std::vector<tournament::PlayerEntry> players() const;

private:
    void count();

    QPlainTextEdit *m_lines = nullptr;
    QLabel *m_count = nullptr;
};

} // namespace ui
