// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/counters_put.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts.h"
#include "rules/saying/cards.h"
#include "rules/saying/carrying.h"
#include "rules/saying/choosing.h"
#include "rules/saying/counters.h"
#include "rules/saying/done_with.h"
#include "rules/saying/number_remarks.h"
#include "rules/saying/uses.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;

namespace {

/// "puts", "places", "adds": false for "puts 3 credits on it", which somebody may pay.
bool takePutting(Scene &scene)
{
    const std::string_view said = scene.token().text;
    if (!said.starts_with("put") && !said.starts_with("place") && !said.starts_with("add"))
        return false;
    scene.skip();
    Scene ahead = scene;
    return ahead.takeNumber() && !ahead.is(TermKind::Noun, "credits")
        && ahead.value(TermKind::Noun);
}

/// "with Queen's Gambit", "using Titan": what is done with that card for it.
std::optional<SaidAct> takePlacing(Scene &scene)
{
    if ((!scene.take(TermKind::Link, "with") && !scene.take(TermKind::Link, "by")
         && !scene.take(TermKind::Link, "from"))
        || !isCardNext(scene) || scene.value(TermKind::It))
        return std::nullopt;
    const auto card = takeCard(scene);
    const CardType type = card ? scene.draft.typeOf(*card) : CardType::Identity;
    const bool isPlayed = rules::isPlayed(type);
    if (!card || scene.draft.hasAct("play", *card))
        return std::nullopt;
    auto said = isPlayed ? actOn(scene, "play", *card) : takeUseOf(scene, *card);
    if (!said || said->isOpen || said->acts.size() != 1)
        return std::nullopt;
    const auto *ability = abilityUsed(scene.draft, said->acts.front());
    const bool places = isPlayed || (ability && does(*ability, "place"));
    if (places)
        said->verb = isPlayed ? "play" : "use";
    return places ? said : std::nullopt;
}

/// So many on that card are what the act places.
bool placeBy(Draft &draft, Json &act, const std::string &card, int number)
{
    for (const bool isCounted : {true, false}) {
        Json one = act;
        if (isCounted)
            one.set("x", number);
        if (!chooseAllFor(draft, one, {card}))
            continue;
        act = std::move(one);
        return true;
    }
    return act.find("use") && draft.hasAct("score", card); // it triggers by that card
}

/// "puts 3 tokens on Marked Accounts with Queen's Gambit": the card has them by that.
bool readPlacedBy(Scene &scene)
{
    Scene ahead = scene;
    const std::size_t begin = ahead.at();
    (void)ahead.takeWho();
    ahead.skipIdle();
    if (!takePutting(ahead))
        return false;
    const auto number = ahead.takeNumber();
    const auto noun = ahead.take(TermKind::Noun);
    const bool isCounter = noun
        && (*noun == "counters" || *noun == "advancement" || *noun == "agenda" || *noun == "power"
            || *noun == "virus");
    if (!isCounter || !ahead.take(TermKind::Link, "on") || !isCardNext(ahead))
        return false;
    const auto card = takeCard(ahead);
    auto said = card ? takePlacing(ahead) : std::nullopt;
    if (!said || !placeBy(ahead.draft, said->acts.front(), *card, *number))
        return false;
    beginAt(ahead.draft, *said);
    const std::string path = Draft::actPath(ahead.draft.script().size());
    ahead.draft.play(said->acts.front());
    ahead.player = said->by;
    ahead.lastBy = said->by;
    ahead.lastVerb = said->verb;
    ahead.speakOf(*card);
    ahead
        .addChip(ChipKind::Act, begin,
                 English::tr("{act}: {card}",
                             {{"act", said->says}, {"card", ahead.draft.nameOf(*card)}}),
                 {path})
        .of = said->by;
    scene = std::move(ahead);
    return true;
}

/// "puts 3 on Kati Jones", "load 3 credits onto it": by the only ability of the card that does so.
bool readPlacedByItself(Scene &scene)
{
    Scene ahead = scene;
    const std::size_t begin = ahead.at();
    (void)ahead.takeWho();
    ahead.skipIdle();
    const std::string_view verb = ahead.token().text;
    if (!verb.starts_with("put") && !verb.starts_with("place") && !verb.starts_with("load"))
        return false;
    ahead.skip();
    const auto number = ahead.takeNumber();
    (void)ahead.take(TermKind::Noun, "credits");
    const auto card = number && ahead.take(TermKind::Link, "on") && isCardNext(ahead)
        ? takeCard(ahead)
        : std::nullopt;
    const auto *model = card ? ahead.draft.modelOf(*card) : nullptr;
    const rulings::Ability *placing = nullptr;
    for (const rulings::Ability *ability : model ? usable(*model) : Abilities())
        if (ability->kind() == rulings::AbilityKind::Paid && does(*ability, "place"))
            placing = placing ? nullptr : ability;
    if (!placing || counterKind(ahead.draft, *card, "credits").empty())
        return false;
    const SaidAct said = usedBy(ahead, *card, *placing);
    ahead.doubts = ahead.doubts || placing->effects.front().amount.plus != *number;
    scene = std::move(ahead);
    playTold(scene, said, begin);
    return true;
}

/// "(puts 3 on Kati Jones,) making it 9"
bool readTotalThen(Scene &scene)
{
    Attempt attempt(scene);
    const auto number =
        !scene.card.empty() && !scene.draft.script().empty() && scene.take(TermKind::Time, "now")
        ? scene.takeNumber()
        : std::nullopt;
    const auto noun = number ? scene.take(TermKind::Noun) : std::nullopt;
    std::string kind;
    for (const char *usual : {"credits", "counters"})
        if (kind.empty() && number)
            kind = counterKind(scene.draft, scene.card, noun ? *noun : std::string(usual));
    if (kind.empty() || !scene.isAtClauseEnd())
        return false;
    tellCounters(scene, attempt.begin(), scene.card, *number, kind);
    return attempt.keep();
}

} // namespace

