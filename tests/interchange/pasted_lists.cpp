// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pasted_lists.h"

#include "core/text.h"
#include "rules/cards/title_key.h"
#include "support/places.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

namespace {

/// Keys, for titles are told with straight quotes and without accents here.
struct DeckKeys {
    std::string identity;
    std::map<std::string, int> cards;

    [[nodiscard]] std::string shown() const
    {
        std::string text = identity + " |";
        for (const auto &[title, quantity] : cards)
            text += " " + std::to_string(quantity) + " " + title + ",";
        return text;
    }
};

/// Of "NBN: Making News | 3 Hedge Fund, 2 Jackson Howard". A title may hold commas, so a figure
/// begins the next one.
DeckKeys keysOf(const std::string &line)
{
    const auto bar = line.find('|');
    DeckKeys keys{rules::titleKey(line.substr(0, bar)), {}};
    std::string rest = line.substr(bar + 1);
    while (!core::tidied(rest).empty()) {
        auto end = rest.find(", ");
        while (end != std::string::npos && (rest[end + 2] < '0' || rest[end + 2] > '9'))
            end = rest.find(", ", end + 1);
        const std::string part = core::tidied(rest.substr(0, end));
        const auto blank = part.find(' ');
        keys.cards[rules::titleKey(part.substr(blank + 1))] = std::stoi(part.substr(0, blank));
        rest = end == std::string::npos ? std::string() : rest.substr(end + 2);
    }
    return keys;
}

bool holds(std::string_view text, std::string_view part)
{
    return rules::titleKey(text).find(rules::titleKey(part)) != std::string::npos;
}

} // namespace

std::string deckText(const interchange::Decklist &list)
{
    const auto &library = rules::cardLibrary();
    DeckKeys keys;
    if (list.deck.identity)
        keys.identity = library.keyOf(*list.deck.identity);
    for (const auto &line : list.deck.cards())
        keys.cards[std::string(library.keyOf(line.card))] += line.quantity;
    return keys.shown();
}

std::vector<PastedList> pastedLists()
{
    std::vector<std::filesystem::path> files;
    for (const auto &file : std::filesystem::directory_iterator(support::testData() / "pasted"))
        files.push_back(file.path());
    std::ranges::sort(files);
    std::vector<PastedList> lists;
    for (const auto &path : files) {
        std::ifstream file(path, std::ios::binary);
        const std::size_t before = lists.size();
        for (std::string line; std::getline(file, line);) {
            if (line.starts_with("%% "))
                lists.push_back({line.substr(3), {}, {}, {}});
            else if (lists.size() == before)
                continue; // what the file says of itself
            else if (line.starts_with("%> "))
                lists.back().decks.push_back(line.substr(3));
            else if (line.starts_with("%? "))
                lists.back().asked.push_back(line.substr(3));
            else
                lists.back().text += line + "\n";
        }
    }
    return lists;
}

PastedReading readPasted(std::string_view text)
{
    PastedReading reading;
    auto read = interchange::readDecklists(text, rules::cardLibrary());
    if (read)
        reading.lists = std::move(*read);
    else
        reading.refusal = core::toString(read.error());
    return reading;
}

std::string PastedReading::shown() const
{
    std::string text = refusal.empty() ? "" : "  refused: " + refusal + "\n";
    for (const auto &list : lists) {
        text += "  read: " + deckText(list) + " name: " + list.name + "\n";
        for (const auto &line : list.unknown) {
            text += "  asks: " + std::to_string(line.line) + ": " + line.text + " (";
            for (const auto &suggestion : line.suggestions)
                text += suggestion + "; ";
            text += ")\n";
        }
    }
    return text;
}

bool PastedReading::gives(const PastedList &wanted) const
{
    std::vector<std::string> have;
    std::vector<std::string> want;
    std::size_t asked = 0;
    for (const auto &list : lists) {
        have.push_back(deckText(list));
        asked += list.unknown.size();
    }
    for (const std::string &deck : wanted.decks)
        want.push_back(keysOf(deck).shown());
    std::ranges::sort(have);
    std::ranges::sort(want);
    return have == want && asked == wanted.asked.size() && lostOf(wanted).empty();
}

bool PastedReading::accountsFor(std::string_view title) const
{
    const auto &library = rules::cardLibrary();
    for (const auto &list : lists) {
        if (list.deck.identity && holds(library[*list.deck.identity].title, title))
            return true;
        for (const auto &line : list.deck.cards())
            if (holds(library[line.card].title, title))
                return true;
        for (const auto &line : list.unknown)
            if (holds(line.text, title)
                || std::ranges::any_of(line.suggestions, [&](const std::string &suggestion) {
                       return holds(suggestion, title);
                   }))
                return true;
    }
    return !refusal.empty(); // nothing is taken, and that is said
}

std::vector<std::string> PastedReading::lostOf(const PastedList &wanted) const
{
    std::vector<std::string> lost;
    for (const std::string &deck : wanted.decks) {
        const auto keys = keysOf(deck);
        if (!accountsFor(keys.identity))
            lost.push_back(keys.identity);
        for (const auto &[title, quantity] : keys.cards)
            if (!accountsFor(title))
                lost.push_back(title);
    }
    for (const std::string &asked : wanted.asked) {
        const bool there = std::ranges::any_of(lists, [&](const auto &list) {
            return std::ranges::any_of(list.unknown,
                                       [&](const auto &line) { return holds(line.text, asked); });
        });
        if (!there && refusal.empty())
            lost.push_back(asked);
    }
    return lost;
}
