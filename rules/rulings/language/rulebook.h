// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rule catalogue: what the engine may appeal to, as data. One version of it is a Rulebook.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/vocabulary.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

/// Which of two rules about one point prevails: the one whose rank stands further right here (Rules
/// Reference 1.0, "The Golden Rules", "Cannot").
enum class Rank : std::uint8_t { General, Specific, Card, Cannot };

inline constexpr core::Words<Rank, 4> rankWords{{{Rank::General, "general"},
                                                 {Rank::Specific, "specific"},
                                                 {Rank::Card, "card"},
                                                 {Rank::Cannot, "cannot"}}};

/// What a cost is paid for.
enum class PaidFor : std::uint8_t {
    Action,
    Ability, ///< the cost in front of its text
    Text,    ///< what a text asks for before its “to”, and what it says must be paid
    Install,
    Rez,
    Play,
    Trash, ///< of an accessed card
    Steal,
    Trace,
};

inline constexpr core::Words<PaidFor, 9> paidForWords{{{PaidFor::Action, "action"},
                                                       {PaidFor::Ability, "ability"},
                                                       {PaidFor::Text, "text"},
                                                       {PaidFor::Install, "install"},
                                                       {PaidFor::Rez, "rez"},
                                                       {PaidFor::Play, "play"},
                                                       {PaidFor::Trash, "trash"},
                                                       {PaidFor::Steal, "steal"},
                                                       {PaidFor::Trace, "trace"}}};

struct RuleCitation {
    std::string document;
    std::string section; ///< as the knowledge base calls it
    std::string part;    ///< "5.4": where in the section, or which question of it; often empty
    // Of what alone the section speaks; all empty: of everything that the rule does.
    std::vector<Side> sides = {};
    std::vector<CardType> types = {};
    std::vector<Zone> zones = {};
    std::vector<PaidFor> costs = {}; ///< of costs for that, by such players or of such cards
    std::vector<Value> values = {};

    [[nodiscard]] bool isOfSome() const
    {
        return !sides.empty() || !types.empty() || !zones.empty() || !costs.empty()
            || !values.empty();
    }
    friend bool operator==(const RuleCitation &, const RuleCitation &) = default;
};

inline constexpr std::size_t versionCount = rules::rulesVersionWords.size();
/// "Timing Structure of a Run [5.4]"
[[nodiscard]] std::string placeOf(const RuleCitation &citation);

/// In which versions a rule is in force, when a difference decides that: where it is affirmed,
/// where it is denied, or where the version says anything of it.
enum class Holds : std::uint8_t { Anyway, IfYes, IfNo, IfSaid };

inline constexpr core::Words<Holds, 4> holdsWords{{{Holds::Anyway, "anyway"},
                                                   {Holds::IfYes, "yes"},
                                                   {Holds::IfNo, "no"},
                                                   {Holds::IfSaid, "said"}}};

/// A rule that the engine may appeal to, with where each version says so.
struct Rule {
    std::string id;
    std::string says; ///< in our own words
    Rank rank = Rank::General;
    std::string exceptionTo; ///< id of the rule it limits; often empty
    std::string difference;  ///< "X23" when the versions disagree on it
    Holds holds = Holds::Anyway;
    /// The words of a card say as much by themselves: it holds where a version says nothing of it.
    bool plain = false;
    /// By version; none: that version has no such rule.
    std::array<std::vector<RuleCitation>, versionCount> citations;
};

/// How the engine's code names a rule: "window.score"_rule. The catalogue is the only place that
/// defines one; tests prove that every name in the code is there and the other way round.
struct RuleName {
    std::string_view id;
    std::uint32_t hash = 0; ///< of it: looked up many times for each answer
};

/// FNV-1a.
[[nodiscard]] constexpr std::uint32_t hashOf(std::string_view id)
{
    std::uint32_t hash = 2166136261U;
    for (const char c : id)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return hash;
}

inline namespace literals {
[[nodiscard]] consteval RuleName operator""_rule(const char *text, std::size_t size)
{
    return {std::string_view(text, size), hashOf(std::string_view(text, size))};
}
} // namespace literals

