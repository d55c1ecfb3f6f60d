// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/subjects.h"

#include "rules/cards/card_library.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/saying/evidence.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace saying {

using rules::Side;

namespace {

std::optional<Side> named(const Token &token)
{
    const std::string *word = token.value(TermKind::Side);
    return word ? core::fromWord(rules::sideWords, *word) : std::nullopt;
}

/// The last token before it that says something.
const Token *saidBefore(std::span<const Token> line, std::size_t at)
{
    while (at > 0)
        if (!line[--at].isIdle())
            return &line[at];
    return nullptr;
}

/// "(I have 1 credit) as Corp", "as Personal Evolution": which side that is.
bool isSaidAs(std::span<const Token> line, std::size_t at)
{
    while (at > 0 && line[at - 1].isIdle())
        if (line[--at].text == "as")
            return true;
    return false;
}

std::optional<Side> sideSaidAs(std::span<const Token> line, std::size_t at)
{
    if (!isSaidAs(line, at))
        return std::nullopt;
    const bool isIdentity =
        line[at].card && rules::cardLibrary()[*line[at].card].type == rules::CardType::Identity;
    return isIdentity ? std::optional(rules::cardLibrary()[*line[at].card].side())
                      : named(line[at]);
}

bool isSubject(std::span<const Token> line, std::size_t at)
{
    const Token &token = line[at];
    if (token.is(TermKind::Person, "both"))
        return true;
    if ((!token.value(TermKind::Side) && !token.value(TermKind::Person))
        || isObjectForm(token.text))
        return false;
    if (isSaidAs(line, at))
        return false;
    const Token *before = saidBefore(line, at);
    const bool isBehind = before && !before->isMark
        && (before->value(TermKind::Link)
            || (before->value(TermKind::Verb) && !before->value(TermKind::Ask)
                && !before->value(TermKind::Flag)));
    return !isBehind;
}

/// Nothing but small words stands before it in its clause.
bool begins(std::span<const Token> line, std::size_t at)
{
    while (at > 0 && line[at - 1].isIdle())
        --at;
    return at == 0 || line[at - 1].isMark || line[at - 1].value(TermKind::Join);
}

/// "on the corp turn", "whizzard accesses": a player is named by it.
std::optional<Side> sideOfWhole(std::span<const Token> line, std::size_t at)
{
    const Token &token = line[at];
    if (const std::string *step = token.value(TermKind::Moment)) {
        if (step->starts_with("corp-turn/"))
            return Side::Corp;
        if (step->starts_with("runner-turn/"))
            return Side::Runner;
    }
    const bool isIdentity = token.card && begins(line, at)
        && rules::cardLibrary()[*token.card].type == rules::CardType::Identity;
    return isIdentity ? std::optional(rules::cardLibrary()[*token.card].side()) : std::nullopt;
}

/// Which pronoun it is.
enum class Pronoun : std::uint8_t { None, Me, Other };

Pronoun pronounOf(const Token &token)
{
    const std::string *person = token.value(TermKind::Person);
    if (!person || *person == "both")
        return Pronoun::None;
    return *person == "me" ? Pronoun::Me : Pronoun::Other;
}

/// What all that is told of one person says of which side they are.
struct Count {
    int corp = 0, runner = 0;
    std::optional<Side> declared;
    std::array<std::string, 2> because;

