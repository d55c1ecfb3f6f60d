// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/run_credits.h"

#include "core/english.h"

#include <string>
#include <utility>

namespace saying {

using core::English;

namespace {

class RunCreditsReader {
public:
    explicit RunCreditsReader(Scene &scene) : m_scene(scene) { }

    std::optional<AskedFacts> read()
    {
        Attempt attempt(m_scene);
        (void)m_scene.take(TermKind::Join, "and");
        if (!takeHowMany())
            return std::nullopt;
        (void)takeCounted();
        bool isRead = takeRun();
        while (isRead || takeOther())
            isRead = takeRun() || takeAlso();
        const bool ends = m_scene.isAtMark();
        // Of bad publicity that nobody told, credits are those of the pool.
        const bool isMeant = m_asksThis || m_asksNext || (m_isOfPublicity && m_isOfCredits);
        if (!ends || !isMeant || (!m_isOfPublicity && !mayBeMeant()))
            return std::nullopt;
        attempt.keep();
        return asked();
    }

private:
    bool takeHowMany()
    {
        return m_scene.take(TermKind::Ask, "how-many") || m_scene.take(TermKind::Ask, "how-much");
    }

    /// "bad publicity credits", "credits from bad publicity", "credits"
    bool takeCounted()
    {
        const std::size_t begin = m_scene.at();
        for (bool more = true; more;) {
            more = false;
            Attempt attempt(m_scene);
            if (m_scene.at() > begin && !m_scene.take(TermKind::Link, "from"))
                (void)m_scene.take(TermKind::Link, "of");
            const bool ofPublicity = m_scene.take(TermKind::Noun, "bad-publicity");
            if (!ofPublicity && !m_scene.take(TermKind::Noun, "credits"))
                continue;
            (ofPublicity ? m_isOfPublicity : m_isOfCredits) = true;
            more = attempt.keep();
        }
        return m_scene.at() > begin;
    }

    /// "for this run", "the next one"
    bool takeRun()
    {
        Attempt attempt(m_scene);
        (void)(m_scene.take(TermKind::Link, "for") || m_scene.take(TermKind::Link, "in")
               || m_scene.take(TermKind::Link, "on"));
        m_scene.skipIdle();
        const bool isNext = m_scene.token().text == "next";
        if (isNext)
            m_scene.skip();
        const bool isAgain = isNext && m_asksThis && m_scene.token().text == "one";
        if (isAgain)
            m_scene.skip();
        else if (!m_scene.take(TermKind::Noun, "run"))
            return false;
        (isNext ? m_asksNext : m_asksThis) = true;
        return attempt.keep();
    }

    /// "has the Runner", "can he spend"
    bool takeOther()
    {
        return m_scene.takeWho() || m_scene.take(TermKind::Have, "has")
            || m_scene.take(TermKind::Ask, "does") || m_scene.take(TermKind::Ask, "is")
            || m_scene.take(TermKind::Ask, "may") || m_scene.take(TermKind::Verb, "take")
            || m_scene.take(TermKind::Verb, "gain") || m_scene.take(TermKind::Verb, "spend")
            || m_scene.take(TermKind::Verb, "use") || m_scene.take(TermKind::Time, "now");
    }

    /// "… and how many for the next": what is counted is the same.
    bool takeAlso()
    {
        Attempt attempt(m_scene);
        if (m_scene.token().text == ",")
            m_scene.skip();
        (void)m_scene.take(TermKind::Join, "and");
        const bool isOther = takeHowMany();
        if (isOther)
            (void)takeCounted();
        if (!takeRun())
            return false;
        m_asksThis = m_asksThis || isOther; // "how many has he, and how many for the next run"
        return attempt.keep();
    }

    /// The Corp has bad publicity, or takes some with what is played.
    [[nodiscard]] bool mayBeMeant() const
    {
        return m_isOfCredits && m_scene.draft.numberAt("state/bad_publicity").value_or(0) > 0;
    }

    AskedFacts asked() const
    {
        const std::string now = English::tr("how many credits of bad publicity are there for this "
                                            "run?");
        const std::string then = English::tr("how many credits of bad publicity are there for the "
                                             "next run?");
        if (!m_asksNext)
            return {{"run.credits"}, now};
        if (!m_asksThis)
            return {{"runner.next-run-credits"}, then};
        return {{"run.credits", "runner.next-run-credits"},
                //: questions that are answered together: "is the run over? how many tags has the
                //: Runner?"
                English::tr("{question} {more}", {{"question", now}, {"more", then}})};
    }

    Scene &m_scene;
    bool m_isOfPublicity = false;
    bool m_isOfCredits = false;
    bool m_asksThis = false;
    bool m_asksNext = false;
};

} // namespace

std::optional<AskedFacts> takeRunCredits(Scene &scene) { return RunCreditsReader(scene).read(); }

void assumeRunCredits(Draft &settled)
{
    const int given = settled.numberAt("state/bad_publicity").value_or(0);
    if (!settled.at("state/run") || settled.textAt("state/at") == "run/initiation"
        || (given == 0 && !settled.isTold("state/bad_publicity")))
        return;
    settled.assume("state/run/credits", given,
                   given > 0 ? English::tr("no credit of bad publicity was spent in this run")
                             : English::tr("the run began without credits of bad publicity"));
}

} // namespace saying
