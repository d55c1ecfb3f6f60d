// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rules {

/// Words and phrases of a language by their stems, with the phrases of ours that say the same.
class AliasTable {
public:
    using Stems = std::vector<std::string>;
    using Meanings = std::vector<Stems>;
    using Row = std::uint32_t;

    /// What the words given with this row mean.
    Row addRow(Meanings meanings);
    void add(std::span<const std::string> typed, Row row);
    void addUnlessKnown(std::span<const std::string> typed, Row row);

    [[nodiscard]] bool contains(std::span<const std::string> typed) const;
    [[nodiscard]] bool contains(std::string_view stem) const { return m_rows.contains(stem); }
    /// What the word or phrase may mean; nothing: it is not in the table.
    [[nodiscard]] Meanings find(std::span<const std::string> typed) const;
    /// What single words that `fits` accepts may mean.
    [[nodiscard]] Meanings findWords(const std::function<bool(std::string_view)> &fits) const;

    [[nodiscard]] const std::vector<Meanings> &rows() const { return m_meanings; }
    /// Words of the longest phrase.
    [[nodiscard]] std::size_t longest() const { return m_longest; }

private:
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    using Rows = std::vector<Row>;

    void join(Meanings &all, const Rows &rows) const;

    std::unordered_map<std::string, Rows, Hash, std::equal_to<>> m_rows; ///< stems with blanks
    std::vector<Meanings> m_meanings;                                    ///< by row
    std::size_t m_longest = 1;
};

} // namespace rules