    void add(Side side, std::string_view words)
    {
        (side == Side::Corp ? corp : runner) += 1;
        std::string &text = because[side == Side::Corp ? 0 : 1];
        if (text.empty())
            text = words;
    }
    void addOpposite(const Count &other)
    {
        corp += other.runner;
        runner += other.corp;
        for (std::size_t i = 0; i < because.size(); ++i)
            if (because[i].empty())
                because[i] = other.because[1 - i];
        if (!declared && other.declared)
            declared = rulings::opponentOf(*other.declared);
    }
    void settle(Derived &who) const
    {
        if (declared || corp != runner)
            who.side = declared ? *declared : corp > runner ? Side::Corp : Side::Runner;
        who.isSure = declared || (who.side && (corp == 0 || runner == 0));
        if (who.side)
            who.because = because[*who.side == Side::Corp ? 0 : 1];
    }
};

/// "Dead?": who asks it of nobody means himself.
bool asksOwnFate(std::span<const Token> line)
{
    for (std::size_t at = 1; at + 1 < line.size(); ++at)
        if ((line[at].is(TermKind::Flag, "dead") || line[at].is(TermKind::Flag, "alive"))
            && line[at - 1].isMark && line[at + 1].text == "?")
            return true;
    return false;
}

/// Nobody speaks of himself as "the Corp"; and the cards of one side alone are mostly one's own.
std::optional<Side> likelyTeller(std::span<const Token> line)
{
    if (isUnderIce(line) || asksOwnFate(line))
        return Side::Runner;
    const auto only = onlyNamed(line);
    const auto cards = sideOfAllCards(line);
    const auto byName = only ? std::optional(rulings::opponentOf(*only)) : std::nullopt;
    return byName ? byName : cards;
}

} // namespace

bool isObjectForm(std::string_view text)
{
    constexpr std::array<std::string_view, 8> forms{"him",    "me",      "us",      "her",
                                                    "myself", "himself", "herself", "them"};
    return std::ranges::find(forms, text) != forms.end();
}

Subjects::Subjects(std::span<const Token> line) : m_of(line.size()), m_persons(line.size())
{
    mark(line);
    derive(line);
    nameAll(line);
}

/// Where subjects stand, and how far they reach.
void Subjects::mark(std::span<const Token> line)
{
    Subject now;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const Pronoun pronoun = pronounOf(line[at]);
        const auto byItself = sideOfWhole(line, at);
        const auto byAct = begins(line, at) ? doneByOne(line[at]) : std::nullopt;
        const bool isOpen = now.manner != Manner::Said && now.manner != Manner::Carried;
        const bool isOther = now.side && !now.isPerson && byAct != now.side;
        if (byItself || (byAct && (isOpen || isOther)))
            now = {byItself ? byItself : byAct, Manner::Said, false, false, true, at};
        else if (isSubject(line, at))
            now = {named(line[at]),        Manner::Said, pronoun != Pronoun::None,
                   pronoun == Pronoun::Me, true,         at};
        else if (line[at].ends() && now.manner != Manner::None)
            now.manner = Manner::Before;
        else if ((line[at].isMark || line[at].value(TermKind::Join)) && now.manner == Manner::Said)
            now.manner = Manner::Carried;
        m_of[at] = now;
    }
}

/// Who "I" and "he" are by all that the line tells of them.
void Subjects::derive(std::span<const Token> line)
{
    Count ofMe, ofOther;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const Pronoun there = pronounOf(line[at]);
        const auto owner = ownership(line, at);
        if (!owner && line[at].text.starts_with("my ") && line[at].value(TermKind::Zone)
            && !m_me.isThere) {
            m_me.isThere = true; // "my score area"
            m_me.word = at;
        }
        if (there != Pronoun::None || owner) {
            const bool isMine = there == Pronoun::Me || (owner && owner->isMine);
            Derived &who = isMine ? m_me : m_other;
            if (!who.isThere)
                who.word = at;
            who.isThere = true;
        }
        if (owner)
            (owner->isMine ? ofMe : ofOther).add(owner->side, owner->words);
        if (there != Pronoun::None && (!isObjectForm(line[at].text) || isExplainedAt(line, at)))
            if (const auto side = declaredAt(line, at))
                (there == Pronoun::Me ? ofMe : ofOther).declared = side;
        if (const auto suffered = sufferedAt(line, at))
            ofMe.add(suffered->first, suffered->second);
        const Subject &of = m_of[at];
        if (const auto side = of.isPerson ? sideSaidAs(line, at) : std::nullopt)
            (of.isMe ? ofMe : ofOther).declared = side;
        if (!of.isPerson || of.manner == Manner::Before)
            continue;
        if (const auto side = doneAt(line, at, of.word, of.manner == Manner::Carried))
            (of.isMe ? ofMe : ofOther).add(*side, line[at].text);
    }
    if (!m_me.isThere) {
        ofOther.settle(m_other);
        return;
    }
    ofMe.addOpposite(ofOther);
    ofMe.settle(m_me);
    if (!m_me.side)
        m_me.side = likelyTeller(line);
    m_other.side = m_me.side ? std::optional(rulings::opponentOf(*m_me.side)) : std::nullopt;
    m_other.isSure = m_me.isSure;
    m_other.because = m_me.because;
}

