// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/considered.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

#include <algorithm>

namespace rulings {

int countedTags(const Table &table)
{
    const int additional = playerValue(table, Value::Tags, Side::Runner, Told::No);
    return additional + table.state.tags;
}

int tokensConsidered(const Table &table, ObjectId card)
{
    const bool any = std::ranges::any_of(table.state.objects, [](const Object &object) {
        return std::ranges::any_of(object.card->abilities, [](const Ability &ability) {
            return modifies(ability, Value::Advancement);
        });
    });
    return any ? value(table, Value::Advancement, card) : 0;
}

int countedBadPublicity(const Table &table)
{
    const int additional = playerValue(table, Value::BadPublicity, Side::Corp, Told::No);
    return additional + table.state.badPublicity;
}

bool isTagged(const Table &table)
{
    return countedTags(table) > 0 || whatAlters(table, Altered::Tagged).exists();
}

void sayWhyTagged(const Table &table)
{
    if (table.state.tags == 0)
        (void)playerValue(table, Value::Tags, Side::Runner, Told::IfModified);
}

} // namespace rulings
