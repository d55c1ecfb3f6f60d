// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/how_often.h"

#include "rules/saying/table_now.h"
#include "rules/saying/trying.h"

#include <algorithm>

namespace saying {

int takeTimes(Scene &scene)
{
    if (scene.take(TermKind::Place, "twice"))
        return 2;
    if (scene.take(TermKind::Place, "once"))
        return 1;
    Attempt attempt(scene);
    const auto number = scene.takeNumber();
    constexpr int most = 9;
    if (!number || *number < 1 || *number > most || !scene.take(TermKind::Place, "times"))
        return 1;
    attempt.keep();
    return *number;
}

int timesToPrevent(const Scene &scene, const rulings::Ability &ability)
{
    Scene ahead = scene;
    const auto wanted = ahead.takeNumber();
    if (ahead.is(TermKind::Place, "times"))
        return 1; // "3 times", which is counted elsewhere
    const auto *prevents = ability.asIf<rulings::PreventAbility>();
    const int each = prevents ? prevents->prevented.plus : 0;
    if (!wanted || each < 1)
        return 1;
    return (*wanted + each - 1) / each;
}

int timesToBoost(Scene &scene, const std::string &card, const rulings::Ability &ability)
{
    const int each = std::max(1, ability.effects.front().amount.plus);
    Attempt attempt(scene);
    (void)scene.take(TermKind::Noun, "strength"); // "its strength"
    if (const int times = takeTimes(scene); times > 1) {
        attempt.keep();
        return times;
    }
    if (scene.token().text == "up" && scene.token(1).is(TermKind::Link, "to"))
        scene.skip();
    const bool isTo = scene.take(TermKind::Link, "to");
    if (!isTo && !scene.take(TermKind::Link, "by"))
        return 1;
    (void)scene.take(TermKind::Noun, "strength");
    const auto number = scene.takeNumber();
    const auto now = strengthNow(scene.draft, card);
    if (!number || (isTo && !now))
        return 1;
    (void)scene.take(TermKind::Noun, "strength");
    attempt.keep();
    const int lacks = isTo ? *number - *now : *number;
    return (lacks + each - 1) / each;
}

} // namespace saying
