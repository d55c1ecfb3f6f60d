// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/strengthening.h"

#include "rules/rulings/operations/operation.h"
#include "rules/saying/abilities.h"
#include "rules/saying/table_now.h"

#include <algorithm>
#include <cstddef>

namespace saying {

using core::Json;
using rulings::Ability;

namespace {

/// Since the last step that was gone on to.
bool isUsedHere(const Draft &draft, const std::string &ability)
{
    const auto &script = draft.script();
    for (std::size_t act = script.size(); act-- > 0 && !script[act].find("to");)
        if (const Json *use = script[act].find("use"); use && *use == Json(ability))
            return true;
    return false;
}

} // namespace

int boostsFor(const Draft &draft, const std::string &card, const std::string &ice,
              const Ability **boost)
{
    const auto *model = draft.modelOf(card);
    const auto able = model ? usableTo(*model, "boost") : Abilities();
    if (able.size() != 1)
        return 0;
    const auto has = strengthNow(draft, card);
    const auto needs = strengthNow(draft, ice);
    if (!has || !needs || *needs <= *has)
        return 0;
    if (isUsedHere(draft, card + '#' + able.front()->id)) // somebody told it
        return 0;
    *boost = able.front();
    const int by = std::max(1, able.front()->effects.front().amount.plus);
    return (*needs - *has + by - 1) / by;
}

int usesBefore(const Draft &draft, const std::string &card, const std::string &ice,
               const Ability &ability)
{
    const auto &first = ability.effects.front();
    const bool isOwn = first.op && first.op->word == "modify" && ability.effects.size() > 1;
    const auto has = strengthNow(draft, card);
    const auto needs = strengthNow(draft, ice);
    if (!isOwn || !has || !needs || *needs <= *has || isUsedHere(draft, card + '#' + ability.id))
        return 0;
    const int by = std::max(1, first.amount.plus);
    return (*needs - *has + by - 1) / by - 1;
}

core::Json breaksAtX(const Draft &draft, const std::string &card, const rulings::Ability &ability,
                     const std::string &ice, const std::vector<int> &numbers)
{
    const int has = strengthNow(draft, card).value_or(0);
    const int needs = strengthNow(draft, ice).value_or(0);
    core::Json::Array broken(numbers.begin(), numbers.end());
    return core::Json::object({{"use", card + '#' + ability.id},
                               {"x", std::max(needs - has, static_cast<int>(numbers.size()))},
                               {"break", core::Json(std::move(broken))}});
}

} // namespace saying
