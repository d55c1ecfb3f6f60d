// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/fetching.h"

#include "core/english.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/choosing.h"
#include "rules/saying/effect_targets.h"
#include "rules/saying/lying.h"
#include "rules/saying/nameless.h"
#include "rules/saying/places.h"
#include "rules/saying/purpose.h"
#include "rules/saying/shown.h"
#include "rules/saying/shuffled_back.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::Json;
using rules::Side;

namespace {

/// The act that may find a card: the one that is asked about, or the last one.
std::string actPath(const Scene &scene)
{
    if (scene.asksOn && scene.draft.at("question/act"))
        return "question/act";
    return scene.draft.script().empty() ? std::string()
                                        : Draft::actPath(scene.draft.script().size() - 1);
}

/// The cards that it chooses already.
std::vector<std::string> chosenBy(const Json &act)
{
    std::vector<std::string> all;
    if (const Json *chosen = act.find("choose"); chosen && chosen->asArray())
        for (const Json &one : *chosen->asArray())
            if (one.asString())
                all.push_back(*one.asString());
    return all;
}

bool isChosenBy(const Json &act, const std::string &card)
{
    const std::vector<std::string> all = chosenBy(act);
    return std::ranges::find(all, card) != all.end();
}

/// Nothing but small words stands between what was read last and here.
bool isBehindAct(const Scene &scene)
{
    if (scene.chips.empty())
        return true;
    std::size_t at = scene.at();
    while (at > 0 && scene.tokens()[at - 1].isIdle())
        --at;
    return at == 0 || scene.tokens()[at - 1].span.end <= scene.chips.back().span.end
        || scene.tokens()[at - 1].isMark;
}

/// "(plays Freelancer on Kati Jones) and Bank Job": one more card that the act chooses.
bool isListedNext(const Scene &scene, const Json &act)
{
    const bool isJoined = scene.at() > 0
        && (scene.tokens()[scene.at() - 1].is(TermKind::Join, "and")
            || scene.tokens()[scene.at() - 1].text == ",");
    if (!isJoined || chosenBy(act).empty() || scene.value(TermKind::It) || !isCardNext(scene))
        return false;
    Scene ahead = scene;
    ahead.goTo(scene.at() - 1);
    if (!isBehindAct(ahead) || scene.chips.empty() || scene.chips.back().kind != ChipKind::Act)
        return false;
    ahead.goTo(scene.at());
    return takeCard(ahead) && ahead.isAtClauseEnd();
}

/// "and grabs", "to bring back", "for": false where nothing of that stands there.
bool takeFetching(Scene &scene)
{
    constexpr std::array<std::string_view, 10> verbs{
        "fetch", "install", "take", "swap", "rez", "play", "exchange", "sell", "repeat", "expose"};
    const bool isJoined = scene.at() > 0
        && (scene.tokens()[scene.at() - 1].value(TermKind::Join)
            || scene.tokens()[scene.at() - 1].text == ",");
    const bool isPair = isJoined && scene.token().card && scene.token(1).is(TermKind::Link, "for")
        && scene.token(2).card; // "Rewiring for Vanity"
    if (isPair)
        return true;
    const bool isFor = isBehindAct(scene) && scene.take(TermKind::Link, "for");
    const bool isClicked =
        scene.at() > 0 && scene.tokens()[scene.at() - 1].is(TermKind::Noun, "clicks");
    const bool isTo = !isClicked && scene.take(TermKind::Link, "to"); // "then clicks to install"
    if (!isFor && !isTo && !isJoined)
        return false;
    if (!isFor && !isTo)
        (void)scene.takeWho();
    bool isVerb = false;
    for (const std::string_view verb : verbs)
        isVerb = isVerb || scene.take(TermKind::Verb, verb);
    if (!isVerb && scene.token().text == "installed") // "used Clone Chip and installed Clot"
        isVerb = scene.take(TermKind::Flag, "installed");
    if (isVerb)
        (void)scene.take(TermKind::Link, "for"); // "searches for"
    return isFor || isVerb;
}

/// A card that can be fetched: nobody told where it lies, or it is an agenda that changes places.
std::optional<std::string> takeFetched(Scene &scene, const std::string &finder, Side side)
{
    scene.skipIdle();
    while (scene.is(TermKind::Number, "1"))
        scene.skip();
    const std::size_t first = scene.at();
    while (scene.take(TermKind::Flag)) // "the facedown Psychic Field"
        scene.skipIdle();
    const auto named = scene.token().card;
    scene.goTo(first);
    const bool isKind = !named && scene.value(TermKind::Type);
    if (!named && !isKind)
        return std::nullopt;
    const bool isAgenda = named && rules::cardLibrary()[*named].type == rules::CardType::Agenda;
    if (named
        && (scene.draft.cardOf(finder) == named
            || (!isAgenda && rules::cardLibrary()[*named].side() != side)))
        return std::nullopt;
    scene.wantsNew = isKind && isBareType(scene.token()); // not the one that finds it
    const auto card = takeCard(scene);
    scene.wantsNew = false;
    const bool isPlaced = card
        && (scene.draft.isTold(Draft::objectPath(*card) + "/zone")
            || scene.draft.at(Draft::objectPath(*card) + "/host"));
    const bool isTaken =
        card && (scene.draft.hasAct("access", *card) || scene.draft.hasAct("steal", *card));
    if (!card || isTaken || (isPlaced && !isAgenda)
        || (isKind && scene.draft.sideOf(*card) != side))
        return std::nullopt;
    return card;
}

/// "it" is whichever of the cards on the table can be chosen with that one.
bool chooseWithIt(Draft &draft, Json &act, const std::string &finder, const std::string &card)
{
    for (const std::string &other : draft.objects() | std::views::reverse) {
        Json chosen = act;
        if (other == finder || other == card || !draft.cardOf(other)
            || !chooseAllFor(draft, chosen, {other, card}))
            continue;
        act = std::move(chosen);
        return true;
    }
    return false;
}

/// The cards that were named are what the act chooses, with those that it chose before.
bool chooseMore(Draft &draft, Json &act, const std::vector<std::string> &cards, bool isWithIt)
{
    if (isWithIt)
        return chooseWithIt(draft, act, doerOf(act), cards.front());
    std::vector<std::string> all = chosenBy(act);
    all.insert(all.end(), cards.begin(), cards.end());
    return chooseAllFor(draft, act, all);
}

/// "(takes Global Food) for Hostile Takeover": one in exchange for the other.
std::vector<std::string> withOther(Scene &scene, const std::string &finder, const std::string &card)
{
    std::vector<std::string> all{card};
    Attempt attempt(scene);
    if (scene.draft.typeOf(card) != rules::CardType::Agenda || !scene.take(TermKind::Link, "for"))
        return all;
    if (const auto other = takeFetched(scene, finder, scene.draft.sideOf(finder))) {
        all.push_back(*other);
        attempt.keep();
    }
    return all;
}

/// "from the bin": where it lay.
bool takePlaceOf(Scene &scene, const std::string &card)
{
    Attempt attempt(scene);
    const auto place = takePlace(scene);
    const std::string zone = scene.draft.textAt(Draft::objectPath(card) + "/zone");
    if (!place || !mayLie(scene.draft, card, *place))
        return false;
    Draft there = scene.draft;
    putAt(there, card, *place);
    return there.textAt(Draft::objectPath(card) + "/zone") == zone && attempt.keep();
}

} // namespace

