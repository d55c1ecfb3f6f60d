// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rules {

using StemId = std::uint32_t;

/// Every stem of the knowledge base, and in how many entries it stands.
class Vocabulary {
public:
    StemId add(const std::string &stem);
    void count(StemId id) { ++m_entries[id]; }
    /// An entry says it that names no card with it.
    void countPlain(StemId id) { ++m_plain[id]; }

    [[nodiscard]] std::optional<StemId> find(std::string_view stem) const;
    [[nodiscard]] const std::string &operator[](StemId id) const { return *m_stems[id]; }
    [[nodiscard]] std::size_t size() const { return m_stems.size(); }
    [[nodiscard]] int entriesWith(StemId id) const { return m_entries[id]; }
    /// Whether it is a word of the rules, and no mere part of the names of cards.
    [[nodiscard]] bool isPlain(StemId id) const { return m_plain[id] >= enoughForPlain; }
    [[nodiscard]] std::vector<StemId> beginningWith(std::string_view prefix) const;
    /// Those a word with so many mistyped letters may be; none for short words.
    [[nodiscard]] std::vector<StemId> near(std::string_view stem, std::size_t mistakes) const;

private:
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    std::unordered_map<std::string, StemId, Hash, std::equal_to<>> m_ids;
    std::vector<const std::string *> m_stems;
    std::vector<int> m_entries;
    std::vector<int> m_plain;
    static constexpr int enoughForPlain = 2; ///< one entry may speak of a card it does not name
};

/// Which letters a word has, as bits.
using LetterSet = std::uint32_t;
[[nodiscard]] LetterSet lettersOf(std::string_view word);

/// Whether words of these letters may differ by so few mistakes; each has two letters at most.
[[nodiscard]] bool mayBeApart(LetterSet a, LetterSet b, std::size_t mistakes);

/// Letters added, left out or mistaken; two neighbours in the wrong order are one mistake.
[[nodiscard]] std::size_t mistakesBetween(std::string_view a, std::string_view b);

/// Whether the words differ by just so many mistakes.
[[nodiscard]] bool areApart(std::string_view a, std::string_view b, std::size_t mistakes);

} // namespace rules
