// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/next_ice.h"

#include "core/english.h"
#include "rules/rulings/language/ability.h"
#include "rules/saying/abilities.h"
#include "rules/saying/cards.h"
#include "rules/saying/moments.h"
#include "rules/saying/places.h"
#include "rules/saying/trying.h"

#include <algorithm>

namespace saying {

using core::English;
using core::Json;

namespace {

/// The server whose ice is met: of the run, or where the ice lies that was told last.
std::string serverMet(const Draft &draft)
{
    std::string server = serverOfRun(draft);
    if (server.empty())
        for (const std::string &object : draft.objects())
            if (draft.at(Draft::objectPath(object) + "/position"))
                server = draft.textAt(Draft::objectPath(object) + "/server");
    return server;
}

/// It was the last that was done; empty: something else was.
std::string iceRezzedLast(const Draft &draft)
{
    const Json *rezzed = draft.script().empty() ? nullptr : draft.script().back().find("rez");
    const std::string card = rezzed && rezzed->asString() ? *rezzed->asString() : std::string();
    return !card.empty() && draft.typeOf(card) == rules::CardType::Ice ? card : std::string();
}

std::string outermostOf(const Draft &draft)
{
    const auto ice = iceOf(draft, serverMet(draft));
    return ice.empty() ? std::string() : ice.back();
}

} // namespace

std::string iceBehind(const Draft &draft, const std::string &ice)
{
    const auto all = iceOf(draft, draft.textAt(Draft::objectPath(ice) + "/server"));
    const auto place = std::ranges::find(all, ice);
    return place == all.end() || place == all.begin() ? std::string() : *(place - 1);
}

std::string iceAhead(const Draft &draft)
{
    const std::string told = draft.textAt("state/run/ice");
    if (draft.script().empty())
        return told.empty() ? outermostOf(draft) : told;
    if (const std::string rezzed = iceRezzedLast(draft); !rezzed.empty())
        return rezzed;
    const auto now = presentOf(draft);
    if (!now || !now->table.run)
        return told.empty() ? outermostOf(draft) : told;
    if (!now->table.run->ice.empty())
        return now->table.run->ice;
    const auto ice = iceOf(draft, now->table.run->server);
    const int passed = now->table.run->position;
    if (passed < 0)
        return ice.empty() ? std::string() : ice.back();
    return passed == 0 || static_cast<std::size_t>(passed) > ice.size()
        ? std::string()
        : ice[static_cast<std::size_t>(passed) - 1];
}

namespace {

/// "(The Corp rezzes Ice Wall,) the Runner has Corroder and breaks it": it is approached yet.
bool isApproached(const Draft &draft, const rulings::PlayedOut &now, const std::string &ice)
{
    const std::string &topic = now.moment.structure->steps[now.moment.step].topic;
    return now.table.run->ice == ice && draft.hasAct("rez", ice)
        && (topic.starts_with("approach") || topic.starts_with("rez"));
}

} // namespace

std::vector<Json> wayTo(const Draft &draft, const std::string &ice)
{
    Draft there = draft;
    std::vector<Json> way;
    if (!ice.empty() && iceRezzedLast(draft) == ice)
        return {Json::object({{"to", "encounter"}})};
    auto now = presentOf(there);
    if (!now || !now->table.run || now->table.run->ice.empty())
        return {}; // the next one is come to by what is done there
    if (isApproached(draft, *now, ice))
        return {Json::object({{"to", "encounter"}})};
    constexpr std::size_t most = 8;
    while (now && now->table.run && now->table.run->ice != ice && way.size() < most) {
        way.push_back(Json::object({{"to", "encounter"}}));
        there.play(way.back());
        now = presentOf(there);
    }
    const bool isThere = now && now->table.run && now->table.run->ice == ice;
    return isThere ? way : std::vector<Json>();
}

bool actsWhenMet(const Draft &draft, const std::string &ice)
{
    const auto *model = draft.modelOf(ice);
    return model && std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
               return !ability.optional
                   && rulings::isMetBy(ability, rulings::EventKind::Encountered);
           });
}

bool isAtIceNext(const Scene &scene)
{
    Scene ahead = scene;
    if (ahead.token().text != "at"
        || (scene.draft.script().empty() && !scene.draft.at("state/run")))
        return false;
    ahead.skip();
    const auto ice =
        isCardNext(ahead) && !ahead.value(TermKind::It) ? takeCard(ahead) : std::nullopt;
    return ice && ahead.draft.typeOf(*ice) == rules::CardType::Ice
        && ahead.draft.objects().size() == scene.draft.objects().size();
}

