// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/act.h"

#include "rules/rulings/language/ids.h"

#include <string>
#include <utility>
#include <vector>

namespace rulings {

Act actOf(ActKind kind, ObjectId object, std::string ability)
{
    Act act;
    act.kind = kind;
    act.object = object;
    act.ability = std::move(ability);
    return act;
}

Act actOn(ActKind kind, ServerId server)
{
    Act act;
    act.kind = kind;
    act.server = server;
    return act;
}

std::vector<Act> picksOf(const std::vector<ObjectId> &from)
{
    std::vector<Act> acts;
    for (const ObjectId id : from) {
        Act &act = acts.emplace_back();
        act.kind = ActKind::Pick;
        act.chosen = {id};
    }
    return acts;
}

std::vector<Act> picksOrNone(const std::vector<ObjectId> &from, ObjectId source)
{
    std::vector<Act> acts = picksOf(from);
    acts.push_back(actOf(ActKind::Decline, source));
    return acts;
}

} // namespace rulings
