// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/clipped.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/accessing.h"
#include "rules/saying/acts.h"
#include "rules/saying/breaking.h"
#include "rules/saying/cards.h"
#include "rules/saying/counters.h"
#include "rules/saying/how_often.h"
#include "rules/saying/places.h"
#include "rules/saying/subjects.h"
#include "rules/saying/told_of.h"
#include "rules/saying/verbless.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

bool clippedEnds(const Scene &scene) { return scene.isAtClauseEnd(); }

void playClipped(Scene &scene, SaidAct said, std::size_t begin)
{
    beginAt(scene.draft, said);
    std::vector<std::string> paths;
    for (int time = 0; time < said.times; ++time)
        for (const Json &act : said.acts) {
            paths.push_back(Draft::actPath(scene.draft.script().size()));
            scene.draft.play(act);
        }
    scene.player = said.by;
    scene.lastBy = said.by;
    scene.lastVerb = said.verb;
    std::string says = said.times < 2
        ? said.says
        : English::tr("{act}, {n} time", "{act}, {n} times", said.times, {{"act", said.says}});
    scene.addChip(ChipKind::Act, begin, std::move(says), std::move(paths)).of = said.by;
}

} // namespace

namespace {

/// The card that stands next is accessed.
bool playAccess(Scene &scene, std::size_t begin)
{
    const auto card = takeCard(scene);
    auto said = card ? accessOf(scene, "access", *card) : std::nullopt;
    if (!said || said->acts.empty())
        return false;
    said->verb = "access";
    playClipped(scene, std::move(*said), begin);
    return true;
}

/// "pulls PAD Campaign out of HQ": accessed there, as a doubt.
bool readPulledOut(Scene &scene)
{
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    if (scene.asks || (who && who->side == Side::Corp && !who->isPerson)
        || !scene.take(TermKind::Verb, "access-from") || !isCardNext(scene)
        || scene.value(TermKind::It))
        return false;
    Scene ahead = scene;
    const auto named = takeCard(ahead);
    const auto place = named && ahead.is(TermKind::Link, "from") ? takePlace(ahead) : std::nullopt;
    if (!place || !isCentral(place->server) || place->isRoot
        || ahead.draft.sideOf(*named) != Side::Corp)
        return false;
    scene.doubts = true; // or the Corp takes it from there
    return playAccess(scene, attempt.begin()) && attempt.keep();
}

/// "the first card he flips is Snare!": that one is accessed.
bool readFirstCard(Scene &scene)
{
    constexpr std::array<std::string_view, 3> which{"next", "top", "only"};
    Attempt attempt(scene);
    scene.skipIdle();
    if (std::ranges::find(which, scene.token().text) != which.end())
        scene.skip();
    else if (!scene.take(TermKind::Place, "first"))
        return false;
    const bool isFirst =
        attempt.begin() < scene.at() && scene.tokens()[scene.at() - 1].is(TermKind::Place, "first");
    if (scene.asks || !scene.take(TermKind::Noun, "cards"))
        return false;
    (void)scene.take(TermKind::Time, "this-turn");
    const auto who = scene.takeWho();
    Scene ahead = scene;
    ahead.skipIdle();
    const bool isSeen = !ahead.token().text.starts_with("rez")
        && (scene.take(TermKind::Verb, "access") || scene.take(TermKind::Verb, "access-from"));
    (void)scene.take(TermKind::Time, "this-turn");
    if ((!isSeen && !isFirst) || (who && who->side == Side::Corp && !who->isPerson)
        || !scene.take(TermKind::Ask, "is") || !isCardNext(scene) || scene.value(TermKind::It))
        return false;
    scene.doubts = scene.doubts || !isSeen; // or it was drawn, or trashed from the deck
    return playAccess(scene, attempt.begin()) && attempt.keep();
}

/// "the Runner gets hit by Closed Accounts": it is played.
bool readHitBy(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    if (scene.asks || !scene.take(TermKind::Verb, "hit-by") || !isCardNext(scene)
        || scene.value(TermKind::It))
        return false;
    const auto card = takeCard(scene);
    const rules::CardType type = scene.draft.typeOf(*card);
    const bool isPlayed = rules::isPlayed(type);
    auto said =
        isPlayed && !scene.draft.hasAct("play", *card) ? actOn(scene, "play", *card) : std::nullopt;
    if (!said || said->acts.empty())
        return false;
    said->verb = "play";
    playClipped(scene, std::move(*said), attempt.begin());
    return attempt.keep();
}

/// "the only ice rezzed during the run was an Architect": the Corp rezzes it.
bool readRezzedWas(Scene &scene)
{
    Attempt attempt(scene);
    scene.skipIdle();
    while (scene.token().text == "only" || scene.is(TermKind::Number, "1")
           || scene.is(TermKind::Place, "first"))
        scene.skip();
    const bool isFirst = scene.take(TermKind::Place, "first-ice");
    if (scene.asks || scene.at() == attempt.begin()
        || !(isFirst || scene.take(TermKind::Type, "ice")))
        return false;
    const auto who = scene.takeWho(); // "the first ice he rezzes this turn is Enigma"
    scene.skipIdle();
    if (!(who ? scene.take(TermKind::Verb, "rez") : scene.take(TermKind::Flag, "rezzed")))
        return false;
    while (!clippedEnds(scene) && !scene.is(TermKind::Ask, "is") && !isCardNext(scene))
        scene.skip(); // "during the run"
    if (!scene.take(TermKind::Ask, "is") || !isCardNext(scene) || scene.value(TermKind::It))
        return false;
    const auto ice = takeCard(scene);
    auto said = ice && scene.draft.typeOf(*ice) == rules::CardType::Ice && scene.draft.cardOf(*ice)
        ? actOn(scene, "rez", *ice)
        : std::nullopt;
    if (!said || said->acts.empty())
        return false;
    said->verb = "rez";
    playClipped(scene, std::move(*said), attempt.begin());
    return attempt.keep();
}

} // namespace

