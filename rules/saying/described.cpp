// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/described.h"

#include "core/english.h"
#include "rules/saying/lying.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

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

bool isWorthAt(const Scene &scene, std::size_t ahead)
{
    return scene.token(ahead).number
        && (scene.token(ahead + 1).is(TermKind::Type, "agenda")
            || (scene.token(ahead + 1).is(TermKind::Noun, "points")
                && scene.token(ahead + 2).is(TermKind::Type, "agenda")));
}

bool isPointersNext(const Scene &scene)
{
    return scene.token().number && scene.token(1).is(TermKind::Type, "agenda")
        && scene.token(1).text.find("pointer") != std::string::npos;
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

bool isFactBefore(const Scene &scene, std::size_t ahead)
{
    const std::string *noun = scene.token(ahead + 1).value(TermKind::Noun);
    const std::string *type = scene.token(ahead + 2).value(TermKind::Type);
    const bool isNumber = scene.token(ahead).number || scene.token(ahead).value(TermKind::Number);
    return isNumber && noun && type && !scene.token(ahead + 2).card
        && ((*noun == "memory" && *type == "program")
            || (*noun == "advancement" && *type == "agenda")
            || (*noun == "strength" && *type == "ice"));
}

namespace {

/// "a 1 MU program", "a 3-advancement agenda", "a 4 strength ice": what is printed on it.
std::optional<std::pair<std::string, int>> takeFactBefore(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.take(TermKind::Number, "1");
    if (!isFactBefore(scene, 0))
        return std::nullopt;
    const auto number = scene.takeNumber();
    const auto noun = scene.take(TermKind::Noun);
    attempt.keep();
    return std::pair(*noun == "advancement" ? "advancement_requirement" : *noun, *number);
}

} // namespace

std::vector<std::string> knownOfKind(const Draft &draft, const std::string &type,
                                     const std::optional<std::string> &subtype)
{
    std::vector<std::string> known = draft.objects();
    const auto wanted = core::fromWord(rules::cardTypeWords, type);
    std::erase_if(known, [&](const std::string &name) {
        return draft.typeOf(name) != wanted || (subtype && !hasSubtype(draft, name, *subtype));
    });
    return known;
}

std::optional<std::string> onlyOfKind(const Scene &scene)
{
    const std::string *type = scene.value(TermKind::Type);
    const auto known = type ? knownOfKind(scene.draft, *type, {}) : std::vector<std::string>();
    return known.size() == 1 ? std::optional(known.front()) : std::nullopt;
}

bool isKindOfOne(const Scene &scene, std::size_t ahead)
{
    constexpr std::array<std::string_view, 3> words{"current", "identity", "identitys"};
    const Token &token = scene.token(ahead);
    const Token &next = scene.token(ahead + 1);
    const bool isOfOther = next.card || next.value(TermKind::Server) || next.value(TermKind::Type)
        || next.value(TermKind::Zone) || (token.text == "current" && next.value(TermKind::Noun));
    return !token.card && std::ranges::find(words, token.text) != words.end() && !isOfOther;
}

namespace {

/// "the current", "the identity's": the only one on the table; of two identities that of whoever
/// was spoken of.
std::optional<std::string> takeKindOfOne(Scene &scene)
{
    Attempt attempt(scene);
    scene.skipIdle();
    if (!isKindOfOne(scene, 0))
        return std::nullopt;
    const Draft &draft = scene.draft;
    const bool isCurrent = scene.token().text == "current";
    std::vector<std::string> known = draft.objects();
    std::erase_if(known, [&](const std::string &one) {
        return isCurrent ? !isCurrentCard(draft, one)
                         : draft.typeOf(one) != rules::CardType::Identity;
    });
    if (known.size() > 1 && !isCurrent && scene.player)
        std::erase_if(known,
                      [&](const std::string &one) { return draft.sideOf(one) != *scene.player; });
    if (known.size() != 1)
        return std::nullopt;
    scene.skip();
    attempt.keep();
    return known.front();
}

} // namespace

std::optional<std::string> takeDescribed(Scene &scene)
{
    if (auto only = takeKindOfOne(scene))
        return only;
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
    const auto fact = points ? std::nullopt : takeFactBefore(scene);
    isNew = isNew || fact;
    if (!points && !fact)
        (void)scene.take(TermKind::Number, "1");
    const auto subtype = scene.take(TermKind::Subtype);
    const bool isBreaker =
        scene.token().text.ends_with("breaker") || scene.token().text.ends_with("breakers");
    auto type = scene.take(TermKind::Type);
    if (!type && subtype)
        type = "ice";
    if (!type)
        return std::nullopt;
    if (!isNew) {
        std::vector<std::string> known = knownOfKind(scene.draft, *type, subtype);
        std::erase_if(known, [&](const std::string &name) {
            return isBreaker && !hasSubtype(scene.draft, name, "Icebreaker");
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
    if (fact)
        facts.set(fact->first, fact->second);
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

bool readStrengthSaid(Scene &scene)
{
    const auto *model = scene.card.empty() ? nullptr : scene.draft.modelOf(scene.card);
    if (scene.asks || !model || !model->strength || !scene.draft.cardOf(scene.card))
        return false;
    Attempt attempt(scene);
    const bool isBehindMark = scene.at() > 0 && scene.tokens()[scene.at() - 1].isMark;
    if (!isBehindMark || !scene.take(TermKind::Noun, "strength"))
        return false;
    const auto number = scene.takeNumber();
    if (!number || !scene.isAtClauseEnd())
        return false;
    scene.doubts = scene.doubts || *number != *model->strength;
    scene.addChip(ChipKind::Number, attempt.begin(),
                  core::English::tr("{card}: strength {n}",
                                    {{"card", scene.draft.nameOf(scene.card)}, {"n", *number}}),
                  {});
    return attempt.keep();
}

bool readAdvancedOf(Scene &scene)
{
    if (scene.asks || !(scene.is(TermKind::Type, "agenda") || scene.is(TermKind::It, "it")))
        return false;
    Attempt attempt(scene);
    Draft &draft = scene.draft;
    Scene ahead = scene;
    ahead.skip();
    while (ahead.token().isIdle() || ahead.is(TermKind::Ask, "is")
           || ahead.is(TermKind::Time, "now") || ahead.is(TermKind::Have, "has"))
        ahead.skip();
    const auto number = ahead.takeNumber();
    if (!number || !(ahead.take(TermKind::Link, "from") || ahead.take(TermKind::Link, "of")))
        return false;
    const auto needs = ahead.takeNumber();
    if (!needs || !ahead.isAtClauseEnd())
        return false;
    auto known = knownOfKind(draft, "agenda", {});
    std::erase_if(known, [&](const std::string &one) {
        const std::string zone = draft.textAt(Draft::objectPath(one) + "/zone");
        return zone.ends_with("score-area") || draft.cardOf(one);
    });
    const std::string agenda =
        known.empty() ? draft.describe(Json::object({{"type", "agenda"}})) : known.back();
    const std::string path = Draft::objectPath(agenda);
    draft.tell(path + "/card/advancement_requirement", *needs);
    draft.tell(path + "/counters/advancement", *number);
    scene.goTo(ahead.at());
    scene.speakOf(agenda);
    scene.doubts = true;
    scene.addChip(
        ChipKind::Number, attempt.begin(),
        core::English::tr("{card}: {n} advancements of {needs}",
                          {{"card", draft.nameOf(agenda)}, {"n", *number}, {"needs", *needs}}),
        {path + "/counters/advancement"});
    return attempt.keep();
}

} // namespace saying
