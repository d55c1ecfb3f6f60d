// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/abilities.h"

#include "rules/rulings/operations/operation.h"
#include "rules/saying/choosing.h"

#include <algorithm>
#include <string>

namespace saying {

using rulings::Ability;
using rulings::AbilityKind;
using rulings::Effect;

namespace {

bool anyDoes(const std::vector<Effect> &effects, std::string_view operation)
{
    return std::ranges::any_of(effects, [&](const Effect &effect) {
        return (effect.op && effect.op->word == operation) || anyDoes(effect.then, operation);
    });
}

bool isUsable(const Ability &ability)
{
    switch (ability.kind()) {
    case AbilityKind::Paid:
    case AbilityKind::Prevent:
        return true;
    case AbilityKind::Conditional:
    case AbilityKind::IfSuccessful:
        return ability.optional || ability.replacesAccess || ability.oncePerTurn;
    default:
        return false;
    }
}

} // namespace

int optionThatDoes(const rulings::CardModel &model, std::string_view operation)
{
    for (const Ability &ability : model.abilities)
        for (const Effect &effect : ability.effects)
            for (std::size_t i = 0; i < effect.options.size(); ++i)
                if (anyDoes(effect.options[i], operation))
                    return static_cast<int>(i) + 1;
    return 0;
}

bool does(const Ability &ability, std::string_view operation)
{
    return anyDoes(ability.effects, operation);
}

bool isOnEncountered(const Ability &ability)
{
    return std::ranges::any_of(ability.effects, [](const Effect &effect) {
        return effect.of.ref == rulings::Ref::Encountered;
    });
}

bool beginsRun(const rulings::CardModel *model)
{
    return model && std::ranges::any_of(model->abilities, [](const Ability &ability) {
               return does(ability, "run");
           });
}

bool leadsToRun(const Draft &draft, const core::Json &act)
{
    return act.find("run") || act.find("to_server") || beginsRun(draft.modelOf(doerOf(act)));
}

Abilities usable(const rulings::CardModel &model)
{
    Abilities found;
    for (const Ability &ability : model.abilities)
        if (isUsable(ability))
            found.push_back(&ability);
    return found;
}

Abilities usableTo(const rulings::CardModel &model, std::string_view verb)
{
    Abilities found = usable(model);
    std::erase_if(found, [&](const Ability *ability) {
        if (verb == "break" || verb == "bypass")
            return !does(*ability, verb);
        if (verb == "boost")
            return ability->kind() != AbilityKind::Paid || !does(*ability, "modify")
                || does(*ability, "break"); // which makes it stronger besides
        if (verb == "prevent")
            return ability->kind() != AbilityKind::Prevent;
        return false;
    });
    return found;
}

bool choosesServer(const rulings::CardModel &model)
{
    return std::ranges::any_of(
        model.abilities, [](const Ability &ability) { return does(ability, "choose-server"); });
}

const Ability *paidWithCounters(const rulings::CardModel *model)
{
    Abilities may = model ? usable(*model) : Abilities();
    std::erase_if(may, [](const Ability *one) { return one->cost.counters.isZero(); });
    return may.size() == 1 ? may.front() : nullptr;
}

const Ability *abilityUsed(const Draft &draft, const core::Json &act)
{
    const core::Json *use = act.find(act.find("respond") ? "respond" : "use");
    const std::string name = use && use->asString() ? *use->asString() : std::string();
    const auto mark = std::min(name.find('#'), name.size());
    const auto *model = draft.modelOf(name.substr(0, mark));
    if (!model)
        return nullptr;
    const auto found = std::ranges::find_if(
        model->abilities, [&](const Ability &ability) { return name.ends_with('#' + ability.id); });
    return found == model->abilities.end() ? nullptr : &*found;
}

bool costsForfeit(const rulings::CardModel *model)
{
    return model && std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
               return ability.cost.forfeits > 0;
           });
}

} // namespace saying
