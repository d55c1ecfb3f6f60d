// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/memory_told.h"

#include "core/english.h"
#include "rules/saying/cards.h"
#include "rules/saying/lying.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <cstddef>
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
    if (number && (isFirst || takeFree(scene) || *number == 0))
        return number;
    if (isFull && !number)
        return 0;
    (void)(scene.take(TermKind::Ask, "is") || scene.take(TermKind::Have, "has"));
    (void)scene.take(TermKind::Place, "all");
    const bool isUsed =
        takeWord(scene, "full") || takeWord(scene, "taken") || takeWord(scene, "used");
    if (!isUsed && !scene.take(TermKind::Verb, "use"))
        return std::nullopt;
    (void)takeWord(scene, "up");
    if (number) // "5 MU, all full"
        inUse = number;
    return 0;
}

/// "my programs use all 5 of my memory", "his programs fill 5 MU"
std::optional<int> takeUsedByPrograms(Scene &scene, std::optional<int> &inUse)
{
    scene.skipIdle();
    if (scene.token().text != "programs" || !scene.take(TermKind::Type, "program"))
        return std::nullopt;
    if (!(scene.take(TermKind::Verb, "use") || scene.take(TermKind::Verb, "take")
          || takeWord(scene, "fill") || takeWord(scene, "need") || takeWord(scene, "occupy")))
        return std::nullopt;
    (void)takeWord(scene, "up");
    const bool isAll = scene.take(TermKind::Place, "all");
    const auto number = scene.takeNumber();
    (void)scene.take(TermKind::Link, "of");
    if (!scene.take(TermKind::Noun, "memory") || !(isAll || number))
        return std::nullopt;
    inUse = number;
    return 0;
}

bool endsHere(const Scene &scene) { return scene.isAtClauseEnd(); }

/// "so now he is 1 over": what comes of what was told.
bool readOver(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    while (scene.token().isIdle() || scene.is(TermKind::Ask, "is")
           || scene.is(TermKind::Time, "now"))
        scene.skip();
    const auto number = scene.takeNumber();
    if (!number || scene.token().text != "over")
        return false;
    scene.skip();
    (void)scene.take(TermKind::Noun, "memory");
    if (!endsHere(scene))
        return false;
    scene.addChip(ChipKind::Happened, attempt.begin(),
                  English::tr("the programs take {n} memory unit more than there is by then",
                              "the programs take {n} memory units more than there are by then",
                              *number),
                  {});
    return attempt.keep();
}

/// "one of it from Akamatsu Mem Chip", "four I start with": where the memory comes from.
bool readSource(Scene &scene)
{
    Attempt attempt(scene);
    const auto number = scene.takeNumber();
    if (!number)
        return false;
    if (scene.take(TermKind::Link, "of") && !scene.take(TermKind::It))
        return false;
    if (scene.take(TermKind::Link, "from") && isCardNext(scene) && !scene.value(TermKind::It)) {
        const auto card = takeCard(scene);
        if (!endsHere(scene) || scene.draft.sideOf(*card) != rules::Side::Runner)
            return false;
        if (!scene.draft.at(Draft::objectPath(*card) + "/zone"))
            scene.draft.tell(Draft::objectPath(*card) + "/zone", "rig");
        scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, *card),
                      {Draft::objectPath(*card)});
        return attempt.keep();
    }
    const bool isUsual = scene.takeWho() && scene.token().text.starts_with("start");
    if (!isUsual)
        return false;
    scene.skip();
    (void)scene.take(TermKind::Link, "with");
    if (!endsHere(scene))
        return false;
    scene.addChip(ChipKind::Number, attempt.begin(),
                  English::tr("{n} memory unit is there without any card",
                              "{n} memory units are there without any card", *number),
                  {});
    return attempt.keep();
}

