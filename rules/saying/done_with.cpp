// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/done_with.h"

#include "core/english.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/operations/operation.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/clicking.h"
#include "rules/saying/effects_told.h"
#include "rules/saying/trying.h"
#include "rules/saying/uses.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::Json;

namespace {

struct Doing {
    std::string_view verb;      ///< of the tables of words
    std::string_view operation; ///< of the card language
};

constexpr std::array<Doing, 5> doings{{{"purge", "purge"},
                                       {"draw", "draw"},
                                       {"gain-credit", "gain-credits"},
                                       {"remove-tag", "remove-tags"},
                                       {"end", "end-run"}}};

bool canDo(const Draft &draft, const std::string &card, std::string_view operation)
{
    const auto *model = draft.modelOf(card);
    return model && std::ranges::any_of(usable(*model), [&](const rulings::Ability *ability) {
               return does(*ability, operation);
           });
}

/// That does it: as the card is accessed, where it is.
const rulings::Ability *abilityThatDoes(const Draft &draft, const std::string &card,
                                        std::string_view operation)
{
    const auto *model = draft.modelOf(card);
    Abilities may = model ? usable(*model) : Abilities();
    const bool isAccessed = draft.isAccessed(card);
    std::erase_if(may, [&](const rulings::Ability *one) { return !does(*one, operation); });
    if (may.size() > 1)
        std::erase_if(may, [&](const rulings::Ability *one) {
            return rulings::isMetBy(*one, rulings::EventKind::Accessed) != isAccessed;
        });
    return may.size() == 1 ? may.front() : nullptr;
}

} // namespace

SaidAct usedBy(Scene &scene, const std::string &card, const rulings::Ability &ability)
{
    SaidAct said;
    said.by = scene.draft.sideOf(card);
    said.verb = "use";
    said.acts.push_back(Json::object({{"use", card + '#' + ability.id}}));
    said.says = useInWords(scene.draft, card, ability.id);
    said.usualStep = usualStepOf(scene.draft, ability, said.by);
    scene.speakOf(card);
    return said;
}

std::optional<SaidAct> takeDoneWith(Scene &scene, const std::string &verb)
{
    const auto doing = std::ranges::find(doings, verb, &Doing::verb);
    Attempt attempt(scene);
    if (doing == doings.end()
        || !(scene.take(TermKind::Link, "with") || scene.take(TermKind::Link, "by"))
        || !isCardNext(scene))
        return std::nullopt;
    const auto card = takeCard(scene, [&](const Draft &draft, const std::string &one) {
        return canDo(draft, one, doing->operation);
    });
    const auto *ability = card ? abilityThatDoes(scene.draft, *card, doing->operation) : nullptr;
    if (!ability)
        return std::nullopt;
    attempt.keep();
    return usedBy(scene, *card, *ability);
}

std::optional<SaidAct> takeUsedTo(Scene &scene, const std::string &card)
{
    skipInsteadOfAccess(scene);
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "to"))
        return std::nullopt;
    for (const Doing &doing : doings) {
        const auto *ability = abilityThatDoes(scene.draft, card, doing.operation);
        if (!ability || !scene.take(TermKind::Verb, doing.verb))
            continue;
        (void)scene.take(TermKind::Noun, "run"); // "end the run"
        attempt.keep();
        return usedBy(scene, card, *ability);
    }
    return std::nullopt;
}

void takeWhatIsPrevented(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "to") || !scene.take(TermKind::Verb, "prevent"))
        return;
    if (Attempt one(scene); scene.takeNumber() == 1 && scene.take(TermKind::Link, "of")
        && scene.takeNumber()) // "one of the four net damage"
        one.keep();
    (void)(scene.take(TermKind::It) || scene.takeWho() || scene.take(TermKind::Noun)
           || scene.take(TermKind::Zone, "discard")); // "the trash"
    attempt.keep();
    if (Attempt from(scene); scene.take(TermKind::Link, "from") && isCardNext(scene))
        from.keep(); // the card that does it is told of, too
}

std::optional<SaidAct> preventsByItself(Scene &scene, const std::string &card,
                                        const rulings::Ability &ability)
{
    const auto *prevents = ability.asIf<rulings::PreventAbility>();
    if (!prevents || !prevents->mandatory || scene.asks || scene.draft.script().empty())
        return std::nullopt;
    takeWhatIsPrevented(scene);
    (void)(scene.takeNumber() || scene.take(TermKind::Place, "all"));
    (void)scene.take(TermKind::Noun); // "the damage"
    SaidAct said;
    said.by = scene.draft.sideOf(card);
    said.says =
        core::English::tr("{card} does that by itself", {{"card", scene.draft.nameOf(card)}});
    scene.speakOf(card);
    return said;
}

