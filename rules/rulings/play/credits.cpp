// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Cost", "Additional Costs", "Nested Costs", "Trashing as a Cost", "Credit -
// Recurring", "Credit Pool", "Bad Publicity", "Forfeit"; FAQ 1.6: "Costs".
#include "rules/rulings/play/credits.h"

#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/emptying.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace rulings {

namespace {

bool isAnything(const Filter &filter) { return filter == Filter{}; }

/// Which credits of the card those are.
Counter spentFrom(const Object &object)
{
    return object.card->recurring.refillsTo ? Counter::Recurring : Counter::Credit;
}

/// Credits of cards that may be spent on this: "use these credits to …".
std::vector<ObjectId> payingCards(const Table &table, Side side, const Purpose &purpose)
{
    std::vector<ObjectId> cards;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        const Object &object = table.state[id];
        const Recurring &recurring = object.card->recurring;
        if (object.owner != side || !recurring.there || !isActive(table.state, id)
            || isBlank(table, id) || object.counter(spentFrom(object)) == 0
            || isForbidden(table, Forbidden::Use, side, id)
            || std::ranges::find(purpose.gone, id) != purpose.gone.end())
            continue;
        const Context context = contextOf(table, id);
        const auto fits = [&](const BoundTo &use) {
            const bool there = use.where == Where::Anywhere
                || (purpose.server.exists()
                    && isServerOfKind(table.state, purpose.server, use.where, context));
            return (use.to == Spending::Anything || use.to == purpose.to) && there
                && (isAnything(use.of) || matches(table, use.of, purpose.object, context));
        };
        if (!holds(table, recurring.during, context) || std::ranges::none_of(recurring.uses, fits))
            continue;
        if (recurring.refillsTo && !object.recurringKnown)
            table.assume(Sentence::tr("all recurring credits of {card} are on it", {{"card", id}}));
        cards.push_back(id);
    }
    return cards;
}

/// Bad publicity credits that are left in this run.
int badPublicityCredits(const Table &table, Side side)
{
    const Run &run = table.state.run;
    if (side != Side::Runner || !run.on)
        return 0;
    if (!run.badPublicityCredits.isKnown() && table.state.badPublicity.isKnown()
        && table.state.badPublicity > 0)
        return run.badPublicityCredits; // They were not said to be spent: it has to be stated.
    if (!run.badPublicityCredits.isKnown()) {
        // Without any, the run began without credits for it.
        if (!table.state.badPublicity.isKnown() || table.badPublicityRemoved)
            table.assume(noBadPublicityCredits());
        return 0;
    }
    return run.badPublicityCredits;
}

/// Credits of the run and of cards, as far as they may be spent on this.
int bound(const Table &table, Side side, const Purpose &purpose)
{
    int credits = badPublicityCredits(table, side);
    for (const ObjectId card : payingCards(table, side, purpose))
        credits += table.state[card].counter(spentFrom(table.state[card]));
    return credits;
}

/// `paidFor`: the card that it is spent on, if any.
void spendRecurring(Table &table, ObjectId card, ObjectId paidFor, int &due)
{
    const Counter kind = spentFrom(table.state[card]);
    const int spent = std::min(due, table.state[card].counter(kind));
    due -= spent;
    const Object &from = table.state[card];
    const bool ofServer = paidFor.exists() && table.state[paidFor].server == from.server
        && std::ranges::any_of(from.card->recurring.uses, [](const BoundTo &use) {
                              return use.of.where == Where::ThisServer;
                          });
    const Sentence::Arguments said{{"card", card}, {"other", paidFor}, {"server", from.server}};
    if (spent > 0)
        table.say(ofServer ? Sentence::tr("{n} credit of it spent from {card}, for {other} is at "
                                          "its server ({server})",
                                          "{n} credits of it spent from {card}, for {other} is at "
                                          "its server ({server})",
                                          spent, said)
                           : Sentence::tr("{n} credit of it spent from {card}",
                                          "{n} credits of it spent from {card}", spent,
                                          {{"card", card}}),
                  {kind == Counter::Recurring ? "credit.recurring"_rule : "ability.constant"_rule});
    takeOff(table, card, kind, spent);
    if (spent > 0)
        raise(table,
              {EventKind::CardCreditsSpent, card, table.state[card].owner, Damage::Net, spent});
}

/// Those that a text wants credits from, of the cards that may pay.
std::vector<ObjectId> wantedToPay(const Table &table, const Bundle &bundle)
{
    if (bundle.creditsOf.empty())
        return {};
    auto cards = payingCards(table, bundle.payer, bundle.purpose);
    std::erase_if(cards, [&](ObjectId id) {
        return std::ranges::any_of(bundle.creditsOf, [&](const auto &wanted) {
            return !matches(table, wanted.first, id, contextOf(table, wanted.second));
        });
    });
    return cards;
}

/// “Only by spending a credit from …”: one of it comes from there first.
int spendWanted(Table &table, const Bundle &bundle)
{
    const auto cards = wantedToPay(table, bundle);
    if (cards.empty())
        return 0;
    if (bundle.creditsOnly) {
        int all = bundle.credits;
        for (const ObjectId card : cards)
            spendRecurring(table, card, bundle.purpose.object, all);
        return bundle.credits - all;
    }
    int due = 1;
    spendRecurring(
        table, table.pick(bundle.payer, Sentence::tr("which bound credits are spent first"), cards),
        bundle.purpose.object, due);
    return 1 - due;
}

