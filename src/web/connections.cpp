// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/connections.h"

#include <algorithm>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace web {

using Clock = std::chrono::steady_clock;
using State = Connection::State;

Connection *Connections::add(int socket)
{
    const auto gone = static_cast<unsigned>(m_limits.gone.count());
    ::setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &gone, sizeof gone);
    const std::scoped_lock lock(m_mutex);
    auto owned = std::make_unique<Connection>(Connection{socket, State::Idle, Clock::now()});
    Connection *added = owned.get();
    const bool full = open() >= m_limits.most + m_limits.kept;
    const std::size_t idle = idleStrangers();
    if (idle > 0 && (full || (strangers() >= m_limits.most && idle > m_limits.kept / 2)))
        end(*oldestIdleStranger());
    m_all.emplace(added, std::move(owned));
    ++m_counts[static_cast<std::size_t>(State::Idle)][0];
    if (full && idle == 0)
        end(*added);
    return added;
}

bool Connections::admit(Connection &connection, const std::function<bool()> &isStaff)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (connection.staff || strangers() - idleStrangers() <= m_limits.most) {
            while (!connection.staff && strangers() > m_limits.most)
                end(*oldestIdleStranger());
            return true;
        }
    }
    if (!isStaff())
        return false;
    const std::scoped_lock lock(m_mutex);
    set(connection, connection.state, true);
    return true;
}

void Connections::remove(Connection *connection)
{
    const std::scoped_lock lock(m_mutex);
    --m_counts[static_cast<std::size_t>(connection->state)][connection->staff ? 1 : 0];
    m_all.erase(connection);
}

void Connections::change(Connection &connection, State state)
{
    const std::scoped_lock lock(m_mutex);
    if (connection.state == State::Closing)
        return;
    set(connection, state, connection.staff);
    connection.since = Clock::now();
}

void Connections::endLate()
{
    const std::scoped_lock lock(m_mutex);
    const auto now = Clock::now();
    for (const auto &[connection, unused] : m_all) {
        const bool late =
            (connection->state == State::Idle && now - connection->since > m_limits.idle)
            || (connection->state == State::Busy && now - connection->since > m_limits.busy);
        if (late)
            end(*connection);
    }
}

std::size_t Connections::live() const { return count(State::Live); }

std::size_t Connections::busy() const { return count(State::Busy); }

std::size_t Connections::count(State state) const
{
    const std::scoped_lock lock(m_mutex);
    const auto &counts = m_counts[static_cast<std::size_t>(state)];
    return counts[0] + counts[1];
}

void Connections::set(Connection &connection, State state, bool staff)
{
    --m_counts[static_cast<std::size_t>(connection.state)][connection.staff ? 1 : 0];
    connection.state = state;
    connection.staff = staff;
    ++m_counts[static_cast<std::size_t>(state)][staff ? 1 : 0];
}

std::size_t Connections::open() const
{
    const auto &closing = m_counts[static_cast<std::size_t>(State::Closing)];
    return m_all.size() - closing[0] - closing[1];
}

std::size_t Connections::strangers() const
{
    std::size_t count = 0;
    for (const State state : {State::Idle, State::Busy, State::Live})
        count += m_counts[static_cast<std::size_t>(state)][0];
    return count;
}

std::size_t Connections::idleStrangers() const
{
    return m_counts[static_cast<std::size_t>(State::Idle)][0];
}

Connection *Connections::oldestIdleStranger() const
{
    Connection *oldest = nullptr;
    for (const auto &[connection, unused] : m_all)
        if (!connection->staff && connection->state == State::Idle
            && (!oldest || connection->since < oldest->since))
            oldest = connection;
    return oldest;
}

void Connections::end(Connection &connection)
{
    set(connection, State::Closing, connection.staff);
    // The server's own thread sees the end and closes it.
    ::shutdown(connection.socket, SHUT_RDWR);
}

} // namespace web
