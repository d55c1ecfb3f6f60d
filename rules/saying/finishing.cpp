// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/finishing.h"

#include "core/english.h"
#include "rules/saying/access_asked.h"
#include "rules/saying/asked_clause.h"
#include "rules/saying/doubt_behind.h"
#include "rules/saying/guessed_question.h"
#include "rules/saying/inferred.h"
#include "rules/saying/piece.h"
#include "rules/saying/placing.h"
#include "rules/saying/standing.h"
#include "rules/saying/told_of.h"

#include <algorithm>
#include <cstddef>
#include <ranges>
#include <string>
#include <utility>

namespace saying {

using core::English;

namespace {

class Finisher {
public:
    Finisher(Scene &scene, std::span<const Span> notUnderstood)
        : m_scene(scene), m_notUnderstood(notUnderstood)
    {
    }

    void finish()
    {
        widenQuestion();
        doubtNeighbours();
        doubtBehindMissed(m_scene, m_notUnderstood);
        doubtCounted();
        doubtSufferers();
        doubtPast();
        doubtOverwritten(m_scene);
        doubtFirstNames();
        doubtListed(m_scene);
        doubtWanted(m_scene);
        offerPlaces(m_scene);
        offerOtherCards();
        doubtInferred(m_scene);
        takeLinks();
        offerPlaying(m_scene);
        tellWhose(m_scene);
        offerLess();
    }

private:
    /// Where words that nobody understood stand behind a question in its clause, what is asked is a
    /// doubt; where nothing else does, they are of it.
    void widenQuestion()
    {
        const auto &tokens = m_scene.tokens();
        for (Chip &chip : m_scene.chips) {
            if (chip.kind != ChipKind::Question)
                continue;
            const auto first = Piece(m_scene, chip.span).begin();
            const AskedClause clause =
                clauseAt(m_scene, static_cast<std::size_t>(first - tokens.begin()));
            if (clause.end <= clause.begin)
                continue;
            const Span all{chip.span.begin, tokens[clause.end - 1].span.end};
            const auto isBehind = [&](Span span) {
                return span.begin >= chip.span.end && span.end <= all.end;
            };
            const bool isRead = std::ranges::any_of(
                m_scene.chips, [&](const Chip &one) { return isBehind(one.span); });
            const auto open = std::ranges::count_if(
                m_scene.open, [&](const Open &one) { return isBehind(one.span); });
            chip.guessed = chip.guessed || open > 0;
            if (isRead || open == 0)
                continue;
            std::erase_if(m_scene.open, [&](const Open &one) { return isBehind(one.span); });
            chip.span.end = all.end;
        }
    }

    [[nodiscard]] bool isNotUnderstood(const Token &token) const
    {
        return std::ranges::any_of(m_notUnderstood, [&](Span span) {
            return token.span.begin >= span.begin && token.span.end <= span.end;
        });
    }

    /// What stands next to words that were not understood may be meant otherwise by them.
    void doubtNeighbours()
    {
        const auto &tokens = m_scene.tokens();
        const auto leadsToOpen = [&](std::ptrdiff_t at, std::ptrdiff_t by) {
            const auto size = static_cast<std::ptrdiff_t>(tokens.size());
            for (at += by; at >= 0 && at < size; at += by) {
                const Token &token = tokens[static_cast<std::size_t>(at)];
                if (isNotUnderstood(token))
                    return true;
                if ((token.isMark || token.value(TermKind::Join)) || !token.isIdle())
                    return false;
            }
            return false;
        };
        for (Chip &chip : m_scene.chips) {
            const Piece words(m_scene, chip.span);
            chip.guessed = chip.guessed || leadsToOpen(words.begin() - tokens.begin(), -1)
                || leadsToOpen(words.end() - tokens.begin() - 1, 1);
        }
    }

    /// "I cleared the tag since": words that were not understood speak of what was counted.
    void doubtCounted()
    {
        for (Chip &chip : m_scene.chips) {
            if (chip.kind != ChipKind::Number)
                continue;
            const auto isOfMissed = [&](const Token &token) {
                const std::string *noun = token.value(TermKind::Noun);
                return noun && std::ranges::any_of(m_scene.tokens(), [&](const Token &other) {
                           return other.is(TermKind::Noun, *noun) && isNotUnderstood(other);
                       });
            };
            chip.guessed = chip.guessed || Piece(m_scene, chip.span).has(isOfMissed);
        }
    }

    /// "The Corp fires Ronin at 3 cards": whom it is done to has them, and not who does it.
    void doubtSufferers()
    {
        const auto &tokens = m_scene.tokens();
        for (Chip &chip : m_scene.chips) {
            const auto first = Piece(m_scene, chip.span).begin();
            const bool isAt = chip.kind == ChipKind::Number && first != tokens.end()
                && first != tokens.begin() && first->text == "at" && !(first - 1)->isMark;
            chip.guessed =
                chip.guessed
                || (isAt && std::ranges::any_of(m_scene.chips, [&](const Chip &act) {
                        return act.kind == ChipKind::Act && act.span.end == (first - 1)->span.end;
                    }));
        }
    }

