// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_dialog.h"

#include "tournament/event/event.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace ui {

/// Begins championship play: how many, in which form, and who. The list stands as an imported file
/// names the seeds, else in the order of standings; moved by hand, the seeds are the TO's own.
class StartCutDialog : public ActDialog {
    Q_OBJECT
public:
    explicit StartCutDialog(app::Session &session, QWidget *parent = nullptr);

    [[nodiscard]] tournament::StartCut command() const;

protected:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;

private:
    void addSeeds();
    void fillForms();
    void showOrder(const std::vector<tournament::PlayerId> &order, int current);
    void number();
    void move(int by);
    void look();
    [[nodiscard]] int size() const; ///< 0: not chosen
    [[nodiscard]] std::vector<tournament::PlayerId> order() const;

    std::vector<tournament::PlayerId> m_planned;    ///< as they are taken without a word
    std::vector<tournament::PlayerId> m_qualifiers; ///< in the order of standings
    QComboBox *m_size = nullptr;
    QComboBox *m_form = nullptr;
    QListWidget *m_seeds = nullptr;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
    QPushButton *m_restore = nullptr;
    QPushButton *m_asNamed = nullptr; ///< back to the seeds of the file
    QLabel *m_differences = nullptr;  ///< between the file and the standings
};

} // namespace ui
