// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/clicking.h"

#include "core/english.h"
#include "core/text.h"
#include "rules/reference/word.h"
#include "rules/rulings/describing/card_described.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/lying.h"
#include "rules/saying/moments.h"
#include "rules/saying/pronouns.h"
#include "rules/saying/trying.h"
#include "rules/saying/typed_acts.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace saying {

using core::Json;
using rules::CardType;
using rules::Side;
using rulings::Ability;
using rulings::AbilityKind;

std::optional<SaidAct> takeClicked(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Noun, "clicks") || !isCardNext(scene))
        return std::nullopt;
    const auto card = takeCard(scene);
    const auto *model = scene.draft.modelOf(*card);
    const rules::CardType type = scene.draft.typeOf(*card);
    if (rules::isPlayed(type)) {
        auto played = actOn(scene, "play", *card); // "the Corp clicks Biotic Labor"
        if (played)
            attempt.keep();
        return played;
    }
    const auto may = model ? usable(*model) : Abilities();
    if (std::ranges::count_if(may, [](const Ability *one) { return one->cost.clicks > 0; }) != 1)
        return std::nullopt;
    const auto one =
        std::ranges::find_if(may, [](const Ability *use) { return use->cost.clicks > 0; });
    attempt.keep();
    scene.speakOf(*card);
    SaidAct said;
    said.acts.push_back(Json::object({{"use", *card + '#' + (*one)->id}}));
    said.by = scene.draft.sideOf(*card);
    said.says = useInWords(scene.draft, *card, (*one)->id);
    said.usualStep = usualStepOf(scene.draft, **one, said.by);
    return said;
}

bool takeUsed(Scene &scene)
{
    Attempt attempt(scene);
    const std::size_t begin = scene.at();
    (void)scene.take(TermKind::Verb, "take");
    scene.skipIdle();
    if (scene.token().text != "used" || scene.at() == begin) // "Hayley used Clone Chip"
        return false;
    scene.skip();
    return attempt.keep();
}

std::string wordsOfAbility(const Ability &ability)
{
    std::string words = ability.id;
    std::ranges::replace(words, '-', ' ');
    return words;
}

/// It is read in the letters of the line.
const Ability *takeNamed(Scene &scene, const std::string &card, const Abilities &abilities)
{
    const std::size_t begin = scene.token().span.begin;
    if (scene.isAtEnd() || begin == 0 || scene.line[begin - 1] != '(')
        return nullptr;
    const std::size_t end = scene.line.find(')', begin);
    if (end == std::string_view::npos)
        return nullptr;
    const std::string_view said = scene.line.substr(begin, end - begin);
    const auto named = std::ranges::find_if(abilities, [&](const Ability *ability) {
        return core::folded(abilityInWords(scene.draft, card, ability->id)) == core::folded(said);
    });
    if (named == abilities.end())
        return nullptr;
    while (!scene.isAtEnd() && scene.token().span.begin < end)
        scene.skip();
    return *named;
}

const Ability *takeAbility(Scene &scene, const Abilities &abilities)
{
    for (const Ability *ability : abilities) {
        std::string said; // an id may be more than one word
        for (std::size_t ahead = 0; !scene.token(ahead).text.empty(); ++ahead) {
            said += (ahead == 0 ? "" : " ") + scene.token(ahead).text;
            if (said == wordsOfAbility(*ability)) {
                scene.skip(ahead + 1);
                return ability;
            }
            if (said.size() > ability->id.size())
                break;
        }
    }
    return nullptr;
}

std::optional<std::string> clickedIce(const Scene &scene)
{
    if (!scene.value(TermKind::Number) && !scene.token().number && !scene.value(TermKind::Noun)
        && !scene.value(TermKind::Place) && !scene.token().isMark)
        return std::nullopt;
    std::vector<std::string> able = scene.draft.objects();
    std::erase_if(able,
                  [&](const std::string &one) { return scene.draft.typeOf(one) != CardType::Ice; });
    const std::string met = scene.draft.textAt("state/run/ice");
    if (!met.empty())
        return met;
    return able.size() == 1 ? std::optional(able.front()) : std::nullopt;
}

std::string usualStepOf(const Draft &draft, const Ability &ability, Side side)
{
    if (ability.kind() == AbilityKind::Prevent)
        return {};
    if (rulings::isMetBy(ability, rulings::EventKind::Encountered))
        return "run/encounter";
    if (rulings::isMetBy(ability, rulings::EventKind::Accessed))
        return "run/access";
    const bool corp = side == Side::Corp;
    if (rulings::isMetBy(ability, rulings::EventKind::TurnBegins))
        return corp ? "corp-turn/turn-begins" : "runner-turn/turn-begins";
    if (const std::string ice = draft.textAt("state/run/ice");
        (does(ability, "modify") || does(ability, "bypass")) && !ice.empty()) {
        const Json *rezzed = draft.at(Draft::objectPath(ice) + "/rezzed");
        const bool isMet = !rezzed || *rezzed != Json(false); // unrezzed it is not encountered
        return isMet ? "run/break-window" : "run/approach-paid";
    }
    if (ability.cost.clicks > 0)
        return corp ? "corp-turn/take-actions" : "runner-turn/take-actions";
    if (draft.at("state/run"))
        return "run/server-paid";
    return corp ? "corp-turn/begin-window" : "runner-turn/begin-window";
}

