// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/number_remarks.h"

#include "core/english.h"
#include "rules/cards/card_library.h"
#include "rules/rulings/language/card_models.h"
#include "rules/saying/abilities.h"
#include "rules/saying/asked_clause.h"
#include "rules/saying/cards.h"
#include "rules/saying/counters.h"
#include "rules/saying/evidence.h"
#include "rules/saying/numbers.h"
#include "rules/saying/told_of.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using rules::Side;

bool isOfCourse(const Scene &scene)
{
    const std::string &text = scene.token().text;
    return text == "later" || text == "ago" || text == "earlier" || text == "before"
        || text == "afterwards";
}

bool isOnCardNext(const Scene &scene, const std::string &noun)
{
    Scene ahead = scene;
    if (!ahead.take(TermKind::Link, "on") || !isCardNext(ahead) || ahead.value(TermKind::It))
        return false;
    const auto card = takeCard(ahead);
    return card && !counterKind(ahead.draft, *card, noun).empty();
}

bool isOfSeveral(const Scene &scene, std::size_t begin)
{
    bool isOf = false; // "the first of my two cards"
    for (std::size_t at = begin; at < scene.tokens().size() && scene.tokens()[at].isIdle(); ++at)
        isOf = isOf || scene.tokens()[at].text.starts_with("of ");
    while (begin > 0 && scene.tokens()[begin - 1].isIdle())
        isOf = scene.tokens()[--begin].text.starts_with("of ") || isOf;
    if (isOf && begin > 0) {
        const Token &which = scene.tokens()[begin - 1];
        return which.number || which.value(TermKind::Number) || which.value(TermKind::Place);
    }
    if (begin < 2 || !scene.tokens()[begin - 1].is(TermKind::Link, "of"))
        return false;
    const Token &which = scene.tokens()[begin - 2];
    return which.number || which.value(TermKind::Number) || which.value(TermKind::Place);
}

bool readGettingBehind(Scene &scene, std::size_t begin)
{
    constexpr std::array<std::string_view, 7> words{"getting", "gets",   "get", "gaining",
                                                    "gains",   "gained", "gain"};
    Attempt attempt(scene);
    scene.skipIdle();
    if (scene.token().text == "that" || scene.token().text == "which")
        scene.skip();
    const bool isOfWho = scene.takeWho().has_value();
    scene.skipIdle();
    if (!isOfWho || std::ranges::find(words, scene.token().text) == words.end())
        return false;
    scene.skip();
    scene.addChip(ChipKind::Number, begin, English::tr("what the acts bring is left to the game"),
                  {});
    scene.chips.back().guessed = true;
    return attempt.keep();
}

bool isCountedOnCard(const Scene &scene)
{
    Scene ahead = scene;
    const auto noun = ahead.takeNumber() ? ahead.take(TermKind::Noun) : std::nullopt;
    return noun && isOnCardNext(ahead, *noun);
}

std::optional<Who> ownerSaidIn(const Scene &scene, std::size_t token)
{
    const std::string &text = scene.tokens()[token].text;
    const auto has = [&](std::string_view word) { return text.find(word) != std::string::npos; };
    const Derived &me = scene.subjects.me();
    const Derived &other = scene.subjects.other();
    if (has("my ") && me.side)
        return Who{me.side, !me.isSure, true};
    if ((has("his ") || has("her ") || has("their ")) && me.isThere && other.side)
        return Who{other.side, !other.isSure};
    return std::nullopt;
}

bool isOfOther(const std::optional<Who> &who, std::string_view noun)
{
    if (!who || !who->side || who->isPerson)
        return false;
    const bool corp = who->side == Side::Corp;
    return noun == "bad-publicity"
        ? !corp
        : corp && (noun == "tags" || noun == "brain-damage" || noun == "link");
}

std::optional<Who> identityBefore(const Scene &scene)
{
    std::size_t at = scene.at();
    while (at > 0 && scene.tokens()[at - 1].isIdle())
        --at;
    const auto card = at > 0 ? scene.tokens()[at - 1].card : std::nullopt;
    Scene ahead = scene;
    ahead.skipIdle();
    const bool isNamed = card && rules::cardLibrary()[*card].type == rules::CardType::Identity
        && (ahead.is(TermKind::Link, "on") || ahead.is(TermKind::Have, "has"));
    return isNamed ? std::optional(Who{rules::cardLibrary()[*card].side(), false}) : std::nullopt;
}

