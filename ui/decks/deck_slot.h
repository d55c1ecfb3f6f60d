// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/decks/deck_draft.h"
#include "ui/decks/event_cards.h"

#include <QWidget>

namespace ui {

class DeckEditor;
class VerdictView;

/// One of a player's two lists: its text, and what the rules say of it while it is typed.
class DeckSlot : public QWidget {
    Q_OBJECT
public:
    DeckSlot(tournament::Side side, const EventCards &cards, QWidget *parent = nullptr);

    /// The player's list, nothing where he has handed in none; `draft` is what was typed for him
    /// and not taken yet.
    void show(const tournament::SubmittedDeck *deck, const DeckDraft *draft);
    /// As if it were pasted.
    void setText(const QString &text);
    /// Judges anew: the date, the list or the pool is another one.
    void judge();
    void setReadOnly(bool readOnly);

    [[nodiscard]] tournament::Side side() const { return m_side; }
    [[nodiscard]] std::optional<DeckDraft> draft() const;
    /// The list as it stands there; nothing where it is none.
    [[nodiscard]] const std::optional<app::Decklist> &list() const { return m_list; }
    /// Why the text is no list.
    [[nodiscard]] const std::optional<app::Failure> &failure() const { return m_failure; }
    /// It holds both lists of the player, or of several players.
    [[nodiscard]] bool holdsSeveral() const { return m_several; }
    [[nodiscard]] DeckEditor &editor() { return *m_editor; }
    [[nodiscard]] QList<QWidget *> controls() const;

Q_SIGNALS:
    void changed();
    void fileDropped(const QString &path);

private:
    void read();
    void sayNothing();

    tournament::Side m_side;
    const EventCards &m_cards;
    DeckEditor *m_editor = nullptr;
    VerdictView *m_verdict = nullptr;
    std::optional<tournament::SubmittedDeck> m_taken;
    QString m_takenText; ///< as the editor showed it first
    bool m_startingChanged = false;
    std::string m_pasted; ///< the text as it arrived, before corrections
    std::optional<app::Decklist> m_list;
    std::optional<app::Failure> m_failure;
    bool m_several = false;
};

/// The text by which the editor shows a list: as it was handed in, or line by line where it was
/// corrected since.
[[nodiscard]] QString editorText(const tournament::SubmittedDeck &deck,
                                 const rules::CardLibrary &library);

} // namespace ui
