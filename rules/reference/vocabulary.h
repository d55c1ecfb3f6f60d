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

    [[nodiscard]] std::optional<StemId> find(std::string_view stem) const;
    [[nodiscard]] const std::string &operator[](StemId id) const { return *m_stems[id]; }
    [[nodiscard]] std::size_t size() const { return m_stems.size(); }
    [[nodiscard]] int entriesWith(StemId id) const { return m_entries[id]; }
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
};

/// Letters added, left out or mistaken; two neighbours in the wrong order are one mistake.
[[nodiscard]] std::size_t mistakesBetween(std::string_view a, std::string_view b);

/// Whether the words differ by just so many mistakes.
[[nodiscard]] bool areApart(std::string_view a, std::string_view b, std::size_t mistakes);

} // namespace rules
