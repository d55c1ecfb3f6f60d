// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/clock/clock_desk.h"
#include "ui/pages/page.h"

namespace app {
struct Failure;
}

class QComboBox;
class QLabel;
class QStackedWidget;

namespace ui {

class ClockStrip;
class PairingsModel;
class PairingsOrder;
class ProposalPanel;
class ResultEntry;
class SwapDrag;
class TableView;

class RoundPage : public Page {
    Q_OBJECT
public:
    explicit RoundPage(const PageContext &context, QWidget *parent = nullptr);

    void update(const tournament::ChangeSet &changes) override;
    void updateActions() override;
    void activate() override;
    [[nodiscard]] app::PrintRequest printRequest() const override;

    [[nodiscard]] int round() const;
    void showRound(int number);
    /// The round in sight and the table chosen in it.
    [[nodiscard]] ClockSubject clockSubject() const;

private:
    void layOut();
    void connectActions();
    void fillRounds();
    void roundChosen();
    void summarize();
    void explainSelected();
    void pickTable(int table);
    [[nodiscard]] const tournament::Match *selectedMatch() const;
    [[nodiscard]] bool isReviewing() const; ///< a proposal
    [[nodiscard]] const tournament::Match *matchInSight() const;

    void propose(const tournament::PairRound &request);
    void proposeWith(const tournament::PairRound &request);
    void offerWayOut(const app::Failure &failure);
    void showMissing();
    void confirmProposal();
    void unpair();
    void swap();
    void askSwap(tournament::PlayerId first, tournament::PlayerId second);
    [[nodiscard]] std::optional<tournament::PlayerId> playerAt(const QModelIndex &cell) const;
    void record(int table, const QString &notation);
    /// Shows first what a correction would do; true when it has been seen and may be done.
    [[nodiscard]] bool correctionSeen(const tournament::ReportResult &report,
                                      const QString &notation);
    void leaveCorrection();
    void goOn(int table); ///< with the next one that is missing
    void watchSelected(bool watched);

    PairingsModel *m_model = nullptr;
    PairingsOrder *m_order = nullptr;
    TableView *m_table = nullptr;
    SwapDrag *m_drag = nullptr;
    QComboBox *m_rounds = nullptr;
    QComboBox *m_orders = nullptr;
    QLabel *m_progress = nullptr;
    ClockStrip *m_clock = nullptr;
    QLabel *m_details = nullptr;
    QString m_correction; ///< whose effect is shown: table and notation
    ResultEntry *m_entry = nullptr;
    QStackedWidget *m_stack = nullptr;
    ProposalPanel *m_proposal = nullptr;
    tournament::PairRound m_request; ///< what the proposal on the screen was made from
    std::vector<tournament::Match> m_proposed;
};

} // namespace ui
