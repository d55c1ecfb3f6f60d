// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_csv.h"

#include "core/text.h"
#include "interchange/csv.h"
#include "interchange/decklist_write.h"

#include <algorithm>

namespace interchange {

using rules::Card;
using rules::CardId;
using rules::DeckCard;

namespace {

constexpr std::string_view quantityColumn = "quantity";
constexpr std::string_view titleColumn = "title";
constexpr std::string_view packColumn = "pack";

} // namespace

bool isDecklistCsv(std::string_view text)
{
    const auto header = text.substr(0, text.find_first_of("\r\n"));
    if (std::ranges::count(header, '"') % 2 != 0)
        return false;
    try {
        std::vector<std::string> names;
        for (const CsvRecord &record : parseCsv(header))
            for (const std::string &cell : record.cells)
                names.push_back(core::folded(cell));
        return std::ranges::find(names, quantityColumn) != names.end()
            && std::ranges::find(names, titleColumn) != names.end();
    } catch (const core::DataError &) {
        return false; // quotation marks in the first line of another format
    }
}

std::string writeDecklistCsv(const Decklist &list, const rules::DeckRules &rules,
                             const rules::DeckFormat &event)
{
    const auto &library = rules.library();
    const auto verdict = rules::checkDeck(list.deck, rules, event);
    const auto row = [&](int quantity, CardId id) {
        const Card &card = library[id];
        return csvLine({std::to_string(quantity), card.title,
                        std::string(core::toWord(rules::cardTypeWords, card.type)),
                        std::string(core::toWord(rules::factionWords, card.faction)),
                        std::to_string(verdict.influence.paidFor(id)),
                        library.packs()[printingOf(id, library, event.date).pack].name});
    };
    std::string text = csvLine({std::string(quantityColumn), std::string(titleColumn), "type",
                                "faction", "influence", std::string(packColumn)});
    if (list.deck.identity)
        text += row(1, *list.deck.identity);
    for (const DeckCard &line : list.deck.cards())
        text += row(line.quantity, line.card);
    return text;
}

} // namespace interchange
