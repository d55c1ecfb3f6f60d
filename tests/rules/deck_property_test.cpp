// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/deck_oracle.h"
#include "rules/deck_support.h"
#include "support/cases.h"

#include <catch2/catch.hpp>

#include <map>
#include <set>

using rules::Card;
using rules::CardId;
using rules::CardType;
using rules::Deck;
using rules::DeckCard;
using rules::DeckFormat;
using rules::Effect;

namespace {

/// One event for every kind of list and pool there is.
std::vector<DeckFormat> formats()
{
    std::vector<DeckFormat> all{
        formatOf("2013-06-01"),
        formatOf("2015-12-31"),
        formatOf("2016-03-05"),
        formatOf("2016-09-01"),
        formatOf("2017-05-01"),
        formatOf("2017-12-20", "auto", "rotation_2017"),
        formatOf("2018-10-01", "auto", "rotation_2017"),
        formatOf("2018-10-01", "none"),
        formatOf("2020-07-01", "auto", "rotation_2019"),
        formatOf("2022-01-15", "eternal_points_list_21_11", "eternal"),
        formatOf("2023-05-01"),
        formatOf("2025-05-15", "startup_balance_update_25_04", "startup_elevation"),
        formatOf("2021-05-01", "none", "system_gateway"),
        formatOf("2016-03-05")};
    all.back().draft = true;
    return all;
}

/// A card the identity may play for nothing that satisfies `which` and is not in the deck.
template <class Which>
std::optional<CardId> another(const Deck &deck, core::Random &random, Which which)
{
    std::vector<CardId> found;
    for (std::size_t i = 0; i < rules::cardLibrary().cards().size(); ++i) {
        const CardId id{static_cast<std::uint16_t>(i)};
        const auto &special = rules::deckRules();
        if (deck.copiesOf(id) == 0 && !special.freeWhen(id) && which(id, factsOf(id)))
            found.push_back(id);
    }
    if (found.empty())
        return std::nullopt;
    return found[random.below(static_cast<std::uint32_t>(found.size()))];
}

/// A line whose card costs nothing, is no agenda and on no list, so that taking it out breaks
/// nothing else; conditions of alliance cards are not relied upon by the generator.
std::optional<CardId> filler(const Deck &deck, const DeckFormat &format)
{
    for (const DeckCard &line : deck.cards())
        if (factsOf(line.card).type != CardType::Agenda
            && isFiller(factsOf(line.card), line.card, factsOf(*deck.identity), format))
            return line.card;
    return std::nullopt;
}

Deck exchanged(const Deck &deck, CardId out, CardId in)
{
    Deck changed = withCopies(deck, out, deck.copiesOf(out) - 1);
    changed.add(in, 1);
    return changed;
}

bool isReleased(const Card &card, const DeckFormat &format)
{
    return card.released && *card.released <= format.date;
}

bool isPlain(CardId id, const Card &card, const DeckFormat &format)
{
    return card.type != CardType::Identity && isReleased(card, format)
        && !rules::deckRules().setApart(id)
        && (!format.list || format.list->mark(id).effect == Effect::None)
        && (!format.pool || format.pool->contains(id));
}

struct Change {
    const char *code;
    /// The deck with this one rule broken; nothing where this identity or format cannot break it.
    std::optional<Deck> (*apply)(const Deck &, const DeckFormat &, core::Random &);
};

using Changed = std::optional<Deck>;

Changed withTitle(const Deck &deck, const DeckFormat &format, std::optional<CardId> title)
{
    const auto out = filler(deck, format);
    return title && out ? Changed(exchanged(deck, *out, *title)) : std::nullopt;
}

const Card &owner(const Deck &deck) { return factsOf(*deck.identity); }

bool isFree(const Deck &deck, const Card &card)
{
    const bool own = card.faction == owner(deck).faction && !isNeutral(card.faction);
    return card.side() == owner(deck).side() && (own || card.influence == 0);
}

/// Any title of this kind of mark that costs nothing else.
Changed withMark(const Deck &deck, const DeckFormat &format, core::Random &random,
                 std::initializer_list<Effect> effects, int least = 1)
{
    return withTitle(deck, format, another(deck, random, [&](CardId id, const Card &card) {
                         const auto mark = format.list ? format.list->mark(id) : rules::ListMark();
                         return isFree(deck, card) && isReleased(card, format)
                             && card.type != CardType::Identity && card.type != CardType::Agenda
                             && !rules::deckRules().setApart(id)
                             && (!format.pool || format.pool->contains(id)) && mark.value >= least
                             && std::ranges::find(effects, mark.effect) != effects.end();
                     }));
}

const std::vector<Change> &changes()
{
    static const std::vector<Change> all{
        {"NO_IDENTITY",
         [](const Deck &deck, const DeckFormat &format, core::Random &) -> Changed {
             Deck changed = deck;
             changed.identity.reset();
             // Without the identity nobody knows that a draft or an odd pool allows the rest.
             return format.draft || owner(deck).minimumSize < 40 ? std::nullopt : Changed(changed);
         }},
        {"IDENTITY_IN_DECK",
         [](const Deck &deck, const DeckFormat &, core::Random &) -> Changed {
             Deck changed = deck;
             changed.add(*deck.identity, 1);
             return changed;
         }},
        {"UNKNOWN_CARD",
         [](const Deck &deck, const DeckFormat &, core::Random &) -> Changed {
             Deck changed = deck;
             changed.unknown.emplace_back("3x Hegde Fund");
             return changed;
         }},
        {"DECK_SIZE",
         [](const Deck &deck, const DeckFormat &format, core::Random &) -> Changed {
             Deck changed = deck;
             while (checked(changed, format).size >= owner(deck).minimumSize) {
                 const auto out = filler(changed, format);
                 if (!out)
                     return std::nullopt;
                 changed = withCopies(changed, *out, changed.copiesOf(*out) - 1);
             }
             return changed;
         }},
        {"TOO_MANY_COPIES",
         [](const Deck &deck, const DeckFormat &format, core::Random &) -> Changed {
             const auto title = filler(deck, format);
             if (!title)
                 return std::nullopt;
             Deck changed = deck;
             while (checked(changed, format).legal()) {
                 const auto out = std::ranges::find_if(changed.cards(), [&](const DeckCard &line) {
                     return line.card != *title && factsOf(line.card).type != CardType::Agenda
                         && isFiller(factsOf(line.card), line.card, owner(deck), format);
                 });
                 if (out == changed.cards().end())
                     return std::nullopt;
                 changed = exchanged(changed, out->card, *title);
             }
             return changed;
         }},
        {"WRONG_SIDE",
         [](const Deck &deck, const DeckFormat &format, core::Random &random) -> Changed {
             return withTitle(deck, format, another(deck, random, [&](CardId id, const Card &card) {
                                  return card.side() != owner(deck).side() && card.influence == 0
                                      && card.type != CardType::Agenda && isPlain(id, card, format);
                              }));
         }},
        {"INFLUENCE",
         [](const Deck &deck, const DeckFormat &format, core::Random &random) -> Changed {
             if (!owner(deck).influenceLimit)
                 return std::nullopt;
             Changed changed = deck;
             while (changed && checked(*changed, format).legal()) {
                 const auto *rule = rules::deckRules().ruleOf(*deck.identity);
                 changed = withTitle(
                     *changed, format, another(*changed, random, [&](CardId id, const Card &card) {
                         return card.side() == owner(deck).side() && card.influence.value_or(0) > 0
                             && card.faction != owner(deck).faction && card.type != CardType::Agenda
                             && isPlain(id, card, format)
                             && !(rule
                                  && (rule->forbiddenFaction == card.faction
                                      || rule->firstCopyFree == card.type));
                     }));
             }
             return changed;
         }},
        {"OUT_OF_FACTION_AGENDA",
         [](const Deck &deck, const DeckFormat &format, core::Random &random) -> Changed {
             const auto *rule = rules::deckRules().ruleOf(*deck.identity);
             if (owner(deck).side() == rules::Side::Runner
                 || (rule && (rule->anyAgendas || rule->agendasPerFaction)))
                 return std::nullopt;
             for (const DeckCard &line : deck.cards()) {
                 if (factsOf(line.card).type != CardType::Agenda)
                     continue;
                 const auto title = another(deck, random, [&](CardId id, const Card &card) {
                     return card.type == CardType::Agenda && !card.influence
                         && card.faction != owner(deck).faction
                         && !(rule && rule->forbiddenFaction == card.faction)
                         && card.agendaPoints == factsOf(line.card).agendaPoints
                         && isPlain(id, card, format);
                 });
                 if (title)
                     return exchanged(deck, line.card, *title);
             }
             return std::nullopt;
         }},
        {"AGENDA_POINTS",
         [](const Deck &deck, const DeckFormat &format, core::Random &random) -> Changed {
             if (owner(deck).side() == rules::Side::Runner || format.draft)
                 return std::nullopt;
             Changed changed = deck;
             while (changed && checked(*changed, format).legal()) {
                 const auto agenda =
                     std::ranges::find_if(changed->cards(), [](const DeckCard &line) {
                         return factsOf(line.card).type == CardType::Agenda;
                     });
                 const auto in = another(*changed, random, [&](CardId id, const Card &card) {
                     return card.type != CardType::Agenda && isPlain(id, card, format)
                         && isFiller(card, id, owner(deck), format);
                 });
                 changed = in ? Changed(exchanged(*changed, agenda->card, *in)) : std::nullopt;
             }
             return changed;
         }},
        {"NOT_RELEASED",
         [](const Deck &deck, const DeckFormat &format, core::Random &random) -> Changed {
             return withTitle(
                 deck, format, another(deck, random, [&](CardId id, const Card &card) {
                     return card.type != CardType::Identity && card.type != CardType::Agenda
                         && isFree(deck, card) && !rules::deckRules().setApart(id)
                         && !isReleased(card, format)
                         && (!format.list || format.list->mark(id).effect == Effect::None);
                 }));
         }},
        {"ROTATED",
         [](const Deck &deck, const DeckFormat &format, core::Random &random) -> Changed {
             if (!format.pool)
                 return std::nullopt;
             return withTitle(
                 deck, format, another(deck, random, [&](CardId id, const Card &card) {
                     return card.type != CardType::Identity && card.type != CardType::Agenda
                         && isFree(deck, card) && !rules::deckRules().setApart(id)
                         && isReleased(card, format) && !format.pool->contains(id)
                         && (!format.list || format.list->mark(id).effect == Effect::None);
                 }));
         }},
        {"BANNED",
         [](const Deck &deck, const DeckFormat &format, core::Random &random) -> Changed {
             return withMark(deck, format, random, {Effect::Banned, Effect::BannedSubtype}, 0);
         }},
        {"RESTRICTED",
         [](const Deck &deck, const DeckFormat &format, core::Random &random) -> Changed {
             Changed changed = withMark(deck, format, random, {Effect::Restricted});
             if (changed && checked(*changed, format).legal())
                 changed = withMark(*changed, format, random, {Effect::Restricted});
             return changed;
         }},
        {"POINTS",
         [](const Deck &deck, const DeckFormat &format, core::Random &random) -> Changed {
             Changed changed = deck;
             while (changed && checked(*changed, format).legal())
                 changed = withMark(*changed, format, random, {Effect::Points});
             return changed;
         }},
        {"FORBIDDEN_FACTION",
         [](const Deck &deck, const DeckFormat &format, core::Random &random) -> Changed {
             const auto *rule = rules::deckRules().ruleOf(*deck.identity);
             if (!rule || !rule->forbiddenFaction)
                 return std::nullopt;
             for (const auto &[out, pips] : checked(deck, format).influence.byCard) {
                 const int price = pips / deck.copiesOf(out);
                 const auto in = another(deck, random, [&](CardId id, const Card &card) {
                     return card.faction == *rule->forbiddenFaction && card.influence
                         && *card.influence <= price && isPlain(id, card, format);
                 });
                 if (in)
                     return exchanged(deck, out, *in);
             }
             return std::nullopt;
         }},
        {"CAMPAIGN_ONLY",
         [](const Deck &deck, const DeckFormat &format, core::Random &random) -> Changed {
             return withTitle(
                 deck, format, another(deck, random, [&](CardId id, const Card &card) {
                     return rules::deckRules().setApart(id) == rules::ProblemCode::CampaignOnly
                         && card.type != CardType::Agenda && isFree(deck, card)
                         && (!format.list || format.list->mark(id).effect == Effect::None);
                 }));
         }},
    };
    return all;
}

bool agree(const Deck &deck, const DeckFormat &format, const OracleVerdict &expected)
{
    const auto verdict = checked(deck, format);
    std::set<std::string> codes;
    for (const auto &problem : verdict.problems)
        codes.emplace(core::toWord(rules::problemWords, problem.code));
    const bool same = codes == expected.codes
        && (!deck.identity
            || (verdict.size == expected.size && verdict.influence.spent == expected.spent
                && verdict.influence.universal == expected.universal
                && verdict.influence.limit.value_or(-1) == expected.limit
                && verdict.agendaPoints == expected.points));
    if (!same) {
        INFO(shown(deck));
        INFO("on " << toString(format.date) << ": " << codesOf(verdict) << ", spent "
                   << verdict.influence.spent << " + " << verdict.influence.universal);
        FAIL_CHECK("the two validators differ");
    }
    return same;
}

/// Anything at all: any cards in any numbers with any identity.
Deck anyDeck(core::Random &random)
{
    const auto count = static_cast<std::uint32_t>(rules::cardLibrary().cards().size());
    const auto any = [&] { return CardId{static_cast<std::uint16_t>(random.below(count))}; };
    Deck deck;
    while (!deck.identity) {
        const CardId id = any();
        if (factsOf(id).type == CardType::Identity)
            deck.identity = id;
    }
    const auto lines = random.below(30);
    while (deck.cards().size() < lines) {
        const CardId id = any();
        // Mostly of one side, or every deck would break the same rule.
        if (factsOf(id).side() == owner(deck).side() || random.below(50) == 0)
            deck.add(id, 1 + static_cast<int>(random.below(random.below(8) == 0 ? 5 : 3)));
    }
    return deck;
}

/// How many of so many random decks both judge alike.
int agreements(int decks, std::uint64_t seed)
{
    core::Random random(seed);
    const auto all = formats();
    int agreed = 0;
    for (int i = 0; i < decks; ++i) {
        const Deck deck = anyDeck(random);
        const DeckFormat &format = all[random.below(static_cast<std::uint32_t>(all.size()))];
        agreed += agree(deck, format, oracle(deck, format)) ? 1 : 0;
    }
    return agreed;
}

} // namespace

