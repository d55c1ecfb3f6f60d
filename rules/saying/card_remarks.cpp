// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english.h"
#include "rules/saying/cards.h"
#include "rules/saying/places.h"

namespace saying {

using core::English;
using rules::CardType;

bool readNothing(Scene &scene)
{
    Attempt attempt(scene);
    const bool isSaid = scene.take(TermKind::Flag, "unprotected")
        || ((scene.token().number == 0 || scene.is(TermKind::Number, "0"))
            && (scene.skip(), scene.take(TermKind::Type, "ice")));
    if (!isSaid)
        return false;
    if (const auto place = takePlace(scene); place && place->server.empty())
        return false;
    attempt.keep();
    scene.addChip(ChipKind::Number, attempt.begin(), English::tr("no ice protects it"), {});
    return true;
}

bool readOrder(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.take(TermKind::Type, "ice");
    if (!scene.take(TermKind::Place, "outside-in"))
        return false;
    attempt.keep();
    scene.outsideIn = true;
    scene.addChip(ChipKind::Card, attempt.begin(),
                  English::tr("ice is told from the outermost to the innermost"), {});
    return true;
}

bool readIdentity(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.takeWho())
        return false;
    (void)scene.take(TermKind::Have, "has");
    (void)scene.take(TermKind::Link, "with");
    scene.skipIdle();
    const auto card = scene.token().card;
    if (!card || rules::cardLibrary()[*card].type != CardType::Identity)
        return false;
    const auto object = takeCard(scene);
    attempt.keep();
    scene.player = scene.draft.sideOf(*object);
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, *object),
                  {Draft::objectPath(*object)});
    return true;
}

} // namespace saying
