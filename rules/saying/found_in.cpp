// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/found_in.h"

#include "core/english.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"

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
    const bool ends = scene.isAtEnd() || scene.token().isMark || scene.value(TermKind::Join);
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

} // namespace saying
