// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Something that happened, and what waits or resolves because of it.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

/// Something that happened, for trigger conditions and for questions about order.
struct Event {
    EventKind kind = EventKind::TurnBegins;
    ObjectId object;
    Side player = Side::Runner; ///< whose turn, run, loss; who did it
    Damage damage = Damage::Net;
    int amount = 0;        ///< of damage, of tags; of a scored or stolen agenda the tokens it had
    Zone from = Zone::Rig; ///< of the object before
    std::optional<Side> by = std::nullopt; ///< who made it happen
    bool byDamage = false;
    bool facedown = false;    ///< an installed Runner card that lay so: it had no type
    ServerId server = {};     ///< in or in front of which it was
    bool differ = false;      ///< of bids
    bool tookNothing = false; ///< of accesses
    Counter counter = Counter::Virus;
    int batch = 0; ///< of all that were trashed at the same time; 0: alone
};

/// A card that was chosen for a cost, and how it and what it hosted lay then.
struct Taken {
    ObjectId card;
    std::vector<std::pair<ObjectId, Object>> before; ///< the card itself is the first
};

/// What a resolving ability knows; contextOf() makes one of an ability that no event has met.
struct Context {
    ObjectId source; ///< the card whose ability it is
    std::int16_t copy = 0;
    Side controller = Side::Corp;
    Event event;
    ObjectId picked;
    /// Whether what its effect requires held as the condition was met; none: it requires nothing.
    std::optional<bool> heldWhenMet;
    ServerId server; ///< of a source that has left it and still counts as there
    int lost = 0;    ///< credits lost or cards trashed by the effect before
    /// That anything came of that effect, or nothing: "no card was exposed"; nullptr: no words.
    Sentence (*whatCame)(bool any) = nullptr;
    /// In words of that effect, of the only card that it was about and not done to; empty: several.
    Sentence cameToNothing;
    int number = 0;           ///< that was chosen, or the X of the cost
    bool chosenToUse = false; ///< its player was free to use the ability
    bool told = false;        ///< the script says that it is used
    bool atOnce = false;      ///< it is of a constant ability that takes effect as that happens
    bool searched = false;    ///< what is picked was found, and had to be
    bool ofOptions = false;   ///< what resolves is the option that was chosen of a “must”
    std::vector<std::pair<ObjectId, std::int16_t>> looked; ///< with the copy it was
    /// Cards looked at that the question only counts; fewer as effects take of them.
    mutable int lookedCounted = 0;
    Zone lookedIn = Zone::RnD; ///< their deck
    ObjectId candidate;        ///< that a filter is looking at
    std::string named;         ///< a type or subtype
    /// Counters as they were when the source was trashed for its own cost (Rules Reference 1.0,
    /// "Cost, Trashing as a Cost").
    std::optional<Object> sourceBefore;
    std::optional<Taken> paid; ///< chosen for the cost of this
};

/// A conditional ability whose trigger condition is met.
struct Pending {
    const Ability *ability = nullptr;
    ObjectId source;
    std::int16_t copy = 0;
    Side controller = Side::Corp;
    Event event;
    int encounter = 0;                       ///< the encounter it is tied to; 0: none
    std::optional<bool> held = std::nullopt; ///< becomes Context::heldWhenMet
    bool notFirst = false; ///< another one of its player has triggered since it was met
    ObjectId picked = {};  ///< by the effect that made the ability
    int number = 0;        ///< likewise
    std::string named = {};
    std::optional<Object> sourceBefore = std::nullopt;
    ServerId server = {}; ///< of a source that has left it
    bool told = false;    ///< the script says that it is used
};

} // namespace rulings
