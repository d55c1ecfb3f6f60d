// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// Adds to `all` what it does not have yet.
void join(std::vector<std::vector<std::string>> &all,
          const std::vector<std::vector<std::string>> &more);

/// A word or phrase by its stems, put together letter by letter where a table is long.
class PhraseKey {
public:
    void add(std::string_view stem);

    [[nodiscard]] const std::string &text() const { return m_text; } ///< with blanks
    [[nodiscard]] std::size_t words() const { return m_words; }

private:
    std::string m_text;
    std::size_t m_words = 0;
};

/// Words and phrases of a language by their stems, with the phrases of ours that say the same.
class AliasTable {
public:
    using Stems = std::vector<std::string>;
    using Meanings = std::vector<Stems>;
    using Row = std::uint32_t;

    /// What the words given with this row mean.
    Row addRow(Meanings meanings);
    void add(const PhraseKey &typed, Row row);
    /// After the last word; nothing is found before. `otherwise` are further phrases by their keys
    /// (PhraseKey::text), which count only where nothing else is known.
    void finish(std::vector<std::pair<std::string, Row>> otherwise);

    [[nodiscard]] bool contains(std::string_view stem) const { return !entries(stem).empty(); }
    [[nodiscard]] bool contains(std::span<const std::string> typed) const;
    /// What the word or phrase may mean; nothing: it is not in the table.
    [[nodiscard]] Meanings find(std::span<const std::string> typed) const;
    /// What single words that `fits` accepts may mean.
    [[nodiscard]] Meanings findWords(const std::function<bool(std::string_view)> &fits) const;

    [[nodiscard]] const std::vector<Meanings> &rows() const { return m_meanings; }
    /// Words of the longest phrase.
    [[nodiscard]] std::size_t longest() const { return m_longest; }

private:
    struct Typed {
        std::string key;
        Row row = 0;
        bool isPhrase = false;

        bool operator==(const Typed &) const = default;
        auto operator<=>(const Typed &) const = default;
    };

    [[nodiscard]] std::span<const Typed> entries(std::string_view key) const;
    std::vector<Typed> m_typed;       ///< sorted
    std::vector<Meanings> m_meanings; ///< by row
    std::size_t m_longest = 1;
};

} // namespace rules
