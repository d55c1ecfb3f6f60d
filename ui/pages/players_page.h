// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include "app/decks/card_store.h"

#include <vector>

class QLabel;

namespace ui {

class EntryLine;
class PlayersFilter;
class PlayersModel;
class TableView;

class PlayersPage : public Page {
    Q_OBJECT
public:
    explicit PlayersPage(const PageContext &context, QWidget *parent = nullptr);

    void update(const tournament::ChangeSet &changes) override;
    void updateActions() override;
    void activate() override;
    [[nodiscard]] app::PrintRequest printRequest() const override;
    void find() override;
    /// In the order of the table.
    [[nodiscard]] std::vector<tournament::PlayerId> selected() const;

private:
    void layOut();
    void connectActions();
    void addTyped();
    void add(const tournament::PlayerEntry &entry);
    void addPasted();
    void editSelected();
    void disqualifySelected();
    void recordPenalty();
    void hideEmptyColumns();
    /// Somebody who comes late is seen, whatever was looked for before.
    void revealNew();
    void summarize();
    /// Somebody of these is, on the page in sight.
    [[nodiscard]] bool isSelected(std::initializer_list<tournament::PlayerStatus> statuses) const;

    app::CardStore m_cards; ///< knows the identities
    PlayersModel *m_model = nullptr;
    PlayersFilter *m_filter = nullptr;
    TableView *m_table = nullptr;
    EntryLine *m_add = nullptr;
    EntryLine *m_find = nullptr;
    QToolButton *m_seats = nullptr; ///< in sight where the first round is paired by seats
    QLabel *m_summary = nullptr;
};

} // namespace ui
