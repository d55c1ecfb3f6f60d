// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <libpq-fe.h>

#include "core/clock.h"
#include "storage/storage_error.h"

namespace storage {

/// Thrown when the server went, or did not answer in time; the connection is closed by then.
struct ConnectionLost {
    std::string why;
};

/// Thrown when the server refused a statement; the connection is as it was.
struct ServerRefusal {
    std::string state; ///< SQLSTATE
    std::string message;
};

/// Rows as text.
class ServerRows {
public:
    explicit ServerRows(PGresult *result) : m_result(result, PQclear) { }
    [[nodiscard]] int size() const { return PQntuples(m_result.get()); }
    [[nodiscard]] int columns() const { return PQnfields(m_result.get()); }
    [[nodiscard]] int type(int column) const
    {
        return static_cast<int>(PQftype(m_result.get(), column));
    }
    [[nodiscard]] bool isNull(int row, int column) const
    {
        return PQgetisnull(m_result.get(), row, column) == 1;
    }
    [[nodiscard]] std::string text(int row, int column) const;
    [[nodiscard]] std::int64_t number(int row, int column) const;
    [[nodiscard]] bool yes(int row, int column) const { return text(row, column) == "t"; }

private:
    std::unique_ptr<PGresult, void (*)(PGresult *)> m_result;
};

using Parameters = std::vector<std::optional<std::string>>;

/// One connection to a PostgreSQL server. libpq would wait for a server as long as it likes: here
/// every wait has an end, after which the connection is closed and counts as lost.
class PostgresConnection {
public:
    /// Throws ConnectionLost, or StorageError for an address that cannot be.
    PostgresConnection(const std::string &address, std::chrono::milliseconds answer,
                       core::Clock clock = core::systemTime);

    /// Throws ConnectionLost or ServerRefusal. One statement.
    ServerRows ask(const char *statement, const Parameters &parameters = {});
    /// Several, without parameters.
    void run(const std::string &statements);

    /// Whether a notification has come; all are taken away. Throws ConnectionLost.
    [[nodiscard]] bool rang();
    /// Of the socket; -1 when it is closed.
    [[nodiscard]] int descriptor() const;
    [[nodiscard]] bool isOpen() const { return m_connection != nullptr; }
    void close() { m_connection.reset(); }

    /// By which the server knows it, also from another connection.
    struct Backend {
        std::string process;
        std::string since;
    };
    [[nodiscard]] const Backend &backend() const { return m_backend; }
    /// The server's time when it was asked last, less this machine's.
    [[nodiscard]] std::chrono::milliseconds ahead() const { return m_ahead; }
    /// As ask(); a column of the answer is the server's time, which is compared with ours.
    ServerRows askTime(const char *statement, const Parameters &parameters, int column);

private:
    void connect(const std::string &address);
    void greet();
    [[nodiscard]] ServerRows collect();
    void wait(short events, std::chrono::steady_clock::time_point until);
    [[noreturn]] void lose(const std::string &why);

    std::unique_ptr<PGconn, void (*)(PGconn *)> m_connection;
    std::chrono::milliseconds m_answer;
    core::Clock m_clock;
    Backend m_backend;
    std::chrono::milliseconds m_ahead{0};
};

/// What a refusal means for the event.
[[nodiscard]] StorageError toError(const ServerRefusal &refusal);

} // namespace storage
