// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/counters_put.h"

#include "rules/saying/counters.h"

#include <cstddef>

namespace saying {

bool readCountersPut(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    scene.skipIdle();
    const std::size_t chips = scene.chips.size();
    const bool isPut = scene.token().text.starts_with("put") && scene.take(TermKind::Verb, "spend");
    const std::size_t counted = scene.at();
    // "puts 3 credits on it" may be what somebody pays.
    const bool isMany = isPut && scene.takeNumber() && !scene.is(TermKind::Noun, "credits")
        && scene.value(TermKind::Noun);
    scene.goTo(counted);
    if (scene.asks || !isMany || !readCounters(scene) || scene.chips.size() != chips + 1)
        return false;
    scene.chips.back().span.begin = scene.spanFrom(attempt.begin()).begin;
    return attempt.keep();
}

} // namespace saying
