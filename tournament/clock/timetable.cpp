// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/clock/timetable.h"

#include "tournament/clock/round_clock.h"
#include "tournament/cut/bracket.h"
#include "tournament/event/limits.h"
#include "tournament/standings/structure.h"

#include <algorithm>

namespace tournament {

namespace {

core::Timestamp later(core::Timestamp time, int minutes)
{
    return {time.milliseconds + minutes * millisecondsPerMinute};
}

TimetableLine lineOf(PartOfDay part, int number)
{
    TimetableLine line;
    line.part = part;
    line.number = number;
    return line;
}

bool hasAnyResult(const Round &round)
{
    return std::ranges::any_of(round.matches,
                               [](const Match &match) { return match.result.has_value(); });
}

/// When play of a round ends by its clock, extra time of tables that still play included.
core::Timestamp endByClock(const Event &event, const Round &round, int minutes, core::Timestamp now)
{
    const RoundClock &clock = *round.clock;
    const ClockReading reading = read(clock, now);
    if (reading.state == ClockState::Stopped)
        return {clock.startedAt.milliseconds + reading.ran};
    if (!reading.left)
        return later(clock.startedAt, minutes);
    std::int64_t left = *reading.left;
    for (const int table : tablesWithExtraTime(clock))
        if (const Match *match = findMatch(event, round.number, table);
            match && !hasResult(event.profile, *match, round.stage))
            left = std::max(left, *read(clock, table, now).left);
    return {now.milliseconds + left};
}

/// Lays the parts of the day one behind the other.
class Day {
public:
    Day(const Event &event, core::Timestamp now)
        : m_event(event), m_now(now), m_free(event.schedule.start)
    {
    }

    std::vector<TimetableLine> run()
    {
        const int paired = swissRounds(m_event);
        const int last = m_event.cut.seeds.empty()
            ? std::max(std::min(plannedRounds(m_event), mostRounds), paired)
            : paired;
        for (int number = 1; number <= last; ++number) {
            const Round *round = findRound(m_event, number);
            const bool over = round && missingResults(m_event, number).empty();
            addRound(lineOf(PartOfDay::Swiss, number), round, over, m_event.announcement.minutes);
            addBreak(number);
        }
        addCut();
        const bool known = std::ranges::any_of(
            m_lines, [](const TimetableLine &line) { return line.start.has_value(); });
        return known ? std::move(m_lines) : std::vector<TimetableLine>();
    }

private:
    void addRound(TimetableLine line, const Round *round, bool over, int minutes)
    {
        const bool timed = round && round->clock;
        const bool playing = timed || (round && hasAnyResult(*round));
        line.state = over ? PartState::Over : playing ? PartState::Now : PartState::Coming;
        if (timed) {
            line.start = round->clock->startedAt;
            line.end = endByClock(m_event, *round, minutes, m_now);
        } else if (m_free) {
            // Of what was played without a clock, the plan is all that is known.
            const auto start = playing || over ? *m_free : std::max(*m_free, m_now);
            line.end = later(start, minutes);
            if (!over)
                line.start = start;
        }
        if (playing && line.end && !over)
            line.end = std::max(*line.end, m_now);
        if (line.start)
            endBreakBy(*line.start, playing || over);
        if (line.end)
            m_free = later(*line.end, turnoverMinutes(m_event.schedule));
        // Results that came early end a round at a moment nobody noted.
        if (!line.start || (over && *line.end > m_now))
            line.end.reset();
        m_lines.push_back(line);
    }

    void addBreak(int round)
    {
        const auto &breaks = m_event.schedule.breaks;
        const auto found = std::ranges::find(breaks, round, &Break::afterRound);
        if (found == breaks.end() || !m_free)
            return;
        const bool reached = m_lines.back().state == PartState::Over && *m_free <= m_now;
        const auto end = later(*m_free, found->minutes);
        TimetableLine line = lineOf(PartOfDay::Break, round);
        line.state = !reached ? PartState::Coming : m_now < end ? PartState::Now : PartState::Over;
        line.start = m_free;
        line.end = m_free = end;
        m_lines.push_back(line);
    }

    /// The TO may begin a round while the break should last, or long after it.
    void endBreakBy(core::Timestamp start, bool begun)
    {
        if (m_lines.empty() || m_lines.back().part != PartOfDay::Break || !begun)
            return;
        TimetableLine &ahead = m_lines.back();
        ahead.state = PartState::Over;
        ahead.start = std::min(*ahead.start, start);
        ahead.end = std::min(*ahead.end, start);
    }

    void addCut()
    {
        const auto &seeds = m_event.cut.seeds;
        const int size = seeds.empty() ? plannedCut(m_event) : static_cast<int>(seeds.size());
        const CutForm form = seeds.empty() ? usualForm(m_event.profile, size) : m_event.cut.form;
        const Wiring *wiring = findWiring(form, size);
        if (!wiring)
            return;
        const Bracket now = bracket(m_event);
        const int last = wiring->games.back().round;
        for (int number = 1; number <= last; ++number)
            addCutRound(*wiring, now, number);
    }

    void addCutRound(const Wiring &wiring, const Bracket &now, int number)
    {
        const auto isOfRound = [number](const auto &game) { return game.round == number; };
        const auto all = [&](GameState state) {
            return !now.games.empty()
                && std::ranges::all_of(now.games, [&](const BracketGame &game) {
                       return !isOfRound(game) || game.state == state;
                   });
        };
        const auto wired = std::ranges::find_if(wiring.games, isOfRound);
        const bool second = wired->branch == Branch::SecondFinal;
        const bool known = std::ranges::any_of(now.games, isOfRound);
        if (second && known && all(GameState::NotNeeded))
            return;
        const Round *round = findRound(m_event, swissRounds(m_event) + number);
        TimetableLine line = lineOf(PartOfDay::Cut, number);
        line.ifNeeded = second && !known;
        addRound(line, round, known && all(GameState::Done), cutRoundMinutes(m_event));
    }

    const Event &m_event;
    core::Timestamp m_now;
    std::optional<core::Timestamp> m_free; ///< from when on the next part may begin
    std::vector<TimetableLine> m_lines;
};

} // namespace

std::vector<TimetableLine> timetable(const Event &event, core::Timestamp now)
{
    return Day(event, now).run();
}

const TimetableLine *nextRound(const std::vector<TimetableLine> &lines)
{
    const auto found = std::ranges::find_if(lines, [](const TimetableLine &line) {
        return line.part != PartOfDay::Break && line.state == PartState::Coming && line.start;
    });
    return found == lines.end() ? nullptr : &*found;
}

int turnoverMinutes(const Schedule &schedule) { return schedule.turnover.value_or(usualTurnover); }

} // namespace tournament
