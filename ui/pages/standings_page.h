// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/profile.h"
#include "ui/pages/page.h"

class QComboBox;
class QLabel;

namespace ui {

class StandingsModel;
class TableView;

class StandingsPage : public Page {
    Q_OBJECT
public:
    explicit StandingsPage(const PageContext &context, QWidget *parent = nullptr);

    void update(const tournament::ChangeSet &changes) override;
    void activate() override;
    [[nodiscard]] app::PrintRequest printRequest() const override;

private:
    void layOut();
    void fillProfiles();
    void fillRounds();
    void refresh();
    void hideIdleColumns(const tournament::Standings &standings);
    void showOdds(bool shown);
    void explainSelected();
    /// By which the figures are counted: the event's, unless another one is being looked at.
    [[nodiscard]] const tournament::Profile &profile() const;

    StandingsModel *m_model = nullptr;
    TableView *m_table = nullptr;
    QComboBox *m_rounds = nullptr;
    QComboBox *m_profiles = nullptr;
    std::vector<tournament::Profile> m_others; ///< below the event's own, in the order shown
    QLabel *m_order = nullptr;
    QLabel *m_banner = nullptr;
    QLabel *m_details = nullptr;
};

} // namespace ui
