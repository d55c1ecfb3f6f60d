// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/worth.h"

#include "core/english.h"
#include "rules/saying/cards.h"
#include "rules/saying/pronouns.h"
#include "rules/saying/which_cards.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace saying {

using core::English;

namespace {

void skipSmall(Scene &scene)
{
    while (scene.take(TermKind::Ask, "does") || scene.take(TermKind::Ask, "is")
           || scene.take(TermKind::Have, "has") || scene.take(TermKind::Time, "now"))
        ;
    scene.skipIdle();
}

std::optional<std::string> takeOf(Scene &scene, std::string_view verb)
{
    skipSmall(scene);
    if (!isCardNext(scene))
        return std::nullopt;
    const auto card = takeCard(scene, fitsVerb(verb));
    skipSmall(scene);
    if (scene.token().text == "worth" || scene.token().text == "altogether")
        scene.skip();
    skipSmall(scene);
    return card;
}

std::optional<AskedFacts> subroutines(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "how-many") || !scene.take(TermKind::Noun, "subroutines"))
        return std::nullopt;
    const auto ice = takeOf(scene, "encounter");
    if (!ice || scene.draft.typeOf(*ice) != rules::CardType::Ice || !scene.isAtMark())
        return std::nullopt;
    attempt.keep();
    return AskedFacts{
        {*ice + ".subroutines"},
        English::tr("how many subroutines has {card}?", {{"card", scene.draft.nameOf(*ice)}})};
}

/// "how many points is it worth", "what is beale worth"
std::optional<AskedFacts> points(Scene &scene)
{
    Attempt attempt(scene);
    const bool isMany = scene.take(TermKind::Ask, "how-many");
    if (!isMany && !scene.take(TermKind::Ask, "what") && !scene.take(TermKind::Ask, "how-much"))
        return std::nullopt;
    if (isMany && !scene.take(TermKind::Noun, "points"))
        return std::nullopt;
    skipSmall(scene);
    if (!isCardNext(scene))
        return std::nullopt;
    const auto card = takeCard(scene, fitsVerb("score"));
    skipSmall(scene);
    const bool isWorth = card && scene.token().text == "worth";
    if (!isWorth || scene.draft.typeOf(*card) != rules::CardType::Agenda)
        return std::nullopt;
    scene.skip();
    skipSmall(scene);
    if (!scene.isAtMark())
        return std::nullopt;
    attempt.keep();
    return AskedFacts{
        {*card + ".points"},
        English::tr("how many points is {card} worth?", {{"card", scene.draft.nameOf(*card)}})};
}

/// "who may act first", "who has priority", "who goes first"
std::optional<AskedFacts> priority(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "who"))
        return std::nullopt;
    (void)(scene.take(TermKind::Ask, "may") || scene.take(TermKind::Ask, "is")
           || scene.take(TermKind::Have, "has"));
    const bool isPriority = scene.token().text == "priority";
    const bool isActing = scene.token().text == "act" || scene.is(TermKind::Verb, "go")
        || scene.is(TermKind::Verb, "use");
    if (!isPriority && !isActing)
        return std::nullopt;
    scene.skip();
    const bool isFirst = scene.take(TermKind::Place, "first") || scene.take(TermKind::Time, "now");
    (void)scene.take(TermKind::Time, "now");
    if ((!isPriority && !isFirst) || !scene.isAtMark())
        return std::nullopt;
    attempt.keep();
    return AskedFacts{{"priority"}, English::tr("who may act first here?")};
}

/// "whose turn is it", "whose turn is next"
std::optional<AskedFacts> turnOf(Scene &scene)
{
    Attempt attempt(scene);
    if (scene.token().text != "whose" || scene.token(1).text != "turn")
        return std::nullopt;
    scene.skip(2);
    bool isNext = false;
    while (!scene.isAtMark()) {
        isNext = isNext || scene.token().text == "next";
        scene.skip();
    }
    attempt.keep();
    return isNext ? AskedFacts{{"next-turn"}, English::tr("whose turn comes next?")}
                  : AskedFacts{{"turn"}, English::tr("whose turn is it?")};
}

/// "how many cards does he get to see": of a run, wherever they lie.
std::optional<AskedFacts> seen(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.draft.at("state/run") || !scene.take(TermKind::Ask, "how-many")
        || !scene.take(TermKind::Noun, "cards"))
        return std::nullopt;
    while (!scene.isAtMark() && !scene.is(TermKind::Verb, "access"))
        scene.skip();
    if (!scene.is(TermKind::Verb, "access"))
        return std::nullopt;
    scene.skip();
    while (scene.token().text == "most" || scene.token().isIdle() || scene.token().text == "at")
        scene.skip(); // "at most"
    attempt.keep();
    return AskedFacts{{"run.accesses"}, English::tr("how many cards are accessed?")};
}

