// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/alias_table.h"

#include <algorithm>

namespace rules {

namespace {

std::string keyOf(std::span<const std::string> typed)
{
    std::string key;
    for (const std::string &stem : typed)
        key.append(key.empty() ? "" : " ").append(stem);
    return key;
}

} // namespace

AliasTable::Row AliasTable::addRow(Meanings meanings)
{
    m_meanings.push_back(std::move(meanings));
    return static_cast<Row>(m_meanings.size() - 1);
}

void AliasTable::add(std::span<const std::string> typed, Row row)
{
    m_longest = std::max(m_longest, typed.size());
    Rows &rows = m_rows[keyOf(typed)];
    if (rows.empty() || rows.back() != row)
        rows.push_back(row);
}

void AliasTable::addUnlessKnown(std::span<const std::string> typed, Row row)
{
    m_rows.try_emplace(keyOf(typed), Rows{row});
}

bool AliasTable::contains(std::span<const std::string> typed) const
{
    return m_rows.contains(keyOf(typed));
}

AliasTable::Meanings AliasTable::find(std::span<const std::string> typed) const
{
    Meanings all;
    if (const auto found = m_rows.find(keyOf(typed)); found != m_rows.end())
        join(all, found->second);
    return all;
}

AliasTable::Meanings
AliasTable::findWords(const std::function<bool(std::string_view)> &fits) const
{
    Rows rows;
    for (const auto &[key, more] : m_rows)
        if (key.find(' ') == std::string::npos && fits(key))
            rows.insert(rows.end(), more.begin(), more.end());
    std::ranges::sort(rows); // in the order of the table, not of its keys
    Meanings all;
    join(all, rows);
    return all;
}

void AliasTable::join(Meanings &all, const Rows &rows) const
{
    for (const Row row : rows)
        for (const Stems &meaning : m_meanings[row])
            if (std::ranges::find(all, meaning) == all.end())
                all.push_back(meaning);
}

} // namespace rules
