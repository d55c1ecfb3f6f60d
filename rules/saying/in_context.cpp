// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/in_context.h"

#include "rules/cards/card_library.h"
#include "rules/reference/word.h"
#include "rules/saying/card_namer.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace saying {

namespace {

/// "has the corp lost?": where "has" begins a clause of a question, it asks.
void askByHaving(std::vector<Token> &tokens)
{
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::string &text = tokens[at].text;
        const bool asks = (text == "has" || text == "have" || text == "had")
            && (at == 0 || tokens[at - 1].isMark || tokens[at - 1].value(TermKind::Join));
        std::size_t next = at + 1;
        while (next < tokens.size() && tokens[next].isIdle())
            ++next;
        if (!asks || next >= tokens.size()
            || !(tokens[next].value(TermKind::Person) || tokens[next].value(TermKind::Side)
                 || tokens[next].value(TermKind::It) || tokens[next].card))
            continue;
        const auto end =
            std::find_if(tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens.end(),
                         [](const Token &token) { return token.ends(); });
        if (end != tokens.end() && end->text == "?")
            tokens[at].terms = {{TermKind::Ask, "does"}};
    }
}

/// "My turn, 2 clicks left": whose turn it is, where that is all that the clause says.
void beginTurns(std::vector<Token> &tokens)
{
    for (std::size_t at = 1; at < tokens.size(); ++at) {
        Token &owner = tokens[at - 1];
        Token &turn = tokens[at];
        const bool begins = at == 1 || tokens[at - 2].isMark;
        const bool ends = at + 1 == tokens.size() || tokens[at + 1].isMark;
        if (!isPossessive(owner.text) || !begins || !ends || turn.text != "turn" || turn.card)
            continue;
        owner.terms = {{TermKind::Time, "turn-of"}};
        owner.text += " turn";
        owner.span.end = turn.span.end;
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(at));
    }
}

/// "Playing Kate, (I ran HQ)", "playing against Jinteki PE": the identity is all that is told.
void playIdentities(std::vector<Token> &tokens)
{
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
        if (tokens[at].text != "playing" || (at > 0 && !tokens[at - 1].isMark))
            continue;
        std::size_t next = at + 1;
        while (next + 1 < tokens.size()
               && (tokens[next].isIdle() || tokens[next].value(TermKind::Link)))
            ++next;
        const auto card = tokens[next].card;
        if (card && rules::cardLibrary()[*card].type == rules::CardType::Identity)
            tokens[at].terms = {{TermKind::Idle, "idle"}};
    }
}

/// "Where does it go?" asks, "a remote where Ash lies" goes on.
void askWhere(std::vector<Token> &tokens)
{
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (tokens[at].text != "where")
            continue;
        const bool asks = (at == 0 || tokens[at - 1].isMark || tokens[at - 1].text == "and"
                           || tokens[at - 1].text == "so")
            && at + 1 < tokens.size() && tokens[at + 1].value(TermKind::Ask);
        std::erase_if(tokens[at].terms, [&](const Term &term) {
            return term.kind != (asks ? TermKind::Ask : TermKind::Join);
        });
    }
}

bool hasWord(rules::CardId card, const std::string &word)
{
    return rules::wordsOf(rules::cardLibrary()[card].title).size() > 1 && isInTitle(card, word);
}

/// "(I have Compromised Employee.) I use the Employee": a word of a title that was named in full
/// means that card, and no other with that word.
void nameAgain(std::vector<Token> &tokens)
{
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        Token &token = tokens[at];
        if (!token.card || !hasWord(*token.card, token.text))
            continue;
        std::optional<rules::CardId> named;
        bool isOne = true;
        for (std::size_t before = 0; before < at; ++before) {
            const auto card = tokens[before].card;
            const bool isFull = card && tokens[before].text.find(' ') != std::string::npos;
            if (!isFull || !hasWord(*card, token.text))
                continue;
            isOne = isOne && (!named || named == card);
            named = card;
        }
        if (!named || !isOne || named == token.card)
            continue;
        token.mayBe.push_back(*token.card);
        token.card = named;
    }
}

} // namespace

void readInContext(std::vector<Token> &tokens)
{
    nameAgain(tokens);
    askWhere(tokens);
    beginTurns(tokens);
    playIdentities(tokens);
    askByHaving(tokens);
}

} // namespace saying