void passIce(Scene &scene, const std::string &ice)
{
    Draft &draft = scene.draft;
    const std::string next = iceBehind(draft, ice);
    if (!draft.script().empty()) {
        comeTo(scene, next.empty() ? "run/approach-server" : "run/approach-ice");
        return;
    }
    Json::Array passed;
    if (const Json *known = draft.at("state/run/passed"); known && known->asArray())
        passed = *known->asArray();
    passed.emplace_back(ice);
    draft.tell("state/run/passed", Json(std::move(passed)));
    draft.remove("state/run/ice");
    if (next.empty()) {
        draft.assume("state/at", "run/approach-server",
                     English::tr("the Runner goes on to the server"));
        return;
    }
    draft.assume("state/run/ice", next, meetsInWords("approach", draft.nameOf(next)));
    draft.assume("state/at", "run/approach-ice", titleOfStep("run/approach-ice"));
}

std::string onlyServerTold(const Draft &draft)
{
    std::string only;
    for (const std::string &object : draft.objects()) {
        const std::string path = Draft::objectPath(object) + "/server";
        const std::string server = draft.textAt(path);
        if (server.empty() || !draft.isTold(path) || server == only)
            continue;
        if (!only.empty())
            return {};
        only = server;
    }
    return only;
}

std::string serverPlayedTo(const Draft &draft)
{
    constexpr int enough = 20;
    Draft rich = draft;
    rich.assumeCredits(enough);
    const auto now = presentOf(rich);
    return now && now->table.run ? now->table.run->server : std::string();
}

void assumeServer(Draft &draft, const std::string &server)
{
    const std::string says = English::tr("the run is on {server}", {{"server", server}});
    const std::size_t next = draft.script().size();
    const Json *played = next > 0 ? draft.script().back().find("play") : nullptr;
    const auto *model = played && played->asString() ? draft.modelOf(*played->asString()) : nullptr;
    if (!beginsRun(model)) {
        draft.assume("state/run/server", server, says);
        return;
    }
    draft.play(Json::object({{"to_server", server}}));
    draft.doubt(Draft::actPath(next), says);
}

void skipFirstIce(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Place, "first-ice"))
        return;
    Scene ahead = scene;
    (void)ahead.takeWho();
    if (ahead.take(TermKind::Verb, "encounter") || ahead.take(TermKind::Verb, "approach"))
        attempt.keep();
}

std::string lastMet(const Draft &draft)
{
    return draft.script().empty() ? draft.textAt("state/run/ice") : iceAhead(draft);
}

void putBehind(Draft &draft, const std::string &ice, const std::string &last)
{
    const std::string server = draft.textAt(Draft::objectPath(last) + "/server");
    const auto all = iceOf(draft, server);
    const auto place = std::ranges::find(all, last);
    if (place != all.end() && std::ranges::find(all, ice) == all.end())
        protect(draft, ice, server, static_cast<std::size_t>(place - all.begin()));
}

namespace {

/// It was said to protect another server than the one that is attacked.
bool isToldElsewhere(const Draft &draft, const std::string &ice)
{
    const std::string path = Draft::objectPath(ice) + "/server";
    const std::string server = draft.textAt(path);
    return !server.empty() && draft.isTold(path) && server != draft.textAt("state/run/server");
}

} // namespace

void comeToRezzed(Scene &scene, const std::string &ice)
{
    Draft &draft = scene.draft;
    const auto &script = draft.script();
    if (draft.at("state/run") && script.empty() && draft.textAt("state/run/ice").empty()
        && !isToldElsewhere(draft, ice)) {
        meet(scene, ice);
        draft.tell("state/run/ice", ice);
    }
    const bool isBroken = !script.empty() && script.back().find("break");
    if (const std::string last = isBroken ? lastMet(draft) : std::string();
        !last.empty() && last != ice && !draft.at(Draft::objectPath(ice) + "/server"))
        putBehind(draft, ice, last);
}

void meetNext(Scene &scene, const std::string &ice, const std::string &last)
{
    Chip &chip = scene.chips.back();
    chip.kind = ChipKind::Moment;
    chip.says = meetsInWords("encounter", scene.draft.nameOf(ice));
    if (last.empty() || last == ice) {
        comeToIce(scene, ice, "encounter");
        return;
    }
    applyFlag(scene.draft, ice, "rezzed");
    chip.paths.push_back(Draft::actPath(scene.draft.script().size()));
    scene.draft.play(core::Json::object({{"to", "encounter"}}));
}

} // namespace saying
