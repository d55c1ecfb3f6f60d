// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/card_model.h"

#include "rules/rulings/language/ability.h"

#include <algorithm>
#include <string_view>

namespace rulings {

const Ability *CardModel::find(std::string_view id) const
{
    const auto found = std::ranges::find(abilities, id, &Ability::id);
    return found == abilities.end() ? nullptr : &*found;
}

} // namespace rulings
