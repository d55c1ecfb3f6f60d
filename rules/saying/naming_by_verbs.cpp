// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/naming_by_verbs.h"

#include "rules/reference/word.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace saying {

using rules::CardType;

namespace {

struct DoneTo {
    std::string_view verb;
    std::initializer_list<CardType> types;
};

/// Of which types a card is to which that is done; nullptr: of any.
const DoneTo *doneBy(const Token &token)
{
    static const std::array<DoneTo, 5> all{
        {{"score", {CardType::Agenda}},
         {"steal", {CardType::Agenda}},
         {"play", {CardType::Event, CardType::Operation}},
         {"rez", {CardType::Ice, CardType::Asset, CardType::Upgrade}},
         {"encounter", {CardType::Ice}}}};
    if (token.is(TermKind::Flag, "scored") && token.text.ends_with("scored"))
        return &all[0];
    if (token.is(TermKind::Flag, "stolen"))
        return &all[1];
    const std::string *verb = token.value(TermKind::Verb);
    const auto found = !verb ? all.end() : std::ranges::find(all, *verb, &DoneTo::verb);
    // "plays" is what is done with an identity, "drops" with whatever is installed.
    const bool isSure = found != all.end() && (*verb != "play" || token.text.starts_with("play"));
    return isSure ? &*found : nullptr;
}

bool fits(const DoneTo &done, const rules::Card &card)
{
    return std::ranges::find(done.types, card.type) != done.types.end()
        || (done.verb == "play" && card.type == CardType::Identity);
}

/// A name that is no whole title, or a word that nobody knows.
bool isPart(const Token &token)
{
    if (!token.card)
        return !token.number && !token.isMark
            && (token.terms.empty() ? !token.mayBe.empty() : token.guessed); // or mistyped
    const auto title = rules::wordsOf(rules::cardLibrary()[*token.card].title);
    return !title.empty() && token.text == title.front().text && title.size() > 1;
}

/// The only card of those types whose title begins with that word.
std::optional<rules::CardId> begunBy(const std::string &word, const DoneTo &done)
{
    std::optional<rules::CardId> only;
    for (const rules::Card &card : rules::cardLibrary().cards()) {
        const auto title = rules::wordsOf(card.title);
        if (title.empty() || title.front().text != word || !fits(done, card))
            continue;
        if (only)
            return std::nullopt;
        only = rules::cardLibrary().findTitle(card.title);
    }
    return only;
}

} // namespace

void nameByVerbs(std::vector<Token> &tokens)
{
    for (std::size_t at = 1; at < tokens.size(); ++at) {
        Token &token = tokens[at];
        std::size_t before = at - 1;
        while (before > 0 && (tokens[before].isIdle() || tokens[before].is(TermKind::Number, "1")))
            --before;
        const DoneTo *done = doneBy(tokens[before]);
        if (!done || !isPart(token)
            || (token.card && fits(*done, rules::cardLibrary()[*token.card])))
            continue;
        const auto meant = begunBy(token.text, *done);
        if (!meant)
            continue;
        if (token.card)
            token.mayBe.push_back(*token.card);
        std::erase(token.mayBe, *meant);
        token.card = meant;
        token.terms.clear();
        token.guessed = true;
    }
}

} // namespace saying
