// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/indexed_entry.h"

namespace rules {

namespace {

void tidy(StemSet &set)
{
    std::ranges::sort(set);
    const auto repeated = std::ranges::unique(set);
    set.erase(repeated.begin(), repeated.end());
    set.shrink_to_fit();
}

void addTo(StemSet &set, const std::vector<StemId> &stems)
{
    set.insert(set.end(), stems.begin(), stems.end());
}

} // namespace

IndexedEntry::IndexedEntry(const Entry &entry, const Said &said)
{
    auto next = said.begin();
    addTo(title, *next++);
    for (std::size_t i = 0; i < 1 + entry.aliases.size(); ++i) { // the question, the aliases
        addTo(phrases.emplace_back(), *next++);
        tidy(phrases.back());
        addTo(alias, phrases.back());
    }
    for (std::size_t i = 0; i < entry.cards.size(); ++i)
        addTo(names, *next++);
    addTo(alias, names);
    for (std::size_t p = 0; p < entry.passages.size(); ++p) {
        const Passage &passage = entry.passages[p];
        for (std::size_t i = 0; i < passage.text.size() + passage.answers.size(); ++i) {
            const bool isAnswer = i >= passage.text.size();
            Unit unit{p, isAnswer ? i - passage.text.size() : i, isAnswer, {}, {}};
            if (isAnswer) {
                addTo(unit.question, *next++);
                tidy(unit.question);
                unit.stems = unit.question;
            }
            addTo(unit.stems, *next++);
            addTo(body, unit.stems);
            tidy(unit.stems);
            units.push_back(std::move(unit));
        }
    }
    for (StemSet *set : {&title, &alias, &body, &names})
        tidy(*set);
}

StemSet IndexedEntry::all() const
{
    StemSet all = title;
    addTo(all, alias);
    addTo(all, body);
    tidy(all);
    return all;
}

} // namespace rules
