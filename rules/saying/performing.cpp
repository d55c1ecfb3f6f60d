// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/acts.h"
#include "rules/saying/acts_in_words.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/another_copy.h"
#include "rules/saying/cards.h"
#include "rules/saying/how_often.h"
#include "rules/saying/intending.h"
#include "rules/saying/lying.h"
#include "rules/saying/moments.h"
#include "rules/saying/preventing.h"
#include "rules/saying/spending.h"
#include "rules/saying/told_of.h"
#include "rules/saying/trying.h"
#include "rules/saying/typed_acts.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

void beginAt(Draft &draft, const SaidAct &said)
{
    if (!draft.script().empty() || said.usualStep.empty() || draft.isTold("state/at"))
        return;
    std::string step = said.usualStep;
    if (draft.textAt("state/at").starts_with("run/approach-") && step.starts_with("run/server-"))
        step = step == "run/server-paid" ? "run/approach-paid"
            : step == "run/server-rez"   ? "run/approach-rez"
                                         : "run/approach-decision";
    draft.assume("state/at", step, momentInWords(step));
}

namespace {

/// "Rachel Beckman comes down": it is played or installed.
bool readArrival(Scene &scene, std::size_t begin)
{
    if (!scene.take(TermKind::Verb, "arrive"))
        return false;
    const auto type = scene.draft.typeOf(scene.card);
    const bool isPlayed = rules::isPlayed(type);
    auto said = actOn(scene, isPlayed ? "play" : "install", scene.card);
    if (!said)
        return false;
    std::vector<std::string> paths;
    beginAt(scene.draft, *said);
    for (core::Json &act : said->acts) {
        paths.push_back(Draft::actPath(scene.draft.script().size()));
        scene.draft.play(std::move(act));
    }
    scene.lastBy = said->by;
    scene.lastVerb = isPlayed ? "play" : "install";
    scene.addChip(ChipKind::Act, begin, said->says, std::move(paths));
    return true;
}

/// "(Ice Wall) is encountered", "(Ice Wall) approached on HQ"
bool readMet(Scene &scene, std::size_t begin)
{
    if (scene.draft.typeOf(scene.card) != rules::CardType::Ice
        || !scene.draft.textAt("state/run/ice").empty())
        return false;
    const std::string ice = scene.card;
    for (const std::string verb : {"encounter", "approach"}) {
        const std::string &said = scene.token().text;
        if (!said.starts_with(verb) || !said.ends_with("ed") || !scene.take(TermKind::Verb, verb))
            continue;
        meet(scene, ice);
        comeToIce(scene, ice, verb);
        scene.player = rules::Side::Runner;
        scene.addChip(ChipKind::Moment, begin, meetsInWords(verb, scene.draft.nameOf(ice)),
                      {"state/at", "state/run/ice"});
        return true;
    }
    return false;
}

} // namespace

/// "the card is accessed": of the card that was spoken of last.
bool readPassive(Scene &scene)
{
    if (scene.card.empty())
        return false;
    Attempt attempt(scene);
    (void)scene.take(TermKind::It);
    if (readMet(scene, attempt.begin()))
        return attempt.keep();
    if (readArrival(scene, attempt.begin()))
        return attempt.keep();
    for (const char *verb : {"access", "play"})
        if ((scene.token().text.ends_with("ed") || scene.token().text == "hit")
            && scene.take(TermKind::Verb, verb)) {
            auto said = actOn(scene, verb, scene.card);
            if (!said)
                return false;
            attempt.keep();
            std::vector<std::string> paths;
            beginAt(scene.draft, *said);
            for (core::Json &act : said->acts) {
                paths.push_back(Draft::actPath(scene.draft.script().size()));
                scene.draft.play(std::move(act));
            }
            scene.addChip(ChipKind::Act, attempt.begin(), said->says, std::move(paths));
            return true;
        }
    return false;
}

namespace {

/// Once that is played somebody says how much he spends, or it cannot be seen what comes then.
bool asksForNumber(Draft draft, const std::string &card, bool corp)
{
    draft.tell(Draft::objectPath(card) + "/zone", corp ? "hq" : "grip");
    draft.assume("state/at", corp ? "corp-turn/take-actions" : "runner-turn/take-actions", {});
    draft.play(core::Json::object({{"play", card}}));
    constexpr int enough = 20;
    draft.assumeCredits(enough);
    const auto now = presentOf(draft);
    return !now || now->decision;
}

/// "midseason replacements, corp puts 10 into the trace": it is played first.
void playWhatAsks(Draft &draft, SaidAct &said)
{
    if (!draft.script().empty() || said.acts.empty() || !said.acts.front().find("spend"))
        return;
    for (const std::string &object : draft.objects()) {
        const auto type = draft.typeOf(object);
        if (!rules::isPlayed(type) || draft.isTold(Draft::objectPath(object) + "/zone"))
            continue;
        const bool corp = type == rules::CardType::Operation;
        if (!asksForNumber(draft, object, corp))
            continue;
        draft.tell(Draft::objectPath(object) + "/zone", corp ? "hq" : "grip");
        said.acts.insert(said.acts.begin(), core::Json::object({{"play", object}}));
        said.says = core::English::tr("{play}, {spend}",
                                      {{"play", playInWords(draft, object)}, {"spend", said.says}});
        said.usualStep = corp ? "corp-turn/take-actions" : "runner-turn/take-actions";
        return;
    }
}

} // namespace