/// From several sources the payer takes as he likes: each may be the one that is emptied first.
void spendBound(Table &table, const Bundle &bundle, int due)
{
    const int ofRun = badPublicityCredits(table, bundle.payer);
    auto cards = payingCards(table, bundle.payer, bundle.purpose);
    std::vector<Sentence> labels;
    for (const ObjectId card : cards)
        labels.emplace_back(card);
    if (ofRun > 0)
        labels.push_back(Sentence::tr("bad publicity"));
    if (due < bound(table, bundle.payer, bundle.purpose) && labels.size() > 1) {
        const std::size_t first = table.choose(
            bundle.payer, Sentence::tr("which bound credits are spent first"), std::move(labels));
        if (first < cards.size())
            spendRecurring(table, cards[first], bundle.purpose.object, due);
    }
    if (ofRun > 0) {
        const int spent = std::min(due, ofRun);
        table.state.run.badPublicityCredits -= spent;
        due -= spent;
        if (spent > 0)
            table.say(Sentence::tr("{n} credit of it is one that bad publicity gave for this run",
                                   "{n} credits of it are ones that bad publicity gave for this "
                                   "run",
                                   spent),
                      {"run.bad-publicity"_rule});
    }
    for (const ObjectId card : cards)
        spendRecurring(table, card, bundle.purpose.object, due);
}

} // namespace

void spendCredits(Table &table, const Bundle &bundle)
{
    if (bundle.credits == 0)
        return;
    Player &player = table.state.player(bundle.payer);
    const int due = bundle.credits - spendWanted(table, bundle);
    const int others = std::min(bound(table, bundle.payer, bundle.purpose), due);
    int fromPool = due - others;
    if (others > 0) {
        const int most = std::min(static_cast<int>(player.credits), due);
        if (most > fromPool
            && table.choose(bundle.payer, Sentence::tr("which credits are spent"),
                            {Sentence::tr("those bound to this first"),
                             Sentence::tr("those of the pool first")})
                == 1)
            fromPool = most;
    }
    spendBound(table, bundle, due - fromPool);
    player.credits -= fromPool;
    if (fromPool > 0 && player.credits.isKnown() && player.credits == 0)
        raise(table, {EventKind::NoCredits, {}, bundle.payer});
}

bool lacksWantedCredits(const Table &table, const Bundle &bundle)
{
    if (bundle.creditsOf.empty())
        return false;
    const auto cards = wantedToPay(table, bundle);
    if (!bundle.creditsOnly)
        return cards.empty();
    int there = 0;
    for (const ObjectId card : cards)
        there += table.state[card].counter(spentFrom(table.state[card]));
    return there < bundle.credits;
}

bool mayPayFor(const Table &table, const Bundle &bundle, ObjectId card)
{
    // One that is paid with the very credit a text wants from certain cards takes no other.
    const bool ofWanted = !bundle.creditsOf.empty() && (bundle.creditsOnly || bundle.credits <= 1);
    const auto cards =
        ofWanted ? wantedToPay(table, bundle) : payingCards(table, bundle.payer, bundle.purpose);
    return std::ranges::find(cards, card) != cards.end();
}

int creditsAvailable(const Table &table, Side side, const Purpose &purpose)
{
    return isForbidden(table, Forbidden::SpendCredits, side, {})
        ? 0
        : table.state.player(side).credits + bound(table, side, purpose);
}

Sentence notForThis(const Table &table, Side side, const Purpose &purpose)
{
    const auto paying = payingCards(table, side, purpose);
    std::vector<Sentence> others;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        if (const ObjectId id{static_cast<std::int16_t>(i)}; table.state[id].owner == side
            && table.state[id].card->recurring.there && isActive(table.state, id)
            && table.state[id].counter(spentFrom(table.state[id])) > 0
            && std::ranges::find(paying, id) == paying.end())
            others.emplace_back(id);
    return others.empty() ? Sentence() : Sentence::list(std::move(others));
}

Sentence withWhat(const Table &table, const Bundle &bundle)
{
    const bool ofCards = bundle.creditsOnly && !bundle.creditsOf.empty(); // and of no pool
    if (bundle.credits <= 0
        || (!ofCards && bundle.credits <= table.state.player(bundle.payer).credits))
        return {};
    const auto paying =
        ofCards ? wantedToPay(table, bundle) : payingCards(table, bundle.payer, bundle.purpose);
    std::vector<Sentence> cards(paying.begin(), paying.end());
    const int pool = table.state.player(bundle.payer).credits;
    if (paying.size() == 1 && pool > 0 && !ofCards) {
        const Object &card = table.state[paying.front()];
        const int of = std::min(bundle.credits, card.counter(spentFrom(card)));
        if (of < bundle.credits)
            //: what a cost can be paid with: "2 credits of Scrubber and 2 of the credit pool"
            return Sentence::tr("{credits} of {card} and {rest} of the credit pool",
                                {{"credits", credits(of)},
                                 {"card", paying.front()},
                                 {"rest", bundle.credits - of}});
    }
    //: what a cost can be paid with: "credits of Cyberfeeder, Toolbox"
    return cards.empty() ? Sentence()
                         : Sentence::tr("credits of {cards}", {{"cards", Sentence::list(cards)}});
}

int chooseSecretly(Table &table, Side side, int most)
{
    std::optional<Table::Never> never;
    if (isForbidden(table, Forbidden::SpendTwo, side, {}))
        never = {2, whyForbidden(table, Forbidden::SpendTwo, side, {}, {})};
    return table.chooseNumber(
        side, Sentence::tr("what {player} spends secretly", {{"player", side}}), most, {}, never);
}

} // namespace rulings
