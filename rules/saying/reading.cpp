// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/reading.h"

#include "core/english.h"
#include "rules/saying/acts.h"
#include "rules/saying/asked_clause.h"
#include "rules/saying/brief_questions.h"
#include "rules/saying/cards.h"
#include "rules/saying/claimed.h"
#include "rules/saying/clipped.h"
#include "rules/saying/cost_of_told.h"
#include "rules/saying/elliptic.h"
#include "rules/saying/explained.h"
#include "rules/saying/fetching.h"
#include "rules/saying/finishing.h"
#include "rules/saying/going_in.h"
#include "rules/saying/guessed_question.h"
#include "rules/saying/moments.h"
#include "rules/saying/negation.h"
#include "rules/saying/number_remarks.h"
#include "rules/saying/numbers.h"
#include "rules/saying/one_question.h"
#include "rules/saying/questions.h"
#include "rules/saying/readers.h"
#include "rules/saying/scene.h"
#include "rules/saying/settling_line.h"
#include "rules/saying/tag_questions.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

namespace saying {

using core::English;

namespace {

class LineReader {
public:
    LineReader(std::string_view line, const Situation &before)
        : m_line(withoutExplained(line)), m_scene(m_line, before), m_before(m_scene.draft)
    {
        m_scene.explained = explainedIn(line);
    }

    Reading read()
    {
        readAll();
        askOfClaims(m_scene, m_claims);
        if (!m_before.at("question"))
            askOfStory(m_scene);
        settleLine(m_scene, m_before, m_notUnderstood);
        Reading reading;
        putInOrder(m_scene);
        reading.chips = std::move(m_scene.chips);
        reading.open = std::move(m_scene.open);
        reading.situation = std::move(m_scene.draft).situation();
        return reading;
    }

private:
    void readAll()
    {
        while (!m_scene.isAtEnd())
            step();
        close(m_scene.at());
        if (m_askedLast == 0)
            return;
        passMark(m_scene.at());
        m_scene.goTo(0);
        m_sentence = 0;
        while (m_scene.at() < m_askedLast)
            step();
        close(m_scene.at());
    }

    /// "Can I score yet? NAPD has 5 advancements": what it can mean is seen when all is told.
    bool askLast(const Scene &before)
    {
        const std::size_t told = behindBareQuestion(m_scene);
        if (m_askedLast > 0 || before.at() >= told)
            return false;
        m_askedLast = told;
        m_scene = before;
        while (!m_scene.isAtMark())
            m_scene.skip();
        return m_asked = m_isAskedHere = true;
    }

    void step()
    {
        const std::size_t at = m_scene.at();
        if (m_scene.value(TermKind::Side) && m_scene.token(1).isMark && !m_scene.token(1).ends()) {
            close(at); // "corp: 5 credits"
            m_scene.player = core::fromWord(rules::sideWords, *m_scene.value(TermKind::Side));
            m_scene.skip();
            return;
        }
        if (isBetween(m_scene.token())) {
            passMark(at);
            return;
        }
        if (m_scene.is(TermKind::Link, "to") && m_scene.token(1).value(TermKind::Verb)
            && !isFetchedNext(m_scene)) {
            const bool isOfUse =
                m_scene.lastVerb == "use" && m_scene.actsBefore < m_scene.draft.script().size();
            if (isOfUse || m_asked) {
                open(at); // what a card is used for: its ability says it
                skipClause();
            } else {
                close(at);
                m_scene.skip(); // "to score"
            }
            return;
        }
        if (isJoint(m_scene)) {
            close(at);
            m_scene.skip();
            return;
        }
        if (m_scene.token().text == "say" && isAtStart()) { // "say, he has 3 credits"
            m_scene.skip();
            return;
        }
        if (readOne() && m_scene.at() > at) {
            const std::size_t end = m_scene.at();
            close(at);
            m_scene.goTo(end);
            // "When the turn ends does she …": behind it one asks as at the beginning.
            const bool isWhen = m_afterMark && !m_scene.chips.empty()
                && (m_scene.chips.back().kind == ChipKind::Moment
                    || m_scene.tokens()[at].is(TermKind::Time, "turn-ends"));
            m_afterMark = isWhen && m_scene.value(TermKind::Ask);
            return;
        }
        m_scene.goTo(at);
        if (!m_scene.token().isIdle() || m_onlyCards) {
            open(at);
            // Of a question that was not understood only the cards are taken.
            m_onlyCards = m_onlyCards || m_scene.value(TermKind::Ask);
            m_afterMark = false;
        }
        if (isNegation(m_scene.token()))
            skipClause(); // what it denies was not understood, and nothing of it is read as so
        else
            m_scene.skip();
    }

