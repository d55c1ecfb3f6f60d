// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/hosts.h"

#include "rules/saying/cards.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"
#include "rules/saying/server_again.h"

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

} // namespace saying
