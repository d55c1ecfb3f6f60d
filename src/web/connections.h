// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>

namespace web {

/// What is known of one connection. Idle is who has not yet said what he wants, or was answered.
struct Connection {
    enum class State { Idle, Busy, Live, Closing };
    int socket = -1;
    State state = State::Idle;
    std::chrono::steady_clock::time_point since;
    bool staff = false; ///< has one of the places that are kept, or any other
};

/// All connections of a server, so that none lasts for ever: a deadline counts from the first byte
/// that is waited for and not from the last one that came, else a byte a second would hold a
/// place all day.
class Connections {
public:
    struct Limits {
        std::size_t most = 970; ///< of a thousand
        std::size_t kept = 30;  ///< beyond those, for staff
        std::chrono::milliseconds idle{10'000};
        std::chrono::milliseconds busy{30'000}; ///< until an answer is through
        /// What was sent and nobody has confirmed by then was sent to nobody: a phone that left the
        /// network says no word of it, and comes back on a connection of its own.
        std::chrono::milliseconds gone{30'000};
    };

    explicit Connections(Limits limits) : m_limits(limits) { }

    /// Who comes while all places are taken has one of those that are kept until he has said who he
    /// is. Half of them are for that: then the stranger that has been idle longest goes, so that
    /// nobody who comes in a crowd is gone before he could speak. Where all are taken he goes.
    [[nodiscard]] Connection *add(int socket);
    /// Whether the connection may be answered now that its request is read. Strangers who are idle
    /// go for it; where all others are live or busy, `isStaff` is asked.
    [[nodiscard]] bool admit(Connection &connection, const std::function<bool()> &isStaff);
    /// Its socket is still open; afterwards another connection may have the number.
    void remove(Connection *connection);
    void change(Connection &connection, Connection::State state);
    /// Ends what is past its deadline.
    void endLate();
    [[nodiscard]] std::size_t live() const;
    /// How many wait for an answer, or are being told it.
    [[nodiscard]] std::size_t busy() const;

private:
    [[nodiscard]] std::size_t count(Connection::State state) const;
    void set(Connection &connection, Connection::State state, bool staff);
    [[nodiscard]] std::size_t open() const;
    [[nodiscard]] std::size_t strangers() const;
    [[nodiscard]] std::size_t idleStrangers() const;
    /// Null: there is none.
    [[nodiscard]] Connection *oldestIdleStranger() const;
    void end(Connection &connection);

    Limits m_limits;
    mutable std::mutex m_mutex;
    std::map<Connection *, std::unique_ptr<Connection>> m_all;
    /// How many are in each state, strangers and staff: asked for at every request.
    std::array<std::array<std::size_t, 2>, 4> m_counts{};
};

} // namespace web
