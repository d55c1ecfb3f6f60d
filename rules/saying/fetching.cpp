// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/fetching.h"

#include "core/english.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/lying.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace saying {

using core::Json;

namespace {

constexpr std::array<std::string_view, 3> zonesOfRunner{"stack", "heap", "grip"};
constexpr std::array<std::string_view, 3> zonesOfCorp{"rnd", "hq", "archives"};

/// The act that may find a card: the one that is asked about, or the last one.
std::string actPath(const Scene &scene)
{
    if (scene.asksOn && scene.draft.at("question/act"))
        return "question/act";
    return scene.draft.script().empty()
        ? std::string()
        : "question/script/" + std::to_string(scene.draft.script().size() - 1);
}

/// The card that is used or played; empty where nothing is, or where a card was chosen.
std::string finderOf(const Json *act)
{
    for (const char *verb : {"use", "play"})
        if (const Json *one = act && !act->find("choose") ? act->find(verb) : nullptr)
            return one->asString()->substr(0, one->asString()->find('#'));
    return {};
}

/// "and grabs", "to bring back", "for": false where nothing of that stands there.
bool takeFetching(Scene &scene)
{
    constexpr std::array<std::string_view, 4> verbs{"fetch", "install", "take", "swap"};
    const bool isJoined = scene.at() > 0
        && (scene.tokens()[scene.at() - 1].value(TermKind::Join)
            || scene.tokens()[scene.at() - 1].text == ",");
    const bool isFor = scene.take(TermKind::Link, "for");
    const bool isTo = scene.take(TermKind::Link, "to");
    if (!isFor && !isTo && !isJoined)
        return false;
    if (!isFor && !isTo)
        (void)scene.takeWho();
    bool isVerb = false;
    for (const std::string_view verb : verbs)
        isVerb = isVerb || scene.take(TermKind::Verb, verb);
    if (isVerb)
        (void)scene.take(TermKind::Link, "for"); // "searches for"
    return isFor || isVerb;
}

/// A card that can be fetched: of the same player, and nobody told where it lies.
std::optional<std::string> takeFetched(Scene &scene, const std::string &finder)
{
    scene.skipIdle();
    while (scene.is(TermKind::Number, "1"))
        scene.skip();
    const auto named = scene.token().card;
    if (!named || scene.draft.cardOf(finder) == named
        || rules::cardLibrary()[*named].side() != scene.draft.sideOf(finder))
        return std::nullopt;
    const auto card = takeCard(scene);
    if (!card || scene.draft.isTold(Draft::objectPath(*card) + "/zone")
        || scene.draft.at(Draft::objectPath(*card) + "/host"))
        return std::nullopt;
    return card;
}

} // namespace

bool chooseFor(Draft &draft, Json &act, const std::string &card)
{
    Json chosen = act;
    chosen.set("choose", Json(Json::Array{card}));
    const auto &zones = draft.sideOf(card) == rules::Side::Corp ? zonesOfCorp : zonesOfRunner;
    constexpr int enough = 20; // whether it can be paid for is another question
    for (const std::string_view zone : zones) {
        Draft other = draft;
        other.tell(Draft::objectPath(card) + "/zone", zone);
        for (const char *credits : {"state/corp/credits", "state/runner/credits"})
            other.tell(credits, enough);
        if (!canBePlayed(other, {chosen}))
            continue;
        other = draft;
        other.tell(Draft::objectPath(card) + "/zone", zone);
        const std::string says = howItLies(other, card);
        draft.assume(Draft::objectPath(card) + "/zone", zone, says);
        act = std::move(chosen);
        return true;
    }
    return false;
}

bool isFetchedNext(const Scene &scene)
{
    Scene ahead = scene;
    return readFetched(ahead);
}

bool readFetched(Scene &scene)
{
    const std::string path = actPath(scene);
    const std::string finder = path.empty() ? std::string() : finderOf(scene.draft.at(path));
    if (finder.empty())
        return false;
    Attempt attempt(scene);
    if (!takeFetching(scene))
        return false;
    const auto card = takeFetched(scene, finder);
    if (!card)
        return false;
    Json act = *scene.draft.at(path);
    Draft without = scene.draft;
    if (path != "question/act") {
        Json::Array acts = without.script();
        acts.pop_back();
        without.tell("question/script", Json(std::move(acts)));
    }
    without.remove("question/act");
    if (!chooseFor(without, act, *card))
        return false;
    const std::string zone = Draft::objectPath(*card) + "/zone";
    scene.draft.assume(zone, *without.at(zone), howItLies(without, *card));
    if (path == "question/act") {
        scene.draft.tell(path, std::move(act));
    } else {
        Json::Array acts = scene.draft.script();
        acts.back() = std::move(act);
        scene.draft.tell("question/script", Json(std::move(acts)));
    }
    scene.speakOf(*card);
    attempt.keep();
    scene.addChip(ChipKind::Act, attempt.begin(), chooseInWords(scene.draft, *card), {path});
    return true;
}

} // namespace saying
