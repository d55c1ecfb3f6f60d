// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/missing_numbers.h"
#include "rules/saying/reading.h"
#include "ui/ask/fact_menu.h"
#include "ui/ask/story.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QMenu;
class QToolButton;

namespace ui {

class Play;
class WrappingRow;

/// What the story was read as and what of it was not understood, each once, a button that changes
/// it or leads to its words, what is in doubt first: that is seen in any case. Of what was
/// understood those for which there is no room are folded into a button behind them that opens
/// them, and another has what is taken for granted and does not decide.
class ChipRow : public QWidget {
    Q_OBJECT
public:
    explicit ChipRow(Edit edit, QWidget *parent = nullptr);

    /// Of the whole story, and what the table lacks or has without being told.
    void show(const Play &play);
    /// It grows with its buttons from so many rows to so many; further for doubts, and where it is
    /// opened.
    void setRows(int least, int most);
    /// Where all of them are shown, no more; false: they were not.
    bool fold();

    /// In the order of Tab.
    [[nodiscard]] QList<QWidget *> controls() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

Q_SIGNALS:
    /// A line of the story with another piece in place of the one that was not understood.
    void lineWanted(int line, const QString &words);
    /// A piece of the story is to be said in other words.
    void pieceWanted(int line, saying::Span span);
    /// What is asked was asked before the last acts, and is to be asked where they lead to.
    void askHereWanted();
    /// What was taken for granted is so.
    void confirmed(const std::string &path);
    /// What was taken for granted at that path is changed where it is shown.
    void placeWanted(const std::string &path);

private:
    QToolButton &add(const QString &text, const QString &name, bool marked);
    /// Where there are none, and the question is not asked at the moment in sight either, a click
    /// chooses the words.
    void addOffers(QToolButton &button, const std::vector<saying::Offer> &offers, saying::Span span,
                   int line, bool asksHere);
    void addMissing(const saying::MissingNumber &missing);
    void addOpen(const saying::Open &open, int line);
    void addRead(const saying::Chip &chip, int line, bool overtaken, bool decides);
    void addAllRead(const Play &play, bool guessed);
    void addDeciding(const saying::Assumed &assumed);
    void fillAssumed(QMenu &menu, const saying::Assumed &assumed);
    void showAssumed(const std::vector<saying::Assumed> &all);
    void clear();
    /// As many of the buttons as have room, or all.
    void fit();
    void write(qsizetype from, qsizetype to, int letters);
    void tellMore(qsizetype shown);
    [[nodiscard]] int heightOf(int rows) const;
    /// Whether nothing has said that yet.
    [[nodiscard]] bool isNew(const std::string &says);

    Edit m_edit;
    Story m_story;
    bool m_askedBefore = false; ///< acts were played since
    WrappingRow *m_row = nullptr;
    QList<QToolButton *> m_chips; ///< in their order
    QStringList m_texts;          ///< of those, whole
    QStringList m_said;           ///< by them
    QToolButton *m_more = nullptr;
    qsizetype m_doubts = 0; ///< the first of them, that have to be looked at
    bool m_open = false;    ///< all of them are shown
    QToolButton *m_taken = nullptr;
    QMenu *m_takenMenu = nullptr;
    int m_count = 0;
    int m_rows = 1;
    int m_most = 1;
    QStringList m_shown; ///< all that is said, by which it is the same
};

} // namespace ui