    /// "A question about last turn: during the encounter …": the moments may be of that turn.
    void doubtPast()
    {
        const bool isPast = std::ranges::any_of(m_scene.tokens(), [&](const Token &token) {
            return token.is(TermKind::Time, "last-turn") && isNotUnderstood(token);
        });
        bool goesOn = false; // "on his last turn he ran HQ. He got in": of that turn, too
        for (Chip &chip : m_scene.chips) {
            chip.guessed = chip.guessed || ((isPast || goesOn) && chip.kind == ChipKind::Moment);
            goesOn = goesOn || chip.tells("state/happened_last_turn");
        }
    }

    /// "Bob rezzes Ice Wall", "Bob's Enigma": of whoever plays.
    [[nodiscard]] bool isName(std::size_t at) const
    {
        const auto &tokens = m_scene.tokens();
        const Token &token = tokens[at];
        const char first = m_scene.line[token.span.begin];
        const bool isOfSomebody = token.span.end - token.span.begin > token.text.size();
        const bool doesSomething = at + 1 < tokens.size()
            && (tokens[at + 1].value(TermKind::Verb) || tokens[at + 1].value(TermKind::Have));
        return isNotUnderstood(token) && first >= 'A' && first <= 'Z'
            && (isOfSomebody || doesSomething);
    }

    /// "Alice runs R&D. Bob rezzes Ice Wall": a first name may be that of whoever plays, too.
    void doubtFirstNames()
    {
        const auto all = std::views::iota(std::size_t{0}, m_scene.tokens().size());
        if (std::ranges::none_of(all, [&](std::size_t at) { return isName(at); }))
            return;
        for (Chip &chip : m_scene.chips)
            chip.guessed = chip.guessed
                || (chip.kind == ChipKind::Card
                    && Piece(m_scene, chip.span).has([](const Token &token) {
                           return token.card && token.text.find(' ') == std::string::npos
                               && rules::cardLibrary()[*token.card].type
                               == rules::CardType::Identity;
                       }));
    }

    /// "with 2 counters", "has 3 advancements": the small word is of the piece behind it.
    void takeLinks()
    {
        const auto isOf = [](const Token &token, const Chip &chip) {
            return token.span.begin >= chip.span.begin && token.span.end <= chip.span.end;
        };
        const auto &tokens = m_scene.tokens();
        for (Chip &chip : m_scene.chips)
            for (auto at = Piece(m_scene, chip.span).begin(); at != tokens.begin();) {
                const Token &before = *--at;
                const bool isRead = std::ranges::any_of(
                    m_scene.chips, [&](const Chip &one) { return isOf(before, one); });
                const bool isSmall = before.value(TermKind::Link) || before.value(TermKind::Have)
                    || before.value(TermKind::It) || before.is(TermKind::Number, "1");
                if (before.isMark || isRead || isNotUnderstood(before)
                    || (!isSmall && !before.isIdle()))
                    break;
                if (isSmall)
                    chip.span.begin = before.span.begin;
            }
    }

    /// "I play Exchange": cards that are called so, too.
    void offerOtherCards()
    {
        for (Chip &chip : m_scene.chips)
            for (const Token &token : m_scene.tokens()) {
                if (!token.card || token.mayBe.empty() || token.span.begin < chip.span.begin
                    || token.span.end > chip.span.end)
                    continue;
                for (const rules::CardId other : token.mayBe) {
                    const std::string &title = rules::cardLibrary()[other].title;
                    std::string instead(m_scene.textOf(chip.span));
                    instead.replace(token.span.begin - chip.span.begin,
                                    token.span.end - token.span.begin, title);
                    chip.offers.push_back({title, std::move(instead)});
                }
            }
    }

    /// A doubt that is mistaken can be left out.
    void offerLess()
    {
        for (Chip &chip : m_scene.chips)
            if (chip.guessed && chip.kind != ChipKind::Question && chip.kind != ChipKind::Player)
                chip.offers.push_back({English::tr("leave this out"), {}});
    }

