// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/found_in.h"

#include "core/english.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::English;

namespace {

/// It was stolen or accessed before all that is played.
bool wasTaken(const Draft &draft, const std::string &card)
{
    return draft.textAt(Draft::objectPath(card) + "/zone") == "runner-score-area"
        && (draft.at("state/happened") || draft.at("state/happened_last_turn"));
}

} // namespace

bool readFoundIn(Scene &scene)
{
    const std::string card = scene.card;
    const std::string path = Draft::objectPath(card);
    if (scene.asks || card.empty() || !scene.is(TermKind::Link, "from")
        || scene.draft.sideOf(card) != rules::Side::Corp)
        return false;
    Attempt attempt(scene);
    const auto place = takePlace(scene);
    const bool ends = scene.isAtClauseEnd();
    if (!place || place->server.empty() || !ends)
        return false;
    if (wasTaken(scene.draft, card)) {
        scene.addChip(ChipKind::Happened, attempt.begin(),
                      English::tr("{card} was in {server} then",
                                  {{"card", scene.draft.nameOf(card)}, {"server", place->server}}),
                      {});
        return attempt.keep();
    }
    const std::string run = serverOfRun(scene.draft);
    const bool isElsewhere = scene.draft.isTold(path + "/zone")
        || (!run.empty() && run != place->server && scene.draft.isTold("state/run/server"));
    if (!scene.draft.isAccessed(card) || isElsewhere || !mayLie(scene.draft, card, *place))
        return false;
    putAt(scene.draft, card, *place);
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, card), {path + "/zone"});
    return attempt.keep();
}

bool readLyingThere(Scene &scene)
{
    Attempt attempt(scene);
    const bool isBare = scene.token().text == "lie" || scene.token().text == "lies";
    if (scene.asks || !scene.take(TermKind::Place, "there"))
        return false;
    std::string server = serverOfRun(scene.draft);
    std::size_t begin = attempt.begin(); // of the sentence
    bool isWhere = false;
    while (begin > 0 && !scene.tokens()[begin - 1].ends())
        isWhere = scene.tokens()[--begin].text == "where" || isWhere;
    if (isBare && !isWhere)
        return false;
    for (std::size_t at = attempt.begin(); server.empty() && at-- > 0;)
        if (const std::string *named = scene.tokens()[at].value(TermKind::Server);
            named && isCentral(*named))
            server = *named;
    if (server.empty() || begin == attempt.begin())
        return false;
    Draft &draft = scene.draft;
    const Place place{"in", server, {}, false};
    std::vector<std::string> paths;
    const std::size_t from = scene.tokens()[begin].span.begin;
    for (const Chip &chip : scene.chips)
        for (const std::string &object : draft.objects())
            if (const std::string path = Draft::objectPath(object); chip.kind == ChipKind::Card
                && chip.span.begin >= from && chip.tells(path) && !draft.isTold(path + "/zone")
                && !draft.at(path + "/server") && mayLie(draft, object, place)) {
                putAt(draft, object, place);
                paths.push_back(path);
            }
    if (paths.empty())
        return false;
    scene.addChip(ChipKind::Card, attempt.begin(),
                  English::tr("they lie in {server}", {{"server", server}}), std::move(paths));
    return attempt.keep();
}

bool applyFlagThere(Scene &scene, const std::string &object, const std::string &flag)
{
    if (!applyFlag(scene.draft, object, flag))
        return false;
    const std::string path = Draft::objectPath(object);
    if (scene.token().text != "there" || scene.draft.at(path + "/server"))
        return true;
    std::string server;
    for (std::size_t at = scene.at(); server.empty() && at-- > 0 && !scene.tokens()[at].ends();)
        if (const std::string *named = scene.tokens()[at].value(TermKind::Server))
            server = isCentral(*named) ? *named : remoteSpokenOf(scene.draft);
    if (server.empty())
        server = serverOfRun(scene.draft);
    const Place place{"in", server, {}, false};
    if (server.empty() || !mayLie(scene.draft, object, place))
        return true;
    putAt(scene.draft, object, place);
    scene.skip();
    return true;
}

} // namespace saying
