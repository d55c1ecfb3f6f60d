// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/speaker.h"

#include "rules/cards/card_library.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/saying/who_does.h"

#include <cstddef>
#include <string_view>

namespace saying {

using rules::Side;

namespace {

std::optional<Side> sideOfCard(const Token &token)
{
    if (token.card)
        return rules::cardLibrary()[*token.card].side();
    return std::nullopt;
}

/// Whose such a thing always is: "my grip", "my server".
std::optional<Side> ownerOf(const Token &token)
{
    if (const auto side = sideOfCard(token))
        return side;
    if (token.is(TermKind::Noun, "run") || token.is(TermKind::Verb, "run")
        || token.is(TermKind::Time, "first-time"))
        return token.text.find("run") == std::string::npos ? std::nullopt
                                                           : std::optional(Side::Runner);
    const std::string *zone = token.value(TermKind::Zone);
    if (zone && (*zone == "grip" || *zone == "stack" || *zone == "heap" || *zone == "rig"))
        return Side::Runner;
    const std::string *type = token.value(TermKind::Type);
    if (token.value(TermKind::Server)
        || (type
            && (*type == "ice" || *type == "agenda" || *type == "asset" || *type == "upgrade")))
        return Side::Corp;
    return std::nullopt;
}

/// What only one of the players can be or do.
std::optional<Side> doerOf(const Token &token)
{
    for (const Term &term : token.terms) {
        if (term.kind == TermKind::Verb)
            if (const auto side = whoDoes(term.value))
                return side;
        if (term.kind == TermKind::Flag
            && (term.value == "tagged" || term.value == "untagged" || term.value == "stolen"))
            return Side::Runner;
        if (term.kind == TermKind::Flag && term.value == "scored")
            return Side::Corp;
        if (term.kind == TermKind::Noun && (term.value == "tags" || term.value == "brain-damage"))
            return Side::Runner;
        if (term.kind == TermKind::Noun && term.value == "bad-publicity")
            return Side::Corp;
        if (term.kind == TermKind::Zone && (term.value == "grip" || term.value == "stack"))
            return Side::Runner;
    }
    for (const std::string_view verb : {"encounter", "approach", "pass"})
        if (token.is(TermKind::Verb, verb))
            return Side::Runner;
    return std::nullopt;
}

bool playsOrInstalls(const Token &token)
{
    return token.is(TermKind::Verb, "play") || token.is(TermKind::Verb, "install")
        || token.is(TermKind::Flag, "installed") || token.is(TermKind::Verb, "use");
}

bool hasSomething(const Token &token)
{
    return token.value(TermKind::Have) || token.is(TermKind::Link, "with");
}

/// Whose card is named next, before another player or the end of the clause.
std::optional<Side> firstCardOf(std::span<const Token> behind)
{
    for (const Token &token : behind) {
        if (token.isMark || token.value(TermKind::Person) || token.value(TermKind::Side))
            return std::nullopt;
        if (const auto side = doerOf(token))
            return side;
        if (const auto side = sideOfCard(token))
            return side;
    }
    return std::nullopt;
}

/// The first thing behind a person that says who it is.
std::optional<Side> saidOf(std::span<const Token> behind)
{
    constexpr std::size_t reach = 5;
    for (std::size_t i = 0; i < behind.size() && i < reach; ++i) {
        const Token &token = behind[i];
        if (token.isMark || token.value(TermKind::Person) || token.value(TermKind::Side))
            return std::nullopt;
        if (const auto side = doerOf(token))
            return side;
        if (hasSomething(token)) // "I have Femme on Tollbooth"
            if (const auto side = firstCardOf(behind.subspan(i + 1)))
                return side;
        if (const auto side = sideOfCard(token)) // "I siphoned him"
            return side;
        if (!playsOrInstalls(token))
            continue;
        for (std::size_t j = i + 1; j < behind.size() && j <= i + 3; ++j)
            if (const auto side = sideOfCard(behind[j]))
                return side;
        return std::nullopt;
    }
    return std::nullopt;
}

/// "the runner ran, and I have 4 credits": nobody speaks so of himself.
std::optional<Side> otherThanNamed(std::span<const Token> line)
{
    std::optional<Side> named;
    for (const Token &token : line) {
        const std::string *word = token.value(TermKind::Side);
        const auto side = word ? core::fromWord(rules::sideWords, *word) : std::nullopt;
        if (side && named && *side != *named)
            return std::nullopt;
        if (side)
            named = side;
    }
    return named ? std::optional(rulings::opponentOf(*named)) : std::nullopt;
}

bool hasOwner(const Token &token, std::string_view owner)
{
    return token.text == owner || token.text.starts_with(std::string(owner) + ' ');
}

} // namespace

std::optional<Side> whoTells(std::span<const Token> line, bool &isSure)
{
    std::optional<Side> told;
    bool both = false;
    const auto add = [&](std::optional<Side> side) {
        both = both || (side && told && *side != *told);
        if (side)
            told = side;
    };
    bool isThere = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const auto behind = line.subspan(at + 1);
        if (line[at].is(TermKind::Person, "me")) {
            isThere = true;
            add(saidOf(behind));
        } else if (hasOwner(line[at], "my")) {
            isThere = true;
            const bool isWhole = line[at].value(TermKind::Zone) || line[at].value(TermKind::Server);
            add(isWhole              ? ownerOf(line[at])
                    : behind.empty() ? std::nullopt
                                     : ownerOf(behind.front()));
        }
    }
    for (std::size_t at = 0; isThere && !told && at < line.size(); ++at)
        if (line[at].value(TermKind::Person) && !line[at].is(TermKind::Person, "me"))
            if (const auto other = saidOf(line.subspan(at + 1)))
                add(rulings::opponentOf(*other));
    if (!isThere || both)
        return std::nullopt;
    isSure = told.has_value();
    return told ? told : otherThanNamed(line);
}

} // namespace saying
