// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/moments.h"

#include "core/english.h"
#include "rules/saying/breaking.h"
#include "rules/saying/cards.h"
#include "rules/saying/intending.h"
#include "rules/saying/next_ice.h"
#include "rules/saying/numbered_steps.h"
#include "rules/saying/past.h"
#include "rules/saying/places.h"
#include "rules/saying/pronouns.h"
#include "rules/saying/run_before.h"
#include "rules/saying/running_by_cards.h"
#include "rules/saying/server_again.h"
#include "rules/saying/succeeding.h"
#include "rules/saying/trying.h"
#include "rules/saying/turn_end.h"
#include "rules/saying/when_done.h"
#include "rules/timing/timing.h"

#include <algorithm>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;

namespace {

constexpr std::string_view approach = "run/approach-ice";

std::string topicOf(std::string_view step) { return std::string(step.substr(step.find('/') + 1)); }

/// A run on a server that nobody names: where the cards lie that were named.
void assumeRunOn(Draft &draft)
{
    std::string server = "HQ";
    for (const std::string &object : draft.objects())
        if (std::string own = draft.textAt(Draft::objectPath(object) + "/server"); !own.empty())
            server = std::move(own);
    draft.assume("state/run/server", server,
                 English::tr("the run is on {server}", {{"server", server}}));
}

/// A run that begins now has been paid for with a click, and with more where a card wants more.
void payForRun(Scene &scene, const std::string &server)
{
    const auto clicks = scene.draft.numberAt("state/runner/clicks");
    if (!clicks || *clicks < 1 || scene.draft.at("state/run"))
        return;
    Draft before = scene.draft;
    before.tell("state/at", "runner-turn/take-actions");
    before.play(Json::object({{"run", server}}));
    const auto now = presentOf(before);
    const auto left = now ? now->table.runner.clicks : std::nullopt;
    scene.clicksBeforeRun = clicks;
    scene.draft.tell("state/runner/clicks", left && *left < *clicks ? *left : *clicks - 1);
}

/// The Runner goes on to the next ice, or to the server.
bool readEncounterEnds(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Time, "encounter-ends") || scene.draft.script().empty())
        return false;
    attempt.keep();
    const bool hasMore =
        scene.draft.numberAt(Draft::objectPath(scene.draft.textAt("state/run/ice")) + "/position")
            .value_or(0)
        > 0;
    comeTo(scene, hasMore ? "run/approach-ice" : "run/approach-server");
    scene.addChip(ChipKind::Act, attempt.begin(), English::tr("the encounter is over"),
                  {"question/script"});
    return true;
}

} // namespace

std::string titleOfStep(std::string_view step)
{
    const auto kind = core::fromWord(rules::timingKindWords, step.substr(0, step.find('/')));
    std::string title;
    for (const rules::TimingStructure &structure : rules::timingStructures())
        if (const auto *found =
                structure.kind == kind ? structure.findTopic(topicOf(step)) : nullptr)
            title = core::ofData(found->title);
    return title;
}

std::string meetsInWords(std::string_view verb, const std::string &name)
{
    if (verb == "encounter")
        return English::tr("the Runner encounters {ice}", {{"ice", name}});
    if (verb == "approach")
        return English::tr("the Runner approaches {ice}", {{"ice", name}});
    return English::tr("the Runner passes {ice}", {{"ice", name}});
}

void comeTo(Scene &scene, std::string_view step)
{
    Draft &draft = scene.draft;
    const auto goesOn = [](const Json &act) { return act.find("to") || act.find("run"); };
    if (step.starts_with("run/server-") && draft.isTold("state/at")
        && draft.textAt("state/at") == step && std::ranges::none_of(draft.script(), goesOn))
        return; // where the game stands already
    // Subroutines that were told to resolve do so before what is come to behind them.
    const bool resolve = draft.isTold("state/at") && draft.textAt("state/at") == "run/subroutines"
        && step.starts_with("run/");
    if (!resolve && (draft.script().empty() || scene.isOfThisClause())) {
        if (step == "run/run-over" && draft.textAt("state/at") == "run/success")
            draft.tell("state/run/status", "successful"); // it was, before it ended
        draft.tell("state/at", step);
    } else if (!resolve || step != "run/subroutines")
        draft.play(Json::object({{"to", topicOf(step)}}));
}

