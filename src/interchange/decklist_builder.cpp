// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_builder.h"

#include "core/text.h"

#include <algorithm>
#include <utility>

namespace interchange {

using rules::CardId;
using rules::CardType;

namespace {

constexpr int mostCopies = 99;
constexpr std::size_t mostSuggested = 40; ///< unknown lines that get suggestions
constexpr std::size_t longestText = 200;
constexpr std::size_t suggestionCount = 4; ///< as many as the identities that share a base name

std::string shortened(std::string_view text)
{
    std::string shown = core::tidied(text.substr(0, 4 * longestText));
    if (shown.size() <= longestText)
        return shown;
    std::size_t end = longestText;
    while ((static_cast<unsigned char>(shown[end]) & 0xC0U) == 0x80U)
        --end;
    return shown.substr(0, end) + "…";
}

} // namespace

std::optional<CardId> DecklistBuilder::resolve(const NamedCard &named) const
{
    const auto byCode = m_library.findCode(named.code);
    if (byCode && m_trust == Trust::Code)
        return byCode;
    if (const auto byTitle = m_library.findTitle(named.title))
        return byCode && *byCode != *byTitle ? std::nullopt : byTitle;
    const auto *pack = named.pack.empty() ? nullptr : m_library.findPack(named.pack);
    const auto identities = m_library.identitiesNamed(named.title, pack);
    if (byCode && std::ranges::find(identities, *byCode) != identities.end())
        return byCode;
    return identities.size() == 1 && !byCode ? std::optional(identities.front()) : std::nullopt;
}

std::vector<std::string> DecklistBuilder::near(const NamedCard &named) const
{
    std::vector<CardId> ids;
    if (const auto byTitle = m_library.findTitle(named.title))
        ids.push_back(*byTitle);
    if (const auto byCode = m_library.findCode(named.code))
        ids.push_back(*byCode);
    if (ids.empty())
        ids = m_library.identitiesNamed(named.title);
    if (ids.empty() && m_list.unknown.size() < mostSuggested)
        ids = m_library.suggestions(named.title, suggestionCount);
    std::vector<std::string> titles;
    for (const CardId id : ids)
        titles.push_back(m_library[id].title);
    return titles;
}

void DecklistBuilder::add(int quantity, const NamedCard &named, std::size_t line,
                          std::string_view text)
{
    const auto card = resolve(named);
    if (!card || quantity < 1 || quantity > mostCopies)
        addUnknown(line, text, named);
    else if (m_library[*card].type == CardType::Identity)
        takeIdentity(*card, quantity);
    else
        m_list.deck.add(*card, quantity);
}

void DecklistBuilder::addExactly(int quantity, const NamedCard &named, std::size_t line,
                                 std::string_view text)
{
    const auto card = resolve(named);
    if (card && quantity > 0)
        m_list.deck.add(*card, quantity);
    else if (quantity != 0)
        addUnknown(line, text, named);
}

void DecklistBuilder::addUnknown(std::size_t line, std::string_view text, const NamedCard &named)
{
    addUnknown(line, text, near(named));
}

void DecklistBuilder::addUnknown(std::size_t line, std::string_view text,
                                 std::vector<std::string> suggestions)
{
    if (m_list.unknown.size() >= m_unknownLimit)
        throw core::DataError{"line " + std::to_string(line),
                              "more than " + std::to_string(m_unknownLimit)
                                  + " lines name no card; this is not a decklist"};
    m_list.unknown.push_back({line, shortened(text), std::move(suggestions), 0});
}

void DecklistBuilder::takeIdentity(CardId identity, int quantity)
{
    if (!m_list.deck.identity) {
        m_list.deck.identity = identity;
        --quantity;
    }
    if (quantity > 0)
        m_list.deck.add(identity, quantity);
}

Decklist DecklistBuilder::take()
{
    if (!m_list.deck.identity && m_list.deck.cards().empty())
        throw core::DataError{"",
                              "no line names a card of the game"
                                  + (m_list.unknown.empty() ? std::string()
                                                            : "; the first that should is \""
                                             + m_list.unknown.front().text + '"')};
    return finished();
}

Decklist DecklistBuilder::finished()
{
    std::ranges::stable_sort(m_list.unknown, {}, &UnknownLine::line);
    for (const UnknownLine &line : m_list.unknown)
        m_list.deck.unknown.push_back(line.text);
    return std::move(m_list);
}

} // namespace interchange
