// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_dialog.h"

class QCheckBox;
class QComboBox;

namespace ui {

class AdviceList;

/// What an event is called and who runs it.
class EventDetailsDialog : public ActDialog {
    Q_OBJECT
public:
    explicit EventDetailsDialog(app::Session &session, QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;
    [[nodiscard]] tournament::Details details() const;
    void look();

    QLineEdit *m_name = nullptr;
    QLineEdit *m_date = nullptr;
    QComboBox *m_tier = nullptr;
    QLineEdit *m_organizer = nullptr;
    QCheckBox *m_plays = nullptr;
    QLineEdit *m_second = nullptr;
    QLineEdit *m_judges = nullptr;
    QComboBox *m_late = nullptr;
    QComboBox *m_rules = nullptr;
    AdviceList *m_advice = nullptr;
};

} // namespace ui