void meet(Scene &scene, const std::string &ice)
{
    Draft &draft = scene.draft;
    const std::string path = Draft::objectPath(ice);
    const std::string before = draft.textAt("state/run/ice");
    std::string server = draft.textAt("state/run/server");
    const std::string own = draft.textAt(path + "/server");
    if (server.empty())
        server = serverOfRun(draft);               // of what was played
    if (server.empty() && !draft.script().empty()) // or of where that leads to
        server = serverPlayedTo(draft);
    if (server.empty() && !own.empty())
        draft.tell("state/run/server", server = own);
    if (server.empty()) {
        const std::string only = onlyServerTold(draft);
        server = only.empty() ? "HQ" : only;
        assumeServer(draft, server);
    }
    const bool isTaken = own.empty() && !draft.isTold("state/run/server");
    if (own != server) { // it may have been said to lie somewhere else
        scene.doubts = scene.doubts || (!own.empty() && draft.isTold(path + "/server"));
        const auto ices = iceOf(draft, server);
        const auto met = std::ranges::find(ices, before);
        protect(draft, ice, server,
                met == ices.end() ? ices.size() : static_cast<std::size_t>(met - ices.begin()));
    }
    if (isTaken)
        for (const char *key : {"/server", "/position"})
            draft.doubt(path + key,
                        English::tr("{card} protects {server}",
                                    {{"card", draft.nameOf(ice)}, {"server", server}}));
}

namespace {

/// The run is successful: where subroutines resolve first, the game goes on from there.
void tellSuccess(Draft &draft, bool isOfTable)
{
    const bool isBehindSubs = draft.isTold("state/at") && !draft.textAt("state/run/ice").empty()
        && draft.textAt("state/at") == "run/subroutines";
    if (isOfTable && !isBehindSubs)
        draft.tell("state/at", "run/success");
    else
        draft.play(Json::object({{"to", "success"}}));
}

/// A run that is made on the table as it was told.
void beginRun(Scene &scene, const std::optional<std::string> &server, std::size_t begin)
{
    Draft &draft = scene.draft;
    if (server)
        endRunBefore(draft, isRunAnew(scene, begin) ? std::string() : *server);
    payForRun(scene, server.value_or("HQ"));
    if (server)
        draft.tell("state/run/server", *server);
    else
        assumeRunOn(draft);
    if (draft.textAt("state/at") == "runner-turn/take-actions") // the run is what he does
        draft.remove("state/at");
    if (!draft.textAt("state/at").starts_with("run/"))
        draft.assume("state/at", "run/initiation", English::tr("the run begins"));
}

} // namespace

