// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/counters.h"

#include "core/english.h"
#include "rules/rulings/operations/operation.h"
#include "rules/saying/cards.h"
#include "rules/saying/carrying.h"
#include "rules/saying/counters_put.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using rules::CardType;

namespace {

bool takesCredits(const std::vector<rulings::Effect> &effects)
{
    return std::ranges::any_of(effects, [](const rulings::Effect &effect) {
        return (effect.op && effect.op->word == "take-credits") || takesCredits(effect.then);
    });
}

bool holdsCredits(const Draft &draft, const std::string &object)
{
    const rulings::CardModel *model = draft.modelOf(object);
    if (!model)
        return false;
    if (model->recurring.there)
        return true;
    const bool mayHold = draft.typeOf(object) == CardType::Resource
        || draft.typeOf(object) == CardType::Asset || draft.typeOf(object) == CardType::Program;
    return std::ranges::any_of(model->abilities,
                               [](const rulings::Ability &ability) {
                                   return takesCredits(ability.effects)
                                       || (!ability.cost.counters.isZero()
                                           && ability.cost.counter == rulings::Counter::Credit);
                               })
        || (mayHold && model->modelled == rulings::Modelled::None);
}

/// What "counters" are on such a card.
std::string usualCounter(const Draft &draft, const std::string &object, bool asked)
{
    const rulings::CardModel *model = draft.modelOf(object);
    if (draft.typeOf(object) == CardType::Agenda) {
        const bool isScored = draft.textAt(Draft::objectPath(object) + "/zone").ends_with("area")
            || (asked && draft.hasAct("score", object));
        return isScored ? "agenda" : "advancement";
    }
    if (model)
        for (const rulings::Ability &ability : model->abilities)
            if (!ability.cost.counters.isZero())
                return std::string(core::toWord(rulings::counterWords, ability.cost.counter));
    if (model && std::ranges::find(model->subtypes, "Virus") != model->subtypes.end())
        return "virus";
    const CardType type = draft.typeOf(object);
    if (rules::isPlayed(type) || type == CardType::Identity)
        return {};
    const bool isAdvanced = model ? model->canBeAdvanced : type == CardType::Ice;
    return isAdvanced ? "advancement" : type == CardType::Ice ? "" : "power";
}

std::string countersInWords(const Draft &draft, const std::string &object, int number,
                            const std::string &kind)
{
    return English::tr("{card}: {number} {kind}",
                       {{"card", draft.nameOf(object)}, {"number", number}, {"kind", kind}});
}

/// "on it", "on her", "on the parasite" behind a number of counters.
bool takeOnIt(Scene &scene, const std::string &object)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "on"))
        return false;
    const auto card = scene.draft.cardOf(object);
    if (!scene.take(TermKind::It)) {
        if (scene.value(TermKind::Person))
            scene.skip();
        else if (card && scene.token().card == card)
            scene.skip();
        else
            return false;
    }
    return attempt.keep();
}

} // namespace

Chip &tellCounters(Scene &scene, std::size_t begin, const std::string &object, int number,
                   const std::string &kind)
{
    const std::string path = Draft::objectPath(object) + "/counters/" + kind;
    scene.draft.tell(path, number);
    return scene.addChip(ChipKind::Number, begin,
                         countersInWords(scene.draft, object, number, kind), {path});
}

std::string counterKind(const Draft &draft, const std::string &object, const std::string &noun,
                        bool asked)
{
    if (noun == "advancement") // no card of the Runner is
        return draft.sideOf(object) == rules::Side::Runner ? std::string() : noun;
    if (noun == "virus" || noun == "power" || noun == "agenda")
        return noun;
    if (noun == "counters")
        return usualCounter(draft, object, asked);
    return noun == "credits" && holdsCredits(draft, object) ? noun : std::string();
}

namespace {

/// The same counters on the other cards that can have some.
void offerCarriers(const Draft &draft, Chip &chip, const std::string &object, int number)
{
    for (const std::string &other : otherCarriers(draft, object))
        if (const std::string kind = counterKind(draft, other, "counters"); !kind.empty())
            chip.offers.push_back(
                {countersInWords(draft, other, number, kind),
                 std::to_string(number) + ' ' + kind + " counters on " + draft.nameOf(other)});
}

/// "counters", or what "8 on it" are; not those of "a 3-advancement agenda".
std::optional<std::string> takeCounted(Scene &scene, const std::string &object, int number)
{
    if (isOfItsPlayer(scene, object, number))
        return std::nullopt;
    const auto noun = scene.take(TermKind::Noun);
    Scene ahead = scene;
    if (noun ? scene.value(TermKind::Type) && !scene.token().card : !takeOnIt(ahead, object))
        return std::nullopt;
    const bool isMoney = !counterKind(scene.draft, object, "credits").empty();
    return noun ? noun : std::optional<std::string>(isMoney ? "credits" : "counters");
}

} // namespace