    Scene &m_scene;
    std::span<const Span> m_notUnderstood;
};

} // namespace

std::vector<Offer> cardsLikeThem(const Scene &scene, std::size_t begin, std::size_t end)
{
    std::vector<Offer> offers;
    for (std::size_t at = begin; at < end; ++at)
        for (const rules::CardId card : scene.tokens()[at].mayBe) {
            const std::string &title = rules::cardLibrary()[card].title;
            offers.push_back({title, title});
        }
    return offers;
}

void finish(Scene &scene, std::span<const Span> notUnderstood)
{
    Finisher(scene, notUnderstood).finish();
}

void putInOrder(Scene &scene)
{
    std::ranges::stable_sort(scene.chips, {}, [](const Chip &chip) {
        return std::pair(chip.span.begin, chip.kind != ChipKind::Player);
    });
    const auto again = std::ranges::unique(scene.chips, [](const Chip &one, const Chip &other) {
        return one.span == other.span && one.says == other.says;
    });
    scene.chips.erase(again.begin(), again.end());
    const auto isAct = [&](const Open &open) {
        return std::ranges::any_of(scene.tokens(), [&](const Token &token) {
            const bool isIn =
                token.span.begin >= open.span.begin && token.span.end <= open.span.end;
            return isIn && !token.isIdle()
                && (token.value(TermKind::Verb) || token.value(TermKind::Ask));
        });
    };
    std::ranges::stable_partition(scene.open, isAct);
}

void askAtMark(Scene &scene, std::size_t at)
{
    const auto isQuestion = [](const Chip &chip) { return chip.kind == ChipKind::Question; };
    if (scene.token().text != "?" || std::ranges::any_of(scene.chips, isQuestion))
        return;
    for (std::size_t later = at + 1; later < scene.tokens().size(); ++later)
        if (scene.tokens()[later].value(TermKind::Ask))
            return; // "Wyldside? how many clicks": that is asked
    std::size_t begin = at;
    while (begin > 0 && !scene.tokens()[begin - 1].isMark)
        --begin;
    if (begin == at)
        return;
    // What is left of the clause behind all that was read of it, or the mark.
    std::size_t left = at;
    const auto isRead = [&](const Token &token) {
        return std::ranges::any_of(scene.chips, [&](const Chip &chip) {
            return token.span.begin >= chip.span.begin && token.span.end <= chip.span.end;
        });
    };
    while (left > begin && !isRead(scene.tokens()[left - 1]))
        --left;
    const Span open{scene.tokens()[left].span.begin,
                    scene.tokens()[left < at ? at - 1 : at].span.end};
    if (left == at && askWhetherAccessed(scene, {begin, at}))
        return;
    if (askBehind(scene, {begin, at}, open))
        std::erase_if(scene.open, [&](const Open &one) {
            return one.span.begin >= open.begin && one.span.end <= open.end;
        });
    scene.goTo(at);
}

void askOfClaims(Scene &scene, std::span<const AskedClause> claims)
{
    const auto isQuestion = [](const Chip &chip) { return chip.kind == ChipKind::Question; };
    if (claims.empty() || std::ranges::any_of(scene.chips, isQuestion))
        return;
    const AskedClause all{claims.front().begin, claims.back().end};
    scene.goTo(claims.back().end);
    (void)askBehind(scene, all, scene.spanFrom(claims.back().begin));
}

namespace {

/// Somebody tells in more than one sentence what he and his opponent did.
bool isStory(const Scene &scene)
{
    const auto &tokens = scene.tokens();
    const bool isPersonal = std::ranges::any_of(tokens, [](const Token &token) {
        return token.is(TermKind::Person, "me") || token.is(TermKind::Person, "opponent")
            || token.value(TermKind::Claim) || token.value(TermKind::Intend);
    });
    const bool isOfOthers = std::ranges::any_of(tokens, [](const Token &token) {
        return token.value(TermKind::Person) && !token.is(TermKind::Person, "both");
    });
    std::size_t sentences = 0;
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (!tokens[at].isMark && (at + 1 == tokens.size() || tokens[at + 1].ends()))
            ++sentences;
    constexpr std::size_t aLot = 3;
    return (isPersonal && sentences > 1) || (isOfOthers && sentences >= aLot);
}

/// The sentence of that token.
AskedClause sentenceAt(const Scene &scene, std::size_t at)
{
    const auto &tokens = scene.tokens();
    AskedClause sentence{at, at};
    while (sentence.begin > 0 && !tokens[sentence.begin - 1].ends())
        --sentence.begin;
    while (sentence.end < tokens.size() && !tokens[sentence.end].ends())
        ++sentence.end;
    return sentence;
}

} // namespace

void askOfStory(Scene &scene)
{
    const auto isQuestion = [](const Chip &chip) { return chip.kind == ChipKind::Question; };
    const auto &tokens = scene.tokens();
    if (std::ranges::any_of(scene.chips, isQuestion) || !isStory(scene))
        return;
    std::size_t last = tokens.size();
    while (last > 0 && tokens[last - 1].isMark)
        --last;
    if (last == 0)
        return;
    AskedClause sentence = sentenceAt(scene, last - 1);
    if (!scene.intended.empty()) { // what somebody wants to do, and nobody lets them
        const auto wanted = std::ranges::find_if(tokens, [&](const Token &token) {
            return token.span.end > scene.intended.back().span.begin;
        });
        sentence = sentenceAt(scene, static_cast<std::size_t>(wanted - tokens.begin()));
    }
    const Span end =
        last < tokens.size() ? tokens[last].span : Span{scene.line.size(), scene.line.size()};
    scene.goTo(tokens.size());
    (void)askBehind(scene, sentence, end);
}

} // namespace saying
