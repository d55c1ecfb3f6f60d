// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/event_decks.h"

#include "core/text.h"
#include "interchange/decklist_builder.h"
#include "interchange/decklist_write.h"

#include <algorithm>
#include <map>
#include <set>

namespace app {

using interchange::NamedCard;
using rules::CardId;
using rules::DeckCard;
using tournament::Side;

core::Expected<rules::DeckFormat, Failure>
eventDeckFormat(const rules::DeckRules &rules, const tournament::Event &event, rules::Date today)
{
    const tournament::DeckPolicy &policy = event.decks.policy;
    DeckOptions options;
    if (!event.details.date.empty())
        options.date = event.details.date;
    if (!policy.list.empty())
        options.list = policy.list;
    if (!policy.pool.empty())
        options.pool = policy.pool;
    options.draft = policy.draft;
    options.anyRelease = policy.anyRelease;
    auto format = deckFormat(rules, options, today);
    if (!format)
        return format;
    for (const std::string &title : policy.authorized)
        if (const auto card = rules.library().findTitle(title))
            format->authorized.push_back(*card);
    return format;
}

tournament::SubmittedDeck submittedDeck(const interchange::Decklist &list,
                                        const rules::CardLibrary &library,
                                        tournament::PlayerId player, Side side, core::Timestamp at)
{
    tournament::SubmittedDeck deck;
    deck.player = player;
    deck.side = side;
    deck.at = at;
    deck.name = list.name;
    deck.format = core::toWord(interchange::decklistFormatWords, list.format);
    deck.original = list.original;
    if (list.deck.identity) {
        const rules::Card &identity = library[*list.deck.identity];
        deck.identity = identity.title;
        deck.faction = core::toWord(rules::factionWords, identity.faction);
    }
    for (const DeckCard &line : list.deck.cards())
        deck.cards.push_back({library[line.card].title, line.quantity});
    for (const CardId card : list.deck.startingCards)
        deck.startingCards.push_back(library[card].title);
    deck.unknown = list.deck.unknown;
    return deck;
}

namespace {

/// Where each text stands first in what was handed in, from 1.
std::map<std::string, std::size_t> linesOf(std::string_view original)
{
    std::map<std::string, std::size_t> lines;
    for (std::size_t number = 1; !original.empty(); ++number) {
        const auto end = original.find('\n');
        lines.emplace(core::tidied(original.substr(0, end)), number);
        original.remove_prefix(end == std::string_view::npos ? original.size() : end + 1);
    }
    return lines;
}

} // namespace

interchange::Decklist decklistOf(const tournament::SubmittedDeck &deck,
                                 const rules::CardLibrary &library)
{
    using Builder = interchange::DecklistBuilder;
    Builder builder(library, Builder::Trust::Both, Builder::anyUnknown);
    const auto lines =
        deck.unknown.empty() ? std::map<std::string, std::size_t>() : linesOf(deck.original);
    for (const std::string &text : deck.unknown) {
        const auto line = lines.find(text); // not there: it was corrected since
        builder.addUnknown(line == lines.end() ? 0 : line->second, text, NamedCard{text, {}, {}});
    }
    if (const auto identity = library.findTitle(deck.identity))
        builder.takeIdentity(*identity);
    else if (!deck.identity.empty())
        builder.addUnknown(0, deck.identity, NamedCard{deck.identity, {}, {}});
    for (const tournament::ListedCard &card : deck.cards)
        builder.addExactly(card.quantity, {card.title, {}, {}}, 0,
                           std::to_string(card.quantity) + " " + card.title);
    interchange::Decklist list = builder.finished();
    list.format = core::fromWord(interchange::decklistFormatWords, deck.format)
                      .value_or(interchange::DecklistFormat::Plain);
    list.name = deck.name;
    list.original = deck.original;
    for (const std::string &title : deck.startingCards)
        if (const auto card = library.findTitle(title))
            list.deck.startingCards.push_back(*card);
    return list;
}

std::optional<Side> sideOf(const rules::Deck &deck, const rules::CardLibrary &library)
{
    const auto of = [&](CardId card) {
        return library[card].side() == rules::Side::Corp ? Side::Corp : Side::Runner;
    };
    if (deck.identity)
        return of(*deck.identity);
    std::set<Side> sides;
    for (const DeckCard &line : deck.cards())
        sides.insert(of(line.card));
    return sides.size() == 1 ? std::optional(*sides.begin()) : std::nullopt;
}

DeckStanding standingOf(const rules::Verdict &verdict,
                        const std::optional<tournament::DeckAcceptance> &acceptance)
{
    const auto accepted = [&](const rules::Problem &problem) {
        return acceptance
            && std::ranges::find(acceptance->problems,
                                 core::toWord(rules::problemWords, problem.code))
            != acceptance->problems.end();
    };
    if (verdict.problems.empty())
        return DeckStanding::Legal;
    return std::ranges::all_of(verdict.problems, accepted) ? DeckStanding::Accepted
                                                           : DeckStanding::Illegal;
}

JudgedDeck judged(const tournament::SubmittedDeck &deck, const rules::DeckRules &rules,
                  const rules::DeckFormat &format)
{
    JudgedDeck result{checkDeck(decklistOf(deck, rules.library()), rules, format), {}};
    result.standing = standingOf(result.checked.verdict, deck.acceptance);
    return result;
}

tournament::DeckAcceptance acceptanceOf(const rules::Verdict &verdict, std::string reason)
{
    tournament::DeckAcceptance acceptance{std::move(reason), {}};
    for (const rules::Problem &problem : verdict.problems)
        acceptance.problems.emplace_back(core::toWord(rules::problemWords, problem.code));
    return acceptance;
}

std::vector<tournament::PlayerId> drawnPlayers(const tournament::Event &event)
{
    std::set<tournament::PlayerId> players;
    for (const auto &draw : event.decks.draws)
        if (draw.round == static_cast<int>(event.rounds.size()))
            players.insert(draw.players.begin(), draw.players.end());
    return {players.begin(), players.end()};
}

std::string_view sectionOf(const rules::Card &card) { return interchange::sectionOf(card); }

std::vector<DeckCard> cardsInOrder(const rules::Deck &deck, DeckOrder order,
                                   const rules::CardLibrary &library)
{
    std::vector<DeckCard> cards(deck.cards().begin(), deck.cards().end());
    const auto key = [&](const DeckCard &line) { return library.keyOf(line.card); };
    if (order != DeckOrder::AsListed)
        std::ranges::sort(cards, {}, key);
    if (order == DeckOrder::ByType)
        std::ranges::stable_sort(cards, {}, [&](const DeckCard &line) {
            return interchange::sectionIndex(library[line.card]);
        });
    return cards;
}

std::vector<CardDifference> differences(const rules::Deck &submitted, const rules::Deck &presented,
                                        const rules::CardLibrary &library)
{
    std::map<CardId, CardDifference> counts;
    const auto count = [&](const rules::Deck &deck, int CardDifference::*where) {
        for (const DeckCard &line : deck.cards())
            counts[line.card].*where += line.quantity;
        if (deck.identity)
            ++(counts[*deck.identity].*where);
    };
    count(submitted, &CardDifference::submitted);
    count(presented, &CardDifference::presented);
    std::vector<CardDifference> result;
    for (auto &[card, difference] : counts) {
        if (difference.submitted == difference.presented)
            continue;
        difference.title = library[card].title;
        result.push_back(std::move(difference));
    }
    std::ranges::sort(result, {}, &CardDifference::title);
    return result;
}

} // namespace app
