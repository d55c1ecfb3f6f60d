// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/timing/timing_walk.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableWidget;
class QVBoxLayout;

namespace ui {

class TimingPicture;

/// Where in a turn or run the players are, what each may do there, what comes next and what ends
/// it; two versions beside each other.
class TimingNavigator : public QWidget {
    Q_OBJECT
public:
    explicit TimingNavigator(QWidget *parent = nullptr);

    void setVersion(rules::RulesVersion version);
    void showKind(rules::TimingKind kind);
    /// By what it is about: "approach-rez". A topic this version does not know shows the beginning.
    void standAt(rules::TimingKind kind, std::string_view topic);
    void activate();

Q_SIGNALS:
    /// To play on from that step.
    void tableWanted(rules::TimingKind kind, const QString &topic);

private:
    [[nodiscard]] const rules::TimingStructure &structure() const;
    void fillChoosers();
    /// The picture of the steps, and beside it what happens at one and where it leads.
    [[nodiscard]] QWidget *makeSteps();
    void layOutComparison();
    void restart();
    void refresh();
    void refreshChoices();
    void compare();
    void take(std::size_t choice);

    rules::RulesVersion m_version = rules::RulesVersion::Rr10;
    rules::TimingWalk m_walk;
    QComboBox *m_kind = nullptr;
    QComboBox *m_compared = nullptr;
    QStackedWidget *m_stack = nullptr;
    TimingPicture *m_picture = nullptr;
    QLabel *m_step = nullptr;
    QVBoxLayout *m_choices = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_restart = nullptr;
    QPushButton *m_toTable = nullptr;
    QTableWidget *m_table = nullptr;
};

} // namespace ui
