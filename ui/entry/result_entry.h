// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <optional>

#include <QWidget>

class QLabel;

namespace ui {

class Document;
class EntryLine;
class ScrollingLabel;

/// Results by keyboard: a table's number or a player's name, Enter, the result, Enter, and on to
/// the next table that is missing. A result can be typed only once it is known for which table,
/// which its caption then names. Knows the event only to show whom it is about; the page performs.
class ResultEntry : public QWidget {
    Q_OBJECT
public:
    explicit ResultEntry(const Document &document, QWidget *parent = nullptr);

    void setRound(int round);
    /// Begins with this table: its number is typed already.
    void choose(int table);
    /// Forgets what was typed and puts table `next` there (0: none is missing any more).
    void offer(int next);
    /// The same, and typing goes on there.
    void advance(int next);
    /// Nothing is typed or offered.
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] bool hasTheFocus() const;
    /// Says again whom it is about, after the event changed.
    void refresh();
    void activate();

Q_SIGNALS:
    /// In the notation of tournament/result_notation.h.
    void submitted(int table, const QString &notation);
    /// The table in the first line, as far as it is known.
    void tableChosen(int table);
    /// What was typed is another result now, or none.
    void edited();

private:
    void acceptTable();
    void submit();
    [[nodiscard]] std::optional<int> typedTable() const;
    [[nodiscard]] QString problemText() const; ///< with what stands in the line for the table
    [[nodiscard]] QString targetText(int table) const;
    void showHelp();
    [[nodiscard]] int games() const; ///< of a match of this round

    const Document &m_document;
    int m_round = 0;
    int m_offered = 0; ///< where Escape goes back to
    EntryLine *m_table = nullptr;
    EntryLine *m_result = nullptr;
    QLabel *m_caption = nullptr;        ///< of the result: for which table
    ScrollingLabel *m_target = nullptr; ///< whom the table seats, or why there is none
    ScrollingLabel *m_help = nullptr;
};

/// What may be typed as the result of a match of so many games.
[[nodiscard]] QString resultHelp(int games);

} // namespace ui
