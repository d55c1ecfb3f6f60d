// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/influence.h"

namespace rules {

namespace {

/// Copies that cost influence. The Professor has the first copy of each program free; his exemption
/// holds for universal influence as well (the designer in May 2017; no ruling is printed).
int payingCopies(const DeckCard &line, const Card &card, const IdentityRule *rule)
{
    const bool firstFree = rule && rule->firstCopyFree == card.type;
    return line.quantity - (firstFree ? 1 : 0);
}

} // namespace

int pipsOf(const Card &card, const Card &identity)
{
    if (card.faction == identity.faction && !isNeutral(card.faction))
        return 0;
    return card.influence.value_or(0);
}

bool isFree(CardId card, const Deck &deck, const DeckRules &rules)
{
    const CardCondition *condition = rules.freeWhen(card);
    if (!condition)
        return false;
    int count = 0;
    for (const DeckCard &line : deck.cards()) {
        const Card &other = rules.library()[line.card];
        if (other.type != CardType::Identity && condition->counts(line.card, other))
            count += line.quantity;
    }
    return condition->isMetBy(count);
}

InfluenceCount countInfluence(const Deck &deck, CardId identity, const DeckRules &rules,
                              const RestrictionList *list)
{
    const Card &owner = rules.library()[identity];
    const IdentityRule *rule = rules.ruleOf(identity);
    InfluenceCount count;
    count.limitPrinted = owner.influenceLimit;
    int penalty = 0;
    for (const DeckCard &line : deck.cards()) {
        const Card &card = rules.library()[line.card];
        if (card.type == CardType::Identity)
            continue;
        const int paying = payingCopies(line, card, rule);
        const int pips = pipsOf(card, owner) * paying;
        if (pips > 0 && !isFree(line.card, deck, rules)) {
            count.spent += pips;
            count.byCard.push_back({line.card, pips});
        }
        const ListMark mark = list ? list->mark(line.card) : ListMark();
        if (mark.effect == Effect::InfluencePenalty)
            penalty += mark.value * line.quantity;
        else if (mark.effect == Effect::UniversalInfluence)
            count.universal += mark.value * paying;
        else
            continue;
        count.listCopies += line.quantity;
    }
    // Tournament Rules 3.0.2, "Appendix A": the reduction stops at 1.
    if (owner.influenceLimit)
        count.limit =
            penalty > 0 ? std::max(1, *owner.influenceLimit - penalty) : *owner.influenceLimit;
    return count;
}

} // namespace rules
