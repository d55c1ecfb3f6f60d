// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Installing Multiple Cards", "If able"; FAQ 1.6: the same.
#include "rules/rulings/operations/one_by_one.h"

#include "core/function_ref.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/play/which_fit.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"

#include <algorithm>

namespace rulings {

void oneByOne(Table &table, const Effect &effect, Context &context, RuleName rule,
              core::FunctionRef<void(ObjectId)> act, core::FunctionRef<bool(ObjectId)> stays)
{
    const int most = number(table, effect.amount, context);
    for (int i = 0; i < most && table.state.winner == Winner::Nobody; ++i) {
        auto from = all(table, effect.of, context);
        if (effect.op == &installOperation)
            table.takeAsChoice(ActKind::Install, from, effect.of.ref == Ref::None);
        std::erase_if(from, stays);
        noteUnfit(table, effect.of, context, from);
        if (from.empty() && i == 0 && !effect.upTo)
            requireListed(table, effect.of);
        if (from.empty() && i == 0 && effect.upTo && effect.of.zone
            && unlisted(table.state, *effect.of.zone) > 0)
            table.assume(noCardChosenFor(context.source));
        if (from.empty())
            return;
        if (effect.upTo && std::ranges::find(from, table.named()) == from.end()) {
            const Side side = playerOf(effect, context);
            const bool declined = table.declines(context.source);
            if (i == 0 && declined)
                table.say(noCardChosenFor(context.source), {"effect.resolve"_rule});
            if (i == 0 && !declined)
                table.leaveUndone(side, noCardChosenFor(context.source),
                                  picksOrNone(from, context.source));
            else if (!declined && table.holds())
                table.passBy(side, noCardChosenFor(context.source),
                             picksOrNone(from, context.source));
            return;
        }
        if (i > 0)
            table.say(Sentence::tr("several cards of one effect come one after the other"), {rule});
        const ObjectId id = effect.of.ref != Ref::None
            ? from.front()
            : table.pick(playerOf(effect, context), Sentence::tr("which card is next"), from);
        const std::size_t mark = table.pending.size();
        act(id);
        settle(table, mark);
    }
}

} // namespace rulings