namespace {

/// Where what is done with an accessed card belongs: before others are accessed.
std::size_t behindAccessOf(const Draft &draft, const std::string &card)
{
    const auto &script = draft.script();
    if (card.empty())
        return script.size();
    const auto accesses = [&](const core::Json &act) { return act.find("access") != nullptr; };
    const auto own = std::ranges::find_if(script, [&](const core::Json &act) {
        const core::Json *one = act.find("access");
        return one && *one == core::Json(card);
    });
    if (own == script.end())
        return script.size();
    return static_cast<std::size_t>(std::find_if(own + 1, script.end(), accesses) - script.begin());
}

/// "(can he use Rubicon Switch,) paying 4": the price of what is asked about, and its X.
bool tellPriceAsked(Scene &scene, const SaidAct &said, std::size_t begin)
{
    Draft &draft = scene.draft;
    const core::Json *number = said.acts.size() == 1 ? said.acts.front().find("spend") : nullptr;
    core::Json act = *draft.at("question/act");
    const auto *ability = abilityUsed(draft, act);
    if (!number || !ability)
        return false;
    const bool isX = ability->cost.credits.of == rulings::Amount::Of::ChosenNumber;
    if (isX) {
        act.set("x", *number);
        draft.tell("question/act", std::move(act));
    }
    scene.doubts = true;
    const int credits = number->asInteger() ? static_cast<int>(*number->asInteger()) : 0;
    scene.addChip(ChipKind::Number, begin,
                  core::English::tr("its price is {n} credit", "its price is {n} credits", credits),
                  isX ? std::vector<std::string>{"question/act"} : std::vector<std::string>());
    return true;
}

/// "can he use the counter and score it": what was asked about before is done first.
void askOn(Scene &scene, SaidAct said, std::size_t begin)
{
    if (tellPriceAsked(scene, said, begin))
        return;
    Draft &draft = scene.draft;
    draft.play(*draft.at("question/act"));
    for (std::size_t i = 0; i + 1 < said.acts.size(); ++i)
        draft.play(said.acts[i]);
    draft.tell("question/by", core::toWord(rules::sideWords, said.by));
    draft.tell("question/act", said.acts.back());
    scene.lastVerb = said.verb;
    scene.lastBy = said.by;
    scene
        .addChip(ChipKind::Question, begin,
                 core::English::tr("and then may it be: {act}?", {{"act", said.says}}),
                 {"question"})
        .of = said.by;
}

/// "sea source, i pay 4": where the other one says first how much, that is nothing, and a doubt.
void spendInTurn(Scene &scene, SaidAct &said)
{
    const bool isOfBoth = said.acts.size() > 1 && said.acts.front().find("spend");
    if (said.acts.empty() || !said.acts.back().find("spend") || isOfBoth)
        return;
    Draft ahead = scene.draft;
    beginAt(ahead, said);
    for (std::size_t act = 0; act + 1 < said.acts.size(); ++act)
        ahead.play(said.acts[act]);
    constexpr int enough = 20; // where nobody told how many there are
    ahead.assumeCredits(enough);
    const auto now = presentOf(ahead);
    if (!now || !now->decision || now->decision->free || now->decision->by == said.by)
        return;
    said.acts.insert(said.acts.end() - 1, core::Json::object({{"spend", 0}}));
    said.says = core::English::tr(
        "{play}, {spend}", {{"play", spendInWords(now->decision->by, 0)}, {"spend", said.says}});
    scene.doubts = true;
}

void addOffers(const Scene &scene, std::size_t begin, const SaidAct &said, std::vector<Offer> &to)
{
    for (const Offer &one : said.offers)
        to.push_back({one.says, typedOf(scene, scene.spanFrom(begin), said.by, one.instead)});
}

void perform(Scene &scene, SaidAct said, std::size_t begin)
{
    if (scene.asksOn && scene.draft.at("question/act") && !said.acts.empty()) {
        askOn(scene, std::move(said), begin);
        return;
    }
    Draft &draft = scene.draft;
    playWhatAsks(draft, said);
    spendInTurn(scene, said);
    beginAt(draft, said);
    const int times = said.times > 1
        ? said.times
        : std::max(takeTimes(scene), timesToPrevent(scene, said, begin));
    std::vector<std::string> paths;
    const auto play = [&](core::Json act) {
        paths.push_back(Draft::actPath(draft.script().size()));
        draft.play(std::move(act));
    };
    const std::size_t later = behindAccessOf(draft, said.accessed);
    const core::Json::Array rest(draft.script().begin() + static_cast<std::ptrdiff_t>(later),
                                 draft.script().end());
    if (!rest.empty())
        draft.tell("question/script",
                   core::Json(core::Json::Array(draft.script().begin(),
                                                draft.script().begin()
                                                    + static_cast<std::ptrdiff_t>(later))));
    for (const core::Json &act : said.acts)
        play(act);
    for (const core::Json &act : rest)
        draft.play(act);
    for (int time = 1; time < times; ++time)
        for (const core::Json &act : said.acts)
            play(anotherTime(draft, act, said.card));
    const std::string says = times == 1
        ? said.says
        : core::English::tr("{act}, {n} time", "{act}, {n} times", times, {{"act", said.says}});
    scene.lastVerb = said.verb;
    scene.lastBy = said.by;
    Chip &chip = scene.addChip(ChipKind::Act, begin, says, std::move(paths));
    chip.of = said.by;
    addOffers(scene, begin, said, chip.offers);
    noteIntended(scene, said);
}

/// What stands behind a question is asked, too, only where "and" leads to it.
bool isAskedOn(const Scene &scene, std::size_t begin)
{
    while (begin > 0
           && (scene.tokens()[begin - 1].isIdle()
               || scene.tokens()[begin - 1].is(TermKind::Time, "now")))
        --begin; // "and after that"
    return begin > 0
        && (scene.tokens()[begin - 1].value(TermKind::Join) || scene.tokens()[begin - 1].isMark);
}

} // namespace