bool readClippedAct(Scene &scene)
{
    return readVerblessUse(scene) || readPulledOut(scene) || readFirstCard(scene)
        || readHitBy(scene) || readRezzedWas(scene);
}

bool readAdvancedTimes(Scene &scene)
{
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    const auto &script = scene.draft.script();
    const Json *installed = script.empty() ? nullptr : script.back().find("install");
    if (scene.asks || (who && who->side == Side::Runner) || !installed || !installed->asString()
        || !scene.take(TermKind::Verb, "advance"))
        return false;
    const std::string card = *installed->asString();
    const bool isCounted = scene.is(TermKind::Place, "twice") || scene.is(TermKind::Place, "once")
        || scene.token(1).is(TermKind::Place, "times");
    const int times = isCounted ? takeTimes(scene) : 1;
    if (!clippedEnds(scene))
        return false;
    auto said = actOn(scene, "advance", card);
    if (!said || said->acts.empty())
        return false;
    said->verb = "advance";
    said->times = times;
    playClipped(scene, std::move(*said), attempt.begin());
    return attempt.keep();
}

namespace {

/// What can have broken them: the card spoken of, or the only one there is.
std::optional<std::string> breakerOf(const Scene &scene)
{
    std::vector<std::string> able = scene.draft.objects();
    std::erase_if(able, [&](const std::string &object) {
        const auto *model = scene.draft.modelOf(object);
        return !model || scene.draft.sideOf(object) != Side::Runner
            || usableTo(*model, "break").size() != 1;
    });
    if (std::ranges::find(able, scene.card) != able.end())
        return scene.card;
    return able.size() == 1 ? std::optional(able.front()) : std::nullopt;
}

/// How many of them stand there with "broken" behind them.
bool isBrokenNext(Scene ahead)
{
    const bool isAll = ahead.take(TermKind::Place, "all");
    const bool isSome = isAll || ahead.takeNumber().value_or(0) > 0;
    if (!isSome || !ahead.take(TermKind::Noun, "subroutines"))
        return false;
    (void)ahead.take(TermKind::Ask, "is");
    return ahead.take(TermKind::Flag, "broken") && clippedEnds(ahead);
}

} // namespace

bool readSubsBroken(Scene &scene)
{
    Attempt attempt(scene);
    if (scene.asks || scene.draft.textAt("state/run/ice").empty()
        || !beginsClause(scene, scene.at()) || !isBrokenNext(scene))
        return false;
    const auto breaker = breakerOf(scene);
    if (!breaker)
        return false;
    // The phrase reads as what is broken, and the word behind it is taken then.
    Scene ahead = scene;
    auto said = breaks(ahead, *breaker, *usableTo(*scene.draft.modelOf(*breaker), "break").front());
    if (!said || said->acts.empty())
        return false;
    scene.draft = ahead.draft;
    scene.speakOf(*breaker);
    while (!scene.take(TermKind::Flag, "broken"))
        scene.skip();
    said->verb = "break";
    scene.doubts = true; // with what, nobody says
    playClipped(scene, std::move(*said), attempt.begin());
    return attempt.keep();
}

