// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/effects_told.h"

#include "core/english.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/operations/operation.h"
#include "rules/saying/abilities.h"
#include "rules/saying/accessing.h"
#include "rules/saying/cards.h"
#include "rules/saying/counters.h"
#include "rules/saying/described.h"
#include "rules/saying/done_with.h"
#include "rules/saying/now_or_before.h"
#include "rules/saying/places.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rulings::Ability;

namespace {

using Does = std::function<bool(const Ability &)>;
using CardWith = std::pair<std::string, const Ability *>; ///< a card and what it does

bool takeOneOf(Scene &scene, std::initializer_list<std::string_view> words)
{
    scene.skipIdle();
    if (std::ranges::find(words, scene.token().text) == words.end())
        return false;
    scene.skip();
    return true;
}

std::vector<CardWith> abilitiesOn(const Draft &draft, const std::vector<std::string> &cards,
                                  const Does &isMeant)
{
    std::vector<CardWith> found;
    for (const std::string &card : cards)
        if (const auto *model = draft.modelOf(card))
            for (const Ability *ability : usable(*model))
                if (isMeant(*ability))
                    found.emplace_back(card, ability);
    return found;
}

/// The card that is named behind "from", or any on the table.
std::optional<SaidAct> usedFor(Scene &scene, const std::vector<std::string> &cards,
                               const Does &isMeant)
{
    const auto able = abilitiesOn(scene.draft, cards, isMeant);
    if (able.size() != 1)
        return std::nullopt;
    const auto &[card, ability] = able.front();
    SaidAct said = usedBy(scene, card, *ability);
    const auto &script = scene.draft.script();
    if (std::ranges::find(script, said.acts.front()) != script.end())
        said.acts.clear(); // that it was used is told once more
    return said;
}

bool namesOther(const std::optional<Who> &who, rules::Side by)
{
    return who && who->side && !who->isPerson && *who->side != by;
}

/// "takes the extra click", "gets a bonus click from Joshua B."
std::optional<SaidAct> takeExtraClick(Scene &scene)
{
    if (!scene.take(TermKind::Verb, "take") && !scene.take(TermKind::Verb, "gain")
        && !scene.take(TermKind::Verb, "use"))
        return std::nullopt;
    (void)scene.take(TermKind::Number, "1");
    const bool isExtra = takeOneOf(scene, {"extra", "additional", "bonus", "fifth"});
    if (!scene.take(TermKind::Noun, "clicks"))
        return std::nullopt;
    std::vector<std::string> cards = scene.draft.objects();
    Attempt from(scene);
    const bool isFrom = scene.take(TermKind::Link, "from") || scene.take(TermKind::Link, "with");
    if (isFrom && isCardNext(scene)) {
        cards = {*takeCard(scene)};
        from.keep();
    } else if (!isExtra) {
        return std::nullopt;
    }
    return usedFor(scene, cards, [](const Ability &one) { return does(one, "gain-clicks"); });
}

/// "in any order", "in the order he likes"
void skipOrder(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "in"))
        return;
    (void)takeOneOf(scene, {"any", "whatever", "what"});
    (void)scene.take(TermKind::Number, "1");
    if (!takeOneOf(scene, {"order"}))
        return;
    (void)scene.takeWho();
    (void)takeOneOf(scene, {"like", "likes", "want", "wants"});
    attempt.keep();
}

bool isOfNumber(const Ability &ability, std::optional<int> number)
{
    return !number || std::ranges::any_of(ability.effects, [&](const rulings::Effect &effect) {
        return effect.op && effect.op->word == "look" && effect.amount.plus == *number;
    });
}

/// "looks at the top five cards of R&D", "arranges the top five"
std::optional<SaidAct> takeLookedAt(Scene &scene)
{
    if (!takeOneOf(scene,
                   {"looks at", "look at", "looks", "look", "sees", "arranges", "arrange",
                    "arranged", "rearranges", "rearrange", "rearranged", "reorders", "reorder",
                    "reordered", "sorts", "sort", "orders", "order"}))
        return std::nullopt;
    (void)takeOneOf(scene, {"at"});
    if (!takeOneOf(scene, {"top", "the top", "top of", "the top of"}))
        return std::nullopt;
    const auto number = scene.takeNumber();
    (void)scene.take(TermKind::Noun, "cards");
    (void)scene.take(TermKind::Link, "of");
    (void)takePlace(scene);
    skipOrder(scene);
    auto said =
        usedFor(scene, scene.draft.objects(), [](const Ability &one) { return does(one, "look"); });
    if (said)
        scene.doubts = scene.doubts
            || abilitiesOn(scene.draft, scene.draft.objects(), [&](const Ability &one) {
                   return does(one, "look") && isOfNumber(one, number);
               }).empty();
    return said;
}

/// "Indexing replaces access"
std::optional<SaidAct> takeReplacing(Scene &scene)
{
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return std::nullopt;
    Scene ahead = scene;
    const auto card = takeCard(ahead);
    if (!card || !takeOneOf(ahead, {"replaces", "replace", "replaced"}))
        return std::nullopt;
    if (!ahead.take(TermKind::Verb, "access") && !ahead.take(TermKind::Noun, "accesses"))
        return std::nullopt;
    (void)ahead.take(TermKind::Noun, "cards");
    auto said = usedFor(ahead, {*card}, [](const Ability &one) { return one.replacesAccess; });
    if (said)
        scene = std::move(ahead);
    return said;
}

