// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_label.h"

#include <algorithm>
#include <array>

namespace interchange {

using Kind = Piece::Kind;

namespace {

bool isDash(const Piece &piece)
{
    return piece.isSign("-") || piece.isSign("\u2013") || piece.isSign("\u2014");
}

} // namespace

bool isColon(const Piece &piece)
{
    return piece.isSign(":") || piece.isSign("\uFF1A") || piece.isSign("=");
}

namespace {

/// "medium42", "zed_ninja": what is written in one may hold a title and is a name all the same.
std::size_t nickFrom(Pieces line, std::size_t at)
{
    std::size_t end = at;
    while (end < line.size() && !isColon(line[end]) && !line[end].isSign(">")
           && line[end].kind != Kind::Times && line[end].kind != Kind::Clock
           && (end == at || line[end].gap == Gap::None))
        ++end;
    const auto words = std::ranges::count_if(line.subspan(at, end - at),
                                             [](const Piece &piece) { return !piece.isSign(); });
    return words > 1 ? end : at; // "Snare!:" is a title
}

bool namesCard(Pieces pieces)
{
    return std::ranges::any_of(pieces, [](const Piece &piece) {
        return piece.kind == Kind::Title || piece.kind == Kind::Called || piece.kind == Kind::Code;
    });
}

/// "medium42: 3x Sure Gamble", without a time ahead.
std::size_t nickBefore(Pieces line)
{
    const std::size_t end = nickFrom(line, 0);
    const bool figures = std::ranges::any_of(
        line.first(end), [](const Piece &piece) { return piece.kind == Kind::Number; });
    if (end == 0 || !figures || line.front().isSign() || line.front().kind == Kind::Number
        || end == line.size() || !isColon(line[end]) || !namesCard(line.subspan(end + 1)))
        return 0;
    return end + 1;
}

} // namespace

Pieces withoutSpeaker(Pieces line)
{
    std::size_t at = 0;
    bool timed = false;
    while (at < line.size() && (line[at].kind == Kind::Clock || line[at].isSign())) {
        timed = timed || line[at].kind == Kind::Clock;
        if (line[at].isSign("<"))
            break;
        ++at;
    }
    constexpr std::size_t longestName = 4;
    const bool angles = at < line.size() && line[at].isSign("<");
    if (!timed && !angles)
        return line.subspan(nickBefore(line));
    const std::size_t first = at + (angles ? 1 : 0);
    if (const std::size_t end = nickFrom(line, first);
        end > first && end < line.size() && (angles ? line[end].isSign(">") : isColon(line[end])))
        return line.subspan(end + 1);
    for (std::size_t end = at + (angles ? 1 : 0), words = 0;
         end < line.size() && words <= longestName; ++end, ++words) {
        if (angles ? line[end].isSign(">") : isColon(line[end]) && end > at)
            return line.subspan(end + 1);
        if (line[end].kind != Kind::Other && line[end].kind != Kind::Number)
            break;
    }
    return timed ? line.subspan(angles ? at : std::min(at, line.size())) : line;
}

Pieces withoutBullet(Pieces line)
{
    const bool bullet = line.size() > 1 && line[0].kind == Kind::Other && line[0].key == "o"
        && line[1].gap != Gap::None;
    return bullet ? line.subspan(1) : line;
}

Label labelOf(Pieces line)
{
    Label label;
    std::size_t at = 0;
    while (at < line.size() && line[at].isSign() && !isColon(line[at]))
        ++at;
    constexpr std::array roles{WordRole::Identity, WordRole::Side, WordRole::Name,
                               WordRole::Remark};
    for (; at < line.size(); ++at) {
        const Piece &piece = line[at];
        const bool word = piece.kind == Kind::Word
            && std::ranges::any_of(roles, [&](WordRole role) { return piece.is(role); });
        const bool joint = label.end > 0
            && (isDash(piece) || piece.isSign("\"") || piece.is(WordRole::Filler))
            && at + 1 < line.size() && line[at + 1].kind == Kind::Word;
        if (!word && !joint)
            break;
        label.meaning.roles = static_cast<std::uint16_t>(label.meaning.roles | piece.meaning.roles);
        label.end = at + 1;
        label.ofName = label.ofName || piece.key == "deckname";
    }
    while (label.end > 0 && at < line.size() && line[at].isSign("\""))
        ++at;
    if (label.end == 0 || at == line.size())
        return label;
    label.parted = isColon(line[at]) || line[at].gap == Gap::Wide
        || (isDash(line[at]) && label.meaning.is(WordRole::Identity));
    if (label.parted)
        label.end = at + (line[at].isSign() ? 1 : 0);
    return label;
}

} // namespace interchange
