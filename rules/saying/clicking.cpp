// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/clicking.h"

#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"

#include <algorithm>

namespace saying {

using core::Json;
using rules::CardType;
using rules::Side;
using rulings::Ability;
using rulings::AbilityKind;

std::optional<SaidAct> takeClicked(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Noun, "clicks") || !isCardNext(scene))
        return std::nullopt;
    const auto card = takeCard(scene);
    const auto *model = scene.draft.modelOf(*card);
    const auto may = model ? usable(*model) : Abilities();
    if (std::ranges::count_if(may, [](const Ability *one) { return one->cost.clicks > 0; }) != 1)
        return std::nullopt;
    const auto one =
        std::ranges::find_if(may, [](const Ability *use) { return use->cost.clicks > 0; });
    attempt.keep();
    scene.speakOf(*card);
    SaidAct said;
    said.acts.push_back(Json::object({{"use", *card + '#' + (*one)->id}}));
    said.by = scene.draft.sideOf(*card);
    said.says = useInWords(scene.draft, *card, (*one)->id);
    said.usualStep = usualStepOf(scene.draft, **one, said.by);
    return said;
}

bool takeUsed(Scene &scene)
{
    Attempt attempt(scene);
    const std::size_t begin = scene.at();
    (void)scene.take(TermKind::Verb, "take");
    scene.skipIdle();
    if (scene.token().text != "used" || scene.at() == begin) // "Hayley used Clone Chip"
        return false;
    scene.skip();
    return attempt.keep();
}

std::string wordsOfAbility(const Ability &ability)
{
    std::string words = ability.id;
    std::ranges::replace(words, '-', ' ');
    return words;
}

const Ability *takeAbility(Scene &scene, const Abilities &abilities)
{
    for (const Ability *ability : abilities) {
        std::string said; // an id may be more than one word
        for (std::size_t ahead = 0; !scene.token(ahead).text.empty(); ++ahead) {
            said += (ahead == 0 ? "" : " ") + scene.token(ahead).text;
            if (said == wordsOfAbility(*ability)) {
                scene.skip(ahead + 1);
                return ability;
            }
            if (said.size() > ability->id.size())
                break;
        }
    }
    return nullptr;
}

std::optional<std::string> clickedIce(const Scene &scene)
{
    if (!scene.value(TermKind::Number) && !scene.token().number && !scene.value(TermKind::Noun)
        && !scene.value(TermKind::Place) && !scene.token().isMark)
        return std::nullopt;
    std::vector<std::string> able = scene.draft.objects();
    std::erase_if(able,
                  [&](const std::string &one) { return scene.draft.typeOf(one) != CardType::Ice; });
    const std::string met = scene.draft.textAt("state/run/ice");
    if (!met.empty())
        return met;
    return able.size() == 1 ? std::optional(able.front()) : std::nullopt;
}

std::string usualStepOf(const Draft &draft, const Ability &ability, Side side)
{
    if (ability.kind() == AbilityKind::Prevent)
        return {};
    if (rulings::isMetBy(ability, rulings::EventKind::Encountered))
        return "run/encounter";
    if (rulings::isMetBy(ability, rulings::EventKind::Accessed))
        return "run/access";
    const bool corp = side == Side::Corp;
    if (rulings::isMetBy(ability, rulings::EventKind::TurnBegins))
        return corp ? "corp-turn/turn-begins" : "runner-turn/turn-begins";
    if (does(ability, "modify") && !draft.textAt("state/run/ice").empty())
        return "run/break-window";
    if (ability.cost.clicks > 0)
        return corp ? "corp-turn/take-actions" : "runner-turn/take-actions";
    if (draft.at("state/run"))
        return "run/server-paid";
    return corp ? "corp-turn/begin-window" : "runner-turn/begin-window";
}

} // namespace saying
