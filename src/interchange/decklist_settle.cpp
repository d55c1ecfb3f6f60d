// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_settle.h"

#include <algorithm>
#include <array>
#include <map>

namespace interchange {

using rules::Card;
using rules::CardId;
using Mark = Count::Mark;

namespace {

constexpr std::size_t fewestNumbered = 3;
constexpr std::size_t surelyNumbered = 5; ///< a list with 1, 2, 3, 4, 5 copies is none

/// The lines of one card each.
std::vector<ListEntry *> singles(std::span<ListLine> lines)
{
    std::vector<ListEntry *> entries;
    for (ListLine &line : lines)
        if (line.kind == ListLine::Kind::Cards && line.entries.size() == 1)
            entries.push_back(&line.entries.front());
    return entries;
}

bool isLoose(const Count &count) { return count.mark <= Mark::Bare; }

/// Figures ahead that count the lines are none of copies.
void dropNumbering(const std::vector<ListEntry *> &entries)
{
    std::vector<ListEntry *> numbered;
    std::size_t others = 0;
    bool signs = true;
    for (ListEntry *entry : entries) {
        if (entry->counts.empty() || !entry->counts.front().ahead
            || !isLoose(entry->counts.front()))
            continue;
        signs = signs && entry->counts.front().mark == Mark::Numbering;
        others += entry->counts.size() > 1 ? 1U : 0U;
        if (!numbered.empty()
            && entry->counts.front().value != numbered.back()->counts.front().value + 1)
            return;
        numbered.push_back(entry);
    }
    if (numbered.size() < fewestNumbered
        || (!signs && 2 * others < numbered.size() && numbered.size() < surelyNumbered))
        return;
    for (ListEntry *entry : numbered)
        entry->counts.erase(entry->counts.begin());
}

using FactOf = int (*)(const Card &);
constexpr std::array<FactOf, 6> facts{
    [](const Card &card) { return card.influence.value_or(0); },
    [](const Card &card) { return card.cost.value_or(0); },
    [](const Card &card) { return card.strength.value_or(0); },
    [](const Card &card) { return card.trashCost.value_or(0); },
    [](const Card &card) { return card.advancementCost.value_or(0); },
    [](const Card &card) { return card.agendaPoints; }};

/// A column behind the titles that says of every card what it costs is no column of copies.
void dropFacts(const std::vector<ListEntry *> &entries, const rules::CardLibrary &library)
{
    std::vector<ListEntry *> rows;
    std::size_t slots = 100;
    for (ListEntry *entry : entries)
        if (entry->sure && !entry->identity && entry->counts.size() > 1
            && std::ranges::all_of(entry->counts, [](const Count &count) {
                   return !count.ahead && count.mark == Mark::Bare;
               })) {
            rows.push_back(entry);
            slots = std::min(slots, entry->counts.size());
        }
    if (rows.size() < 2)
        return;
    std::vector<std::size_t> dropped;
    for (std::size_t slot = 0; slot < slots; ++slot)
        if (std::ranges::any_of(facts, [&](FactOf fact) {
                return std::ranges::all_of(rows, [&](const ListEntry *row) {
                    return row->counts[slot].value == fact(library[row->cards.front()]);
                });
            }))
            dropped.push_back(slot);
    if (dropped.size() == slots)
        return;
    for (ListEntry *row : rows)
        for (auto slot = dropped.rbegin(); slot != dropped.rend(); ++slot)
            row->counts.erase(row->counts.begin() + static_cast<std::ptrdiff_t>(*slot));
}

bool isBareTitle(const ListLine &line)
{
    return line.kind == ListLine::Kind::Cards && line.entries.size() == 1
        && line.entries.front().sure && !line.entries.front().identity
        && line.entries.front().counts.empty();
}

void give(ListLine &line, int number)
{
    line.entries.front().counts = {{number, Mark::Multiplied, true}};
}

/// "3x" on a line of its own is of the titles below it or, where titles come first, of the one
/// above.
void placeLoneCounts(std::span<ListLine> lines)
{
    std::vector<ListLine *> row;
    for (ListLine &line : lines)
        if (isBareTitle(line) || line.kind == ListLine::Kind::Count)
            row.push_back(&line);
    if (row.empty())
        return;
    const auto isCount = [](const ListLine *line) { return line->kind == ListLine::Kind::Count; };
    if (isCount(row.front())) {
        int number = 0;
        for (ListLine *line : row)
            if (isCount(line))
                number = line->number;
            else
                give(*line, number);
        return;
    }
    for (std::size_t i = 0; i < row.size(); ++i) // each title with a number below it
        if (isCount(row[i]) != (i % 2 == 1) || row.size() % 2 != 0)
            return;
    for (std::size_t i = 0; i + 1 < row.size(); i += 2)
        give(*row[i], row[i + 1]->number);
}

/// A list without any number that repeats titles has a line for every copy.
void countLines(std::span<ListLine> lines)
{
    std::map<CardId, int> copies;
    for (const ListLine &line : lines) {
        if (isBareTitle(line))
            ++copies[line.entries.front().cards.front()];
        else if (std::ranges::any_of(line.entries, [](const ListEntry &entry) {
                     return !entry.identity && !entry.counts.empty();
                 }))
            return;
    }
    if (std::ranges::none_of(copies, [](const auto &entry) { return entry.second > 1; }))
        return;
    for (ListLine &line : lines)
        if (isBareTitle(line))
            give(line, 1);
}

} // namespace

void settleCounts(std::span<ListLine> lines, const rules::CardLibrary &library)
{
    dropNumbering(singles(lines));
    dropFacts(singles(lines), library);
    placeLoneCounts(lines);
    countLines(lines);
}

} // namespace interchange
