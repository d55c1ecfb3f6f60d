// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was derived and why, and what did not decide.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/timing/timing.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rulings {

/// Of a cost: what it is paid for, by whom, and for which card; often none.
struct Price {
    PaidFor what = PaidFor::Action;
    Side payer = Side::Runner;
    ObjectId card;
};

/// One step of the derivation. The catalogue and its rules outlive the record.
struct TraceLine {
    Sentence what;
    std::vector<const Rule *> because;
    /// It names the step that the game has come to, of this structure; nullptr: it does not.
    const rules::TimingStructure *stepOf = nullptr;
    bool endsRun = false;   ///< and that step is the end of an unsuccessful run
    std::size_t depth = 0;  ///< it belongs under the last line before it that is less deep
    std::size_t played = 0; ///< how many acts of the script were played when it was said
    std::optional<Price> price = std::nullopt; ///< of a line that tells of a cost
    std::optional<Value> value = std::nullopt; ///< of a line that tells how a number comes about
    bool ofReport = false; ///< it tells of a fact that was asked for, and not of what happened
    bool plain = false;    ///< nobody would doubt it
    ObjectId of;           ///< the card whose effect was resolving then
    bool retold = false;   ///< another line says it, too
    bool triggers = false; ///< an ability does
    bool ofStep = false;   ///< the step alone forbids what is asked about
    bool idle = false;     ///< it tells why something does not come about
    bool vain = false;     ///< it tells that an effect comes to nothing
    /// It speaks of a step of this structure, though the game may not have come to it; nullptr: no.
    const rules::TimingStructure *speaksOf = nullptr;
};

/// A rule that one might think of, and why it does not decide.
struct NotApplied {
    const Rule *rule = nullptr; ///< always one
    Sentence why;
};

/// A conditional ability whose requirement did not hold as its event happened.
struct Unmet {
    const Ability *ability = nullptr;
    ObjectId source;
    std::int16_t copy = 0;
};

/// An event of the kind that an ability waits for, which was another one in particular.
struct Missed {
    const Ability *ability = nullptr;
    ObjectId source;
    ObjectId object; ///< of the event
};

/// An ability that could have mattered and did not: such an event happened, and it does not
/// trigger; such a number was looked at, and it does not change it; and the like.
struct Silent {
    ObjectId source;
    const Ability *ability = nullptr;
    std::size_t at = 0; ///< lines of the trace that were said before
    std::size_t depth = 0;
    std::size_t played = 0;
    Sentence why;
    bool first = false;    ///< it waits for the first such event, and that was before
    RuleName rule;         ///< that it rests on
    bool ofReport = false; ///< it comes of no course of the game: what leads to it is not told
};

/// Credits that a text gave a player: of what happened its label tells only that there were some.
struct Gain {
    Side by = Side::Corp;
    int credits = 0;
    ObjectId from;      ///< the card of that text
    bool taken = false; ///< off that card, for which what happened has no label
    friend bool operator==(const Gain &, const Gain &) = default;
};

/// What was derived, and on what it rests. Whoever only looks at the table adds to it, too.
struct Record {
    std::vector<TraceLine> trace;
    std::vector<NotApplied> notApplied;
    std::vector<Sentence> assumptions; ///< looking at something may rest on one
    std::vector<Unmet> unmet;
    std::vector<Missed> missed;
    std::vector<Silent> silent;
    std::vector<Gain> gains; ///< in their order
};

} // namespace rulings
