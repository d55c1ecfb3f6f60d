// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Active", "Inactive", "Constant Abilities", "Advancing Cards", "Cannot".
#include "rules/rulings/table/abilities_in_force.h"

#include "core/function_ref.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>

namespace rulings {

void requireModelled(const Table &table, ObjectId id, Uncovered question)
{
    const CardModel &card = *table.state[id].card;
    if (card.modelled == Modelled::Full && !card.errata)
        return;
    if (card.errata && !table.setting("errata.of-faq16"))
        throw NotDerivable{
            Sentence::tr("the text of {card} before its errata is not at hand", {{"card", id}})};
    if (card.modelled == Modelled::None
        || (card.modelled == Modelled::Partial
            && (card.concerns.contains(question) || card.concerns.contains(Uncovered::Anything))))
        throw NotDerivable{card.uncovered.empty()
                               ? Sentence::tr("the text of {card} is not at hand", {{"card", id}})
                               //: a card, and a part of its text
                               : Sentence::tr("the text of {card} is not at hand in this: {what}",
                                              {{"card", id}, {"what", card.uncovered}})};
}

void requireAllModelled(const Table &table, Uncovered question)
{
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        if (const ObjectId id{static_cast<std::int16_t>(i)};
            isActive(table.state, id) && !isBlank(table, id))
            requireModelled(table, id, question);
}

bool canBeAdvanced(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    if (!isInstalled(object))
        return false;
    if (object.card->type == CardType::Agenda)
        return true;
    // “Can be advanced only while …” is a “cannot” of the card itself.
    const auto denies = [&](const Ability &ability) {
        return forbids(ability, Forbidden::Advance) && ability.of.ref == Ref::Self
            && wouldHold(table, ability.during, contextOf(table, id));
    };
    return object.card->canBeAdvanced && !isBlank(table, id)
        && std::ranges::none_of(object.card->abilities, denies);
}

namespace {

/// Whether a text that takes the text of cards means this one. It is asked of every card before its
/// abilities count, so it looks at what is printed and where it lies alone.
bool isMeantToBeBlank(const Table &table, const Filter &what, ObjectId source, ObjectId id)
{
    const State &state = table.state;
    const Object &object = state[id];
    const auto &subtypes = object.card->subtypes;
    if ((what.ref == Ref::Chosen && chosenBy(state, source) != id)
        || (what.ref == Ref::Host && state[source].host != id)
        || (what.hosted && object.host != source))
        return false;
    return (what.types.empty() || what.types.contains(object.card->type))
        && (!what.owner || sideOf(*what.owner, state[source].owner) == object.owner)
        && (!what.unique || *what.unique == object.card->unique)
        && (what.notSubtype.empty()
            || std::ranges::find(subtypes, what.notSubtype) == subtypes.end());
}

/// Only whose turn it is may be asked for it. What was chosen in a turn before counts no more.
bool isTimeToBlank(const Table &table, const Ability &ability, ObjectId source)
{
    if (ability.during.kind != Condition::Kind::Turn)
        return true;
    const bool chosen = ability.as<ConstantAbility>().blanks->ref == Ref::Chosen;
    return (!chosen || table.state.turnBegun)
        && holds(table, ability.during, contextOf(table, source));
}

} // namespace

bool waitsFor(const CardModel &card, EventKind event)
{
    return std::ranges::any_of(card.abilities,
                               [&](const Ability &ability) { return isMetBy(ability, event); });
}

bool anyBlanksText(const State &state)
{
    return std::ranges::any_of(state.objects,
                               [](const Object &object) { return object.card->blanksText; })
        || std::ranges::find(state.lasting, Lasting::Kind::Blank, &Lasting::kind)
        != state.lasting.end();
}

bool isBlank(const Table &table, ObjectId id) { return blankedBy(table, id).exists(); }

ObjectId blankedBy(const Table &table, ObjectId id)
{
    const auto lasts = std::ranges::find_if(table.state.lasting, [&](const Lasting &lasting) {
        return lasting.kind == Lasting::Kind::Blank && lasting.object == id
            && lasting.copy == table.state[id].copy;
    });
    if (lasts != table.state.lasting.end())
        return lasts->source;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId source{static_cast<std::int16_t>(i)};
        const CardModel &card = *table.state[source].card;
        if (!card.blanksText || !isActive(table.state, source))
            continue;
        for (const Ability &ability : card.abilities) {
            if (!blanks(ability))
                continue;
            if (isMeantToBeBlank(table, *ability.as<ConstantAbility>().blanks, source, id)
                && isTimeToBlank(table, ability, source))
                return source;
        }
    }
    return {};
}

namespace {

/// The text that it has from another card.
void visitCopied(const Table &table, ObjectId id,
                 core::FunctionRef<void(ObjectId, const Ability &)> visit)
{
    for (const ObjectId other : copiedBy(table.state, id, false)) {
        requireModelled(table, other);
        for (const Ability &ability : table.state[other].card->abilities)
            visit(id, ability);
    }
}

} // namespace

void forEachAbility(const Table &table, core::FunctionRef<void(ObjectId, const Ability &)> visit)
{
    const State &state = table.state;
    const bool anyBlanks = anyBlanksText(state);
    for (std::size_t i = 0; i < state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        if (anyBlanks && isBlank(table, id))
            continue;
        const bool active = isActive(state, id) && !isDormant(table, id);
        if (active)
            requireModelled(table, id);
        for (const Ability &ability : state[id].card->abilities)
            if (active || ability.worksInactive)
                visit(id, ability);
        if (active && state[id].card->copiesText)
            visitCopied(table, id, visit);
    }
}

bool anyAbility(const Table &table, core::FunctionRef<bool(ObjectId, const Ability &)> fulfils)
{
    bool any = false;
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        any = any || fulfils(source, ability);
    });
    return any;
}

ObjectId whatAlters(const Table &table, Altered what, ObjectId card)
{
    ObjectId altering;
    (void)anyAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto *constant = ability.asIf<ConstantAbility>();
        if (!constant || constant->alters != what)
            return false;
        const Context context = contextOf(table, source);
        const bool does = (!card.exists() || matches(table, ability.of, card, context))
            && holds(table, ability.during, context);
        altering = does ? source : altering;
        return does;
    });
    return altering;
}

} // namespace rulings