namespace {

/// A card is named that does damage: what counts then are the cards of who suffers it.
bool isOfDamage(const Scene &scene)
{
    return std::ranges::any_of(scene.tokens(), [](const Token &token) {
        const auto *model = token.card ? &rulings::cardModel(*token.card) : nullptr;
        return model && model->side == Side::Corp
            && std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
                   return does(ability, "damage");
               });
    });
}

/// "One click left. Wants to run it anyway": the only one who is said to do something.
std::optional<Side> whoActs(const Scene &scene)
{
    std::optional<Side> found;
    for (const Token &token : scene.tokens()) {
        const auto side = doneByOne(token);
        if (side && found && *side != *found)
            return std::nullopt;
        if (side)
            found = side;
    }
    return found;
}

} // namespace

std::optional<Side> likelyOwner(const Scene &scene, std::string_view noun)
{
    const std::string at = scene.draft.textAt("state/at");
    if (at.starts_with("corp-turn/"))
        return Side::Corp;
    if (at.starts_with("runner-turn/") || scene.draft.at("state/run"))
        return Side::Runner;
    if (scene.lastBy)
        return scene.lastBy;
    if (scene.card.empty() && scene.subjects.me().isThere)
        return scene.subjects.me().side; // what is told of nobody is told of oneself
    if (scene.card.empty() && noun == "clicks")
        return whoActs(scene);
    if (scene.card.empty())
        return noun == "cards" && isOfDamage(scene) ? std::optional(Side::Runner) : std::nullopt;
    const bool isMet = scene.draft.typeOf(scene.card) == rules::CardType::Ice;
    return isMet && noun != "points" ? Side::Runner : scene.draft.sideOf(scene.card);
}

std::vector<Offer> whoseOffers(const Scene &scene, std::size_t begin)
{
    const std::string words(scene.textOf(scene.spanFrom(begin)));
    return {{English::tr("the Corp's"), "corp " + words},
            {English::tr("the Runner's"), "runner " + words}};
}

bool isConcluded(const Scene &scene, std::size_t begin)
{
    std::size_t first = begin; // the reader may stand at the small word itself
    while (first < scene.tokens().size() && scene.tokens()[first].isIdle())
        ++first;
    for (std::size_t at = first; at > 0; --at) {
        const Token &token = scene.tokens()[at - 1];
        if (token.text == "so" || token.text == "thus" || token.text == "therefore")
            return true;
        if (token.isMark || token.value(TermKind::Join) || !(token.isIdle() || token.isPlain()))
            return false;
    }
    return false;
}

bool isOneTagMore(const Scene &scene)
{
    if (scene.at() == 0 || scene.chips.empty() || scene.chips.back().kind != ChipKind::Number)
        return false;
    const Token &before = scene.tokens()[scene.at() - 1];
    return !before.ends() && (before.isMark || before.value(TermKind::Join))
        && scene.is(TermKind::Number, "1") && scene.token(1).is(TermKind::Noun, "tags");
}

bool leaveConcluded(Scene &scene, std::size_t begin)
{
    scene.doubts = true;
    scene.addChip(ChipKind::Happened, begin,
                  English::tr("what comes of it all is left to the game"), {});
    return true;
}

bool speaksOfPoints(const Scene &scene)
{
    const auto says = [&](const auto &is) { return std::ranges::any_of(scene.tokens(), is); };
    return scene.lastNoun == "points"
        || (says([](const Token &token) { return token.is(TermKind::Verb, "win"); })
            && says([](const Token &token) {
                   return token.is(TermKind::Type, "agenda")
                       || (token.card
                           && rules::cardLibrary()[*token.card].type == rules::CardType::Agenda);
               }));
}

