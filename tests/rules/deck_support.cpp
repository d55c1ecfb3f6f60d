// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/deck_support.h"
#include "support/places.h"

#include <catch2/catch.hpp>

#include <algorithm>

using rules::Card;
using rules::CardId;
using rules::CardType;
using rules::Deck;
using rules::DeckCard;
using rules::DeckFormat;
using rules::Effect;

namespace {

std::vector<CardId> allCards()
{
    std::vector<CardId> ids;
    for (std::size_t i = 0; i < rules::cardLibrary().cards().size(); ++i)
        ids.push_back({static_cast<std::uint16_t>(i)});
    return ids;
}

bool isLegalTitle(CardId id, const DeckFormat &format)
{
    const Card &card = factsOf(id);
    const auto *rule = rules::deckRules().ruleOf(id);
    if (rule && rule->onlyInPool && (!format.pool || format.pool->id != *rule->onlyInPool))
        return false;
    const auto apart = rules::deckRules().setApart(id);
    if (apart)
        return format.draft && *apart == rules::ProblemCode::DraftOnly;
    return card.released && *card.released <= format.date
        && (!format.pool || format.pool->contains(id));
}

int copiesAllowed(CardId id, CardId identity, const DeckFormat &format)
{
    const auto *rule = rules::deckRules().ruleOf(identity);
    const int limit = rules::deckLimit(factsOf(id), format.date);
    return rule && rule->mostCopies ? std::min(limit, *rule->mostCopies) : limit;
}

int sizeOf(const Deck &deck)
{
    int size = 0;
    for (const DeckCard &line : deck.cards())
        size += line.quantity;
    return size;
}

int pointsOf(const Deck &deck)
{
    int points = 0;
    for (const DeckCard &line : deck.cards())
        points += line.quantity * factsOf(line.card).agendaPoints;
    return points;
}

/// Agendas of this deck so that it has between `least` and `most` points, or no deck after many
/// attempts.
bool addAgendas(Deck &deck, const std::vector<CardId> &agendas, int least, int most,
                const DeckFormat &format, core::Random &random)
{
    for (int attempt = 0; attempt < 200; ++attempt) {
        Deck trial = deck;
        auto order = agendas;
        random.shuffle(std::span(order));
        for (const CardId id : order) {
            const Card &card = factsOf(id);
            const int room = copiesAllowed(id, *deck.identity, format) - trial.copiesOf(id);
            for (int i = 0;
                 i < room && pointsOf(trial) < least && pointsOf(trial) + card.agendaPoints <= most;
                 ++i) {
                const bool limited = format.list && format.list->mostThreePointAgendas;
                if (limited && card.agendaPoints >= 3)
                    break;
                trial.add(id, 1);
            }
        }
        if (pointsOf(trial) >= least) {
            deck = trial;
            return true;
        }
    }
    return false;
}

} // namespace

CardId cardOf(std::string_view title)
{
    const auto id = rules::cardLibrary().findTitle(title);
    if (!id)
        FAIL("there is no card " << std::string(title));
    return *id;
}

const Card &factsOf(CardId id) { return rules::cardLibrary()[id]; }

DeckFormat formatOf(std::string_view day, std::string_view list, std::string_view pool)
{
    const auto &rules = rules::deckRules();
    DeckFormat format = rules::formatOn(rules, rules::parseDate(day).value());
    if (list != "auto")
        format.list = list == "none" ? nullptr : rules.findList(list);
    if ((list != "auto" && list != "none" && !format.list)
        || (!pool.empty() && !rules.findPool(pool)))
        FAIL("there is no list " << std::string(list) << " or pool " << std::string(pool));
    if (!pool.empty())
        format.pool = rules.findPool(pool);
    return format;
}

Deck deckOf(std::string_view identity, const Copies &lines)
{
    Deck deck;
    if (!identity.empty())
        deck.identity = cardOf(identity);
    for (const auto &[title, quantity] : lines)
        deck.add(cardOf(title), quantity);
    return deck;
}

bool isFiller(const Card &card, CardId id, const Card &identity, const DeckFormat &format)
{
    const bool own = card.faction == identity.faction && !isNeutral(card.faction);
    const bool free = own || (isNeutral(card.faction) && card.influence == 0)
        || (!identity.influenceLimit && card.influence);
    const bool listed = format.list && format.list->mark(id).effect != Effect::None;
    return card.type != CardType::Identity && card.side() == identity.side() && free && !listed
        && isLegalTitle(id, format) && !card.hasSubtype("Directive")
        && !card.hasSubtype("Alliance");
}

void complete(Deck &deck, const DeckFormat &format, core::Random &random, int size,
              const Filter &filter)
{
    const Card &identity = factsOf(deck.identity.value());
    const int target = std::max(size, identity.minimumSize);
    std::vector<CardId> agendas;
    std::vector<CardId> others;
    for (const CardId id : allCards()) {
        const Card &card = factsOf(id);
        if (!isFiller(card, id, identity, format))
            continue;
        if (card.type == CardType::Agenda)
            agendas.push_back(id);
        else if (!filter || filter(card))
            others.push_back(id);
    }
    if (identity.side() == rules::Side::Corp) {
        const auto range = rules::agendaRange(target);
        if (!addAgendas(deck, agendas, range.least, range.most, format, random))
            FAIL("no agendas for " << identity.title);
    }
    random.shuffle(std::span(others));
    for (const CardId id : others) {
        const int room = std::min(copiesAllowed(id, *deck.identity, format) - deck.copiesOf(id),
                                  target - sizeOf(deck));
        if (room > 0)
            deck.add(id, 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(room))));
    }
    for (const CardId id : others) {
        const int room = std::min(copiesAllowed(id, *deck.identity, format) - deck.copiesOf(id),
                                  target - sizeOf(deck));
        if (room > 0)
            deck.add(id, room);
    }
    if (sizeOf(deck) < target)
        FAIL("not enough cards for " << identity.title);
}

