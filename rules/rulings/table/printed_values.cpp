// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the card alone. Rules Reference 1.0: "Trash Cost".
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

#include <optional>

namespace rulings {

std::optional<int> printedOn(const CardModel &card, Value kind)
{
    switch (kind) {
    case Value::Strength:
        return card.strength;
    case Value::RezCost:
    case Value::InstallCost:
    case Value::PlayCost:
        return card.cost;
    case Value::TrashCost:
        return card.trashCost;
    case Value::AdvancementRequirement:
        return card.advancementRequirement;
    case Value::MemoryCost:
        return card.memory;
    case Value::Points:
        return card.points;
    case Value::Advancement:
        return 0;
    default:
        return std::nullopt;
    }
}

bool hasTrashCost(const Table &table, ObjectId id)
{
    const CardModel &card = *table.state[id].card;
    const bool later = card.type == CardType::Ice || card.type == CardType::Operation;
    return card.trashCost && (!later || table.setting("trash-cost.on-ice-and-operations"));
}

} // namespace rulings
