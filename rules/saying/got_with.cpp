// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/got_with.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/choosing.h"
#include "rules/saying/clicking.h"
#include "rules/saying/intending.h"
#include "rules/saying/nameless.h"
#include "rules/saying/places.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;

namespace {

bool isEvent(const Token &token)
{
    return token.card && rules::isPlayed(rules::cardLibrary()[*token.card].type);
}

/// "got", "fetched", "installed", "exposes": not what somebody only has.
bool takeGetting(Scene &scene)
{
    constexpr std::array<std::string_view, 5> verbs{"fetch", "install", "steal", "play", "expose"};
    const bool isSaid = scene.takeWho().has_value();
    while (scene.token().isIdle() || scene.value(TermKind::Intend))
        scene.skip();
    if (isSaid && isEvent(scene.token())) // "I Siphon off Same Old Thing"
        return true;
    if (scene.token().text == "got" && !scene.token().card) {
        scene.skip();
        return true;
    }
    const bool isPast = scene.token().text.ends_with("ed"); // "installed": how it lies, too
    if (std::ranges::any_of(
            verbs, [&](std::string_view verb) { return scene.take(TermKind::Verb, verb); }))
        return true;
    return isPast && scene.take(TermKind::Flag, "installed");
}

/// "back", "out of the stack": nothing that the card's own text does not say.
void skipWhereFrom(Scene &scene)
{
    constexpr std::array<std::string_view, 4> particles{"out", "up", "back", "down"};
    while (std::ranges::find(particles, scene.token().text) != particles.end())
        scene.skip();
    Attempt from(scene);
    if (const auto place = takePlace(scene); place && place->server.empty())
        from.keep();
}

/// "(has Same Old Thing and) wants to play Lucky Find off it": the only other card that plays some.
std::optional<std::string> takeItThatPlays(Scene &scene, const std::string &card)
{
    std::optional<std::string> only;
    for (const std::string &object : scene.draft.objects()) {
        const auto *model = object == card ? nullptr : scene.draft.modelOf(object);
        const bool plays =
            model && std::ranges::any_of(usable(*model), [](const rulings::Ability *ability) {
                return does(*ability, "play");
            });
        if (plays && only)
            return std::nullopt;
        if (plays)
            only = object;
    }
    if (only)
        scene.skip();
    return only;
}

/// It plays events, or brings cards into play or to the hand.
bool brings(const rulings::Ability &ability, bool isEvent)
{
    constexpr std::array<std::string_view, 5> operations{"add-to-hand", "install", "search",
                                                         "move-to", "expose"};
    return isEvent ? does(ability, "play") || does(ability, "add-to-hand")
                   : std::ranges::any_of(operations, [&](std::string_view operation) {
                         return does(ability, operation);
                     });
}

/// "(installs Corroder with Personal Workshop) on the table": it only lies there.
bool isLyingNext(const Scene &scene)
{
    Scene ahead = scene;
    return ahead.value(TermKind::Flag) || takePlace(ahead).has_value();
}

/// What that card does with the other one: it is played, or the ability that can choose it is used.
std::optional<SaidAct> gotBy(Scene &scene, const std::string &doer, const std::string &card)
{
    if (rules::isPlayed(scene.draft.typeOf(doer))) {
        auto said = scene.draft.hasAct("play", doer) ? std::nullopt : actOn(scene, "play", doer);
        if (!said || said->acts.empty())
            return std::nullopt;
        said->verb = "play";
        beginAt(scene.draft, *said);
        return chooseAllFor(scene.draft, said->acts.front(), {card}) ? said : std::nullopt;
    }
    const auto *model = scene.draft.modelOf(doer);
    for (const rulings::Ability *ability : model ? usable(*model) : Abilities()) {
        Draft there = scene.draft;
        SaidAct said;
        said.by = there.sideOf(doer);
        said.verb = "use";
        said.usualStep = usualStepOf(there, *ability, said.by);
        said.says = useInWords(there, doer, ability->id);
        Json act = Json(Json::Object{{"use", doer + '#' + ability->id}});
        beginAt(there, said);
        if (ability->kind() == rulings::AbilityKind::Prevent
            || !brings(*ability, rules::isPlayed(there.typeOf(card))))
            continue;
        // "(with two clicks) he wants to Lucky Find off it": whether that can be done is asked.
        const bool isPlayed = does(*ability, "play")
            && there.isTold(Draft::objectPath(card) + "/zone")
            && rules::isPlayed(there.typeOf(card));
        if (!chooseAllFor(there, act, {card})) {
            if (!isPlayed)
                continue;
            act.set("choose", Json(Json::Array{card}));
        }
        said.acts.push_back(std::move(act));
        scene.draft = std::move(there);
        return said;
    }
    return std::nullopt;
}

} // namespace

