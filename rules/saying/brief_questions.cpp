// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/brief_questions.h"

#include "core/english.h"
#include "rules/cards/card_library.h"
#include "rules/saying/asked.h"
#include "rules/saying/asked_clause.h"
#include "rules/saying/cards.h"
#include "rules/saying/elliptic.h"
#include "rules/saying/facts_in_words.h"
#include "rules/saying/moments.h"
#include "rules/saying/pronouns.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

using core::English;
using core::Json;

namespace {

/// From there to the question mark, which must come soon, or to what else it could be: "dead, or
/// …?"
bool isBrief(const Scene &scene)
{
    constexpr std::size_t most = 6;
    for (std::size_t ahead = 0; ahead <= most; ++ahead) {
        const Token &token = scene.token(ahead);
        const Token &next = scene.token(ahead + 1);
        const bool isOr = token.text == "," && (next.text == "or" || next.text == "and")
            && endOfSentence(scene, scene.at()) == '?';
        if (token.isMark)
            return ahead > 0 && (token.text == "?" || isOr);
        if (token.text.empty())
            return false;
    }
    return false;
}

struct Brief {
    TermKind kind;
    std::string_view value;
    std::vector<std::string> facts;
    Json whether = {};
};

const std::vector<Brief> &ofPlayers()
{
    static const std::vector<Brief> all{
        {TermKind::Flag, "dead", {"winner", "won-by"}, claimOf("won-by", "flatline")},
        {TermKind::Flag, "alive", {"winner", "won-by"}, claimOf("won-by", "flatline", "is_not")},
        {TermKind::Verb, "survive", {"winner", "won-by"}},
        {TermKind::Verb, "win", {"winner"}},
        {TermKind::Flag,
         "tagged",
         {"runner.tagged", "runner.tags"},
         claimOf("runner.tagged", true)},
        {TermKind::Noun, "tags", {"runner.tagged", "runner.tags"}},
        {TermKind::Noun, "damage", {"runner.hand", "winner"}},
        {TermKind::Noun, "net-damage", {"runner.hand", "winner"}},
        {TermKind::Noun, "meat-damage", {"runner.hand", "winner"}},
        {TermKind::Noun, "brain-damage", {"runner.brain-damage"}},
        {TermKind::Noun, "bad-publicity", {"corp.bad-publicity"}},
        {TermKind::Noun, "accesses", {"run.accesses"}},
        {TermKind::Flag, "successful", {"run.status"}, claimOf("run.status", "successful")},
        {TermKind::Moment, "run/success", {"run.status"}},
        {TermKind::Moment,
         "run/run-over",
         {"run.on", "run.status"},
         claimOf("run.on", false)}, // "run over?"
        {TermKind::Noun, "step", {"step"}}};
    return all;
}

/// Of the card that is named or was spoken of last.
std::string factOfCard(const Scene &scene)
{
    for (const std::string_view noun : {"strength", "trash-cost", "rez-cost", "virus", "power"})
        if (scene.is(TermKind::Noun, noun))
            return std::string(noun);
    for (const std::string_view flag : {"trashed", "rezzed", "installed", "active", "passed"})
        if (scene.is(TermKind::Flag, flag))
            return std::string(flag);
    if (scene.is(TermKind::Flag, "broken"))
        return "all-broken";
    return {};
}

bool report(Scene &scene, std::size_t begin, const AskedFacts &asked)
{
    askFor(scene, asked, begin);
    scene.addChip(ChipKind::Question, begin, asked.says, {"question"});
    return true;
}

/// "do the cards move over, stay, or go to the heap": what else may become of them.
bool isBehindQuestion(const Scene &scene, std::size_t begin)
{
    std::size_t start = begin;
    while (start > 0 && !scene.tokens()[start - 1].ends())
        --start;
    return start < begin && asksAt(scene, start);
}

bool askOfPlayer(Scene &scene, std::size_t begin)
{
    // "Both stay?" may be of cards; so may what "stays" by itself.
    const bool isOfThings = scene.token().text.starts_with("stay")
        || scene.token().text.starts_with("remain") || scene.token().text.starts_with("stick");
    const bool isOneOfSeveral =
        scene.at() == begin && (isOfThings || isBehindQuestion(scene, begin));
    for (const Brief &brief : ofPlayers())
        if (!(isOneOfSeveral && brief.kind == TermKind::Verb)
            && scene.take(brief.kind, brief.value)) {
            if (scene.token().text == "or" && scene.token(1).is(TermKind::Not, "not"))
                scene.skip(2); // "dead or not?"
            const std::string words(scene.textOf(scene.spanFrom(begin)));
            return scene.token().isMark
                && report(scene, begin,
                          {brief.facts, English::tr("what comes of it: {what}?", {{"what", words}}),
                           brief.whether});
        }
    return false;
}

/// "any net damage for me?", "any tags?": whether there is some.
bool readAny(Scene &scene)
{
    Attempt attempt(scene);
    if (scene.token().text != "any" || !isBrief(scene))
        return false;
    scene.skip();
    const auto noun = scene.take(TermKind::Noun);
    const bool isDamage = noun
        && (*noun == "damage" || *noun == "net-damage" || *noun == "meat-damage"
            || *noun == "brain-damage");
    if (!isDamage && noun != "tags")
        return false;
    if (scene.take(TermKind::Link, "for") || scene.take(TermKind::Link, "on"))
        (void)scene.takeWho();
    scene.skipIdle();
    if (!scene.token().isMark)
        return false;
    const std::string fact = isDamage ? "happened " + *noun : "happened tag";
    attempt.keep();
    return report(scene, attempt.begin(),
                  {{fact},
                   isDamage ? English::tr("does the Runner suffer that damage?")
                            : English::tr("does the Runner take a tag?"),
                   claimOf(fact, true)});
}

/// "does the damage happen", "do I still take", "does that net damage go through"
bool readDamageHappens(Scene &scene)
{
    constexpr std::array<std::string_view, 10> words{
        "happen", "occur", "land", "apply", "hit", "resolve", "through", "count", "go", "still"};
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "does"))
        return false;
    scene.skipIdle();
    (void)scene.takeNumber();
    const auto noun = scene.take(TermKind::Noun);
    if (!noun || !noun->ends_with("damage") || *noun == "brain-damage")
        return false;
    const std::size_t verb = scene.at();
    while (!scene.isAtMark()
           && (std::ranges::find(words, scene.token().text) != words.end()
               || scene.is(TermKind::Verb, "resolve") || scene.token().isIdle()))
        scene.skip();
    const std::string fact = "happened " + *noun;
    return scene.at() > verb && scene.token().text == "?"
        && report(scene, attempt.begin(),
                  {{fact}, English::tr("does the Runner suffer that damage?"), claimOf(fact, true)})
        && attempt.keep();
}

