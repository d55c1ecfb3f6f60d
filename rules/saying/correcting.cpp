// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/correcting.h"

#include "core/english.h"
#include "rules/saying/places.h"
#include "rules/saying/taking_back.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace saying {

using core::Json;

namespace {

void takeOut(Scene &scene, std::size_t act)
{
    Json::Array script = scene.draft.script();
    script.erase(script.begin() + static_cast<std::ptrdiff_t>(act));
    scene.draft.tell("question/script", Json(std::move(script)));
    moveUp(scene, act, 1);
    --scene.knownActs;
}

/// An option that is told behind one of a line before is chosen in its place.
void decideAnew(Scene &scene)
{
    const auto &script = scene.draft.script();
    const std::size_t last = scene.knownActs;
    if (last > 0 && last < script.size() && script[last - 1].find("option")
        && script[last].find("option"))
        takeOut(scene, last - 1);
}

bool tells(const Scene &scene, std::string_view path)
{
    return std::ranges::any_of(scene.chips, [&](const Chip &chip) { return chip.tells(path); });
}

/// The subroutines resolve: what a line before broke of them is not broken.
void leaveUnbroken(Scene &scene)
{
    if (scene.draft.textAt("state/at") != "run/subroutines" || !tells(scene, "state/at"))
        return;
    for (std::size_t act = std::min(scene.knownActs, scene.draft.script().size()); act-- > 0;)
        if (scene.draft.script()[act].find("break"))
            takeOut(scene, act);
}

/// Where the document says that it lies: one of the servers.
std::string serverOf(const Draft &draft, const std::string &object)
{
    const std::string path = Draft::objectPath(object);
    const std::string central = centralOf(draft.textAt(path + "/zone"));
    return central.empty() ? draft.textAt(path + "/server") : central;
}

/// A card that was accessed and lies elsewhere was accessed there.
void runWhereItLies(Scene &scene, const Draft &before)
{
    Draft &draft = scene.draft;
    for (std::size_t act = 0; act < std::min(scene.knownActs, draft.script().size()); ++act) {
        const Json *accessed = draft.script()[act].find("access");
        if (!accessed || !accessed->asString())
            continue;
        const std::string then = serverOf(before, *accessed->asString());
        const std::string now = serverOf(draft, *accessed->asString());
        if (!now.empty() && now != then && draft.textAt("state/run/server") == then)
            draft.tell("state/run/server", now);
    }
}

} // namespace

bool readRunWasOn(Scene &scene)
{
    Attempt attempt(scene);
    const std::string was = scene.draft.textAt("state/run/server");
    if (was.empty() || scene.known.empty() || scene.asks || !(scene.take(TermKind::Noun, "run")))
        return false;
    scene.skipIdle();
    if (scene.token().text == "was" || scene.token().text == "is")
        scene.skip();
    const bool isOn = scene.take(TermKind::Link, "on") || scene.take(TermKind::Link, "to");
    const auto server = isOn ? takeServer(scene) : std::nullopt;
    if (!server)
        return false;
    attempt.keep();
    for (const std::string &ice : iceOf(scene.draft, was))
        scene.draft.tell(Draft::objectPath(ice) + "/server", *server);
    scene.draft.tell("state/run/server", *server);
    scene.addChip(ChipKind::Moment, attempt.begin(),
                  core::English::tr("run on {server}", {{"server", *server}}),
                  {"state/run/server"});
    return true;
}

void settleCorrections(Scene &scene, const Draft &before)
{
    decideAnew(scene);
    leaveUnbroken(scene);
    runWhereItLies(scene, before);
}

} // namespace saying
