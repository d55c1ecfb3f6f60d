// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/card_store.h"
#include "app/decks/event_decks.h"

namespace ui {

/// The user's cards and how the decks of the open event are judged with them.
class EventCards {
public:
    explicit EventCards(app::CardStore store) : m_store(std::move(store)) { }

    /// Follows the date and the settings of the event. A failure: its list or pool is not known
    /// here, and the list of the day is used.
    [[nodiscard]] core::Expected<void, app::Failure> follow(const tournament::Event &event,
                                                            core::Timestamp now);

    [[nodiscard]] const rules::DeckRules &rules() const { return m_store.rules(); }
    [[nodiscard]] const rules::CardLibrary &library() const { return m_store.library(); }
    [[nodiscard]] const rules::IdentityFinder &identities() const { return m_store.identities(); }
    [[nodiscard]] const rules::DeckFormat &format() const { return m_format; }
    [[nodiscard]] app::JudgedDeck judged(const tournament::SubmittedDeck &deck) const
    {
        return app::judged(deck, rules(), m_format);
    }

private:
    app::CardStore m_store;
    rules::DeckFormat m_format;
};

} // namespace ui
