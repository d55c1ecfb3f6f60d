// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/typed_acts.h"

#include "rules/saying/acts_in_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace saying {

using core::Json;

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 9> typedVerbs{
    {{"play", "plays"},
     {"install", "installs"},
     {"rez", "rezzes"},
     {"score", "scores"},
     {"advance", "advances"},
     {"access", "accesses"},
     {"steal", "steals"},
     {"trash", "trashes"},
     {"run", "runs on"}}};

bool isBeforeNoun(std::string_view word)
{
    constexpr std::array<std::string_view, 9> words{"the", "a",   "an",    "my",  "his",
                                                    "her", "our", "their", "your"};
    return std::ranges::find(words, word) != words.end();
}

/// Of two copies it is said which.
std::string saidName(const Draft &draft, const std::string &object)
{
    const auto card = draft.cardOf(object);
    const auto copies = card ? draft.copiesOf(*card) : std::vector<std::string>();
    if (copies.size() == 2)
        return (object == copies.front() ? "the first " : "the second ") + draft.nameOf(object);
    return draft.nameOf(object);
}

} // namespace

std::optional<std::string> typedAct(const Draft &draft, const Json &act)
{
    if (!act.asObject() || act.asObject()->size() != 1)
        return std::nullopt; // what is chosen with it has no short words
    const auto &[verb, value] = act.asObject()->front();
    if (!value.asString())
        return std::nullopt;
    const std::string &object = *value.asString();
    if (verb == "use") {
        const std::string card = object.substr(0, object.find('#'));
        const std::string ability =
            abilityInWords(draft, card, object.substr(std::min(object.size(), card.size() + 1)));
        return "uses " + saidName(draft, card) + (ability.empty() ? "" : " (" + ability + ')');
    }
    const auto known =
        std::ranges::find(typedVerbs, verb, &std::pair<std::string_view, std::string_view>::first);
    if (known == typedVerbs.end())
        return std::nullopt;
    return std::string(known->second) + ' ' + (verb == "run" ? object : saidName(draft, object));
}

std::string typedOf(const Scene &scene, Span piece, rules::Side by, const std::string &what)
{
    const Token *before = nullptr;
    for (const Token &token : scene.tokens())
        if (token.span.end <= piece.begin)
            before = &token;
    const std::string who = by == rules::Side::Corp ? "Corp " : "Runner ";
    if (before && isBeforeNoun(before->text))
        return who + what;
    return (!before || before->ends() ? "The " : "the ") + who + what;
}

} // namespace saying
