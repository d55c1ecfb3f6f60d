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
};

inline constexpr core::Words<Initiated, 6> initiatedWords{{{Initiated::Rez, "rez"},
                                                           {Initiated::Steal, "steal"},
                                                           {Initiated::Run, "run"},
                                                           {Initiated::RunAction, "run-action"},
                                                           {Initiated::Play, "play"},
                                                           {Initiated::Score, "score"}}};

struct GainHow {
    bool forRun = false; ///< only for this run, like the credits of bad publicity
};

struct LossHow {
    bool ifAble = false; ///< completely or not at all
};

struct TakeHow {
    bool anyNumber = false; ///< as many as the player likes
};

struct DamageHow {
    Damage kind = Damage::Net;
    bool unpreventable = false;
};

/// Of a nested cost, and of one that must be paid.
struct CostHow {
    Cost cost;
};

struct IfHow {
    Condition condition;
};

struct ChoiceHow {
    bool remembered = false; ///< for as long as this copy of the card is installed
};

struct LaterHow {
    Duration until = Duration::Turn;
    bool once = false; ///< however often this resolves before
};

// What lasts for a while

struct ModifierHow {
    Value value = Value::Strength;
    Duration until = Duration::Turn;
};

struct LastingCostHow {
    Initiated to = Initiated::Rez;
    Cost cost;
    Duration until = Duration::Turn;
};

struct ForbidHow {
    Forbidden what = Forbidden::Play;
    Duration until = Duration::Turn;
};

struct SubtypeHow {
    std::string subtype;
    Duration until = Duration::Turn;
};

// What happens to cards

struct CountersHow {
    Counter counter = Counter::Virus;
    std::optional<int> cards; ///< on so many, which are chosen first
};

struct MoveCountersHow {
    Counter counter = Counter::Virus;
    Filter on; ///< the other card
};

struct RezHow {
    bool ignoringCosts = false;
    Amount lowered = 0; ///< by how much the cost is
};

struct InstallHow {
    Filter on; ///< a host
    Where where = Where::Anywhere;
    bool facedown = false;
    bool inward = false; ///< directly behind the ice of the encounter
    bool rezzed = false;
    bool ignoringCosts = false;
    Amount lowered = 0; ///< by how much the cost is
};

struct PlayHow {
    bool ignoringCosts = false;
    bool ignoringAdditional = false;
};

struct HostHow {
    Filter on; ///< the other card
    bool facedown = false;
};

struct SwapHow {
    Filter on;                  ///< the other card
    bool keepsCounters = false; ///< what comes in takes them over
};

struct ConvertHow {
    Filter on; ///< what the condition counter lies on
};

struct MoveHow {
    Zone zone = Zone::Hq;
    bool bottom = false; ///< of the deck
};

struct ScoreAreaHow {
    std::optional<int> points; ///< worth that as an agenda
};

// What happens to runs

struct RunHow {
    std::vector<Where> servers; ///< one of these; empty: any
};

struct RedirectHow {
    Where where = Where::Anywhere;
};

struct MoveRunHow {
    Where where = Where::Anywhere;
    bool noJackOut = false; ///< before ice is encountered
};

using How =
    std::variant<std::monostate, GainHow, LossHow, TakeHow, DamageHow, CostHow, IfHow, ChoiceHow,
                 LaterHow, ModifierHow, LastingCostHow, ForbidHow, SubtypeHow, CountersHow,
                 MoveCountersHow, RezHow, InstallHow, PlayHow, HostHow, SwapHow, ConvertHow,
                 MoveHow, ScoreAreaHow, RunHow, RedirectHow, MoveRunHow>;

} // namespace rulings