namespace {

/// Of the card, or of the one it stands on; credits also where its text has none.
std::string kindSaid(Scene &scene, std::string &object, const std::string &noun)
{
    std::string kind = counterKind(scene.draft, object, noun);
    const std::string host = scene.draft.textAt(Draft::objectPath(object) + "/host");
    if (kind.empty() && !host.empty()) // "tinkering on wendigo with 1 token": of the ice
        kind = counterKind(scene.draft, object = host, noun);
    Scene ahead = scene;
    if (!kind.empty() || noun != "credits" || !takeOnIt(ahead, object))
        return kind;
    scene.doubts = true;
    return noun;
}

} // namespace

bool takeCounters(Scene &scene, const std::string &spoken)
{
    std::string object = carrierMeant(scene.draft, spoken);
    Attempt attempt(scene);
    const std::string host = scene.draft.textAt(Draft::objectPath(object) + "/host");
    std::optional<int> number;
    std::string noun;
    std::string kind;
    if (scene.take(TermKind::Flag, "advanced")) {
        number = scene.takeNumber();
        kind = "advancement";
        if (!number && scene.take(TermKind::Place, "twice"))
            number = 2;
        if (!number)
            return false;
        (void)scene.take(TermKind::Place, "times");
    } else {
        skipAllOf(scene);
        number = scene.takeNumber();
        const auto counted = number ? takeCounted(scene, object, *number) : std::nullopt;
        if (!counted)
            return false;
        noun = *counted;
        kind = kindSaid(scene, object, noun);
    }
    const bool isLoose = noun == "counters";
    if (kind.empty())
        return false;
    attempt.keep();
    // "parasite on ice wall with 2 counters": those of the ice?
    const auto *hosting = host.empty() ? nullptr : scene.draft.modelOf(host);
    scene.doubts = scene.doubts
        || (hosting && hosting->canBeAdvanced
            && scene.tokens()[scene.at() - 1].is(TermKind::Noun, "counters"));
    (void)takeOnIt(scene, object);
    if (isLoose)
        scene.looseCounters = object;
    const bool isOpen = isLoose && scene.draft.typeOf(object) == CardType::Agenda
        && !scene.draft.at(Draft::objectPath(object) + "/zone");
    const auto title = scene.draft.cardOf(object);
    scene.doubts = scene.doubts || isOpen // of one that is advanced, or of one that is scored
        || (isLoose && !mayCarryKind(scene.draft, object, kind)) || object != spoken
        || (title && scene.draft.copiesOf(*title).size() > 1);
    Chip &chip = tellCounters(scene, attempt.begin(), object, *number, kind);
    if (isLoose)
        offerCarriers(scene.draft, chip, object, *number);
    return true;
}

void mendCounters(Scene &scene, const std::string &object)
{
    const std::string path = Draft::objectPath(object);
    const std::string counters = path + "/counters/advancement";
    if (scene.looseCounters != object
        || !scene.draft.textAt(path + "/zone").ends_with("score-area"))
        return;
    scene.looseCounters.clear();
    const auto number = scene.draft.numberAt(counters);
    if (!number)
        return;
    scene.draft.remove(counters);
    scene.draft.tell(path + "/counters/agenda", *number);
    for (Chip &chip : scene.chips)
        if (chip.tells(counters)) {
            chip.paths = {path + "/counters/agenda"};
            chip.guessed = false;
            chip.says = countersInWords(scene.draft, object, *number, "agenda");
        }
}

namespace {

/// "1 datasucker token", "two medium counters"
bool readNamedCounters(Scene &scene)
{
    Attempt attempt(scene);
    const auto number = scene.takeNumber();
    scene.skipIdle();
    if (!number || !scene.token().card || !scene.token(1).value(TermKind::Noun)
        || scene.value(TermKind::Noun))
        return false;
    const auto object = takeCard(scene);
    const auto noun = scene.take(TermKind::Noun);
    const std::string kind =
        object && noun ? counterKind(scene.draft, *object, *noun) : std::string();
    if (kind.empty())
        return false;
    (void)takeOnIt(scene, *object);
    tellCounters(scene, attempt.begin(), *object, *number, kind);
    return attempt.keep();
}

} // namespace

bool readCounters(Scene &scene)
{
    std::size_t before = scene.at();
    while (before > 0 && scene.tokens()[before - 1].isIdle())
        --before;
    if (before > 0 && isPutThen(scene, scene.tokens()[before - 1]))
        return false;
    if (readNamedCounters(scene))
        return true;
    {
        Attempt attempt(scene);
        (void)scene.takeWho();
        const bool has = scene.take(TermKind::Have, "has"); // "he is down to 2 on Crypsis"
        const auto number = scene.takeNumber();
        const bool isOnIt = has && scene.token(2).value(TermKind::It);
        const auto noun = number && !isOnIt ? scene.take(TermKind::Noun) : std::nullopt;
        if (noun && scene.take(TermKind::Link, "on") && isCardNext(scene)) {
            Scene ahead = scene;
            const auto object = takeCard(ahead);
            const std::string kind =
                object ? counterKind(ahead.draft, *object, *noun) : std::string();
            if (!kind.empty()) {
                const auto target = takeCard(scene);
                scene.doubts = scene.doubts || !mayCarryKind(scene.draft, *target, kind);
                tellCounters(scene, attempt.begin(), *target, *number, kind);
                return attempt.keep();
            }
        }
    }
    if (scene.card.empty() || (before > 0 && scene.tokens()[before - 1].is(TermKind::Verb, "take")))
        return false; // "takes four credits"
    Attempt attempt(scene);
    (void)scene.take(TermKind::It);
    (void)scene.take(TermKind::Have, "has");
    (void)scene.take(TermKind::Link, "with");
    return takeCounters(scene, scene.card) && attempt.keep();
}

