// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/table_writer.h"

#include <algorithm>

namespace storage {

using namespace tournament;

void TableWriter::writeDecks(const Event &before, const Event &after)
{
    writeDeckLocks(before, after);
    for (const SubmittedDeck &deck : before.decks.lists)
        if (!findDeck(after, deck.player, deck.side))
            dropDeck(deck);
    for (const SubmittedDeck &deck : after.decks.lists) {
        const SubmittedDeck *known = findDeck(before, deck.player, deck.side);
        if (known && *known == deck)
            continue;
        if (known)
            dropDeck(*known);
        insert(Table::Deck, deckRow(deck));
        for (const Row &row : deckCardRows(deck))
            insert(Table::DeckCard, row);
    }
    const auto &old = before.decks.checks;
    const auto &now = after.decks.checks;
    for (std::size_t i = 0; i < now.size(); ++i)
        if (i >= old.size() || old[i] != now[i])
            put(Table::DeckCheck, deckCheckRow(i + 1, now[i]));
    for (std::size_t i = now.size(); i < old.size(); ++i)
        drop(Table::DeckCheck, {static_cast<std::int64_t>(i) + 1});
}

void TableWriter::writeDeckLocks(const Event &before, const Event &after)
{
    if (before.decks.locked == after.decks.locked
        && before.decks.exceptions == after.decks.exceptions)
        return;
    for (const PlayerId player : before.decks.exceptions)
        drop(Table::DeckLock, {player.value});
    for (const PlayerId player : after.decks.exceptions)
        insert(Table::DeckLock, deckLockRow(after, player));
}

void TableWriter::dropDeck(const SubmittedDeck &deck)
{
    const Row row = deckRow(deck);
    for (const Table table : {Table::DeckCard, Table::Deck})
        drop(table, {row.begin(), row.begin() + 2});
}

} // namespace storage
