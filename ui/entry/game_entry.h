// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class Document;
class EntryLine;

/// The chosen game of the cut: who plays which side with which identity and why, and what there is
/// to say about it – the choice of sides, the winner, or the result in the notation of the Round
/// page. Knows the event only to show it; the page performs.
class GameEntry : public QWidget {
    Q_OBJECT
public:
    explicit GameEntry(const Document &document, QWidget *parent = nullptr);

    /// nullptr: no game is chosen.
    void show(const tournament::BracketGame *game);
    void setReadOnly(bool readOnly);
    void activate();                    ///< the focus to the result
    [[nodiscard]] QString help() const; ///< what may be typed
    void chooseSides();                 ///< the focus to the choice of sides
    [[nodiscard]] bool hasSideChoice() const;

    /// From left to right, as Tab goes through them.
    [[nodiscard]] QList<QWidget *> fields() const;

Q_SIGNALS:
    /// In the notation of tournament/result_notation.h.
    void submitted(int game, const QString &notation);
    void sidesChosen(int game, tournament::PlayerId corp);
    void left(); ///< Escape in the line: back to the game

private:
    void layOut();
    void submit();
    void showPlayers();
    void showButtons();
    [[nodiscard]] QString decksOf(tournament::Seat seat) const;

    const Document &m_document;
    std::optional<tournament::BracketGame> m_game;
    bool m_readOnly = false;
    QLabel *m_title = nullptr;
    std::array<QLabel *, 2> m_players{};
    QLabel *m_why = nullptr;
    std::array<QPushButton *, 2> m_corp{};
    std::array<QPushButton *, 2> m_winner{};
    QLabel *m_caption = nullptr;
    EntryLine *m_result = nullptr;
    QLabel *m_help = nullptr;
};

} // namespace ui
