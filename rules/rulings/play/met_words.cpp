// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/met_words.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

AbilityOf waitingAbility(const Pending &waiting) { return {waiting.source, waiting.ability->id}; }

bool worksThough(const Table &table, const Pending &waiting)
{
    return waiting.ability->worksInactive && waiting.event.kind == EventKind::Accessed
        && waiting.event.object == waiting.source && !isActive(table.state, waiting.source);
}

Sentence isMet(const Table &table, const Pending &waiting)
{
    if (worksThough(table, waiting))
        return Sentence::tr("{ability}: its trigger condition is met, although it is inactive",
                            {{"ability", waitingAbility(waiting)}});
    return Sentence::tr("{ability}: its trigger condition is met",
                        {{"ability", waitingAbility(waiting)}});
}

Sentence neededInWords(const Table &table, const Pending &waiting)
{
    const auto *conditional = waiting.ability->asIf<ConditionalAbility>();
    if (!conditional || conditional->when.event != waiting.event.kind
        || conditional->when.also.kind == Condition::Kind::Always)
        return {};
    Context context = contextOf(table, waiting.source);
    context.event = waiting.event;
    const Sentence what = whatDecides(table, conditional->when.also, context);
    return what.empty() ? Sentence()
                        : Sentence::tr("as the text of {card} needs it: {what}",
                                       {{"card", waiting.source}, {"what", what}});
}

RuleName whyMet(const Pending &waiting)
{
    if (!waiting.ability->worksInactive)
        return "trigger.met"_rule;
    return waiting.event.kind == EventKind::Accessed ? "trigger.works-inactive"_rule
                                                     : "ability.trigger-condition"_rule;
}

} // namespace rulings
