// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_dialog.h"
#include "ui/decks/event_cards.h"

class QComboBox;
class QLabel;
class QRadioButton;

namespace ui {

class PileModel;
class TableView;

/// A pile on the table against the list: what to count, cards to tick off, and what was found.
class DeckCheckDialog : public ActDialog {
    Q_OBJECT
public:
    DeckCheckDialog(app::Session &session, tournament::SubmittedDeck deck, const EventCards &cards,
                    core::Timestamp now, Drafts &drafts, QWidget *parent = nullptr);

private:
    [[nodiscard]] std::vector<tournament::Command> commands() const override;
    void order();
    void tick();
    void count();
    [[nodiscard]] QString expected() const;

    tournament::SubmittedDeck m_deck;
    const EventCards &m_cards;
    app::JudgedDeck m_judged;
    core::Timestamp m_now;
    QLabel *m_counted = nullptr;
    QComboBox *m_order = nullptr;
    PileModel *m_model = nullptr;
    TableView *m_table = nullptr;
    QRadioButton *m_inOrder = nullptr;
    QRadioButton *m_differs = nullptr;
    QLineEdit *m_note = nullptr;
    QLineEdit *m_judge = nullptr;
};

} // namespace ui
