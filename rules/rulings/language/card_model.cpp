// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/card_model.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/effect_reader.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace rulings {

namespace {

/// Of those that the effects make, however deep.
const Ability *findMade(const std::vector<Effect> &effects, std::string_view id)
{
    for (const Effect &effect : effects) {
        const Ability *made = abilityMadeBy(effect);
        if (made && made->id == id)
            return made;
        if (made)
            if (const Ability *found = findMade(made->effects, id))
                return found;
        for (const auto *parts : {&effect.then, &effect.otherwise})
            if (const Ability *found = findMade(*parts, id))
                return found;
        for (const auto &option : effect.options)
            if (const Ability *found = findMade(option, id))
                return found;
    }
    return nullptr;
}

bool copies(const Ability &ability)
{
    const auto *constant = ability.asIf<ConstantAbility>();
    return constant && (constant->alters == Altered::Text || constant->alters == Altered::PaidText);
}

} // namespace

void CardModel::giveAbilities(std::vector<Ability> all)
{
    abilities = std::move(all);
    copiesText = std::ranges::any_of(abilities, copies);
    blanksText = std::ranges::any_of(abilities, blanks);
}

const Ability *CardModel::find(std::string_view id) const
{
    const auto printed = std::ranges::find(abilities, id, &Ability::id);
    if (printed != abilities.end())
        return &*printed;
    for (const Ability &ability : abilities)
        if (const Ability *made = findMade(ability.effects, id))
            return made;
    return nullptr;
}

} // namespace rulings
