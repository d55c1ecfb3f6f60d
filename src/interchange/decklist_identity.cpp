// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_identity.h"

#include "core/text.h"
#include "rules/cards/title_key.h"

#include <algorithm>
#include <utility>

namespace interchange {

using rules::CardId;
using Kind = Piece::Kind;

namespace {

void keepThoseIn(std::vector<CardId> &cards, Pieces part, const rules::CardLibrary &library)
{
    for (const Piece &piece : part) {
        if (piece.kind != Kind::Pack && !piece.alsoPack)
            continue;
        std::vector<CardId> in;
        for (const rules::Pack &pack : library.packs())
            if (rules::titleKey(pack.name) == piece.key || pack.code == piece.key)
                std::ranges::copy_if(cards, std::back_inserter(in),
                                     [&](CardId id) { return library.isIn(id, pack); });
        if (!in.empty())
            cards = in;
    }
}

std::vector<CardId> both(const std::vector<CardId> &a, const std::vector<CardId> &b)
{
    std::vector<CardId> common;
    for (const CardId id : a)
        if (std::ranges::find(b, id) != b.end())
            common.push_back(id);
    return common;
}

/// The words of a title, for finding a run of them.
std::vector<std::string> wordsOf(std::string_view title)
{
    std::vector<std::string> words;
    for (const ListToken &token : listTokens(title))
        if (token.kind != ListToken::Kind::Sign)
            words.push_back(token.key);
    return words;
}

std::string initialsOf(std::string_view name)
{
    std::string initials;
    for (const std::string &word : wordsOf(name))
        if (!word.empty())
            initials += word.front();
    return initials;
}

/// Says where an identity comes from or how large it is, and is no part of its name.
bool isBeside(const Piece &piece)
{
    return piece.kind == Kind::Pack || piece.is(WordRole::Faction) || piece.is(WordRole::Side)
        || piece.is(WordRole::Identity) || piece.is(WordRole::Total)
        || piece.is(WordRole::Influence);
}

/// Whether the words stand in a row in the title, the last one perhaps as a beginning.
bool holdsRow(const std::vector<std::string> &title, const std::vector<std::string> &row,
              bool beginnings)
{
    constexpr std::size_t shortestBeginning = 3;
    for (std::size_t at = 0; at + row.size() <= title.size(); ++at) {
        bool same = true;
        for (std::size_t i = 0; i < row.size() && same; ++i)
            same = title[at + i] == row[i]
                || (beginnings && i + 1 == row.size() && row[i].size() >= shortestBeginning
                    && title[at + i].starts_with(row[i]));
        if (same)
            return true;
    }
    return false;
}

/// Identities for which it holds.
template <class Meant>
std::vector<CardId> identitiesWhere(const rules::CardLibrary &library, Meant meant)
{
    std::vector<CardId> found;
    for (std::uint16_t i = 0; i < library.cards().size(); ++i)
        if (library.cards()[i].type == rules::CardType::Identity && meant(CardId{i}))
            found.push_back({i});
    return found;
}

/// Identities with these words in a row in their title.
std::vector<CardId> identitiesWith(const std::vector<std::string> &row, bool beginnings,
                                   const rules::CardLibrary &library)
{
    if (row.empty())
        return {};
    // Keys have the words of titles without what parts them: few titles need taking apart.
    return identitiesWhere(library, [&](CardId id) {
        return library.keyOf(id).find(row.front()) != std::string_view::npos
            && holdsRow(wordsOf(library[id].title), row, beginnings);
    });
}

/// Identities whose titles have all these words in this order, with others between: "Ken Tenma".
std::vector<CardId> identitiesAround(const std::vector<std::string> &words,
                                     const rules::CardLibrary &library)
{
    if (words.size() < 2)
        return {};
    return identitiesWhere(library, [&](CardId id) {
        if (library.keyOf(id).find(words.front()) == std::string_view::npos)
            return false;
        const auto title = wordsOf(library[id].title);
        auto at = title.begin();
        return std::ranges::all_of(words, [&](const std::string &word) {
            at = std::find(at, title.end(), word);
            return at != title.end() && (++at, true);
        });
    });
}

/// What stands before the colon, and the rest.
std::pair<std::string_view, std::string_view> partsOf(std::string_view title)
{
    const auto colon = std::min(title.find(':'), title.size());
    return {title.substr(0, colon), title.substr(colon)};
}

/// Those whose base name or subtitle is written so but for a letter or two: "Whizard".
std::vector<CardId> identitiesLike(const std::vector<std::string> &row,
                                   const rules::CardLibrary &library)
{
    constexpr std::size_t shortest = 5;
    constexpr std::size_t lettersPerMistake = 4;
    std::string wanted;
    for (const std::string &word : row)
        wanted += word;
    if (wanted.size() < shortest)
        return {};
    const auto isNear = [&](std::string_view part) {
        return core::editDistance(wanted, rules::titleKey(part))
            <= wanted.size() / lettersPerMistake;
    };
    return identitiesWhere(library, [&](CardId id) {
        const auto [base, subtitle] = partsOf(library[id].title);
        return isNear(base) || isNear(subtitle);
    });
}

} // namespace

std::vector<Piece> withoutShortForms(Pieces part, const std::vector<CardId> &identity,
                                     const rules::CardLibrary &library)
{
    std::vector<Piece> plain(part.begin(), part.end());
    if (identity.size() != 1)
        return plain;
    const std::string base = rules::titleKey(partsOf(library[identity.front()].title).first);
    std::erase_if(plain, [&](const Piece &piece) {
        if (piece.kind == Kind::Number)
            return piece.key == base;
        if (piece.kind != Kind::Other)
            return false;
        const auto meant = identitiesAbbreviated(piece.key, library);
        return std::ranges::find(meant, identity.front()) != meant.end();
    });
    return plain;
}

ListEntry readCalled(Pieces part, std::string_view text, const rules::CardLibrary &library)
{
    ListEntry entry;
    entry.text = textOf(part, text);
    entry.identity = true;
    for (const Piece &piece : part)
        if (piece.kind == Kind::Called) {
            const auto common = both(entry.cards, piece.cards);
            if (common.empty())
                entry.cards.insert(entry.cards.end(), piece.cards.begin(), piece.cards.end());
            else
                entry.cards = common;
        }
    keepThoseIn(entry.cards, part, library);
    const std::vector<Piece> plain = withoutShortForms(part, entry.cards, library);
    const bool twice = plain.size() < part.size();
    part = plain;
    const std::size_t first = mainPiece(part);
    std::size_t last = part.size() - 1;
    while (part[last].kind != Kind::Called)
        --last;
    const auto inner = part.subspan(first, last - first + 1);
    const auto calls = [](const Piece &piece) {
        return piece.kind == Kind::Called || isDecoration(piece);
    };
    entry.sure = entry.cards.size() == 1 && headIsClear(part.first(first))
        && std::ranges::all_of(inner, calls) && tailIsClear(part.subspan(last + 1));
    entry.whole = twice && entry.cards.size() == 1;
    entry.counts = countsIn(part.first(first), true);
    for (const Count &count : countsIn(beforeRemark(part.subspan(last + 1)), false))
        entry.counts.push_back(count);
    return entry;
}

ListEntry readIdentity(Pieces part, std::string_view text, const rules::CardLibrary &library)
{
    const std::size_t main = mainPiece(part);
    if (main < part.size()) {
        ListEntry entry = readEntry(part, text, library);
        if (entry.identity && (entry.sure || entry.cards.size() > 1))
            return entry;
    }
    ListEntry entry;
    entry.text = textOf(part, text);
    entry.identity = true;
    std::vector<std::string> row;
    std::vector<std::string> apart; // without words of lists, for they may be of the name, too
    for (const Piece &piece : part) {
        if (piece.kind == Kind::Sign || piece.kind == Kind::Ratio || piece.kind == Kind::Number)
            continue;
        for (const std::string &word : wordsOf(text.substr(piece.begin, piece.end - piece.begin))) {
            row.push_back(word);
            if (!isBeside(piece))
                apart.push_back(word);
        }
    }
    entry.cards = identitiesWith(row, true, library);
    if (entry.cards.empty())
        entry.cards = identitiesWith(apart, false, library);
    if (entry.cards.empty())
        entry.cards = identitiesAround(row, library);
    keepThoseIn(entry.cards, part, library);
    entry.sure = entry.cards.size() == 1;
    if (entry.cards.empty() && row.size() == 1) // what they abbreviate is asked about
        entry.cards = identitiesAbbreviated(row.front(), library);
    if (entry.cards.empty())
        entry.cards = identitiesLike(row, library);
    return entry;
}

std::vector<CardId> identitiesAbbreviated(std::string_view key, const rules::CardLibrary &library)
{
    constexpr std::size_t shortest = 2;
    if (key.size() < shortest)
        return {};
    return identitiesWhere(library, [&](CardId id) {
        const auto [base, subtitle] = partsOf(library[id].title);
        // Most have another first letter, which is seen without taking the title apart.
        if (!library.keyOf(id).starts_with(key.front())
            && !rules::titleKey(subtitle).starts_with(key.front()))
            return false;
        const std::string first = initialsOf(base);
        const std::string second = initialsOf(subtitle);
        return key == first || key == second || key == first + second;
    });
}

} // namespace interchange
