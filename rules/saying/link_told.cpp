// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/link_told.h"

#include "core/english.h"
#include "rules/saying/cards.h"

#include <optional>
#include <string>
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

} // namespace

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
    if (given < *number) { // the rest is of another card
        const std::string path = Draft::objectPath("link");
        scene.draft.tell(path + "/zone", "rig");
        scene.draft.tell(path + "/card",
                         Json::object({{"type", "resource"}, {"link", *number - given}}));
        paths.push_back(path);
    }
    scene.player = rules::Side::Runner;
    scene.addChip(ChipKind::Card, attempt.begin(),
                  English::tr("the Runner has {n} link, from what is named",
                              {{"n", given < *number ? *number : given}}),
                  std::move(paths));
    return attempt.keep();
}

} // namespace saying
