// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How an effect does what it does: what only some operations have keys for. Who reads it stands in
// the file of the operation.
#pragma once

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rulings {

/// Initiating one of these may have an additional cost.
enum class Initiated : std::uint8_t {
    Rez,
    Steal,
    Run,
    RunAction, ///< a run that no ability makes
    Play,
    Score,
    Break, ///< a subroutine, by using such a card
    JackOut,
    Install,
    RemoveTag,     ///< as the basic action
    TrashResource, ///< likewise
    Access,
};
inline constexpr core::Words<Initiated, 12> initiatedWords{
    {{Initiated::Rez, "rez"},
     {Initiated::Steal, "steal"},
     {Initiated::Run, "run"},
     {Initiated::RunAction, "run-action"},
     {Initiated::Play, "play"},
     {Initiated::Score, "score"},
     {Initiated::Break, "break"},
     {Initiated::JackOut, "jack-out"},
     {Initiated::Install, "install"},
     {Initiated::RemoveTag, "remove-tag"},
     {Initiated::TrashResource, "trash-resource"},
     {Initiated::Access, "access"}}};

/// Of a nested cost, and of one that must be paid.
struct CostHow {
    Cost cost;
};

/// Which subroutines an effect can break.
enum class Breakable : std::uint8_t { Any, First, Last, EndTheRun };

inline constexpr core::Words<Breakable, 4> breakableWords{{{Breakable::Any, "any"},
                                                           {Breakable::First, "first"},
                                                           {Breakable::Last, "last"},
                                                           {Breakable::EndTheRun, "end-the-run"}}};

struct LossHow {
    bool ifAble = false; ///< completely or not at all
    bool moved = false;  ///< of credits: they go elsewhere, and nobody loses them
};

struct BreakHow {
    Breakable which = Breakable::Any;
    bool ifAble = false; ///< the ability may be used where it breaks nothing
};

struct IfHow {
    Condition condition;
};

struct TakeHow {
    bool anyNumber = false; ///< as many as the player likes
};

struct ChooseServerHow {
    bool central = false;
    Duration until = Duration::Game; ///< or for this turn only
};

struct ChoiceHow {
    bool remembered = false; ///< for as long as this copy of the card is installed
};

struct ScoreAreaHow {
    std::optional<int> points; ///< worth that as an agenda
};

struct SubtypeHow {
    std::string subtype;
    std::optional<Filter> from; ///< instead: those that this card has
    Duration until = Duration::Turn;
};

struct InstallHow {
    Filter on; ///< a host
    Where where = Where::Anywhere;
    bool facedown = false;
    bool inward = false;        ///< directly behind the ice whose text it is
    bool anyPosition = false;   ///< of ice
    bool sameServer = false;    ///< all of them: a remote
    bool thenRez = false;       ///< for its rez cost
    bool inPlaceOfPaid = false; ///< where the ice lay that was trashed as a cost
    bool innermost = false;     ///< behind all other ice
    bool rezzed = false;
    bool ignoringCosts = false;
    bool ignoringInstallCost = false; ///< alone: additional costs are paid
    bool ifAble = false;              ///< all of them or none
    Amount lowered = 0;               ///< by how much the cost is
};

} // namespace rulings
