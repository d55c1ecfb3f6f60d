// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing in the catalogue is there for show: whatever is taken from a rule or put into it, by any
// version, some answer comes out otherwise or some test of the catalogue fails.
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings_situations.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <set>

using namespace rulings;
using namespace rulings_support;

namespace {

std::size_t at(RulesVersion version) { return static_cast<std::size_t>(version); }

/// Situations by the rules that their answers name, or that they lack: where a changed rule may be
/// noticed is looked at first, and mostly once.
struct Index {
    std::vector<std::string> answers;
    using ByRule = std::map<std::string, std::vector<std::size_t>>;
    std::array<ByRule, versionCount> naming, lacking;
};

const Index &index()
{
    static const Index all = [] {
        std::map<std::string, std::string> bySaying;
        for (const Rule &rule : ruleCatalogue().rules)
            bySaying["no rule in force says: " + rule.says] = rule.id;
        Index found;
        const auto &situations = everySituation();
        for (std::size_t i = 0; i < situations.size(); ++i) {
            const Answer derived = answer(situations[i].version, situations[i].asked);
            const std::size_t version = at(situations[i].version);
            found.answers.push_back(answerIn(derived));
            std::set<std::string> named = rulesOf(derived);
            for (const Undecisive &one : derived.notApplied)
                named.insert(one.rule);
            for (const std::string &rule : named)
                found.naming[version][rule].push_back(i);
            for (const auto &[why, rule] : bySaying)
                if (derived.why.ends_with(why))
                    found.lacking[version][rule].push_back(i);
        }
        return found;
    }();
    return all;
}

bool isAnsweredOtherwise(const RuleCatalogue &changed, std::size_t i)
{
    const Situation &one = everySituation()[i];
    return answerIn(answer(Rulebook(changed, one.version), one.asked)) != index().answers[i];
}

/// Whether a situation that has to do with the rule, in this version or another, is answered
/// otherwise by the changed catalogue.
bool isAnsweredOtherwise(const RuleCatalogue &changed, const std::string &rule,
                         RulesVersion version)
{
    const auto any = [&](const Index::ByRule &where, RulesVersion there) {
        const auto found = where.find(rule);
        return found != where.end() && std::ranges::any_of(found->second, [&](std::size_t i) {
                   return isAnsweredOtherwise(changed, i - at(there) + at(version));
               });
    };
    return any(index().lacking[at(version)], version) || any(index().naming[at(version)], version)
        || std::ranges::any_of(rules::rulesVersionWords, [&](const auto &word) {
               return any(index().naming[at(word.first)], word.first);
           });
}

void give(RuleCatalogue &catalogue, const std::string &rule, RulesVersion version)
{
    std::ranges::find(catalogue.rules, rule, &Rule::id)->citations[at(version)] = {
        {"Core Rules 2012", "Runs", {}}};
}

/// What the derivation stopped at, given to that version: another rule, or what Rules Reference
/// 1.0 says where the version is silent. False: it did not stop for such a reason.
bool complete(RuleCatalogue &catalogue, const Answer &stopped, const std::string &without)
{
    for (const Rule &rule : ruleCatalogue().rules)
        if (rule.id != without && stopped.why.ends_with("no rule in force says: " + rule.says)) {
            give(catalogue, rule.id, stopped.version);
            return true;
        }
    for (Difference &difference : catalogue.differences)
        if (stopped.why.ends_with("this version leaves open: " + difference.statement)) {
            auto &setting = difference.settings[at(stopped.version)];
            const bool silent = setting == Setting::Silent;
            setting = difference.settings[at(RulesVersion::Rr10)];
            return silent && setting != Setting::Silent;
        }
    return false;
}

/// Of a version that lacks more than the one rule: whether it needs that one, too, to answer as
/// the versions do that have them all.
bool isNeeded(const std::string &rule, RulesVersion version)
{
    return std::ranges::any_of(rules::rulesVersionWords, [&](const auto &word) {
        const auto &naming = index().naming[at(word.first)];
        const auto found = naming.find(rule);
        return found != naming.end() && std::ranges::any_of(found->second, [&](std::size_t i) {
                   const Asked &asked = everySituation()[i].asked;
                   RuleCatalogue grown = ruleCatalogue();
                   const auto furthest = [&] {
                       for (;;) {
                           const Answer derived = answer(Rulebook(grown, version), asked);
                           if (!complete(grown, derived, rule))
                               return answerIn(derived);
                       }
                   };
                   const std::string without = furthest();
                   give(grown, rule, version);
                   return furthest() != without;
               });
    });
}

/// The rules for which such a change by a version goes unnoticed, with that version.
template <class Applies, class Change>
std::set<std::string> unnoticed(const Applies &applies, const Change &change)
{
    std::set<std::string> found;
    RuleCatalogue changed = ruleCatalogue();
    for (Rule &rule : changed.rules)
        for (const auto &[version, word] : rules::rulesVersionWords) {
            if (!applies(rule, rule.citations[at(version)]))
                continue;
            const Rule before = rule;
            change(rule, rule.citations[at(version)]);
            if (!isAnsweredOtherwise(changed, rule.id, version))
                found.insert(rule.id + " by " + std::string(word));
            rule = before;
        }
    return found;
}

/// What the exceptions of the catalogue limit, and how strong they are: what a card says of itself
/// stands above what the rules say of a special case, and a “cannot” above all (Rules Reference
/// 1.0, "The Golden Rules", "Cannot").
struct Exception {
    std::string base;
    Rank rank = Rank::Specific;
    friend bool operator==(const Exception &, const Exception &) = default;
};

const std::map<std::string, Exception> &exceptions()
{
    static const std::map<std::string, Exception> all{
        // FAQ 1.6, "Triggering Actions and Abilities": what cannot be resolved is not triggered.
        {"ability.must-be-resolvable", {"ability.must-change-something", Rank::Specific}},
        {"cannot.prevails", {"", Rank::Cannot}},
        // FAQ 1.6, "Effects": unless otherwise noted, each player chooses for their own cards.
        {"choice.named-player", {"choice.owner", Rank::Card}},
        // FAQ 1.6, the card ruling on Personal Workshop; "Hosting".
        {"host.as-stated", {"host.by-ability", Rank::Card}},
        // FAQ 1.6, the card ruling on False Lead.
        {"if-able.in-vain", {"ability.must-change-something", Rank::Specific}},
        {"install.own-text", {"host.by-ability", Rank::Card}},
        // Rules Reference 1.0, "Purge": whether or not there are virus counters.
        {"purge.always", {"ability.must-change-something", Rank::Specific}},
        // Core Rules, "Timing Structure of a Run" [2.2]; Rules Reference 1.0, "Jack Out".
        {"run.first-approach", {"run.jack-out-when", Rank::Specific}},
        {"run.first-ice", {"run.jack-out-when", Rank::Specific}},
        // FAQ 1.6, the card ruling on Tenma Line and others; Rules Reference 1.0, "Swap".
        {"swap.installs", {"swap.no-install", Rank::Specific}},
        // Rules Reference 1.0, "Conditional Abilities", "Timing Structures", "Active".
        {"trigger.source-inactive", {"trigger.met", Rank::Specific}},
        {"trigger.step-left", {"trigger.met", Rank::Specific}},
        {"trigger.structure-ended", {"trigger.met", Rank::Specific}},
        {"trigger.works-inactive", {"trigger.met", Rank::Specific}},
    };
    return all;
}

std::map<std::string, Exception> exceptionsOf(const RuleCatalogue &catalogue)
{
    std::map<std::string, Exception> found;
    for (const Rule &rule : catalogue.rules)
        if (!rule.exceptionTo.empty() || rule.rank != Rank::General)
            found[rule.id] = {rule.exceptionTo, rule.rank};
    return found;
}

/// By difference the rules that speak of it.
using Speaking = std::map<std::string, std::set<std::string>>;

Speaking speakingIn(const RuleCatalogue &catalogue)
{
    Speaking found;
    for (const Rule &rule : catalogue.rules)
        if (!rule.difference.empty())
            found[rule.difference].insert(rule.id);
    return found;
}

/// The same as the situations of the differences tell it.
const Speaking &speaking()
{
    static const Speaking all = [] {
        Speaking found;
        for (const core::Json &entry : *testList("rulings_flips.json", "flips").asArray())
            if (const core::Json *rules = entry.find("rules"))
                for (const core::Json &rule : *rules->asArray())
                    found[textOf(entry, "difference")].insert(*rule.asString());
        return found;
    }();
    return all;
}

/// Whether the tests of the catalogue and of the differences would notice.
bool isContradicted(const RuleCatalogue &changed)
{
    return !contradictions(changed).empty() || exceptionsOf(changed) != exceptions()
        || speakingIn(changed) != speaking();
}

/// Every value that `member` of a rule could have instead, one after the other.
template <class Member, class Values>
void changeEach(Member Rule::*member, const Values &values)
{
    RuleCatalogue changed = ruleCatalogue();
    for (Rule &rule : changed.rules)
        for (const Member &value : values) {
            const Member before = rule.*member;
            if (before == value)
                continue;
            rule.*member = value;
            INFO(rule.id);
            CHECK(isContradicted(changed));
            rule.*member = before;
        }
}

} // namespace