bool tellAdvances(Scene &scene, const std::string &object)
{
    const auto *model = scene.draft.modelOf(object);
    if (scene.draft.typeOf(object) != CardType::Agenda && !(model && model->canBeAdvanced))
        return false;
    int times = 1;
    if (scene.take(TermKind::Place, "twice")) {
        times = 2;
    } else if (!scene.take(TermKind::Place, "once")) {
        Attempt attempt(scene);
        const auto number = scene.takeNumber();
        if (number && scene.take(TermKind::Place, "times")) {
            times = *number;
            attempt.keep();
        } else {
            return true; // how often, its counters may say
        }
    }
    scene.draft.tell(Draft::objectPath(object) + "/counters/advancement", times);
    return true;
}

bool takeStrengthOf(Scene &scene, const std::string &object)
{
    const auto *model = scene.draft.modelOf(object);
    const rulings::ConstantAbility *grows = nullptr;
    for (const rulings::Ability &ability :
         model ? std::span(model->abilities) : std::span<const rulings::Ability>())
        if (const auto *own = ability.asIf<rulings::ConstantAbility>(); own
            && rulings::modifies(ability, rulings::Value::Strength)
            && own->by.of == rulings::Amount::Of::Counters)
            grows = own;
    const bool isBehind = scene.at() > 0 && scene.tokens()[scene.at() - 1].text == "at";
    const auto number = scene.token().number;
    if (!grows || !isBehind || !number || model->strength.value_or(0) != 0
        || (scene.token(1).value(TermKind::Noun) && !scene.token(1).is(TermKind::Noun, "strength")))
        return false;
    const std::size_t begin = scene.at();
    scene.skip();
    (void)scene.take(TermKind::Noun, "strength");
    const std::string kind(core::toWord(rulings::counterWords, grows->by.counter));
    const std::string path = Draft::objectPath(object) + "/counters/" + kind;
    scene.draft.tell(path, *number);
    scene.addChip(ChipKind::Number, begin, countersInWords(scene.draft, object, *number, kind),
                  {path});
    return true;
}

bool readNthCounter(Scene &scene)
{
    constexpr std::array<std::string_view, 5> verbs{"put", "puts", "placed", "places", "adds"};
    constexpr std::array<std::pair<std::string_view, int>, 10> nth{{{"second", 2},
                                                                    {"2nd", 2},
                                                                    {"third", 3},
                                                                    {"3rd", 3},
                                                                    {"fourth", 4},
                                                                    {"4th", 4},
                                                                    {"fifth", 5},
                                                                    {"5th", 5},
                                                                    {"sixth", 6},
                                                                    {"6th", 6}}};
    Attempt attempt(scene);
    const bool isByRun = scene.take(TermKind::Noun, "run") || scene.take(TermKind::Verb, "run");
    if (!isByRun)
        (void)scene.takeWho();
    while (scene.token().isIdle() || scene.token().text == "just")
        scene.skip();
    if (scene.asks || std::ranges::find(verbs, scene.token().text) == verbs.end())
        return false;
    scene.skip();
    while (scene.token().isIdle())
        scene.skip();
    std::string said = scene.token().text;
    if (said.starts_with("the "))
        said.erase(0, said.find(' ') + 1);
    const auto number = std::ranges::find(nth, said, &std::pair<std::string_view, int>::first);
    if (number == nth.end())
        return false;
    scene.skip();
    const auto noun = scene.take(TermKind::Noun);
    if (!noun || !scene.take(TermKind::Link, "on") || !isCardNext(scene))
        return false;
    const auto card = takeCard(scene);
    const std::string kind = card ? counterKind(scene.draft, *card, *noun) : std::string();
    if (kind.empty())
        return false;
    const std::string path = Draft::objectPath(*card) + "/counters/" + kind;
    // One comes of the run that is looked at.
    const int before = isByRun ? number->second - 1 : number->second;
    scene.doubts = scene.doubts || isByRun;
    scene.draft.tell(path, before);
    scene.addChip(
        ChipKind::Number, attempt.begin(),
        English::tr("{card}: {number} {kind}",
                    {{"card", scene.draft.nameOf(*card)}, {"number", before}, {"kind", kind}}),
        {path});
    return attempt.keep();
}

} // namespace saying
