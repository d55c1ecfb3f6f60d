// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `play` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/one_by_one.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/playing.h"
#include "rules/rulings/play/price.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

namespace rulings {

namespace {

struct PlayHow {
    bool ignoringCosts = false;
    bool ignoringAdditional = false;
    bool removed = false; ///< from the game instead of trashed
};

How readPlayHow(const core::JsonPlace &place)
{
    PlayHow how;
    fill(how.ignoringCosts, place, "ignoring_costs");
    fill(how.ignoringAdditional, place, "ignoring_additional");
    fill(how.removed, place, "removed");
    return how;
}

Bundle costOfPlaying(const Table &table, Side by, ObjectId id, const PlayHow &how)
{
    Bundle cost;
    cost.payer = by;
    cost.purpose = {id, Spending::Play};
    if (how.ignoringCosts)
        return cost;
    cost.credits = value(table, Value::PlayCost, id);
    if (!how.ignoringAdditional)
        (void)addAdditional(table, cost, Initiated::Play, id);
    return cost;
}

/// What cannot be played may be chosen where a version lets a text be used in vain.
void playEach(Table &table, const Effect &effect, Context &context)
{
    const Side by = playerOf(effect, context);
    const auto &how = effect.as<PlayHow>();
    oneByOne(table, effect, context, "play.one-by-one"_rule, [&](ObjectId id) {
        Judgement judgement;
        judgePlaying(judgement, table, by, id);
        const Bundle cost = costOfPlaying(table, by, id, how);
        const auto lacking = whatIsLacking(table, cost);
        if (table.setting("use.must-change-something")) {
            requireAllowed(table, judgement);
            if (lacking)
                throw NotAllowed{Sentence::tr("it costs {price}, and {why}",
                                              {{"price", inWords(cost)}, {"why", *lacking}})};
        } else if (const Check *refusal = judgement.refusal(*table.book)) {
            table.say(
                Sentence::tr("{card} is not played: {why}", {{"card", id}, {"why", refusal->what}}),
                {refusal->rule});
            return;
        } else if (lacking) {
            table.say(Sentence::tr("{card} costs {price}, and {why}: it is not played",
                                   {{"card", id}, {"price", inWords(cost)}, {"why", *lacking}}),
                      "cost.all-or-nothing"_rule, priceOf(cost));
            return;
        }
        table.say(cost.clicks == 0
                      ? Sentence::tr("{player} plays {card} without a click for it",
                                     {{"player", by}, {"card", id}})
                      : Sentence::tr("{player} plays {card}", {{"player", by}, {"card", id}}),
                  {});
        if (how.removed)
            table.state[id].leavesGame = true;
        (void)play(table, by, id, cost);
        table.state[id].leavesGame = false;
    });
}

bool couldPlay(const Table &table, const Effect &effect, const Context &context)
{
    return anyCardChanges(table, effect, context, [&](ObjectId id) {
        const Object &object = table.state[id];
        Judgement judgement;
        judgePlaying(judgement, table, object.owner, id);
        if (!judgement.allowed(*table.book))
            return false;
        return isAffordable(table, costOfPlaying(table, object.owner, id, effect.as<PlayHow>()));
    });
}

Sentence describePlay(const Effect &effect, Side owner)
{
    const auto &how = effect.as<PlayHow>();
    const Side side = playerMeant(effect, owner);
    const Sentence cards = describeTaken(effect, owner);
    if (how.removed)
        return Sentence::tr("{player} plays {cards} without paying for it; it is removed from the "
                            "game instead of trashed",
                            {{"player", side}, {"cards", cards}});
    if (how.ignoringCosts)
        return Sentence::tr("{player} plays {cards} without paying for it",
                            {{"player", side}, {"cards", cards}});
    return how.ignoringAdditional
        ? Sentence::tr("{player} plays {cards} without additional costs",
                       {{"player", side}, {"cards", cards}})
        : Sentence::tr("{player} plays {cards}", {{"player", side}, {"cards", cards}});
}

} // namespace

extern const Operation playOperation{.word = "play",
                                     .keys = {"op", "player", "n", "up_to", "of", "ignoring_costs",
                                              "ignoring_additional", "removed"},
                                     .read = readPlayHow,
                                     .resolve = playEach,
                                     .couldChange = couldPlay,
                                     .needsChoice = choosesCards,
                                     .describe = describePlay};

bool playsForCost(const Effect &effect)
{
    return effect.op == &playOperation && !effect.as<PlayHow>().ignoringCosts;
}

} // namespace rulings
