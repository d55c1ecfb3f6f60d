// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/playing_out/held_game.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/play/script.h"
#include "rules/rulings/play/setting_up.h"
#include "rules/rulings/table/course.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

void begin(Table &table)
{
    setUp(table, true);
    lookForWinner(table);
    beginScript(table);
}

Sentence disagreement(const Conflict &conflict)
{
    return Sentence::tr("two rules of equal rank disagree: {permits}; {forbids}",
                        {{"permits", conflict.permits.what}, {"forbids", conflict.forbids.what}});
}

/// Plays until the game ends, is held, or cannot go on.
Tried guarded(Table &table, std::optional<Held> &held, ActKind last,
              const std::function<void()> &play)
{
    Tried tried;
    try {
        play();
        if (table.state.winner == Winner::Nobody)
            table.requireAllUsed();
    } catch (Held &now) {
        held = std::move(now);
    } catch (const Moment &moment) {
        table.frames = moment.frames; // the script ended in the middle of something
    } catch (const OpenEnd &end) {
        // What was played stands; of the game going on to a step nothing is known then.
        const bool stands = table.scriptDone() && table.pending.empty();
        if (!stands || last == ActKind::To)
            tried = {Stopped::NotDerivable, false, end.why, {}, {}};
    } catch (const NotDerivable &reason) {
        tried = {Stopped::NotDerivable, false, reason.why, {}, {}};
    } catch (const NotAllowed &reason) {
        tried = {Stopped::NotAllowed, false, reason.why, {}, {}};
        if (reason.rule)
            tried.because.push_back(*reason.rule);
    } catch (const Conflict &conflict) {
        tried = {Stopped::NotDerivable,
                 false,
                 disagreement(conflict),
                 {conflict.permits.rule, conflict.forbids.rule},
                 {}};
    }
    return tried;
}

/// A run that was to go on to that step of it ended before.
bool endedBefore(const Table &table, const std::string &name)
{
    const auto isIt = [&](const rules::TimingStep *step) {
        return step->topic == name || step->id == name;
    };
    const auto isOver = [](const rules::TimingStep *step) {
        return step->topic == "run-unsuccessful" || step->topic == "run-over";
    };
    const rules::TimingStep *meant = findStep(*table.book, rules::TimingKind::Run, name);
    const rules::TimingStep *now = table.state.at.step;
    // A run that was to be over ended either way.
    return meant && meant->topic != "run-over" && !isIt(now)
        && (isOver(now) || table.state.at.kind != rules::TimingKind::Run)
        && std::ranges::none_of(table.entered, isIt);
}

/// The game was over before it came to that step.
bool isOverBefore(const Table &table, const std::string &name)
{
    const auto isIt = [&](const rules::TimingStep *step) {
        return step->topic == name || step->id == name;
    };
    return table.state.winner != Winner::Nobody && !isIt(table.state.at.step)
        && std::ranges::none_of(table.entered, isIt);
}

/// It only says what happens to a card, or where the game goes on to: a decision is never that.
bool mayBeSaid(ActKind kind)
{
    return kind == ActKind::Use || kind == ActKind::To || kind == ActKind::Access
        || kind == ActKind::Steal || kind == ActKind::Trash;
}

bool isSame(const std::optional<Held> &one, const std::optional<Held> &other)
{
    return one.has_value() == other.has_value()
        && (!one
            || (one->choice.by == other->choice.by && one->choice.what == other->choice.what
                && one->acts == other->acts));
}

/// The one has come to where the other stands, by the same way.
bool isSame(const Table &table, const Table &other)
{
    return table.state.at.step == other.state.at.step
        && std::ranges::equal(table.record.trace, other.record.trace, {}, &TraceLine::what,
                              &TraceLine::what);
}

} // namespace

HeldGame::HeldGame(const Rulebook &book, const State &start, std::vector<Act> script)
    : m_script(std::move(script)), m_table(start, book, m_script, {}), m_before(m_table)
{
    m_table.holdAtEnd();
    m_before.holdAtEnd();
    m_outcome = guarded(m_table, m_held, ActKind::Continue, [&] {
        begin(m_table);
        while (m_table.next()) {
            m_before = m_table;
            m_begun = true;
            playNext(m_table);
            m_played = m_table.played();
            m_cameTo.resize(m_played, m_table.state.at.step);
        }
    });
    if (m_outcome.stopped == Stopped::Nowhere) {
        m_played = m_table.played();
        m_cameTo.resize(std::max(m_cameTo.size(), m_played), m_table.state.at.step);
    }
}

Tried HeldGame::tryOut(const Act &act) const
{
    std::vector<Act> acts = m_script;
    acts.push_back(act);
    const bool goesOn = act.kind == ActKind::To;
    Table table = goesOn ? notHeld(acts) : m_before;
    if (!goesOn)
        table.continueWith(acts);
    std::optional<Held> held;
    Tried tried = guarded(table, held, act.kind, [&] {
        if (!m_begun)
            begin(table);
        while (table.next())
            playNext(table);
    });
    tried.done =
        table.scriptDone() && !table.isJudging() && (!goesOn || tried.stopped == Stopped::Nowhere);
    const bool inRun = m_table.state.at.kind == rules::TimingKind::Run;
    tried.elsewhere = goesOn && tried.done
        && ((inRun && endedBefore(table, act.step)) || isOverBefore(table, act.step));
    tried.anyway = mayBeSaid(act.kind) && tried.done && tried.stopped == Stopped::Nowhere
        && isSame(held, m_held) && isSame(table, m_table);
    const auto &passed = table.passedOver();
    const std::size_t until = goesOn ? passed.size() : table.passedBeforeLast();
    for (std::size_t i = m_table.passedOver().size(); i < until; ++i)
        tried.passedOver.push_back(passed[i]);
    return tried;
}

/// Nobody decides anything until the step is reached that the last of these acts goes on to.
Table HeldGame::notHeld(std::span<const Act> acts) const
{
    return m_before.with(acts.subspan(m_before.played()), {});
}

} // namespace rulings
