// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/missing_numbers.h"

#include "rules/asking/table_edits.h"
#include "rules/rulings/answering/fact_names.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <array>
#include <utility>

namespace saying {

namespace {

struct Tellable {
    const char *path;
    const char *fact; ///< as facts are called
    int tried;        ///< enough for most costs
};

constexpr std::array numbers{Tellable{"state/corp/credits", "corp.credits", 15},
                             Tellable{"state/runner/credits", "runner.credits", 15},
                             Tellable{"state/corp/clicks", "corp.clicks", 2},
                             Tellable{"state/runner/clicks", "runner.clicks", 3},
                             Tellable{"state/corp/hand", "corp.hand", 5},
                             Tellable{"state/runner/hand", "runner.hand", 5},
                             Tellable{"state/corp/deck", "corp.deck", 20},
                             Tellable{"state/runner/deck", "runner.deck", 20},
                             Tellable{"state/corp/pile", "corp.pile", 3},
                             Tellable{"state/runner/pile", "runner.pile", 3},
                             Tellable{"state/tags", "runner.tags", 0},
                             Tellable{"state/bad_publicity", "corp.bad-publicity", 0},
                             Tellable{"state/brain_damage", "runner.brain-damage", 0}};

constexpr std::size_t most = 4;

rulings::Answer answerTo(rulings::RulesVersion version, const core::Json &document)
{
    const auto asked = rulings::questionOf(document);
    return asked ? rulings::answer(version, *asked) : rulings::Answer();
}

/// Why the acts cannot be played with these numbers, nor with greater ones; empty: they can.
std::string whyInVain(const core::Json &document, const Missing &missing,
                      rulings::RulesVersion version)
{
    constexpr int more = 3;
    const auto withMore = [&](int plus) {
        core::Json told = document;
        for (const Tellable &number : numbers)
            if (std::ranges::find(missing.numbers, number.path, &MissingNumber::path)
                != missing.numbers.end())
                asking::tell(told, number.path, number.tried + plus);
        return answerTo(version, told);
    };
    const rulings::Answer then = withMore(0);
    return then.unplayable && withMore(more).why == then.why ? then.why : std::string();
}

} // namespace

Missing missingNumbers(const core::Json &document, const rulings::Answer &answer)
{
    Missing missing;
    if (answer.confidence != rulings::Confidence::NotDerivable || answer.why.empty())
        return missing;
    core::Json told = document;
    std::string why = answer.why;
    const rulings::State nobody;
    const auto tryOne = [&] {
        for (const Tellable &number : numbers) {
            if (asking::valueAt(told, number.path))
                continue;
            core::Json tried = told;
            asking::tell(tried, number.path, number.tried);
            std::string then = answerTo(answer.version, tried).why;
            if (then == why)
                continue;
            missing.numbers.push_back(
                {number.path,
                 rulings::factName(number.fact, nobody).inWords(rulings::TableNames(nobody)),
                 number.tried});
            told = std::move(tried);
            why = std::move(then);
            return true;
        }
        return false;
    };
    while (!why.empty() && missing.numbers.size() < most && tryOne()) { }
    if (missing.numbers.empty())
        return missing;
    missing.inVain = whyInVain(document, missing, answer.version);
    return missing;
}

} // namespace saying
