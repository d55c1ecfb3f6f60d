// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/server_untold.h"

#include "core/english.h"
#include "core/json.h"
#include "rules/rulings/playing_out/playing_out.h"
#include "rules/saying/abilities.h"
#include "rules/saying/places.h"
#include "rules/saying/settling.h"
#include "rules/saying/taking_back.h"
#include "rules/saying/trial.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;

namespace {

/// The place in the script at which the server would have to be named.
std::optional<std::size_t> whereServerIsMissing(const Draft &unsettled)
{
    if (unsettled.at("state/run"))
        return std::nullopt;
    const auto &script = unsettled.script();
    for (std::size_t act = 0; act < script.size(); ++act) {
        const Json *done = script[act].find("play");
        const Json *used = script[act].find("use");
        const Json *card = done ? done : used;
        if (!card || !card->asString()
            || !beginsRun(
                unsettled.modelOf(card->asString()->substr(0, card->asString()->find('#')))))
            continue;
        if (act + 1 < script.size()
            && (script[act + 1].find("to_server") || script[act + 1].find("option")))
            return std::nullopt;
        return act + 1;
    }
    return std::nullopt;
}

/// Every server there is, and a remote one.
std::vector<std::string> serversThere(const Draft &draft)
{
    std::vector<std::string> servers{"HQ", "R&D", "Archives"};
    for (const std::string &object : draft.objects())
        if (const std::string server = draft.textAt(Draft::objectPath(object) + "/server");
            !server.empty() && std::ranges::find(servers, server) == servers.end())
            servers.push_back(server);
    if (std::ranges::find(servers, "Server 1") == servers.end())
        servers.push_back("Server 1");
    return servers;
}

void nameServerAt(Scene &scene, std::size_t place, const std::string &server)
{
    Json::Array script = scene.draft.script();
    script.insert(script.begin() + static_cast<std::ptrdiff_t>(place),
                  Json::object({{"to_server", server}}));
    scene.draft.tell("question/script", Json(std::move(script)));
    moveDown(scene, place, 1);
    if (place < scene.knownActs)
        ++scene.knownActs;
}

/// Behind the acts before that place somebody has to decide, and nothing else is done.
bool isDecidedAt(const Draft &draft, std::size_t place)
{
    Draft before = draft;
    const auto &script = draft.script();
    before.tell(
        "question/script",
        Json(Json::Array(script.begin(), script.begin() + static_cast<std::ptrdiff_t>(place))));
    const auto out = presentOf(before);
    return out && out->decision && !out->decision->free;
}

/// Where a card is that is accessed behind that place, or the only server that ice protects which
/// was told; empty: there is none, or several.
std::string likelyServer(const Draft &unsettled)
{
    Draft settled = unsettled;
    settle(settled);
    for (const std::string &object : settled.objects())
        if (settled.hasAct("access", object)) {
            const std::string path = Draft::objectPath(object);
            const std::string server = settled.textAt(path + "/server");
            return server.empty() ? centralOf(settled.textAt(path + "/zone")) : server;
        }
    std::string found;
    for (const std::string &server : serversThere(settled))
        if (!iceOf(settled, server).empty()) {
            if (!found.empty())
                return {};
            found = server;
        }
    return found;
}

/// All of the line settled with the run on that server.
struct AtServer {
    Scene scene;
    std::string server;
    rulings::Answer answer;
};

std::vector<AtServer> settledAtEach(const Scene &scene, const Draft &before, std::size_t place)
{
    std::vector<AtServer> all;
    for (const std::string &server : serversThere(scene.draft)) {
        Scene there = scene;
        nameServerAt(there, place, server);
        settleAndTry(there, before);
        const auto &script = there.draft.script();
        if (place >= script.size() || !script[place].find("to_server"))
            continue; // it is asked about in its place
        rulings::Answer answer = answerTo(there.draft);
        all.push_back({std::move(there), server, std::move(answer)});
    }
    return all;
}

} // namespace

bool settleAtAnyServer(Scene &scene, const Draft &before)
{
    const auto place = whereServerIsMissing(scene.draft);
    const auto now = place ? presentOf(scene.draft) : std::nullopt;
    if (!now || now->to != rulings::PlayedTo::NotDerived || now->played > *place
        || !isDecidedAt(scene.draft, *place))
        return false;
    std::vector<AtServer> all = settledAtEach(scene, before, *place);
    const bool isInVain =
        std::ranges::all_of(all, [](const AtServer &one) { return one.answer.unplayable; });
    if (!isInVain)
        std::erase_if(all, [](const AtServer &one) { return one.answer.unplayable; });
    if (all.empty())
        return false;
    const bool isAlike =
        isInVain || std::ranges::all_of(all, [&](const AtServer &one) {
            return isAnswered(one.answer) && one.answer.verdict == all.front().answer.verdict;
        });
    // A card that is accessed lies in a remote server, which is the last.
    const auto taken = isAlike
        ? std::prev(all.end())
        : std::ranges::find(all, likelyServer(scene.draft), &AtServer::server);
    if (taken == all.end() || (!isInVain && !isAnswered(taken->answer)))
        return false;
    const bool isAny = isAlike && all.size() > 1;
    scene = std::move(taken->scene);
    scene.draft.doubt(Draft::actPath(*place),
                      isAny ? English::tr("whichever server is run on")
                            : English::tr("the run is on {server}", {{"server", taken->server}}));
    return true;
}

} // namespace saying
