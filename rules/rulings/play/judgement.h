// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an act is allowed: requirements, exceptions, and which of them prevails.
#pragma once

#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/table.h"

#include <optional>
#include <utility>
#include <vector>

namespace rulings {

/// One requirement of an act and whether it is met; an act must meet all of them.
struct Check {
    RuleName rule;
    bool holds = true;
    Sentence what;
    bool permits = false;                ///< an exception that allows what a weaker rule would not
    std::vector<TraceLine> grounds = {}; ///< what was said to find it out
    bool ofMoment = false;               ///< at another moment of the game it may be met
    bool ofStep = false;                 ///< the step that the game has come to decides it
    bool granted = false; ///< nobody would doubt it: where it is met, it goes without saying
    bool telling = false; ///< it is told of an act that is done, too
    std::optional<Price> price = std::nullopt; ///< what is to be paid
    std::vector<Sentence> assumed = {};        ///< what was taken to be so to find it out
};

/// Two exceptions to one rule, of equal rank: one allows what the other one forbids.
struct Conflict {
    Check permits, forbids;
};

/// All checks of one act, in the order they were made.
class Judgement {
public:
    Judgement() = default;
    /// What is said and assumed from now on belongs to the check that follows it.
    explicit Judgement(Record &record)
        : m_record(&record), m_mark(record.trace.size()), m_assumed(record.assumptions.size())
    {
        constexpr std::size_t usual = 6;
        m_checks.reserve(usual);
    }

    /// What is true if it is met, and what is true if it is not: a refusal is never explained with
    /// the sentence for what is allowed.
    void require(RuleName rule, bool holds, Sentence met, Sentence unmet)
    {
        add({rule, holds, std::move(holds ? met : unmet)});
    }
    /// The same of the moment alone.
    void requireNow(RuleName rule, bool holds, Sentence met, Sentence unmet)
    {
        add({rule, holds, std::move(holds ? met : unmet), false, {}, true});
    }
    /// The same where nobody would doubt it: that it is met is told only if nothing else is to be.
    void requirePlain(RuleName rule, bool holds, Sentence met, Sentence unmet)
    {
        require(rule, holds, std::move(met), std::move(unmet));
        m_checks.back().granted = holds;
    }
    /// That the cost can be paid, or why it cannot.
    void requirePaid(RuleName rule, bool holds, Sentence what, const Price &price)
    {
        add({rule, holds, std::move(what)});
        m_checks.back().price = price;
    }
    /// The requirement made last is told of an act that is done, too.
    void tell() { m_checks.back().telling = true; }
    /// What is not met at this moment of the game.
    void forbidNow(RuleName rule, Sentence why)
    {
        add({rule, false, std::move(why), false, {}, true});
    }
    /// What the step that the game has come to does not let anybody do.
    void forbidAtStep(RuleName rule, Sentence why)
    {
        forbidNow(rule, std::move(why));
        m_checks.back().ofStep = true;
    }
    /// A requirement that is met.
    void note(RuleName rule, Sentence met) { add({rule, true, std::move(met)}); }
    /// One that the step lets players do.
    void noteAtStep(RuleName rule, Sentence met)
    {
        note(rule, std::move(met));
        m_checks.back().ofStep = true;
    }
    /// One that nobody would doubt.
    void notePlain(RuleName rule, Sentence met)
    {
        note(rule, std::move(met));
        m_checks.back().granted = true;
    }
    /// What is never met where it is asked for.
    void forbid(RuleName rule, Sentence why) { add({rule, false, std::move(why)}); }
    /// An exception that allows: it lifts what a weaker exception to the same rule forbids.
    void permit(RuleName rule, Sentence what) { add({rule, true, std::move(what), true}); }
    [[nodiscard]] bool allowed(const Rulebook &book) const;
    /// The first requirement that is not met and that no stronger exception lifts; nullptr: none.
    [[nodiscard]] const Check *refusal(const Rulebook &book) const;
    /// Nothing but the moment forbids it.
    [[nodiscard]] bool waits() const;
    /// Neither prevails, so the rules do not decide it.
    [[nodiscard]] std::optional<Conflict> conflict(const Rulebook &book) const;
    [[nodiscard]] const std::vector<Check> &checks() const { return m_checks; }
    [[nodiscard]] std::vector<Check> takeChecks() && { return std::move(m_checks); }

private:
    void add(Check check);

    std::vector<Check> m_checks;
    Record *m_record = nullptr;
    std::size_t m_mark = 0;
    std::size_t m_assumed = 0;
};

/// Lines for those that decide, each after what it rests on; the others are left out.
void sayChecks(const Table &table, Judgement judgement);
/// Of an act that is allowed and done: exceptions that allow it, and what it took to find out.
void sayUnusual(const Table &table, Judgement judgement);
/// Throws NotAllowed, or the Conflict, when the rules do not allow it.
void requireAllowed(const Table &table, const Judgement &judgement);

} // namespace rulings
