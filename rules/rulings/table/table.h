// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every part of the interpreter works on: the state, the rules in force, the decisions that
// the question made, and the record of what was derived and why.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

/// The script does something that the rules do not allow here.
struct NotAllowed {
    std::string why;
};

/// The game has come to the moment of the question: the act it is about is done while something
/// else is still being resolved.
struct Moment { };

/// What the script names – a card, an option – is not to be chosen there.
struct Misnamed : NotAllowed { };

/// A decision that the question leaves open: what was taken this time, and of how many.
struct Choice {
    Side by = Side::Corp;
    std::string what;
    std::vector<std::string> options;
    std::size_t taken = 0;
};

/// A decision that is being made, where the question is whether it may be made like that.
struct Decision {
    Side by = Side::Corp;
    RuleName rule;
    bool open = false;
    std::string what; ///< why
};

class Table {
public:
    Table(State start, const Rulebook &rulebook, std::span<const Act> acts,
          std::span<const std::size_t> path)
        : state(std::move(start)), book(&rulebook), m_script(acts), m_path(path)
    {
    }

    State state;
    const Rulebook *book;
    const Act *asked = nullptr;   ///< the act of the script whose legality is the question
    std::vector<Pending> pending; ///< a stack: what was met last stands last
    mutable Record record;
    std::string orderOpen;          ///< why this version does not tell the order of what happened
    std::vector<std::string> order; ///< what happened, in words that questions about order use
    std::vector<Choice> choices;
    std::optional<Choice> firstOpen; ///< the first decision that the script leaves open
    std::size_t toldBefore = 0;      ///< lines of the trace that lead to it
    struct Delayed {
        Duration until = Duration::Turn;
        const Effect *effect = nullptr;
        Context context;
        std::int16_t pickedCopy = 0; ///< of what was picked: another copy is not meant
    };
    std::vector<std::pair<ObjectId, std::string>> used; ///< abilities, in the course of the script
    bool badPublicityRemoved = false;
    std::vector<Delayed> delayed;     ///< effects of abilities that resolved, for a later moment
    std::optional<Side> actor;        ///< who does what happens now
    bool damaging = false;            ///< cards go by damage
    ObjectId installing;              ///< the card whose install cost is being determined
    ServerId destination;             ///< an install into it keeps the server in existence
    bool paying = false;              ///< a cost is being paid
    std::size_t toResolve = 0;        ///< effects that follow the one that resolves
    const Act *question = nullptr;    ///< the act it is about, at the moment the script ends
    std::optional<Pending> occasion;  ///< that act is to use this waiting ability, or to decline it
    bool offered = false;             ///< a card lets that act be done here
    std::optional<Decision> decision; ///< that is the act
    std::vector<const rules::TimingStep *> entered; ///< steps, one after the other
    Damage damageKind = Damage::Net;

    /// A step of the derivation. A rule that this version does not have ends the derivation: no
    /// rule in force decides.
    void say(std::string what, std::initializer_list<RuleName> because) const;
    /// What not every version says. One that does not goes without it, but where something hangs on
    /// it the derivation ends there.
    void note(std::string what, RuleName rule, bool matters) const;
    /// The rule of a version that has it, otherwise a weaker one, unless something hangs on it.
    [[nodiscard]] RuleName orElse(RuleName rule, RuleName weaker, bool matters = false) const
    {
        return matters || hasRule(rule) ? rule : weaker;
    }
    /// A rule that one might think of and that does not apply here.
    void leaveOut(RuleName rule, std::string why) const;
    /// What the question does not tell and the derivation takes to be so; each once.
    void assume(std::string what) const;
    [[nodiscard]] bool hasRule(RuleName rule) const { return book->hasRule(rule); }
    /// Throws NotDerivable where the version says neither yes nor no.
    [[nodiscard]] bool setting(std::string_view difference) const;

