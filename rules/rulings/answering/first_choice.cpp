// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/first_choice.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/operation.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"

#include <cstddef>
#include <span>
#include <vector>

namespace rulings {

namespace {

bool needsChoice(const Effect &effect)
{
    const auto look = effect.op->needsChoice;
    return look && look(effect);
}

} // namespace

const Effect *firstChoice(const std::vector<Effect> &effects)
{
    for (const Effect &effect : effects) {
        if (needsChoice(effect))
            return &effect;
        if (const Effect *inner = firstChoice(effect.then))
            return inner;
        if (const Effect *inner = firstChoice(effect.otherwise))
            return inner;
    }
    return nullptr;
}

namespace {

/// Of what does the one or the other, that which it does.
std::span<const Effect> partsTaken(const Table &table, const std::vector<Effect> &effects,
                                   const Context &context)
{
    const bool either =
        effects.size() == 1 && !effects.front().then.empty() && !effects.front().otherwise.empty();
    const auto *taken = either ? partsDone(table, effects.front(), context) : nullptr;
    return taken ? *taken : effects;
}

/// Where a paid ability may put the card that it hosts; empty: it hosts none.
std::vector<ObjectId> mayHost(const Table &table, const Act &act)
{
    const Ability *ability = act.kind == ActKind::Use && act.chosen.empty()
        ? abilityCalled(table.state, act.object, act.ability)
        : nullptr;
    if (!ability || ability->kind() != AbilityKind::Paid)
        return {};
    const Aside aside(table); // only to find words
    try {
        const Context context = contextOf(table, act.object);
        const auto parts = partsTaken(table, ability->effects, context);
        return parts.size() == 1 ? hostsToChoose(table, parts.front(), context)
                                 : std::vector<ObjectId>();
    } catch (const NotDerivable &) {
        return {};
    }
}

/// Cards that what is played or used may choose; none: it chooses none, or they are not known.
std::vector<ObjectId> mayChoose(const Table &table, const Act &act)
{
    const bool used = act.kind == ActKind::Use;
    if ((act.kind != ActKind::Play && !used) || !act.chosen.empty())
        return {};
    const auto isDone = [&](const Ability &ability) {
        return used ? ability.kind() == AbilityKind::Paid && ability.id == act.ability
                    : ability.kind() == AbilityKind::Play;
    };
    const Aside aside(table); // only to find words
    try {
        for (const Ability &ability : table.state[act.object].card->abilities)
            if (const Effect *choice = isDone(ability) ? firstChoice(ability.effects) : nullptr)
                return choice->op->needsChoice == choosesCards
                    ? candidates(table, choice->of, contextOf(table, act.object))
                    : std::vector<ObjectId>();
    } catch (const NotDerivable &) {
    }
    return {};
}

} // namespace

void noteWhatToChoose(Judgement &judgement, const Table &table, const Act &act)
{
    constexpr std::size_t mostNamed = 6;
    if (const auto hosts = mayHost(table, act); !hosts.empty() && hosts.size() <= mostNamed)
        judgement.note("host.as-asked"_rule,
                       //: a card, and others that it may be hosted on as its text says
                       Sentence::tr("{card} may be hosted on {cards}",
                                    {{"card", act.object}, {"cards", listOf(hosts)}}));
    const std::vector<ObjectId> cards = mayChoose(table, act);
    if (!cards.empty() && cards.size() <= mostNamed)
        judgement.note(
            "choice.as-asked"_rule,
            //: cards that the text of a card may choose
            Sentence::tr("what its text asks for is there: {cards}", {{"cards", listOf(cards)}}));
}

} // namespace rulings