/// "removes Jackson Howard from the game": by the ability which that is the price of.
std::optional<SaidAct> takeRemoved(Scene &scene)
{
    if (!takeOneOf(scene, {"removes", "remove", "removed", "removing"}) || !isCardNext(scene))
        return std::nullopt;
    const auto card = takeCard(scene);
    const bool isFromGame =
        scene.take(TermKind::Link, "from") && scene.take(TermKind::Noun, "game");
    auto said = usedFor(scene, {*card}, [](const Ability &one) { return one.cost.removeSelf; });
    scene.doubts = scene.doubts || !isFromGame;
    return said;
}

/// "goes for the trace", "forces a trace": by the only ability that makes one.
std::optional<SaidAct> takeTraceMade(Scene &scene)
{
    const bool isGoing = scene.is(TermKind::Verb, "run-at") && scene.token().text.ends_with(" for");
    if (isGoing)
        scene.skip(); // "go for"
    else if (!takeOneOf(scene,
                        {"initiates", "initiate", "initiated", "forces", "force", "forced",
                         "starts", "start", "started"}))
        return std::nullopt;
    (void)scene.take(TermKind::Number, "1");
    if (!scene.take(TermKind::Noun, "trace"))
        return std::nullopt;
    (void)scene.take(TermKind::Place, "first");
    return usedFor(scene, scene.draft.objects(),
                   [](const Ability &one) { return does(one, "trace"); });
}

/// That card is said to do it, and what it does is nothing of the kind, or not yet.
SaidAct askedHow(const Draft &draft, const std::string &card, const std::string &trashed)
{
    SaidAct said;
    said.isOpen = true;
    said.by = draft.sideOf(card);
    said.says = English::tr("How does {card} trash {other}?",
                            {{"card", draft.nameOf(card)}, {"other", draft.nameOf(trashed)}});
    return said;
}

/// Something on the table that can do it: a player is named by their identity.
bool isTrashingCard(const Scene &scene)
{
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return false;
    Scene ahead = scene;
    const auto card = takeCard(ahead);
    const auto type = ahead.draft.typeOf(*card);
    return ahead.draft.cardOf(*card) && type != rules::CardType::Identity
        && type != rules::CardType::Event && type != rules::CardType::Agenda;
}

/// "one of them", of cards without a name that were counted: whichever it is.
std::optional<std::string> takeOneOfThem(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Number, "1") || !scene.take(TermKind::Link, "of"))
        return std::nullopt;
    if (scene.token().text != "them" && scene.token().text != "those")
        return std::nullopt;
    scene.skip();
    for (const Chip &chip : scene.chips | std::views::reverse) {
        if (chip.kind != ChipKind::Card || chip.paths.empty())
            continue;
        const std::string card = chip.paths.front().substr(
            std::min(Draft::objectPath({}).size(), chip.paths.front().size()));
        const auto alike = scene.draft.cardOf(card)
            ? std::vector<std::string>()
            : knownOfKind(scene.draft, scene.draft.textAt(chip.paths.front() + "/card/type"), {});
        if (alike.size() < 2)
            continue;
        attempt.keep();
        return alike.front();
    }
    return std::nullopt;
}

/// "(Power Grid Overload) got my Grimoire", "ate his Ice Wall": it hit a card of the other side.
bool takeHitCard(Scene &scene)
{
    return takeOneOf(scene,
                     {"got", "gets", "took out", "ate", "eats", "nailed", "zapped", "blew up"});
}

/// "Shattered Remains takes out Dyson Mem Chip", "Taurus trashed it": that card does it.
std::optional<SaidAct> takeTrashedBy(Scene &scene)
{
    if (!isTrashingCard(scene))
        return std::nullopt;
    Scene ahead = scene;
    const auto card = takeCard(ahead);
    if (Attempt with(ahead); ahead.take(TermKind::Link, "with"))
        (void)(takeCounters(ahead, *card) && with.keep()); // "with 1 advancement"
    const bool isPassive = isPassiveNext(ahead);
    const bool isSure =
        takeOneOf(ahead, {"trashes", "trashed", "destroys", "destroyed", "kills", "killed"});
    const bool isHit = !isSure && takeHitCard(ahead);
    if (isPassive
        || (!isSure && !isHit && !takeOneOf(ahead, {"trash", "takes out", "takes", "took"})))
        return std::nullopt;
    if (ahead.token().text == "out")
        ahead.skip();
    const bool isNamed = isCardNext(ahead) && !ahead.value(TermKind::It);
    const auto trashed = isNamed ? takeCard(ahead) : takeOneOfThem(ahead);
    if (!trashed || *trashed == *card)
        return std::nullopt;
    const bool isOfOther = ahead.draft.sideOf(*trashed) != ahead.draft.sideOf(*card);
    if (isHit && !isOfOther)
        return std::nullopt; // "Djinn got his Parasite": it has it
    auto said = trashBy(ahead, *card, *trashed);
    if (!said && (isSure || isHit) && !scene.asks)
        said = askedHow(ahead.draft, *card, *trashed);
    if (said)
        scene = std::move(ahead);
    return said;
}

} // namespace

std::optional<SaidAct> takeEffectTold(Scene &scene)
{
    for (const auto reader : {takeReplacing, takeTrashedBy})
        if (auto said = reader(scene))
            return said;
    for (const auto reader : {takeExtraClick, takeLookedAt, takeRemoved, takeTraceMade}) {
        Scene ahead = scene;
        const auto who = ahead.takeWho();
        auto said = reader(ahead);
        if (!said || namesOther(who, said->by))
            continue;
        scene = std::move(ahead);
        scene.player = said->by;
        return said;
    }
    return std::nullopt;
}

void skipInsteadOfAccess(Scene &scene)
{
    Attempt instead(scene);
    if (!scene.take(TermKind::Not, "unless") || !scene.take(TermKind::Verb, "access"))
        return;
    (void)scene.take(TermKind::Noun, "cards");
    instead.keep();
}

} // namespace saying
