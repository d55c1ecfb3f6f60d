// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/feeding.h"

#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/lying.h"
#include "rules/saying/moments.h"
#include "rules/saying/paid_from.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::Json;
using rules::Side;

namespace {

/// "feeds", "pitches", or whatever else is done to it for that.
bool takeFeeding(Scene &scene)
{
    constexpr std::array<std::string_view, 6> verbs{"feed", "feeds", "fed",
                                                    "dump", "dumps", "dumped"};
    (void)scene.takeWho();
    scene.skipIdle();
    const bool isFed =
        std::ranges::find(verbs, scene.token().text) != verbs.end() || scene.value(TermKind::Verb);
    if (isFed)
        scene.skip();
    return isFed;
}

/// What is fed: so many cards, or the one that is named.
struct Food {
    int cards = 1;
    std::string card;
};

std::optional<Food> takeFood(Scene &scene)
{
    Food food;
    if (scene.token().card || (scene.token().isIdle() && scene.token(1).card)) {
        food.card = takeCard(scene).value_or(std::string());
        return food.card.empty() || scene.draft.sideOf(food.card) != Side::Runner
            ? std::nullopt
            : std::optional(food);
    }
    food.cards = scene.takeNumber().value_or(0);
    (void)scene.take(TermKind::Noun, "cards");
    if (scene.take(TermKind::Link, "of"))
        (void)(scene.take(TermKind::Person) || scene.take(TermKind::It));
    return food.cards < 1 ? std::nullopt : std::optional(food);
}

/// "to break a sub"
void skipBreaking(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "to") || !scene.take(TermKind::Verb, "break"))
        return;
    (void)scene.takeNumber();
    if (scene.take(TermKind::Noun, "subroutines") || scene.isAtClauseEnd())
        attempt.keep();
}

/// Some ice is met where none was told.
void meetSome(Scene &scene)
{
    if (!scene.draft.textAt("state/run/ice").empty() || !scene.draft.script().empty())
        return;
    const std::string ice =
        scene.draft.describe(Json::object({{"type", "ice"}, {"strength", 1}, {"subroutines", 1}}));
    scene.draft.doubt(Draft::objectPath(ice) + "/card",
                      meetsInWords("encounter", scene.draft.nameOf(ice)));
    meet(scene, ice);
    scene.draft.tell("state/run/ice", ice);
    (void)applyFlag(scene.draft, ice, "rezzed");
    scene.doubts = true;
}

} // namespace

bool readFed(Scene &scene)
{
    if (readGivenUpFor(scene))
        return true;
    Scene ahead = scene;
    const std::size_t begin = scene.at();
    const auto food = takeFeeding(ahead) ? takeFood(ahead) : std::nullopt;
    if (!food)
        return false;
    (void)(ahead.take(TermKind::Link, "from") && ahead.take(TermKind::Zone));
    if (!(ahead.take(TermKind::Link, "to") || ahead.take(TermKind::Link, "in")
          || ahead.take(TermKind::Link, "for") || ahead.take(TermKind::Link, "with"))
        || !isCardNext(ahead))
        return false;
    const auto card = takeCard(ahead);
    const auto *model = ahead.draft.modelOf(*card);
    Abilities may = model ? usableTo(*model, "break") : Abilities();
    std::erase_if(may, [](const rulings::Ability *one) { return !one->cost.trash; });
    if (may.size() != 1)
        return false;
    skipBreaking(ahead);
    std::vector<Json> acts;
    for (int one = 1; one <= food->cards; ++one)
        acts.push_back(Json::object(
            {{"use", *card + '#' + may.front()->id}, {"break", Json(Json::Array{one})}}));
    if (!food->card.empty()) {
        meetSome(ahead);
        ahead.draft.tell(Draft::objectPath(food->card) + "/zone", "grip");
        acts.back().set("choose", Json(Json::Array{food->card}));
    }
    ahead.speakOf(*card);
    std::vector<std::string> paths;
    for (Json &act : acts) {
        paths.push_back(Draft::actPath(ahead.draft.script().size()));
        ahead.draft.play(std::move(act));
    }
    ahead.player = Side::Runner;
    ahead.lastBy = Side::Runner;
    ahead
        .addChip(ChipKind::Act, begin, useInWords(ahead.draft, *card, may.front()->id),
                 std::move(paths))
        .of = Side::Runner;
    scene = std::move(ahead);
    return true;
}

} // namespace saying
