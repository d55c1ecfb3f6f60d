// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `jack-out` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

/// Where the Runner was free to use the ability, doing so was this decision already.
void offerJackOut(Table &table, const Effect &effect, Context &context)
{
    if (!table.state.run.on)
        return;
    if (cannotJackOut(table)) {
        table.say(whyForbidden(table, Forbidden::JackOut, Side::Runner, {}),
                  {"cannot.prevails"_rule});
        return;
    }
    if (table.askedFor(ActKind::JackOut))
        table.stopFor(Offer{});
    const Act *act = table.next();
    if (act && act->kind == ActKind::JackOut) {
        table.consume();
    } else if (!context.chosenToUse && !context.ofOptions) {
        Act out;
        out.kind = ActKind::JackOut;
        if (!table.declines(context.source))
            table.passBy(Side::Runner,
                         Sentence::tr("the Runner does not jack out where {card} lets him",
                                      {{"card", context.source}}),
                         {out, actOf(ActKind::Decline, context.source)});
        return;
    }
    const std::size_t told = table.record.trace.size();
    table.say(Sentence::tr("the Runner jacks out, as the card allows: the run ends"),
              {"run.jack-out"_rule});
    if (jackOut(table))
        resolve(table, effect.then, context);
    else if (told < table.record.trace.size())
        table.record.trace[told].what =
            Sentence::tr("the Runner is about to jack out, as the card allows");
}

bool couldJackOut(const Table &table, const Effect &, const Context &)
{
    const State &state = table.state;
    return state.run.on && !cannotJackOut(table);
}

Sentence sayJackOutAsOption(const Table &, const Effect &, const Context &)
{
    return Sentence::tr("the Runner jacks out");
}

Sentence describeJackOut(const Effect &effect, Side owner)
{
    return effect.then.empty() ? Sentence::tr("the Runner may jack out")
                               : Sentence::tr("the Runner may jack out, and then: {what}",
                                              {{"what", describe(effect.then, owner)}});
}

} // namespace

extern const Operation jackOutOperation{.word = "jack-out",
                                        .keys = {"op", "then"},
                                        .resolve = offerJackOut,
                                        .couldChange = couldJackOut,
                                        .inWords = sayJackOutAsOption,
                                        .describe = describeJackOut};

} // namespace rulings
