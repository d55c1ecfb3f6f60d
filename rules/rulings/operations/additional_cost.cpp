// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `additional-cost` of the card language.
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/lasting_effects.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <utility>
#include <vector>

namespace rulings {

namespace {

struct LastingCostHow {
    Initiated to = Initiated::Rez;
    Cost cost;
    Duration until = Duration::Turn;
    bool all = false; ///< of all such cards, those to come as well
};

How readLastingCostHow(const core::JsonPlace &place)
{
    LastingCostHow how;
    fill(how.to, place, "to", initiatedWords);
    fill(how.cost, place, "cost");
    fill(how.until, place, "until", durationWords);
    fill(how.all, place, "all");
    return how;
}

void addLastingCost(Table &table, const Effect &effect, Context &context)
{
    const auto &how = effect.as<LastingCostHow>();
    const bool ofLater = how.to == Initiated::Break || how.to == Initiated::JackOut;
    if (ofLater || how.all) {
        Lasting lasting = lastingOf(effect, context, Lasting::Kind::AdditionalCost, how.until);
        lasting.to = how.to;
        lasting.cost = how.cost;
        table.state.lasting.push_back(std::move(lasting));
    }
    for (const ObjectId id :
         ofLater || how.all ? std::vector<ObjectId>{} : all(table, effect.of, context)) {
        Lasting lasting;
        lasting.kind = Lasting::Kind::AdditionalCost;
        lasting.until = how.until;
        lasting.source = context.source;
        lasting.controller = context.controller;
        lasting.object = id;
        lasting.copy = table.state[id].copy;
        lasting.to = how.to;
        lasting.cost = how.cost;
        if (how.cost.credits.of == Amount::Of::ChosenNumber) // its card does not know it any more
            lasting.cost.credits = number(table, how.cost.credits, context);
        //: a card, an act like "to rez", another card, a cost like "2 credits", and how long
        table.say(Sentence::tr("{card}: {while} the additional cost {act} {other} is {cost}",
                               {{"card", context.source},
                                {"act", describe(how.to)},
                                {"other", id},
                                {"cost", describe(lasting.cost, context.controller)},
                                {"while", howLong(how.until)}}),
                  {lastingRule(table, context)});
        table.state.lasting.push_back(std::move(lasting));
    }
    if (!ofLater && !how.all)
        return;
    //: a card, an act like "to rez", a cost like "2 credits", and how long
    table.say(Sentence::tr("{card}: {while} this is an additional cost {act}: {cost}",
                           {{"card", context.source},
                            {"act", describe(how.to)},
                            {"cost", describe(how.cost, context.controller)},
                            {"while", howLong(how.until)}}),
              {lastingRule(table, context)});
}

bool couldAdditionalCost(const Table &table, const Effect &effect, const Context &context)
{
    const Initiated to = effect.as<LastingCostHow>().to;
    if (to == Initiated::Break || to == Initiated::JackOut)
        return table.state.run.on;
    return effect.as<LastingCostHow>().all
        || anyCardChanges(table, effect, context, [](ObjectId) { return true; });
}

Remains howLongCosts(const Effect &effect)
{
    return remainsUntil(effect.as<LastingCostHow>().until);
}

Sentence describeAdditionalCost(const Effect &effect, Side owner)
{
    const auto &how = effect.as<LastingCostHow>();
    return Sentence::tr("{while} additional cost {act}, of {cards}: {cost}",
                        {{"while", howLong(how.until)},
                         {"act", describe(how.to)},
                         {"cards", describe(effect.of, owner)},
                         {"cost", describe(how.cost, owner)}});
}

} // namespace

extern const Operation additionalCostOperation{.word = "additional-cost",
                                               .keys = {"op", "to", "of", "cost", "until", "all"},
                                               .read = readLastingCostHow,
                                               .resolve = addLastingCost,
                                               .couldChange = couldAdditionalCost,
                                               .remains = howLongCosts,
                                               .describe = describeAdditionalCost};

} // namespace rulings
