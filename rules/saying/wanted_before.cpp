// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/wanted_before.h"

#include <algorithm>

namespace saying {

std::optional<SaidAct> wantedBefore(Scene &scene, std::size_t begin)
{
    const auto &tokens = scene.tokens();
    std::size_t at = begin;
    while (at > 0 && tokens[at - 1].isMark)
        --at;
    for (const std::size_t end = at; at-- > 0 && !tokens[at].isMark;) {
        if (!tokens[at].is(TermKind::Verb, "jack-out"))
            continue;
        const bool isDone = std::ranges::any_of(scene.chips, [&](const Chip &chip) {
            return chip.span.begin <= tokens[at].span.begin && chip.span.end >= tokens[at].span.end;
        });
        const bool isLast = std::all_of(
            tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1,
            tokens.begin() + static_cast<std::ptrdiff_t>(end), [](const Token &token) {
                return token.isIdle() || token.value(TermKind::Join) || token.value(TermKind::Time);
            });
        if (isDone || !isLast)
            return std::nullopt;
        const std::size_t here = scene.at();
        scene.goTo(at);
        auto said = takeAct(scene);
        scene.goTo(here);
        scene.doubts = true;
        return said;
    }
    return std::nullopt;
}

} // namespace saying