bool readGotWith(Scene &scene)
{
    if (scene.asks || scene.asksOn)
        return false;
    Scene ahead = scene;
    const std::size_t begin = scene.at();
    if (!takeGetting(ahead) || !isCardNext(ahead) || ahead.value(TermKind::It))
        return false;
    ahead.wantsNew = isBareType(ahead.token());
    const auto card = takeCard(ahead);
    ahead.wantsNew = false;
    if (!card)
        return false;
    const bool isExposed =
        std::any_of(scene.tokens().begin() + static_cast<std::ptrdiff_t>(begin),
                    scene.tokens().begin() + static_cast<std::ptrdiff_t>(ahead.at()),
                    [](const Token &token) { return token.is(TermKind::Verb, "expose"); });
    if (const auto place = isExposed ? takePlace(ahead) : std::nullopt;
        place && mayLie(ahead.draft, *card, *place)) { // "exposed Snare! in a remote with …"
        putAt(ahead.draft, *card, *place);
        (void)applyFlag(ahead.draft, *card, "unrezzed");
    }
    skipWhereFrom(ahead);
    const bool isFrom =
        rules::isPlayed(ahead.draft.typeOf(*card)) && ahead.take(TermKind::Link, "from");
    const bool isLinked =
        isFrom || ahead.take(TermKind::Link, "with") || ahead.take(TermKind::Link, "by");
    if (!isLinked || !isCardNext(ahead))
        return false;
    const auto doer = ahead.value(TermKind::It) ? takeItThatPlays(ahead, *card) : takeCard(ahead);
    if (!doer || *doer == *card || !ahead.draft.cardOf(*doer)
        || (ahead.draft.sideOf(*doer) != ahead.draft.sideOf(*card)) != isExposed
        || isLyingNext(ahead))
        return false;
    auto said = gotBy(ahead, *doer, *card);
    if (!said)
        return false;
    said->says = English::tr("{play}, {spend}",
                             {{"play", said->says}, {"spend", chooseInWords(ahead.draft, *card)}});
    ahead.lastVerb = said->verb;
    const bool isHad = std::any_of(scene.tokens().begin() + static_cast<std::ptrdiff_t>(begin),
                                   scene.tokens().begin() + static_cast<std::ptrdiff_t>(ahead.at()),
                                   [](const Token &token) { return token.text == "got"; });
    // "got Corroder with Self-modifying Code": somebody might have both.
    ahead.doubts = ahead.doubts || (isHad && !rules::isPlayed(ahead.draft.typeOf(*doer)));
    playTold(ahead, *said, begin);
    noteIntended(ahead, *said);
    ahead.speakOf(*card);
    scene = std::move(ahead);
    return true;
}

bool readInstalledFrom(Scene &scene)
{
    constexpr std::array<std::string_view, 3> piles{"heap", "stack", "grip"};
    Scene ahead = scene;
    const auto who = ahead.takeWho();
    ahead.skipIdle();
    const bool installs = ahead.take(TermKind::Verb, "install")
        || (who && ahead.token().text == "installed" && ahead.take(TermKind::Flag, "installed"));
    if (scene.asks || scene.asksOn || !installs || !isCardNext(ahead) || ahead.value(TermKind::It))
        return false;
    const auto card = takeCard(ahead);
    const auto place = card && ahead.is(TermKind::Link, "from") ? takePlace(ahead) : std::nullopt;
    if (!place || std::ranges::find(piles, place->zone) == piles.end()
        || !mayLie(ahead.draft, *card, *place))
        return false;
    putAt(ahead.draft, *card, *place);
    auto said = actOn(ahead, "install", *card);
    if (!said || said->isOpen)
        return false;
    ahead.doubts = true; // by what
    ahead.lastVerb = "install";
    playTold(ahead, *said, scene.at());
    scene = std::move(ahead);
    return true;
}

} // namespace saying
