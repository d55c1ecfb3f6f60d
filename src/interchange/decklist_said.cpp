// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_said.h"

#include <algorithm>
#include <set>

namespace interchange {

using rules::CardId;
using rules::Side;
using SaidKind = Said::Kind;

namespace {

/// Cards of the other side in a list without its identity are mistakes unless they are many.
constexpr std::size_t fewestTitles = 6;

bool isAnchor(const Said &said)
{
    return said.kind == SaidKind::Card || said.kind == SaidKind::Identity;
}

struct Both {
    bool identities = false; ///< of both sides
    bool cards = false;      ///< of both sides
    bool manyCards = false;  ///< of both sides
};

Both sidesIn(const std::vector<Said> &said, const rules::CardLibrary &library)
{
    std::set<Side> identities;
    std::set<CardId> titles[2];
    for (const Said &one : said)
        if (const auto side = sideOf(one, library)) {
            if (one.kind == SaidKind::Identity)
                identities.insert(*side);
            if (one.kind == SaidKind::Card)
                titles[*side == Side::Corp ? 0 : 1].insert(one.cards.front());
        }
    const std::size_t fewer = std::min(titles[0].size(), titles[1].size());
    return {identities.size() == 2, fewer > 0, fewer >= fewestTitles};
}

/// What stands on the wrong side when the list of `first` ends there; an identity weighs most.
std::size_t misplaced(const std::vector<Said> &said, std::size_t end, Side first,
                      const rules::CardLibrary &library)
{
    constexpr std::size_t identityWeight = 10'000;
    std::size_t weight = 0;
    for (std::size_t i = 0; i < said.size(); ++i) {
        const auto side = isAnchor(said[i]) ? sideOf(said[i], library) : std::nullopt;
        if (side && (*side == first) != (i < end))
            weight += said[i].kind == SaidKind::Identity ? identityWeight : 1;
    }
    return weight;
}

/// The end of the first list; nothing where they stand mixed.
std::optional<std::size_t> border(const std::vector<Said> &said, const rules::CardLibrary &library)
{
    std::size_t least = said.size() / 10 + 1;
    std::optional<std::size_t> best;
    for (const Side first : {Side::Corp, Side::Runner})
        for (std::size_t end = 1; end < said.size(); ++end) {
            const std::size_t wrong = misplaced(said, end, first, library);
            if (wrong < least || (best && wrong == least && end == *best + 1)) {
                least = wrong;
                best = end;
            }
        }
    if (!best)
        return std::nullopt;
    // Headings and names above the second list are its own.
    while (*best > 1 && !isAnchor(said[*best - 1]) && said[*best - 1].kind != SaidKind::Doubt
           && !(said[*best - 1].kind == SaidKind::Words && said[*best - 1].counted))
        --*best;
    return best;
}

} // namespace

std::optional<Side> sideOf(const Said &said, const rules::CardLibrary &library)
{
    std::set<Side> sides;
    for (const CardId id : said.cards)
        sides.insert(library[id].side());
    return sides.size() == 1 ? std::optional(*sides.begin()) : std::nullopt;
}

std::vector<std::vector<Said>> apart(std::vector<Said> said, const rules::CardLibrary &library)
{
    const Both both = sidesIn(said, library);
    if (!both.manyCards && !(both.identities && both.cards))
        return {std::move(said)};
    std::vector<std::vector<Said>> lists(2);
    if (const auto end = border(said, library)) {
        const auto middle = said.begin() + static_cast<std::ptrdiff_t>(*end);
        lists[0].assign(said.begin(), middle);
        lists[1].assign(middle, said.end());
        return lists;
    }
    Side side = Side::Corp;
    for (Said &one : said) {
        side = sideOf(one, library).value_or(side);
        lists[side == Side::Corp ? 0 : 1].push_back(std::move(one));
    }
    return lists;
}

} // namespace interchange
