// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/effect_targets.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/choosing.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"
#include "rules/saying/table_now.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::Json;
using rules::Side;

namespace {

/// "pay 5 to", "for 5 to", "5 to": what the X of the cost is.
std::optional<int> takeTargetPrice(Scene &scene)
{
    Attempt attempt(scene);
    const bool isPaid = scene.take(TermKind::Verb, "spend") || scene.take(TermKind::Link, "for");
    const auto number = isPaid ? scene.takeNumber() : std::nullopt;
    (void)scene.take(TermKind::Noun, "credits");
    if (!number || !scene.is(TermKind::Link, "to"))
        return std::nullopt;
    attempt.keep();
    return number;
}

/// The abilities by which such an act does something.
std::span<const rulings::Ability> abilitiesOf(const Draft &draft, const Json &act)
{
    if (const auto *one = abilityUsed(draft, act))
        return {one, 1};
    const auto *model = act.find("play") ? draft.modelOf(doerOf(act)) : nullptr;
    return model ? std::span(model->abilities) : std::span<const rulings::Ability>();
}

/// What it is used on is said by that verb.
bool isSaidByVerb(const Draft &draft, const Json &act, bool isForfeit)
{
    return std::ranges::any_of(abilitiesOf(draft, act), [&](const rulings::Ability &one) {
        return isForfeit ? one.cost.forfeits > 0 : does(one, "trash");
    });
}

/// The price that is told, or the only one at which that card can be chosen.
bool chooseAtPrice(Draft &draft, Json &act, const std::string &card, std::optional<int> price)
{
    const auto abilities = abilitiesOf(draft, act);
    const bool hasX = !act.find("x") && std::ranges::any_of(abilities, [](const auto &one) {
        return one.cost.credits.of == rulings::Amount::Of::ChosenNumber
            || one.cost.credits.of == rulings::Amount::Of::XOfCost;
    });
    if (!hasX)
        return chooseAllFor(draft, act, {card});
    constexpr int most = 12;
    for (int x = price.value_or(0); x <= price.value_or(most); ++x) {
        Json priced = act;
        priced.set("x", x);
        if (!chooseAllFor(draft, priced, {card}))
            continue;
        act = std::move(priced);
        return true;
    }
    return false;
}

/// What a player forfeits lies in his score area.
void placeForfeited(Draft &draft, const std::string &card, Side by)
{
    draft.tell(Draft::objectPath(card) + "/zone",
               by == Side::Corp ? "corp-score-area" : "runner-score-area");
}

bool chooseTarget(Scene &scene, Scene &ahead, std::optional<int> price, bool isForfeit)
{
    const std::size_t last = ahead.draft.script().size() - 1;
    const auto card = takeCard(ahead);
    if (!card || *card == doerOf(ahead.draft.script().back()))
        return false;
    (void)(isForfeit ? takePlace(ahead) : std::nullopt); // "from his score area": of who does it
    if (isForfeit)
        placeForfeited(ahead.draft, *card, ahead.draft.sideOf(doerOf(ahead.draft.script().back())));
    Draft without = ahead.draft;
    Json act = without.takeLastAct();
    if (!chooseAtPrice(without, act, *card, price))
        return false;
    for (const char *key : {"/host", "/zone", "/server", "/rezzed"})
        if (const Json *value = without.at(Draft::objectPath(*card) + key))
            ahead.draft.assume(Draft::objectPath(*card) + key, *value, howItLies(without, *card));
    ahead.draft.changeLastAct(std::move(act));
    ahead.speakOf(*card);
    const std::size_t begin = scene.at();
    ahead.doubts = ahead.doubts || !ahead.draft.cardOf(*card); // where it lies, nobody says
    scene = std::move(ahead);
    scene.addChip(ChipKind::Act, begin, chooseInWords(scene.draft, *card), {Draft::actPath(last)});
    return true;
}

} // namespace

bool readEffectTarget(Scene &scene)
{
    const auto &script = scene.draft.script();
    const bool isBehind = (scene.lastVerb == "use" || scene.lastVerb == "play") && !script.empty()
        && !doerOf(script.back()).empty() && !script.back().find("choose");
    if (scene.asks || scene.asksOn || !isBehind)
        return false;
    Scene ahead = scene;
    (void)ahead.takeWho();
    const auto price = takeTargetPrice(ahead);
    (void)ahead.take(TermKind::Link, "to");
    const bool isForfeit = ahead.take(TermKind::Verb, "forfeit");
    if (!isForfeit
        && (ahead.token().text.starts_with("pay") || !ahead.take(TermKind::Verb, "trash")))
        return false;
    return isCardNext(ahead) && !ahead.value(TermKind::It)
        && isSaidByVerb(scene.draft, script.back(), isForfeit)
        && chooseTarget(scene, ahead, price, isForfeit);
}

