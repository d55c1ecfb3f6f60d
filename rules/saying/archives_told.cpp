// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/archives_told.h"

#include "core/english.h"
#include "rules/saying/cards.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;

namespace {

bool takeInArchives(Scene &scene)
{
    Attempt attempt(scene);
    const auto place = takePlace(scene);
    return place && place->server == "Archives" && !place->isRoot && attempt.keep();
}

/// "faceup", "facedown", of cards in a pile.
std::optional<bool> takeFace(Scene &scene)
{
    Attempt attempt(scene);
    const auto flag = scene.take(TermKind::Flag);
    if (!flag || (*flag != "faceup" && *flag != "facedown" && *flag != "unrezzed"))
        return std::nullopt;
    attempt.keep();
    return *flag == "faceup";
}

/// ", all face down", "both face up".
std::optional<bool> takeFaceBehind(Scene &scene)
{
    Attempt attempt(scene);
    if (scene.token().text == ",")
        scene.skip();
    scene.skipIdle();
    if (scene.token().text == "all" || scene.token().text == "both"
        || scene.token().text == "all of")
        scene.skip();
    if (scene.token().text == "them")
        scene.skip();
    const auto face = takeFace(scene);
    if (face)
        attempt.keep();
    return face;
}

/// "Archives has 3 facedown cards and Shock!": the named one lies there, too.
bool takeNamedThere(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Join, "and") || scene.value(TermKind::It) || !isCardNext(scene))
        return false;
    const std::size_t named = scene.at();
    const auto card = takeCard(scene);
    const Place there{"in", "Archives", {}, false};
    Scene ahead = scene;
    if (!card || !mayLie(scene.draft, *card, there) || takePlace(ahead))
        return false;
    putAt(scene.draft, *card, there);
    scene.addChip(ChipKind::Card, named, howItLies(scene.draft, *card), {Draft::objectPath(*card)});
    return attempt.keep();
}

} // namespace

bool readCardsInArchives(Scene &scene)
{
    if (scene.asks)
        return false;
    Attempt attempt(scene);
    (void)scene.takeWho();
    (void)scene.take(TermKind::Have, "has");
    bool isThere = takeInArchives(scene);
    const bool isBefore = isThere;
    if (isThere && scene.token().text == ":")
        scene.skip();
    else if (isThere && !scene.take(TermKind::Have, "has"))
        (void)scene.take(TermKind::Link, "with");
    const auto number = scene.takeNumber();
    auto face = takeFace(scene);
    constexpr int most = 9;
    if (!number || *number < 1 || *number > most || !scene.take(TermKind::Noun, "cards"))
        return false;
    isThere = isThere || takeInArchives(scene);
    if (isThere && !face)
        face = takeFaceBehind(scene);
    if (!isThere || !face)
        return false;
    std::vector<std::string> paths;
    for (int card = 0; card < *number; ++card) {
        const std::string path =
            Draft::objectPath(scene.draft.describe(Json::object({{"type", "asset"}})));
        scene.draft.tell(path + "/zone", "archives");
        scene.draft.tell(path + "/faceup", *face);
        scene.draft.doubt(path + "/card",
                          English::tr("a card is in {server}", {{"server", "Archives"}}));
        paths.push_back(path);
    }
    scene.addChip(
        ChipKind::Card, attempt.begin(),
        *face ? English::tr("{n} card faceup in Archives", "{n} cards faceup in Archives", *number)
              : English::tr("{n} card facedown in Archives", "{n} cards facedown in Archives",
                            *number),
        std::move(paths));
    while (isBefore && takeNamedThere(scene)) { }
    return attempt.keep();
}

} // namespace saying
