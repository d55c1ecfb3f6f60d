// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/names.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace rulings {

std::string TableNames::nameOf(ObjectId id) const
{
    if (!id.exists())
        return "–"; // never said: whoever names a card has one
    const Object &object = m_state[id];
    return object.card->title.empty() ? object.name : object.card->title;
}

std::string TableNames::nameOf(ServerId id) const
{
    if (!id.exists())
        return "–";
    return m_state.servers[static_cast<std::size_t>(id.value)].name;
}

bool TableNames::hasSeveralAbilities(ObjectId id) const
{
    return id.exists()
        && std::ranges::count_if(
               m_state[id].card->abilities,
               [](const Ability &ability) { return ability.kind() != AbilityKind::Subroutine; })
        > 1;
}

} // namespace rulings
