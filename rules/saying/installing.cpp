// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/installing.h"

#include "rules/saying/cards.h"
#include "rules/saying/places.h"

namespace saying {

using core::Json;
using rules::CardType;
using rules::Side;

namespace {

/// A server that nobody spoke of before comes about by the install.
std::string serverOfInstall(const Draft &draft, const std::string &server)
{
    if (isCentral(server))
        return server;
    for (const std::string &object : draft.objects())
        if (draft.textAt(Draft::objectPath(object) + "/server") == server)
            return server;
    return "new";
}

/// "for X = 3", "with x 3"
void takeX(Scene &scene, Json &act)
{
    Attempt attempt(scene);
    (void)(scene.take(TermKind::Link, "for") || scene.take(TermKind::Link, "with"));
    if (scene.token().text != "x")
        return;
    scene.skip();
    (void)scene.take(TermKind::Have, "has");
    if (const auto number = scene.takeNumber()) {
        act.set("x", *number);
        attempt.keep();
    }
}

} // namespace

void addDetails(Scene &scene, const std::string &card, Json &act, std::vector<Json> &more)
{
    Draft &draft = scene.draft;
    const bool isPlayed = act.find("play") != nullptr;
    takeX(scene, act);
    Attempt attempt(scene);
    const bool on = scene.take(TermKind::Link, "on") || scene.take(TermKind::Verb, "choose");
    if (on && isCardNext(scene)) {
        const auto other = takeCard(scene);
        if (!isPlayed && draft.sideOf(card) == Side::Corp
            && draft.typeOf(*other) == CardType::Ice) { // "over ice wall": the same server
            const auto place = takePlace(scene);
            if (place && !place->server.empty())
                putAt(draft, *other, *place);
            const std::string server = draft.textAt(Draft::objectPath(*other) + "/server");
            act.set("server", server.empty() ? "HQ" : server);
            attempt.keep();
            return;
        }
        if (isPlayed)
            act.set("choose", Json(Json::Array{*other}));
        else
            act.set("host", *other);
        attempt.keep();
        return;
    }
    scene.goTo(attempt.begin());
    if (const auto place = takePlace(scene);
        place && !place->server.empty() && place->link != "from") {
        if (isPlayed)
            more.push_back(Json::object({{"to_server", place->server}}));
        else
            act.set("server", serverOfInstall(scene.draft, place->server));
        attempt.keep();
        return;
    }
    scene.goTo(attempt.begin());
    attempt.keep();
    if (!isPlayed && draft.sideOf(card) == Side::Corp)
        act.set("server", draft.typeOf(card) == CardType::Ice ? "HQ" : "new");
}

} // namespace saying
