// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/ice_named.h"

#include "rules/saying/cards.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"

#include <cstddef>
#include <string>
#include <vector>

namespace saying {

namespace {

/// "the only ice on HQ is", "his two ice protecting R&D were": the server.
std::string takeIceOfServer(Scene &scene)
{
    (void)scene.takeWho();
    while (scene.token().isIdle() || scene.token().text == "only")
        scene.skip();
    (void)scene.takeNumber();
    if (!scene.take(TermKind::Type, "ice"))
        return {};
    const auto place = takePlace(scene);
    return place && scene.take(TermKind::Ask, "is") ? place->server : std::string();
}

/// "a rezzed Ice Wall"; false: no ice is named next.
bool readNamed(Scene &scene, const std::string &server, std::size_t begin)
{
    Attempt attempt(scene);
    scene.skipIdle();
    (void)scene.take(TermKind::Number, "1");
    std::vector<std::string> flags;
    while (const auto flag = scene.take(TermKind::Flag))
        flags.push_back(*flag);
    if (!scene.token().card)
        return false;
    const auto ice = takeCard(scene);
    if (!ice || scene.draft.typeOf(*ice) != rules::CardType::Ice || !scene.draft.cardOf(*ice))
        return false;
    if (iceOf(scene.draft, server) != std::vector{*ice})
        protect(scene.draft, *ice, server, 0);
    scene.doubts = scene.doubts || iceOf(scene.draft, server).size() > 1; // in which order?
    for (const std::string &flag : flags)
        if (!applyFlag(scene.draft, *ice, flag))
            return false;
    readTail(scene, *ice, begin);
    scene.speakOf(*ice);
    return attempt.keep();
}

} // namespace

bool readIceNamed(Scene &scene)
{
    Attempt attempt(scene);
    if (scene.asks)
        return false;
    const std::string server = takeIceOfServer(scene);
    if (server.empty() || !readNamed(scene, server, attempt.begin()))
        return false;
    while (scene.value(TermKind::Join)) {
        Attempt more(scene);
        scene.skip();
        if (!readNamed(scene, server, scene.at()) || !more.keep())
            break;
    }
    return attempt.keep();
}

} // namespace saying
