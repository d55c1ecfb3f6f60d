// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_entry.h"

#include "core/text.h"
#include "interchange/decklist_identity.h"
#include "rules/cards/title_key.h"

#include <algorithm>

namespace interchange {

using rules::CardId;
using Kind = Piece::Kind;

namespace {

/// Belongs to the word ahead of it: "Aesop's", "Snare!".
bool isOfWord(const Piece &piece)
{
    return piece.isSign("!") || piece.isSign("'") || piece.isSign("\u2019")
        || piece.isSign("\u02BC") || piece.isSign("`") || piece.isSign("\u00B4");
}

/// Parts what stands on its two sides; a hyphen within a word does not.
bool parts(Pieces pieces, std::size_t at)
{
    const Piece &piece = pieces[at];
    return piece.kind == Kind::Sign && !isOfWord(piece);
}

/// A longer title may be meant, with a mistake: "Director Haas' Pet Projekt", "Fairchild 2".
bool mayBeLonger(const Piece &title, Pieces tail, const rules::CardLibrary &library)
{
    std::string behind;
    for (std::size_t i = 0; i < tail.size(); ++i) {
        if (tail[i].kind == Kind::Times || tail[i].kind == Kind::Code
            || (tail[i].kind == Kind::Number && i > 0))
            break;
        if (tail[i].kind != Kind::Sign)
            behind += tail[i].key;
    }
    if (behind.empty())
        return false;
    const auto titles = library.byTitle();
    auto longer = std::ranges::upper_bound(titles, std::string_view(title.key), {},
                                           [&](CardId id) { return library.keyOf(id); });
    for (; longer != titles.end() && library.keyOf(*longer).starts_with(title.key); ++longer) {
        const auto rest = library.keyOf(*longer).substr(title.key.size());
        const auto written = std::string_view(behind).substr(0, rest.size() + 1);
        if (core::editDistance(written, rest) <= 1 + rest.size() / 4)
            return true;
    }
    return false;
}

/// Sizes behind an identity are no numbers of copies.
void dropSizes(ListEntry &entry)
{
    constexpr int mostIdentities = 3;
    std::erase_if(entry.counts, [](const Count &count) {
        return count.value > mostIdentities || count.value == 0;
    });
}

/// "a)", "b.": a letter that numbers the line.
bool isLetterNumber(Pieces part, std::size_t at)
{
    return part[at].key.size() == 1 && at + 1 < part.size() && part[at + 1].gap == Gap::None
        && (part[at + 1].isSign(")") || part[at + 1].isSign("."));
}

/// The pieces between two cards from which on they may be the second one's: behind the last word
/// that nothing explains.
std::size_t headFrom(Pieces between)
{
    std::size_t from = between.size();
    while (from > 0 && isDecoration(between[from - 1]))
        --from;
    return from;
}

/// Where the second of two cards begins among the pieces between them; nothing where it does not.
std::optional<std::size_t> cutBetween(Pieces between, bool numbersAhead)
{
    const std::size_t from = headFrom(between);
    std::optional<std::size_t> number; // the one that the cut goes by
    for (std::size_t i = between.size(); i > from && !(numbersAhead && number); --i)
        if (between[i - 1].kind == Kind::Number && !isOtherNumber(between, i - 1))
            number = i - 1;
    std::optional<std::size_t> sign;
    for (std::size_t i = between.size(); i > from; --i)
        if (parts(between, i - 1) || between[i - 1].gap == Gap::Wide)
            sign = i - 1;
    if (!number)
        return sign;
    if (!numbersAhead) { // the figure belongs to the card ahead of it, with its "x" and brackets
        std::size_t end = *number + 1;
        while (end < between.size() && between[end].kind != Kind::Number
               && (between[end].kind == Kind::Times || between[end].is(WordRole::Copies)
                   || closesBracket(between[end])))
            ++end;
        return end;
    }
    std::size_t begin = *number;
    while (begin > from
           && (between[begin - 1].kind == Kind::Times || opensBracket(between[begin - 1])))
        --begin;
    // Without a sign behind a remark, the number is the remark's: "was 2 Sure Gamble".
    if (from > 0 && begin == from && between[from - 1].kind == Kind::Other)
        return std::nullopt;
    return begin;
}

/// Between two cards of one line.
bool isComma(const Piece &piece)
{
    constexpr std::string_view commas = ",;|/+&";
    return piece.isSign() && piece.key.size() == 1
        && commas.find(piece.key.front()) != std::string_view::npos;
}

/// "; 2 Magnum Opus" or "Diesel 3; Magnum Opus 2": counted like the cards ahead of it.
bool isCounted(Pieces line, std::size_t at)
{
    std::size_t begin = at;
    while (begin > 0 && isFigureOrTimes(line[begin - 1]))
        --begin;
    const bool parted = begin > 0 && (isComma(line[begin - 1]) || line[begin].gap == Gap::Wide);
    if (begin < at)
        return parted;
    const std::size_t before = begin > 0 && isComma(line[begin - 1]) ? begin - 1 : begin;
    return parted && before > 0 && isFigureOrTimes(line[before - 1]) && at + 1 < line.size()
        && isFigureOrTimes(line[at + 1]);
}

/// A name that a card and a pack share is the pack's in brackets, behind another title, and in
/// "Cards up to The Source".
bool isPackHere(Pieces line, std::size_t at)
{
    const auto title = [](const Piece &piece) { return piece.kind == Kind::Title; };
    if (!line[at].alsoPack || isCounted(line, at))
        return false;
    const bool bracketed =
        at > 0 && opensBracket(line[at - 1]) && at + 1 < line.size() && closesBracket(line[at + 1]);
    const auto named = [&](const Piece &piece) {
        return title(piece) || piece.kind == Kind::Called || piece.is(WordRole::Total);
    };
    return std::ranges::any_of(line.first(at), named)
        || (bracketed && std::ranges::any_of(line.subspan(at + 1), title));
}

/// ", 2 Jackson Howrad": behind a sign that parts cards, a number of something nobody knows.
bool holdsMistype(Pieces tail)
{
    for (std::size_t i = 0; i + 1 < tail.size(); ++i) {
        std::size_t at = i;
        if (isComma(tail[at]))
            ++at;
        else if (tail[at].gap != Gap::Wide)
            continue;
        if (tail[at].kind != Kind::Number)
            continue;
        ++at;
        while (at < tail.size() && tail[at].kind == Kind::Times)
            ++at;
        if (at < tail.size() && tail[at].kind == Kind::Other)
            return true;
    }
    return false;
}

} // namespace

bool isFigureOrTimes(const Piece &piece)
{
    return piece.kind == Kind::Number || piece.kind == Kind::Times;
}

bool isDecoration(const Piece &piece)
{
    return piece.kind != Kind::Title && piece.kind != Kind::Other
        && (piece.kind != Kind::Called || piece.is(WordRole::Faction));
}

std::size_t mainPiece(Pieces part)
{
    for (std::size_t i = 0; i < part.size(); ++i)
        if (part[i].kind == Kind::Title && !isPackHere(part, i))
            return i;
    for (const Kind kind : {Kind::Code, Kind::Called})
        for (std::size_t i = 0; i < part.size(); ++i)
            if (part[i].kind == kind)
                return i;
    return part.size();
}

bool headIsClear(Pieces head)
{
    for (std::size_t i = 0; i < head.size(); ++i)
        if (head[i].kind == Kind::Ratio
            || (!isDecoration(head[i]) && !head[i].alsoPack && !isLetterNumber(head, i)))
            return false;
    return true;
}

bool tailIsClear(Pieces tail)
{
    if (holdsMistype(tail))
        return false;
    bool parted = false;
    for (std::size_t i = 0; i < tail.size(); ++i) {
        parted = parted || tail[i].gap == Gap::Wide || parts(tail, i);
        if (isDecoration(tail[i]) || tail[i].alsoPack)
            continue;
        const bool figure = !tail[i].key.empty() && tail[i].key.front() <= '9';
        return parted && !figure && tail[i].kind != Kind::Title;
    }
    return true;
}

Pieces beforeRemark(Pieces tail)
{
    const auto other =
        std::ranges::find_if(tail, [](const Piece &piece) { return piece.kind == Kind::Other; });
    return tail.first(static_cast<std::size_t>(other - tail.begin()));
}

std::vector<Pieces> cutEntries(Pieces line)
{
    std::vector<std::size_t> cards;
    const bool titled =
        std::ranges::any_of(line, [](const Piece &piece) { return piece.kind == Kind::Title; });
    for (std::size_t i = 0; i < line.size(); ++i)
        if ((line[i].kind == (titled ? Kind::Title : Kind::Code) && !isPackHere(line, i))
            || (titled && line[i].kind == Kind::Called && !line[i].is(WordRole::Faction)))
            cards.push_back(i);
    if (cards.size() < 2)
        return {line};
    const bool numbersAhead = !countsIn(line.first(cards.front()), true).empty()
        || countsIn(beforeRemark(line.subspan(cards.back() + 1)), false).empty();
    std::vector<Pieces> entries;
    std::size_t begin = 0;
    for (std::size_t i = 1; i < cards.size(); ++i) {
        const std::size_t behind = cards[i - 1] + 1;
        const auto between = line.subspan(behind, cards[i] - behind);
        const bool wide = between.empty() && line[cards[i]].gap == Gap::Wide;
        const auto cut = wide ? std::optional<std::size_t>(0) : cutBetween(between, numbersAhead);
        if (!cut)
            continue;
        entries.push_back(line.subspan(begin, behind + *cut - begin));
        begin = behind + *cut;
    }
    entries.push_back(line.subspan(begin));
    return entries;
}

std::string textOf(Pieces part, std::string_view text)
{
    return part.empty()
        ? std::string()
        : core::tidied(text.substr(part.front().begin, part.back().end - part.front().begin));
}

ListEntry readEntry(Pieces part, std::string_view text, const rules::CardLibrary &library)
{
    const std::size_t at = mainPiece(part);
    if (at == part.size())
        return {};
    const Piece &main = part[at];
    if (main.kind == Kind::Called) {
        ListEntry called = readCalled(part, text, library);
        if (called.sure)
            dropSizes(called);
        return called;
    }
    const bool named = library[main.cards.front()].type == rules::CardType::Identity;
    const auto plain = named ? withoutShortForms(part, main.cards, library) : std::vector<Piece>();
    if (plain.size() > 0 && plain.size() < part.size())
        return readEntry(plain, text, library);
    const auto head = part.first(at);
    const auto tail = part.subspan(at + 1);
    ListEntry entry;
    entry.text = textOf(part, text);
    entry.cards = main.cards;
    entry.sure = headIsClear(head) && tailIsClear(tail)
        && (main.kind == Kind::Code || !mayBeLonger(main, tail, library));
    for (const Piece &piece : part) {
        if (piece.kind == Kind::Code && piece.cards != main.cards) {
            entry.sure = false;
            entry.cards.insert(entry.cards.end(), piece.cards.begin(), piece.cards.end());
        }
    }
    entry.counts = countsIn(head, true);
    for (const Count &count : countsIn(beforeRemark(tail), false))
        entry.counts.push_back(count);
    entry.identity = named;
    entry.whole = named;
    if (entry.identity)
        dropSizes(entry);
    return entry;
}

} // namespace interchange
