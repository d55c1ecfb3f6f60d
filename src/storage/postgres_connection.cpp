// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/postgres_connection.h"

#include <algorithm>
#include <array>
#include <charconv>

#include <poll.h>

#include "core/english.h"

namespace storage {

namespace {

using core::English;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// The first line, which is the one for people.
std::string firstLine(const char *message)
{
    std::string text = message ? message : "";
    text = text.substr(0, text.find('\n'));
    if (text.starts_with("ERROR:  "))
        text.erase(0, 8);
    return text;
}

std::string messageOf(const PGresult *result)
{
    const char *primary = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    return primary ? primary : firstLine(PQresultErrorMessage(result));
}

/// Throws BadAddress for what the library cannot read; it is not asked for a connection by then.
void requireAddress(const std::string &address)
{
    char *why = nullptr;
    PQconninfoOption *options = PQconninfoParse(address.c_str(), &why);
    const std::string message = firstLine(why);
    PQfreemem(why);
    if (!options)
        throw StorageError{StorageErrorCode::BadAddress, {}, message, 0};
    PQconninfoFree(options);
}

/// Words of a server that is there, and will let people in when it is ready.
bool saysLater(const std::string &why)
{
    constexpr std::array<const char *, 5> words{"starting up", "shutting down", "recovery",
                                                "too many", "terminating"};
    return std::ranges::any_of(
        words, [&why](const char *word) { return why.find(word) != std::string::npos; });
}

/// "desk-1:5432:cup:ada", as a line of ~/.pgpass begins.
std::string passwordLine(const PGconn *connection)
{
    const auto field = [](const char *text) { return std::string(text ? text : ""); };
    const std::string host = field(PQhost(connection));
    return (host.starts_with('/') ? "localhost" : host) + ':' + field(PQport(connection)) + ':'
        + field(PQdb(connection)) + ':' + field(PQuser(connection));
}

/// Throws what becomes of a connection that the library gave up, unless the server may let us in
/// later.
void throwRefused(PGconn *connection, const std::string &why)
{
    if (PQconnectionNeedsPassword(connection) == 1 || PQconnectionUsedPassword(connection) == 1)
        throw StorageError{StorageErrorCode::Password, {}, passwordLine(connection), 0};
    const std::string refused = "FATAL:  ";
    if (const auto fatal = why.find(refused); fatal != std::string::npos && !saysLater(why))
        throw StorageError{
            StorageErrorCode::NotPrepared, {}, why.substr(fatal + refused.size()), 0};
}

} // namespace

std::string ServerRows::text(int row, int column) const
{
    return {PQgetvalue(m_result.get(), row, column),
            static_cast<std::size_t>(PQgetlength(m_result.get(), row, column))};
}

std::int64_t ServerRows::number(int row, int column) const
{
    const std::string digits = text(row, column);
    std::int64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

PostgresConnection::PostgresConnection(const std::string &address, milliseconds answer,
                                       core::Clock clock)
    : m_connection(nullptr, PQfinish), m_answer(answer), m_clock(std::move(clock))
{
    connect(address);
    greet();
}

void PostgresConnection::connect(const std::string &address)
{
    // A pulled cable says nothing: the system gives up a silent connection after these seconds.
    constexpr std::array<const char *, 10> keys{"dbname",           "tcp_user_timeout",
                                                "keepalives_idle",  "keepalives_interval",
                                                "keepalives_count", "application_name",
                                                "client_encoding",  "options",
                                                "connect_timeout",  nullptr};
    constexpr const char *quiet = "-c client_min_messages=error -c DateStyle=ISO";
    const std::array<const char *, 10> values{address.c_str(), "3000", "2",   "1", "2",
                                              "arbiter",       "UTF8", quiet, "3", nullptr};
    requireAddress(address);
    m_connection.reset(PQconnectStartParams(keys.data(), values.data(), 1));
    if (!m_connection)
        throw StorageError{
            StorageErrorCode::InputOutput, {}, English::tr("there is too little memory"), 0};
    if (PQstatus(m_connection.get()) == CONNECTION_BAD)
        lose(firstLine(PQerrorMessage(m_connection.get())));
    const auto until = steady_clock::now() + m_answer;
    for (auto state = PGRES_POLLING_WRITING; state != PGRES_POLLING_OK;) {
        if (state == PGRES_POLLING_FAILED) {
            const std::string why = firstLine(PQerrorMessage(m_connection.get()));
            throwRefused(m_connection.get(), why);
            lose(why);
        }
        wait(state == PGRES_POLLING_READING ? POLLIN : POLLOUT, until);
        state = PQconnectPoll(m_connection.get());
    }
    if (PQsetnonblocking(m_connection.get(), 1) != 0)
        lose(firstLine(PQerrorMessage(m_connection.get())));
}

void PostgresConnection::greet()
{
    const ServerRows rows =
        askTime("SELECT pg_backend_pid(), (SELECT backend_start FROM pg_stat_activity "
                "WHERE pid = pg_backend_pid()), current_setting('synchronous_commit'), "
                "current_setting('server_encoding'), current_setting('server_version_num')::int, "
                "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
                {}, 5);
    m_backend = {rows.text(0, 0), rows.text(0, 1)};
    constexpr std::int64_t oldest = 140000;
    if (rows.number(0, 4) < oldest)
        throw StorageError{StorageErrorCode::NotPrepared,
                           {},
                           English::tr("the server is older than PostgreSQL 14"),
                           0};
    if (rows.text(0, 3) != "UTF8")
        throw StorageError{StorageErrorCode::NotPrepared,
                           {},
                           English::tr("the database is not in UTF-8: create it with -E UTF8"),
                           0};
    // What is acknowledged is on the disk, whatever the server does for others.
    if (const std::string commit = rows.text(0, 2); commit == "off" || commit == "local")
        (void)ask("SET synchronous_commit = on");
}

ServerRows PostgresConnection::askTime(const char *statement, const Parameters &parameters,
                                       int column)
{
    const core::Timestamp before = m_clock();
    ServerRows rows = ask(statement, parameters);
    const core::Timestamp after = m_clock();
    if (rows.size() > 0)
        m_ahead =
            milliseconds(rows.number(0, column) - (before.milliseconds + after.milliseconds) / 2);
    return rows;
}

int PostgresConnection::descriptor() const
{
    return m_connection ? PQsocket(m_connection.get()) : -1;
}

void PostgresConnection::lose(const std::string &why)
{
    m_connection.reset();
    throw ConnectionLost{why};
}

void PostgresConnection::wait(short events, steady_clock::time_point until)
{
    pollfd socket{descriptor(), events, 0};
    for (;;) {
        const auto left =
            std::chrono::duration_cast<milliseconds>(until - steady_clock::now()).count();
        if (left <= 0)
            lose(English::tr("no answer in time"));
        const int ready = ::poll(&socket, 1, static_cast<int>(left));
        if (ready > 0)
            return;
        if (ready < 0 && errno != EINTR)
            lose(English::tr("it cannot be waited for"));
    }
}

ServerRows PostgresConnection::collect()
{
    const auto until = steady_clock::now() + m_answer;
    PGconn *connection = m_connection.get();
    for (int flush = PQflush(connection); flush != 0; flush = PQflush(connection)) {
        if (flush < 0)
            lose(firstLine(PQerrorMessage(connection)));
        wait(POLLIN | POLLOUT, until);
        if (PQconsumeInput(connection) == 0)
            lose(firstLine(PQerrorMessage(connection)));
    }
    std::optional<ServerRefusal> refusal;
    std::optional<ServerRows> last;
    for (;;) {
        while (PQisBusy(connection) == 1) {
            wait(POLLIN, until);
            if (PQconsumeInput(connection) == 0)
                lose(firstLine(PQerrorMessage(connection)));
        }
        PGresult *result = PQgetResult(connection);
        if (!result)
            break;
        last.emplace(result);
        const ExecStatusType status = PQresultStatus(result);
        if (status == PGRES_FATAL_ERROR && !refusal) {
            const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
            refusal = ServerRefusal{state ? state : "", messageOf(result)};
        }
    }
    // Class 57P: the server ends or begins; 08: the connection broke. No state: libpq says so.
    const bool broken = PQstatus(connection) == CONNECTION_BAD
        || (refusal
            && (refusal->state.empty() || refusal->state.starts_with("57P")
                || refusal->state.starts_with("08")));
    if (broken)
        lose(refusal ? refusal->message : firstLine(PQerrorMessage(connection)));
    if (refusal)
        throw std::move(*refusal);
    if (!last)
        lose(English::tr("it sent no answer"));
    return std::move(*last);
}

ServerRows PostgresConnection::ask(const char *statement, const Parameters &parameters)
{
    if (!m_connection)
        throw ConnectionLost{English::tr("there is no connection")};
    std::vector<const char *> values;
    for (const auto &parameter : parameters)
        values.push_back(parameter ? parameter->c_str() : nullptr);
    if (PQsendQueryParams(m_connection.get(), statement, static_cast<int>(values.size()), nullptr,
                          values.data(), nullptr, nullptr, 0)
        == 0)
        lose(firstLine(PQerrorMessage(m_connection.get())));
    return collect();
}

void PostgresConnection::run(const std::string &statements)
{
    if (!m_connection)
        throw ConnectionLost{English::tr("there is no connection")};
    if (PQsendQuery(m_connection.get(), statements.c_str()) == 0)
        lose(firstLine(PQerrorMessage(m_connection.get())));
    (void)collect();
}

bool PostgresConnection::rang()
{
    if (!m_connection)
        throw ConnectionLost{English::tr("there is no connection")};
    if (PQconsumeInput(m_connection.get()) == 0)
        lose(firstLine(PQerrorMessage(m_connection.get())));
    bool heard = false;
    while (PGnotify *notice = PQnotifies(m_connection.get())) {
        PQfreemem(notice);
        heard = true;
    }
    return heard;
}

StorageError toError(const ServerRefusal &refusal)
{
    const std::string &state = refusal.state;
    const auto error = [&](StorageErrorCode code) {
        return StorageError{code, {}, refusal.message, 0};
    };
    if (state == "53100")
        return error(StorageErrorCode::Full);
    if (state == "42501")
        return error(StorageErrorCode::ReadOnly);
    if (state == "AR002")
        return error(StorageErrorCode::ChainBroken);
    if (state == "3F000" || state == "42P01" || state == "42883")
        return error(StorageErrorCode::NotPrepared);
    if (state == "22021" || state == "22P05")
        return error(StorageErrorCode::NotText);
    return error(StorageErrorCode::InputOutput);
}

} // namespace storage
