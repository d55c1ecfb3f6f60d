// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/decks/deck_slot.h"
#include "ui/pages/page.h"

#include <array>
#include <map>
#include <set>

class QCheckBox;
class QLabel;
class QTabWidget;

namespace ui {

class DecksFilter;
class DecksModel;
class EntryLine;
class TableView;

/// The lists players hand in: taken, judged, locked and checked.
class DecksPage : public Page {
    Q_OBJECT
public:
    explicit DecksPage(const PageContext &context, QWidget *parent = nullptr);

    void update(const tournament::ChangeSet &changes) override;
    void updateActions() override;
    void activate() override;
    [[nodiscard]] app::PrintRequest printRequest() const override;

private:
    using SlotKey = std::pair<tournament::PlayerId, tournament::Side>;

    void layOut();
    void connectActions();
    void connectSlots();
    void showPlayer();
    void nameTabs();
    void summarize();
    void keepDrafts();
    /// To the next player who is waited for.
    void goOnAfter(tournament::PlayerId served);
    void take(const QString &text); ///< a paste or file, into the slot it belongs to

    // decks_page_acts.cpp
    void paste();
    void open();
    void takeFile(const QString &path);
    void submit();
    core::Expected<app::Performed, app::Failure> hand(app::Session &session,
                                                      const tournament::SubmitDecks &command,
                                                      tournament::PlayerId player);
    void withdraw();
    void accept();
    void lockAll(bool lock);
    void turnPlayerLock();
    void draw();
    void check();
    void compare();
    void write();
    void changePolicy();
    /// A reason where the rules ask for one; nothing when the user backs out.
    [[nodiscard]] std::optional<std::string> reasonIf(bool needed, const QString &title);

    [[nodiscard]] DeckSlot &slot(tournament::Side side) const;
    [[nodiscard]] DeckSlot &currentSlot() const;
    /// The list taken for the slot in sight; nullptr where there is none.
    [[nodiscard]] const tournament::SubmittedDeck *currentDeck() const;
    [[nodiscard]] bool hasPlayer() const { return isCurrent() && m_player.value != 0; }
    [[nodiscard]] QString nameOf(tournament::PlayerId player) const;

    EventCards m_cards;
    tournament::PlayerId m_player; ///< whose lists are shown; 0: nobody's
    std::map<SlotKey, DeckDraft> m_drafts;
    DecksModel *m_model = nullptr;
    DecksFilter *m_filter = nullptr;
    TableView *m_table = nullptr;
    EntryLine *m_find = nullptr;
    QCheckBox *m_missing = nullptr;
    QLabel *m_summary = nullptr;
    QLabel *m_owner = nullptr;
    QTabWidget *m_tabs = nullptr;
    std::array<DeckSlot *, 2> m_slots{};
};

} // namespace ui
