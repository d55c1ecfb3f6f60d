// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/memory_told.h"

#include "core/english.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <optional>
#include <string>

namespace saying {

using core::English;
using core::Json;

namespace {

constexpr const char *otherPrograms = "otherprograms";

bool takeWord(Scene &scene, std::string_view word)
{
    scene.skipIdle();
    if (scene.token().text != word)
        return false;
    scene.skip();
    return true;
}

bool takeFree(Scene &scene)
{
    return takeWord(scene, "free") || takeWord(scene, "left") || takeWord(scene, "open");
}

/// "full", "used up", of memory; how much of it is left then.
std::optional<int> takeLeft(Scene &scene)
{
    const bool isAll = scene.take(TermKind::Place, "all");
    (void)(isAll && scene.take(TermKind::Link, "of"));
    const auto number = isAll ? std::nullopt : scene.takeNumber();
    const bool isFirst = takeFree(scene); // "1 free MU"
    const bool isFull = takeWord(scene, "full");
    if (!scene.take(TermKind::Noun, "memory"))
        return std::nullopt;
    if (number)
        return isFirst || takeFree(scene) || *number == 0 ? number : std::nullopt;
    if (isFull)
        return 0;
    (void)(scene.take(TermKind::Ask, "is") || scene.take(TermKind::Have, "has"));
    (void)scene.take(TermKind::Place, "all");
    if (takeWord(scene, "full") || takeWord(scene, "taken"))
        return 0;
    if (!takeWord(scene, "used") && !scene.take(TermKind::Verb, "use"))
        return std::nullopt;
    (void)takeWord(scene, "up");
    return 0;
}

} // namespace

bool readMemoryLeft(Scene &scene)
{
    if (scene.asks)
        return false;
    Attempt attempt(scene);
    (void)scene.takeWho();
    (void)(scene.take(TermKind::Have, "has") || scene.take(TermKind::Link, "with"));
    const auto left = takeLeft(scene);
    const bool ends = scene.isAtEnd() || scene.token().isMark || scene.value(TermKind::Join);
    if (!left || !ends)
        return false;
    scene.memoryLeft = left;
    scene.addChip(ChipKind::Number, attempt.begin(),
                  English::tr("the Runner has {n} memory unit free",
                              "the Runner has {n} memory units free", *left),
                  {Draft::objectPath(otherPrograms)});
    return attempt.keep();
}

void settleMemoryLeft(Scene &scene)
{
    if (!scene.memoryLeft)
        return;
    Draft &draft = scene.draft;
    Draft before = draft;
    before.remove("question");
    const auto now = presentOf(before);
    const int taken = now ? now->table.memoryUsed.value_or(0) : 0;
    constexpr int usual = 4;
    const int limit = now ? now->table.memoryLimit.value_or(usual) : usual;
    const int more = limit - taken - *scene.memoryLeft;
    const std::string path = Draft::objectPath(otherPrograms);
    if (more > 0) {
        draft.tell(path + "/card", Json::object({{"type", "program"}, {"memory", more}}));
        draft.tell(path + "/zone", "rig");
    }
    for (Chip &chip : scene.chips)
        if (chip.tells(path)) {
            chip.guessed = chip.guessed || more < 0; // the named ones leave less
            if (more <= 0)
                chip.paths.clear();
        }
}

} // namespace saying