namespace {

/// The card behind "from"; of "the 2" without a word the only one that credits were told to lie on.
std::optional<std::string> takeHolderOfCredits(Scene &scene, bool isCounted, bool isAll)
{
    if (scene.take(TermKind::Link, "from"))
        return isCardNext(scene) ? takeCard(scene) : std::nullopt;
    std::size_t at = scene.at();
    while (at > 0 && !scene.tokens()[at - 1].isMark && scene.tokens()[at - 1].text != "the")
        --at;
    const bool isThe = at > 0 && scene.tokens()[at - 1].text == "the";
    std::vector<std::string> able;
    for (const std::string &object : scene.draft.objects())
        if (const auto *model = scene.draft.modelOf(object); model
            && scene.draft.at(Draft::objectPath(object) + "/counters/credits")
            && std::ranges::any_of(model->abilities, [](const rulings::Ability &one) {
                                                                 return does(one, "take-credits");
                                                             }))
            able.push_back(object);
    return isCounted && (isThe || isAll) && able.size() == 1 ? std::optional(able.front())
                                                             : std::nullopt;
}

} // namespace

std::optional<SaidAct> takeCreditsFrom(Scene &scene)
{
    Attempt attempt(scene);
    const bool isAll = scene.take(TermKind::Place, "all");
    const auto number = scene.takeNumber();
    (void)scene.take(TermKind::Noun, "credits");
    const auto card = takeHolderOfCredits(scene, number.has_value(), isAll);
    if (!card)
        return std::nullopt;
    const auto *model = scene.draft.modelOf(*card);
    std::vector<const rulings::Ability *> able;
    for (const rulings::Ability &ability :
         model ? std::span(model->abilities) : std::span<const rulings::Ability>())
        if (does(ability, "take-credits"))
            able.push_back(&ability);
    if (able.size() != 1)
        return std::nullopt;
    SaidAct said = usedBy(scene, *card, *able.front());
    // It takes so many, or all there are.
    const auto there = scene.draft.numberAt(Draft::objectPath(*card) + "/counters/credits");
    for (const rulings::Effect &effect : able.front()->effects)
        if (number && effect.op && effect.op->word == "take-credits") {
            const int takes = effect.amount.plus > 0 ? effect.amount.plus : there.value_or(*number);
            scene.doubts = scene.doubts || takes != *number;
        }
    // How many they are is decided where the card does not say it.
    if (Json spent = Json::object({{"spend", number.value_or(0)}});
        number && canBePlayed(scene.draft, {said.acts.front(), spent}))
        said.acts.push_back(std::move(spent));
    skipInsteadOfAccess(scene);
    attempt.keep();
    return said;
}

namespace {

/// "(trashes Deus X) for the AP sub": to break, as a doubt.
bool skipForSubs(Scene &scene)
{
    constexpr std::size_t most = 5;
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "for"))
        return false;
    for (std::size_t word = 0; word < most; ++word, scene.skip()) {
        if (scene.isAtMark())
            return false;
        if (scene.take(TermKind::Noun, "subroutines"))
            return scene.doubts = attempt.keep();
    }
    return false;
}

} // namespace

std::optional<SaidAct> takeSacrificed(Scene &scene, const std::string &card)
{
    Attempt attempt(scene);
    std::optional<SaidAct> said;
    if (scene.take(TermKind::Link, "to")) {
        if (scene.take(TermKind::Verb, "break"))
            said = takeUseOf(scene, card, "break");
        else if (scene.take(TermKind::Verb, "bypass") || scene.take(TermKind::Verb, "pass"))
            said = takeUseOf(scene, card, "bypass");
    }
    if (!said) {
        scene.goTo(attempt.begin());
        said = skipForSubs(scene) ? takeUseOf(scene, card, "break")
                                  : takeUseOf(scene, card, "sacrifice");
    }
    const auto &script = scene.draft.script();
    const bool isSaving = !script.empty() && script.back().find("respond");
    if (said && said->isOpen && isSaving) // "trashes Decoy and then Fall Guy": from that
        said = takeUseOf(scene, card, "prevent");
    if (!said || said->isOpen)
        return std::nullopt;
    attempt.keep();
    takeWhatIsPrevented(scene);
    said->verb = "use"; // what it is used for may stand behind it
    return said;
}

bool isByCard(const Scene &scene, std::string_view verb)
{
    const bool isDraw = verb == "draw";
    Scene ahead = scene;
    const bool isLinked = ahead.take(TermKind::Link, "for") || ahead.take(TermKind::Link, "from")
        || ahead.take(TermKind::Link, "with") || ahead.take(TermKind::Link, "by");
    ahead.skipIdle();
    if (!(isDraw || verb == "gain-credit") || !isLinked || !isCardNext(ahead)
        || ahead.value(TermKind::It))
        return false;
    const auto card = takeCard(ahead);
    const auto *model = card ? ahead.draft.modelOf(*card) : nullptr;
    return model && std::ranges::any_of(model->abilities, [&](const rulings::Ability &one) {
               return isDraw ? does(one, "draw")
                             : does(one, "gain-credits") || does(one, "take-credits");
           });
}

} // namespace saying
