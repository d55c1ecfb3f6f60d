// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a card does, as data: docs/card-language.md.
#pragma once

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <cstdint>
#include <optional>
#include <string>
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
    Adds,         ///< an “additional” part of an effect
    Hosts,        ///< what may be installed on this card
    InstallsOn,   ///< what this card must be installed on
    Replacement,  ///< of damage: “instead”
    IfSuccessful, ///< of the run that this card initiated
};

inline constexpr core::Words<AbilityKind, 13> abilityKindWords{
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
     {AbilityKind::IfSuccessful, "if-successful"}}};

/// What a prevent or avoid effect disrupts.
enum class Prevented : std::uint8_t { Damage, Tag, Trash, Expose, Break, Trace };

inline constexpr core::Words<Prevented, 6> preventedWords{{{Prevented::Damage, "damage"},
                                                           {Prevented::Tag, "tag"},
                                                           {Prevented::Trash, "trash"},
                                                           {Prevented::Expose, "expose"},
                                                           {Prevented::Break, "break"},
                                                           {Prevented::Trace, "trace"}}};

struct TriggerCondition {
    EventKind event = EventKind::TurnBegins;
    std::optional<Who> player;    ///< whose turn, run, loss
    std::optional<Filter> object; ///< what it happened to
    std::optional<Damage> damage; ///< of that kind only
    std::optional<Who> by;        ///< who made it happen
    bool byDamage = false;        ///< Trashed: by damage
    bool wasInstalled = false;    ///< Trashed: from where it was installed
    Condition also;               ///< a requirement that is part of the condition
};

struct Ability {
    std::string id; ///< unique on its card
    AbilityKind kind = AbilityKind::Constant;
    int line = 0; ///< of the card's text, from 1
    /// Conditional: errata give it this wording in these versions only; empty: in all of them.
    rules::EnumSet<rules::RulesVersion> versions;
    Cost cost;
    Who usedBy = Who::You; ///< Paid: bioroids let the Runner break
    bool optional = false;
    bool oncePerTurn = false;
    bool firstEachTurn = false; ///< an ordinal event: only the first one of a turn meets it
    bool worksInactive = false; ///< "when accessed" and the like
    bool atOnce = false;        ///< constant by its wording: it takes effect before anything is met
    bool whenLeaving = false;   ///< looks at the table as it was before the card left it
    bool firstEachRun = false;
    bool oncePerRun = false;
    bool rezFirst = false;       ///< Prevent: the card may be rezzed for it
    bool replacesAccess = false; ///< “instead of accessing cards”
    bool lingers = false; ///< AdditionalCost: for the rest of a run in which its card is trashed
    TriggerCondition when;
    Condition restriction; ///< checked when it is used
    Condition during;      ///< a constant ability counts while this holds
    std::vector<Effect> effects;

    // Constant
    std::optional<Value> modifies;
    std::optional<Who> ofPlayer; ///< whose number it modifies
    Filter of;                   ///< what it modifies; for AdditionalCost what initiating concerns
    Amount by;
    std::string addsSubtype, losesSubtype;
    std::optional<Filter> subtypesOf; ///< it has those of these cards too
    std::optional<Filter> trashes;    ///< at once, whenever `during` holds
    std::optional<Filter> blanks;     ///< by type, owner, uniqueness and printed subtype only

    // Prevent
    Prevented prevents = Prevented::Damage;
    std::vector<Damage> damages; ///< kinds, of Adds and Replacement too; empty: all
    Amount prevented = 1;

    Forbidden forbids = Forbidden::Play; ///< Cannot

    // Hosts
    std::optional<int> capacity;       ///< in cards
    std::optional<int> memoryCapacity; ///< in memory units
    bool memoryFree = false;           ///< what is hosted takes no memory
    bool byAbilityOnly = false;        ///< the card says how it comes to host

    // AdditionalCost
    Initiated to = Initiated::Rez;
};

} // namespace rulings
