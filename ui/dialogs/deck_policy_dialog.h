// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/decks/deck_rules.h"
#include "ui/acts/act_dialog.h"

class QCheckBox;
class QComboBox;
class QPlainTextEdit;

namespace ui {

/// How the decks of the event are judged.
class DeckPolicyDialog : public ActDialog {
    Q_OBJECT
public:
    DeckPolicyDialog(app::Session &session, const rules::DeckRules &rules, Drafts &drafts,
                     QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;

    QComboBox *m_list = nullptr;
    QComboBox *m_pool = nullptr;
    QCheckBox *m_anyRelease = nullptr;
    QCheckBox *m_draft = nullptr;
    QPlainTextEdit *m_authorized = nullptr;
};

} // namespace ui
