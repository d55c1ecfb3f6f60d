// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/scene.h"

#include "rules/rulings/language/vocabulary.h"

#include <algorithm>
#include <utility>

namespace saying {

Scene::Scene(std::string_view text, const Situation &situation)
    : line(text)
    , draft(situation)
    , m_tokens(std::make_shared<const std::vector<Token>>(tokensOf(text)))
{
    // A line goes on from what lines before spoke of.
    known = draft.objects();
    knownActs = draft.script().size();
    if (!known.empty())
        card = known.back();
    subjects = Subjects(*m_tokens);
}

Scene Scene::saying(std::string_view words) const
{
    Scene other = *this;
    other.line = words;
    other.m_tokens = std::make_shared<const std::vector<Token>>(tokensOf(words));
    other.m_at = 0;
    other.subjects = Subjects(*other.m_tokens);
    other.chips.clear();
    other.open.clear();
    other.doubts = false;
    other.meant.clear();
    other.intended.clear();
    other.explained.clear();
    return other;
}

const Token &Scene::token(std::size_t ahead) const
{
    static const Token none;
    return m_at + ahead < m_tokens->size() ? (*m_tokens)[m_at + ahead] : none;
}

void Scene::skipIdle()
{
    while (!isAtEnd() && token().isIdle())
        ++m_at;
}

void Scene::skipJoins()
{
    while (!isAtEnd() && (token().isIdle() || token().value(TermKind::Join)))
        ++m_at;
}

bool Scene::take(TermKind kind, std::string_view value)
{
    const std::size_t begin = m_at;
    while (!isAtEnd() && token().isIdle() && !is(kind, value))
        ++m_at;
    if (is(kind, value)) {
        ++m_at;
        return true;
    }
    m_at = begin;
    return false;
}

std::optional<std::string> Scene::take(TermKind kind)
{
    const std::size_t begin = m_at;
    while (!isAtEnd() && token().isIdle() && !value(kind))
        ++m_at;
    if (const std::string *found = value(kind)) {
        ++m_at;
        return *found;
    }
    m_at = begin;
    return std::nullopt;
}

std::optional<int> Scene::takeNumber()
{
    const std::size_t begin = m_at;
    if (std::exchange(noneOf, false)) {
        (void)take(TermKind::Number, "1"); // "any"
        return 0;
    }
    while (!isAtEnd() && token().isIdle() && !value(TermKind::Number) && !token().number)
        ++m_at;
    const auto count = isAtEnd() ? std::nullopt : token().count();
    m_at = count ? m_at + 1 : begin;
    return count;
}

std::optional<Who> Scene::takeWho()
{
    if (const auto side = take(TermKind::Side)) {
        if (is(TermKind::Ask, "who")
            && (token(1).value(TermKind::Have) || token(1).is(TermKind::Link, "on")))
            skip(); // "a runner who's on three cards"
        return Who{core::fromWord(rules::sideWords, *side), false};
    }
    const auto person = take(TermKind::Person);
    if (!person)
        return std::nullopt;
    if (*person == "both")
        return Who{std::nullopt, true, false, true};
    const Subject who = subjects.person(m_at - 1);
    (void)take(TermKind::Side); // "I (Corp)"
    if (who.side || who.isMe)
        return Who{who.side, !who.isSure || !who.side, who.isMe};
    if (!player || *person == "player")
        return Who{player, true};
    return Who{rulings::opponentOf(*player), true};
}

bool Scene::isOnlyWith(std::size_t begin, std::size_t end) const
{
    return begin >= end
        || std::all_of(m_tokens->begin() + static_cast<std::ptrdiff_t>(begin),
                       m_tokens->begin() + static_cast<std::ptrdiff_t>(end),
                       [](const Token &token) {
                           return token.isIdle() || token.is(TermKind::Link, "with")
                               || token.text == "using";
                       });
}

Span Scene::spanFrom(std::size_t begin) const
{
    std::size_t end = m_at;
    const auto saysNothing = [this](std::size_t at) {
        return tokens()[at].isIdle() && tokens()[at].terms.size() == 1;
    };
    while (begin + 1 < end && saysNothing(begin))
        ++begin;
    while (end > begin + 1 && (tokens()[end - 1].isMark || saysNothing(end - 1)))
        --end;
    if (begin >= m_tokens->size())
        return {line.size(), line.size()};
    Span span{tokens()[begin].span.begin, tokens()[std::max(end, begin + 1) - 1].span.end};
    const std::string_view words = textOf(span);
    if (std::ranges::count(words, '(') > std::ranges::count(words, ')') && span.end < line.size()
        && line[span.end] == ')')
        ++span.end;
    return span;
}

void Scene::speakOf(const std::string &object)
{
    if (card != object)
        before = std::exchange(card, object);
}

/// The same words with each card that a pronoun in them could be.
void Scene::offerMeant(std::size_t begin)
{
    Chip &chip = chips.back();
    for (const Meant &one : meant) {
        const bool isIn = one.token >= begin && one.token < m_at;
        const Span it = tokens()[one.token].span;
        if (!isIn || it.begin < chip.span.begin || it.end > chip.span.end)
            continue;
        for (const std::string &name : one.names) {
            std::string instead(textOf(chip.span));
            instead.replace(it.begin - chip.span.begin, it.end - it.begin, name);
            if (std::ranges::find(chip.offers, instead, &Offer::instead) == chip.offers.end())
                chip.offers.push_back({name, std::move(instead)});
        }
    }
}

Chip &Scene::addChip(ChipKind kind, std::size_t begin, std::string says,
                     std::vector<std::string> paths)
{
    Chip chip;
    chip.span = spanFrom(begin);
    chip.kind = kind;
    chip.says = std::move(says);
    chip.paths = std::move(paths);
    chip.guessed = std::exchange(doubts, false);
    for (const std::string &path : chip.paths)
        if (const core::Json *value = draft.at(path); value && path != "question"
            && (!value->asObject() || path.starts_with("question/script/")
                || !Draft::objectIn(path).empty()))
            chip.told.push_back({path, *value});
    for (std::size_t i = begin; i < m_at; ++i)
        chip.guessed = chip.guessed || tokens()[i].guessed;
    chips.push_back(std::move(chip));
    offerMeant(begin);
    return chips.back();
}

void Scene::leaveOpen(std::size_t begin, std::string says, std::vector<Offer> offers)
{
    open.push_back({spanFrom(begin), std::move(says), std::move(offers)});
}

} // namespace saying
