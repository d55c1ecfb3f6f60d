// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/hosts.h"

#include "rules/saying/cards.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"
#include "rules/saying/server_again.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace saying {

bool readHost(Scene &scene, const std::string &object, bool holds)
{
    Draft &draft = scene.draft;
    const bool on = scene.take(TermKind::Link, "on") || scene.take(TermKind::Verb, "choose")
        || (!holds && scene.take(TermKind::Have, "has"));
    if (on && scene.is(TermKind::It, "it") && !scene.token().card && !scene.before.empty()
        && mayLieOn(draft, object, scene.before)) {
        scene.skip(); // "femme chose it": what was spoken of before
        putOn(draft, object, scene.before);
        return true;
    }
    if (on && scene.is(TermKind::It, "it") && draft.typeOf(object) == rules::CardType::Ice)
        if (const auto server = serverNamedBefore(scene, 2)) { // "(The remote:) two ice on it"
            scene.skip();
            putAt(draft, object, {"on", *server, {}, false});
            scene.doubts = true;
            return true;
        }
    if (on && isCardNext(scene) && !scene.value(TermKind::Subtype)) {
        if (const auto other = takeCard(scene);
            other && *other != object && mayLieOn(draft, object, *other)) {
            putOnOrBeside(draft, object, *other);
            Attempt where(scene);
            if (const auto place = takePlace(scene);
                place && !place->server.empty() && mayLie(draft, *other, *place)) {
                putAt(draft, *other, *place);
                where.keep();
            }
            scene.speakOf(object);
            return true;
        }
    }
    return false;
}

namespace {

/// "sit", "there are"
bool takeLies(Scene &scene)
{
    constexpr std::array<std::string_view, 9> verbs{"sit",  "sits",  "sat",   "lie",  "lies",
                                                    "live", "lives", "rests", "there"};
    Attempt attempt(scene);
    scene.skipIdle();
    bool isSaid = std::ranges::find(verbs, scene.token().text) != verbs.end();
    if (isSaid)
        scene.skip();
    isSaid = scene.take(TermKind::Ask, "is") || scene.take(TermKind::Have, "has") || isSaid;
    return isSaid && attempt.keep();
}

bool takeGuest(Scene &scene, const std::string &host, std::size_t begin)
{
    Attempt attempt(scene);
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return false;
    const auto guest = takeCard(scene);
    if (!mayLieOn(scene.draft, *guest, host))
        return false;
    addGuest(scene, *guest, host, begin);
    return attempt.keep();
}

bool takeNextGuest(Scene &scene, const std::string &host)
{
    Attempt attempt(scene);
    if (scene.token().text != "," && !scene.value(TermKind::Join))
        return false;
    while (scene.token().text == "," || scene.value(TermKind::Join))
        scene.skip();
    return takeGuest(scene, host, scene.at()) && attempt.keep();
}

} // namespace

void addGuest(Scene &scene, const std::string &guest, const std::string &host, std::size_t begin)
{
    putOn(scene.draft, guest, host);
    scene.addChip(ChipKind::Card, begin, howItLies(scene.draft, guest), {Draft::objectPath(guest)});
    scene.speakOf(guest);
}

bool readHostBefore(Scene &scene)
{
    Attempt attempt(scene);
    if (scene.asks || !scene.take(TermKind::Link, "on"))
        return false;
    scene.skipIdle();
    if (scene.value(TermKind::It) || !isCardNext(scene))
        return false;
    const auto host = takeCard(scene);
    if (!takeLies(scene) || !takeGuest(scene, *host, attempt.begin()))
        return false;
    while (takeNextGuest(scene, *host)) { }
    return attempt.keep();
}

} // namespace saying
