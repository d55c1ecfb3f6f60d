// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card.h"
#include "rules/cards/card_names.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rules {

/// Everything that data files say about cards.
struct CardData {
    std::vector<Cycle> cycles;
    std::vector<Pack> packs;
    std::vector<Card> cards;
    friend bool operator==(const CardData &, const CardData &) = default;
};

/// The cards of the game with every way to look one up. A lookup is exact in the sense of
/// titleKey() or finds nothing: prefixes and near misses are only ever suggested, because a list
/// that says "Fairchild" means another card than one that says "Fairchild 1.0".
class CardLibrary {
public:
    /// Sorts printings by release and sets Card::released; titles, slugs and codes must be unique
    /// and name packs of the data, which the readers make sure of.
    explicit CardLibrary(CardData data);

    [[nodiscard]] const CardData &data() const { return m_data; }
    [[nodiscard]] std::span<const Card> cards() const { return m_data.cards; }
    [[nodiscard]] std::span<const Pack> packs() const { return m_data.packs; }
    [[nodiscard]] const Card &operator[](CardId id) const { return m_data.cards[id.value]; }
    [[nodiscard]] std::string_view keyOf(CardId id) const { return m_keys[id.value]; }
    /// In alphabetical order of their keys, for completion.
    [[nodiscard]] std::span<const CardId> byTitle() const { return m_byKey; }

    [[nodiscard]] std::optional<CardId> findTitle(std::string_view title) const;
    [[nodiscard]] std::optional<CardId> findCode(std::string_view code) const;
    [[nodiscard]] std::optional<CardId> findSlug(std::string_view slug) const;
    [[nodiscard]] const CardNames &names() const { return m_names; }
    /// By name or code of the pack; nullptr when there is none.
    [[nodiscard]] const Pack *findPack(std::string_view name) const;
    [[nodiscard]] bool isIn(CardId id, const Pack &pack) const;

    /// The identities whose title before the colon is this; several where a corporation's name
    /// stands alone ("NBN"). With a pack only those printed in it.
    [[nodiscard]] std::vector<CardId> identitiesNamed(std::string_view baseName,
                                                      const Pack *pack = nullptr) const;

    /// Titles a person may have meant, nearest first; never used to decide anything.
    [[nodiscard]] std::vector<CardId> suggestions(std::string_view text,
                                                  std::size_t limit = 3) const;
    /// For a search: the card of that title, code or slug, then suggestions.
    [[nodiscard]] std::vector<CardId> find(std::string_view text, std::size_t limit) const;

private:
    using Index = std::vector<std::pair<std::string, CardId>>;
    /// How often each letter and digit stands in a key: keys that differ much here need no
    /// comparison letter by letter.
    using Letters = std::array<std::uint8_t, 36>;
    [[nodiscard]] static Letters lettersOf(std::string_view key);
    [[nodiscard]] static std::size_t leastEdits(const Letters &a, const Letters &b);
    /// How far a title is from what was written; nothing when nobody would mean it.
    [[nodiscard]] std::optional<std::size_t> distance(std::string_view wanted,
                                                      const Letters &letters, CardId id) const;

    CardData m_data;
    CardNames m_names;
    std::vector<std::string> m_keys; ///< by CardId
    std::vector<Letters> m_letters;  ///< by CardId
    std::vector<CardId> m_byKey;
    Index m_byCode;
    Index m_bySlug;
    Index m_identities; ///< by the key of their base name
};

/// The cards compiled in, read when first asked for.
[[nodiscard]] const CardLibrary &cardLibrary();

} // namespace rules
