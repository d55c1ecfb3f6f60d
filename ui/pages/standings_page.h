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

/// Who stands where after a round, by the rules of the event or, to compare, by other ones; with
/// the sums behind the figures of the selected player.
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
    /// Has them worked out first where nobody has.
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
    QLabel *m_banner = nullptr; ///< that these are provisional, or not by the rules of the event
    QLabel *m_details = nullptr;
};

} // namespace ui
