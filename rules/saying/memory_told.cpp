// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/memory_told.h"

#include "core/english.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;

namespace {

/// Where the chip that tells it is found until the programs are known.
constexpr const char *memoryTold = "state/memory-left";

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
std::optional<int> takeLeft(Scene &scene, std::optional<int> &inUse)
{
    const bool isAll = scene.take(TermKind::Place, "all");
    (void)(isAll && scene.take(TermKind::Link, "of"));
    auto number = scene.takeNumber();
    if (isAll) // "all 5" are as many as there are
        inUse = std::exchange(number, std::nullopt);
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
    std::optional<int> inUse;
    const auto left = takeLeft(scene, inUse);
    const bool ends = scene.isAtEnd() || scene.token().isMark || scene.value(TermKind::Join);
    if (!left || !ends)
        return false;
    scene.memoryLeft = left;
    scene.memoryInUse = inUse;
    scene.addChip(ChipKind::Number, attempt.begin(),
                  English::tr("the Runner has {n} memory unit free",
                              "the Runner has {n} memory units free", *left),
                  {memoryTold});
    return attempt.keep();
}

bool readMemoryOfEach(Scene &scene)
{
    Attempt attempt(scene);
    if (scene.asks || scene.chips.empty() || scene.chips.back().kind != ChipKind::Card
        || !(scene.take(TermKind::Link, "of") || scene.take(TermKind::Link, "with")))
        return false;
    const auto number = scene.takeNumber();
    if (!number || !scene.take(TermKind::Noun, "memory"))
        return false;
    (void)takeWord(scene, "each");
    const Draft &draft = scene.draft;
    const auto isUntold = [&](const std::string &path) {
        return draft.textAt(path + "/card/type") == "program" && !draft.at(path + "/card/memory");
    };
    if (std::ranges::none_of(scene.chips.back().paths, isUntold))
        return false;
    std::vector<std::string> paths;
    for (const std::string &object : draft.objects())
        if (isUntold(Draft::objectPath(object)))
            paths.push_back(Draft::objectPath(object));
    for (const std::string &path : paths)
        scene.draft.tell(path + "/card/memory", *number);
    scene.addChip(ChipKind::Number, attempt.begin(),
                  English::tr("each of them takes {n} memory", {{"n", *number}}), paths);
    return attempt.keep();
}

namespace {

/// Programs without a name, of one memory unit each: whichever of them is spoken of, the others
/// stay.
std::vector<std::string> addPrograms(Draft &draft, int number)
{
    std::vector<std::string> paths;
    for (int program = 0; program < number; ++program) {
        const std::string name = draft.describe(Json::object({{"type", "program"}, {"memory", 1}}));
        paths.push_back(Draft::objectPath(name));
        draft.tell(paths.back() + "/zone", "rig");
        constexpr int usual = 2;
        draft.assume(paths.back() + "/card/cost", usual,
                     English::tr("{card} costs {n}", {{"card", draft.nameOf(name)}, {"n", usual}}));
    }
    return paths;
}

} // namespace

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
    const auto paths = addPrograms(draft, std::min(more, limit));
    for (Chip &chip : scene.chips)
        if (chip.tells(memoryTold)) {
            chip.guessed = chip.guessed || more < 0 // the named ones leave less
                || scene.memoryInUse.value_or(limit) != limit;
            chip.paths = paths;
        }
}

} // namespace saying