bool readRun(Scene &scene)
{
    if (scene.asksOn)
        return false; // it is asked about, and only acts are
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    (void)scene.take(TermKind::Number, "1");                  // "a run"
    bool succeeds = scene.take(TermKind::Flag, "successful"); // "a successful run"
    const auto before = takeServer(scene);                    // "hq run"
    succeeds = scene.take(TermKind::Verb, "run-well") || succeeds;
    if (before && scene.token().text.starts_with("run ")) // "R&D run went through"
        succeeds = scene.take(TermKind::Moment, "run/success") || succeeds;
    const bool isRun = scene.is(TermKind::Verb, "run") || scene.is(TermKind::Noun, "run");
    const bool needsServer = !succeeds && !isRun;
    const bool mayBeCard = isRun || scene.token().text.starts_with("go"); // none that is hit
    if (!succeeds && !scene.take(TermKind::Verb, "run") && !scene.take(TermKind::Noun, "run")
        && !scene.take(TermKind::Verb, "run-at"))
        return false;
    if (succeeds)
        (void)(scene.take(TermKind::Noun, "run") || scene.take(TermKind::Verb, "run"));
    const bool linked = scene.take(TermKind::Link, "on") || scene.take(TermKind::Link, "to");
    auto server = before ? before : takeServer(scene);
    if (!server && !linked)
        server = takeServerThere(scene);
    if (!server && mayBeCard && !linked)
        server = takeServerOfCard(scene);
    if ((!server && (linked || needsServer || !who))
        || (who && who->side == Side::Corp && !who->isPerson))
        return false;
    if (server && !succeeds && isIntended(scene, scene.at()))
        return false; // "now I want to run R&D": an act that is only wanted
    attempt.keep();
    scene.player = Side::Runner;
    Draft &draft = scene.draft;
    const bool isOfTable = draft.script().empty();
    if (isOfTable) {
        beginRun(scene, server, attempt.begin());
    } else {
        // "Plays The Maker's Eye and runs R&D": that run.
        if (!server || serverPlayedTo(draft) != *server || scene.token().text == "again")
            for (Json &act : runBehind(draft, server.value_or("HQ")))
                draft.play(std::move(act));
        scene.doubts = scene.doubts || !server || isBehindThen(scene, attempt.begin());
    }
    succeeds = takeWellRun(scene) || succeeds;
    if (succeeds)
        tellSuccess(draft, isOfTable);
    scene.addChip(ChipKind::Moment, attempt.begin(),
                  server ? English::tr("run on {server}", {{"server", *server}})
                         : English::tr("a run"),
                  {isOfTable ? "state/run/server" : "question/script"});
    return true;
}

void approachServer(Scene &scene, const std::string &server, std::size_t begin)
{
    scene.draft.tell("state/run/server", server);
    comeTo(scene, "run/approach-server");
    scene.player = Side::Runner;
    scene.addChip(ChipKind::Moment, begin,
                  English::tr("the Runner approaches {server}", {{"server", server}}),
                  {"state/at", "state/run/server"});
}

void comeToIce(Scene &scene, const std::string &ice, const std::string &verb)
{
    Draft &draft = scene.draft;
    if (draft.script().empty() || scene.isOfThisClause())
        draft.tell("state/run/ice", ice);
    if (verb == "encounter") {
        const Json *rezzed = draft.at(Draft::objectPath(ice) + "/rezzed");
        scene.doubts =
            scene.doubts || (rezzed && *rezzed == Json(false)); // nobody encounters it so
        applyFlag(draft, ice, "rezzed");
    }
    Attempt where(scene);
    const auto place = takePlace(scene);
    if (place && !place->server.empty() && mayLie(draft, ice, *place)) {
        putAt(draft, ice, *place);
        draft.tell("state/run/server", place->server);
        where.keep();
    }
    // Which window of the approach it is follows from what is done there.
    if (verb == "approach" && !draft.isTold("state/at")
        && (draft.script().empty() || scene.isOfThisClause())) {
        if (!draft.textAt("state/at").starts_with("run/approach-"))
            draft.assume("state/at", approach, titleOfStep(approach));
    } else {
        comeTo(scene, verb == "encounter" ? "run/encounter" : approach);
    }
}

