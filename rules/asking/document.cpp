// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/asking/document.h"

#include "rules/asking/references.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/card_models.h"

#include <algorithm>
#include <charconv>

namespace asking {

using core::Json;

namespace {

/// A member by its key, or an item by its number.
const Json *step(const Json &from, std::string_view key)
{
    const Json::Array *items = from.asArray();
    if (!items)
        return from.find(key);
    std::size_t number = 0;
    const auto *end = key.data() + key.size();
    if (std::from_chars(key.data(), end, number).ptr != end || number >= items->size())
        return nullptr;
    return &(*items)[number];
}

Json *editableAt(Json &document, std::string_view path)
{
    return const_cast<Json *>(valueAt(document, path));
}

const Json::Object *objectsOf(const Json &document)
{
    const Json *objects = valueAt(document, "state/objects");
    return objects ? objects->asObject() : nullptr;
}

/// Every act that names an ability: the one asked about and those of the script.
std::vector<std::string> abilityPaths(const Json &document)
{
    std::vector<std::string> paths;
    const auto note = [&](const std::string &act) {
        for (const char *verb : {"use", "respond", "decline"})
            if (const Json *value = valueAt(document, act + '/' + verb);
                value && value->asString() && value->asString()->find('#') != std::string::npos)
                paths.push_back(act + '/' + verb);
    };
    note("question/act");
    if (const Json *script = valueAt(document, "question/script"))
        if (const auto *acts = script->asArray())
            for (std::size_t i = 0; i < acts->size(); ++i)
                note("question/script/" + std::to_string(i));
    return paths;
}

/// Of "ice#s1" the ice: that it has no ability is certain.
bool isKnownWhole(const Json &document, std::string_view ability)
{
    const auto title = titleOf(document, ability.substr(0, ability.find('#')));
    const auto id = title ? rules::cardLibrary().findTitle(*title) : std::nullopt;
    if (!id)
        return false;
    const rulings::CardModel &model = rulings::cardModel(*id);
    return model.modelled != rulings::Modelled::None
        && !model.concerns.contains(rulings::Uncovered::Use);
}

} // namespace

const Json *valueAt(const Json &document, std::string_view path)
{
    const Json *here = &document;
    while (here) {
        const auto slash = path.find('/');
        here = step(*here, path.substr(0, slash));
        if (slash == std::string_view::npos)
            break;
        path.remove_prefix(slash + 1);
    }
    return here;
}

bool setAt(Json &document, std::string_view path, Json value)
{
    const auto slash = path.rfind('/');
    Json *parent =
        slash == std::string_view::npos ? &document : editableAt(document, path.substr(0, slash));
    if (!parent)
        return false;
    const std::string_view key = path.substr(slash == std::string_view::npos ? 0 : slash + 1);
    if (parent->asObject()) {
        parent->set(key, std::move(value));
        return true;
    }
    Json *item = editableAt(*parent, key);
    if (!item)
        return false;
    *item = std::move(value);
    return true;
}

std::optional<std::string> titleOf(const Json &document, std::string_view object)
{
    const Json *card = valueAt(document, objectPath(object) + "/card");
    if (card && card->asObject())
        card = card->find("title");
    return card && card->asString() ? std::optional(*card->asString()) : std::nullopt;
}

std::vector<NamedCard> namedCards(const Json &document)
{
    std::vector<NamedCard> cards;
    if (const auto *objects = objectsOf(document))
        for (const auto &[name, object] : *objects)
            if (const auto title = titleOf(document, name))
                cards.push_back({name, *title, object.find("card")->asObject() != nullptr});
    return cards;
}

std::optional<rulings::Modelled> modelled(const NamedCard &card)
{
    const auto id = rules::cardLibrary().findTitle(card.title);
    return id ? std::optional(rulings::cardModel(*id).modelled) : std::nullopt;
}

std::vector<std::string> abilitiesFor(const Json &document, std::string_view ability)
{
    const std::string object(ability.substr(0, ability.find('#')));
    std::vector<std::string> names;
    if (const Json *own = valueAt(document, objectPath(object) + "/card/abilities");
        own && own->asArray()) {
        for (const Json &one : *own->asArray())
            if (const Json *id = one.find("id"); id && id->asString())
                names.push_back(object + '#' + *id->asString());
        return names;
    }
    const auto title = titleOf(document, object);
    const auto id = title ? rules::cardLibrary().findTitle(*title) : std::nullopt;
    if (!id)
        return names;
    for (const rulings::Ability &one : rulings::cardModel(*id).abilities)
        if (one.kind() != rulings::AbilityKind::Constant
            && one.kind() != rulings::AbilityKind::AdditionalCost)
            names.push_back(object + '#' + one.id);
    return names;
}

void mendAbilities(Json &document)
{
    auto paths = abilityPaths(document);
    std::ranges::reverse(paths); // acts that go move none that are still to be looked at
    for (const std::string &path : paths) {
        const std::string now = *valueAt(document, path)->asString();
        const auto known = abilitiesFor(document, now);
        if (!known.empty() && std::ranges::find(known, now) == known.end())
            setAt(document, path, known.front());
        else if (known.empty() && isKnownWhole(document, now))
            dropAct(document, path.substr(0, path.rfind('/')));
    }
    mendQuestion(document);
}

std::string stateAbility(Json &document, std::string_view object, const StatedAbility &ability)
{
    const auto title = titleOf(document, object);
    if (!title)
        return {};
    const std::string path = objectPath(object) + "/card";
    if (valueAt(document, path)->asString())
        setAt(document, path, Json::object({{"title", *title}, {"abilities", Json::array()}}));
    auto &abilities = *editableAt(document, path + "/abilities")->asArray();
    const std::string id = "stated" + std::to_string(abilities.size() + 1);
    Json effect = Json::object({{"op", ability.op}});
    if (ability.op == "damage")
        effect.set("kind", "net");
    if (ability.op != "end-run" && ability.op != "bypass")
        effect.set("n", ability.amount);
    if (!ability.player.empty() && ability.op != "end-run" && ability.op != "bypass"
        && ability.op != "damage" && ability.op != "break")
        effect.set("player", ability.player);
    Json stated = Json::object({{"id", id}, {"kind", ability.kind}});
    Json::Array effects{effect};
    if (ability.kind == "paid") {
        stated.set("cost", Json::object({{"credits", ability.credits}}));
    } else if (ability.credits > 0) {
        effects = {Json::object({{"op", "pay"},
                                 {"cost", Json::object({{"credits", ability.credits}})},
                                 {"then", Json(Json::Array{effect})}})};
    }
    if (ability.kind == "conditional") {
        Json when = Json::object({{"event", ability.event}});
        if (ability.ofSelf)
            when.set("of", "self");
        stated.set("when", std::move(when));
        if (ability.optional)
            stated.set("optional", true);
        if (ability.event == "accessed")
            stated.set("works_inactive", true);
    }
    stated.set("do", Json(std::move(effects)));
    abilities.push_back(std::move(stated));
    return id;
}

std::string objectPath(std::string_view object) { return "state/objects/" + std::string(object); }

} // namespace asking
