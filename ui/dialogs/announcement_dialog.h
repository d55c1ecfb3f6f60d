// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_dialog.h"

class QComboBox;
class QSpinBox;

namespace ui {

class AdviceList;

/// Rounds, cut and length of a round, with what is suggested for the field.
class AnnouncementDialog : public ActDialog {
    Q_OBJECT
public:
    explicit AnnouncementDialog(app::Session &session, QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;
    [[nodiscard]] tournament::Announcement announcement() const;
    void look();

    QComboBox *m_rounds = nullptr;
    QComboBox *m_cut = nullptr;
    QSpinBox *m_minutes = nullptr;
    AdviceList *m_advice = nullptr;
};

} // namespace ui
