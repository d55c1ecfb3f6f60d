// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/done_before.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/lying.h"
#include "rules/saying/moments.h"
#include "rules/saying/places.h"
#include "rules/saying/pronouns.h"
#include "rules/saying/taking_back.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;

namespace {

/// "this turn" stands in the same clause.
bool isOfThisTurn(const Scene &scene, std::size_t begin)
{
    for (std::size_t at = begin; at-- > 0 && !scene.tokens()[at].isMark;)
        if (scene.tokens()[at].is(TermKind::Time, "this-turn"))
            return true;
    for (std::size_t at = begin; at < scene.tokens().size() && !scene.tokens()[at].isMark; ++at)
        if (scene.tokens()[at].is(TermKind::Time, "this-turn"))
            return true;
    return false;
}

/// It can be used once in a turn.
const rulings::Ability *onceEachTurn(const rulings::CardModel *model)
{
    const auto may = model ? usable(*model) : Abilities();
    const auto once = std::ranges::find_if(
        may, [](const rulings::Ability *one) { return one->oncePerTurn || one->firstEachTurn; });
    return once != may.end() ? *once : may.size() == 1 ? may.front() : nullptr;
}

/// The rest of what was done then: "once this turn against a Pup".
void skipRest(Scene &scene)
{
    while (!scene.isAtClauseEnd())
        scene.skip();
}

/// What it did as the turn began still counts.
bool lastsFromTurn(const rulings::Ability &ability)
{
    return rulings::isMetBy(ability, rulings::EventKind::TurnBegins) && does(ability, "prevent");
}

/// It is used before all else that was told.
bool playAsTurnBegan(Scene &scene, const std::string &card, const rulings::Ability &ability,
                     std::size_t begin)
{
    Draft &draft = scene.draft;
    if (scene.asks || draft.isTold("state/at") || draft.at("state/run"))
        return false;
    const bool corp = draft.sideOf(card) == Side::Corp;
    const std::string step = corp ? "corp-turn/turn-begins" : "runner-turn/turn-begins";
    draft.remove("state/at");
    draft.assume("state/at", step, momentInWords(step));
    Json::Array acts = draft.script();
    acts.insert(acts.begin(), Json::object({{"use", card + '#' + ability.id}}));
    draft.tell("question/script", Json(std::move(acts)));
    moveDown(scene, 0, 1);
    scene.speakOf(card);
    scene.addChip(ChipKind::Act, begin, useInWords(draft, card, ability.id), {Draft::actPath(0)})
        .guessed = true;
    return true;
}

/// "lost a click to Qianju PT"
bool readClickLostAtTurn(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    if (!scene.take(TermKind::Verb, "lose") && !scene.take(TermKind::Verb, "spend")
        && !scene.take(TermKind::Verb, "forfeit")) // "gave up"
        return false;
    (void)scene.takeNumber();
    const bool isClick = scene.take(TermKind::Noun, "clicks");
    const bool isLinked = isClick
        && (scene.take(TermKind::Link, "to") || scene.take(TermKind::Link, "for")
            || scene.take(TermKind::Link, "on") || scene.take(TermKind::Link, "with"));
    if (!isLinked || !isCardNext(scene) || scene.value(TermKind::It))
        return false;
    const auto card = takeCard(scene);
    const auto *model = card ? scene.draft.modelOf(*card) : nullptr;
    for (const rulings::Ability *one : model ? usable(*model) : Abilities())
        if (lastsFromTurn(*one) && does(*one, "lose-clicks")
            && playAsTurnBegan(scene, *card, *one, attempt.begin())) {
            while (scene.take(TermKind::Time, "turn-begins")
                   || scene.take(TermKind::Time, "this-turn")) { }
            return attempt.keep();
        }
    return false;
}

} // namespace

bool readUsedBefore(Scene &scene)
{
    if (readClickLostAtTurn(scene))
        return true;
    Attempt attempt(scene);
    const Fits canOnce = [](const Draft &draft, const std::string &card) {
        return onceEachTurn(draft.modelOf(card)) != nullptr;
    };
    const auto isPast = [&] {
        return scene.token().text == "used" || scene.token().text == "triggered";
    };
    // "Hunting Grounds was already used this turn"
    std::optional<std::string> card;
    if (!scene.asks && isCardNext(scene) && (card = takeCard(scene, canOnce))) {
        while (!isPast() && !scene.isAtMark()
               && (scene.token().isIdle() || scene.value(TermKind::Ask)
                   || scene.value(TermKind::Have) || scene.token().text == "already"))
            scene.skip();
    } else {
        (void)scene.takeWho();
        (void)scene.take(TermKind::Have, "has");
        scene.skipIdle();
    }
    if (!isPast() || !isOfThisTurn(scene, scene.at()) || !scene.take(TermKind::Verb, "use")
        || (!card && !isCardNext(scene)))
        return false;
    if (!card)
        card = takeCard(scene, canOnce);
    if (!card)
        return false;
    const auto *ability = onceEachTurn(scene.draft.modelOf(*card));
    if (!ability)
        return false;
    if (lastsFromTurn(*ability)) {
        (void)scene.take(TermKind::Time, "this-turn");
        if (playAsTurnBegan(scene, *card, *ability, attempt.begin()))
            return attempt.keep();
    }
    skipRest(scene);
    const std::string path = Draft::objectPath(*card) + "/used";
    scene.draft.tell(path, Json(Json::Array{ability->id}));
    scene.speakOf(*card);
    Chip &chip = scene.addChip(
        ChipKind::Happened, attempt.begin(),
        English::tr("{card} was used before in this turn", {{"card", scene.draft.nameOf(*card)}}),
        {path});
    chip.guessed = true;
    return attempt.keep();
}

