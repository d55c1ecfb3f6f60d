// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/past.h"

#include "core/english.h"
#include "rules/saying/cards.h"
#include "rules/saying/places.h"
#include "rules/saying/told_of.h"

#include <algorithm>
#include <array>
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

/// The words up to the end of the clause, where "this turn" or "last turn" must stand.
std::optional<bool> isOfLastTurn(const Scene &scene)
{
    const auto isOfList = [&](std::size_t ahead) { // "HQ, R&D and Archives"
        return scene.token(ahead).text == "," && scene.token(ahead + 1).value(TermKind::Server);
    };
    for (std::size_t ahead = 0; !scene.token(ahead).isMark || isOfList(ahead); ++ahead) {
        if (scene.token(ahead).is(TermKind::Time, "last-turn"))
            return true;
        if (scene.token(ahead).is(TermKind::Time, "this-turn"))
            return false;
        const bool tells = ahead > 0
            && (scene.token(ahead).text == "did"
                || scene.token(ahead + 1).value(TermKind::Flag)); // "was rezzed"
        if (scene.token(ahead).text.empty() || (scene.token(ahead).value(TermKind::Ask) && !tells))
            return std::nullopt;
    }
    return std::nullopt;
}

struct Told {
    Json event;
    std::string says;
    std::vector<Json> others{}; ///< the same on other servers
};

/// "HQ, R&D and Archives", "all centrals"
std::vector<std::string> takeServers(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.take(TermKind::Place, "all");
    (void)scene.take(TermKind::Number, "3");
    if (scene.token().text.starts_with("central")) {
        scene.skip();
        (void)scene.take(TermKind::Noun, "servers");
        attempt.keep();
        return {"HQ", "R&D", "Archives"};
    }
    scene.goTo(attempt.begin());
    std::vector<std::string> all;
    for (auto server = takeServer(scene); server; server = takeServer(scene)) {
        all.push_back(*server);
        attempt.keep();
        const std::size_t behind = scene.at();
        while (scene.token().text == "," || scene.is(TermKind::Join, "and"))
            scene.skip();
        (void)scene.take(TermKind::Link, "on");
        if (scene.at() == behind || !scene.value(TermKind::Server)) {
            scene.goTo(behind);
            break;
        }
    }
    return all;
}

std::optional<Told> run(Scene &scene)
{
    Attempt attempt(scene);
    const std::size_t begin = scene.at();
    const bool well = scene.take(TermKind::Verb, "run-well");
    const bool isOne = !scene.take(TermKind::Verb, "run") && scene.take(TermKind::Number, "1");
    const std::size_t named = scene.at();
    const bool succeeds = well || scene.take(TermKind::Moment, "run/success")
        || scene.take(TermKind::Flag, "successful");
    (void)scene.take(TermKind::Noun, "run");
    if (scene.at() == begin || (isOne && scene.at() == named))
        return std::nullopt;
    if (scene.token().text == "," && scene.token(1).value(TermKind::Link)
        && scene.token(2).value(TermKind::Server))
        scene.skip(); // "one single run, on HQ"
    (void)scene.take(TermKind::Link);
    const std::vector<std::string> servers = takeServers(scene);
    const bool isWell = scene.take(TermKind::Flag, "successful") || succeeds; // "successfully"
    attempt.keep();
    Told told;
    told.event = Json::object({{"event", isWell ? "run-successful" : "run-begins"}});
    told.says = isWell ? English::tr("a successful run") : English::tr("a run");
    std::string names;
    for (const std::string &server : servers) {
        names += names.empty() ? server : ", " + server;
        Json event = told.event;
        event.set("server", server);
        told.others.push_back(std::move(event));
    }
    if (servers.empty())
        return told;
    told.event = told.others.front();
    told.others.erase(told.others.begin());
    told.says = isWell ? English::tr("a successful run on {server}", {{"server", names}})
                       : English::tr("a run on {server}", {{"server", names}});
    return told;
}

bool isAgendaNext(const Scene &scene)
{
    Scene ahead = scene;
    ahead.skip();
    const auto card = isCardNext(ahead) ? takeCard(ahead) : std::nullopt;
    return card && ahead.draft.typeOf(*card) == rules::CardType::Agenda;
}