Deck completed(std::string_view identity, const Copies &lines, const DeckFormat &format, int size,
               const Filter &filter)
{
    Deck deck = deckOf(identity, lines);
    core::Random random(7);
    complete(deck, format, random, size, filter);
    return deck;
}

std::vector<CardId> identitiesIn(const DeckFormat &format)
{
    std::vector<CardId> identities;
    for (const CardId id : allCards()) {
        const auto effect = format.list ? format.list->mark(id).effect : Effect::None;
        if (factsOf(id).type == CardType::Identity && isLegalTitle(id, format)
            && effect != Effect::Banned)
            identities.push_back(id);
    }
    return identities;
}

Deck randomLegalDeck(CardId identity, const DeckFormat &format, core::Random &random)
{
    const Card &owner = factsOf(identity);
    const auto *rule = rules::deckRules().ruleOf(identity);
    Deck deck;
    deck.identity = identity;
    auto order = allCards();
    random.shuffle(std::span(order));
    const int size = owner.minimumSize + static_cast<int>(random.below(5));
    int spent = 0;
    int universal = 0;
    int penalty = 0;
    const auto markOf = [&](CardId id) {
        return format.list ? format.list->mark(id) : rules::ListMark();
    };
    int restricted = markOf(identity).effect == Effect::Restricted ? 1 : 0;
    int points = markOf(identity).effect == Effect::Points ? markOf(identity).value : 0;
    const int limit = owner.influenceLimit.value_or(15);
    for (const CardId id : order) {
        const Card &card = factsOf(id);
        if (card.side() != owner.side() || card.type == CardType::Identity
            || card.type == CardType::Agenda || !isLegalTitle(id, format) || !card.influence
            || card.hasSubtype("Directive") || (rule && rule->forbiddenFaction == card.faction)
            || 2 * sizeOf(deck) > size)
            continue;
        const auto mark = markOf(id);
        const int copies = 1
            + static_cast<int>(random.below(
                static_cast<std::uint32_t>(copiesAllowed(id, identity, format))));
        const bool own = card.faction == owner.faction && !isNeutral(card.faction);
        const int pips = own ? 0 : *card.influence * copies;
        const int more = mark.effect == Effect::UniversalInfluence ? mark.value * copies : 0;
        const int less = mark.effect == Effect::InfluencePenalty ? mark.value * copies : 0;
        if (spent + pips + universal + more > std::max(std::min(1, limit), limit - penalty - less)
            || mark.effect == Effect::Banned || mark.effect == Effect::BannedSubtype
            || (mark.effect == Effect::Restricted && restricted == 1)
            || (mark.effect == Effect::Points && points + mark.value > *format.list->pointLimit)
            || (pips == 0 && mark.effect == Effect::None && random.below(4) != 0))
            continue;
        spent += pips;
        universal += more;
        penalty += less;
        restricted += mark.effect == Effect::Restricted ? 1 : 0;
        points += mark.effect == Effect::Points ? mark.value : 0;
        deck.add(id, copies);
    }
    complete(deck, format, random, size);
    return deck;
}

Deck withCopies(const Deck &deck, CardId card, int copies)
{
    Deck changed;
    changed.identity = deck.identity;
    changed.startingCards = deck.startingCards;
    changed.unknown = deck.unknown;
    for (const DeckCard &line : deck.cards())
        if (line.card != card)
            changed.add(line.card, line.quantity);
    if (copies > 0)
        changed.add(card, copies);
    return changed;
}

rules::Verdict checked(const Deck &deck, const DeckFormat &format)
{
    return rules::checkDeck(deck, rules::deckRules(), format);
}

std::string codesOf(const rules::Verdict &verdict)
{
    std::string codes;
    for (const auto &problem : verdict.problems)
        codes += (codes.empty() ? "" : " ")
            + std::string(core::toWord(rules::problemWords, problem.code));
    return codes;
}

std::string cardsOf(const rules::Verdict &verdict, rules::ProblemCode code)
{
    std::string titles;
    if (const auto *problem = verdict.find(code))
        for (const CardId id : problem->cards)
            titles += (titles.empty() ? "" : ", ") + factsOf(id).title;
    return titles;
}

core::Json cardFactsIn(const std::string &name)
{
    auto json = core::parseJson(support::contentOf(support::referenceMaterial() / "cards" / name));
    return json ? std::move(*json) : core::Json();
}

std::string shown(const Deck &deck)
{
    std::string text = deck.identity ? factsOf(*deck.identity).title : "no identity";
    for (const DeckCard &line : deck.cards())
        text += "\n" + std::to_string(line.quantity) + " " + factsOf(line.card).title;
    return text;
}