bool readAfterPlayed(Scene &scene)
{
    Attempt attempt(scene);
    if (scene.token().text != "after" || !scene.token(1).card)
        return false;
    const CardType type = rules::cardLibrary()[*scene.token(1).card].type;
    if (!rules::isPlayed(type))
        return false;
    scene.skip();
    const auto card = takeCard(scene);
    const bool isKnown =
        scene.draft.at(Draft::objectPath(*card) + "/zone") || scene.draft.hasAct("play", *card);
    if (isKnown)
        return false;
    putAt(scene.draft, *card, {{}, {}, type == CardType::Event ? "heap" : "archives", false});
    Chip &chip = scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, *card),
                               {Draft::objectPath(*card)});
    chip.guessed = true;
    return attempt.keep();
}

bool readBrokenBefore(Scene &scene)
{
    if (!scene.draft.script().empty())
        return false;
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    (void)scene.take(TermKind::Have, "has");
    const bool isActive = scene.take(TermKind::Verb, "break")
        || (scene.token().text == "broken" && scene.take(TermKind::Flag, "broken"));
    if ((who && who->side == Side::Corp && !who->isPerson) || (who && !isActive))
        return false;
    const bool isAll = scene.take(TermKind::Place, "all");
    const bool isFirst = scene.take(TermKind::Place, "first");
    const auto number = scene.takeNumber();
    if (!scene.take(TermKind::Noun, "subroutines")
        || !(scene.take(TermKind::Link, "on") || scene.take(TermKind::Link, "of"))
        || !isCardNext(scene))
        return false;
    const auto ice = takeCard(scene, fitsVerb("break"));
    if (!ice || scene.draft.typeOf(*ice) != CardType::Ice || scene.is(TermKind::Link, "with"))
        return false;
    if (!isActive && !scene.take(TermKind::Flag, "broken")) // "every sub on Tollbooth is broken"
        return false;
    const auto *model = scene.draft.modelOf(*ice);
    const int all = model
        ? static_cast<int>(std::ranges::count(model->abilities, rulings::AbilityKind::Subroutine,
                                              &rulings::Ability::kind))
        : 0;
    const int broken = isAll ? all : number.value_or(1);
    if (broken < 1 || broken > std::max(all, broken))
        return false;
    meet(scene, *ice);
    applyFlag(scene.draft, *ice, "rezzed");
    scene.draft.tell("state/run/ice", *ice);
    Json::Array numbers;
    for (int one = 1; one <= broken; ++one)
        numbers.emplace_back(one);
    scene.draft.tell("state/run/broken", Json(std::move(numbers)));
    scene.draft.assume("state/at", "run/break-window", titleOfStep("run/break-window"));
    scene.player = Side::Runner;
    Chip &chip = scene.addChip(ChipKind::Moment, attempt.begin(),
                               English::tr("{n} subroutine of {ice} is broken",
                                           "{n} subroutines of {ice} are broken", broken,
                                           {{"ice", scene.draft.nameOf(*ice)}}),
                               {"state/run/ice", "state/run/broken"});
    chip.guessed = chip.guessed || (broken < all && !isFirst); // which of them?
    return attempt.keep();
}

/// "spends his first click on", "the Corp's first click was"
bool readClickOn(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    const bool spends = scene.take(TermKind::Verb, "spend");
    const bool isFirst = scene.take(TermKind::Time, "first-click");
    const bool isLast = !isFirst && scene.take(TermKind::Time, "last-click");
    if (!isFirst && !isLast) {
        const bool isLater = scene.take(TermKind::Place).has_value(); // "second"
        (void)scene.takeNumber();
        if (!scene.take(TermKind::Noun, "clicks"))
            return false;
        scene.doubts = scene.doubts || isLater;
    }
    const bool isBeing = scene.token().text == "was" || scene.token().text == "is";
    if (!spends && isBeing)
        scene.skip();
    else if (!spends)
        return false;
    const bool isOn = scene.take(TermKind::Link, "on") || scene.take(TermKind::Link, "for");
    if (isOn != spends || !isCardNext(scene))
        return false;
    const auto card = takeCard(scene);
    const CardType type = scene.draft.typeOf(*card);
    const bool isPlayed = rules::isPlayed(type);
    auto said = isPlayed ? actOn(scene, "play", *card) : std::nullopt;
    if (!said || said->acts.empty())
        return false;
    if (isFirst || isLast) {
        const int all = said->by == Side::Corp ? 3 : 4;
        scene.draft.tell(Draft::playerPath(said->by, "clicks"), isLast ? 1 : all);
    }
    playTold(scene, *said, attempt.begin());
    return attempt.keep();
}

bool readWhileAccessing(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    if (!scene.is(TermKind::Moment, "run/access") || !scene.token().text.ends_with("accessing"))
        return false;
    scene.skip();
    if (!isCardNext(scene))
        return false;
    const auto card = takeCard(scene, fitsVerb("access"));
    auto said = !card ? std::nullopt : actOn(scene, "access", *card);
    if (!said || said->acts.empty())
        return false;
    playTold(scene, *said, attempt.begin());
    return attempt.keep();
}

} // namespace saying