/// Where nobody tells it as "I", "he" is who was spoken of, unless what he does says otherwise.
Subject Subjects::spokenOf(std::span<const Token> line, std::size_t at, std::optional<Side> last,
                           bool areBoth) const
{
    const bool isMe = line[at].is(TermKind::Person, "me");
    const Derived &derived = isMe ? m_me : m_other;
    Subject found{derived.side, Manner::Said, true, isMe, derived.isSure, at};
    if (m_me.isThere)
        return found;
    const bool isObject = isObjectForm(line[at].text) && !isExplainedAt(line, at);
    if (const auto side = isObject ? std::nullopt : declaredAt(line, at)) {
        found.side = side;
        found.isSure = true;
        return found;
    }
    std::optional<Side> does;
    for (std::size_t i = at + 1;
         i < line.size() && m_of[i].word == at && m_of[i].manner == Manner::Said && !does; ++i)
        does = doneAt(line, i, at, false);
    const bool isOpponent = line[at].is(TermKind::Person, "opponent");
    const auto spoken = isOpponent && last ? std::optional(rulings::opponentOf(*last)) : last;
    found.isSure = does || (spoken ? !areBoth : derived.isSure);
    found.side = does ? does : spoken ? spoken : derived.side;
    return found;
}

namespace {

/// "he", "him" and "he's" are one word, "she" and "her" another.
std::string_view sameWord(std::string_view pronoun)
{
    using Forms = std::pair<std::string_view, std::string_view>;
    constexpr std::array<Forms, 3> all{Forms{"she", "her"}, {"he", "him"}, {"they", "them"}};
    for (const auto &[subject, object] : all)
        if (pronoun.starts_with(subject) || pronoun.starts_with(object))
            return subject;
    return pronoun;
}

/// Whom such a word was used of where nobody tells it as "I".
struct Used {
    std::string_view word;
    Side side;
    bool isOfBoth = false;
};

} // namespace

void Subjects::nameAll(std::span<const Token> line)
{
    std::optional<Side> last;
    bool areBoth = false;
    std::vector<Used> used;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (const auto side = named(line[at]) ? named(line[at]) : sideOfWhole(line, at)) {
            areBoth = areBoth || (last && *last != *side);
            last = side;
        }
        if (pronounOf(line[at]) == Pronoun::None)
            continue;
        // "The Corp has 5 credits. He runs HQ. He has 3 credits": the Runner.
        const auto before = std::ranges::find(used, sameWord(line[at].text), &Used::word);
        const bool isKnown = before != used.end();
        m_persons[at] = spokenOf(line, at, isKnown ? std::optional(before->side) : last,
                                 isKnown ? before->isOfBoth : areBoth);
        const auto side = m_persons[at].side;
        if (!side || m_me.isThere)
            continue;
        if (!last)
            last = side;
        if (line[at].is(TermKind::Person, "opponent") || !m_persons[at].isSure)
            continue;
        if (!isKnown)
            used.push_back({sameWord(line[at].text), *side});
        else if (before->side != *side) {
            before->side = *side;
            before->isOfBoth = true;
        }
    }
    for (Subject &one : m_of)
        if (one.isPerson) {
            one.side = m_persons[one.word].side;
            one.isSure = m_persons[one.word].isSure;
        }
}

Subject Subjects::at(std::size_t token) const
{
    return token < m_of.size() ? m_of[token] : Subject();
}

Subject Subjects::person(std::size_t token) const
{
    return token < m_persons.size() ? m_persons[token] : Subject();
}

} // namespace saying
