// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_count.h"

#include <algorithm>

namespace interchange {

using Kind = Piece::Kind;
using Mark = Count::Mark;

namespace {

constexpr int mostCounted = 99;
constexpr int mostPlayed = 9; ///< that anybody plays: a larger figure beside is of something else
constexpr int mostGlued = 9;  ///< of a figure right behind its title: "medium42" is somebody's name

const Piece *neighbour(Pieces pieces, std::size_t at, int step)
{
    const auto next = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(at) + step);
    return next < pieces.size() ? &pieces[next] : nullptr; // -1 is beyond the end, too
}

/// The next piece in that direction that is no sign.
const Piece *nextWord(Pieces pieces, std::size_t at, int step)
{
    const Piece *piece = neighbour(pieces, at, step);
    for (int further = 2; piece && piece->kind == Kind::Sign && further < 4; ++further)
        piece = neighbour(pieces, at, step * further);
    return piece && piece->kind != Kind::Sign ? piece : nullptr;
}

Mark markOf(Pieces pieces, std::size_t at, bool ahead)
{
    const Piece *before = neighbour(pieces, at, -1);
    const Piece *behind = neighbour(pieces, at, 1);
    const Piece *wordBefore = nextWord(pieces, at, -1);
    const auto is = [](const Piece *piece, auto test) { return piece && test(*piece); };
    const auto isTimes = [](const Piece &piece) { return piece.kind == Kind::Times; };
    if (is(before, isTimes) || is(behind, isTimes)
        || is(behind,
              [](const Piece &p) {
                  return p.is(WordRole::Copies) || (p.is(WordRole::Total) && p.is(WordRole::Title));
              })
        || is(wordBefore,
              [](const Piece &p) { return p.is(WordRole::Quantity) && !p.is(WordRole::Title); }))
        return Mark::Multiplied;
    if ((is(before, opensBracket) && is(behind, closesBracket)) || pieces[at].meaning.number != 0)
        return Mark::Set;
    const bool dotted = behind && behind->gap == Gap::None
        && (behind->isSign(".") || (closesBracket(*behind) && !is(before, opensBracket)));
    return ahead && dotted ? Mark::Numbering : Mark::Bare;
}

} // namespace

bool opensBracket(const Piece &piece)
{
    return piece.isSign("(") || piece.isSign("[") || piece.isSign("{") || piece.isSign("\uFF08");
}
bool closesBracket(const Piece &piece)
{
    return piece.isSign(")") || piece.isSign("]") || piece.isSign("}") || piece.isSign("\uFF09");
}

bool isOtherNumber(Pieces pieces, std::size_t at)
{
    const Piece *before = neighbour(pieces, at, -1);
    const Piece *behind = neighbour(pieces, at, 1);
    const Piece *wordBefore = nextWord(pieces, at, -1);
    if (before && before->isSign("#") && pieces[at].gap == Gap::None)
        return true;
    if (wordBefore && (wordBefore->kind == Kind::Pack || wordBefore->alsoPack) && at > 0
        && !(before
             && (before->isSign(",") || before->isSign(";") || before->isSign("|")
                 || pieces[at].gap == Gap::Wide)))
        return true;
    if (behind && (behind->is(WordRole::Influence)))
        return true;
    if (behind && behind->is(WordRole::Total) && !behind->is(WordRole::Title)
        && !behind->is(WordRole::Copies))
        return true;
    return wordBefore && wordBefore->is(WordRole::Influence)
        && !(behind && behind->kind == Kind::Times);
}

std::vector<Count> countsIn(Pieces part, bool ahead)
{
    std::vector<Count> counts;
    for (std::size_t i = 0; i < part.size(); ++i) {
        if (part[i].kind != Kind::Number || isOtherNumber(part, i)
            || (!ahead && i == 0 && part[i].gap == Gap::None && part[i].number > mostGlued)
            || (part[i].number > mostCounted && !ahead))
            continue;
        counts.push_back({part[i].number, markOf(part, i, ahead), ahead});
    }
    return counts;
}

std::optional<int> copiesOf(const std::vector<Count> &said)
{
    if (said.empty())
        return std::nullopt;
    auto counts = said;
    const auto tooMany = [](const Count &count) {
        return count.mark <= Mark::Bare && count.value > mostPlayed;
    };
    if (!std::ranges::all_of(counts, tooMany))
        std::erase_if(counts, tooMany);
    const auto rank = [](const Count &count) {
        // A bare figure ahead goes before one behind, which may be of anything.
        return 2 * static_cast<int>(count.mark) + (count.ahead || count.mark > Mark::Bare ? 1 : 0);
    };
    const Count &plainest = *std::ranges::max_element(counts, {}, rank);
    for (const Count &count : counts)
        if (rank(count) == rank(plainest) && count.value != plainest.value)
            return std::nullopt;
    return plainest.value;
}

} // namespace interchange
