// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/installed_with.h"

#include "rules/saying/abilities.h"
#include "rules/saying/cards.h"
#include "rules/saying/choosing.h"
#include "rules/saying/nameless.h"
#include "rules/saying/uses.h"

#include <algorithm>
#include <string>
#include <utility>

namespace saying {

using rules::CardType;

namespace {

bool takeInstalling(Scene &scene)
{
    (void)scene.takeWho();
    scene.skipIdle();
    if (scene.take(TermKind::Verb, "install"))
        return true;
    return scene.token().text == "installed" && scene.take(TermKind::Flag, "installed");
}

bool installsCards(const Draft &draft, const std::string &card)
{
    const auto *model = draft.modelOf(card);
    return model && std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
               return does(ability, "install");
           });
}

/// Its use, or that it is played; nothing where that does not choose the card.
std::optional<SaidAct> doneFor(Scene &scene, const std::string &finder, const std::string &card)
{
    const CardType type = scene.draft.typeOf(finder);
    const bool isPlayed = type == CardType::Event || type == CardType::Operation;
    auto said = isPlayed ? actOn(scene, "play", finder) : takeUseOf(scene, finder);
    if (!said || said->isOpen || said->acts.size() != 1
        || !chooseAllFor(scene.draft, said->acts.front(), {card}))
        return std::nullopt;
    said->verb = isPlayed ? "play" : "use";
    return said;
}

} // namespace

std::optional<SaidAct> takeInstalledWith(Scene &scene)
{
    Scene ahead = scene;
    if (!takeInstalling(ahead) || !isCardNext(ahead) || ahead.value(TermKind::It))
        return std::nullopt;
    ahead.wantsNew = isBareType(ahead.token());
    const auto card = takeCard(ahead);
    ahead.wantsNew = false;
    const bool isLinked = ahead.take(TermKind::Link, "with") || ahead.take(TermKind::Link, "by")
        || ahead.take(TermKind::Link, "from");
    if (!card || !isLinked || !isCardNext(ahead) || ahead.value(TermKind::It))
        return std::nullopt;
    const auto finder = takeCard(ahead);
    if (!finder || *finder == *card || ahead.draft.sideOf(*finder) != ahead.draft.sideOf(*card)
        || !installsCards(ahead.draft, *finder))
        return std::nullopt;
    auto said = doneFor(ahead, *finder, *card);
    if (!said)
        return std::nullopt;
    ahead.speakOf(*card);
    scene = std::move(ahead);
    return said;
}

} // namespace saying
