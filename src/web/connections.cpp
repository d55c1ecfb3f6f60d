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
    if (strangers() >= m_limits.most) {
        const bool full = open() >= m_limits.most + m_limits.kept;
        const Idle idle = idleStrangers();
        if (idle.oldest && (full || idle.count > m_limits.kept / 2))
            end(*idle.oldest);
        else if (full)
            end(*added);
    }
    m_all.emplace(added, std::move(owned));
    return added;
}

bool Connections::admit(Connection &connection, const std::function<bool()> &isStaff)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (connection.staff || strangers() - idleStrangers().count <= m_limits.most) {
            while (!connection.staff && strangers() > m_limits.most)
                end(*idleStrangers().oldest);
            return true;
        }
    }
    if (!isStaff())
        return false;
    const std::scoped_lock lock(m_mutex);
    connection.staff = true;
    return true;
}

void Connections::remove(Connection *connection)
{
    const std::scoped_lock lock(m_mutex);
    m_all.erase(connection);
}

void Connections::change(Connection &connection, State state)
{
    const std::scoped_lock lock(m_mutex);
    if (connection.state == State::Closing)
        return;
    connection.state = state;
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
    return static_cast<std::size_t>(
        std::ranges::count(m_all, state, [](const auto &entry) { return entry.first->state; }));
}

std::size_t Connections::open() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_all, [](const auto &entry) { return entry.first->state != State::Closing; }));
}

std::size_t Connections::strangers() const
{
    return static_cast<std::size_t>(std::ranges::count_if(m_all, [](const auto &entry) {
        return entry.first->state != State::Closing && !entry.first->staff;
    }));
}

Connections::Idle Connections::idleStrangers() const
{
    Idle idle;
    for (const auto &[connection, unused] : m_all) {
        if (connection->staff || connection->state != State::Idle)
            continue;
        ++idle.count;
        if (!idle.oldest || connection->since < idle.oldest->since)
            idle.oldest = connection;
    }
    return idle;
}

void Connections::end(Connection &connection)
{
    connection.state = State::Closing;
    // The server's own thread sees the end and closes it.
    ::shutdown(connection.socket, SHUT_RDWR);
}

} // namespace web
