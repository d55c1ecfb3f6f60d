// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a card does, as data: docs/card-language.md.
#pragma once

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

enum class AbilityKind : std::uint8_t {
    Paid,
    Conditional,
    Constant,
    Subroutine,
    Prevent,
    AdditionalCost,
    Play, ///< what an event or operation does when played
    Cannot,
    Adds,           ///< an “additional” part of damage
    Hosts,          ///< what may be installed on this card
    InstallsOn,     ///< what this card must be installed on
    Replacement,    ///< of damage: “instead”
    IfSuccessful,   ///< of the run that this card initiated
    AddsSubroutine, ///< to such ice, for as long as it counts
};

inline constexpr core::Words<AbilityKind, 14> abilityKindWords{
    {{AbilityKind::Paid, "paid"},
     {AbilityKind::Conditional, "conditional"},
     {AbilityKind::Constant, "constant"},
     {AbilityKind::Subroutine, "subroutine"},
     {AbilityKind::Prevent, "prevent"},
     {AbilityKind::AdditionalCost, "additional-cost"},
     {AbilityKind::Play, "play"},
     {AbilityKind::Cannot, "cannot"},
     {AbilityKind::Adds, "adds"},
     {AbilityKind::Hosts, "hosts"},
     {AbilityKind::InstallsOn, "installs-on"},
     {AbilityKind::Replacement, "replacement"},
     {AbilityKind::IfSuccessful, "if-successful"},
     {AbilityKind::AddsSubroutine, "adds-subroutine"}}};

/// What a prevent or avoid effect disrupts.
enum class Prevented : std::uint8_t {
    Damage,
    Tag,
    Trash,
    Expose,
    Break,
    Trace,
    Subroutine, ///< that one resolves
    JackOut,
    WhenEncountered, ///< an ability of ice that waits for its encounter
    BadPublicity,
};

inline constexpr core::Words<Prevented, 10> preventedWords{
    {{Prevented::Damage, "damage"},
     {Prevented::Tag, "tag"},
     {Prevented::Trash, "trash"},
     {Prevented::Expose, "expose"},
     {Prevented::Break, "break"},
     {Prevented::Trace, "trace"},
     {Prevented::Subroutine, "subroutine"},
     {Prevented::JackOut, "jack-out"},
     {Prevented::WhenEncountered, "when-encountered"},
     {Prevented::BadPublicity, "bad-publicity"}}};

/// What an event must fit to meet an ability; what is not set does not matter. `when` in the card
/// language.
struct TriggerCondition {
    EventKind event = EventKind::TurnBegins;
    std::optional<EventKind> orEvent; ///< or by that
    std::optional<Filter> orObject;   ///< and that happened to such a card
    std::optional<Who> player;        ///< whose turn, run, loss
    std::optional<Filter> object;     ///< what it happened to
    std::optional<Damage> damage;     ///< of that kind only
    std::optional<Who> by;            ///< who made it happen
    bool byDamage = false;            ///< Trashed: by damage
    bool wasInstalled = false;        ///< Trashed: from where it was installed
    std::optional<Zone> from;         ///< Installed, Trashed, Accessed: from there
    bool inServer = false; ///< Trashed: what lay in a server, neither in its root nor protecting it
    Where where = Where::Anywhere; ///< Scored, Trashed, Stolen: in or protecting that server before
    bool differ = false;           ///< BidsRevealed: not the same
    bool tookNothing = false;      ///< AccessesOver: none of the cards was stolen or trashed
    bool together = false;         ///< Trashed: once for all that are trashed at one time
    std::optional<Counter> counter;       ///< CounterSpent: of that kind
    Condition also;                       ///< a requirement that is part of the condition
    std::vector<TriggerCondition> others; ///< or one of these
};

// What only one kind of ability says.

struct PaidAbility {
    static constexpr AbilityKind kind = AbilityKind::Paid;
    Who usedBy = Who::You; ///< who uses it; of bioroids the Runner
    bool ofHost = false;   ///< its host has gained it
    bool insteadOfRez = false; ///< only where the approached ice may be rezzed
    bool inProse = false;  ///< no “cost: effect”: what forbids paid abilities leaves it alone
    Condition restriction; ///< checked when it is used
};

struct ConditionalAbility {
    static constexpr AbilityKind kind = AbilityKind::Conditional;
    TriggerCondition when;
    /// Errata give it this wording in these versions only; empty: in all of them.
    rules::EnumSet<rules::RulesVersion> versions;
    bool atOnce = false;      ///< constant by its wording: it takes effect before anything is met
    bool lingers = false;     ///< for the rest of a run in which its card is trashed
    bool whenLeaving = false; ///< looks at the table as it was before the card left it
};

struct ConstantAbility {
    static constexpr AbilityKind kind = AbilityKind::Constant;
    std::optional<Value> modifies;
    std::optional<Who> ofPlayer; ///< whose number it modifies
    Amount by;
    bool sets = false; ///< it is that number, and not changed by it
    std::string addsSubtype, losesSubtype;
    std::optional<Filter> subtypesOf; ///< it has those of these cards too
    std::optional<Altered> alters;
    Duration until = Duration::Run; ///< of BoostEnds
    std::optional<Filter> trashes;  ///< at once, whenever `during` holds
    /// By type, owner, uniqueness and printed subtype only, or the card chosen or hosted.
    std::optional<Filter> blanks;
    std::optional<Filter> onlyFor;  ///< of a memory limit: for such programs alone
    std::vector<Damage> choosesFor; ///< its player chooses what such damage trashes
};

