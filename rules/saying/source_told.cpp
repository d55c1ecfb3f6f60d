// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/source_told.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/going_on.h"
#include "rules/saying/lying.h"
#include "rules/saying/moments.h"
#include "rules/saying/number_remarks.h"
#include "rules/saying/taking_back.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;

namespace {

struct Suffered {
    std::string kind; ///< of damage; empty: tags
    int number = 1;
};

/// "takes", "taking", not "took": that may be what there is now.
bool takeSuffering(Scene &scene)
{
    constexpr std::array<std::string_view, 8> verbs{"take",    "takes",     "taking", "suffer",
                                                    "suffers", "suffering", "eat",    "eats"};
    scene.skipIdle();
    if (std::ranges::find(verbs, scene.token().text) == verbs.end())
        return false;
    scene.skip();
    return true;
}

std::optional<Suffered> takeSuffered(Scene &scene)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kinds{
        {{"net-damage", "net"}, {"meat-damage", "meat"}, {"brain-damage", "brain"}}};
    Suffered taken;
    const auto number = scene.takeNumber();
    taken.number = number.value_or(1);
    if (number && *number < 1)
        return std::nullopt;
    for (const auto &[noun, kind] : kinds)
        if (scene.take(TermKind::Noun, noun)) {
            taken.kind = kind;
            return number ? std::optional(taken) : std::nullopt;
        }
    return number && scene.take(TermKind::Noun, "tags") ? std::optional(taken) : std::nullopt;
}

/// Some card there can do it: that one is meant, whoever named it.
bool isDoneByAny(const Draft &draft, const Suffered &taken)
{
    const std::string_view operation = taken.kind.empty() ? "take-tags" : "damage";
    return std::ranges::any_of(draft.objects(), [&](const std::string &object) {
        const auto *model = draft.modelOf(object);
        return model && std::ranges::any_of(model->abilities, [&](const rulings::Ability &one) {
                   return does(one, operation);
               });
    });
}

/// A card of the Corp that does just that as it is played.
Json describedSource(const Suffered &taken)
{
    Json effect = taken.kind.empty()
        ? Json::object({{"op", "take-tags"}, {"n", taken.number}})
        : Json::object({{"op", "damage"}, {"kind", taken.kind}, {"n", taken.number}});
    const Json ability = Json::object({{"id", "play"},
                                       {"kind", "play"},
                                       {"line", 1},
                                       {"do", Json(Json::Array{std::move(effect)})}});
    return Json::object(
        {{"type", "operation"}, {"cost", 0}, {"abilities", Json(Json::Array{ability})}});
}

std::string sufferedInWords(const Suffered &taken)
{
    if (taken.kind.empty())
        return English::tr("something gives the Runner {n} tag",
                           "something gives the Runner {n} tags", taken.number);
    return English::tr("something does {n} {kind} damage", "something does {n} {kind} damage",
                       taken.number, {{"kind", taken.kind}});
}

/// It stands there to be played, which is the first act.
Json putSource(Draft &draft, const Suffered &taken)
{
    const std::string source = draft.describe(describedSource(taken));
    draft.tell(Draft::objectPath(source) + "/zone", "hq");
    draft.assume("state/at", "corp-turn/take-actions", sufferedInWords(taken));
    return Json::object({{"play", source}});
}

/// The subroutines of that ice resolve, or that operation is played.
std::optional<std::vector<std::string>> sufferFrom(Scene &scene, const std::string &card)
{
    Draft &draft = scene.draft;
    if (draft.typeOf(card) == CardType::Ice) {
        meet(scene, card);
        comeToIce(scene, card, "encounter");
        draft.tell("state/at", "run/subroutines");
        return std::vector<std::string>{"state/at", "state/run/ice"};
    }
    auto said =
        draft.typeOf(card) == CardType::Operation ? actOn(scene, "play", card) : std::nullopt;
    if (!said || said->acts.empty())
        return std::nullopt;
    beginAt(draft, *said);
    draft.play(said->acts.front());
    return std::vector<std::string>{Draft::actPath(0)};
}

bool addSuffered(Scene &scene, std::size_t begin, std::string says, std::vector<std::string> paths)
{
    scene.doubts = true;
    scene.player = Side::Runner;
    scene.addChip(ChipKind::Act, begin, std::move(says), std::move(paths));
    return true;
}

