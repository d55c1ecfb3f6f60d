// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/results_told.h"

#include "core/english.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/now_or_before.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;

namespace {

/// Somebody told of it before, and nothing else than that it is in play.
bool isKnownInPlay(const Scene &scene, const std::string &card)
{
    constexpr std::array<std::string_view, 9> elsewhere{"grip",
                                                        "stack",
                                                        "heap",
                                                        "hq",
                                                        "rnd",
                                                        "archives",
                                                        "removed",
                                                        "corp-score-area",
                                                        "runner-score-area"};
    const std::string path = Draft::objectPath(card);
    const auto tells = [&](const Chip &chip) {
        return std::ranges::any_of(chip.paths, [&](const std::string &one) {
            return one == path || one.starts_with(path + '/');
        });
    };
    const bool isKnown = scene.draft.textAt("state/run/ice") == card
        || std::ranges::find(scene.known, card) != scene.known.end()
        || std::ranges::any_of(scene.chips, tells);
    const std::string zone = scene.draft.textAt(path + "/zone");
    return isKnown
        && (scene.draft.hasAct("install", card)
            || std::ranges::find(elsewhere, zone) == elsewhere.end());
}

/// It is what somebody did to it, or what it was used for: said once more.
bool isDoneByActs(const Draft &draft, const std::string &card)
{
    return draft.hasAct("trash", card) || draft.hasAct("trash_resource", card)
        || std::ranges::any_of(draft.script(), [&](const Json &act) {
               const Json *use = act.find(act.find("respond") ? "respond" : "use");
               return use && use->asString() && use->asString()->starts_with(card + '#');
           });
}

/// "by the purge", "by that", "by Parasite": what was done before does it.
void takeBy(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "by"))
        return;
    scene.skipIdle();
    const bool isDone = scene.take(TermKind::Verb) || scene.take(TermKind::It)
        || (isCardNext(scene) && takeCard(scene));
    if (isDone)
        attempt.keep();
}

/// The card that is said to be trashed: by its name, "it", or as the clause goes on.
std::optional<std::string> takeTrashed(Scene &scene)
{
    (void)scene.take(TermKind::Join, "and");
    std::string card = isOfSomethingElse(scene) ? std::string() : scene.card;
    if (isCardNext(scene))
        card = takeCard(scene).value_or(std::string());
    const bool isPassive = isPassiveNext(scene);
    scene.skipIdle();
    const std::string said = scene.token().text;
    const bool isBare = said == "trashed" || said == "destroyed";
    if (card.empty() || (isBare && !isPassive) || !scene.take(TermKind::Flag, "trashed"))
        return std::nullopt;
    takeBy(scene);
    const bool ends =
        scene.isAtClauseEnd() || scene.is(TermKind::Place, "before"); // "before the run is over"
    return ends ? std::optional(std::move(card)) : std::nullopt;
}

bool isTrashedIn(const Draft &draft, const std::string &card)
{
    return factBehind(draft, card + ".trashed") == rulings::Fact(true);
}

} // namespace

bool readTrashedResult(Scene &scene)
{
    if (scene.asks)
        return false;
    Attempt attempt(scene);
    Scene ahead = scene;
    const auto card = takeTrashed(ahead);
    const bool isBehind =
        card && (!scene.draft.script().empty() || scene.draft.textAt("state/run/ice") == *card);
    const bool isAgain = card && isDoneByActs(scene.draft, *card);
    if (!isBehind || (!isKnownInPlay(scene, *card) && !isAgain))
        return false;
    scene.goTo(ahead.at());
    scene.speakOf(*card);
    scene.doubts = scene.doubts || ahead.doubts;
    attempt.keep();
    const Json pick = Json::object({{"pick", *card}});
    Draft chosen = scene.draft;
    chosen.play(pick);
    if (!isAgain && !isTrashedIn(scene.draft, *card) && isTrashedIn(chosen, *card)) {
        scene.addChip(ChipKind::Act, attempt.begin(), chooseInWords(scene.draft, *card),
                      {Draft::actPath(scene.draft.script().size())});
        scene.draft.play(pick);
        return true;
    }
    scene.addChip(ChipKind::Happened, attempt.begin(),
                  English::tr("{card} is trashed by then", {{"card", scene.draft.nameOf(*card)}}),
                  {});
    scene.trashedThen.push_back({scene.chips.back().span, *card, isAgain});
    return true;
}

void settleResults(Scene &scene)
{
    for (const auto &[span, card, isAgain] : scene.trashedThen) {
        const auto own = std::ranges::find_if(scene.chips, [&](const Chip &chip) {
            return chip.kind == ChipKind::Happened && chip.span == span && chip.paths.empty();
        });
        const bool isSo = isTrashedIn(scene.draft, card);
        const bool isTold =
            scene.draft.hasAct("trash", card) || scene.draft.hasAct("trash_resource", card);
        if (!isSo && isAgain && !isTold && own != scene.chips.end())
            own->guessed = true; // whether what was told does it is not known
        if (isSo || isAgain)
            continue;
        const std::string name = scene.draft.nameOf(card);
        const bool corp = scene.draft.sideOf(card) == rules::Side::Corp;
        std::erase_if(scene.chips, [&](const Chip &chip) {
            return chip.kind == ChipKind::Happened && chip.span == span && chip.paths.empty();
        });
        scene.open.push_back(
            {span,
             English::tr("{card} is not trashed by what was told before.", {{"card", name}}),
             {{English::tr("{card} was trashed before", {{"card", name}}),
               name + (corp ? " in Archives" : " in the heap")}}});
    }
}

} // namespace saying