/// "4 MU with Magnum Opus", "four MU total": as many as there are anyway.
bool readMemoryThere(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    (void)(scene.take(TermKind::Have, "has") || scene.take(TermKind::Link, "with"));
    const auto number = scene.takeNumber();
    if (!number || !scene.take(TermKind::Noun, "memory"))
        return false;
    (void)scene.take(TermKind::Link, "in");
    (void)(takeWord(scene, "total") || takeWord(scene, "altogether"));
    if (!endsHere(scene) && !scene.is(TermKind::Link, "with"))
        return false;
    Draft before = scene.draft;
    before.remove("question");
    constexpr int usual = 4;
    const auto now = presentOf(before);
    if (*number != (now ? now->table.memoryLimit.value_or(usual) : usual))
        return false;
    scene.addChip(ChipKind::Number, attempt.begin(),
                  English::tr("there is {n} memory unit", "there are {n} memory units", *number),
                  {});
    return attempt.keep();
}

/// "to spare", "is fine", "isn't a problem"
bool takeIsEnough(Scene &scene)
{
    constexpr std::array<std::string_view, 4> good{"fine", "ok", "okay", "enough"};
    constexpr std::array<std::string_view, 3> trouble{"problem", "issue", "concern"};
    if (scene.take(TermKind::Link, "to") && takeWord(scene, "spare"))
        return true;
    const bool isNot = scene.token().text.starts_with("isn") || scene.token().text == "is no"
        || scene.token().text == "is not";
    if (!isNot && !scene.take(TermKind::Ask, "is"))
        return false;
    if (isNot)
        scene.skip();
    const bool isNeither = isNot || takeWord(scene, "not") || takeWord(scene, "no");
    scene.skipIdle();
    const std::string &said = scene.token().text;
    const bool isSo = isNeither ? std::ranges::find(trouble, said) != trouble.end()
                                : std::ranges::find(good, said) != good.end();
    if (isSo)
        scene.skip();
    return isSo;
}

/// "plenty of memory", "memory to spare": nobody says how much.
bool readMemoryEnough(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    (void)(scene.take(TermKind::Have, "has") || scene.take(TermKind::Link, "with"));
    bool isEnough = false;
    for (const std::string_view much : {"plenty", "enough", "lots", "loads"})
        isEnough = isEnough || takeWord(scene, much);
    (void)scene.take(TermKind::Link, "of");
    (void)takeFree(scene);
    if (!scene.take(TermKind::Noun, "memory"))
        return false;
    (void)(isEnough && takeFree(scene));
    if (!(isEnough || takeIsEnough(scene)) || !endsHere(scene))
        return false;
    scene.player = rules::Side::Runner;
    scene
        .addChip(ChipKind::Number, attempt.begin(), English::tr("the Runner has enough memory"), {})
        .of = rules::Side::Runner;
    return attempt.keep();
}

} // namespace

bool readMemoryLeft(Scene &scene)
{
    if (scene.asks)
        return false;
    if (readMemoryThere(scene) || readMemoryEnough(scene))
        return true;
    if (scene.memoryLeft && (readOver(scene) || readSource(scene)))
        return true;
    Attempt attempt(scene);
    (void)scene.takeWho();
    const std::size_t behindWho = scene.at();
    (void)(scene.take(TermKind::Have, "has") || scene.take(TermKind::Link, "with"));
    std::optional<int> inUse;
    auto left = takeLeft(scene, inUse);
    if (!left) {
        scene.goTo(behindWho);
        left = takeUsedByPrograms(scene, inUse);
    }
    if (!left || !endsHere(scene))
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
    for (const std::string &object : draft.objects()) // "which of my programs": one of them
        if (const std::string path = Draft::objectPath(object);
            draft.textAt(path + "/card/type") == "program" && !draft.at(path + "/card/memory"))
            draft.assume(
                path + "/card/memory", 1,
                English::tr("{card} takes {n} memory", {{"card", draft.nameOf(object)}, {"n", 1}}));
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