bool chooseFor(Draft &draft, Json &act, const std::string &card)
{
    return chooseAllFor(draft, act, {card});
}

bool isFetchedNext(const Scene &scene)
{
    Scene ahead = scene;
    return readFetched(ahead);
}

namespace {

bool readFetchedCard(Scene &scene)
{
    const std::string path = actPath(scene);
    const Json *known = path.empty() ? nullptr : scene.draft.at(path);
    const std::string finder = known ? doerOf(*known) : std::string();
    if (finder.empty())
        return false;
    Attempt attempt(scene);
    const bool isListed = isListedNext(scene, *known);
    if (!isListed && !takeFetching(scene))
        return false;
    const bool isExposed = scene.tokens()[scene.at() - 1].is(TermKind::Verb, "expose");
    const Side side = isListed ? scene.draft.sideOf(chosenBy(*known).front())
        : isExposed            ? Side::Corp
                               : scene.draft.sideOf(finder);
    const bool isWithIt = scene.is(TermKind::It, "it")
        && (scene.token(1).is(TermKind::Link, "for") || scene.token(1).is(TermKind::Link, "with"));
    if (isWithIt)
        scene.skip(2); // "take it for my Breaking News"
    const auto card = takeFetched(scene, finder, side);
    // "(installed a program,) then dropped another one": not by the same act.
    const bool isOfNext =
        card && !isListed && !scene.draft.cardOf(*card) && !chosenBy(*known).empty();
    if (!card || isOfNext || isChosenBy(*known, *card))
        return false;
    if (isExposed) // only what is not rezzed can be
        (void)applyFlag(scene.draft, *card, "unrezzed");
    const std::vector<std::string> cards = withOther(scene, finder, *card);
    Json act = *scene.draft.at(path);
    Draft without = scene.draft;
    if (path != "question/act")
        (void)without.takeLastAct();
    without.remove("question/act");
    if (!chooseMore(without, act, cards, isWithIt))
        return false;
    for (const std::string &one : cards)
        for (const char *key : {"/host", "/zone", "/server"})
            if (const Json *value = without.at(Draft::objectPath(one) + key))
                scene.draft.assume(Draft::objectPath(one) + key, *value, howItLies(without, one));
    if (path == "question/act") {
        scene.draft.tell(path, std::move(act));
    } else {
        scene.draft.changeLastAct(std::move(act));
    }
    (void)takePlaceOf(scene, *card);
    scene.speakOf(*card);
    attempt.keep();
    scene.doubts = scene.doubts || isWithIt || cards.size() > 1; // which lies where?
    scene.addChip(ChipKind::Act, attempt.begin(), chooseInWords(scene.draft, *card), {path});
    return true;
}

} // namespace

bool readFetched(Scene &scene)
{
    return readShuffledBack(scene) || readFetchedCard(scene) || readEffectTarget(scene)
        || readExposedWas(scene) || readPurpose(scene);
}

} // namespace saying
