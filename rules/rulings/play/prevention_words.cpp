// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/prevention_words.h"

#include "core/function_ref.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace rulings {

std::optional<EventKind> eventOf(Prevented kind)
{
    switch (kind) {
    case Prevented::Damage:
        return EventKind::DamageTaken;
    case Prevented::Tag:
        return EventKind::TagTaken;
    case Prevented::Trash:
        return EventKind::Trashed;
    case Prevented::Expose:
        return EventKind::Exposed;
    case Prevented::Break:
        return EventKind::SubroutineBroken;
    case Prevented::BadPublicity:
        return EventKind::BadPublicityTaken;
    case Prevented::JackOut:
        return EventKind::JackedOut;
    case Prevented::Trace:
    case Prevented::Subroutine:
    case Prevented::WhenEncountered:
        break;
    }
    return std::nullopt;
}

bool isAvoided(Prevented kind) { return kind == Prevented::Tag || kind == Prevented::BadPublicity; }

Sentence prevents(ObjectId source, const Impending &one, int prevented)
{
    switch (one.kind) {
    case Prevented::Damage:
        return Sentence::tr(
            "{card} prevents {damage}, {number} left",
            {{"card", source}, {"damage", counted(prevented, one.damage)}, {"number", one.amount}});
    case Prevented::Tag:
        return Sentence::tr("{card} avoids {n} tag, {number} left",
                            "{card} avoids {n} tags, {number} left", prevented,
                            {{"card", source}, {"number", one.amount}});
    case Prevented::Trash:
        return Sentence::tr("{card} prevents {other} from being trashed",
                            {{"card", source}, {"other", one.object}});
    case Prevented::Expose:
        return Sentence::tr("{card} prevents {other} from being exposed",
                            {{"card", source}, {"other", one.object}});
    case Prevented::Break:
        return Sentence::tr("{card} prevents subroutine {number} from being broken",
                            {{"card", source}, {"number", one.subroutine}});
    case Prevented::Subroutine:
        return Sentence::tr("{card} prevents subroutine {number} of {other} from resolving",
                            {{"card", source}, {"number", one.subroutine}, {"other", one.object}});
    case Prevented::JackOut:
        return Sentence::tr("{card} prevents the Runner from jacking out", {{"card", source}});
    case Prevented::WhenEncountered:
        return Sentence::tr("{card} prevents what {other} does when it is encountered",
                            {{"card", source}, {"other", one.object}});
    case Prevented::BadPublicity:
        return Sentence::tr("{card} avoids that the Corp takes bad publicity, {number} left",
                            {{"card", source}, {"number", one.amount}});
    case Prevented::Trace:
        break;
    }
    return Sentence::tr("{card} prevents the trace, which is made anew with base strength 0",
                        {{"card", source}});
}

Sentence nothingToPrevent(const Ability &ability)
{
    switch (ability.as<PreventAbility>().prevents) {
    case Prevented::Damage:
        return Sentence::tr("no damage that it could prevent is being resolved");
    case Prevented::Tag:
        return Sentence::tr("no tag that it could avoid is being taken");
    case Prevented::Trash:
        return Sentence::tr("no card that it could save is being trashed");
    case Prevented::Expose:
        return Sentence::tr("no card that it could protect is being exposed");
    case Prevented::Break:
        return Sentence::tr("no subroutine that it could protect is being broken");
    case Prevented::Subroutine:
        return Sentence::tr("no subroutine that it could prevent is about to resolve");
    case Prevented::JackOut:
        return Sentence::tr("the Runner is not jacking out");
    case Prevented::WhenEncountered:
        return Sentence::tr("no ability of encountered ice is about to resolve");
    case Prevented::BadPublicity:
        return Sentence::tr("no bad publicity that it could avoid is being taken");
    case Prevented::Trace:
        break;
    }
    return Sentence::tr("no trace that it could prevent is being resolved");
}

bool canAnythingPrevent(const Table &table)
{
    return anyAbility(table, [](ObjectId, const Ability &ability) {
        return ability.kind() == AbilityKind::Prevent;
    });
}

void sayUsed(const Table &table, ObjectId source, const Ability &ability)
{
    const auto &prevent = ability.as<PreventAbility>();
    // What it then does tells why only if this does.
    if (prevent.mandatory && prevent.prevents == Prevented::BadPublicity)
        table.say(Sentence::tr("{card}: the Corp is about to take bad publicity, which its text "
                               "may avoid",
                               {{"card", source}}),
                  {"avoid.while-resolving"_rule});
    if (prevent.mandatory)
        return;
    table.say(table.frames.isPaying()
                  ? Sentence::tr("{card} is used while the cost is paid", {{"card", source}})
                  : Sentence::tr("{card} is used while the effect resolves", {{"card", source}}),
              {isAvoided(ability.as<PreventAbility>().prevents) ? "avoid.while-resolving"_rule
                                                                : "prevent.while-resolving"_rule});
}

void sayPreventsNot(const Table &table, ObjectId source, const Ability &ability,
                    core::FunctionRef<Sentence()> why)
{
    const RuleName rule = isAvoided(ability.as<PreventAbility>().prevents)
        ? "avoid.not-resolved"_rule
        : "prevent.not-resolved"_rule;
    noteIdle(table, source, ability, rule, why, [&](const Sentence &words) {
        return Sentence::tr("{ability} prevents nothing of it: {why}",
                            {{"ability", AbilityOf{source, ability.id}}, {"why", words}});
    });
}

void notePreventsNot(const Table &table, ObjectId source, const Ability &ability,
                     const std::vector<Impending> &impending)
{
    const auto *prevent = ability.asIf<PreventAbility>();
    if (!prevent || impending.empty() || prevent->prevents != impending.front().kind
        || impending.front().amount <= 0)
        return;
    const Impending &one = impending.front();
    if (!one.preventable) {
        if (one.object.exists() && matches(table, ability.of, one.object, contextOf(table, source)))
            sayPreventsNot(table, source, ability, [] {
                return Sentence::tr("what trashes it says that this cannot be prevented");
            });
        return;
    }
    if (one.kind == Prevented::Damage && !prevent->damages.empty()
        && std::ranges::find(prevent->damages, one.damage) == prevent->damages.end())
        sayPreventsNot(table, source, ability, [&] {
            return Sentence::tr("it does not prevent {damage}", {{"damage", nameOf(one.damage)}});
        });
    else if (one.kind == Prevented::Damage && prevent->prevented.of == Amount::Of::OfEvent
             && one.amount + prevent->prevented.plus <= 0)
        sayPreventsNot(table, source, ability, [&] {
            return Sentence::tr("it does not prevent {damage}",
                                {{"damage", counted(one.amount, one.damage)}});
        });
    else if (one.kind == Prevented::Damage && ability.firstEachTurn
             && table.state.damageCounted[static_cast<std::size_t>(one.damage)] > 0)
        sayPreventsNot(table, source, ability, [] {
            return Sentence::tr(
                "it prevents only the first damage of the kind each turn, and that was before");
        });
    else
        sayPreventsNot(table, source, ability, [&] {
            return whyIdle(table, ability, one.object, contextOf(table, source));
        });
}

void noteDormantPrevention(const Table &table,
                           core::FunctionRef<bool(ObjectId, const Ability &)> works)
{
    forEachDormant(table, [&](ObjectId source, const Ability &ability) {
        const auto *prevent = ability.asIf<PreventAbility>();
        if (prevent && !prevent->rezFirst && wouldDo(table, [&] { return works(source, ability); }))
            sayPreventsNot(table, source, ability, [&] { return howDormant(table, source); });
    });
}

} // namespace rulings