TEST_CASE("random legal decks of every identity are legal, whatever the order of their lines")
{
    core::Random random(2016);
    int decks = 0;
    for (const DeckFormat &format : formats())
        for (const CardId identity : identitiesIn(format)) {
            const Deck deck = randomLegalDeck(identity, format, random);
            const auto verdict = checked(deck, format);
            if (!verdict.legal()) {
                INFO(shown(deck));
                FAIL_CHECK(codesOf(verdict) << " on " << toString(format.date));
            }
            agree(deck, format, oracle(deck, format));
            std::vector<DeckCard> lines;
            for (const DeckCard &line : deck.cards())
                for (int i = 0; i < line.quantity; ++i)
                    lines.push_back({line.card, 1}); // every copy a line of its own
            random.shuffle(std::span(lines));
            Deck shuffled;
            shuffled.identity = deck.identity;
            for (const DeckCard &line : lines)
                shuffled.add(line.card, line.quantity);
            CHECK(shuffled.sameCards(deck));
            const auto again = checked(shuffled, format);
            CHECK(again.legal());
            CHECK(again.influence.total() == verdict.influence.total());
            ++decks;
        }
    CHECK(decks > 700);
}

TEST_CASE("one change breaks one rule, and exactly that one is told")
{
    core::Random random(22);
    std::map<std::string, int> broken;
    int decks = 0;
    for (const DeckFormat &format : formats())
        for (const CardId identity : identitiesIn(format)) {
            if (decks++ % support::stride != 0)
                continue;
            const Deck deck = randomLegalDeck(identity, format, random);
            for (const Change &change : changes()) {
                const auto changed = change.apply(deck, format, random);
                if (!changed)
                    continue;
                ++broken[change.code];
                const auto verdict = checked(*changed, format);
                if (codesOf(verdict) != change.code) {
                    INFO(shown(*changed));
                    FAIL_CHECK("expected " << change.code << ", told " << codesOf(verdict) << " on "
                                           << toString(format.date));
                }
                if (changed->identity)
                    agree(*changed, format, oracle(*changed, format));
            }
        }
    for (const Change &change : changes()) {
        INFO(change.code << ": " << broken[change.code] << " decks");
        CHECK(broken[change.code] >= 2);
    }
}

TEST_CASE("two validators written apart agree on 10,000 decks of any kind")
{
    CHECK(agreements(10'000, 1) == 10'000);
}

TEST_CASE("two validators written apart agree on a million decks of any kind", "[.long][long]")
{
    CHECK(agreements(1'000'000, 2) == 1'000'000);
}