/// "pays the 4 net damage": what stealing the accessed agenda costs.
bool readPaidInDamage(Scene &scene)
{
    constexpr std::array<std::string_view, 6> verbs{"offer",  "offers",  "offered",
                                                    "accept", "accepts", "accepted"};
    const auto &script = scene.draft.script();
    const Json *accessed = script.empty() ? nullptr : script.back().find("access");
    const auto *model =
        accessed && accessed->asString() ? scene.draft.modelOf(*accessed->asString()) : nullptr;
    const bool costsDamage =
        model && std::ranges::any_of(model->abilities, [](const rulings::Ability &one) {
            return one.kind() == rulings::AbilityKind::AdditionalCost && !one.cost.damage.isZero();
        });
    if (scene.asks || scene.asksOn || !costsDamage)
        return false;
    Scene ahead = scene;
    (void)ahead.takeWho();
    ahead.skipIdle();
    const bool isOffered = std::ranges::find(verbs, ahead.token().text) != verbs.end();
    const bool isAgreed = ahead.token().text.starts_with("agree");
    if (isOffered || isAgreed)
        ahead.skip();
    const bool isPaid = !isOffered && (!isAgreed || ahead.take(TermKind::Link, "to"))
        && (ahead.take(TermKind::Verb, "spend") || takeSuffering(ahead));
    if (!isOffered && !isPaid)
        return false;
    const auto taken = takeSuffered(ahead);
    const bool isWhole = !taken && isPaid // "agrees to pay", "pays the damage"
        && (ahead.take(TermKind::Noun, "damage") || ahead.take(TermKind::Noun, "cost")
            || ahead.take(TermKind::It) || isAgreed)
        && ahead.isAtClauseEnd();
    if (taken ? taken->kind.empty() : !isWhole)
        return false;
    const std::size_t begin = scene.at();
    scene.goTo(ahead.at());
    const std::string agenda = *accessed->asString();
    const std::string path = Draft::actPath(script.size());
    scene.draft.play(Json::object({{"steal", agenda}}));
    scene.lastVerb = "steal";
    return addSuffered(scene, begin, stealInWords(scene.draft, agenda), {path});
}

} // namespace

namespace {

/// "(the Corp) hits me for", "deals", "did" before a number of damage; also "to me" behind it.
std::optional<Suffered> takeHarm(Scene &scene)
{
    const auto who = scene.takeWho();
    const bool isOfCorp = who && (!who->side || who->side == Side::Corp);
    const bool isSaid = scene.take(TermKind::Verb, "harm");
    // "I do 1 net damage": where nothing is asked that verb is one.
    if (!isSaid && !(isOfCorp && scene.take(TermKind::Ask, "does")))
        return std::nullopt;
    const auto taken = takeSuffered(scene);
    if (!taken || (!isSaid && taken->kind.empty()))
        return std::nullopt;
    if (Attempt to(scene); scene.take(TermKind::Link, "to") && scene.takeWho())
        to.keep();
    return taken;
}

/// What was played or fired just before does it: it is left to the game.
bool readHarmOfAct(Scene &scene)
{
    Scene ahead = scene;
    const auto taken = scene.asks || scene.asksOn ? std::nullopt : takeHarm(ahead);
    const bool isUnderWay =
        !scene.draft.script().empty() || scene.draft.textAt("state/at") == "run/subroutines";
    if (!taken || !isUnderWay || !ahead.isAtClauseEnd() || !isDoneByAny(scene.draft, *taken))
        return false;
    const std::size_t begin = scene.at();
    scene.goTo(ahead.at());
    return leaveConcluded(scene, begin);
}

} // namespace

