// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/alias_table.h"

#include <algorithm>

namespace rules {

namespace {

std::string keyOf(std::span<const std::string> typed)
{
    PhraseKey key;
    for (const std::string &stem : typed)
        key.add(stem);
    return key.text();
}

} // namespace

void join(AliasTable::Meanings &all, const AliasTable::Meanings &more)
{
    for (const AliasTable::Stems &meaning : more)
        if (std::ranges::find(all, meaning) == all.end())
            all.push_back(meaning);
}

void PhraseKey::add(std::string_view stem)
{
    if (m_words++ > 0)
        m_text += ' ';
    m_text += stem;
}

AliasTable::Row AliasTable::addRow(Meanings meanings)
{
    m_meanings.push_back(std::move(meanings));
    return static_cast<Row>(m_meanings.size() - 1);
}

void AliasTable::add(const PhraseKey &typed, Row row)
{
    m_longest = std::max(m_longest, typed.words());
    m_typed.push_back({typed.text(), row, typed.words() > 1});
}

void AliasTable::finish(std::vector<std::pair<std::string, Row>> otherwise)
{
    std::ranges::sort(m_typed);
    const auto repeated = std::ranges::unique(m_typed);
    m_typed.erase(repeated.begin(), repeated.end());
    std::vector<Typed> more;
    for (auto &[key, row] : otherwise)
        if (entries(key).empty())
            more.push_back({std::move(key), row, true});
    std::ranges::sort(more);
    const auto again = std::ranges::unique(more, {}, &Typed::key);
    more.erase(again.begin(), again.end());
    const auto middle = std::ssize(m_typed);
    std::ranges::move(more, std::back_inserter(m_typed));
    std::ranges::inplace_merge(m_typed, m_typed.begin() + middle);
}

std::span<const AliasTable::Typed> AliasTable::entries(std::string_view key) const
{
    const auto found = std::ranges::equal_range(
        m_typed, key, {}, [](const Typed &typed) { return std::string_view(typed.key); });
    return {found.begin(), found.end()};
}

bool AliasTable::contains(std::span<const std::string> typed) const
{
    return contains(keyOf(typed));
}

AliasTable::Meanings AliasTable::find(std::span<const std::string> typed) const
{
    Meanings all;
    for (const Typed &entry : entries(keyOf(typed)))
        join(all, m_meanings[entry.row]);
    return all;
}

AliasTable::Meanings AliasTable::findWords(const std::function<bool(std::string_view)> &fits) const
{
    std::vector<Row> rows;
    for (const Typed &entry : m_typed)
        if (!entry.isPhrase && fits(entry.key))
            rows.push_back(entry.row);
    std::ranges::sort(rows); // in the order of the table, not of its words
    Meanings all;
    for (const Row row : rows)
        join(all, m_meanings[row]);
    return all;
}

} // namespace rules
