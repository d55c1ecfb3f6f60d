// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_dialog.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace ui {

/// Records what a judge decided. What is known already – the question, the answer that was derived,
/// what it rests on – comes with the draft and can be changed.
class RulingDialog : public ActDialog {
    Q_OBJECT
public:
    RulingDialog(app::Session &session, tournament::Ruling draft, Drafts &drafts,
                 QWidget *parent = nullptr);

protected:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;

private:
    void fillTables();
    void fillJudges();
    void chooseUsualJudge();

    tournament::Ruling m_draft;
    QLineEdit *m_question = nullptr;
    QLineEdit *m_answer = nullptr;
    QComboBox *m_table = nullptr;
    QComboBox *m_judge = nullptr;
    QSpinBox *m_minutes = nullptr;
};

} // namespace ui