bool takeClicksForSubs(Scene &scene)
{
    Attempt attempt(scene);
    if (Attempt to(scene); scene.take(TermKind::Verb, "spend")) {
        const auto number = scene.takeNumber(); // "spends both to click through"
        (void)scene.take(TermKind::Noun, "clicks");
        if (number && scene.take(TermKind::Link, "to")
            && scene.take(TermKind::Verb, "click-through"))
            return to.keep() && attempt.keep();
    }
    if (!scene.take(TermKind::Verb, "spend") || !scene.takeNumber()
        || !scene.take(TermKind::Noun, "clicks")
        || !(scene.take(TermKind::Link, "for") || scene.take(TermKind::Link, "on")))
        return false;
    Scene ahead = scene;
    (void)ahead.takeNumber();
    (void)ahead.take(TermKind::Place, "all");
    return ahead.take(TermKind::Noun, "subroutines") && attempt.keep();
}

std::optional<SaidAct> takeClicksOnIce(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Verb, "spend"))
        return std::nullopt;
    const bool isBoth = scene.token().text == "both";
    if (isBoth)
        scene.skip();
    const int clicks = isBoth ? 2 : scene.takeNumber().value_or(1); // "the click"
    if (!scene.take(TermKind::Noun, "clicks")
        || !(scene.take(TermKind::Link, "on") || scene.take(TermKind::Link, "for"))
        || !isCardNext(scene))
        return std::nullopt;
    const auto ice = takeCard(scene, fitsVerb("break"));
    const auto *model = ice ? scene.draft.modelOf(*ice) : nullptr;
    Abilities may = model ? usableTo(*model, "break") : Abilities();
    std::erase_if(may, [](const Ability *one) { return one->cost.clicks < 1; });
    if (may.size() != 1 || scene.draft.typeOf(*ice) != CardType::Ice || !scene.isAtClauseEnd())
        return std::nullopt;
    if (scene.draft.textAt("state/run/ice").empty() && scene.draft.script().empty()) {
        meet(scene, *ice);
        scene.draft.tell("state/run/ice", *ice);
        (void)applyFlag(scene.draft, *ice, "rezzed");
    }
    SaidAct said;
    for (int sub = 1; sub <= clicks; ++sub)
        said.acts.push_back(Json::object(
            {{"use", *ice + '#' + may.front()->id}, {"break", Json(Json::Array{sub})}}));
    said.says = core::English::tr(
        "{card} breaks {n} subroutine of {ice}", "{card} breaks {n} subroutines of {ice}", clicks,
        {{"card", scene.draft.nameOf(*ice)}, {"ice", scene.draft.nameOf(*ice)}});
    said.usualStep = "run/break-window";
    scene.doubts = true; // which of them, nobody says
    attempt.keep();
    return said;
}

bool isPersonOfCard(const Scene &scene)
{
    return !scene.card.empty() && scene.value(TermKind::Person)
        && (scene.token().text == "her" || scene.token().text == "him");
}

std::optional<std::string> takeUsedCard(Scene &scene)
{
    if (!isPersonOfCard(scene))
        return takeCard(scene);
    scene.skip();
    scene.doubts = true;
    return scene.card;
}