struct SubroutineAbility {
    static constexpr AbilityKind kind = AbilityKind::Subroutine;
    Amount times = 1; ///< so many of it, as long as `while` holds
};

struct PreventAbility {
    static constexpr AbilityKind kind = AbilityKind::Prevent;
    Prevented prevents = Prevented::Damage;
    std::vector<Damage> damages;  ///< kinds; empty: all
    Amount prevented = 1;         ///< at most so much of it, each time it is used
    bool rezFirst = false;        ///< the card may be rezzed for it
    bool mandatory = false;       ///< constant by its wording: nobody chooses to use it
    bool upTo = false;            ///< its player chooses how much of that
    std::optional<Filter> source; ///< what would do it
    std::optional<Who> by;        ///< who would do it
};

struct AdditionalCostAbility {
    static constexpr AbilityKind kind = AbilityKind::AdditionalCost;
    Initiated to = Initiated::Rez;
    Where on = Where::Anywhere; ///< of a run or an install: on or in such a server
    bool lingers = false;       ///< for the rest of a run in which its card is trashed
};

struct PlayAbility {
    static constexpr AbilityKind kind = AbilityKind::Play;
};

struct CannotAbility {
    static constexpr AbilityKind kind = AbilityKind::Cannot;
    Forbidden forbids = Forbidden::Play;
    std::optional<Who> ofPlayer; ///< whom it stops; none: both
    std::optional<Filter> with;  ///< only by way of such a card
    Where on = Where::Anywhere;  ///< of runs: on such a server
};

struct AddsAbility {
    static constexpr AbilityKind kind = AbilityKind::Adds;
    std::vector<Damage> damages; ///< kinds; empty: all
    Amount by;
    bool taken = false; ///< also to damage that an opponent or a cost does
};

struct HostsAbility {
    static constexpr AbilityKind kind = AbilityKind::Hosts;
    std::optional<int> capacity;       ///< in cards
    std::optional<int> memoryCapacity; ///< in memory units
    bool memoryFree = false;           ///< what is hosted takes no memory
    bool byAbilityOnly = false;        ///< the card says how it comes to host
};

struct InstallsOnAbility {
    static constexpr AbilityKind kind = AbilityKind::InstallsOn;
};

struct ReplacementAbility {
    static constexpr AbilityKind kind = AbilityKind::Replacement;
    std::vector<Damage> damages; ///< kinds; empty: all
    bool ofTrashing = false;     ///< where a card goes as it is trashed, instead of damage
    bool ofAccess = false;       ///< instead of damage: of accessing one such card
};

struct IfSuccessfulAbility {
    static constexpr AbilityKind kind = AbilityKind::IfSuccessful;
};

struct AddsSubroutineAbility {
    static constexpr AbilityKind kind = AbilityKind::AddsSubroutine;
    bool before = false; ///< all others; otherwise after them
};

/// One for each kind, in their order.
using OfKind = std::variant<PaidAbility, ConditionalAbility, ConstantAbility, SubroutineAbility,
                            PreventAbility, AdditionalCostAbility, PlayAbility, CannotAbility,
                            AddsAbility, HostsAbility, InstallsOnAbility, ReplacementAbility,
                            IfSuccessfulAbility, AddsSubroutineAbility>;

template <std::size_t... index>
[[nodiscard]] consteval bool areInOrder(std::index_sequence<index...>)
{
    return ((std::variant_alternative_t<index, OfKind>::kind == static_cast<AbilityKind>(index))
            && ...);
}
static_assert(std::variant_size_v<OfKind> == abilityKindWords.size());
static_assert(areInOrder(std::make_index_sequence<abilityKindWords.size()>()));

/// One ability as its file says it.
struct Ability {
    std::string id; ///< unique on its card
    int line = 0;   ///< of the card's text, from 1
    OfKind own;     ///< what its kind alone says; which kind it is follows from it
    Cost cost;
    bool optional = false;
    bool oncePerTurn = false;
    bool oncePerRun = false;
    bool oncePerTurnInAll = false; ///< it and all others of the card that say so
    bool firstEachTurn = false;    ///< an ordinal event: only the first one of a turn meets it
    bool firstEachRun = false;
    bool worksInactive = false;  ///< "when accessed" and the like
    bool replacesAccess = false; ///< “instead of accessing cards”
    Condition during;            ///< it counts while this holds
    /// What it modifies, forbids, hosts or saves; of AdditionalCost what initiating concerns.
    Filter of;
    std::vector<Effect> effects;

    [[nodiscard]] AbilityKind kind() const { return static_cast<AbilityKind>(own.index()); }
    /// Of an ability that is known to be of that kind; another one throws, as it is a bug.
    template <class Own>
    [[nodiscard]] const Own &as() const
    {
        return std::get<Own>(own);
    }
    /// nullptr for one of another kind.
    template <class Own>
    [[nodiscard]] const Own *asIf() const
    {
        return std::get_if<Own>(&own);
    }
};

/// Using it breaks subroutines.
[[nodiscard]] bool breaks(const Ability &ability);
/// A conditional ability that waits for such an event.
[[nodiscard]] bool isMetBy(const Ability &ability, EventKind event);
/// A constant ability that changes such a number.
[[nodiscard]] bool modifies(const Ability &ability, Value value);
/// A constant ability that takes the text of other cards.
[[nodiscard]] bool blanks(const Ability &ability);
/// A “cannot” of that kind.
[[nodiscard]] bool forbids(const Ability &ability, Forbidden what);

} // namespace rulings