void skipSourceOf(Scene &scene, Chip &chip)
{
    // "he redoes Breaking News, 2 tags": those that it gives?
    const auto number = scene.draft.numberAt("state/tags");
    const bool isOfAct = scene.lastVerb == "play" || scene.lastVerb == "use";
    if (chip.paths.front() == "state/tags" && number.value_or(0) > 1 && isOfAct
        && !scene.draft.script().empty())
        chip.guessed = true;
    std::size_t ahead = 1;
    while (scene.token(ahead).isIdle() || scene.token(ahead).is(TermKind::Number, "1"))
        ++ahead;
    const auto card = scene.token(ahead).card;
    const bool isDone = card
        && (rules::cardLibrary()[*card].type == rules::CardType::Event
            || rules::cardLibrary()[*card].type == rules::CardType::Operation);
    if (!scene.is(TermKind::Link, "from") || !isDone)
        return;
    scene.skip(ahead + 1);
    chip.span.end = scene.tokens()[scene.at() - 1].span.end;
}

bool readForEach(Scene &scene)
{
    Attempt attempt(scene);
    const bool areBoth = scene.take(TermKind::Person, "both");
    (void)(scene.take(TermKind::Have, "has") || scene.take(TermKind::Link, "on"));
    const auto number = scene.takeNumber();
    const auto noun = number ? scene.take(TermKind::Noun) : std::nullopt;
    const bool isEach = (scene.token().text == "each" || scene.token().text == "apiece")
        && beginsClause(scene, attempt.begin()); // not "agendas worth 3 points each"
    if (!noun || !(areBoth || isEach) || (*noun != "points" && *noun != "credits"))
        return false;
    if (isEach)
        scene.skip();
    std::vector<std::string> paths;
    for (const Side side : {Side::Corp, Side::Runner}) {
        const std::string words = std::string(core::toWord(rules::sideWords, side)) + " has "
            + std::to_string(*number) + ' ' + *noun;
        Scene one = scene.saying(words);
        if (!readNumber(one) || one.chips.empty())
            return false;
        scene.draft = std::move(one.draft);
        paths.insert(paths.end(), one.chips.back().paths.begin(), one.chips.back().paths.end());
    }
    scene.addChip(ChipKind::Number, attempt.begin(),
                  *noun == "points" ? English::tr("each player has {n} agenda point",
                                                  "each player has {n} agenda points", *number)
                                    : English::tr("each player has {n} credit",
                                                  "each player has {n} credits", *number),
                  std::move(paths));
    return attempt.keep();
}

std::optional<Who> takeOwnPool(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "in"))
        return std::nullopt;
    const auto who = scene.takeWho();
    const std::string_view text = scene.token().text;
    if (!who || !who->side || !(text.ends_with("pool") || text.ends_with("bank")))
        return std::nullopt;
    scene.skip();
    attempt.keep();
    return who;
}

std::optional<Side> ownerOfZone(const Scene &scene, std::size_t begin,
                                std::optional<Side> otherwise)
{
    for (std::size_t at = begin; at < scene.at(); ++at)
        if (scene.tokens()[at].value(TermKind::Zone))
            if (const auto owner = ownerSaidIn(scene, at))
                return owner->side;
    return otherwise;
}

bool isOneOfAnswers(const Scene &scene)
{
    if (endOfSentence(scene, scene.at()) != '?')
        return false;
    const auto &tokens = scene.tokens();
    std::size_t first = scene.at();
    while (first > 0 && !tokens[first - 1].isMark)
        --first;
    const auto isAnswer = [](const Token &token) {
        return token.number || token.value(TermKind::Number) || token.text == "nothing";
    };
    bool isBehind = false; // a number that something is put beside
    for (std::size_t at = first; at < tokens.size() && !tokens[at].isMark; ++at) {
        if (tokens[at].text == "or" && isBehind)
            for (std::size_t next = at + 1; next < tokens.size(); ++next) {
                if (isAnswer(tokens[next]))
                    return true;
                if (!tokens[next].isIdle())
                    break;
            }
        isBehind = isBehind || (isAnswer(tokens[at]) && !tokens[at].isIdle());
    }
    return false;
}

bool isDoneToCard(const Scene &scene)
{
    std::size_t ahead = 1;
    while (scene.token(ahead).isIdle() || scene.token(ahead).value(TermKind::Flag)
           || scene.token(ahead).is(TermKind::Number, "1"))
        ++ahead;
    const Token &next = scene.token(ahead);
    return next.card || next.value(TermKind::Type) || next.value(TermKind::Server);
}

} // namespace saying
