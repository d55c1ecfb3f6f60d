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

/// Results by keyboard: a table's number or a player's name, Enter, the result, Enter, and on to
/// the next table that is missing. Knows the event only to show whom it is about; the page
/// performs.
class ResultEntry : public QWidget {
    Q_OBJECT
public:
    explicit ResultEntry(const Document &document, QWidget *parent = nullptr);

    void setRound(int round);
    /// Begins with this table: its number is typed already.
    void choose(int table);
    /// The result was taken: forget it and offer table `next` (0: none is missing any more).
    void advance(int next);
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
    [[nodiscard]] std::optional<int> typedTable(QString *problem) const;
    [[nodiscard]] QString targetText(int table) const;
    void showHelp();
    [[nodiscard]] int games() const; ///< of a match of this round

    const Document &m_document;
    int m_round = 0;
    EntryLine *m_table = nullptr;
    EntryLine *m_result = nullptr;
    QLabel *m_target = nullptr;
    QLabel *m_help = nullptr;
};

/// What may be typed as the result of a match of so many games.
[[nodiscard]] QString resultHelp(int games);

} // namespace ui