std::optional<Told> ofAgenda(Scene &scene)
{
    Attempt attempt(scene);
    // "He uses it and scores it this turn": behind what the same player did it is done now.
    const bool isNow = !scene.draft.script().empty() && isOfLastTurn(scene) == false
        && ((scene.token().text == "scores" && scene.lastBy == Side::Corp)
            || (scene.token().text == "steals" && scene.lastBy == Side::Runner));
    if (isNow)
        return std::nullopt;
    const auto flag = scene.take(TermKind::Flag);
    std::string event;
    if (flag && (*flag == "scored" || *flag == "stolen"))
        event = *flag;
    else if (!flag && scene.take(TermKind::Verb, "steal"))
        event = "stolen";
    else if (!flag && scene.take(TermKind::Verb, "score"))
        event = "scored";
    else if (!flag && scene.is(TermKind::Verb, "take") && isAgendaNext(scene)
             && scene.take(TermKind::Verb, "take"))
        event = "stolen"; // "took an agenda this turn"
    else
        return std::nullopt;
    Json told = Json::object({{"event", event}});
    (void)scene.take(TermKind::Place, "all"); // "anything"
    if (isCardNext(scene)) {
        const auto card = takeCard(scene);
        applyFlag(scene.draft, *card, event);
        told.set("of", *card);
    } else {
        (void)scene.take(TermKind::Number, "1"); // "already stolen one this turn"
    }
    attempt.keep();
    return Told{std::move(told),
                event == "scored" ? English::tr("an agenda was scored")
                                  : English::tr("an agenda was stolen")};
}

/// "Ice Wall was rezzed (earlier this turn)", "rezzed Ice Wall (this turn)"
std::optional<Told> ofRez(Scene &scene)
{
    Attempt attempt(scene);
    std::size_t first = scene.at();
    while (first > 0 && scene.tokens()[first - 1].value(TermKind::Person))
        --first;
    if (!beginsClause(scene, first))
        return std::nullopt; // "put it into a rezzed SanSan this turn"
    const bool isBefore = scene.take(TermKind::Flag, "rezzed");
    const auto card =
        isCardNext(scene) && !scene.value(TermKind::It) ? takeCard(scene) : std::nullopt;
    if (!card || (!isBefore && !scene.take(TermKind::Flag, "rezzed"))
        || !applyFlag(scene.draft, *card, "rezzed"))
        return std::nullopt;
    attempt.keep();
    return Told{Json::object({{"event", "rezzed"}, {"of", *card}}),
                English::tr("{card} was rezzed", {{"card", scene.draft.nameOf(*card)}})};
}

} // namespace

namespace {

/// "made a successful run on hq last turn"
std::optional<Told> takeTold(Scene &scene, bool last)
{
    Attempt attempt(scene);
    const std::string_view time = last ? "last-turn" : "this-turn";
    const bool isSaid = scene.take(TermKind::Time, time); // "on his last turn he made a run"
    (void)scene.takeWho();
    (void)scene.take(TermKind::Have, "has");
    if (scene.token().text == "did")
        scene.skip(); // "he did run last turn"
    auto told = ofAgenda(scene);
    if (!told)
        told = run(scene);
    if (!told)
        told = ofRez(scene);
    if (!told || (!isSaid && !scene.take(TermKind::Time, time)))
        return std::nullopt;
    attempt.keep();
    return told;
}

} // namespace

std::string_view happenedPath(bool last)
{
    return last ? "state/happened_last_turn" : "state/happened";
}

void addHappened(Draft &draft, bool last, Json event)
{
    Json::Array all;
    if (const Json *known = draft.at(happenedPath(last)); known && known->asArray())
        all = *known->asArray();
    all.push_back(std::move(event));
    draft.tell(happenedPath(last), Json(std::move(all)));
}

