// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/assuming_numbers.h"

#include "core/english.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/saying/trial.h"

#include <string>
#include <vector>

namespace saying {

using core::English;

namespace {

bool isAnswered(const Draft &draft)
{
    const auto asked = rulings::questionOf(draft.document());
    if (!asked)
        return false;
    const rulings::Answer answer = rulings::answer(triedBy, *asked);
    return !answer.unplayable && answer.confidence != rulings::Confidence::NotDerivable;
}

struct UsualNumber {
    std::string path;
    int number;
    std::string says;
};

std::vector<UsualNumber> usualNumbers()
{
    constexpr int credits = 5; // what both begin a game with
    constexpr int hand = 5;
    const auto cards = [](const char *of, int number) {
        return std::string(of) == "corp"
            ? English::tr("{n} card in HQ", "{n} cards in HQ", number)
            : English::tr("{n} card in the grip", "{n} cards in the grip", number);
    };
    return {{"state/runner/credits", credits,
             English::tr("the Runner has {n} credit", "the Runner has {n} credits", credits)},
            {"state/corp/credits", credits,
             English::tr("the Corp has {n} credit", "the Corp has {n} credits", credits)},
            {"state/runner/hand", hand, cards("runner", hand)},
            {"state/corp/hand", hand, cards("corp", hand)},
            {"state/corp/pile", 0, English::tr("Archives is empty")},
            {"state/runner/clicks", 1,
             English::tr("the Runner has {n} click left", "the Runner has {n} clicks left", 1)},
            {"state/corp/clicks", 1,
             English::tr("the Corp has {n} click left", "the Corp has {n} clicks left", 1)}};
}

} // namespace

void assumeNumbersAsked(Draft &settled)
{
    if (!settled.at("question") || isAnswered(settled))
        return;
    Draft all = settled;
    std::vector<UsualNumber> added;
    for (UsualNumber &one : usualNumbers())
        if (!all.at(one.path)) {
            all.assume(one.path, one.number, one.says);
            added.push_back(std::move(one));
        }
    if (added.empty() || !isAnswered(all))
        return;
    for (const UsualNumber &one : added) {
        Draft fewer = all;
        fewer.remove(one.path);
        if (isAnswered(fewer))
            all = std::move(fewer);
    }
    settled = std::move(all);
}

} // namespace saying
