// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/elliptic.h"

#include "rules/saying/brief_questions.h"
#include "rules/saying/questions.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

bool isContracted(const Scene &scene, const Token &token)
{
    const std::string_view text = token.text;
    const std::string_view said = scene.textOf(token.span);
    if (said.size() > text.size() && said.ends_with('s') // "he's"
        && (token.value(TermKind::Person) || token.value(TermKind::It)))
        return true;
    constexpr std::array<std::string_view, 7> words{"im",     "hes",   "shes", "its",
                                                    "theyre", "thats", "youre"};
    return std::ranges::find(words, text) != words.end();
}

namespace {

enum class About : std::uint8_t { Me, Other, Thing };

std::optional<About> aboutWhom(const Token &token)
{
    if (token.is(TermKind::Person, "me"))
        return About::Me;
    if (token.value(TermKind::Person) || token.value(TermKind::Side))
        return About::Other;
    if (token.value(TermKind::It) || token.card || token.text == "that" || token.text == "thats")
        return About::Thing;
    return std::nullopt;
}

/// Where what is said of them begins: behind "I'm", "it is", "he must".
std::optional<std::size_t> predicateOf(const Scene &scene, std::string_view ask, About whom,
                                       std::size_t end)
{
    const auto &tokens = scene.tokens();
    constexpr int sentences = 2;
    int left = sentences;
    for (std::size_t at = end; at-- > 0 && left > 0;) {
        if (tokens[at].ends())
            --left;
        const bool isShort = ask == "is" && isContracted(scene, tokens[at]);
        if (!isShort && !tokens[at].is(TermKind::Ask, ask))
            continue;
        const auto about = isShort ? aboutWhom(tokens[at])
            : at > 0               ? aboutWhom(tokens[at - 1])
                                   : std::nullopt;
        const bool isThing = tokens[at].text == "its" || tokens[at].text == "thats"
            || tokens[at].is(TermKind::It, "it");
        if ((isShort && isThing ? About::Thing : about) == whom)
            return at + 1;
    }
    return std::nullopt;
}

/// The words from there to the end of their clause.
std::string clauseFrom(const Scene &scene, std::size_t at)
{
    const auto &tokens = scene.tokens();
    constexpr std::array<std::string_view, 4> others{"although", "though", "even though", "since"};
    std::size_t last = at;
    while (last < tokens.size() && !tokens[last].isMark && !tokens[last].value(TermKind::Join)
           && !tokens[last].value(TermKind::Not) && !tokens[last].is(TermKind::Link, "for")
           && std::ranges::find(others, tokens[last].text) == others.end())
        ++last;
    if (last == at || last > tokens.size())
        return {};
    return std::string(scene.textOf({tokens[at].span.begin, tokens[last - 1].span.end}));
}

} // namespace

std::string nameOfSubject(const Scene &scene, std::size_t at)
{
    const Token &token = scene.tokens()[at];
    const Subject person = scene.subjects.person(at);
    if (token.value(TermKind::Person) && person.side)
        return *person.side == rules::Side::Corp ? "the corp" : "the runner";
    return std::string(scene.textOf(token.span));
}

namespace {

/// Behind "won't let", "refuses to let" in the sentence before the cursor: who it is.
std::optional<std::size_t> forbiddenBefore(const Scene &scene)
{
    constexpr std::array<std::string_view, 3> words{"let", "allow", "letting"};
    const auto &tokens = scene.tokens();
    int left = 2;
    for (std::size_t at = scene.at(); at-- > 1 && left > 0;) {
        if (tokens[at].ends())
            --left;
        const bool isLet = std::ranges::find(words, tokens[at].text) != words.end();
        const Token &before =
            tokens[at - 1].is(TermKind::Link, "to") && at > 1 ? tokens[at - 2] : tokens[at - 1];
        const bool isDenied = before.value(TermKind::Not) || before.is(TermKind::Verb, "decline");
        if (isLet && isDenied && at + 1 < scene.at() && aboutWhom(tokens[at + 1]))
            return at + 1;
    }
    return std::nullopt;
}

} // namespace

bool askWhole(Scene &scene, std::size_t begin, const std::string &words)
{
    Scene whole = scene.saying(words);
    const bool isRead = readQuestion(whole) || readBriefQuestion(whole);
    whole.skipIdle();
    const bool isAll = whole.isAtMark();
    if (!isRead || !isAll || whole.chips.empty() || whole.chips.back().kind != ChipKind::Question
        || !whole.draft.at("question/ask"))
        return false;
    scene.draft = std::move(whole.draft);
    scene.doubts = true;
    scene.addChip(ChipKind::Question, begin, whole.chips.back().says, {"question"});
    return true;
}

namespace {

/// "(the Corp won't let me steal it.) Is he right?": whether that may be done.
bool readForbidden(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "right") && !scene.take(TermKind::Ask, "allowed"))
        return false;
    scene.skipIdle();
    const auto whom = scene.isAtMark() ? forbiddenBefore(scene) : std::nullopt;
    const std::string rest = whom ? clauseFrom(scene, *whom + 1) : std::string();
    return !rest.empty()
        && askWhole(scene, attempt.begin(), "may " + nameOfSubject(scene, *whom) + ' ' + rest + '?')
        && attempt.keep();
}

