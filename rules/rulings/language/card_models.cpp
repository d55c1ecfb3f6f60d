// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/card_models.h"

#include "core/embedded_file.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ability_reader.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rules {
std::span<const core::EmbeddedFile> embeddedFiles();
}

namespace rulings {

using core::JsonPlace;

CardModel modelOf(const rules::Card &card)
{
    CardModel model;
    model.title = card.title;
    model.side = card.side();
    model.faction = card.faction;
    model.type = card.type;
    model.subtypes = card.subtypes;
    model.unique = card.unique;
    model.cost = card.cost;
    model.strength = card.strength;
    model.trashCost = card.trashCost;
    model.advancementRequirement = card.advancementCost;
    model.memory = card.memory;
    model.points = card.agendaPoints;
    model.link = card.link.value_or(0);
    model.modelled = Modelled::None;
    return model;
}

namespace {

/// Abilities that only cards of some types have.
void requireFitsType(const JsonPlace &abilities, const CardModel &model)
{
    const auto hasAny = [&](AbilityKind kind) {
        return std::ranges::find(model.abilities, kind, &Ability::kind) != model.abilities.end();
    };
    if (hasAny(AbilityKind::Subroutine) && model.type != CardType::Ice)
        abilities.fail("only ice has subroutines");
    if (hasAny(AbilityKind::Play) && !rules::isPlayed(model.type))
        abilities.fail("only events and operations are played");
}

/// How it is played or installed.
void fillPlayed(CardModel &model, const JsonPlace &root)
{
    fill(model.playIf, root, "play_if");
    fill(model.playMinimum, root, "play_minimum");
    fill(model.mostX, root, "x_most");
    fill(model.installIf, root, "install_if");
    fill(model.installOnly, root, "install_only", whereWords);
    fill(model.installsFaceup, root, "installs_faceup");
    fill(model.removedAfterPlay, root, "removed_after_play");
    fill(model.endsActionPhase, root, "ends_action_phase");
}

CardModel read(const JsonPlace &root)
{
    root.allowOnly({"title",
                    "text_rev",
                    "modelled",
                    "errata",
                    "uncovered",
                    "can_be_advanced",
                    "link",
                    "recurring",
                    "hosted_credits",
                    "play_if",
                    "play_minimum",
                    "x_most",
                    "install_if",
                    "install_only",
                    "installs_faceup",
                    "stays_in_play",
                    "removed_after_play",
                    "ends_action_phase",
                    "points_when_stolen",
                    "rez_instead",
                    "abilities"});
    const JsonPlace title = root.at("title");
    const auto id = rules::cardLibrary().findTitle(title.string());
    if (!id || rules::cardLibrary()[*id].title != title.string())
        title.fail("no card has this title");
    CardModel model = modelOf(rules::cardLibrary()[*id]);
    if (root.at("text_rev").string().empty())
        root.at("text_rev").fail("expected the day of the wording");
    model.modelled = root.at("modelled").word(modelledWords);
    fill(model.errata, root, "errata");
    if (const auto uncovered = root.get("uncovered")) {
        uncovered->allowOnly({"says", "concerns"});
        model.uncovered = uncovered->at("says").string();
        for (const JsonPlace &one : uncovered->at("concerns").items())
            model.concerns.add(one.word(uncoveredWords));
    }
    if ((model.modelled == Modelled::Partial) != !model.uncovered.empty())
        root.fail("a card modelled in part says what is uncovered, and only such a card");
    fill(model.canBeAdvanced, root, "can_be_advanced");
    fill(model.link, root, "link", 1, 9);
    fill(model.pointsWhenStolen, root, "points_when_stolen", 0, 9);
    for (const std::string_view key : {"recurring", "hosted_credits"})
        if (const auto recurring = root.get(key)) {
            model.recurring = readRecurring(*recurring);
            if (model.recurring.refillsTo.has_value() != (key == "recurring"))
                recurring->fail("recurring credits have a number, others are placed by effects");
        }
    fill(model.staysInPlay, root, "stays_in_play");
    if (const auto instead = root.get("rez_instead"))
        model.rezInstead = readCost(*instead);
    fillPlayed(model, root);
    if (const auto abilities = root.get("abilities")) {
        model.giveAbilities(readAbilities(*abilities));
        requireFitsType(*abilities, model);
    }
    return model;
}

/// nullptr: the card has no file.
const core::EmbeddedFile *fileOf(const rules::Card &card)
{
    const auto files = rules::embeddedFiles();
    const std::string name = "card_" + card.slug + ".json";
    const auto found = std::ranges::lower_bound(files, name, {}, &core::EmbeddedFile::name);
    return found != files.end() && found->name == name ? &*found : nullptr;
}

CardModel readCompiledIn(const rules::Card &card)
{
    const core::EmbeddedFile *file = fileOf(card);
    if (!file)
        return modelOf(card);
    auto model = readCardModel(file->text);
    if (!model)
        throw std::logic_error(std::string(file->name) + ": " + core::toString(model.error()));
    if (model->title != card.title)
        throw std::logic_error(std::string(file->name) + ": it is the file of " + card.title);
    return std::move(*model);
}

/// A question is about a few of them.
struct Slot {
    std::once_flag read;
    CardModel model;
};

} // namespace

core::Expected<CardModel, core::DataError> readCardModel(std::string_view text)
{
    return core::readStrictly(text, read);
}

std::vector<rules::CardId> cardsWithFile()
{
    std::vector<rules::CardId> found;
    for (std::uint16_t i = 0; i < rules::cardLibrary().cards().size(); ++i)
        if (const rules::CardId id{i}; fileOf(rules::cardLibrary()[id]))
            found.push_back(id);
    return found;
}

const CardModel &cardModel(rules::CardId id)
{
    static std::vector<Slot> slots(rules::cardLibrary().cards().size());
    Slot &slot = slots[id.value];
    std::call_once(slot.read, [&] { slot.model = readCompiledIn(rules::cardLibrary()[id]); });
    return slot.model;
}

} // namespace rulings
