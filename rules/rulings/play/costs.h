// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Costs: everything that must be paid for one effect is one bundle, paid at once or not at all.
#pragma once

#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace rulings {

/// What credits are spent on, for credits that pay only for some things.
struct Purpose {
    ObjectId object; ///< the card that is used, installed, rezzed …
    Spending to = Spending::Use;
    ServerId server = {};            ///< of an install
    std::vector<ObjectId> gone = {}; ///< trashed for it before it is paid for
};

/// All that is due for one thing. What is zero or empty is not asked for.
struct Bundle {
    Side payer = Side::Runner;
    Purpose purpose;
    bool inText = false;   ///< an effect asks for it
    bool asEffect = false; ///< and to spend it is what the effect does
    int credits = 0;
    int clicks = 0;
    std::array<int, damageWords.size()> damage{}; ///< by kind; the Runner suffers it
    int forfeits = 0;                             ///< agendas that the payer chooses
    std::vector<ObjectId> forfeited;              ///< and these
    std::vector<ObjectId> trashed;
    /// One card each that the payer chooses; behind it the card whose cost asks for that.
    std::vector<std::pair<Filter, ObjectId>> trashAny;
    struct Counters {
        ObjectId from;
        Counter kind = Counter::Virus;
        int count = 0;
    };
    std::vector<Counters> counters;
    /// From such cards, as the payer likes; behind it the card whose cost asks for that.
    struct CountersOf {
        Filter from;
        ObjectId source;
        Counter kind = Counter::Virus;
        int count = 0;
    };
    std::vector<CountersOf> countersOf;
    int tags = 0;                   ///< removed
    std::vector<ObjectId> returned; ///< to the hands of their owners
    std::vector<ObjectId> removed;  ///< from the game
    int trashRandom = 0;            ///< cards of the payer’s hand
    int trashTop = 0;               ///< cards of the payer’s deck
    /// Cards that the payer chooses; behind it the card whose cost asks for that.
    std::vector<std::pair<MovedForCost, ObjectId>> moved;
    /// Such a card has to pay at least one of the credits.
    std::vector<std::pair<Filter, ObjectId>> creditsOf;
    bool creditsOnly = false; ///< such cards pay all of them
    /// All of these; behind it the card whose cost asks for that.
    std::vector<std::pair<Filter, ObjectId>> trashAll;

    [[nodiscard]] bool isNothing() const;
};

/// "2 credits, 1 net damage"
[[nodiscard]] Sentence inWords(const Bundle &bundle);
/// Of a cost that stands in an effect.
void sayNestedCost(const Table &table, const Bundle &bundle);
/// What the cost comes to now, for the ability of that context.
void add(const Table &table, Bundle &bundle, const Cost &cost, const Context &context);

/// What a card adds to a cost.
struct Additional {
    ObjectId source;
    Sentence what;        ///< "4 credits"
    bool lingers = false; ///< its text counts though the card has left play
};

/// Every additional cost in force for that act on that object; `server`: that is run on or
/// installed in.
[[nodiscard]] std::vector<Additional> addAdditional(const Table &table, Bundle &bundle,
                                                    Initiated to, ObjectId object,
                                                    ServerId server = {});
/// Whether there is any.
[[nodiscard]] bool hasAdditional(const Table &table, Initiated to, ObjectId object,
                                 ServerId server = {});
/// What jacking out costs, as cards have it.
[[nodiscard]] Bundle jackOutCost(const Table &table);
/// Of what an effect would have a player pay for, where it is asked whether the effect could change
/// anything: throws NotDerivable where he cannot and the version does not say what follows.
[[nodiscard]] bool isAffordable(const Table &table, const Bundle &bundle);
/// Throws NotDerivable when what the payer has is not stated.
[[nodiscard]] bool canPay(const Table &table, const Bundle &bundle);
/// Why it cannot be paid: "the Runner has 1 credit for it". Nothing if it can.
[[nodiscard]] std::optional<Sentence> whatIsLacking(const Table &table, const Bundle &bundle);
/// Pays everything at once; false when a part was prevented and the cost therefore not paid.
/// Abilities that paying met resolve afterwards.
/// `taken`: becomes the card that the payer chose for it, as it was, if there is one.
[[nodiscard]] bool pay(Table &table, const Bundle &bundle, std::optional<Taken> *taken = nullptr);

} // namespace rulings
