// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_support.h"
#include "support/places.h"

#include <catch2/catch.hpp>

using interchange::Decklist;

Decklist listOf(std::string_view bytes, std::optional<interchange::DecklistFormat> format)
{
    auto read = interchange::readDecklists(bytes, rules::cardLibrary(), format);
    if (!read)
        FAIL("refused: " << core::toString(read.error()));
    REQUIRE(read->size() == 1);
    return read->front();
}

std::string decklistRefusal(std::string_view bytes)
{
    const auto read = interchange::readDecklists(bytes, rules::cardLibrary());
    return read ? std::string() : core::toString(read.error());
}

std::string cardsOf(const Decklist &list)
{
    const auto &library = rules::cardLibrary();
    std::string text = list.deck.identity ? library[*list.deck.identity].title + " |" : "|";
    for (const auto &line : list.deck.cards())
        text += " " + std::to_string(line.quantity) + " " + library[line.card].title + ",";
    return text;
}

std::string unknownOf(const Decklist &list)
{
    std::string text;
    for (const auto &line : list.unknown) {
        text += std::to_string(line.line) + ": " + line.text + " (";
        for (const auto &suggestion : line.suggestions)
            text += (suggestion == line.suggestions.front() ? "" : "; ") + suggestion;
        text += ")\n";
    }
    return text;
}

std::string sharedDecklist(const std::string &name)
{
    return support::contentOf(support::referenceMaterial() / "decklists" / name);
}