TEST_CASE("What rests on one rule alone is derived by the versions that have it")
{
    checkByVersions(testList("rulings_grounds.json", "grounds"), "rule");
}

TEST_CASE("A rule that is withheld takes a verdict with it, by every version that has it")
{
    const auto left =
        unnoticed([](const Rule &, const auto &citations) { return !citations.empty(); },
                  [](Rule &rule, auto &citations) {
                      citations.clear();
                      rule.plain = false;
                  });
    CHECK(left == std::set<std::string>{});
}

TEST_CASE("What the words of a card say by themselves decides where a version says nothing of it")
{
    const auto left = unnoticed(
        [](const Rule &rule, const auto &citations) { return rule.plain && citations.empty(); },
        [](Rule &rule, auto &) { rule.plain = false; });
    CHECK(left == std::set<std::string>{});
}

TEST_CASE("A rule that a version does not have would change one of its answers")
{
    // Where a difference decides whether it is in force, the catalogue contradicts itself; an
    // exception to what is not in force changes nothing.
    auto left = unnoticed(
        [](const Rule &rule, const auto &citations) { return citations.empty() && !rule.plain; },
        [](Rule &, auto &citations) { citations = {{"Core Rules 2012", "Runs", {}}}; });
    std::erase_if(left, [](const std::string &one) {
        const Rule &rule = *ruleCatalogue().find(one.substr(0, one.find(' ')));
        const RulesVersion version = versionOf(one.substr(one.rfind(' ') + 1));
        const Rule *base = ruleCatalogue().find(rule.exceptionTo);
        // That one part is enough matters only where something must come of an ability.
        const bool nothingNeedCome = rule.id == "composite.one-is-enough"
            && ruleCatalogue()
                   .find("ability.must-change-something")
                   ->citations[at(version)]
                   .empty();
        return nothingNeedCome || rule.holds != Holds::Anyway
            || (base && base->citations[at(version)].empty()) || isNeeded(rule.id, version);
    });
    CHECK(left == std::set<std::string>{});
}

