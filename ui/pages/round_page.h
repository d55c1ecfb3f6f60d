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
class QToolButton;

namespace ui {

class ClockStrip;
class PairingsModel;
class PairingsOrder;
class ProposalPanel;
class ResultEntry;
class ScrollingLabel;
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
    void connectParts();
    void fillRounds();
    void roundChosen();
    void summarize();
    void explainSelected();
    void pickTable(int table);
    [[nodiscard]] const tournament::Match *selectedMatch() const;
    [[nodiscard]] bool isReviewing() const; ///< a proposal
    [[nodiscard]] bool inCut() const;
    [[nodiscard]] const tournament::Match *matchInSight() const;

    // round_page_acts.cpp
    void connectActions();
    void propose(const tournament::PairRound &request);
    void proposeWith(const tournament::PairRound &request);
    void offerWayOut(const app::Failure &failure);
    void showMissing();
    void confirmProposal(bool prepare);
    void publish();
    void moveMatch();
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
    /// The open table to be entered next: the one chosen in the list where that has the focus,
    /// else the first behind the last one entered; 0: none is open.
    [[nodiscard]] int nextTable() const;
    /// After undo or redo: the table whose result was taken back comes first.
    void offerAgain();
    void noteOpen();
    void leaveProposal();

    PairingsModel *m_model = nullptr;
    PairingsOrder *m_order = nullptr;
    TableView *m_table = nullptr;
    SwapDrag *m_drag = nullptr;
    QComboBox *m_rounds = nullptr;
    QComboBox *m_orders = nullptr;
    QLabel *m_progress = nullptr;
    QToolButton *m_next = nullptr;
    ClockStrip *m_clock = nullptr;
    QWidget *m_publish = nullptr; ///< only seen while a round is prepared
    ScrollingLabel *m_details = nullptr;
    QString m_correction;    ///< whose effect is shown: table and notation
    int m_entered = 0;       ///< the table entered last, behind which the next is offered
    std::vector<int> m_open; ///< the tables without a result, as last shown
    int m_reopened = 0;      ///< the first of them that had one before
    ResultEntry *m_entry = nullptr;
    QStackedWidget *m_stack = nullptr;
    ProposalPanel *m_proposal = nullptr;
    tournament::PairRound m_request; ///< what the proposal on the screen was made from
    std::vector<tournament::Match> m_proposed;
};

} // namespace ui
