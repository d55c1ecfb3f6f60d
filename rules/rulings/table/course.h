// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the question is played: the acts of its script, what is decided where they do not say, what
// is going on, and what waits or has happened in the course of that.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/script_cursor.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

/// The script does something that the rules do not allow here.
struct NotAllowed {
    Sentence why;
    std::optional<RuleName> rule = std::nullopt; ///< that forbids it, where one alone does
};

/// What the script names – a card, an option – is not to be chosen there.
struct Misnamed : NotAllowed { };

/// The game has come to the moment of the question: the act it is about is done while something
/// else is still being resolved.
struct Moment {
    Frames frames; ///< all that was open, and what lets the act be done
};

/// A decision that the question leaves open: what was taken this time, and of how many.
struct Choice {
    Side by = Side::Corp;
    Sentence what;
    std::vector<Sentence> options;
    std::size_t taken = 0;
};

/// The script has come to its end where somebody decides, or may do something: the game stands
/// still if it is to be held there.
struct Held {
    Choice choice;
    std::vector<Act> acts; ///< what may be said there; of a choice one for each option
    bool free = false;     ///< nothing forces it: the game could go on without
};

struct Impending;

class Course : public ScriptCursor {
public:
    using ScriptCursor::ScriptCursor;

    Frames frames;                ///< what is going on
    std::vector<Pending> pending; ///< a stack: what was met last stands last
    /// What waited with an ability that began a run, and no action did: it comes behind the run.
    std::vector<Pending> behindRun;
    int batches = 0; ///< how often cards were trashed, those of one time together
    struct Delayed {
        Duration until = Duration::Turn;
        const Effect *effect = nullptr;
        Context context;
        std::int16_t pickedCopy = 0; ///< of what was picked: another copy is not meant
    };
    std::vector<Delayed> delayed; ///< effects of abilities that resolved, for a later moment
    /// A conditional ability that an effect has made.
    struct Awaiting {
        const Ability *ability = nullptr;
        Context context;
        std::int16_t pickedCopy = 0;
        std::optional<Duration> until; ///< none: until it has triggered
        bool once = false;
    };
    std::vector<Awaiting> awaiting;
    std::vector<std::string> order; ///< what happened, in words that questions about order use
    Sentence orderOpen;             ///< why this version does not tell the order of what happened
    std::vector<std::pair<ObjectId, std::string>> used; ///< abilities
    std::vector<const rules::TimingStep *> entered;     ///< steps, one after the other
    bool badPublicityRemoved = false;
    /// What was done last that nothing could prevent; none: nothing was.
    std::optional<Prevented> firm;
    /// What is about to happen, while something that may prevent it is paid for or resolves.
    mutable Impending *atStake = nullptr;
    mutable ObjectId objectAtStake;
    std::vector<Choice> choices;
    struct Open {
        Choice choice;
        std::size_t told = 0; ///< lines of the trace that lead to it
    };
    std::optional<Open> firstOpen; ///< the first decision that the script leaves open
    /// A card that the script names and a choice does not let be chosen, and why; often no words.
    struct Unfit {
        ObjectId card;
        Sentence why;
        std::optional<RuleName> rule; ///< that alone says it; none: the text asks for it
    };
    Unfit unfit;
    [[nodiscard]] bool isUnfit(ObjectId card) const
    {
        return unfit.card == card && !unfit.why.empty();
    }
    [[nodiscard]] std::optional<RuleName> ruleOfUnfit(ObjectId card) const
    {
        return isUnfit(card) ? unfit.rule : std::nullopt;
    }
    /// The same of a card that might be chosen, but for others that are: how many may be.
    std::pair<ObjectId, Sentence> tooMany;
    /// Cards were taken without a choice, and the one that is asked about is none of them.
    std::optional<Decision> settled;

    /// The moment of the question.
    [[noreturn]] void stop() const { throw Moment{frames}; }
    /// The same, and this lets the act be done.
    [[noreturn]] void stopFor(Frame reason) const { throw Moment{frames.with(std::move(reason))}; }
    /// The same, and this is what it is to decide.
    [[noreturn]] void endAt(Decision of) const { stopFor(std::move(of)); }

protected:
    /// Another script is played from here, and nothing is asked.
    void play(std::span<const Act> script, std::span<const std::size_t> path);
};

/// The path to what is decided next, in the order of a clock; empty when all were taken.
[[nodiscard]] std::vector<std::size_t> pathAfter(const std::vector<Choice> &choices);

} // namespace rulings
