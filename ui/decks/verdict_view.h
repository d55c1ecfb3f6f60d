// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/decks/event_cards.h"

#include <QWidget>

class QLabel;
class QProgressBar;

namespace ui {

class DeckCardsModel;
class FittedList;
class TableView;

/// What the rules say of one list: figures against their limits, every problem, lines that name no
/// card beside what may have been meant, and the cards with their influence.
class VerdictView : public QWidget {
    Q_OBJECT
public:
    /// `side` leads the object names: "corpProblems".
    VerdictView(const QString &side, const EventCards &cards, QWidget *parent = nullptr);

    void show(const app::JudgedDeck &judged, const QString &acceptedReason);
    void showNothing(const QString &headline);
    [[nodiscard]] QString headline() const;
    /// The controls from top to bottom.
    [[nodiscard]] QList<QWidget *> controls() const;
    /// Cards the player says begin the game installed, as ticked.
    [[nodiscard]] std::vector<std::string> startingCards() const;
    void tickStartingCards(const std::vector<std::string> &titles);

Q_SIGNALS:
    /// The user takes this for the unknown text in the line of that number.
    void suggestionTaken(int line, const QString &text, const QString &replacement);
    void startingCardsChanged();

private:
    void showMeters(const app::CheckedDeck &deck);
    void showProblems(const app::CheckedDeck &deck);
    void showUnknown(const app::Decklist &list);
    void showStartingCards(const rules::Deck &deck);

    const EventCards &m_cards;
    QLabel *m_headline = nullptr;
    QProgressBar *m_size = nullptr;
    QProgressBar *m_influence = nullptr;
    QProgressBar *m_agendas = nullptr;
    FittedList *m_problems = nullptr;
    FittedList *m_unknown = nullptr;
    FittedList *m_starting = nullptr;
    DeckCardsModel *m_model = nullptr;
    TableView *m_table = nullptr;
};

} // namespace ui