/// What was counted last before the question: "5 credits", "the points", "his 2 credits back".
std::string countedBefore(const Scene &scene)
{
    constexpr std::array<std::string_view, 3> nouns{"credits", "points", "tags"};
    const auto &tokens = scene.tokens();
    int left = 2;
    for (std::size_t at = scene.at(); at-- > 0 && left > 0;) {
        if (tokens[at].ends())
            --left;
        const std::string *noun = tokens[at].value(TermKind::Noun);
        if (!noun || std::ranges::find(nouns, *noun) == nouns.end())
            continue;
        const bool isCounted = at > 0
            && (tokens[at - 1].number || tokens[at - 1].value(TermKind::Number))
            && !tokens[at - 1].is(TermKind::Number, "0");
        const bool isBack = at + 1 < tokens.size() && tokens[at + 1].text == "back";
        return std::string(scene.textOf(
            {tokens[isCounted ? at - 1 : at].span.begin, tokens[isBack ? at + 1 : at].span.end}));
    }
    return {};
}

/// "(he says no 5 credits for me.) Do I get them?", "does he get it?": of what was counted.
bool readCountedAgain(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "does"))
        return false;
    const std::size_t subject = scene.at();
    const auto who = scene.takeWho();
    if (!who || !who->side
        || !(scene.take(TermKind::Verb, "take") || scene.take(TermKind::Verb, "gain")))
        return false;
    const bool isMeant = scene.token().text == "them" || scene.token().text == "those";
    scene.skip();
    const std::string counted = isMeant && scene.isAtMark() ? countedBefore(scene) : std::string();
    return !counted.empty()
        && askWhole(scene, attempt.begin(),
                    "does " + nameOfSubject(scene, subject) + " get " + counted + '?')
        && attempt.keep();
}

/// "is BOOM! playable", "is it rezzable": whether that may be done with it.
bool readDoable(Scene &scene)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> words{
        {{"playable", "play"},
         {"rezzable", "rez"},
         {"scorable", "score"},
         {"scoreable", "score"},
         {"stealable", "steal"},
         {"installable", "install"}}};
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "is") || (!scene.value(TermKind::It) && !scene.token().card))
        return false;
    const std::string name(scene.textOf(scene.token().span));
    const auto card = scene.token().card;
    scene.skip();
    scene.skipIdle();
    const auto word = std::ranges::find(words, scene.token().text,
                                        &std::pair<std::string_view, std::string_view>::first);
    if (word == words.end() || (!card && scene.card.empty()))
        return false;
    scene.skip();
    const rules::Side owner =
        card ? rules::cardLibrary()[*card].side() : scene.draft.sideOf(scene.card);
    const std::string who =
        owner == rules::Side::Corp && word->second != "steal" ? "the corp" : "the runner";
    return (scene.isAtMark() || scene.token().text == "or")
        && askWhole(scene, attempt.begin(),
                    "can " + who + ' ' + std::string(word->second) + ' ' + name + '?')
        && attempt.keep();
}

} // namespace

bool readEnough(Scene &scene)
{
    Attempt attempt(scene);
    const bool isEnough = scene.token().text.find("enough") != std::string::npos;
    scene.skip();
    if (!isEnough || scene.draft.script().empty() || scene.draft.textAt("state/run/ice").empty()
        || !scene.take(TermKind::Link, "to"))
        return false;
    scene.skipIdle();
    const bool isPassing = scene.value(TermKind::Moment) || scene.is(TermKind::Verb, "pass")
        || scene.is(TermKind::Verb, "bypass") || scene.is(TermKind::Verb, "run-well")
        || scene.token().text.starts_with("get");
    while (!scene.isAtMark())
        scene.skip();
    return isPassing && askWhole(scene, attempt.begin(), "is the runner through?")
        && attempt.keep();
}

bool readElliptic(Scene &scene)
{
    if (readForbidden(scene) || readDoable(scene) || readCountedAgain(scene))
        return true;
    Attempt attempt(scene);
    const std::string *found = scene.value(TermKind::Ask);
    const std::string ask = found ? *found : std::string();
    if (ask != "is" && ask != "must")
        return false;
    const std::string verb(scene.textOf(scene.token().span));
    scene.skip();
    const auto whom = aboutWhom(scene.token());
    const std::size_t subject = scene.at();
    scene.skip();
    const bool ends = scene.isAtEnd() || scene.token().text == "?";
    if (!whom || !ends)
        return false;
    const auto predicate = predicateOf(scene, ask, *whom, attempt.begin());
    const std::string rest = predicate ? clauseFrom(scene, *predicate) : std::string();
    if (rest.empty())
        return false;
    const std::string words =
        (ask == "is" ? "is" : verb) + ' ' + nameOfSubject(scene, subject) + ' ' + rest + '?';
    return askWhole(scene, attempt.begin(), words) && attempt.keep();
}

} // namespace saying
