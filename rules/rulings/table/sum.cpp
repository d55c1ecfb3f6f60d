// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Simultaneous Effects" (modifiers are summed).
#include "rules/rulings/table/sum.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// "2 power counters" of what the source counts; empty: it says the number itself.
Sentence countedBy(const Table &table, const Sum::Term &term)
{
    if (!term.ability || term.ability->as<ConstantAbility>().by.of == Amount::Of::Nothing)
        return {};
    const Aside aside(table); // only to find words
    return countedInWords(table, term.ability->as<ConstantAbility>().by,
                          contextOf(table, term.source));
}

/// What the text asks for, which is so; empty: it asks for nothing, or there are no words.
Sentence askedBy(const Table &table, const Sum::Term &term)
{
    if (!term.ability)
        return {};
    const Ability &ability = *term.ability;
    if (ability.during.kind != Condition::Kind::Always)
        return whatDecides(table, ability.during, contextOf(table, term.source));
    if (ability.of.ref != Ref::Self)
        return {};
    Filter asked = ability.of;
    asked.ref = Ref::None;
    return describeKind(asked, table.state[term.source].owner);
}

Sentence termInWords(const Table &table, const Sum::Term &term)
{
    if (const Sentence counted = countedBy(table, term); !counted.empty())
        return term.by < 0
            //: less by a card, for so many of something
            ? Sentence::tr("−{number} by {card} for {counted}",
                           {{"number", -term.by}, {"card", term.source}, {"counted", counted}})
            //: more by a card, for so many of something
            : Sentence::tr("+{number} by {card} for {counted}",
                           {{"number", term.by}, {"card", term.source}, {"counted", counted}});
    if (const Sentence asked = askedBy(table, term); !asked.empty())
        return term.by < 0
            //: less by a card, and what its text asks for: "at R&D"
            ? Sentence::tr("−{number} by {card} ({why})",
                           {{"number", -term.by}, {"card", term.source}, {"why", asked}})
            //: more by a card, and what its text asks for: "at R&D"
            : Sentence::tr("+{number} by {card} ({why})",
                           {{"number", term.by}, {"card", term.source}, {"why", asked}});
    return term.by < 0
        //: less by a card
        ? Sentence::tr("−{number} by {card}", {{"number", -term.by}, {"card", term.source}})
        //: more by a card
        : Sentence::tr("+{number} by {card}", {{"number", term.by}, {"card", term.source}});
}

/// A text that takes off all there is to begin with says itself what the number is.
Sentence insteadOfBase(const Table &table, const Sum &sum, const Sum::Term &term)
{
    if (!sum.isInsteadOfBase(term.ability))
        return {};
    const Sentence counted = countedBy(table, term);
    return counted.empty()
        ? Sentence()
        //: a number, the card that says it, and what it is the number of
        : Sentence::tr("{number} as {card} says, for {what}",
                       {{"number", sum.base + term.by}, {"card", term.source}, {"what", counted}});
}

} // namespace

bool isTold(const Sum &sum, Told told)
{
    const bool modified = !sum.terms.empty() || sum.brainDamage > 0 || sum.setBy.exists();
    return told == Told::Anyway || (told == Told::IfModified && modified);
}

void sayValue(const Table &table, Value kind, Sentence of, Sentence begins, const Sum &sum,
              Told told)
{
    if (!isTold(sum, told))
        return;
    std::vector<Sentence> all{std::move(begins)};
    for (const Sum::Term &term : sum.terms)
        if (term.ability) {
            noteKeepsText(table, term.source);
            sayCompared(table, term.ability->during, contextOf(table, term.source));
        }
    if (sum.setting)
        sayCompared(table, sum.setting->during, contextOf(table, sum.setBy));
    for (const Sum::Term &term : sum.terms)
        if (Sentence whole = all.size() == 1 ? insteadOfBase(table, sum, term) : Sentence();
            !whole.empty())
            all.front() = std::move(whole);
        else
            all.push_back(termInWords(table, term));
    if (sum.brainDamage > 0)
        all.push_back(Sentence::tr("−{number} by brain damage", {{"number", sum.brainDamage}}));
    const bool several = all.size() > 1;
    Sentence terms = Sentence::list(std::move(all));
    Sentence what = several
        ? Sentence::tr(
              "{value}: {terms}, together {total}",
              {{"value", std::move(of)}, {"terms", std::move(terms)}, {"total", sum.total}})
        : Sentence::tr("{value}: {terms}", {{"value", std::move(of)}, {"terms", std::move(terms)}});
    // What only effects have changed comes of no constant ability.
    const bool byTexts = sum.setting
        || std::ranges::any_of(sum.terms, [](const Sum::Term &term) { return term.ability; });
    if (sum.brainDamage > 0 && byTexts)
        table.say(std::move(what), {"value.sum"_rule, "damage.brain"_rule});
    else if (sum.brainDamage > 0)
        table.say(std::move(what), {"value.base"_rule, "damage.brain"_rule});
    else if (sum.boosted)
        table.say(std::move(what), {"breaker.boost"_rule});
    else if (!byTexts)
        table.say(std::move(what), {"value.base"_rule});
    // That they count at the same time is worth a rule where there are several.
    else if (sum.terms.size() > 1)
        table.say(std::move(what), {"value.sum"_rule, "order.constant-first"_rule});
    else
        table.say(std::move(what), {"value.sum"_rule});
    table.record.trace.back().value = kind;
}

void sayIdle(const Table &table, Value kind, ObjectId id)
{
    if (!isActive(table.state, id) || isBlank(table, id))
        return;
    const Context context = contextOf(table, id);
    const auto lacking = [&](const Ability &ability) {
        if (!wouldHold(table, ability.during, context))
            return whatDecides(table, ability.during, context);
        Filter as = ability.of; // "while it protects HQ"
        as.ref = Ref::None;
        return as == Filter() ? Sentence() : whyNotSuch(table, as, id, context);
    };
    for (const Ability &ability : table.state[id].card->abilities)
        if (modifies(ability, kind) && ability.of.ref == Ref::Self)
            if (const Sentence why = lacking(ability); !why.empty()) {
                Sentence what =
                    Sentence::tr("the text of {card} does not change its {value}: {why}",
                                 {{"card", id}, {"value", nameOf(kind)}, {"why", why}});
                if (ability.of.row == Row::Outermost)
                    table.say(std::move(what), {"ability.constant"_rule, "ice.outermost"_rule});
                else
                    table.say(std::move(what), {"ability.constant"_rule});
                table.record.trace.back().value = kind;
            }
}

} // namespace rulings