namespace {

/// "the Corp plays a current. this turn I stole an agenda": that came behind what was played.
bool isBehindOther(const Scene &scene, const Json &event)
{
    const Json *what = event.find("event");
    const Side by = what && *what == Json("scored") ? Side::Corp : Side::Runner;
    const bool isOfOne = what && (*what == Json("scored") || *what == Json("stolen"));
    return isOfOne && !scene.draft.script().empty() && scene.lastBy && *scene.lastBy != by;
}

/// "(I made a run last turn,) was successful"
bool takeItWasWell(Scene &scene, Json &event)
{
    const Json *what = event.find("event");
    if (!what || *what != Json("run-begins"))
        return false;
    Attempt attempt(scene);
    while (scene.token().text == "," || scene.is(TermKind::Join, "and")
           || scene.token().text == "which")
        scene.skip();
    (void)scene.take(TermKind::It);
    (void)scene.take(TermKind::Ask, "is");
    if (!scene.take(TermKind::Flag, "successful") || !scene.isAtClauseEnd())
        return false;
    event.set("event", "run-successful");
    return attempt.keep();
}

} // namespace

bool readPast(Scene &scene)
{
    const auto last = isOfLastTurn(scene);
    if (!last)
        return false;
    const std::size_t begin = scene.at();
    auto told = takeTold(scene, *last);
    if (!told)
        return false;
    if (!*last && isBehindOther(scene, told->event)) {
        scene.leaveOpen(begin,
                        English::tr("It is told behind what the other player did, and not played "
                                    "there."));
        return true;
    }
    if (takeItWasWell(scene, told->event))
        told->says = English::tr("a successful run");
    addHappened(scene.draft, *last, std::move(told->event));
    for (Json &event : told->others)
        addHappened(scene.draft, *last, std::move(event));
    scene.addChip(ChipKind::Happened, begin,
                  *last ? English::tr("last turn: {what}", {{"what", told->says}})
                        : English::tr("this turn: {what}", {{"what", told->says}}),
                  {std::string(happenedPath(*last))});
    return true;
}

bool readNoPast(Scene &scene, std::size_t begin)
{
    const auto last = isOfLastTurn(scene);
    const auto told = last ? takeTold(scene, *last) : std::nullopt;
    if (!told)
        return false;
    if (!scene.draft.at(happenedPath(*last)))
        scene.draft.tell(happenedPath(*last), Json::array());
    scene.addChip(ChipKind::Happened, begin,
                  *last ? English::tr("not last turn: {what}", {{"what", told->says}})
                        : English::tr("not this turn: {what}", {{"what", told->says}}),
                  {std::string(happenedPath(*last))});
    return true;
}

namespace {

/// "first click", "second", "third click"
bool takeNthClick(Scene &scene)
{
    if (scene.take(TermKind::Time, "first-click"))
        return true;
    if (!scene.take(TermKind::Place, "other") && !scene.take(TermKind::Place, "first"))
        return false;
    (void)scene.take(TermKind::Noun, "clicks");
    return true;
}

} // namespace

bool readClickedRun(Scene &scene)
{
    Attempt attempt(scene);
    const bool isBefore = takeNthClick(scene);
    (void)scene.takeWho();
    const bool isRun = scene.take(TermKind::Verb, "run") || scene.take(TermKind::Verb, "run-at");
    (void)scene.take(TermKind::Link, "on");
    const auto server = takeServer(scene);
    if (!server || (isRun && !isBefore) || (!isBefore && !takeNthClick(scene)))
        return false;
    const bool ends = scene.isAtClauseEnd();
    if (!ends || !scene.draft.script().empty())
        return false;
    attempt.keep();
    addHappened(scene.draft, false,
                Json::object({{"event", "run-successful"}, {"server", *server}}));
    scene.doubts = true;
    Chip &chip = scene.addChip(
        ChipKind::Happened, attempt.begin(),
        English::tr("this turn: {what}",
                    {{"what", English::tr("a successful run on {server}", {{"server", *server}})}}),
        {"state/happened"});
    chip.offers.push_back(
        {English::tr("this turn: {what}",
                     {{"what", English::tr("a run on {server}", {{"server", *server}})}}),
         "run on " + *server + " this turn"});
    return true;
}

bool readFirstTime(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Time, "first-time"))
        return false;
    attempt.keep();
    if (!scene.draft.at("state/happened"))
        scene.draft.tell("state/happened", Json::array());
    scene.addChip(ChipKind::Happened, attempt.begin(),
                  English::tr("nothing of the kind happened before in this turn"),
                  {"state/happened"});
    return true;
}

} // namespace saying
