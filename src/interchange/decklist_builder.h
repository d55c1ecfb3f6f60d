// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist.h"

#include <limits>

namespace interchange {

/// What a line says about a card.
struct NamedCard {
    std::string title;
    std::string code;
    std::string pack;
};

/// Collects the cards of one list and, beside suggestions, the lines that name none.
class DecklistBuilder {
public:
    /// Which of the two is believed when a line holds both a title and a code.
    enum class Trust {
        Both, ///< they must agree
        Code, ///< OCTGN's names lack subtitles and accents
    };

    /// A text in which more lines than that name no card is no decklist.
    static constexpr std::size_t mostUnknown = 100;
    /// For lists that are on record: what was taken as a list stays one, whatever the cards known
    /// today.
    static constexpr std::size_t anyUnknown = std::numeric_limits<std::size_t>::max();

    DecklistBuilder(const rules::CardLibrary &library, Trust trust,
                    std::size_t unknownLimit = mostUnknown)
        : m_library(library), m_trust(trust), m_unknownLimit(unknownLimit)
    {
    }

    /// A card that is sure; an identity's base name counts where one identity bears it. What else
    /// people call an identity (rules::IdentityFinder) is sure enough for who types and sees it,
    /// not for a list that is handed in.
    [[nodiscard]] std::optional<rules::CardId> resolve(const NamedCard &named) const;

    // Unknown lines beyond the limit throw core::DataError.

    /// Adds the copies, or an unknown line where no card or quantity is sure.
    void add(int quantity, const NamedCard &named, std::size_t line, std::string_view text);
    /// The same for a program that says how many: identities stay cards, any quantity counts.
    void addExactly(int quantity, const NamedCard &named, std::size_t line, std::string_view text);
    void addUnknown(std::size_t line, std::string_view text, std::vector<std::string> suggestions);
    /// With titles near to what was written.
    void addUnknown(std::size_t line, std::string_view text, const NamedCard &named);
    /// The first identity leads the deck; a further one is a card that does not belong into it.
    void takeIdentity(rules::CardId identity, int quantity = 1);

    [[nodiscard]] const rules::CardLibrary &library() const { return m_library; }
    [[nodiscard]] bool hasIdentity() const { return m_list.deck.identity.has_value(); }
    [[nodiscard]] Decklist &list() { return m_list; }

    /// Throws core::DataError when nothing in the list names a card.
    [[nodiscard]] Decklist take();
    /// The list as it is, empty or not.
    [[nodiscard]] Decklist finished();

private:
    [[nodiscard]] std::vector<std::string> near(const NamedCard &named) const;

    const rules::CardLibrary &m_library;
    Trust m_trust;
    std::size_t m_unknownLimit;
    Decklist m_list;
};

} // namespace interchange