/// "may he leave X for last", "keep it till the end": who decides what is accessed next.
bool readLeavingForLast(Scene &scene)
{
    constexpr std::array<std::string_view, 4> words{"leave", "save", "keep", "take"};
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "may"))
        return false;
    (void)scene.takeWho();
    scene.skipIdle();
    const bool isLeft = std::ranges::find(words, scene.token().text) != words.end();
    if (!isLeft && !scene.is(TermKind::Verb, "access"))
        return false;
    scene.skip();
    if (!isCardNext(scene) || !takeCard(scene))
        return false;
    while (scene.value(TermKind::Link) || scene.token().text == "till"
           || scene.token().text == "until" || scene.token().isIdle())
        scene.skip();
    constexpr std::array<std::string_view, 5> places{"last", "first", "the end", "end", "the last"};
    if (std::ranges::find(places, scene.token().text) == places.end()
        && !scene.is(TermKind::Place, "first") && !scene.is(TermKind::Time, "now"))
        return false;
    scene.skip();
    if (!scene.isAtMark())
        return false;
    if (!scene.draft.at("state/run") && scene.draft.script().empty())
        return false;
    comeTo(scene, "run/access");
    setQuestion(scene.draft, "chooser");
    scene.doubts = true;
    scene.addChip(ChipKind::Question, attempt.begin(),
                  English::tr("who decides which card is accessed next?"), {"question"});
    return attempt.keep();
}

} // namespace

bool readBriefQuestion(Scene &scene)
{
    if (readLeavingForLast(scene) || readElliptic(scene) || readAny(scene)
        || readDamageHappens(scene))
        return true;
    Attempt attempt(scene);
    if (!isBrief(scene))
        return false;
    (void)(scene.take(TermKind::Ask, "is") || scene.take(TermKind::Verb, "take"));
    {
        Attempt player(scene);
        const auto who = scene.takeWho();
        if (!(who && who->isBoth) && askOfPlayer(scene, attempt.begin()))
            return player.keep() && attempt.keep();
    }
    std::string card = scene.card;
    if (scene.is(TermKind::Noun, "strength") && !hasPrintedStrength(scene.draft, card))
        card = hasPrintedStrength(scene.draft, scene.before) ? scene.before : std::string();
    if (!scene.value(TermKind::Subtype) && isCardNext(scene))
        card = takeCard(scene).value_or(card);
    if (const std::string *subtype = scene.value(TermKind::Subtype);
        subtype && scene.token(1).isMark) {
        const std::string asked = *subtype;
        card = meantByIt(scene, fitsVerb("encounter"));
        if (card.empty())
            return false;
        scene.skip();
        return attempt.keep()
            && report(scene, attempt.begin(),
                      {{card + ".subtype " + asked},
                       English::tr("is {card} of this kind: {subtype}?",
                                   {{"card", scene.draft.nameOf(card)}, {"subtype", asked}}),
                       claimOf(card + ".subtype " + asked, true)});
    }
    const std::string fact = factOfCard(scene);
    if (fact.empty() || card.empty() || !scene.token(1).isMark)
        return false;
    scene.skip();
    attempt.keep();
    const std::string name = scene.draft.nameOf(card);
    const bool isMeasured = fact == "strength" || fact == "trash-cost" || fact == "rez-cost";
    const bool isCounted = fact == "virus" || fact == "power";
    const std::string path = card + '.' + fact;
    return report(scene, attempt.begin(),
                  {{path},
                   isMeasured ? valueInWords(fact, name)
                              : English::tr("how is it with {card}?", {{"card", name}}),
                   isMeasured || isCounted ? Json() : claimOf(path, true)});
}

} // namespace saying
