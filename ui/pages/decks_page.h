// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/decks/deck_slot.h"
#include "ui/pages/page.h"

#include <array>
#include <set>

class QCheckBox;
class QLabel;
class QTabWidget;

namespace ui {

class DecksFilter;
class DecksModel;
class EntryLine;
class TableView;
class WrappingRow;

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
    void layOut();
    // Each returns the way of Tab through what it has laid out.
    QList<QWidget *> layOutPlayers(QWidget &side);
    QList<QWidget *> layOutLists(QWidget &side);
    QList<QWidget *> fill(WrappingRow &row, const QList<QLatin1StringView> &ids);
    void connectSlots();
    void showPlayer();
    void nameTabs();
    void summarize();
    /// Somebody who comes late is seen, whatever was looked for before.
    void revealNew();
    void hideEqualLocks();
    /// What is typed into the slots stays when another player is shown, and beyond the program.
    void keepDrafts();
    [[nodiscard]] std::optional<DeckDraft> draftOf(tournament::PlayerId player,
                                                   tournament::Side side) const;
    /// To a player for whom something was typed and not taken.
    void pickDrafted();
    /// To the next player who is waited for.
    void goOnAfter(tournament::PlayerId served);

    // decks_page_texts.cpp
    void paste();
    void open();
    void takeFile(const QString &path);
    void take(const QString &text); ///< a paste or file, into the slots it belongs to
    /// Lists of the same side: which of them is the player's?
    void askWhich(const std::vector<app::Decklist> &lists);
    void put(const app::Decklist &list, const QString &text);
    void offerApart(DeckSlot &slot);

    // decks_page_acts.cpp
    void connectActions();
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
    /// A reason where the rules ask for one, else an empty text; nothing when the user backs out.
    [[nodiscard]] std::optional<std::string> reasonIf(bool needed, const QString &title);

    [[nodiscard]] DeckSlot &slot(tournament::Side side) const;
    [[nodiscard]] DeckSlot &currentSlot() const;
    /// The list taken for the slot in sight; nullptr where there is none.
    [[nodiscard]] const tournament::SubmittedDeck *currentDeck() const;
    [[nodiscard]] bool hasPlayer() const { return isCurrent() && m_player.value != 0; }
    [[nodiscard]] QString nameOf(tournament::PlayerId player) const;

    EventCards m_cards;
    tournament::PlayerId m_player; ///< whose lists are shown; 0: nobody's
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
