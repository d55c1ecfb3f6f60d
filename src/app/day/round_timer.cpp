// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/day/round_timer.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace app {

using tournament::Round;

namespace {

/// What each running clock has run.
std::map<int, std::int64_t> running(const tournament::Event &event, core::Timestamp now)
{
    std::map<int, std::int64_t> ran;
    for (const Round &round : event.rounds)
        if (round.clock && round.clock->since)
            ran[round.number] = tournament::read(*round.clock, now).ran;
    return ran;
}

} // namespace

RoundTimer::RoundTimer(Session &session, core::Clock steady)
    : m_session(session)
    , m_watch([&session] { return session.wallTime(); }, std::move(steady))
    , m_last(session.wallTime())
{
}

core::Timestamp RoundTimer::now() const
{
    return {m_session.wallTime().milliseconds - m_unrecorded};
}

bool RoundTimer::keepWhatIsLeft(std::int64_t turned)
{
    const core::Timestamp wall = m_session.wallTime();
    const auto ran = running(m_session.event(), {now().milliseconds - turned});
    // Another window on the same file may have noticed first: then its record is as good.
    if (!m_session.refresh())
        return false;
    constexpr std::int64_t same = 3000;
    for (const auto &[round, inWindow] : ran) {
        const auto onRecord = running(m_session.event(), wall);
        const auto found = onRecord.find(round);
        if (found == onRecord.end() || std::abs(found->second - inWindow) < same)
            continue;
        if (!m_session.perform(tournament::SetClock{round, wall, inWindow, turned, {}}))
            return false;
    }
    return true;
}

RoundTimer::Tick RoundTimer::tick(std::span<const int> warnings)
{
    Tick tick;
    if (const std::int64_t turned = m_watch.turned(); turned != 0) {
        const bool used = !running(m_session.event(), now()).empty();
        tick.recorded = used && m_unrecorded == 0 && keepWhatIsLeft(turned);
        if (used)
            tick.turned = turned;
        if (used && !tick.recorded)
            m_unrecorded += turned;
        else
            m_last.milliseconds += turned;
    }
    const core::Timestamp now = this->now();
    for (const Round &round : m_session.event().rounds)
        if (round.clock) {
            auto news = tournament::news(*round.clock, m_last, now, warnings);
            if (news != tournament::ClockNews{})
                tick.news.push_back({round.number, std::move(news)});
        }
    m_last = now;
    return tick;
}

} // namespace app
