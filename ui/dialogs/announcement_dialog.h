// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_dialog.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class AdviceList;

/// Rounds, cut and length of a round, with what is suggested for the field, and how the day is
/// planned.
class AnnouncementDialog : public ActDialog {
    Q_OBJECT
public:
    explicit AnnouncementDialog(app::Session &session, QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;
    void addStructure();
    void addSchedule();
    [[nodiscard]] tournament::Announcement announcement() const;
    /// Nothing while something of it cannot be read.
    [[nodiscard]] std::optional<tournament::Schedule> schedule() const;
    void look();

    core::Timestamp m_now;
    QComboBox *m_rounds = nullptr;
    QComboBox *m_cut = nullptr;
    QSpinBox *m_minutes = nullptr;
    QLineEdit *m_start = nullptr;
    QSpinBox *m_turnover = nullptr;
    QLineEdit *m_breaks = nullptr;
    QSpinBox *m_cutMinutes = nullptr;
    QLabel *m_reading = nullptr; ///< what the plan of the day was understood to say
    AdviceList *m_advice = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace ui
