// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/paid_at_end.h"

#include "core/english.h"
#include "rules/rulings/language/ability.h"
#include "rules/saying/abilities.h"
#include "rules/saying/places.h"

#include <algorithm>
#include <string>
#include <string_view>

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

/// What it pays comes as a turn of its owner begins, which is about to.
bool paysAtBeginning(const Draft &draft, const rulings::CardModel &model)
{
    const std::string step =
        model.side == rules::Side::Corp ? "corp-turn/begin-window" : "runner-turn/begin-window";
    return draft.textAt("state/at") == step
        && std::ranges::any_of(model.abilities, [](const rulings::Ability &one) {
               return rulings::isMetBy(one, rulings::EventKind::TurnBegins)
                   && (does(one, "gain-credits") || does(one, "take-credits"));
           });
}

bool isStillInRun(const Draft &draft)
{
    const auto &script = draft.script();
    const Json *to = script.empty() ? nullptr : script.back().find("to");
    const bool isOver = to ? *to == Json("run-over") : draft.textAt("state/at") == "run/run-over";
    return !isOver && !serverOfRun(draft).empty();
}

/// The card of which credits are asked for: "x.gained".
std::string cardGiving(const Draft &draft)
{
    constexpr std::string_view gained = ".gained";
    const Json *report = draft.at("question/report");
    const auto *facts = report ? report->asArray() : nullptr;
    const std::string fact =
        facts && facts->size() == 1 && facts->front().asString() ? *facts->front().asString() : "";
    return fact.ends_with(gained) ? fact.substr(0, fact.size() - gained.size()) : std::string();
}

} // namespace

void settlePaidAtEnd(Scene &scene)
{
    Draft &draft = scene.draft;
    const auto chip = std::ranges::find(scene.chips, ChipKind::Question, &Chip::kind);
    const auto *model = draft.modelOf(cardGiving(draft));
    if (chip == scene.chips.end() || !model)
        return;
    if (paysAtBeginning(draft, *model)) {
        draft.assumePlayed(Json::object({{"to", "turn-begins"}}),
                           English::tr("the turn begins then"));
        chip->says = English::tr("{question} – as the turn begins", {{"question", chip->says}});
        return;
    }
    if (!paysAtEnd(*model) || !isStillInRun(draft))
        return;
    draft.assumePlayed(Json::object({{"to", "run-over"}}),
                       English::tr("the run is looked at to its end"));
    chip->says = English::tr("{question} – when the run is over", {{"question", chip->says}});
}

} // namespace saying
