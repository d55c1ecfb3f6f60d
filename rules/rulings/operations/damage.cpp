// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `damage` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

struct DamageHow {
    Damage kind = Damage::Net;
    bool unpreventable = false;
};

How readDamageHow(const core::JsonPlace &place)
{
    DamageHow how;
    fill(how.kind, place, "kind", damageWords);
    fill(how.unpreventable, place, "unpreventable");
    return how;
}

/// One instance of damage and several are not prevented and replaced alike.
bool canBeDisrupted(const Table &table)
{
    return anyAbility(table, [](ObjectId, const Ability &ability) {
        const AbilityKind kind = ability.kind();
        return kind == AbilityKind::Prevent || kind == AbilityKind::Replacement
            || kind == AbilityKind::Adds;
    });
}

void resolveDoDamage(Table &table, const Effect &effect, Context &context)
{
    const int amount = number(table, effect.amount, context);
    const Damage kind = effect.as<DamageHow>().kind;
    if (effect.amount.of != Amount::Of::Nothing)
        table.note(amount > 0 ? Sentence::tr("that is one effect, not one for each")
                              //: "no net damage is done, so the first of it is still to come"
                              : Sentence::tr("no {damage} is done, so the first of it is still to "
                                             "come",
                                             {{"damage", nameOf(kind)}}),
                   "effect.for-each"_rule,
                   amount > 1
                       && (isAwaited(table, EventKind::DamageTaken) || canBeDisrupted(table)));
    const auto &how = effect.as<DamageHow>();
    const bool all = doDamage(table, how.kind, amount, !how.unpreventable);
    context.lost = all ? amount : 0; // of what hangs on it, it is suffered as a whole
}

bool couldDoDamage(const Table &table, const Effect &effect, const Context &context)
{
    return isSome(table, effect, context);
}

/// Of a composite effect it may be prevented before any part happens.
Impending impendingDamage(const Table &table, const Effect &effect, const Context &context)
{
    const auto &how = effect.as<DamageHow>();
    return {Prevented::Damage, how.kind, number(table, effect.amount, context), {}, 0,
            !how.unpreventable};
}

Sentence sayDamageAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return counted(number(table, effect.amount, context), effect.as<DamageHow>().kind);
}

Sentence soMuchDamage(const Effect &effect, int number)
{
    return counted(number, effect.as<DamageHow>().kind);
}

Sentence sayNoDamageDone(const Table &, const Effect &effect, const Context &)
{
    return Sentence::tr("no {damage} is done", {{"damage", nameOf(effect.as<DamageHow>().kind)}});
}

Sentence whatWasSuffered(bool any)
{
    return any ? Sentence::tr("the damage was suffered")
               : Sentence::tr("the damage was not suffered");
}

Sentence describeDoDamage(const Effect &effect, Side owner)
{
    const auto &how = effect.as<DamageHow>();
    const Sentence damage = describeDamage(effect.amount, how.kind, owner);
    return how.unpreventable
        ? Sentence::tr("the Runner suffers {damage}, which cannot be prevented",
                       {{"damage", damage}})
        : Sentence::tr("the Runner suffers {damage}", {{"damage", damage}});
}

} // namespace

extern const Operation doDamageOperation{.word = "damage",
                                         .keys = {"op", "player", "kind", "n", "unpreventable"},
                                         .read = readDamageHow,
                                         .resolve = resolveDoDamage,
                                         .couldChange = couldDoDamage,
                                         .inWords = sayDamageAsOption,
                                         .notInWords = sayNoDamageDone,
                                         .soMuch = soMuchDamage,
                                         .whatCame = whatWasSuffered,
                                         .impending = impendingDamage,
                                         .describe = describeDoDamage};

} // namespace rulings
