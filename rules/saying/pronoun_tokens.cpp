// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/pronoun_tokens.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace saying {

namespace {

/// Done to cards, and to nobody.
bool isDoneToCards(const Token &token)
{
    constexpr std::array<std::string_view, 8> verbs{"trash",  "rez",     "derez",  "install",
                                                    "access", "advance", "expose", "score"};
    return token.is(TermKind::Flag, "trashed") || token.is(TermKind::Flag, "rezzed")
        || std::ranges::any_of(verbs, [&](auto verb) { return token.is(TermKind::Verb, verb); });
}

/// Behind a pronoun that owns nothing there: not "her Corroder".
bool endsObject(const std::vector<Token> &tokens, std::size_t at)
{
    return at == tokens.size() || tokens[at].isMark || tokens[at].value(TermKind::Link)
        || tokens[at].value(TermKind::Join) || tokens[at].value(TermKind::Time);
}

/// "It's the end of my turn": when it is.
bool isOfTime(const std::vector<Token> &tokens, std::size_t at)
{
    while (at < tokens.size() && (tokens[at].isIdle() || tokens[at].value(TermKind::Person)))
        ++at;
    return at < tokens.size()
        && (tokens[at].value(TermKind::Moment) || tokens[at].value(TermKind::Time)
            || tokens[at].is(TermKind::Noun, "turn"));
}

} // namespace

void meanCardsByPronouns(std::vector<Token> &tokens)
{
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        Token &token = tokens[at];
        const bool isObject = token.text == "her" || token.text == "him";
        if (isObject && at > 0 && isDoneToCards(tokens[at - 1]) && endsObject(tokens, at + 1))
            token.terms = {{TermKind::It, "it"}};
        const bool isContracted = token.span.end - token.span.begin > token.text.size();
        if (token.text == "it" && isContracted && isOfTime(tokens, at + 1))
            token.terms = {{TermKind::Idle, "idle"}};
    }
}

} // namespace saying
