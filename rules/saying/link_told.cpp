// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/link_told.h"

#include "core/english.h"
#include "rules/saying/cards.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;

namespace {

/// The card behind "from", "by", "with" and what it gives.
std::optional<std::string> takeGiver(Scene &scene)
{
    bool isGiven = false;
    for (const char *link : {"from", "by", "with", "of"})
        isGiven = isGiven || scene.take(TermKind::Link, link);
    if (!isGiven || !isCardNext(scene) || scene.value(TermKind::It))
        return std::nullopt;
    auto card = takeCard(scene);
    const auto *model = card ? scene.draft.modelOf(*card) : nullptr;
    return model && model->link > 0 ? card : std::nullopt;
}

std::string linkInWords(int link)
{
    return English::tr("the Runner has {n} link, from what is named", {{"n", link}});
}

/// What a card that nobody named gives.
std::string tellOther(Draft &draft, int link)
{
    const std::string path = Draft::objectPath("link");
    draft.tell(path + "/zone", "rig");
    draft.tell(path + "/card", Json::object({{"type", "resource"}, {"link", link}}));
    return path;
}

} // namespace

bool tellLink(Scene &scene, std::size_t begin, int link)
{
    scene.player = rules::Side::Runner;
    std::vector<std::string> paths;
    int given = 0;
    for (const std::string &object : scene.draft.objects())
        if (const auto *model = scene.draft.modelOf(object); model && model->link > 0
            && (model->type == rules::CardType::Identity
                || scene.draft.textAt(Draft::objectPath(object) + "/zone") == "rig")) {
            given += model->link;
            paths.push_back(Draft::objectPath(object));
        }
    if (link == 0 && given == 0 && !scene.draft.at(Draft::objectPath("link"))) {
        scene.addChip(ChipKind::Number, begin, English::tr("no card gives the Runner link"), {});
        return true;
    }
    if (given == 0) {
        scene.addChip(ChipKind::Number, begin,
                      English::tr("a card gives the Runner {n} link", {{"n", link}}),
                      {tellOther(scene.draft, link)});
        return true;
    }
    scene.doubts = scene.doubts || given > link;
    if (given < link) // the rest is of another card
        paths.push_back(tellOther(scene.draft, link - given));
    else
        scene.draft.remove(Draft::objectPath("link")); // "3 link, er, 1 link"
    scene.addChip(ChipKind::Number, begin, linkInWords(std::max(link, given)), std::move(paths));
    return true;
}

bool readLinkOfCard(Scene &scene)
{
    if (scene.asks)
        return false;
    Attempt attempt(scene);
    (void)scene.takeWho();
    (void)(scene.take(TermKind::Have, "has") || scene.take(TermKind::Link, "with"));
    const auto number = scene.takeNumber();
    if (!number || !scene.take(TermKind::Noun, "link"))
        return false;
    std::vector<std::string> paths;
    int given = 0;
    for (auto card = takeGiver(scene); card;) {
        given += scene.draft.modelOf(*card)->link;
        paths.push_back(Draft::objectPath(*card));
        if (scene.draft.typeOf(*card) != rules::CardType::Identity
            && !scene.draft.at(paths.back() + "/zone"))
            scene.draft.tell(paths.back() + "/zone", "rig");
        Attempt more(scene);
        card =
            scene.take(TermKind::Join, "and") && isCardNext(scene) ? takeCard(scene) : std::nullopt;
        const auto *model = card ? scene.draft.modelOf(*card) : nullptr;
        if (!model || model->link == 0)
            break;
        more.keep();
    }
    if (paths.empty())
        return false;
    scene.doubts = scene.doubts || given != *number;
    if (given < *number) // the rest is of another card
        paths.push_back(tellOther(scene.draft, *number - given));
    scene.player = rules::Side::Runner;
    scene.addChip(ChipKind::Card, attempt.begin(), linkInWords(std::max(*number, given)),
                  std::move(paths));
    return attempt.keep();
}

} // namespace saying
