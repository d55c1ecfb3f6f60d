// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/cards.h"
#include "rules/saying/lying.h"

#include <string>
#include <utility>
#include <vector>

namespace saying {

bool readAllLie(Scene &scene)
{
    Attempt attempt(scene);
    const bool isBoth = scene.token().text == "both";
    if (scene.asks || (!isBoth && scene.token().text != "each" && scene.token().text != "all"))
        return false;
    scene.skip();
    (void)scene.take(TermKind::Link, "of");
    if (scene.token().text == "them")
        scene.skip();
    const auto flag = scene.take(TermKind::Flag);
    std::vector<std::string> all = scene.unnamed.ice;
    if (all.empty() && isBoth && !scene.before.empty())
        all = {scene.before, scene.card};
    if (!flag || all.size() < 2 || (isBoth && all.size() > 2)
        || scene.draft.typeOf(all.front()) != scene.draft.typeOf(all.back()))
        return false;
    std::vector<std::string> paths;
    for (const std::string &object : all) {
        if (!applyFlag(scene.draft, object, *flag))
            return false;
        paths.push_back(Draft::objectPath(object));
    }
    attempt.keep();
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, all.front()),
                  std::move(paths));
    return true;
}

} // namespace saying
