// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/succeeding.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/moments.h"
#include "rules/saying/places.h"
#include "rules/saying/told_of.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;

namespace {

/// "lands", "sticks", "gets in", "resolves".
bool takeComesOff(Scene &scene)
{
    constexpr std::array<std::string_view, 16> words{
        "good",   "land",         "lands",        "landed",    "stick", "sticks",
        "stuck",  "connect",      "connects",     "connected", "hits",  "hit",
        "worked", "went through", "goes through", "goes thru"};
    scene.skipIdle();
    if ((scene.token().text == "went" || scene.token().text == "goes")
        && (scene.token(1).text == "through" || scene.token(1).text == "off")) {
        scene.skip(2);
        return true;
    }
    if (scene.take(TermKind::Moment, "run/success") || scene.take(TermKind::Flag, "successful")
        || scene.take(TermKind::Verb, "resolve") || scene.take(TermKind::Moment, "run/access"))
        return true;
    if (std::ranges::find(words, scene.token().text) == words.end())
        return false;
    scene.skip();
    return true;
}

bool pieceEnds(const Scene &scene)
{
    return scene.isAtClauseEnd() || scene.value(TermKind::Link) || scene.value(TermKind::Time);
}

void addActs(Scene &scene, std::vector<Json> acts, std::size_t begin, std::string says, Side by)
{
    std::vector<std::string> paths;
    for (Json &act : acts) {
        paths.push_back(Draft::actPath(scene.draft.script().size()));
        scene.draft.play(std::move(act));
    }
    scene.player = by;
    scene.lastBy = by;
    scene.addChip(ChipKind::Act, begin, std::move(says), std::move(paths)).of = by;
}

/// The run has come to its success by what was just read.
bool succeeds(Scene &scene, Attempt &attempt)
{
    attempt.keep();
    scene.player = Side::Runner;
    comeTo(scene, "run/success");
    scene.addChip(ChipKind::Moment, attempt.begin(), titleOfStep("run/success"),
                  {scene.draft.script().empty() ? "state/at" : "question/script"});
    return true;
}

/// "my run (on the server with Bernice Mai) is successful": that run, told in this sentence.
bool isSaidOfRun(const Scene &scene)
{
    if (!scene.token().text.starts_with("is ") && !scene.token().text.starts_with("was "))
        return false;
    for (std::size_t at = scene.at(); at-- > 0 && !scene.tokens()[at].isMark;)
        if (scene.tokens()[at].is(TermKind::Noun, "run")
            || scene.tokens()[at].is(TermKind::Verb, "run")) // "run on"
            return true;
    return false;
}

/// "(plays Legwork,) successful": of the run that there is.
bool readSuccessAlone(Scene &scene)
{
    Attempt attempt(scene);
    const bool isRun = scene.draft.at("state/run") || !serverOfRun(scene.draft).empty()
        || std::ranges::any_of(scene.draft.objects(), [&](const std::string &card) {
                           return beginsRun(scene.draft.modelOf(card));
                       });
    if (!isRun || !(beginsClause(scene, scene.at()) || isSaidOfRun(scene))
        || !scene.take(TermKind::Flag, "successful") || !pieceEnds(scene)
        || scene.value(TermKind::Link))
        return false;
    return succeeds(scene, attempt);
}

} // namespace

bool readGettingIn(Scene &scene)
{
    if (!scene.asks && readSuccessAlone(scene))
        return true;
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    const bool isSaid = who && (who->isPerson || who->isMe || who->side == Side::Runner)
        && scene.take(TermKind::Verb, "take") && scene.token().text == "in";
    for (std::size_t at = scene.at(); at-- > 0 && !scene.tokens()[at].isMark;)
        if (scene.tokens()[at].value(TermKind::Ask))
            return false; // "can I get in"
    if (!isSaid || scene.asks)
        return false;
    scene.skip();
    if (!pieceEnds(scene) || scene.value(TermKind::Link))
        return false;
    return succeeds(scene, attempt);
}

bool readFound(Scene &scene)
{
    Attempt attempt(scene);
    const bool isIn = !scene.chips.empty() && scene.draft.script().empty()
        && std::ranges::find(scene.chips.back().paths, "state/run/server")
            != scene.chips.back().paths.end();
    if (!isIn || scene.asks || !scene.is(TermKind::It, "it") || !beginsClause(scene, scene.at()))
        return false;
    scene.skip();
    constexpr std::array<std::string_view, 7> turnsOut{"turned", "turns", "turned out", "turns out",
                                                       "out",    "to",    "be"};
    while (std::ranges::find(turnsOut, scene.token().text) != turnsOut.end())
        scene.skip(); // "it turned out to be Shock!"
    scene.skipIdle();
    if (!scene.token().card && !scene.is(TermKind::Number, "1") && !scene.value(TermKind::Flag))
        return false;
    if (!isCardNext(scene))
        return false;
    const auto card = takeCard(scene);
    const CardType type = scene.draft.typeOf(*card);
    const std::string server = scene.draft.textAt("state/run/server");
    if (scene.draft.sideOf(*card) != Side::Corp || type == CardType::Ice
        || type == CardType::Identity || scene.draft.at(Draft::objectPath(*card) + "/server"))
        return false;
    if (!isCentral(server))
        putAt(scene.draft, *card, {"in", server, {}, false});
    auto said = actOn(scene, "access", *card);
    if (!said)
        return false;
    beginAt(scene.draft, *said);
    scene.doubts = true;
    addActs(scene, std::vector<Json>(said->acts.begin(), said->acts.end()), attempt.begin(),
            said->says, Side::Runner);
    return attempt.keep();
}

