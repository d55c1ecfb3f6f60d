// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/card_places.h"

#include <algorithm>

namespace rules {

namespace {

// Places of cards, counted from 0.
constexpr std::size_t afterTheFirst = 1;
constexpr std::size_t belowAnswers = 3;

bool namesCard(const IndexedEntry &entry, CardId card)
{
    return std::ranges::find(entry.cards, card) != entry.cards.end();
}

void insertCard(std::vector<SearchHit> &hits, std::size_t at, CardId card)
{
    SearchHit hit;
    hit.card = card;
    hits.insert(hits.begin() + static_cast<std::ptrdiff_t>(std::min(at, hits.size())), hit);
}

/// What stands before others is no worse.
void keepOrder(std::vector<SearchHit> &hits)
{
    for (std::size_t i = hits.size(); i-- > 1;)
        hits[i - 1].score = std::max(hits[i - 1].score, hits[i].score);
}

} // namespace

double cardsShared(const IndexedEntry &entry, const Query &query)
{
    if (query.cards.empty())
        return 0;
    double sure = 0;
    auto others = static_cast<double>(entry.cards.size());
    for (const NamedCard &named : query.cards)
        if (namesCard(entry, named.card)) {
            sure += named.sure;
            others -= 1;
        }
    // Rulings on these cards alone come before those on others too.
    return sure / static_cast<double>(query.cards.size()) / (1 + 0.4 * others);
}

bool CardPlaces::speaksOf(const SearchHit &hit, CardId card) const
{
    return namesCard(m_indexed[hit.position], card);
}

/// How many of the cards the entry is about. A list of restrictions is about decks.
std::size_t CardPlaces::shared(const SearchHit &hit) const
{
    if (m_reference[hit.position].kind == EntryKind::TournamentRule)
        return 0;
    return static_cast<std::size_t>(std::ranges::count_if(
        m_query.cards, [&](const NamedCard &named) { return speaksOf(hit, named.card); }));
}

/// A term only takes it for an example.
bool CardPlaces::rulesOn(const SearchHit &hit, CardId card) const
{
    switch (m_reference[hit.position].kind) {
    case EntryKind::CardRuling:
    case EntryKind::Question:
    case EntryKind::Difference:
    case EntryKind::Erratum:
        return speaksOf(hit, card);
    default:
        return false;
    }
}

void CardPlaces::place(std::vector<SearchHit> &hits) const
{
    const bool isOne = m_query.cards.size() == 1;
    const bool areCertain = std::ranges::all_of(m_query.cards, &NamedCard::isCertain);
    if (!m_query.asksForCards() || (!areCertain && !isOne))
        placeBeside(hits);
    else if (areCertain)
        placeAsked(hits);
    else // a word of the rules first of all
        insertCard(hits, afterTheFirst, m_query.cards.front().card);
    keepOrder(hits);
}

void CardPlaces::suggest(std::vector<SearchHit> &hits, std::span<const CardId> cards)
{
    for (std::size_t i = 0; i < cards.size(); ++i)
        insertCard(hits, belowAnswers + i, cards[i]);
    keepOrder(hits);
}

void CardPlaces::placeAsked(std::vector<SearchHit> &hits) const
{
    std::ranges::stable_sort(hits, std::greater(),
                             [this](const SearchHit &hit) { return shared(hit); });
    const std::size_t most = hits.empty() ? 0 : shared(hits.front());
    auto told = hits.begin(); // what stands before speaks of several of the cards
    while (most > 1 && told != hits.end() && shared(*told) == most)
        ++told;
    const std::span several(hits.begin(), told);
    std::vector<CardId> first;
    std::vector<CardId> second;
    for (const auto &[card, sure] : m_query.cards) {
        const auto speaksOfCard = [&](const SearchHit &hit) { return speaksOf(hit, card); };
        const bool isAmongSeveral = std::ranges::any_of(several, speaksOfCard);
        const auto ruling = std::find_if(told, hits.end(),
                                         [&](const SearchHit &hit) { return rulesOn(hit, card); });
        (isAmongSeveral || ruling != hits.end() ? second : first).push_back(card);
        if (!isAmongSeveral && ruling != hits.end()) {
            std::rotate(told, ruling, ruling + 1);
            ++told;
        }
    }
    auto at = static_cast<std::size_t>(told - hits.begin());
    for (const auto *cards : {&first, &second})
        for (const CardId card : *cards)
            insertCard(hits, at++, card);
}

void CardPlaces::placeBeside(std::vector<SearchHit> &hits) const
{
    const std::size_t answers = std::min(hits.size(), belowAnswers - 1);
    std::vector<CardId> told; // or not meant for certain
    std::vector<CardId> untold;
    bool isTheFirstOnOne = false;
    for (const NamedCard &named : m_query.cards) {
        const auto speaksOfCard = [&](const SearchHit &hit) { return speaksOf(hit, named.card); };
        const bool isTold = std::ranges::any_of(std::span(hits).first(answers), speaksOfCard);
        isTheFirstOnOne = isTheFirstOnOne || (isTold && speaksOfCard(hits.front()));
        if (named.isCertain())
            (isTold ? told : untold).push_back(named.card);
        else if (m_query.asksForCards())
            told.push_back(named.card);
    }
    const auto ofCards = std::ranges::count_if(m_query.terms, &Term::namesCard);
    const bool areHalf = 2 * ofCards >= std::ssize(m_query.terms);
    const std::size_t at = areHalf && !isTheFirstOnOne ? 0 : afterTheFirst;
    std::size_t below = belowAnswers;
    for (const auto *cards : {&untold, &told})
        for (const CardId card : *cards) {
            const bool isFirst = !untold.empty() && card == untold.front();
            insertCard(hits, isFirst ? at : below++, card);
        }
}

} // namespace rules
