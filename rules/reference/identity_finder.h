// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card_library.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// Identities by what people call them: the title with or without its accents, a part of it, its
/// initials, a nickname of the search words. The one place that knows; where the rules want the
/// printed title, they get it from here.
class IdentityFinder {
public:
    /// The library outlives it.
    explicit IdentityFinder(const CardLibrary &library);

    enum class Guesses { No, Yes };
    /// Whoever may be meant, the likeliest first; without a side those of both. Guesses are titles
    /// in which the text stands anywhere, and near misses.
    [[nodiscard]] std::vector<CardId> find(std::string_view typed, std::optional<Side> side,
                                           std::size_t most, Guesses guesses = Guesses::Yes) const;
    /// The one who is meant; nothing where nobody is, or several may be.
    [[nodiscard]] std::optional<CardId> meant(std::string_view typed,
                                              std::optional<Side> side = std::nullopt) const;

    [[nodiscard]] const CardLibrary &library() const { return m_library; }

private:
    /// How a text names an identity, the surest first.
    enum class Likeness {
        Exact, ///< title, code or slug
        Nickname,
        BaseName,  ///< what stands before the colon, alone
        Subtitle,  ///< what stands behind it, alone
        Beginning, ///< of the title
        Initials,  ///< of either part or both
        Words,     ///< beginnings of its words, in any order
        Abbreviation,
        Part, ///< no longer sure
        Near,
    };
    struct Names {
        CardId id;
        Side side{};
        std::string base; ///< keys, see titleKey()
        std::string subtitle;
        std::vector<std::string> words;                  ///< of the title, folded
        std::vector<std::string> initials;               ///< "hb", "etf", "hbetf"
        std::vector<std::vector<std::string>> nicknames; ///< by their stems
    };
    struct Typed;
    struct Found {
        Likeness likeness{};
        std::size_t distance = 0; ///< of near misses
        CardId id;
    };

    [[nodiscard]] Names namesOf(CardId id) const;
    [[nodiscard]] std::optional<Likeness> surely(const Typed &typed, const Names &names) const;
    [[nodiscard]] std::optional<Found> perhaps(const Typed &typed, const Names &names) const;
    [[nodiscard]] std::vector<Found> all(std::string_view typed, std::optional<Side> side,
                                         Guesses guesses) const;

    const CardLibrary &m_library;
    std::vector<Names> m_names; ///< in alphabetical order of their titles
};

/// Of the cards compiled in.
[[nodiscard]] const IdentityFinder &identityFinder();

} // namespace rules