TEST_CASE("The catalogue does not contradict itself, nor what the tests know of it")
{
    CHECK(contradictions(ruleCatalogue()) == std::vector<std::string>{});
    CHECK(exceptionsOf(ruleCatalogue()) == exceptions());
    CHECK(speakingIn(ruleCatalogue()) == speaking());
}

TEST_CASE("A rule of another rank, with another base or another difference does not go unnoticed")
{
    changeEach(&Rule::rank, std::array{Rank::General, Rank::Specific, Rank::Card, Rank::Cannot});
    changeEach(&Rule::holds, std::array{Holds::Anyway, Holds::IfYes, Holds::IfNo, Holds::IfSaid});
    const std::vector<std::string> bases{"", "trigger.met", "host.by-ability", "no.such-rule"};
    changeEach(&Rule::exceptionTo, bases);
    const std::vector<std::string> differences{"", "X01", "X18", "X23", "X24", "X41", "X99"};
    changeEach(&Rule::difference, differences);
}

TEST_CASE("An exception is applied where what it limits would apply")
{
    for (const auto &[id, exception] : exceptions()) {
        if (exception.base.empty())
            continue;
        const bool together = std::ranges::any_of(rules::rulesVersionWords, [&](const auto &word) {
            const auto &naming = index().naming[at(word.first)];
            const auto one = naming.find(id);
            const auto base = naming.find(exception.base);
            return one != naming.end() && base != naming.end()
                && std::ranges::any_of(one->second, [&](std::size_t i) {
                       return std::ranges::binary_search(base->second, i);
                   });
        });
        INFO(id);
        CHECK(together);
    }
}
