// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/pronouns.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace saying {

using core::Json;
using rules::CardType;
using rules::Side;

namespace {

bool isRezzable(CardType type)
{
    return type == CardType::Ice || type == CardType::Asset || type == CardType::Upgrade;
}

/// "can he trash it with Imp": it is none that the clause names itself.
bool isNamedBehind(const Scene &scene, const std::string &object)
{
    const auto card = scene.draft.cardOf(object);
    for (std::size_t ahead = 1; card && !scene.token(ahead).text.empty()
         && !scene.token(ahead).isMark && !scene.token(ahead).value(TermKind::Join);
         ++ahead)
        if (scene.token(ahead).card == card)
            return true;
    return false;
}

/// An agenda that is used is scored already.
bool isUsedNow(const Draft &draft, const std::string &card)
{
    return std::ranges::any_of(draft.script(), [&](const Json &act) {
        const Json *use = act.find("use");
        return use && use->asString() && use->asString()->starts_with(card + '#');
    });
}

/// The card whose name stands nearest before it in its sentence.
std::optional<rules::CardId> namedBefore(const Scene &scene)
{
    for (std::size_t at = scene.at(); at-- > 0 && !scene.tokens()[at].ends();)
        if (scene.tokens()[at].card)
            return scene.tokens()[at].card;
    return std::nullopt;
}

} // namespace

std::string meantByIt(Scene &scene, const Fits &fits)
{
    std::vector<std::string> able = scene.draft.objects();
    std::erase_if(able, [&](const std::string &object) {
        return scene.draft.typeOf(object) == CardType::Identity
            || (fits && !fits(scene.draft, object));
    });
    if (able.empty())
        return {};
    scene.doubts = scene.doubts || able.size() > 1;
    std::string meant = able.back();
    for (const std::string &spoken : {scene.before, scene.card})
        if (std::ranges::find(able, spoken) != able.end())
            meant = spoken;
    // "(spends a counter to put a token on) Project Atlas and scores it": it was named last, and
    // perhaps among words that nobody understood.
    const auto named = namedBefore(scene);
    if (named && fits && scene.draft.cardOf(meant) != named) {
        const auto it = std::ranges::find_if(
            able, [&](const std::string &object) { return scene.draft.cardOf(object) == named; });
        if (it != able.end())
            meant = *it;
        else if (scene.draft.copiesOf(*named).empty()) // nobody understood what was said of it
            scene.doubts = true;
    }
    Scene::Meant others{scene.at(), {}};
    for (const std::string &one : able)
        if (one != meant && scene.draft.cardOf(one) != scene.draft.cardOf(meant)
            && !isNamedBehind(scene, one))
            others.names.push_back(scene.draft.nameOf(one));
    constexpr std::size_t most = 5;
    if (others.names.size() > most)
        others.names.erase(others.names.begin(),
                           others.names.end() - static_cast<std::ptrdiff_t>(most));
    if (!others.names.empty() && scene.value(TermKind::It))
        scene.meant.push_back(std::move(others));
    return meant;
}

bool hasPrintedStrength(const Draft &draft, const std::string &object)
{
    const auto card = draft.cardOf(object);
    return card && rules::cardLibrary()[*card].strength.has_value();
}

Fits fitsVerb(std::string_view verb)
{
    if (verb == "rez")
        return [](const Draft &draft, const std::string &card) {
            return isRezzable(draft.typeOf(card));
        };
    if (verb == "install") // nobody installs what is told to be installed
        return [](const Draft &draft, const std::string &card) {
            const std::string path = Draft::objectPath(card);
            const bool isPut = draft.at(path + "/server") && draft.isTold(path + "/server");
            return draft.hasAct("install", card)
                || (!isPut && draft.textAt(path + "/zone") != "rig" && !draft.at(path + "/host"));
        };
    if (verb == "score" || verb == "steal")
        return [](const Draft &draft, const std::string &card) {
            return draft.typeOf(card) == CardType::Agenda
                && !draft.textAt(Draft::objectPath(card) + "/zone").ends_with("score-area")
                && !isUsedNow(draft, card);
        };
    if (verb == "encounter" || verb == "break")
        return [](const Draft &draft, const std::string &card) {
            return draft.typeOf(card) == CardType::Ice;
        };
    if (verb == "play")
        return [](const Draft &draft, const std::string &card) {
            const CardType type = draft.typeOf(card);
            return rules::isPlayed(type);
        };
    if (verb == "trash") // what is being accessed, and otherwise anything
        return [](const Draft &draft, const std::string &card) {
            const auto &script = draft.script();
            const Json *accessed = script.empty() ? nullptr : script.back().find("access");
            return !accessed || *accessed == Json(card);
        };
    if (verb == "access" || verb == "advance")
        return [](const Draft &draft, const std::string &card) {
            return draft.sideOf(card) == Side::Corp;
        };
    if (verb == "virus")
        return [](const Draft &draft, const std::string &card) {
            const auto *model = draft.modelOf(card);
            return model && std::ranges::find(model->subtypes, "Virus") != model->subtypes.end();
        };
    return {};
}

bool mayBeACard(const Scene &scene)
{
    for (std::size_t at = scene.at(); at-- > 0 && !scene.tokens()[at].isMark;)
        if (scene.tokens()[at].text == "she" || scene.tokens()[at].text == "they") {
            const rules::CardType type = scene.draft.typeOf(scene.card);
            return !scene.card.empty()
                && (type == rules::CardType::Resource || type == rules::CardType::Asset
                    || type == rules::CardType::Upgrade);
        }
    return false;
}

std::vector<std::string> objectsFor(const Draft &draft, std::string_view verb)
{
    std::vector<std::string> able;
    for (const std::string &object : draft.objects()) {
        const bool isAgenda = draft.typeOf(object) == CardType::Agenda;
        const Json *rezzed = draft.at(Draft::objectPath(object) + "/rezzed");
        const bool isUnrezzed = rezzed && rezzed->asBool() && !*rezzed->asBool();
        const bool lies =
            !draft.textAt(Draft::objectPath(object) + "/zone").ends_with("score-area");
        const bool isAccessible = draft.sideOf(object) == Side::Corp && lies
            && draft.typeOf(object) != CardType::Ice && draft.typeOf(object) != CardType::Identity;
        if (verb == "rez" ? isUnrezzed : verb == "access" ? isAccessible : isAgenda && lies)
            able.push_back(object);
    }
    if (verb != "rez" || !able.empty())
        return able;
    for (const std::string &object : draft.objects()) // nobody told that any is not
        if (isRezzable(draft.typeOf(object))
            && !draft.isTold(Draft::objectPath(object) + "/rezzed"))
            able.push_back(object);
    return able;
}

} // namespace saying