    /// Over what stands between two clauses.
    void passMark(std::size_t at)
    {
        close(at);
        if (!m_isAskedHere && !isDisputedLater(m_scene, at))
            askAtMark(m_scene, at);
        m_afterMark = true;
        m_onlyCards = false;
        m_asked = false;
        if (m_scene.token().ends()) {
            m_scene.lastVerb.clear();
            m_scene.heading.clear();
            m_scene.asksOn = false;
            m_sentence = at + 1;
            m_isAskedHere = false;
        }
        m_scene.actsBefore = m_scene.draft.script().size();
        const bool isAnd = m_scene.value(TermKind::Join) != nullptr;
        m_scene.skip();
        if (onlyLeadsOn(m_scene, isAnd))
            m_scene.skip();
    }

    static bool isBetween(const Token &token)
    {
        return token.isMark || token.value(TermKind::Join);
    }

    [[nodiscard]] bool beginsSentence() const
    {
        return m_afterMark && (m_scene.value(TermKind::Ask) || m_scene.value(TermKind::Noun));
    }

    bool readOne()
    {
        const Scene before = m_scene;
        if (m_scene.value(TermKind::Claim))
            return attempt(readGoingIn, before) || leaveClaim();
        if ((m_onlyCards && m_scene.value(TermKind::It)) || (m_afterMark && isAgreedOn(m_scene)))
            return false;
        if (m_onlyCards)
            return attempt(readMoment, before) || attempt(readMeeting, before)
                || attempt(readCard, before);
        if (m_afterMark && !m_asked && attempt(askTagged, before))
            return m_asked = m_isAskedHere = true;
        const bool isTold = isStatement() && isNegation(m_scene.token()); // "doesn't take the tag."
        if (!isTold && readQuestionHere(before))
            return noteQuestion(before);
        if (!isTold && m_afterMark && asksAt(m_scene, before.at())) {
            const AskedClause clause = clauseAt(m_scene, before.at());
            if (isDisputedLater(m_scene, clause.end)) {
                m_claims.push_back(clause); // what is asked is seen when all is told
            } else if (askLast(before)) {
                return true;
            } else if (askLikeliest(m_scene, clause)) {
                keepOneQuestion(m_scene, before);
                return m_asked = m_isAskedHere = true;
            }
            m_scene = before;
        }
        for (const Reader reader : readersInTurn())
            if (mayBeTold(reader) && attempt(reader, before))
                return true;
        // "I am …" and "he did …" tell, where "… how many …" asks.
        if (isStatement() && (isNegation(m_scene.token()) || m_scene.at() > m_sentence))
            return false;
        const bool mayTell = endOfSentence(m_scene, m_scene.at()) != '?'
            && (m_scene.is(TermKind::Ask, "is") || m_scene.is(TermKind::Ask, "does"));
        return m_scene.value(TermKind::Ask) && (!mayTell || m_afterMark)
            && attempt(readQuestion, before) && noteQuestion(before);
    }

    /// A question was read: what else its words could ask is offered, too.
    bool noteQuestion(const Scene &before)
    {
        m_asked = m_isAskedHere = true;
        if (m_scene.chips.size() <= before.chips.size())
            return true;
        const AskedClause clause = clauseAt(before, before.at());
        (void)askExplained(m_scene, before, clause);
        Chip &chip = m_scene.chips.back();
        if (chip.kind == ChipKind::Question && chip.offers.empty())
            chip.offers = otherQuestions(before, clause, m_scene.draft);
        return true;
    }

    /// Nothing but small words stands before it in its sentence.
    [[nodiscard]] bool isAtStart() const
    {
        for (std::size_t at = m_sentence; at < m_scene.at(); ++at)
            if (!m_scene.tokens()[at].isIdle() && !m_scene.tokens()[at].isMark)
                return false;
        return true;
    }

    /// "he says it's over": what somebody says need not be so.
    bool leaveClaim()
    {
        const std::size_t begin = beginOfClaim(m_scene, m_sentence);
        const auto &tokens = m_scene.tokens();
        if (m_isOpen && m_openSince >= begin)
            m_isOpen = false;
        const std::size_t said = m_scene.at();
        while (!m_scene.isAtEnd() && (!isBetween(m_scene.token()) || isStillSaid(m_scene, said)))
            readInClaim(m_scene);
        const bool isBetweenCommas = m_scene.at() < tokens.size() && m_scene.token().text == ","
            && tokens[m_scene.at() - 1].value(TermKind::Claim);
        if (isBetweenCommas) // "because, he says, I was tagged"
            for (m_scene.skip(); !m_scene.isAtEnd() && !isBetween(m_scene.token());)
                m_scene.skip();
        m_scene.leaveOpen(begin, English::tr("What somebody says is not taken to be so."));
        m_scene.open.back().isClaim = true;
        m_claims.push_back({begin, m_scene.at()});
        return true;
    }

