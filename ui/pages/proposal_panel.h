// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/command.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class AdviceList;
class PairingsModel;
class TableView;

/// A round before it counts: the tables with their reasons and the rules that could not be kept.
class ProposalPanel : public QWidget {
    Q_OBJECT
public:
    explicit ProposalPanel(QWidget *parent = nullptr);

    void show(const tournament::Event &event, const tournament::Round &proposal);

Q_SIGNALS:
    /// `prepare`: the hall shall not see it yet.
    void confirmed(bool prepare);
    void cancelled();
    /// Other pairs together or apart: ask for them and propose again.
    void optionsWanted();
    /// The players of this table should not meet: propose again.
    void apartWanted(int table);

private:
    void layOut();
    void connectParts();
    /// Who has not handed in both lists, for the moment before they are locked.
    [[nodiscard]] static QString withoutLists(const tournament::Event &event);

    PairingsModel *m_model = nullptr;
    TableView *m_table = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_relaxed = nullptr;
    AdviceList *m_advice = nullptr;
    QPushButton *m_apart = nullptr;
    QPushButton *m_confirm = nullptr;
    QPushButton *m_prepare = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_options = nullptr;
};

} // namespace ui