bool takeWellRun(Scene &scene)
{
    constexpr std::array<std::string_view, 9> words{"goes through", "went through", "goes thru",
                                                    "connects",     "connected",    "lands",
                                                    "landed",       "works",        "worked"};
    if (scene.take(TermKind::Flag, "successful"))
        return true;
    Attempt attempt(scene);
    scene.skipIdle();
    if (std::ranges::find(words, scene.token().text) == words.end())
        return false;
    scene.skip();
    return pieceEnds(scene) && attempt.keep();
}

namespace {

std::vector<Json> unpaidTrace()
{
    return {Json::object({{"spend", 0}}), Json::object({{"spend", 0}})};
}

std::string traceInWords() { return English::tr("the trace: nobody spends anything"); }

/// Both may spend something now, the acts being done.
bool canBeTraced(const Draft &draft, std::vector<Json> acts)
{
    constexpr int most = 9;
    Draft unpaid = draft;
    unpaid.assumeCredits(most);
    for (Json &act : unpaidTrace())
        acts.push_back(std::move(act));
    return canBePlayed(unpaid, acts);
}

bool hasTrace(const Draft &draft, const std::string &card)
{
    const auto *model = draft.modelOf(card);
    return model && std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
               return does(ability, "trace");
           });
}

/// "SEA Source went through": so did its trace, where it has one.
std::string withTrace(Scene &scene, const std::string &card, std::vector<Json> &acts,
                      std::string says)
{
    if (!hasTrace(scene.draft, card) || !canBeTraced(scene.draft, acts))
        return says;
    for (Json &act : unpaidTrace())
        acts.push_back(std::move(act));
    scene.doubts = true;
    return says.empty()
        ? traceInWords()
        : English::tr("{play}, {spend}", {{"play", says}, {"spend", traceInWords()}});
}

} // namespace

bool readLanding(Scene &scene)
{
    if (scene.asks)
        return false;
    Attempt attempt(scene);
    (void)scene.takeWho(); // "my opponent's Siphon gets in"
    if (!isCardNext(scene))
        return false;
    const auto card = takeCard(scene);
    const CardType type = scene.draft.typeOf(*card);
    const bool isPlayed = rules::isPlayed(type);
    if (!isPlayed || !takeComesOff(scene) || !pieceEnds(scene))
        return false;
    const std::string zone = scene.draft.textAt(Draft::objectPath(*card) + "/zone");
    std::vector<Json> acts;
    const bool runs = beginsRun(scene.draft.modelOf(*card));
    if (!scene.draft.hasAct("play", *card) && (zone.empty() || zone == "grip" || zone == "hq")) {
        auto said = actOn(scene, "play", *card);
        if (!said)
            return false;
        beginAt(scene.draft, *said);
        acts = std::move(said->acts);
        scene.lastVerb = "play";
    }
    if (runs)
        acts.push_back(Json::object({{"to", "success"}}));
    attempt.keep();
    std::string says = playInWords(scene.draft, *card);
    if (!runs)
        says = withTrace(scene, *card, acts, std::move(says));
    addActs(scene, std::move(acts), attempt.begin(), std::move(says), scene.draft.sideOf(*card));
    return true;
}

namespace {

/// The trace of that card succeeds, once it is played where it is an operation.
bool traceOf(Scene &scene, const std::string &card, std::size_t begin)
{
    std::vector<Json> acts;
    std::string says;
    const bool isPlayed = scene.draft.typeOf(card) == CardType::Operation;
    if (isPlayed && !scene.draft.hasAct("play", card)) {
        auto said = actOn(scene, "play", card);
        if (!said)
            return false;
        beginAt(scene.draft, *said);
        acts = std::move(said->acts);
        says = playInWords(scene.draft, card);
    }
    const std::size_t before = acts.size();
    says = withTrace(scene, card, acts, std::move(says));
    if (acts.size() == before)
        return false;
    addActs(scene, std::move(acts), begin, std::move(says), Side::Corp);
    return true;
}

} // namespace

bool readTraceSucceeds(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Noun, "trace"))
        return false;
    (void)scene.take(TermKind::Ask, "is");
    const bool comesOff = takeComesOff(scene) || scene.take(TermKind::Verb, "win")
        || scene.take(TermKind::Verb, "pass");
    if (!comesOff || !pieceEnds(scene))
        return false;
    const std::string card = scene.card; // "(SEA Source,) the trace lands"
    if (scene.draft.script().empty() && !card.empty()
        && scene.draft.typeOf(card) == CardType::Operation)
        return traceOf(scene, card, attempt.begin()) && attempt.keep();
    if (scene.draft.script().empty() || !canBeTraced(scene.draft, {}))
        return false;
    attempt.keep();
    scene.doubts = true;
    addActs(scene, unpaidTrace(), attempt.begin(), traceInWords(), Side::Corp);
    return true;
}

bool readTraceOf(Scene &scene)
{
    if (scene.asks)
        return false;
    Attempt attempt(scene);
    (void)scene.takeWho();
    const bool isWon = scene.take(TermKind::Verb, "win");
    (void)scene.takeWho();                                             // "his SEA Source trace"
    const bool isBefore = isWon && scene.take(TermKind::Noun, "trace") // "the trace of SEA Source"
        && (scene.take(TermKind::Link, "of") || scene.take(TermKind::Link, "from")
            || scene.take(TermKind::Link, "on"));
    scene.skipIdle();
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return false;
    const auto card = takeCard(scene);
    if (!isBefore && !scene.take(TermKind::Noun, "trace"))
        return false;
    (void)scene.take(TermKind::Ask, "is");
    if (!isWon
        && (!(takeComesOff(scene) || scene.take(TermKind::Verb, "pass")) || !pieceEnds(scene)))
        return false;
    return traceOf(scene, *card, attempt.begin()) && attempt.keep();
}

} // namespace saying