namespace {

/// The card goes with it: what is "popped" does not stay.
bool usesUp(const Ability &ability)
{
    return ability.cost.trashSelf || ability.cost.removeSelf || ability.cost.forfeitSelf;
}

/// "pops", "sacs": not only "uses".
bool isUsedUp(const Scene &scene)
{
    constexpr std::array<std::string_view, 12> words{"pop",   "pops",   "popped",    "popping",
                                                     "sac",   "sacs",   "sacrifice", "sacrifices",
                                                     "crack", "cracks", "cracked",   "sacked"};
    for (std::size_t at = scene.at(); at-- > 0 && !scene.tokens()[at].isMark;)
        if (std::ranges::find(words, scene.tokens()[at].text) != words.end())
            return true;
    return false;
}

bool doesAny(const std::vector<rulings::Effect> &effects, std::string_view stem)
{
    return std::ranges::any_of(effects, [&](const rulings::Effect &effect) {
        const std::string word(effect.op ? wordOf(effect.op) : std::string_view());
        return rules::stem(word) == stem || doesAny(effect.then, stem);
    });
}

/// "(to prevent) brain damage", and it prevents such damage.
bool preventsSaid(const Token &token, const Ability &ability)
{
    const auto *own = ability.asIf<rulings::PreventAbility>();
    return own && std::ranges::any_of(own->damages, [&](rulings::Damage kind) {
               const std::string word(core::toWord(rulings::damageWords, kind));
               return token.is(TermKind::Noun, word + "-damage");
           });
}

/// What is said behind it up to the end of the sentence is what that ability does.
bool isSaidToDo(const Scene &scene, const Ability &ability)
{
    for (std::size_t ahead = 0; !scene.token(ahead).text.empty() && !scene.token(ahead).ends();
         ++ahead) {
        if (scene.token(ahead).card)
            continue;
        const std::string stem = rules::stem(scene.token(ahead).text);
        if (stem == rules::stem(ability.id) || doesAny(ability.effects, stem)
            || preventsSaid(scene.token(ahead), ability)
            || (scene.token(ahead).is(TermKind::Verb, "prevent")
                && ability.kind() == AbilityKind::Prevent))
            return true;
    }
    return false;
}

/// No action is taken there.
bool isInRun(const Draft &draft)
{
    if (draft.script().empty())
        return draft.at("state/run") != nullptr;
    Draft paid = draft;
    constexpr int enough = 20; // where nobody told how many there are
    paid.assumeCredits(enough);
    const auto now = presentOf(paid);
    return now && now->table.run;
}

bool canBeUsedNow(const Scene &scene, const std::string &card, const Ability &ability)
{
    const char *verb = ability.kind() == rulings::AbilityKind::Prevent ? "respond" : "use";
    return canBePlayed(scene.draft, {Json::object({{verb, card + '#' + ability.id}})});
}

/// It prevents what the last act would do.
bool answersNow(const Scene &scene, const std::string &card, const Ability &ability)
{
    return !scene.asks && !scene.draft.script().empty()
        && ability.kind() == rulings::AbilityKind::Prevent && canBeUsedNow(scene, card, ability);
}

} // namespace

Abilities meantOf(Scene &scene, const std::string &card, Abilities abilities)
{
    if (const Ability *named = takeNamed(scene, card, abilities))
        return {named};
    if (const Ability *named = takeAbility(scene, abilities))
        return {named};
    const auto only = [&](auto fits) -> const Ability * {
        if (std::ranges::count_if(abilities, fits) != 1)
            return nullptr;
        return *std::ranges::find_if(abilities, fits);
    };
    if (abilities.size() < 2)
        return abilities;
    if (isInRun(scene.draft))
        std::erase_if(abilities, [](const Ability *one) { return one->cost.clicks > 0; });
    if (abilities.size() == 1) {
        scene.doubts = true;
        return abilities;
    }
    const Ability *meant = only([&](const Ability *one) { return isSaidToDo(scene, *one); });
    if (!meant) // "…trashes Kati, I pop Fall Guy"
        meant = only([&](const Ability *one) { return answersNow(scene, card, *one); });
    if (!meant && isUsedUp(scene))
        meant = only([](const Ability *one) { return usesUp(*one); });
    if (!meant && !scene.asks) // "I use Film Critic": the others cannot be used then
        meant = only([&](const Ability *one) { return canBeUsedNow(scene, card, *one); });
    if (!meant)
        return abilities;
    scene.doubts = true;
    return {meant};
}

namespace {

/// Short names of abilities tell who does not know the card little.
std::string withWhatItDoes(const Draft &draft, const std::string &card, const Ability &ability)
{
    const std::string used = useInWords(draft, card, ability.id);
    const auto described = rulings::describeCard(*draft.modelOf(card)).clauses;
    const auto clause =
        std::ranges::find(described, ability.id, &rulings::DescribedClause::ability);
    return clause == described.end()
        ? used
        //: an act, and what it does
        : core::English::tr("{act} – {what}", {{"act", used}, {"what", clause->text}});
}

} // namespace

bool isOtherThanChosen(const Draft &draft, const std::string &card)
{
    const auto &script = draft.script();
    const Json *chosen = script.empty() ? nullptr : script.back().find("pick");
    return chosen && *chosen != Json(card) && draft.sideOf(card) == rules::Side::Runner;
}

SaidAct askWhich(const Draft &draft, const std::string &card, const Abilities &may)
{
    SaidAct said;
    said.by = draft.sideOf(card);
    const std::string name = draft.nameOf(card);
    const bool isMet = !draft.textAt("state/run/ice").empty();
    for (const Ability *ability : may)
        if (isMet || !does(*ability, "break")) // there has to be something to break
            said.offers.push_back(
                {withWhatItDoes(draft, card, *ability),
                 *typedAct(draft, Json::object({{"use", card + '#' + ability->id}}))});
    said.says = core::English::tr("Which ability of {card}?", {{"card", name}});
    said.isOpen = true;
    return said;
}

} // namespace saying
