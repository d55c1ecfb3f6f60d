// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citation.h"
#include "core/expected.h"
#include "core/strict_reader.h"
#include "core/words.h"
#include "rules/cards/card.h"
#include "rules/cards/date.h"
#include "rules/timing/enum_set.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// The documents a question can be answered from; Core2012 is the rulebook with FAQ 1.1.
enum class RulesVersion : std::uint8_t { Core2012, Faq16, Rr10 };

inline constexpr core::Words<RulesVersion, 3> rulesVersionWords{
    {{RulesVersion::Core2012, "core2012"},
     {RulesVersion::Faq16, "faq16"},
     {RulesVersion::Rr10, "rr10"}}};

/// The version in force at an event on that day; that of 2012 is only ever chosen.
[[nodiscard]] RulesVersion versionOn(Date day);

enum class TimingKind : std::uint8_t { CorpTurn, RunnerTurn, Run };

inline constexpr core::Words<TimingKind, 3> timingKindWords{
    {{TimingKind::CorpTurn, "corp-turn"},
     {TimingKind::RunnerTurn, "runner-turn"},
     {TimingKind::Run, "run"}}};

/// What may be done during a step; see mayUse() for by whom.
enum class Window : std::uint8_t {
    PaidAbilities,
    RezNonIce,
    RezApproachedIce,
    ScoreAgendas,
    BreakSubroutines,
    JackOut,
    TakeActions,
};

inline constexpr core::Words<Window, 7> windowWords{
    {{Window::PaidAbilities, "paid-abilities"},
     {Window::RezNonIce, "rez-non-ice"},
     {Window::RezApproachedIce, "rez-approached-ice"},
     {Window::ScoreAgendas, "score-agendas"},
     {Window::BreakSubroutines, "break-subroutines"},
     {Window::JackOut, "jack-out"},
     {Window::TakeActions, "take-actions"}}};

/// Conditional abilities whose trigger condition a step meets, where the document says so.
enum class Trigger : std::uint8_t {
    TurnBegins,
    TurnEnds,
    IceEncountered,
    IcePassed,
    AllIcePassed,
    IfSuccessful, ///< effects that resolve before the abilities of RunSuccessful
    RunSuccessful,
    CardAccessed,
    RunEnds,
    RunUnsuccessful,
};

inline constexpr core::Words<Trigger, 10> triggerWords{
    {{Trigger::TurnBegins, "turn-begins"},
     {Trigger::TurnEnds, "turn-ends"},
     {Trigger::IceEncountered, "ice-encountered"},
     {Trigger::IcePassed, "ice-passed"},
     {Trigger::AllIcePassed, "all-ice-passed"},
     {Trigger::IfSuccessful, "if-successful"},
     {Trigger::RunSuccessful, "run-successful"},
     {Trigger::CardAccessed, "card-accessed"},
     {Trigger::RunEnds, "run-ends"},
     {Trigger::RunUnsuccessful, "run-unsuccessful"}}};

/// When an exit is closed although its choice exists.
enum class Barred : std::uint8_t {
    Never,
    FirstIce,      ///< while the ice is the first of this run, however often it is approached
    FirstApproach, ///< the first time that ice is approached during this run
};

inline constexpr core::Words<Barred, 3> barredWords{{{Barred::Never, "never"},
                                                     {Barred::FirstIce, "first-ice"},
                                                     {Barred::FirstApproach, "first-approach"}}};

/// One way on from a step.
struct TimingExit {
    std::string choice; ///< "jack-out": what was decided or found
    std::string when;   ///< the same as a clause for people
    std::size_t to = 0; ///< position of the next step
    Barred barred = Barred::Never;
};

struct TimingStep {
    std::string id;    ///< the document's own number: "2.3"
    std::string topic; ///< what it is about, in every version: "approach-window"
    std::string phase;
    std::string title;
    std::string happens;
    std::string section; ///< of the structure's document
    std::string lines;   ///< of the rulebook's file: "1561-1563"
    EnumSet<Window> windows;
    EnumSet<Trigger> triggers;
    std::vector<TimingExit> exits; ///< none for a step that ends the structure
    std::string end;               ///< what follows then, otherwise empty

    [[nodiscard]] bool ends() const { return exits.empty(); }
    /// As the document prints it. Empty where it numbers no steps, and the letter is Arbiter's.
    [[nodiscard]] std::string_view printedNumber() const;
    /// nullptr when the step knows no such choice.
    [[nodiscard]] const TimingExit *exit(std::string_view choice) const;
};

enum class TakesEffect : std::uint8_t { Immediately, AfterWindow };

inline constexpr core::Words<TakesEffect, 2> takesEffectWords{
    {{TakesEffect::Immediately, "immediately"}, {TakesEffect::AfterWindow, "after-window"}}};

/// Something that leaves the order of the steps when it comes about.
struct TimingInterrupt {
    std::string topic; ///< "bypass", in every version
    std::string title;
    std::string happens;
    std::string section;
    std::string lines;
    TakesEffect takesEffect = TakesEffect::Immediately;
    std::vector<std::size_t> during; ///< positions of the steps
    std::vector<TimingExit> exits;

    [[nodiscard]] const TimingExit *exit(std::string_view choice) const;
};

/// A turn or a run as one version of the rules has it. Positions are those of `steps`.
struct TimingStructure {
    RulesVersion version = RulesVersion::Rr10;
    TimingKind kind = TimingKind::Run;
    std::string document;
    std::string section;
    std::string note;              ///< on the sources; often empty
    std::vector<TimingStep> steps; ///< begins with the first
    std::vector<TimingInterrupt> interrupts;

    /// By the document's number; nullptr when there is none.
    [[nodiscard]] const TimingStep *find(std::string_view id) const;
    [[nodiscard]] const TimingStep *findTopic(std::string_view topic) const;
    [[nodiscard]] const TimingInterrupt *findInterrupt(std::string_view topic) const;
    /// The step that this choice leads to; nullptr when `step` knows no such choice.
    [[nodiscard]] const TimingStep *next(const TimingStep &step, std::string_view choice) const;
    /// What may leave the order of the steps while this one lasts.
    [[nodiscard]] std::vector<const TimingInterrupt *> interruptsOf(const TimingStep &step) const;
    [[nodiscard]] core::Citation citation(const TimingStep &step) const
    {
        return {document, step.section};
    }
};

/// Whether that side has this window in that structure: "rez" is the Corp's, "break" the Runner's.
[[nodiscard]] bool mayUse(Side side, Window window, TimingKind kind);

[[nodiscard]] core::Expected<TimingStructure, core::DataError> readTiming(std::string_view text);

/// Every structure compiled in: each kind for each version. Throws when that data is wrong, which
/// tests exclude.
[[nodiscard]] std::span<const TimingStructure> timingStructures();
[[nodiscard]] const TimingStructure &timingStructure(RulesVersion version, TimingKind kind);

} // namespace rules
