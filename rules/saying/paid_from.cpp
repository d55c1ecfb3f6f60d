// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/paid_from.h"

#include "rules/saying/abilities.h"
#include "rules/saying/cards.h"

#include <string>
#include <utility>

namespace saying {

std::optional<PaidFrom> takePaidFrom(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    if ((!scene.take(TermKind::Verb, "use") && !scene.take(TermKind::Verb, "spend"))
        || !scene.token().card)
        return std::nullopt;
    const std::string spoken = scene.card;
    const auto card = takeCard(scene);
    scene.card = spoken; // "to trash it": not what pays
    const auto *model = card ? scene.draft.modelOf(*card) : nullptr;
    if (!model || !model->recurring.there || !usable(*model).empty())
        return std::nullopt;
    (void)scene.takeNumber();
    (void)scene.take(TermKind::Noun, "credits");
    if (!scene.take(TermKind::Link, "to") && !scene.take(TermKind::Link, "for")
        && !scene.take(TermKind::Link, "on"))
        return std::nullopt;
    auto said = takeAct(scene);
    if (!said || said->isOpen || said->acts.empty())
        return std::nullopt;
    attempt.keep();
    return PaidFrom{*std::move(said), *card};
}

} // namespace saying
