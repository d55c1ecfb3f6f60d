// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/act.h"

#include "rules/rulings/language/ids.h"

#include <string>
#include <utility>

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

} // namespace rulings
