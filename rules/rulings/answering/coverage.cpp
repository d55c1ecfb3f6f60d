// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/coverage.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/scenario.h"

#include <algorithm>
#include <string>

namespace rulings {

bool isRight(const Answer &answer, const core::Json &expected)
{
    return answer.confidence == Confidence::Derived && verdictJson(answer.verdict) == expected;
}

Coverage coverage()
{
    Coverage found;
    for (const InventoryEntry &entry : inventory()) {
        Tally one;
        const auto all = scenarios();
        const auto scenario = std::ranges::lower_bound(all, entry.id, {}, &Scenario::id);
        if (scenario == all.end() || scenario->id != entry.id) {
            if (entry.notDerivable.empty()) {
                one.notTranscribed = 1;
                found.open.emplace_back(entry.id, "not transcribed");
            } else {
                one.notDerivable = 1;
                found.open.emplace_back(entry.id, entry.notDerivable);
            }
        } else {
            const Answer derived = answer(scenario->version, scenario->asked);
            if (isRight(derived, scenario->expected)) {
                one.right = 1;
            } else if (derived.confidence == Confidence::Derived) {
                one.wrong = 1;
                found.open.emplace_back(entry.id,
                                        "wrong: " + core::dump(verdictJson(derived.verdict)));
            } else {
                one.notDerivable = 1;
                found.open.emplace_back(entry.id, derived.why);
            }
        }
        const auto count = [&](Tally &tally) {
            tally.right += one.right;
            tally.wrong += one.wrong;
            tally.notDerivable += one.notDerivable;
            tally.notTranscribed += one.notTranscribed;
        };
        count(found.total);
        count(found.byDocument[entry.document]);
        count(found.byClass[entry.kind]);
        for (const std::string &primitive : entry.primitives)
            count(found.byPrimitive[primitive]);
    }
    return found;
}

} // namespace rulings
