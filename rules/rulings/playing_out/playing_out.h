// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A question played out: the table after its script, the moment, what may be done now and what may
// not. Every text is in the language of the user as it was made.
#pragma once

#include "core/json.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/playing_out/picture.h"
#include "rules/timing/timing.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rulings {

/// Where the game stands.
struct PresentMoment {
    TimingKind kind = TimingKind::RunnerTurn;
    const rules::TimingStructure *structure = nullptr; ///< of the version; its steps are the strip
    std::size_t step = 0;                              ///< position of the present one
    const rules::TimingStructure *around = nullptr; ///< of a run: the turn it is made in, if told
    std::size_t stepAround = 0;
    Side turn = Side::Runner;
    std::vector<rules::Window> corpMay, runnerMay; ///< windows that are open to them
    std::optional<Side> priority;                  ///< who may act; none: nobody has passed yet
    Winner winner = Winner::Nobody;
    std::string wonBy;
};

/// An act that can be put behind the script. Played, it is never refused.
struct OfferedAct {
    Side by = Side::Corp;
    Act act;
    core::Json json;                     ///< the same in the question language
    std::string words;                   ///< "the Corp rezzes Tollbooth"
    std::vector<std::string> passedOver; ///< what is not done first, if this is
    std::string unknownAfter;            ///< why the engine cannot say what follows; empty: it can
    bool afterOther = false; ///< the opponent has the chance first: once he is done in the window

    bool anyway = false; ///< it is only said: without it the same happened

    /// At this very moment: nothing is passed over.
    [[nodiscard]] bool now() const { return passedOver.empty() && !afterOther; }
};

/// One that cannot.
struct RefusedAct {
    Side by = Side::Corp;
    Act act;
    core::Json json;
    std::string words;
    std::string why;
    std::vector<Reason> because;
    bool unknown = false; ///< the rules do not refuse it: the engine cannot say
};

/// What somebody decides before anything else happens.
struct OpenDecision {
    Side by = Side::Corp;
    std::string what;                ///< "which card is trashed"
    bool free = false;               ///< a player may do something here and need not
    std::vector<OfferedAct> options; ///< where acts are enumerated
};

enum class PlayedTo : std::uint8_t {
    End,        ///< of the script
    Refused,    ///< an act of it is not allowed
    NotDerived, ///< the engine cannot say what follows from one
};

struct PlayedOut {
    RulesVersion version = RulesVersion::Rr10;
    PlayedTo to = PlayedTo::End;
    std::size_t played = 0; ///< acts of the script that were played
    std::string why;        ///< of Refused and NotDerived
    std::vector<Reason> because;
    TablePicture table;
    PresentMoment moment;
    std::optional<OpenDecision> decision;
    std::vector<OfferedAct> offers; ///< beside the options of the decision; those of now first
    std::vector<RefusedAct> refused;
    /// Each line knows how many acts were played when it was said: the script up to there is its
    /// moment.
    std::vector<Step> trace;
    std::vector<std::string> assumptions;
    Supposed supposed; ///< what unknown facts were looked at with; their numbers stand nowhere
    std::vector<std::string> script; ///< its acts in words
    /// Of each that was played, the step at which the game stood behind it: whoever lets it go on
    /// may be asked something on the way, and a run or the game may end there.
    std::vector<const rules::TimingStep *> cameTo;
};

enum class Enumerate : std::uint8_t { Nothing, Acts };

/// Plays the script of the question; what the question asks does not matter.
[[nodiscard]] PlayedOut playOut(RulesVersion version, const Asked &asked,
                                Enumerate what = Enumerate::Acts);
/// Why that act cannot be put behind the script; nothing: it can.
[[nodiscard]] std::optional<RefusedAct> whyNot(RulesVersion version, const Asked &asked,
                                               const Act &act);
/// The question with the first acts of its script alone: the moment behind them.
[[nodiscard]] Asked upTo(const Asked &asked, std::size_t acts);

} // namespace rulings
