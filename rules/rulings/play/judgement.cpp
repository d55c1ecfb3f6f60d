// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "The Golden Rules", "Cannot"; Core Rules: "Negative Effects". Of two
// exceptions to one rule the stronger prevails, and of two that are equally strong neither.
#include "rules/rulings/play/judgement.h"

#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace rulings {

namespace {

/// Whether the first allows by exception what the second, an exception to the same rule, forbids.
bool disagree(const Rulebook &book, const Check &permits, const Check &forbids)
{
    if (!permits.permits || forbids.holds)
        return false;
    const std::string &base = book.rule(permits.rule).exceptionTo;
    return !base.empty() && base == book.rule(forbids.rule).exceptionTo;
}

} // namespace

void Judgement::add(Check check)
{
    if (m_record) {
        auto &trace = m_record->trace;
        const auto from = trace.begin() + static_cast<std::ptrdiff_t>(m_mark);
        check.grounds.assign(std::make_move_iterator(from), std::make_move_iterator(trace.end()));
        trace.erase(from, trace.end());
        const auto &assumptions = m_record->assumptions;
        if (assumptions.size() > m_assumed)
            check.assumed.assign(assumptions.begin() + static_cast<std::ptrdiff_t>(m_assumed),
                                 assumptions.end());
        m_assumed = assumptions.size();
    }
    m_checks.push_back(std::move(check));
}

const Check *Judgement::refusal(const Rulebook &book) const
{
    for (const Check &forbids : m_checks)
        if (!forbids.holds && std::ranges::none_of(m_checks, [&](const Check &permits) {
                return disagree(book, permits, forbids)
                    && book.rule(permits.rule).rank > book.rule(forbids.rule).rank;
            }))
            return &forbids;
    return nullptr;
}

bool Judgement::waits() const
{
    bool early = false;
    for (const Check &check : m_checks) {
        if (!check.holds && !check.ofMoment)
            return false;
        early = early || !check.holds;
    }
    return early;
}

bool Judgement::allowed(const Rulebook &book) const { return !refusal(book); }

std::optional<Conflict> Judgement::conflict(const Rulebook &book) const
{
    for (const Check &permits : m_checks)
        for (const Check &forbids : m_checks)
            if (disagree(book, permits, forbids)
                && book.rule(permits.rule).rank == book.rule(forbids.rule).rank)
                return Conflict{permits, forbids};
    return std::nullopt;
}

namespace {

void sayGrounds(const Table &table, std::vector<TraceLine> grounds)
{
    table.record.trace.insert(table.record.trace.end(), std::make_move_iterator(grounds.begin()),
                              std::make_move_iterator(grounds.end()));
}

void sayCheck(const Table &table, Check check)
{
    sayGrounds(table, std::move(check.grounds));
    table.say(std::move(check.what), {check.rule});
    table.record.trace.back().price = check.price;
    table.record.trace.back().plain = check.granted;
    if (check.ofStep) {
        table.record.trace.back().ofStep = !check.holds;
        table.record.trace.back().speaksOf = &table.book->timing(table.state.at.kind);
    }
}

/// That the rule is in force is looked at all the same.
void passOver(const Table &table, const Check &check)
{
    (void)table.isCited(table.book->rule(check.rule));
}

void sayPrevails(const Table &table, Check check)
{
    table.leaveOut(check.rule,
                   Sentence::tr("{requirement}: a stronger exception prevails",
                                {{"requirement", std::move(check.what)}}));
}

} // namespace

namespace {

/// Whether it could do anything, for which what it could be done with is looked at, too.
bool isOfEffect(const Check &check) { return check.rule.id == "ability.must-change-something"; }

/// Something else than that it could do nothing stands against it.
bool isRefused(const std::vector<Check> &checks)
{
    return std::ranges::any_of(
        checks, [](const Check &check) { return !check.holds && !isOfEffect(check); });
}

/// What only requirements rest on that are met or not told does not matter to a refusal.
void forgetAssumed(const Table &table, const std::vector<Check> &checks)
{
    const bool refused = isRefused(checks);
    for (const Check &check : checks)
        if (check.holds || (refused && isOfEffect(check)))
            std::erase_if(table.record.assumptions, [&](const Sentence &one) {
                return std::ranges::find(check.assumed, one) != check.assumed.end();
            });
}

} // namespace

void sayChecks(const Table &table, Judgement judgement)
{
    const bool allowed = judgement.allowed(*table.book);
    std::vector<Check> checks = std::move(judgement).takeChecks();
    if (!allowed) {
        forgetAssumed(table, checks);
        // What no other moment would change says more than what only this one forbids.
        std::ranges::stable_partition(
            checks, [](const Check &check) { return check.holds || !check.ofMoment; });
        // What the text of a card forbids is the end of it, whatever the moment.
        std::ranges::stable_partition(checks, [](const Check &check) {
            return check.holds || check.rule.id != "cannot.prevails";
        });
    }
    // What would allow it, if the text of a card did not forbid it.
    const auto isLimited = [&](const Check &check) {
        return std::ranges::any_of(checks, [&](const Check &forbids) {
            if (forbids.holds)
                return false;
            const Rule &rule = table.book->rule(forbids.rule);
            return rule.rank == Rank::Card && rule.exceptionTo == check.rule.id;
        });
    };
    // Whether its effect could do anything is a question for what may be done at all.
    const bool refused = isRefused(checks);
    const auto isOfOtherMoment = [&](const Check &check) {
        return refused && !allowed && !check.holds && isOfEffect(check);
    };
    // What goes without saying is said where there is nothing else.
    const bool plainly = std::ranges::all_of(
        checks, [](const Check &check) { return !check.holds || check.granted; });
    for (Check &check : checks)
        if (allowed && check.granted && check.grounds.empty() && !plainly)
            passOver(table, check);
        else if (allowed == check.holds && !isOfOtherMoment(check))
            sayCheck(table, std::move(check));
        else if (isOfOtherMoment(check))
            continue;
        else if (allowed)
            sayPrevails(table, std::move(check));
        else if (check.permits || isLimited(check))
            table.leaveOut(check.rule, std::move(check.what));
}

void sayUnusual(const Table &table, Judgement judgement)
{
    for (Check &check : std::move(judgement).takeChecks())
        if (!check.holds) {
            sayPrevails(table, std::move(check));
        } else if (check.permits || check.telling
                   || (!check.grounds.empty() && !check.price && !isOfEffect(check))) {
            sayCheck(table, std::move(check));
        } else if (!check.grounds.empty() && !isOfEffect(check)) {
            passOver(table, check); // the payment says the rest
            sayGrounds(table, std::move(check.grounds));
        } else {
            passOver(table, check);
        }
}

void requireAllowed(const Table &table, const Judgement &judgement)
{
    if (auto conflict = judgement.conflict(*table.book))
        throw std::move(*conflict);
    const Check *refusal = judgement.refusal(*table.book);
    if (!refusal)
        return;
    // What no other moment would change says more than what only this one forbids.
    for (const Check &check : judgement.checks())
        if (refusal->ofMoment && !check.holds && !check.ofMoment)
            refusal = &check;
    throw NotAllowed{refusal->what, refusal->rule};
}

} // namespace rulings
