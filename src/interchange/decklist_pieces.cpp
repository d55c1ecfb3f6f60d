// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_pieces.h"

#include "rules/cards/title_key.h"

#include <algorithm>

namespace interchange {

using rules::CardId;
using Kind = Piece::Kind;

namespace {

constexpr std::size_t mostDigits = 4; ///< of a number that may say something
constexpr std::size_t printingDigits = 5;
constexpr std::size_t mostSignsInside = 8; ///< of a title: "Cerberus ""Cuj.0"" H3"

bool allDigits(std::string_view key)
{
    return !key.empty() && std::ranges::all_of(key, [](char c) { return c >= '0' && c <= '9'; });
}

/// "x" beside a number, "*" glued to one, the "x" of a ticked box.
void markTimes(std::vector<Piece> &pieces)
{
    const auto is = [&](std::size_t at, auto test) {
        return at < pieces.size() && test(pieces[at]);
    };
    const auto isNumber = [](const Piece &piece) { return piece.kind == Kind::Number; };
    const auto isStar = [](const Piece &piece) { return piece.isSign("*"); };
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        Piece &piece = pieces[i];
        const auto before = [&](auto test) { return i > 0 && is(i - 1, test); };
        const bool gluedBefore = piece.gap == Gap::None && before(isNumber);
        const bool gluedBehind = is(i + 1, isNumber) && pieces[i + 1].gap == Gap::None;
        if (piece.kind == Kind::Other && piece.key == "x") {
            if (before([](const Piece &other) { return other.isSign("["); })
                && is(i + 1, [](const Piece &other) { return other.isSign("]"); }))
                piece.kind = Kind::Sign;
            else if (before(isNumber) || is(i + 1, isNumber))
                piece.kind = Kind::Times;
        } else if (isStar(piece) && (gluedBefore || gluedBehind) && !before(isStar)
                   && !is(i + 1, isStar)) {
            piece.kind = Kind::Times;
        }
    }
}

bool expectsName(const std::vector<Piece> &ahead)
{
    const auto last = std::ranges::find_if(
        ahead.rbegin(), ahead.rend(), [](const Piece &piece) { return piece.kind != Kind::Sign; });
    return last != ahead.rend()
        && (last->kind == Kind::Number || last->kind == Kind::Times || last->key == "x"
            || last->is(WordRole::Identity) || last->is(WordRole::Side));
}

} // namespace

bool PieceReader::mayGrow(std::string_view key) const
{
    const auto titles = m_library.byTitle();
    const auto first =
        std::ranges::lower_bound(titles, key, {}, [&](CardId id) { return m_library.keyOf(id); });
    return (first != titles.end() && m_library.keyOf(*first).starts_with(key))
        || key.size() < std::max(m_library.names().longest(), longestListWord());
}

bool PieceReader::name(const std::string &key, Piece &piece) const
{
    const auto titles = m_library.byTitle();
    const auto first = std::ranges::lower_bound(titles, std::string_view(key), {},
                                                [&](CardId id) { return m_library.keyOf(id); });
    const auto called = m_library.names().identities(key);
    const WordMeaning word = listWord(key);
    piece.alsoPack = m_library.names().isPack(key);
    piece.meaning = word;
    piece.number = word.number;
    piece.cards.clear();
    if (first != titles.end() && m_library.keyOf(*first) == key) {
        piece.kind = Kind::Title;
        piece.cards = {*first};
    } else if (!called.empty()) {
        piece.kind = Kind::Called;
        piece.cards.assign(called.begin(), called.end());
    } else if (word.roles != 0 || word.number != 0) {
        piece.kind = word.number != 0 ? Kind::Number : Kind::Word;
    } else if (m_library.names().isSubtype(key)) {
        piece.kind = Kind::Word;
        piece.meaning.roles = static_cast<std::uint16_t>(WordRole::Type);
    } else if (piece.alsoPack) {
        piece.kind = Kind::Pack;
    } else {
        return false;
    }
    return true;
}

