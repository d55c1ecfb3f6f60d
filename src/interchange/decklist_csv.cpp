// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_csv.h"

#include "core/text.h"
#include "interchange/csv.h"
#include "interchange/decklist_builder.h"
#include "interchange/decklist_write.h"

#include <algorithm>
#include <charconv>

namespace interchange {

using rules::Card;
using rules::CardId;
using rules::DeckCard;

namespace {

constexpr std::string_view quantityColumn = "quantity";
constexpr std::string_view titleColumn = "title";
constexpr std::string_view packColumn = "pack";

class Columns {
public:
    explicit Columns(const CsvRecord &header)
    {
        for (const std::string &cell : header.cells)
            m_names.push_back(core::folded(cell));
    }
    [[nodiscard]] bool has(std::string_view column) const
    {
        return std::ranges::find(m_names, column) != m_names.end();
    }
    /// Empty where the record or the table has no such cell.
    [[nodiscard]] std::string cell(const CsvRecord &record, std::string_view column) const
    {
        const auto at =
            static_cast<std::size_t>(std::ranges::find(m_names, column) - m_names.begin());
        return at < record.cells.size() ? core::tidied(record.cells[at]) : std::string();
    }
    [[nodiscard]] bool ofCards() const { return has(quantityColumn) && has(titleColumn); }

private:
    std::vector<std::string> m_names;
};

/// 0, which no list means, for what is no number.
int quantityOf(std::string_view text)
{
    int quantity = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), quantity);
    return error == std::errc() && end == text.data() + text.size() ? quantity : 0;
}

} // namespace

bool isDecklistCsv(std::string_view text)
{
    const auto header = text.substr(0, text.find_first_of("\r\n"));
    if (std::ranges::count(header, '"') % 2 != 0)
        return false;
    try {
        const auto records = parseCsv(header);
        return !records.empty() && Columns(records.front()).ofCards();
    } catch (const core::DataError &) {
        return false; // quotation marks in the first line of another format
    }
}

Decklist readDecklistCsv(std::string_view text, const rules::CardLibrary &library)
{
    const auto records = parseCsv(text);
    const Columns columns(records.empty() ? CsvRecord() : records.front());
    if (!columns.ofCards())
        throw core::DataError{"line 1",
                              "the first line names no columns \"quantity\" and \"title\""};
    DecklistBuilder builder(library, DecklistBuilder::Trust::Both);
    for (auto record = records.begin() + 1; record != records.end(); ++record) {
        const std::string quantity = columns.cell(*record, quantityColumn);
        const std::string title = columns.cell(*record, titleColumn);
        builder.add(quantityOf(quantity), {title, {}, columns.cell(*record, packColumn)},
                    record->line, core::tidied(quantity + ' ' + title));
    }
    return builder.take();
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
