// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every part of the interpreter works on: what lies there and the rules in force, in the
// course of the question, with the record of what was derived and why.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/course.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

/// Whoever only looks takes a const one: adding to the record is all that is left then.
class Table : public Course {
public:
    /// `path`: which option each decision takes that the script leaves open, in their order; behind
    /// its end the first. Rulebook, acts and path are borrowed.
    Table(const State &start, const Rulebook &rulebook, std::span<const Act> acts,
          std::span<const std::size_t> path)
        : Course(acts, path), state(start), book(&rulebook)
    {
    }

    State state;
    const Rulebook *book;
    mutable Record record; ///< mutable: whoever only looks tells what he found

    /// A step of the derivation. A rule that this version does not have ends the derivation: no
    /// rule in force decides.
    void say(Sentence what, std::initializer_list<RuleName> because) const;
    /// The same of a cost, which some sections speak of for one kind of them alone.
    void say(Sentence what, RuleName because, const Price &price) const;
    /// What not every version says. One that does not goes without it, but where something hangs on
    /// it the derivation ends there.
    void note(Sentence what, RuleName rule, bool matters) const;
    /// The rule of a version that has it, otherwise a weaker one, unless something hangs on it.
    [[nodiscard]] RuleName orElse(RuleName rule, RuleName weaker, bool matters = false) const
    {
        return matters || hasRule(rule) ? rule : weaker;
    }
    /// A rule that one might think of and that does not apply here.
    void leaveOut(RuleName rule, Sentence why) const;
    /// What the question does not tell and the derivation takes to be so; each once.
    void assume(Sentence what) const;
    [[nodiscard]] bool hasRule(RuleName rule) const { return book->hasRule(rule); }
    /// Whether the version says so, and it is not only supposed; throws NotDerivable where it is
    /// neither.
    [[nodiscard]] bool isCited(const Rule &rule) const;
    /// Throws NotDerivable where the version says neither yes nor no.
    [[nodiscard]] bool setting(std::string_view difference) const;

    /// That the ability is not used, or not used again.
    [[nodiscard]] Sentence unused(ObjectId source, const Ability &ability) const;

    /// One of `options`, explored one after the other when the script does not say. Of one there is
    /// no decision.
    [[nodiscard]] std::size_t choose(Side by, Sentence what, std::vector<Sentence> options);
    /// The same where acts of their own say which; they are looked for before.
    [[nodiscard]] std::size_t choose(Side by, Sentence what, std::vector<Sentence> options,
                                     std::vector<Act> acts);
    /// From 0 to `most`: as the script spends, otherwise every number. `counts`: what the most is
    /// the number of; empty: the text itself says the number.
    /// `never`: not that one, which a text forbids.
    struct Never {
        int number = 0;
        Sentence why;
    };
    [[nodiscard]] int chooseNumber(Side by, Sentence what, int most, const Sentence &counts = {},
                                   const std::optional<Never> &never = {});
    /// One of `from`: as the script chose, otherwise explored.
    [[nodiscard]] ObjectId pick(Side by, Sentence what, const std::vector<ObjectId> &from);
    /// The same or, where there is such an `other`, none: a card that the question only counts.
    [[nodiscard]] ObjectId pickOrOther(Side by, Sentence what, const std::vector<ObjectId> &from,
                                       bool other, ActKind as = ActKind::Pick);
    /// These are taken without a choice: whether the card that is asked about is one of them.
    void settlePick(Side by, const Sentence &what, const std::vector<ObjectId> &meant);
    /// One of these may be chosen or none: the same of the card that is asked about.
    void offerPick(Side by, const Sentence &what, const std::vector<ObjectId> &from);
    /// What a player may do and the script does not say: taken as not done.
    void leaveUndone(Side by, Sentence what, std::vector<Act> acts);
    /// The same of what is no decision of the course: `what` says that it is not done.
    void passBy(Side by, Sentence what, std::vector<Act> acts);
    /// The game stands still for the choice of a server, if it is to be held.
    void holdForServer(Side by, Sentence what,
                       const std::function<bool(ServerId)> &fits = {}) const;
    /// The script says that nothing of that card is wanted here.
    [[nodiscard]] bool declines(ObjectId card, std::string_view ability = {});
    /// Throws Misnamed if acts that were played name what nothing has asked for.
    void requireAllUsed() const;
    /// This table with another script that is played from here.
    [[nodiscard]] Table with(std::span<const Act> script, std::span<const std::size_t> path) const;

private:
    void noteOpen(const Choice &choice);
    /// The question is whether that card may be chosen here.
    [[nodiscard]] const Act *askedAboutCard() const;
};

} // namespace rulings
