// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A number with what has changed it, and how it is told.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

#include <vector>

namespace rulings {

/// A number and how it came about.
struct Sum {
    int total = 0;
    struct Term {
        int by = 0;
        ObjectId source;
        const Ability *ability = nullptr; ///< that changes the number; nullptr: an effect did
    };
    std::vector<Term> terms;
    int brainDamage = 0;  ///< what it takes off a maximum hand size
    bool boosted = false; ///< of an icebreaker: nothing but its strength raised for a while

    int base = 0;
    ObjectId setBy; ///< the card that says what the number is, and not how it changes
    const Ability *setting = nullptr; ///< that says so; nullptr: a rule of its own

    explicit Sum(int begins) : total(begins), base(begins) { }
    void set(int to, ObjectId source, const Ability *ability)
    {
        setting = ability;
        total += to - base;
        base = to;
        setBy = source;
    }
    /// It takes off all there is to begin with, and so says itself what the number is.
    [[nodiscard]] bool isInsteadOfBase(const Ability *ability) const
    {
        return ability && base != 0 && !setBy.exists()
            && ability->as<ConstantAbility>().by.of != Amount::Of::Nothing
            && ability->as<ConstantAbility>().by.plus == -base;
    }
    void add(int by, ObjectId source, const Ability *ability = nullptr)
    {
        if (by == 0 && !isInsteadOfBase(ability))
            return;
        total += by;
        if (!ability && !terms.empty() && terms.back().source == source && !terms.back().ability)
            terms.back().by += by;
        else
            terms.push_back({by, source, ability});
    }
};

/// Whether it is to be told how that number comes about.
[[nodiscard]] bool isTold(const Sum &sum, Told told);
/// `begins`: "3 on the card"; `of`: "strength of Enigma".
void sayValue(const Table &table, Value kind, Sentence of, Sentence begins, const Sum &sum,
              Told told);
/// What the card's own text would add to that value of it, if what that asks for were so.
void sayIdle(const Table &table, Value kind, ObjectId id);

} // namespace rulings