bool readMeeting(Scene &scene)
{
    Attempt attempt(scene);
    skipFirstIce(scene);
    const auto who = scene.takeWho();
    std::string verb;
    const bool isAt = isAtIceNext(scene);
    if (isAt)
        scene.skip();
    if (isAt || scene.take(TermKind::Link, "against")) // "gordian blade vs enigma"
        verb = "encounter";
    const bool getsPast = isGettingPast(scene.token());
    for (const char *one : {"encounter", "approach", "pass"})
        if (scene.take(TermKind::Verb, one)) {
            verb = one;
            break;
        }
    if (verb.empty() || (who && who->side == Side::Corp && !who->isPerson))
        return false;
    (void)scene.take(TermKind::Link, "with"); // "an encounter with"
    Draft &draft = scene.draft;
    if (verb == "approach")
        if (const auto server = takeServer(scene)) {
            approachServer(scene, *server, attempt.begin());
            return attempt.keep();
        }
    const auto unrezzed = scene.take(TermKind::Flag);
    if (!isCardNext(scene))
        return false;
    const auto ice = takeCard(scene, fitsVerb("encounter"));
    if (!ice || draft.typeOf(*ice) != CardType::Ice)
        return false;
    attempt.keep();
    scene.player = Side::Runner;
    if (getsPast && isDoneWithCard(scene))
        return false; // "walked round it with Femme", "through it with Corroder": an act
    const bool isOnlyWanted = verb == "pass" && isIntended(scene, scene.at());
    meet(scene, *ice);
    if (unrezzed)
        applyFlag(draft, *ice, *unrezzed);
    if (isOnlyWanted) { // "is about to get past it"
        comeToIce(scene, *ice, verb = "encounter");
        comeTo(scene, "run/break-window");
        scene.doubts = true;
    } else if (verb == "pass")
        passIce(scene, *ice);
    else
        comeToIce(scene, *ice, verb);
    Chip &chip =
        scene.addChip(ChipKind::Moment, attempt.begin(), meetsInWords(verb, draft.nameOf(*ice)),
                      {"state/at", "state/run/ice"});
    if (isOnlyWanted)
        chip.offers.push_back(
            {meetsInWords("pass", draft.nameOf(*ice)), "Runner passes " + draft.nameOf(*ice)});
    return true;
}

namespace {

/// "doesn't break chum": it is that ice whose subroutines resolve.
void meetUnbroken(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.take(TermKind::Link, "on"); // "broke no subs on Rototurret"
    const auto ice =
        isCardNext(scene) ? takeCard(scene, fitsVerb("break")) : std::optional<std::string>();
    if (!ice || scene.draft.typeOf(*ice) != CardType::Ice)
        return;
    attempt.keep();
    meet(scene, *ice);
    if (scene.draft.script().empty())
        scene.draft.tell("state/run/ice", *ice);
    applyFlag(scene.draft, *ice, "rezzed");
}

} // namespace

bool readMoment(Scene &scene)
{
    if (readNextTurn(scene) || readNumberedStep(scene))
        return true;
    Attempt attempt(scene);
    if (!scene.draft.script().empty() && scene.is(TermKind::Place, "before")
        && scene.token(1).value(TermKind::Moment)) {
        scene.skip(); // "it's gone before the run is over": the game has not come to that
        const auto later = scene.take(TermKind::Moment);
        scene.addChip(ChipKind::Moment, attempt.begin(),
                      English::tr("before that: {moment}", {{"moment", titleOfStep(*later)}}), {});
        return attempt.keep();
    }
    (void)scene.take(TermKind::It);
    if (readFirstTime(scene) || readEncounterEnds(scene))
        return attempt.keep();
    (void)scene.takeWho();
    (void)scene.take(TermKind::Link);
    const auto step = scene.take(TermKind::Moment);
    if (!step)
        return false;
    attempt.keep();
    if (*step == "run/subroutines")
        meetUnbroken(scene);
    if (comeToBeforeAct(scene, *step, attempt.begin()))
        return true;
    const bool goesOn = !scene.draft.script().empty() && !scene.isOfThisClause();
    comeTo(scene, *step);
    if (step->starts_with("run/") && !goesOn) {
        Attempt where(scene);
        (void)scene.take(TermKind::Link, "on");
        if (const auto server = takeServer(scene)) {
            scene.draft.tell("state/run/server", *server);
            where.keep();
        }
    }
    if (!step->starts_with("run/"))
        scene.player = step->starts_with("corp") ? Side::Corp : Side::Runner;
    else
        scene.player = Side::Runner;
    scene.addChip(goesOn ? ChipKind::Act : ChipKind::Moment, attempt.begin(), titleOfStep(*step),
                  {goesOn ? "question/script" : "state/at"});
    return true;
}

} // namespace saying
