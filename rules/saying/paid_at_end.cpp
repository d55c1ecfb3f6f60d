// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/paid_at_end.h"

#include "core/english.h"
#include "rules/rulings/language/ability.h"
#include "rules/saying/abilities.h"
#include "rules/saying/guessed_question.h"
#include "rules/saying/places.h"

#include <algorithm>
#include <string>
#include <vector>

namespace saying {

using core::English;
using core::Json;

namespace {

/// What it pays comes as a run ends.
bool paysAtEnd(const rulings::CardModel &model)
{
    return std::ranges::any_of(model.abilities, [](const rulings::Ability &one) {
        const bool isLater =
            does(one, "later") || rulings::isMetBy(one, rulings::EventKind::RunEnds);
        return isLater && does(one, "gain-credits");
    });
}

/// "does he get": not "how many has he now", and nothing that is only explained to ask so.
bool asksWhether(const Scene &scene, const Chip &chip)
{
    bool isGotten = false;
    for (const Token &token : scene.tokens()) {
        if (token.span.begin < chip.span.begin || token.span.end > chip.span.end)
            continue;
        if (token.is(TermKind::Ask, "how-many") || token.is(TermKind::Ask, "how-much"))
            return false;
        isGotten = isGotten || token.is(TermKind::Verb, "take") || token.is(TermKind::Verb, "gain");
    }
    return isGotten && !isExplained(scene, chip);
}

bool isStillInRun(const Draft &draft)
{
    const auto &script = draft.script();
    const Json *to = script.empty() ? nullptr : script.back().find("to");
    const bool isOver = to ? *to == Json("run-over") : draft.textAt("state/at") == "run/run-over";
    return !isOver && !serverOfRun(draft).empty();
}

/// The cards that are named in the question; nobody names one: those that were played.
std::vector<std::string> cardsMeant(const Scene &scene, const Chip &chip)
{
    std::vector<std::string> named;
    std::vector<std::string> played;
    for (const std::string &object : scene.draft.objects()) {
        const auto card = scene.draft.cardOf(object);
        const bool isNamed = card && std::ranges::any_of(scene.tokens(), [&](const Token &token) {
                                 return token.card == card && token.span.begin >= chip.span.begin
                                     && token.span.end <= chip.span.end;
                             });
        if (isNamed)
            named.push_back(object);
        if (scene.draft.hasAct("play", object))
            played.push_back(object);
    }
    return named.empty() ? played : named;
}

} // namespace

void settlePaidAtEnd(Scene &scene)
{
    Draft &draft = scene.draft;
    const Json *report = draft.at("question/report");
    const auto chip = std::ranges::find(scene.chips, ChipKind::Question, &Chip::kind);
    if (chip == scene.chips.end() || !report || *report != Json(Json::Array{"runner.credits"})
        || !asksWhether(scene, *chip))
        return;
    const auto cards = cardsMeant(scene, *chip);
    const bool isAtEnd = std::ranges::any_of(cards, [&](const std::string &card) {
        const auto *model = draft.modelOf(card);
        return model && paysAtEnd(*model);
    });
    if (!isAtEnd || !isStillInRun(draft))
        return;
    draft.assumePlayed(Json::object({{"to", "run-over"}}),
                       English::tr("the run is looked at to its end"));
    chip->says = English::tr("{question} – when the run is over", {{"question", chip->says}});
}

} // namespace saying
