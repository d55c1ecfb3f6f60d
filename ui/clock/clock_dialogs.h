// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_dialog.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace ui {

/// Starts the clock of a round with another length than announced.
class StartClockDialog : public ActDialog {
    Q_OBJECT
public:
    StartClockDialog(app::Session &session, int round, QWidget *parent = nullptr);

protected:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;

private:
    int m_round;
    QSpinBox *m_minutes = nullptr;
};

/// Makes a round longer or shorter, or sets what is left of it.
class ChangeClockDialog : public ActDialog {
    Q_OBJECT
public:
    ChangeClockDialog(app::Session &session, int round, QWidget *parent = nullptr);

protected:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;

private:
    enum class What { Longer, Shorter, Left };

    int m_round;
    QComboBox *m_what = nullptr;
    QSpinBox *m_minutes = nullptr;
};

/// Gives one table more minutes, or takes some back; `table` is the one chosen at first.
class ExtraTimeDialog : public ActDialog {
    Q_OBJECT
public:
    ExtraTimeDialog(app::Session &session, int round, std::optional<int> table,
                    QWidget *parent = nullptr);

protected:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;

private:
    int m_round;
    QComboBox *m_table = nullptr;
    QSpinBox *m_minutes = nullptr;
    QLineEdit *m_why = nullptr;
    QLineEdit *m_judge = nullptr;
};

/// When the clock warns, and whether it can be heard.
class ClockWarningsDialog : public QDialog {
    Q_OBJECT
public:
    ClockWarningsDialog(const QList<int> &minutes, bool sound, QWidget *parent = nullptr);

    /// Before the end, the most first.
    [[nodiscard]] QList<int> minutes() const;
    [[nodiscard]] bool sound() const;

private:
    QLineEdit *m_minutes = nullptr;
    QCheckBox *m_sound = nullptr;
};

} // namespace ui
