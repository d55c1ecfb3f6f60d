// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/paid_from.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/cards.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;

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

namespace {

/// "threw away", "discarded": how a card becomes the price of something.
bool takeGivingUp(Scene &scene)
{
    constexpr std::array<std::string_view, 12> words{
        "threw",   "throws",    "threw away", "throws away", "tossed", "pitched",
        "chucked", "discarded", "trashed",    "ditched",     "binned", "lost"};
    scene.skipIdle();
    if (std::ranges::find(words, scene.token().text) == words.end())
        return false;
    scene.skip();
    while (scene.token().text == "away" || scene.token().text == "out")
        scene.skip();
    return true;
}

/// "for it", "to that"
void skipForIt(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link))
        return;
    scene.skipIdle();
    if (scene.take(TermKind::It) || (isCardNext(scene) && takeCard(scene)))
        attempt.keep();
}

/// What was used last is paid with that card, where it can be.
bool payLastUseWith(Draft &draft, const std::string &card)
{
    Draft paid = draft;
    paid.tell(Draft::objectPath(card) + "/zone",
              draft.sideOf(card) == rules::Side::Corp ? "hq" : "grip");
    Json::Array acts = paid.script();
    const auto used = std::ranges::find_if(acts | std::views::reverse,
                                           [](const Json &act) { return act.find("use"); });
    if (used == std::ranges::rend(acts))
        return false;
    used->set("choose", Json(Json::Array{Json(card)}));
    paid.tell("question/script", Json(std::move(acts)));
    const auto out = presentOf(paid);
    if (!out)
        return false;
    draft = std::move(paid);
    return true;
}

} // namespace

bool readGivenUpFor(Scene &scene)
{
    Attempt attempt(scene);
    if (scene.asks || scene.token().text != "the card")
        return false;
    scene.skip();
    (void)scene.takeWho();
    if (!takeGivingUp(scene))
        return false;
    skipForIt(scene);
    scene.skipIdle();
    if (scene.token().text == "was" || scene.token().text == "is")
        scene.skip();
    scene.skipIdle();
    if (!scene.token().card)
        return false;
    {
        Attempt paid(scene);
        const auto card = takeCard(scene);
        if (card && payLastUseWith(scene.draft, *card)) {
            scene.card = *card;
            scene.addChip(ChipKind::Card, attempt.begin(),
                          English::tr("{card} is trashed for that", // a price
                                      {{"card", scene.draft.nameOf(*card)}}),
                          {Draft::objectPath(*card)});
            paid.keep();
            return attempt.keep();
        }
    }
    scene.skip();
    attempt.keep();
    const Span span = scene.spanFrom(attempt.begin());
    scene.leaveOpen(attempt.begin(),
                    English::tr("“{words}” is not understood.", {{"words", scene.textOf(span)}}));
    return true;
}

} // namespace saying
