// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "rules/cards/card_data.h"
#include "rules/decks/check_deck.h"

#include <algorithm>
#include <cstdlib>

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// A deck of the last cards of the library: those that were read.
void exerciseLibrary(const rules::CardLibrary &library)
{
    const auto rules = rules::DeckRules::compiledIn(library);
    rules::Deck deck;
    const std::size_t count = library.cards().size();
    for (std::size_t i = count - std::min<std::size_t>(count, 20); i < count; ++i) {
        const rules::Card &card = library.cards()[i];
        const auto found = library.findTitle(card.title);
        require(found.has_value());
        if (card.type == rules::CardType::Identity)
            deck.identity = *found;
        else
            deck.add(*found, 1);
    }
    if (count > 0)
        (void)library.suggestions(library.cards().back().title + "x", 3);
    for (const int day : {20120101, 20160305, 20991231})
        (void)rules::checkDeck(deck, rules, rules::formatOn(rules, rules::Date{day}));
}

} // namespace

// Any bytes as the user's own table of cards, on top of those compiled in: refused with its line,
// or cards that decks can be built of, and that are kept and read again as the same.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static const rules::CardData base = rules::cardLibrary().data();
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto read = rules::readCardData(base, "own", text);
    if (!read) {
        require(!read.error().problem.empty());
        require(core::isValidUtf8(core::toString(read.error())));
        return 0;
    }
    const auto again = rules::readCardData(base, "kept", rules::writeCardData(*read, base));
    require(again && *again == *read);
    exerciseLibrary(rules::CardLibrary(*read));
    return 0;
}