std::size_t PieceReader::phraseFrom(const std::vector<ListToken> &tokens, std::size_t at,
                                    Piece &piece) const
{
    std::size_t best = 0;
    std::size_t signs = 0;
    std::string key;
    Piece named;
    for (std::size_t i = at; i < tokens.size(); ++i) {
        const ListToken &token = tokens[i];
        if ((i > at && token.gap == Gap::Wide) || token.foreign)
            break;
        if (token.kind == ListToken::Kind::Sign) {
            const bool parts = token.key == "|" || token.key == ";" || token.key == "~";
            const bool glued =
                token.gap == Gap::None && i + 1 < tokens.size() && tokens[i + 1].gap == Gap::None;
            if (++signs > mostSignsInside || (parts && !glued))
                break;
            continue;
        }
        key += token.key;
        if (!mayGrow(key))
            break;
        // A lone figure is a number, whoever is called so ("419").
        if (allDigits(key) && i == at)
            continue;
        if (name(key, named)) {
            best = i - at + 1;
            piece = named;
            piece.key = key;
        }
    }
    return best;
}

std::size_t PieceReader::figureFrom(const std::vector<ListToken> &tokens, std::size_t at,
                                    Piece &piece) const
{
    const auto gluedTo = [&](std::size_t i, std::string_view sign) {
        return i + 1 < tokens.size() && tokens[i].gap == Gap::None && tokens[i + 1].gap == Gap::None
            && tokens[i].key == sign && tokens[i + 1].kind == ListToken::Kind::Digits
            && tokens[i + 1].key.size() < printingDigits;
    };
    std::size_t parts = 1;
    for (const std::string_view sign : {":", "/", ".", "-", "\u2013"}) {
        if (tokens[at].key.size() >= printingDigits || !gluedTo(at + 1, sign))
            continue;
        while (gluedTo(at + 2 * parts - 1, sign))
            ++parts;
        // "Snare!:3" has no figure ahead; "12:02" has, and "3:15 Minutes" is not told from it.
        piece.kind = parts > 2 || sign == ":" ? Kind::Clock
            : sign == "/"                     ? Kind::Ratio
                                              : Kind::Other;
        return 2 * parts - 1;
    }
    if (const auto card = m_library.findCode(tokens[at].key)) {
        piece.kind = Kind::Code;
        piece.cards = {*card};
    } else if (tokens[at].key.size() <= mostDigits) {
        piece.kind = Kind::Number;
        piece.number = std::stoi(tokens[at].key);
    } else {
        piece.kind = Kind::Other;
    }
    return 1;
}

std::vector<Piece> PieceReader::read(std::string_view text) const
{
    const auto tokens = listTokens(text);
    std::vector<Piece> pieces;
    for (std::size_t at = 0; at < tokens.size();) {
        Piece piece;
        const bool sign = tokens[at].kind == ListToken::Kind::Sign;
        std::size_t length = sign ? 0 : phraseFrom(tokens, at, piece);
        if (length == 0) {
            piece = Piece();
            piece.key = tokens[at].key;
            piece.kind = sign ? Kind::Sign : Kind::Other;
            length = tokens[at].kind == ListToken::Kind::Digits ? figureFrom(tokens, at, piece) : 1;
        }
        // Behind a number or a label, somebody may be called like a number: "1x 419".
        const auto called = m_library.names().identities(piece.key);
        if (piece.kind == Kind::Number && !called.empty() && expectsName(pieces)) {
            piece.kind = Kind::Called;
            piece.cards.assign(called.begin(), called.end());
        }
        piece.gap = tokens[at].gap;
        piece.begin = tokens[at].begin;
        piece.end = tokens[at + length - 1].end;
        pieces.push_back(std::move(piece));
        at += length;
    }
    markTimes(pieces);
    return pieces;
}

} // namespace interchange
