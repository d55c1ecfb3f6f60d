// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/loose_questions.h"

#include "core/english.h"
#include "rules/saying/acts.h"
#include "rules/saying/asked.h"
#include "rules/saying/cards.h"
#include "rules/saying/facts_in_words.h"
#include "rules/saying/negation.h"
#include "rules/saying/pronouns.h"
#include "rules/saying/questions.h"
#include "rules/saying/told_of.h"
#include "rules/saying/uses.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

using core::English;

namespace {

/// The words of a question up to its mark, and the cards in them.
class LooseReader {
public:
    explicit LooseReader(Scene &scene) : m_scene(scene), m_begin(scene.at()) { }

    bool read()
    {
        Attempt attempt(m_scene);
        if (!findEnd())
            return false;
        takeCards();
        m_scene.goTo(m_end);
        m_scene.asks = true;
        const bool asked = act() || facts();
        m_scene.asks = false;
        if (!asked)
            return false;
        m_scene.chips.back().guessed = true;
        return attempt.keep();
    }

private:
    /// Up to a mark or "if"; false: it is of another kind, or part of it is denied.
    bool findEnd()
    {
        const auto &tokens = m_scene.tokens();
        const bool asksWhether = std::ranges::any_of(
            std::array<std::string_view, 5>{"does", "is", "may", "must", "how-much"},
            [&](std::string_view one) { return tokens[m_begin].is(TermKind::Ask, one); });
        for (m_end = m_begin + 1; asksWhether && m_end < tokens.size(); ++m_end) {
            const Token &token = tokens[m_end];
            if (token.isMark || token.value(TermKind::Join))
                return token.text != ":";
            if (isNegation(token) || token.is(TermKind::Place, "before") || token.text == "after")
                return false;
        }
        return false;
    }

    [[nodiscard]] bool has(TermKind kind, std::string_view value) const
    {
        for (std::size_t at = m_begin; at < m_end; ++at)
            if (m_scene.tokens()[at].is(kind, value))
                return true;
        return false;
    }

    [[nodiscard]] bool hasAny(TermKind kind, std::initializer_list<std::string_view> values) const
    {
        return std::ranges::any_of(values, [&](std::string_view one) { return has(kind, one); });
    }

    void takeCards()
    {
        for (std::size_t at = m_begin; at < m_end;) {
            m_scene.goTo(at);
            if (!m_scene.token().card) {
                ++at;
                continue;
            }
            if (const auto card = takeCard(m_scene))
                m_cards.push_back(*card);
            at = std::max(at + 1, m_scene.at());
        }
    }

    /// The card of the question that such a thing can be done with, or the one spoken of.
    [[nodiscard]] std::string cardFor(std::string_view verb)
    {
        const Fits fits = fitsVerb(verb);
        for (const std::string &card : m_cards)
            if (!fits || fits(m_scene.draft, card))
                return card;
        return m_cards.empty() ? meantByIt(m_scene, fits) : std::string();
    }

    /// "can I still steal that one this turn", "may he pop it"
    bool act()
    {
        if (!m_scene.tokens()[m_begin].is(TermKind::Ask, "may"))
            return false;
        for (const std::string_view verb :
             {"steal", "score", "rez", "access", "install", "play", "trash"}) {
            if (!has(TermKind::Verb, verb))
                continue;
            const std::string card = cardFor(verb);
            if (card.empty())
                continue;
            m_scene.goTo(m_end);
            if (const auto said = actOn(m_scene, std::string(verb), card);
                said && !said->isOpen && !said->acts.empty() && isByWhoAsks(*said)) {
                m_scene.goTo(m_end);
                return askWhether(m_scene, *said, m_begin);
            }
        }
        const bool isOfAbility = hasAny(TermKind::Verb, {"use", "resolve", "bypass", "break"});
        if (!isOfAbility || m_cards.empty())
            return false;
        m_scene.goTo(m_end);
        const auto said = takeUseOf(m_scene, m_cards.front());
        m_scene.goTo(m_end);
        return said && !said->isOpen && !said->acts.empty() && isByWhoAsks(*said)
            && askWhether(m_scene, *said, m_begin);
    }

    /// "can I (the Corp) …": nothing that only the other can do.
    [[nodiscard]] bool isByWhoAsks(const SaidAct &said) const
    {
        const Subject who = m_scene.subjects.at(m_begin + 1);
        return who.word <= m_begin || !who.side || !who.isSure || *who.side == said.by;
    }

    bool report(std::vector<std::string> facts, std::string says)
    {
        m_scene.goTo(m_end);
        addReport(m_scene.draft, facts);
        m_scene.addChip(ChipKind::Question, m_begin, std::move(says), {"question"}).of =
            sideOfFacts(facts);
        return true;
    }

    bool facts()
    {
        const bool isRun = has(TermKind::Noun, "run") || has(TermKind::Verb, "run");
        if (isRun && (hasAny(TermKind::Verb, {"end", "continue"}) || has(TermKind::Flag, "over")))
            return report({"run.on", "run.status"}, English::tr("is the run over?"));
        if (isRun && hasAny(TermKind::Flag, {"successful", "unsuccessful"}))
            return report({"run.status"}, English::tr("is the run successful?"));
        if (hasAny(TermKind::Flag, {"dead", "alive"}) || has(TermKind::Verb, "kill")
            || (has(TermKind::Verb, "survive") && m_cards.empty()))
            return report({"winner", "won-by"}, English::tr("is the Runner flatlined?"));
        if (has(TermKind::Noun, "trace"))
            return report({"trace.successful"}, English::tr("is the trace successful?"));
        if (has(TermKind::Verb, "win"))
            return report({"winner"}, English::tr("who wins?"));
        if (hasAny(TermKind::Noun, {"damage", "net-damage", "meat-damage"}))
            return report({"runner.hand", "winner"},
                          English::tr("how many cards are left in the grip, and who has won?"));
        if (has(TermKind::Flag, "tagged") || has(TermKind::Noun, "tags"))
            return report({"runner.tagged", "runner.tags"}, English::tr("is the Runner tagged?"));
        if (has(TermKind::Verb, "mill"))
            return report({"corp.deck", "corp.pile"}, English::tr("is a card of R&D trashed?"));
        return ofCard() || ofWorth();
    }

    /// "does the Parasite kill …" is of the Runner; what becomes of a card is of that card.
    bool ofCard()
    {
        const bool isLost =
            has(TermKind::Flag, "trashed") || hasAny(TermKind::Verb, {"survive", "trash", "lose"});
        if (!isLost || m_cards.empty())
            return false;
        std::vector<std::string> facts;
        for (const std::string &card : m_cards)
            facts.push_back(card + ".trashed");
        return report(
            std::move(facts),
            English::tr("is {card} trashed?", {{"card", m_scene.draft.nameOf(m_cards.front())}}));
    }

    bool ofWorth()
    {
        const bool isOfSomething = !m_cards.empty() || has(TermKind::Noun, "subroutines");
        if (isOfSomething && hasAny(TermKind::Verb, {"resolve", "lose"}))
            return report({"order"}, English::tr("what happens, one after the other?"));
        return false;
    }

    Scene &m_scene;
    std::size_t m_begin;
    std::size_t m_end = 0;
    std::vector<std::string> m_cards;
};

} // namespace

bool readLooseQuestion(Scene &scene) { return LooseReader(scene).read(); }

} // namespace saying