    /// The next act of the script, or nullptr.
    [[nodiscard]] const Act *next() const
    {
        return m_next < m_script.size() ? &m_script[m_next] : nullptr;
    }
    /// What it chooses is kept for the decisions that follow.
    void consume();
    [[nodiscard]] bool scriptDone() const { return m_next >= m_script.size(); }
    /// The act that the question is about, as soon as the script has been played.
    [[nodiscard]] const Act *askedNow() const
    {
        return scriptDone() || next() == asked ? question : nullptr;
    }
    /// The card that the script names next for a choice; none when it names no more.
    [[nodiscard]] ObjectId named() const;
    /// Takes what it names of `from`, all of which is chosen anyway.
    void takeNamed(std::vector<ObjectId> from);
    /// The effect that they were named for does not occur.
    void forgetNames() { m_chosen.clear(); }
    /// Whether acts that were played name what nothing has asked for yet.
    [[nodiscard]] bool hasUnused() const { return !m_chosen.empty() || !m_subroutines.empty(); }
    /// Throws Misnamed if they do.
    void requireAllUsed() const;
    /// This table with another script that is played from here.
    [[nodiscard]] Table with(std::span<const Act> script, std::span<const std::size_t> path) const;
    /// That the ability is not used, or not used again.
    [[nodiscard]] std::string unused(ObjectId source, const Ability &ability) const;
    /// Takes the subroutines that the consumed act named.
    [[nodiscard]] std::vector<int> takeSubroutines();

    /// One of `options`, explored one after the other when the script does not say.
    [[nodiscard]] std::size_t choose(Side by, std::string what, std::vector<std::string> options);

    /// What a player may do and the script does not say: taken as not done.
    void leaveUndone(Side by, std::string what);

    /// Up to `most`: as the script spends, otherwise every number.
    [[nodiscard]] int chooseNumber(Side by, std::string what, int most);

    /// The game has come to a decision; is the question whether that act may be it?
    [[nodiscard]] const Act *askedFor(ActKind kind) const
    {
        const Act *act = askedNow();
        return act && act->kind == kind ? act : nullptr;
    }
    /// The answer to that.
    [[noreturn]] void endAt(Decision of)
    {
        decision = std::move(of);
        throw Moment{};
    }

    /// One of `from`: as the script chose, otherwise explored.
    [[nodiscard]] ObjectId pick(Side by, std::string what, const std::vector<ObjectId> &from);

    /// The same, or none: a card that the question only counts.
    [[nodiscard]] ObjectId pickOrOther(Side by, std::string what, const std::vector<ObjectId> &from,
                                       bool other);

    [[nodiscard]] std::string nameOf(ObjectId id) const;

private:
    void noteOpen(const Choice &choice);
    /// Of `named()`, which exists.
    void consumeName();

    std::span<const Act> m_script;
    std::size_t m_next = 0;
    std::span<const std::size_t> m_path;
    std::vector<ObjectId> m_chosen;
    std::vector<int> m_subroutines;
};

/// What is said meanwhile is kept apart from the record, for whoever looked to take from it.
class Aside {
public:
    explicit Aside(const Table &table) : m_table(table), m_record(std::exchange(table.record, {}))
    {
    }
    ~Aside() { m_table.record = std::move(m_record); }
    Aside(const Aside &) = delete;
    Aside &operator=(const Aside &) = delete;

private:
    const Table &m_table;
    Record m_record;
};

/// “What if”: a table of one's own to suppose something on. What is found out on it is told in the
/// record of the table that it is about, whatever ends the look.
class Trial {
public:
    explicit Trial(const Table &of) : m_of(of), m_record(std::exchange(of.record, {})), m_table(of)
    {
        m_table.record = std::move(m_record);
    }
    ~Trial() { m_of.record = std::move(m_table.record); }
    Trial(const Trial &) = delete;
    Trial &operator=(const Trial &) = delete;

    /// To suppose something.
    [[nodiscard]] State &state() { return m_table.state; }
    /// To look at what follows: nothing may happen on it.
    [[nodiscard]] const Table &operator*() const { return m_table; }
    /// The card is the one that is being installed.
    void install(ObjectId card) { m_table.installing = card; }

private:
    const Table &m_of;
    Record m_record;
    Table m_table;
};

/// The path to what is decided next, in the order of a clock; empty when all were taken.
[[nodiscard]] std::vector<std::size_t> pathAfter(const std::vector<Choice> &choices);

} // namespace rulings