bool readCountersPut(Scene &scene)
{
    if (scene.asks)
        return false;
    if (readPlacedBy(scene) || readPlacedByItself(scene) || readTotalThen(scene))
        return true;
    Attempt attempt(scene);
    (void)scene.takeWho();
    scene.skipIdle();
    const std::size_t chips = scene.chips.size();
    const Draft before = scene.draft;
    if (!scene.token().text.starts_with("put") || !takePutting(scene) || !readCounters(scene)
        || scene.chips.size() != chips + 1)
        return false;
    if (before.hasAct("install", scene.card)) { // none lay there before, and the game puts some
        scene.chips.pop_back();
        scene.draft = before;
        attempt.keep();
        return leaveConcluded(scene, attempt.begin());
    }
    scene.chips.back().span.begin = scene.spanFrom(attempt.begin()).begin;
    return attempt.keep();
}

bool takeBareCounters(Scene &scene, const std::string &object)
{
    Attempt attempt(scene);
    const auto number = scene.token().number;
    const Token &next = scene.token(1);
    const bool ends = next.isMark || next.text.empty() || next.value(TermKind::Join);
    const std::string kind =
        number && ends && mayCarry(scene.draft, object) ? kindUnsaid(scene, object) : std::string();
    if (kind.empty() || scene.asks)
        return false;
    scene.skip();
    attempt.keep();
    scene.doubts = true;
    tellCounters(scene, attempt.begin(), object, *number, kind);
    return true;
}

bool isPutThen(const Scene &scene, const Token &verb)
{
    if (verb.value(TermKind::Intend))
        return true; // "wants his 2 credits back": nobody has them
    constexpr std::array<std::string_view, 6> words{"put",    "puts",   "place",
                                                    "places", "placed", "adds"};
    const core::Json *told = scene.draft.at(Draft::objectPath(scene.card) + "/counters");
    return told && !scene.draft.script().empty()
        && std::ranges::find(words, verb.text) != words.end();
}

} // namespace saying