bool readSuffered(Scene &scene)
{
    if (readPaidInDamage(scene) || readHarmOfAct(scene))
        return true;
    const std::size_t begin = scene.at();
    if (scene.asks || scene.asksOn || !scene.draft.script().empty()
        || scene.draft.isTold("state/at"))
        return false;
    Scene ahead = scene;
    auto taken = takeHarm(ahead);
    if (!taken) {
        ahead.goTo(begin);
        const auto who = ahead.takeWho();
        if (!(who && who->side == Side::Corp && !who->isPerson) && takeSuffering(ahead))
            taken = takeSuffered(ahead);
    }
    if (!taken)
        return false;
    if (ahead.take(TermKind::Link, "from") || ahead.take(TermKind::Link, "with")) {
        const auto card =
            isCardNext(ahead) && !ahead.value(TermKind::It) ? takeCard(ahead) : std::nullopt;
        if (!card || ahead.draft.sideOf(*card) != Side::Corp || !isDoneByAny(ahead.draft, *taken))
            return false;
        auto paths = sufferFrom(ahead, *card);
        if (!paths)
            return false;
        scene = std::move(ahead);
        return addSuffered(
            scene, begin,
            English::tr("{card} does that to the Runner", {{"card", scene.draft.nameOf(*card)}}),
            *std::move(paths));
    }
    const bool ends = ahead.isAtClauseEnd();
    if (!ends || ahead.draft.at("state/run") || isDoneByAny(ahead.draft, *taken))
        return false;
    scene.goTo(ahead.at());
    scene.draft.play(putSource(scene.draft, *taken));
    return addSuffered(scene, begin, sufferedInWords(*taken), {Draft::actPath(0)});
}

namespace {

bool avoidsTag(const Draft &draft, const Json &act)
{
    const auto *ability = act.find("respond") ? abilityUsed(draft, act) : nullptr;
    const auto *prevents = ability ? ability->asIf<rulings::PreventAbility>() : nullptr;
    return prevents && prevents->prevents == rulings::Prevented::Tag;
}

/// "Ran a Ghost Branch, trashed Decoy": the only card that is told to lie there was accessed.
void accessTrapOfRun(Scene &scene)
{
    Draft &draft = scene.draft;
    const auto &script = draft.script();
    const std::string server = draft.textAt("state/run/server");
    if (scene.knownActs > 0 || script.empty() || !script.front().find("respond") || server.empty()
        || draft.isTold("state/at"))
        return;
    std::vector<std::string> there;
    for (const std::string &object : draft.objects())
        if (draft.textAt(Draft::objectPath(object) + "/server") == server
            && draft.typeOf(object) != CardType::Ice)
            there.push_back(object);
    if (there.size() != 1 || !useOfTrap(draft, there.front()))
        return;
    Json::Array acts = script;
    acts.insert(acts.begin(), Json::object({{"access", there.front()}}));
    const std::string says = accessInWords(draft, there.front());
    draft.tell("question/script", Json(std::move(acts)));
    draft.doubt(Draft::actPath(0), says);
    draft.remove("state/at");
    draft.assume("state/at", "run/access", momentInWords("run/access"));
    moveDown(scene, 0, 1);
}

/// "accesses Ghost Branch and trashes Decoy": what is prevented there is done by what was accessed.
void useTrapsAnswered(Scene &scene)
{
    Draft &draft = scene.draft;
    accessTrapOfRun(scene);
    for (std::size_t at = scene.knownActs + 1; at < draft.script().size(); ++at) {
        const Json *accessed = draft.script()[at - 1].find("access");
        const auto use = accessed && accessed->asString() && draft.script()[at].find("respond")
            ? useOfTrap(draft, *accessed->asString())
            : std::nullopt;
        if (!use)
            continue;
        Json::Array acts = draft.script();
        acts.insert(acts.begin() + static_cast<std::ptrdiff_t>(at), use->act);
        draft.tell("question/script", Json(std::move(acts)));
        draft.doubt(Draft::actPath(at), use->says);
        moveDown(scene, at, 1);
    }
}

} // namespace

void settleSourceOfTag(Scene &scene)
{
    Draft &draft = scene.draft;
    useTrapsAnswered(scene);
    const Suffered tag;
    const auto &script = draft.script();
    const Json *act = script.empty() ? draft.at("question/act") : &script.front();
    const bool isTold = draft.isTold("state/at") || draft.at("state/run");
    if (!act || isTold || !avoidsTag(draft, *act) || isDoneByAny(draft, tag))
        return;
    draft.remove("state/at");
    const Json source = putSource(draft, tag);
    Json::Array acts = draft.script();
    acts.insert(acts.begin(), source);
    draft.tell("question/script", Json(std::move(acts)));
    draft.doubt(Draft::actPath(0), sufferedInWords(tag));
    moveDown(scene, 0, 1);
}

} // namespace saying
