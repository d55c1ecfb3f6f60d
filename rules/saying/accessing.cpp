// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/accessing.h"

#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/places.h"

#include <utility>

namespace saying {

using core::Json;
using rules::Side;

namespace {

SaidAct doneInAccess(Json act, std::string says)
{
    SaidAct said;
    if (!act.isNull())
        said.acts.push_back(std::move(act));
    said.by = Side::Runner;
    said.says = std::move(says);
    return said;
}

} // namespace

std::optional<SaidAct> accessOf(Scene &scene, const std::string &verb, const std::string &card)
{
    Draft &draft = scene.draft;
    if (draft.sideOf(card) != Side::Corp)
        return std::nullopt;
    if (auto place = takePlace(scene); place && mayLie(draft, card, *place)) {
        if (isCentral(place->server) && !place->isRoot)
            place->link = "from";
        if (!place->server.empty() && !draft.at("state/run/server"))
            draft.tell("state/run/server", place->server);
        putAt(draft, card, *place);
    }
    scene.speakOf(card);
    const bool isKnown = draft.isAccessed(card);
    if (isKnown && verb == "access" && !draft.script().empty() && !scene.asks)
        return doneInAccess({}, accessInWords(draft, card));
    SaidAct said =
        doneInAccess(Json::object({{"access", card}}),
                     verb == "steal" ? stealInWords(draft, card) : accessInWords(draft, card));
    said.usualStep = "run/access";
    if (verb == "steal") {
        said.accessed = card;
        if (isKnown || scene.asks)
            said.acts.clear();
        said.acts.push_back(Json::object({{"steal", card}}));
    }
    return said;
}

std::optional<SaidAct> takenOf(Scene &scene)
{
    scene.skipIdle();
    const auto named = scene.token().card;
    if (!named || rules::cardLibrary()[*named].type != rules::CardType::Agenda
        || (!scene.draft.at("state/run") && scene.draft.script().empty()))
        return std::nullopt;
    const auto agenda = takeCard(scene, fitsVerb("steal"));
    auto said = agenda ? accessOf(scene, "steal", *agenda) : std::nullopt;
    scene.doubts = scene.doubts || said;
    return said;
}

std::optional<SaidAct> trashWith(Scene &scene, const std::string &trashed)
{
    Draft &draft = scene.draft;
    (void)scene.take(TermKind::Link, "with");
    const auto card = takeCard(scene);
    const auto *model = card ? draft.modelOf(*card) : nullptr;
    Abilities may = model ? usable(*model) : Abilities();
    std::erase_if(may, [](const rulings::Ability *one) { return !does(*one, "trash"); });
    if (may.size() != 1)
        return std::nullopt;
    SaidAct said = doneInAccess(Json::object({{"use", *card + '#' + may.front()->id}}),
                                useInWords(draft, *card, may.front()->id));
    said.by = draft.sideOf(*card);
    said.accessed = trashed;
    if (draft.sideOf(trashed) == Side::Corp && !draft.isAccessed(trashed)) {
        said.acts.insert(said.acts.begin(), Json::object({{"access", trashed}}));
        said.usualStep = "run/access";
    }
    return said;
}

} // namespace saying
