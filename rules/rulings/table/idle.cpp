// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/idle.h"

#include "core/function_ref.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace rulings {

void noteIdle(const Table &table, ObjectId source, const Ability &ability, RuleName rule,
              core::FunctionRef<Sentence()> why)
{
    const auto isKept = [&](const Silent &one) {
        return one.source == source && one.ability == &ability && !one.first;
    };
    if (!source.exists() || std::ranges::any_of(table.record.silent, isKept))
        return;
    if (Sentence words = why(); !words.empty())
        table.record.silent.push_back({source, &ability, table.record.trace.size(),
                                       table.frames.level(), table.played(), std::move(words),
                                       false, rule});
}

void noteIdle(const Table &table, ObjectId source, const Ability &ability, RuleName rule,
              core::FunctionRef<Sentence()> why, core::FunctionRef<Sentence(const Sentence &)> told)
{
    noteIdle(table, source, ability, rule, [&] {
        const Sentence words = why();
        return words.empty() ? Sentence() : told(words);
    });
}

void noteNoChoice(const Table &table, ObjectId card, core::FunctionRef<Sentence()> why)
{
    auto &silent = table.record.silent;
    if (std::ranges::any_of(silent,
                            [&](const Silent &one) { return one.source == card && !one.ability; }))
        return;
    if (const Sentence words = why(); !words.empty())
        silent.push_back({card, nullptr, table.record.trace.size(), table.frames.level(),
                          table.played(),
                          Sentence::tr("the effect does not concern {card}: {why}",
                                       {{"card", card}, {"why", words}}),
                          false, "effect.resolve"_rule});
}

Sentence whyIdle(const Table &table, const Ability &ability, ObjectId object,
                 const Context &context)
{
    const bool ofKind = ability.of.ref == Ref::None && object.exists();
    if (Sentence other = ofKind ? whyNotSuch(table, ability.of, object, context) : Sentence();
        !other.empty())
        return other;
    if (ability.during.kind == Condition::Kind::Always)
        return {};
    return wouldHold(table, ability.during, context) ? Sentence()
                                                     : whatDecides(table, ability.during, context);
}

bool wouldDo(const Table &table, core::FunctionRef<bool()> does)
{
    const Aside aside(table); // nothing hangs on it
    try {
        return does();
    } catch (const NotDerivable &) {
        return false;
    }
}

namespace {

/// It would be in force if another card had not taken its text.
bool isSilenced(const Table &table, ObjectId card)
{
    return isActive(table.state, card) && !table.state[card].card->abilities.empty()
        && wouldDo(table, [&] { return isBlank(table, card); });
}

} // namespace

void forEachDormant(const Table &table, core::FunctionRef<void(ObjectId, const Ability &)> visit)
{
    const auto &objects = table.state.objects;
    const bool anyBlanks = anyBlanksText(table.state);
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        const Object &object = objects[i];
        const bool lies =
            !object.faceup && isInstalled(object) && object.card->type != CardType::Agenda;
        if (!lies && !(anyBlanks && isSilenced(table, id)))
            continue;
        for (const Ability &ability : object.card->abilities)
            if (!ability.worksInactive)
                visit(id, ability);
    }
}

Sentence howDormant(const Table &table, ObjectId card)
{
    if (isActive(table.state, card))
        return Sentence::tr("{card} has taken its text", {{"card", blankedBy(table, card)}});
    return table.state[card].owner == Side::Corp ? Sentence::tr("it is not rezzed")
                                                 : Sentence::tr("it lies facedown");
}

void noteKeepsText(const Table &table, ObjectId card)
{
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId source{static_cast<std::int16_t>(i)};
        const CardModel &taker = *table.state[source].card;
        if (!taker.blanksText || source == card || !isActive(table.state, source))
            continue;
        for (const Ability &ability : taker.abilities)
            if (const auto *constant = ability.asIf<ConstantAbility>();
                constant && constant->blanks && constant->blanks->ref == Ref::None)
                noteIdle(table, source, ability, "ability.constant"_rule, [&] {
                    const Sentence why =
                        whyNotSuch(table, *constant->blanks, card, contextOf(table, source));
                    return why.empty() ? why
                                       : Sentence::tr("{card} takes no text here: {why}",
                                                      {{"card", source}, {"why", why}});
                });
    }
}

} // namespace rulings
