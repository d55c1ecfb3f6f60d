// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/before_card.h"

#include "rules/saying/described.h"

#include <cstddef>
#include <string>

namespace saying {

namespace {

/// "both Wyldside and Aesop's Pawnshop": one of each.
bool isBothOfTwo(const Scene &scene)
{
    if (scene.token().text != "both")
        return false;
    std::size_t ahead = 0;
    const auto cardBehind = [&] {
        do
            ++ahead;
        while (scene.token(ahead).isIdle() || scene.token(ahead).value(TermKind::Flag)
               || scene.token(ahead).is(TermKind::Number, "1"));
        return scene.token(ahead).card;
    };
    const auto first = cardBehind();
    if (!first || !scene.token(++ahead).value(TermKind::Join))
        return false;
    const auto second = cardBehind();
    return second && second != first;
}

} // namespace

std::optional<BeforeCard> takeBeforeCard(Scene &scene)
{
    BeforeCard before;
    const std::string &text = scene.token().text; // "and one more ice": none that was told
    const bool isMore = text == "one more" || text == "another" || text == "a further";
    if (isMore && scene.token(1).value(TermKind::Type) && !scene.token(1).card) {
        scene.skip();
        before.count = 1;
        return before;
    }
    if (isBothOfTwo(scene))
        scene.skip();
    else if (!scene.token().is(TermKind::Number, "1") && !isPointersNext(scene))
        before.count = scene.takeNumber();
    if (!before.count && !scene.token().isIdle())
        (void)scene.take(TermKind::Number, "1");
    before.isCountOfFlag = before.count && scene.take(TermKind::Flag, "advanced");
    while (const auto flag = scene.take(TermKind::Flag))
        before.flags.push_back(*flag);
    if (!before.count && !before.flags.empty() && !scene.is(TermKind::Number, "1")
        && isWorthAt(scene, 1))
        before.count = scene.takeNumber(); // "stole three 2-pointers"
    constexpr int mostCopies = 9;
    if (before.count && (*before.count < 1 || *before.count > mostCopies))
        return std::nullopt;
    return before;
}

} // namespace saying