void playTold(Scene &scene, const SaidAct &said, std::size_t begin)
{
    beginAt(scene.draft, said);
    std::vector<std::string> paths;
    for (const core::Json &act : said.acts) {
        paths.push_back(Draft::actPath(scene.draft.script().size()));
        scene.draft.play(act);
    }
    scene.lastBy = said.by;
    scene.player = said.by;
    scene.addChip(ChipKind::Act, begin, said.says, std::move(paths)).of = said.by;
}

bool readAct(Scene &scene)
{
    const std::size_t begin = scene.at();
    if (scene.asksOn && scene.draft.at("question/act") && !isAskedOn(scene, begin))
        return false; // "can I pop it before the purge"
    if (scene.token(1).text == "?" && beginsClause(scene, begin))
        return false; // "Draw?" asks
    auto said = takeAct(scene);
    if (!said)
        return false;
    if (said->isOpen) {
        std::vector<Offer> offers;
        addOffers(scene, begin, *said, offers);
        scene.leaveOpen(begin, said->says, std::move(offers));
        return true;
    }
    takePriceOf(scene, *said);
    skipWhenDone(scene);
    perform(scene, std::move(*said), begin);
    return true;
}

namespace {

/// "corp spends 8, runner 4": the same for the other.
bool readSpentAgain(Scene &scene)
{
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    const auto number = who && who->side ? scene.takeNumber() : std::nullopt;
    const bool ends = scene.isAtClauseEnd();
    if (scene.lastVerb != "spend" || !number || !ends || who->side == scene.lastBy)
        return false;
    attempt.keep();
    SaidAct said;
    said.acts.push_back(core::Json::object({{"spend", *number}}));
    said.by = *who->side;
    said.says = spendInWords(said.by, *number);
    said.verb = "spend";
    scene.player = said.by;
    perform(scene, std::move(said), attempt.begin());
    return true;
}

/// "and", "then", "plus": not "where Ben Musashi is rezzed".
bool isBehindAnd(const Scene &scene)
{
    constexpr std::array<std::string_view, 9> others{
        "where", "while", "whereas", "if", "because", "given", "assuming", "suppose", "but"};
    if (scene.at() == 0)
        return false;
    const Token &before = scene.tokens()[scene.at() - 1];
    return before.value(TermKind::Join) && std::ranges::find(others, before.text) == others.end();
}

} // namespace

bool readAgain(Scene &scene)
{
    if (readSpentAgain(scene))
        return true;
    const bool isAgain = scene.lastVerb == "play" || scene.lastVerb == "rez"
        || scene.lastVerb == "access" || scene.lastVerb == "steal";
    if (!isAgain || !isBehindAnd(scene) || !isCardNext(scene) || scene.value(TermKind::It))
        return false; // "and it's Psychic Field"
    Attempt attempt(scene);
    const auto card = takeCard(scene);
    const auto type = scene.draft.typeOf(*card);
    const bool isPlayed = rules::isPlayed(type);
    if (scene.lastVerb == "play" && (!isPlayed || scene.draft.sideOf(*card) != scene.lastBy))
        return false; // what lies in a server is not played
    auto said = actOn(scene, scene.lastVerb, *card);
    if (!said || said->isOpen)
        return false;
    said->verb = scene.lastVerb;
    perform(scene, std::move(*said), attempt.begin());
    return attempt.keep();
}

} // namespace saying