    /// In the clause of a question nothing is done and nothing is so, but "when", "after".
    [[nodiscard]] bool mayBeTold(Reader reader) const
    {
        if ((reader == readNumber || reader == readClippedNumber) && isOneOfAnswers(m_scene))
            return false;
        const bool isAct = reader == readAct || reader == readPassive || reader == readAgain;
        if (!m_asked || (!isAct && reader != readFlag))
            return true;
        if (!isAct)
            return false;
        constexpr std::array<std::string_view, 5> told{"when", "while", "after", "before", "once"};
        const auto &tokens = m_scene.tokens();
        for (std::size_t at = m_scene.at(); at-- > 0 && !isBetween(tokens[at]);) {
            const Token &it = tokens[at];
            if (std::ranges::find(told, it.text) != told.end())
                return true;
            const bool isDone = reader == readPassive && (it.card || it.value(TermKind::It));
            if (!isDone && !it.isIdle() && !it.value(TermKind::Person) && !it.value(TermKind::Side))
                return false;
        }
        return isBetween(tokens[m_scene.at() - 1]);
    }

    bool readQuestionHere(const Scene &before)
    {
        for (const Reader reader : {readCostOfTold, readEnough, readQuestion})
            if (beginsSentence() && attempt(reader, before))
                return true;
        return m_afterMark && attempt(readBriefQuestion, before);
    }

    /// A reader that gives up leaves nothing behind.
    bool attempt(Reader reader, const Scene &before)
    {
        if (reader(m_scene)) {
            keepOneQuestion(m_scene, before);
            return true;
        }
        if (m_scene.draft.changes() != before.draft.changes()
            || m_scene.chips.size() != before.chips.size()
            || m_scene.open.size() != before.open.size())
            m_scene = before;
        m_scene.goTo(before.at());
        m_scene.noneOf = false;
        m_scene.asks = false;
        m_scene.doubts = false;
        return false;
    }

    /// The sentence ends with a full stop.
    [[nodiscard]] bool isStatement() const
    {
        for (std::size_t ahead = 0; !m_scene.token(ahead).text.empty(); ++ahead)
            if (m_scene.token(ahead).ends())
                return m_scene.token(ahead).text != "?";
        return false;
    }

    void skipClause()
    {
        while (!m_scene.isAtEnd() && !isBetween(m_scene.token()))
            m_scene.skip();
    }

    void open(std::size_t at)
    {
        if (!std::exchange(m_isOpen, true))
            m_openSince = at;
    }

    /// Words that nothing took.
    void close(std::size_t end)
    {
        if (!std::exchange(m_isOpen, false))
            return;
        const std::size_t here = m_scene.at();
        m_scene.goTo(end);
        const Span span = m_scene.spanFrom(m_openSince);
        const auto words = std::span(m_scene.tokens()).subspan(m_openSince, end - m_openSince);
        const bool isOfWhom = words.size() == 1 && words.front().value(TermKind::Side)
            && m_openSince > 0 && (m_scene.isAtEnd() || m_scene.token().ends()); // "tagged runner."
        // "Uses Jackson Howard, then again": a clause of its own tells something.
        const bool isAgain = words.back().text == "again" && m_scene.isAtMark()
            && (m_openSince == 0 || m_scene.tokens()[m_openSince - 1].isMark);
        if (!isOfWhom && (isAgain || !sayNothing(words)))
            m_scene.leaveOpen(
                m_openSince,
                English::tr("“{words}” is not understood.", {{"words", m_scene.textOf(span)}}),
                cardsLikeThem(m_scene, m_openSince, end));
        m_notUnderstood.push_back(span);
        m_scene.goTo(here);
    }

    const std::string m_line;
    Scene m_scene;
    const Draft m_before;
    std::size_t m_openSince = 0;
    std::size_t m_sentence = 0;  ///< where it began
    std::size_t m_askedLast = 0; ///< behind the first sentence, where it is read last
    bool m_isOpen = false;
    bool m_afterMark = true;
    bool m_onlyCards = false;   ///< up to the end of the clause
    bool m_asked = false;       ///< in this clause
    bool m_isAskedHere = false; ///< in this sentence
    std::vector<AskedClause> m_claims;
    std::vector<Span> m_notUnderstood;
};

} // namespace

Reading read(std::string_view line, const Situation &before)
{
    return LineReader(line, before).read();
}

} // namespace saying