/// "how many credits are on Whizzard", "how many recurring credits are left on it"
std::optional<AskedFacts> creditsOn(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "how-many") && !scene.take(TermKind::Ask, "how-much"))
        return std::nullopt;
    if (scene.token().text == "recurring")
        scene.skip();
    if (!scene.take(TermKind::Noun, "credits"))
        return std::nullopt;
    skipSmall(scene);
    if (scene.token().text == "left")
        scene.skip();
    if (!scene.take(TermKind::Link, "on") || !isCardNext(scene))
        return std::nullopt;
    const auto card = takeCard(scene);
    skipSmall(scene);
    if (!card || !scene.isAtMark())
        return std::nullopt;
    attempt.keep();
    const auto *model = scene.draft.modelOf(*card);
    const bool isRecurring = model && model->recurring.refillsTo;
    return AskedFacts{
        {*card + (isRecurring ? ".recurring" : ".credit")},
        English::tr("how many credits are on {card}?", {{"card", scene.draft.nameOf(*card)}})};
}

AskedFacts requirementOf(const Scene &scene, const std::string &card)
{
    return AskedFacts{{card + ".advancement-requirement"},
                      English::tr("how many advancement counters does {card} need?",
                                  {{"card", scene.draft.nameOf(card)}})};
}

/// "NAPD", "the third copy": of an agenda on the table, and one more where the others are scored.
std::optional<std::string> takeAgenda(Scene &scene)
{
    constexpr std::array<std::string_view, 4> copies{"copy", "one", "of", "of them"};
    scene.skipIdle();
    const bool isCopy = scene.is(TermKind::Place, "other")
        && (scene.token().text.ends_with("one") || scene.token().text.ends_with("copy")
            || std::ranges::find(copies, scene.token(1).text) != copies.end());
    if (!isCopy && isCardNext(scene)) {
        const auto card = takeCard(scene, fitsVerb("score"));
        return card && scene.draft.typeOf(*card) == rules::CardType::Agenda ? card : std::nullopt;
    }
    if (!scene.take(TermKind::Place, "other"))
        return std::nullopt;
    while (std::ranges::find(copies, scene.token().text) != copies.end())
        scene.skip();
    const auto title = scene.draft.cardOf(scene.card);
    if (!title || scene.draft.typeOf(scene.card) != rules::CardType::Agenda)
        return std::nullopt;
    for (const std::string &copy : scene.draft.copiesOf(*title))
        if (!scene.draft.textAt(Draft::objectPath(copy) + "/zone").ends_with("score-area"))
            return copy;
    return scene.draft.add(*title);
}

/// Of the agenda that stands there, where nothing is said behind it.
std::optional<AskedFacts> requirementOfNext(Scene &scene, Attempt &attempt)
{
    const auto card = takeAgenda(scene);
    skipSmall(scene);
    if (!card || !scene.isAtMark())
        return std::nullopt;
    attempt.keep();
    return requirementOf(scene, *card);
}

/// "(how many tokens) do I need on NAPD", "does it take to score NAPD"
std::optional<AskedFacts> neededOn(Scene &scene)
{
    Attempt attempt(scene);
    skipSmall(scene);
    (void)scene.takeWho();
    const std::string verb = scene.token().text;
    const bool needs = verb.starts_with("need") || verb == "take" || verb == "have to"
        || scene.is(TermKind::Noun, "requirement") || scene.is(TermKind::Ask, "must");
    if (!needs)
        return std::nullopt;
    scene.skip();
    (void)(scene.take(TermKind::Verb, "spend") || scene.take(TermKind::Have, "has"));
    const bool isScored = scene.take(TermKind::Link, "to") && scene.take(TermKind::Verb, "score");
    if (!isScored && !scene.take(TermKind::Link, "on") && !scene.take(TermKind::Link, "for"))
        return std::nullopt;
    return requirementOfNext(scene, attempt);
}

/// "how many advancement tokens does NAPD need", "how often must it be advanced"
std::optional<AskedFacts> requirement(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "how-many")
        || (!scene.take(TermKind::Noun, "advancement") && !scene.take(TermKind::Noun, "counters")))
        return std::nullopt;
    if (auto asked = neededOn(scene)) {
        attempt.keep();
        return asked;
    }
    const auto card = takeOf(scene, "score");
    const std::string &verb = scene.token().text;
    const bool needs = verb.starts_with("need") || verb.starts_with("require") || verb == "take"
        || verb == "takes" || verb == "have to" || verb == "has to";
    if (!card || !needs || scene.draft.typeOf(*card) != rules::CardType::Agenda)
        return std::nullopt;
    scene.skip();
    while (!scene.isAtMark())
        scene.skip(); // "before I can score it"
    attempt.keep();
    return requirementOf(scene, *card);
}

/// "what is the advancement requirement of NAPD"
std::optional<AskedFacts> requirementNamed(Scene &scene)
{
    Attempt attempt(scene);
    (void)(scene.take(TermKind::Ask, "what") || scene.take(TermKind::Ask, "how-much"));
    skipSmall(scene);
    if (!scene.take(TermKind::Noun, "requirement") || !scene.take(TermKind::Link))
        return std::nullopt;
    return requirementOfNext(scene, attempt);
}

} // namespace

std::optional<AskedFacts> takeWorth(Scene &scene)
{
    if (auto asked = seen(scene))
        return asked;
    if (auto asked = takeWhichCards(scene))
        return asked;
    if (auto asked = turnOf(scene))
        return asked;
    if (auto asked = subroutines(scene))
        return asked;
    for (const auto reader : {requirement, requirementNamed})
        if (auto asked = reader(scene))
            return asked;
    if (auto asked = points(scene))
        return asked;
    if (auto asked = creditsOn(scene))
        return asked;
    return priority(scene);
}

} // namespace saying