namespace {

/// "end the run", "the second sub": its number among those of that ice.
int takeSubOf(Scene &scene, const rulings::CardModel &ice)
{
    int wanted = 0;
    if (scene.take(TermKind::Place, "first"))
        wanted = 1;
    else if (scene.take(TermKind::Place, "other"))
        wanted = 2;
    if (wanted != 0)
        return scene.take(TermKind::Noun, "subroutines") ? wanted : 0;
    std::string_view operation;
    if (scene.take(TermKind::Moment, "run/run-over")
        || (scene.take(TermKind::Verb, "end") && scene.take(TermKind::Noun, "run")))
        operation = "end-run";
    else if (scene.take(TermKind::Verb, "trash") && scene.take(TermKind::Type))
        operation = "trash";
    (void)scene.take(TermKind::Noun, "subroutines");
    int number = 0;
    for (const rulings::Ability &ability : ice.abilities) {
        if (ability.kind() != rulings::AbilityKind::Subroutine)
            continue;
        ++number;
        if (!operation.empty() && does(ability, operation))
            return number;
    }
    return 0;
}

/// "(picks Rototurret's) end the run", "the second sub"
bool readSubPicked(Scene &scene)
{
    const auto &script = scene.draft.script();
    const Json *picked = script.empty() ? nullptr : script.back().find("pick");
    const auto *model =
        picked && picked->asString() ? scene.draft.modelOf(*picked->asString()) : nullptr;
    if (scene.asks || !model || model->type != rules::CardType::Ice)
        return false;
    Attempt attempt(scene);
    (void)scene.take(TermKind::Link, "of");
    const int number = takeSubOf(scene, *model);
    const Json option = Json::object({{"option", number}});
    constexpr int enough = 9; // of a secret bid before it
    Draft rich = scene.draft;
    rich.assumeCredits(enough);
    const auto options = optionsAt(rich, script.size());
    if (number == 0
        || std::ranges::find(options, option, &rulings::OfferedAct::json) == options.end())
        return false;
    const std::string path = Draft::actPath(script.size());
    scene.draft.play(option);
    scene.addChip(ChipKind::Act, attempt.begin(),
                  core::English::tr("subroutine {n} is chosen", {{"n", number}}), {path});
    return attempt.keep();
}

/// "I Inside Job past it", "(plays Inside Job) and bypasses it"
bool readBypassedByPlay(Scene &scene)
{
    const auto &script = scene.draft.script();
    const auto bypasses = [](const rulings::CardModel *model) {
        return model && std::ranges::any_of(model->abilities, [](const rulings::Ability &one) {
                   return does(one, "bypass");
               });
    };
    const auto runs = std::ranges::find_if(script, [&](const Json &act) {
        return act.find("play") && bypasses(scene.draft.modelOf(doerOf(act)));
    });
    const bool isEvent = !scene.card.empty() && script.empty()
        && scene.draft.typeOf(scene.card) == rules::CardType::Event;
    const bool isNamed =
        isEvent && bypasses(scene.draft.modelOf(scene.card)); // "I Inside Job past"
    if (scene.asks || scene.asksOn || (runs == script.end() && !isNamed))
        return false;
    const std::string card = isNamed ? scene.card : doerOf(*runs);
    Attempt attempt(scene);
    (void)scene.takeWho();
    scene.skipIdle();
    if (scene.token().text == "past")
        scene.skip();
    else if (!scene.take(TermKind::Verb, "bypass"))
        return false;
    (void)(scene.take(TermKind::It) || scene.take(TermKind::Type, "ice")
           || (isCardNext(scene) && takeCard(scene)));
    if (!scene.isAtClauseEnd())
        return false;
    scene.addChip(
        ChipKind::Happened, attempt.begin(),
        core::English::tr("{card} does that by itself", {{"card", scene.draft.nameOf(card)}}), {});
    return attempt.keep();
}

} // namespace

bool readEffectSaid(Scene &scene) { return readSubPicked(scene) || readBypassedByPlay(scene); }

} // namespace saying
