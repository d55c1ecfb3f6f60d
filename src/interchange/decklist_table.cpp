// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_table.h"

#include <algorithm>

namespace interchange {

using Kind = Piece::Kind;

namespace {

constexpr std::string_view tab = "\t";

/// The head of a column of copies, or of the numbers of cards in their sets.
bool isAnyNumber(const Piece &piece) { return piece.key == "number" || piece.key == "num"; }

/// The cell of each piece, by the delimiter outside quotation marks.
std::vector<std::size_t> cellsOf(Pieces pieces, std::string_view text, std::string_view delimiter)
{
    std::vector<std::size_t> cells;
    std::size_t cell = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Piece &piece = pieces[i];
        quoted = quoted != piece.isSign("\"");
        if (delimiter == tab) {
            const auto begin = i == 0 ? 0 : pieces[i - 1].end;
            cell += static_cast<std::size_t>(
                std::ranges::count(text.substr(begin, piece.begin - begin), '\t'));
        } else if (!quoted && piece.isSign(delimiter)) {
            ++cell;
        }
        cells.push_back(cell);
    }
    return cells;
}

/// What says of no other number than the copies' is preferred for them.
std::optional<ListColumns> columnsBy(Pieces pieces, std::string_view text,
                                     std::string_view delimiter)
{
    const auto at = cellsOf(pieces, text, delimiter);
    std::optional<std::size_t> quantity;
    std::optional<std::size_t> title;
    bool plain = false;
    for (std::size_t i = 0; i < at.size(); ++i) {
        if ((!quantity || (!plain && !isAnyNumber(pieces[i]))) && pieces[i].is(WordRole::Quantity)
            && !pieces[i].is(WordRole::Title)) {
            quantity = at[i];
            plain = !isAnyNumber(pieces[i]);
        } else if (!title && pieces[i].is(WordRole::Title))
            title = at[i];
    }
    if (!quantity || !title || *quantity == *title)
        return std::nullopt;
    return ListColumns{std::string(delimiter), *title, *quantity};
}

} // namespace

std::optional<ListColumns> columnsOf(Pieces pieces, std::string_view text)
{
    const auto isHead = [](const Piece &piece) {
        return piece.kind == Kind::Word || piece.isSign()
            || (piece.kind == Kind::Called && piece.is(WordRole::Faction));
    };
    // Where a sign of tables parts the heads, some may be words that are not known here.
    const bool heads = std::ranges::all_of(pieces, isHead);
    const bool others = std::ranges::all_of(
        pieces, [&](const Piece &piece) { return isHead(piece) || piece.kind == Kind::Other; });
    for (const std::string_view delimiter :
         {tab, std::string_view(";"), std::string_view("|"), std::string_view(",")})
        if (heads || (others && delimiter != ","))
            if (auto columns = columnsBy(pieces, text, delimiter))
                return columns;
    return std::nullopt;
}

std::optional<ListEntry> readRow(Pieces pieces, std::string_view text, const ListColumns &columns,
                                 const rules::CardLibrary &library)
{
    const auto at = cellsOf(pieces, text, columns.delimiter);
    if (at.empty() || at.back() < std::max(columns.title, columns.quantity))
        return std::nullopt;
    std::vector<Piece> title;
    std::vector<Piece> quantity;
    for (std::size_t i = 0; i < at.size(); ++i) {
        if (columns.delimiter != tab && pieces[i].isSign(columns.delimiter))
            continue;
        if (at[i] == columns.title || pieces[i].kind == Kind::Code || pieces[i].kind == Kind::Pack)
            title.push_back(pieces[i]);
        if (at[i] == columns.quantity)
            quantity.push_back(pieces[i]);
    }
    // A row with a card in another cell, too, is two tables side by side.
    const auto titles = [](Pieces cells) {
        return std::ranges::count(cells, Kind::Title, &Piece::kind)
            - std::ranges::count(cells, true, &Piece::alsoPack);
    };
    if (mainPiece(title) == title.size() || titles(pieces) > titles(title))
        return std::nullopt;
    ListEntry entry = readEntry(title, text, library);
    entry.counts = countsIn(quantity, true);
    for (Count &count : entry.counts)
        count.mark = Count::Mark::Multiplied;
    return entry;
}

} // namespace interchange