enum class Setting : std::uint8_t { Yes, No, Silent };

inline constexpr core::Words<Setting, 3> settingWords{
    {{Setting::Yes, "yes"}, {Setting::No, "no"}, {Setting::Silent, "silent"}}};

/// What a difference changes.
enum class Decided : std::uint8_t {
    Here,        ///< the code asks for its setting
    InStructure, ///< a step, a window or an interrupt of a timing structure
    Elsewhere,   ///< nothing that can be asked of a table
};

/// One of the places where the documents disagree, as a statement that each version affirms,
/// denies or leaves open.
struct Difference {
    std::string id;   ///< "X23": the same everywhere in Arbiter
    std::string name; ///< "trigger.needs-active-source": how the code asks for it
    std::string statement;
    std::array<Setting, versionCount> settings{};
    Decided decided = Decided::Here;
    std::string where; ///< of Elsewhere: which part of Arbiter decides it, and why no table does
};

struct RuleCatalogue {
    std::vector<Rule> rules;             ///< by id
    std::vector<Difference> differences; ///< by id
    /// Where each rule stands, counted from 1, at the first free place from the hash of its id on;
    /// filled by whoever fills `rules`. A power of two of places, of which no more than half are
    /// taken.
    std::vector<std::uint32_t> places;

    void index();
    [[nodiscard]] const Rule *find(RuleName name) const;
    /// Both nullptr when there is none.
    [[nodiscard]] const Rule *find(std::string_view id) const;
    [[nodiscard]] const Difference *findDifference(std::string_view name) const;
};

/// Where rules, what they limit and the differences do not go together; one sentence each.
[[nodiscard]] std::vector<std::string> contradictions(const RuleCatalogue &catalogue);

/// The rules as one version has them. Borrows the catalogue, and what `use` is given.
class Rulebook {
public:
    Rulebook(const RuleCatalogue &catalogue, RulesVersion version)
        : m_catalogue(&catalogue), m_version(version)
    {
    }

    [[nodiscard]] RulesVersion version() const { return m_version; }
    /// Throws std::logic_error for a name that the catalogue does not have.
    [[nodiscard]] const Rule &rule(RuleName name) const;
    [[nodiscard]] bool hasRule(RuleName name) const
    {
        const Rule &named = rule(name);
        return !citations(named).empty() || supposes(named);
    }
    /// Not written in this version, but plain, or part of what is supposed of a difference.
    [[nodiscard]] bool supposes(const Rule &rule) const;
    [[nodiscard]] std::span<const RuleCitation> citations(const Rule &rule) const;
    /// By the name of a Difference; throws std::logic_error when there is none.
    [[nodiscard]] Setting setting(std::string_view difference) const;
    [[nodiscard]] const rules::TimingStructure &timing(TimingKind kind) const
    {
        const auto *other = m_structures[static_cast<std::size_t>(kind)];
        return other ? *other : rules::timingStructure(m_version, kind);
    }
    /// As if this version said so of a difference that it leaves open.
    [[nodiscard]] Rulebook reading(std::string_view difference, Setting as) const
    {
        Rulebook book = *this;
        book.m_readings.emplace_back(m_catalogue->findDifference(difference), as);
        return book;
    }
    /// As if this version had that rule, which is cited nowhere.
    [[nodiscard]] Rulebook supposing(const Rule &rule) const
    {
        Rulebook book = *this;
        book.m_supposed.push_back(&rule);
        return book;
    }
    /// Whether it does: a derivation may rest on nothing that is cited.
    [[nodiscard]] bool isSupposing() const { return !m_supposed.empty(); }
    /// In place of the version's own, so that one can see what hangs on a step of it.
    void use(const rules::TimingStructure &structure)
    {
        m_structures[static_cast<std::size_t>(structure.kind)] = &structure;
    }

private:
    const RuleCatalogue *m_catalogue;
    RulesVersion m_version;
    std::array<const rules::TimingStructure *, rules::timingKindWords.size()> m_structures{};
    std::vector<std::pair<const Difference *, Setting>> m_readings; ///< what is supposed
    std::vector<const Rule *> m_supposed;
};

} // namespace rulings
