// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/described.h"

#include <algorithm>

namespace saying {

using core::Json;

std::string oneOf(Scene &scene, const std::vector<std::string> &copies)
{
    scene.doubts = scene.doubts || copies.size() > 1;
    for (const std::string &wanted : {scene.card, scene.draft.textAt("state/run/ice")})
        if (std::ranges::find(copies, wanted) != copies.end())
            return wanted;
    return copies.back();
}

namespace {

bool hasSubtype(const Draft &draft, const std::string &object, const std::string &subtype)
{
    const auto *model = draft.modelOf(object);
    if (model)
        return std::ranges::find(model->subtypes, subtype) != model->subtypes.end();
    const Json *facts = draft.at(Draft::objectPath(object) + "/card/subtypes");
    return facts && facts->asArray()
        && std::ranges::find(*facts->asArray(), Json(subtype)) != facts->asArray()->end();
}

} // namespace

std::optional<std::string> takeDescribed(Scene &scene)
{
    Attempt attempt(scene);
    bool isNew = scene.is(TermKind::Number, "1") || scene.wantsNew;
    std::optional<int> points; // "a 2 point agenda", "a 1 pointer"
    {
        Attempt worth(scene);
        (void)scene.take(TermKind::Number, "1");
        points = scene.takeNumber();
        (void)scene.take(TermKind::Noun, "points");
        if (points && scene.is(TermKind::Type, "agenda"))
            isNew = worth.keep();
        else
            points.reset();
    }
    if (!points)
        (void)scene.take(TermKind::Number, "1");
    const auto subtype = scene.take(TermKind::Subtype);
    const bool isBreaker =
        scene.token().text.ends_with("breaker") || scene.token().text.ends_with("breakers");
    auto type = scene.take(TermKind::Type);
    if (!type && subtype)
        type = "ice";
    if (!type)
        return std::nullopt;
    const auto wanted = core::fromWord(rules::cardTypeWords, *type);
    if (!isNew) {
        std::vector<std::string> known = scene.draft.objects();
        std::erase_if(known, [&](const std::string &name) {
            return scene.draft.typeOf(name) != wanted
                || (subtype && !hasSubtype(scene.draft, name, *subtype))
                || (isBreaker && !hasSubtype(scene.draft, name, "Icebreaker"));
        });
        if (!known.empty()) {
            attempt.keep();
            return oneOf(scene, known);
        }
    }
    Json facts = Json::object({{"type", *type}});
    if (subtype)
        facts.set("subtypes", Json(Json::Array{*subtype}));
    if (points)
        facts.set("points", *points);
    attempt.keep();
    return scene.draft.describe(std::move(facts));
}

bool takeDescription(Scene &scene, const std::string &object)
{
    if (scene.draft.cardOf(object))
        return false;
    Attempt attempt(scene);
    (void)scene.take(TermKind::Link, "with");
    (void)scene.take(TermKind::Have, "has");
    auto number = scene.takeNumber();
    const auto noun = scene.take(TermKind::Noun);
    if (noun && !number)
        number = scene.takeNumber();
    if (!noun || !number)
        return false;
    std::string key;
    if (*noun == "requirement")
        key = "advancement_requirement";
    else if (*noun == "strength" || *noun == "subroutines" || *noun == "points" || *noun == "cost")
        key = *noun;
    else if (*noun == "trash-cost")
        key = "trash_cost";
    else
        return false;
    scene.draft.tell(Draft::objectPath(object) + "/card/" + key, *number);
    return attempt.keep();
}

} // namespace saying
