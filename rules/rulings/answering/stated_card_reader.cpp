// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/stated_card_reader.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ability_reader.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace rulings {

using core::JsonPlace;

namespace {

int count(const JsonPlace &place)
{
    constexpr int mostOfAnything = 99;
    return static_cast<int>(place.integer(-mostOfAnything, mostOfAnything));
}

Side sideOf(CardType type)
{
    switch (type) {
    case CardType::Event:
    case CardType::Hardware:
    case CardType::Program:
    case CardType::Resource:
        return Side::Runner;
    default:
        return Side::Corp;
    }
}

/// A card that is described by its facts: rules speak of kinds of cards, not only of titles.
CardModel described(const JsonPlace &place)
{
    place.allowOnly({"name", "type", "side", "subtypes", "unique", "cost", "strength", "trash_cost",
                     "advancement_requirement", "memory", "points", "link", "subroutines",
                     "can_be_advanced", "recurring", "play_if", "abilities"});
    CardModel card;
    if (const auto name = place.get("name"))
        card.title = name->string();
    card.type = place.at("type").word(rules::cardTypeWords);
    card.side = card.type == CardType::Identity ? place.at("side").word(rules::sideWords)
                                                : sideOf(card.type);
    if (const auto subtypes = place.get("subtypes"))
        for (const JsonPlace &subtype : subtypes->items())
            card.subtypes.push_back(subtype.string());
    if (const auto unique = place.get("unique"))
        card.unique = unique->boolean();
    const auto optional = [&](std::string_view key, std::optional<int> &number) {
        if (const auto value = place.get(key))
            number = count(*value);
    };
    optional("cost", card.cost);
    optional("strength", card.strength);
    optional("trash_cost", card.trashCost);
    optional("advancement_requirement", card.advancementRequirement);
    optional("memory", card.memory);
    if (const auto points = place.get("points"))
        card.points = count(*points);
    if (const auto link = place.get("link"))
        card.link = count(*link);
    if (const auto flag = place.get("can_be_advanced"))
        card.canBeAdvanced = flag->boolean();
    if (const auto recurring = place.get("recurring"))
        card.recurring = readRecurring(*recurring);
    if (const auto condition = place.get("play_if"))
        card.playIf = readCondition(*condition);
    if (const auto abilities = place.get("abilities"))
        card.giveAbilities(readAbilities(*abilities));
    if (const auto subroutines = place.get("subroutines")) {
        const int wanted = count(*subroutines);
        const auto told = std::ranges::count(card.abilities, AbilityKind::Subroutine,
                                             [](const Ability &ability) { return ability.kind(); });
        if (wanted < told)
            subroutines->fail("expected at least as many subroutines as stand among the abilities");
        for (int i = static_cast<int>(told) + 1; i <= wanted; ++i) {
            Ability subroutine;
            subroutine.id = "s" + std::to_string(i);
            subroutine.own = SubroutineAbility{};
            card.abilities.push_back(std::move(subroutine));
        }
    }
    return card;
}

const CardModel &titled(const JsonPlace &place)
{
    const auto &library = rules::cardLibrary();
    if (const auto id = library.findTitle(place.string()))
        return cardModel(*id);
    std::string near;
    for (const rules::CardId id : library.suggestions(place.string()))
        near += (near.empty() ? "; perhaps " : ", ") + library[id].title;
    place.fail("no card is called " + core::jsonQuoted(place.string()) + near);
}

} // namespace

const CardModel *readCard(const JsonPlace &place, State &state)
{
    if (place.json().asString())
        return &titled(place);
    CardModel own;
    if (const auto title = place.get("title")) {
        place.allowOnly({"title", "abilities"});
        own = titled(*title);
        own.giveAbilities(readAbilities(place.at("abilities")));
        own.modelled = Modelled::Full;
        own.byJudge = true;
        own.errata = false;
    } else {
        own = described(place);
    }
    state.ownModels.push_back(std::make_shared<const CardModel>(std::move(own)));
    return state.ownModels.back().get();
}

} // namespace rulings
