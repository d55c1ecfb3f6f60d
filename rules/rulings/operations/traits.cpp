// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/operations/traits.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/describing/kinds.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

How readLossHow(const core::JsonPlace &place)
{
    LossHow how;
    fill(how.ifAble, place, "if_able");
    fill(how.moved, place, "moved");
    return how;
}

How readCostHow(const core::JsonPlace &place)
{
    CostHow how;
    fill(how.cost, place, "cost");
    return how;
}

bool alwaysNeedsChoice(const Effect &) { return true; }

bool choosesCards(const Effect &effect) { return effect.of.ref == Ref::None; }

bool costNeedsChoice(const Effect &effect)
{
    const Cost &cost = effect.as<CostHow>().cost;
    return cost.trash || cost.forfeits > 0;
}

Remains remainsForRun(const Effect &) { return Remains::ForRun; }

Remains remainsForTurn(const Effect &) { return Remains::ForTurn; }

Remains remainsUntil(Duration until)
{
    const bool longer = until >= Duration::Turn;
    return longer ? Remains::ForTurn : Remains::ForRun;
}

Sentence whatIsMeant(const Table &table, const Effect &effect, const Context &context)
{
    const ObjectId card =
        effect.of.ref == Ref::None ? ObjectId{} : object(table, effect.of.ref, context);
    if (card.exists())
        return Sentence(card);
    if (effect.of.looked && effect.of.ref == Ref::None)
        if (const auto looked = all(table, effect.of, context); looked.size() == 1)
            return Sentence(looked.front());
    Filter such = effect.of;
    such.ref = Ref::None;
    if (effect.of.ref == Ref::Picked) // that a part before it chooses
        return such == Filter() ? Sentence::tr("that card")
                                //: "that card (if it is an installed program)"
                                : Sentence::tr("that card (if it is {kind})",
                                               {{"kind", aKindInWords(such, context.controller)}});
    return aKindInWords(withNamed(table, such, context), context.controller);
}

Sentence doesNotUse(Side side, ObjectId card)
{
    return Sentence::tr("{player} does not use what {card} offers",
                        {{"player", side}, {"card", card}});
}

const std::vector<Effect> *partsThen(const Table &, const Effect &effect, const Context &)
{
    return &effect.then;
}

} // namespace rulings
