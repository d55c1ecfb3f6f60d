// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the script of a question is: the act that comes next, what those before it named for the
// choices that follow, and which of them is the one that is asked about.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace rulings {

class ScriptCursor {
public:
    /// With the options that are taken where it does not decide, one after the other.
    ScriptCursor(std::span<const Act> acts, std::span<const std::size_t> path)
        : m_acts(acts), m_path(path)
    {
    }

    /// The next act of the script, or nullptr.
    [[nodiscard]] const Act *next() const
    {
        return m_next < m_acts.size() ? &m_acts[m_next] : nullptr;
    }
    /// What it chooses is kept for the decisions that follow.
    void consume();
    [[nodiscard]] bool scriptDone() const { return m_next >= m_acts.size(); }

    /// The last act of the script is the one that the question is about: it is not played.
    void stopAtLast() { m_asked = &m_acts.back(); }
    [[nodiscard]] bool isAsked(const Act *act) const { return act && act == m_asked; }
    /// As soon as the script has been played, the question is about this act.
    void askAbout(const Act &act) { m_question = &act; }
    /// That act, if the game has come so far.
    [[nodiscard]] const Act *askedNow() const
    {
        return scriptDone() || isAsked(next()) ? m_question : nullptr;
    }
    /// Whether the question is about such an act, be it to come yet.
    [[nodiscard]] bool isAbout(ActKind kind) const
    {
        return m_question && m_question->kind == kind;
    }
    /// The game has come to a decision; is the question whether that act may be it?
    [[nodiscard]] const Act *askedFor(ActKind kind) const
    {
        const Act *act = askedNow();
        return act && act->kind == kind ? act : nullptr;
    }
    /// The card that the script names next for a choice; none when it names no more.
    [[nodiscard]] ObjectId named() const;
    /// Takes what it names of `from`, all of which is chosen anyway.
    void takeNamed(std::vector<ObjectId> from);
    /// The same where those are only shown: what is named may be meant for a choice that follows.
    void takeShown(const std::vector<ObjectId> &from);
    /// The script names none of these now: what it named before, of what was only shown.
    void remember(const std::vector<ObjectId> &from);
    /// Takes the subroutines that the consumed act named.
    [[nodiscard]] std::vector<int> takeSubroutines() { return std::exchange(m_subroutines, {}); }
    /// Takes the X that the consumed act stated, for a number that its effect lets be chosen.
    [[nodiscard]] std::optional<int> takeX() { return std::exchange(m_x, {}); }
    /// The next act says in its own words, “it is installed”, what an effect lets be chosen of
    /// these: it is that choice. `named`: the card is chosen, and not only meant anyway.
    void takeAsChoice(ActKind kind, const std::vector<ObjectId> &from, bool named = true);
    /// What an act that was taken so says of the place of that card.
    [[nodiscard]] std::optional<Act> takePlace(ObjectId card);
    /// The effect that they were named for does not occur.
    void forgetNames()
    {
        m_chosen.clear();
        m_x.reset();
    }
    /// Where the script ends, the game stands still for whoever decides or may do something.
    void holdAtEnd() { m_holds = true; }
    [[nodiscard]] bool holds() const { return m_holds && scriptDone(); }
    /// More acts behind those that were played so far, which are the same.
    void continueWith(std::span<const Act> acts) { m_acts = acts; }
    /// How many acts of the script were played.
    [[nodiscard]] std::size_t played() const { return m_next; }
    /// Whether the act that was consumed last is still being judged.
    void setJudging(bool judging) { m_judging = judging; }
    [[nodiscard]] bool isJudging() const { return m_judging; }
    /// The game has gone past something that a player could have done or decided there.
    void passOver(Sentence what) { m_passedOver.push_back(std::move(what)); }
    [[nodiscard]] const std::vector<Sentence> &passedOver() const { return m_passedOver; }
    /// How much of that lay before the act that was played last.
    [[nodiscard]] std::size_t passedBeforeLast() const { return m_passedBeforeLast; }
    /// Whether acts that were played name what nothing has asked for yet.
    [[nodiscard]] bool hasUnused() const
    {
        return !m_chosen.empty() || !m_subroutines.empty() || m_x;
    }
    /// Whether the card that is named next is named once more right behind that.
    [[nodiscard]] bool isNamedTwice() const;

protected:
    /// Of `named()`, which exists.
    void consumeName();
    [[nodiscard]] const std::vector<ObjectId> &chosen() const { return m_chosen; }
    [[nodiscard]] const std::vector<int> &subroutines() const { return m_subroutines; }
    /// Whether the path says which option is taken there.
    [[nodiscard]] bool isPathed(std::size_t decisions) const { return decisions < m_path.size(); }
    /// Which option is taken where so many were decided before.
    [[nodiscard]] std::size_t optionAfter(std::size_t decisions) const
    {
        return decisions < m_path.size() ? m_path[decisions] : 0;
    }
    /// Others are played from here, and nothing is asked. What was named before stays named.
    void replace(std::span<const Act> acts, std::span<const std::size_t> path);

private:
    std::span<const Act> m_acts;
    std::size_t m_next = 0;
    std::span<const std::size_t> m_path;
    const Act *m_asked = nullptr;
    const Act *m_question = nullptr;
    std::vector<ObjectId> m_chosen;
    std::vector<ObjectId> m_shown; ///< named where nothing was to be chosen
    std::vector<int> m_subroutines;
    std::optional<int> m_x;
    std::optional<Act> m_place;
    bool m_holds = false;
    bool m_judging = false;
    std::vector<Sentence> m_passedOver;
    std::size_t m_passedBeforeLast = 0;
};

} // namespace rulings