namespace {

/// "(steals it) and goes from 4 to 7": the points before it.
bool readFromTo(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    const bool isOfAgenda = scene.lastVerb == "steal" || scene.lastVerb == "score";
    if (scene.asks || !isOfAgenda || !scene.take(TermKind::Verb, "go")
        || !scene.take(TermKind::Link, "from"))
        return false;
    const auto before = scene.takeNumber();
    (void)scene.take(TermKind::Noun, "points");
    const auto after =
        before && scene.take(TermKind::Link, "to") ? scene.takeNumber() : std::nullopt;
    (void)scene.take(TermKind::Noun, "points");
    if (!after || *after <= *before || !clippedEnds(scene))
        return false;
    const bool corp = scene.lastVerb == "score";
    const std::string path = Draft::objectPath(corp ? "corpspoints" : "runnerspoints");
    if (*before > 0) {
        scene.draft.tell(path + "/card", Json::object({{"type", "agenda"}, {"points", *before}}));
        scene.draft.tell(path + "/zone", corp ? "corp-score-area" : "runner-score-area");
    }
    scene.doubts = true; // of points, nobody says
    scene.addChip(ChipKind::Number, attempt.begin(),
                  corp ? English::tr("the Corp has {n} agenda point",
                                     "the Corp has {n} agenda points", *before)
                       : English::tr("the Runner has {n} agenda point",
                                     "the Runner has {n} agenda points", *before),
                  *before > 0 ? std::vector<std::string>{path + "/card", path + "/zone"}
                              : std::vector<std::string>());
    return attempt.keep();
}

/// "Broke, with Desperado": whoever is spoken of has no credit.
bool readBroke(Scene &scene)
{
    Attempt attempt(scene);
    const bool begins = scene.at() == 0 || scene.tokens()[scene.at() - 1].ends();
    if (scene.asks || !begins || scene.token().text != "broke")
        return false;
    scene.skip();
    if (!clippedEnds(scene) && !scene.value(TermKind::Link))
        return false; // "broke Ice Wall"
    const Subject subject = carriedTo(scene, attempt.begin());
    const Side side = subject.side.value_or(scene.player.value_or(Side::Runner));
    const bool corp = side == Side::Corp;
    const std::string path = Draft::playerPath(side, "credits");
    scene.draft.tell(path, 0);
    scene.doubts = true; // whose, nobody says
    scene.addChip(ChipKind::Number, attempt.begin(),
                  corp ? English::tr("the Corp has {n} credit", "the Corp has {n} credits", 0)
                       : English::tr("the Runner has {n} credit", "the Runner has {n} credits", 0),
                  {path});
    return attempt.keep();
}

/// "3 recurring up": of the only card that has such credits.
bool readRecurring(Scene &scene)
{
    constexpr std::array<std::string_view, 8> behind{"up",     "left",    "ready", "available",
                                                     "intact", "unspent", "free",  "untouched"};
    Attempt attempt(scene);
    (void)scene.take(TermKind::Have, "has");
    (void)scene.take(TermKind::Link, "with");
    const auto number = scene.takeNumber();
    scene.skipIdle();
    if (scene.asks || !number || scene.token().text != "recurring")
        return false;
    scene.skip();
    (void)scene.take(TermKind::Noun, "credits");
    if (scene.value(TermKind::Noun) || scene.value(TermKind::Link) || isCardNext(scene))
        return false; // "3 recurring credits on Whizzard" is read as that
    std::vector<std::string> able = scene.draft.objects();
    std::erase_if(able, [&](const std::string &object) {
        const auto *model = scene.draft.modelOf(object);
        return !model || !model->recurring.refillsTo;
    });
    if (able.size() != 1)
        return false;
    if (std::ranges::find(behind, scene.token().text) != behind.end())
        scene.skip();
    if (!clippedEnds(scene))
        return false;
    const std::string path = Draft::objectPath(able.front()) + "/counters/credits";
    scene.draft.tell(path, *number);
    scene.addChip(
        ChipKind::Number, attempt.begin(),
        English::tr(
            "{card}: {number} {kind}",
            {{"card", scene.draft.nameOf(able.front())}, {"number", *number}, {"kind", "credits"}}),
        {path});
    return attempt.keep();
}

/// "(Medium) has 4": of what such a card carries, as a doubt.
bool readBareCounters(Scene &scene)
{
    std::size_t behind = scene.at();
    while (behind > 0 && scene.tokens()[behind - 1].isIdle())
        --behind;
    Attempt attempt(scene);
    if (scene.asks || scene.card.empty() || behind == 0 || !scene.tokens()[behind - 1].card
        || !scene.take(TermKind::Have, "has"))
        return false;
    const auto number = scene.takeNumber();
    const std::string kind =
        number && scene.isAtClauseEnd() ? counterKind(scene.draft, scene.card, "counters") : "";
    if (kind.empty())
        return false;
    scene.doubts = true;
    tellCounters(scene, attempt.begin(), scene.card, *number, kind);
    return attempt.keep();
}

} // namespace

bool readClippedNumber(Scene &scene)
{
    return readRecurring(scene) || readFromTo(scene) || readBroke(scene) || readBareCounters(scene);
}

} // namespace saying
