// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/claimed.h"

#include "rules/saying/cards.h"
#include "rules/saying/counters.h"
#include "rules/saying/described.h"
#include "rules/saying/number_remarks.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace saying {

namespace {

/// "5 credits", "a tag", "no damage" at that token, and nothing that says who has them.
bool isCountedAt(const Scene &scene, std::size_t ahead)
{
    while (scene.token(ahead).isIdle() && !scene.token(ahead).value(TermKind::Number))
        ++ahead;
    const Token &number = scene.token(ahead);
    return (number.number || number.value(TermKind::Number))
        && scene.token(ahead + 1).value(TermKind::Noun);
}

/// Behind a comma in what is said from there on something was counted.
bool isOfList(const Scene &scene, std::size_t begin)
{
    for (std::size_t at = begin; at < scene.at(); ++at)
        if (scene.tokens()[at].text == ",")
            return true;
    return false;
}

/// "(he says) ties are his and I'm tagged"
bool goesOn(const Scene &scene)
{
    std::size_t ahead = 1;
    bool isMine = false; // "and my current is gone"
    bool follows = scene.token().text.ends_with("if") || scene.token().text == "because";
    for (; scene.token(ahead).isIdle() || scene.token(ahead).text == "so"
         || scene.token(ahead).text == "then";
         ++ahead) {
        follows = follows || scene.token(ahead).text.starts_with("so");
        isMine = isMine || scene.token(ahead).text == "my";
    }
    const Token &next = scene.token(ahead);
    const bool isAnd = scene.value(TermKind::Join) != nullptr;
    if (follows || (isAnd && isMine)
        || (isAnd && (next.value(TermKind::Not) || next.is(TermKind::Number, "0"))))
        return true;
    const bool isPlainVerb = next.value(TermKind::Verb) && !next.card;
    if (isPlainVerb && (scene.token().text == "then" || (isAnd && ahead > 1)))
        return true; // "and then break it"
    constexpr std::array<std::string_view, 5> is{"im", "hes", "shes", "theyre", "its"};
    const Token &who = scene.token(1);
    const bool isOne =
        who.value(TermKind::Person) || who.value(TermKind::Side) || who.value(TermKind::It);
    return scene.token().text == "and" && isOne
        && (std::ranges::find(is, who.text) != is.end() || scene.token(2).value(TermKind::Ask));
}

/// "(says that's a tag), 5 credits and the run ends"
bool isListedInClaim(const Scene &scene, std::size_t begin)
{
    const bool isCounted =
        scene.at() > begin && scene.tokens()[scene.at() - 1].value(TermKind::Noun);
    if (scene.token().text == ",")
        return isCounted && isCountedAt(scene, 1);
    if (scene.token().text != "and")
        return false;
    if (isCounted && isCountedAt(scene, 1))
        return true;
    const Token &next = scene.token(1);
    const bool isOther = next.value(TermKind::Person) || next.value(TermKind::Side) || next.card;
    return isOfList(scene, begin) && !isOther;
}

} // namespace

bool isStillSaid(const Scene &scene, std::size_t begin)
{
    return goesOn(scene) || isListedInClaim(scene, begin);
}

void readInClaim(Scene &scene)
{
    const std::size_t at = scene.at();
    if (isCountedOnCard(scene) && readCounters(scene))
        scene.chips.back().guessed = true;
    else if (scene.token().card)
        (void)takeCard(scene);
    else if (const auto only = onlyOfKind(scene))
        scene.speakOf(*only); // "he says the ice is trashed. Does it go?"
    scene.goTo(std::max(at + 1, scene.at()));
}

std::size_t beginOfClaim(const Scene &scene, std::size_t sentence)
{
    std::size_t begin = scene.at();
    const auto isWho = [](const Token &token) {
        return token.value(TermKind::Person) || token.value(TermKind::Side) || token.isIdle();
    };
    while (begin > sentence && isWho(scene.tokens()[begin - 1]))
        --begin;
    return begin;
}

} // namespace saying
