// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/accessing.h"

#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/choosing.h"
#include "rules/saying/counters.h"
#include "rules/saying/done_with.h"
#include "rules/saying/lying.h"
#include "rules/saying/moments.h"
#include "rules/saying/places.h"
#include "rules/saying/run_before.h"
#include "rules/saying/traced.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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

namespace {

/// "(accesses Hedge Fund in Archives,) then Scorched Earth in HQ": by a run behind the one before.
std::vector<Json> runForAccess(const Draft &draft, const std::optional<Place> &place)
{
    if (!place || !isCentral(place->server) || place->isRoot || draft.script().empty())
        return {};
    std::string now = serverOfRun(draft);
    bool hasAccessed = false;
    for (const Json &act : draft.script()) {
        if (const Json *run = act.find("run"); run && run->asString())
            now = *run->asString();
        hasAccessed = hasAccessed || act.find("access");
    }
    if (!hasAccessed || now.empty() || now == place->server)
        return {};
    std::vector<Json> acts = runBehind(draft, place->server);
    acts.push_back(Json::object({{"to", "access"}}));
    return acts;
}

} // namespace

std::optional<SaidAct> accessOf(Scene &scene, const std::string &verb, const std::string &card)
{
    Draft &draft = scene.draft;
    if (draft.sideOf(card) != Side::Corp)
        return std::nullopt;
    std::vector<Json> before;
    if (auto place = takePlace(scene); place && mayLie(draft, card, *place)) {
        if (isCentral(place->server) && !place->isRoot)
            place->link = "from";
        if (!place->server.empty() && !draft.at("state/run/server"))
            draft.tell("state/run/server", place->server);
        before = runForAccess(draft, place);
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
    scene.doubts = scene.doubts || !before.empty();
    said.acts.insert(said.acts.begin(), before.begin(), before.end());
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

namespace {

bool trashes(const rulings::CardModel &model)
{
    return std::ranges::any_of(model.abilities,
                               [](const rulings::Ability &one) { return does(one, "trash"); });
}

/// "trashes Djinn with Rototurret": its subroutines resolve, and that is what they trash.
std::optional<SaidAct> trashedByIce(Scene &scene, const std::string &ice,
                                    const std::string &trashed)
{
    Scene ahead = scene;
    Draft &draft = ahead.draft;
    meet(ahead, ice);
    if (draft.script().empty())
        draft.tell("state/run/ice", ice);
    if (!draft.hasAct("rez", ice))
        applyFlag(draft, ice, "rezzed");
    comeTo(ahead, "run/subroutines");
    const Json pick = Json::object({{"pick", trashed}});
    if (!trashes(*draft.modelOf(ice)))
        return std::nullopt;
    SaidAct said;
    const auto spent = spentToWin(draft, Side::Corp);
    if (spent) { // by its trace, which nobody told
        const std::vector<Json> traced{Json::object({{"spend", *spent}}),
                                       Json::object({{"spend", 0}})};
        Draft then = draft;
        for (const Json &act : traced)
            then.play(act);
        if (canBePlayed(then, {pick})) {
            said.acts = traced;
            ahead.doubts = true;
        }
    }
    if (said.acts.empty() && !canBePlayed(draft, {pick}))
        return std::nullopt; // no such card
    said.acts.push_back(pick);
    said.by = Side::Corp;
    said.says = chooseInWords(draft, trashed, Side::Corp);
    ahead.speakOf(trashed);
    scene = std::move(ahead);
    return said;
}

/// "trashes Kati with All-Seeing I": it is played for that.
std::optional<SaidAct> trashedByOperation(Scene &scene, const std::string &operation,
                                          const std::string &trashed)
{
    if (!trashes(*scene.draft.modelOf(operation)))
        return std::nullopt;
    auto said = actOn(scene, "play", operation);
    if (said && !said->acts.empty())
        (void)chooseAllFor(scene.draft, said->acts.front(), {trashed});
    return said;
}

/// "trashes Jackson Howard with Imp"
SaidAct trashedInAccess(const Draft &draft, const std::string &card,
                        const rulings::Ability &ability, const std::string &trashed)
{
    SaidAct said = doneInAccess(Json::object({{"use", card + '#' + ability.id}}),
                                useInWords(draft, card, ability.id));
    said.accessed = trashed;
    if (draft.sideOf(trashed) == Side::Corp && !draft.isAccessed(trashed)) {
        said.acts.insert(said.acts.begin(), Json::object({{"access", trashed}}));
        said.usualStep = "run/access";
    }
    return said;
}

} // namespace

std::optional<SaidAct> trashBy(Scene &scene, const std::string &card, const std::string &trashed)
{
    Draft &draft = scene.draft;
    const auto *model = draft.modelOf(card);
    if (model && model->type == rules::CardType::Ice)
        return trashedByIce(scene, card, trashed);
    if (model && model->type == rules::CardType::Operation)
        return trashedByOperation(scene, card, trashed);
    Abilities may = model ? usable(*model) : Abilities();
    std::erase_if(may, [](const rulings::Ability *one) { return !does(*one, "trash"); });
    if (may.size() != 1)
        return std::nullopt;
    if (draft.sideOf(card) == Side::Runner)
        return trashedInAccess(draft, card, *may.front(), trashed);
    SaidAct said = usedBy(scene, card, *may.front());
    const bool isTrap = rulings::isMetBy(*may.front(), rulings::EventKind::Accessed);
    if (isTrap && !draft.isAccessed(card))
        said.acts.insert(said.acts.begin(), Json::object({{"access", card}}));
    if (isTrap)
        said.acts.back().set("choose", Json(Json::Array{trashed}));
    else
        (void)chooseAllFor(draft, said.acts.back(), {trashed});
    return said;
}

std::optional<SaidAct> trashWith(Scene &scene, const std::string &trashed)
{
    (void)scene.take(TermKind::Link, "with");
    (void)scene.take(TermKind::Number, "1"); // "with an Imp counter"
    const auto card = takeCard(scene);
    auto said = card ? trashBy(scene, *card, trashed) : std::nullopt;
    if (const std::string *noun = said ? scene.value(TermKind::Noun) : nullptr;
        noun && !counterKind(scene.draft, *card, *noun, true).empty())
        scene.skip();
    return said;
}

} // namespace saying
