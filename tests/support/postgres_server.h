// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <sys/types.h>

#include "support/temp_folder.h"

namespace support {

/// A real PostgreSQL server in a temporary folder, reached over a Unix socket there, run by an
/// unprivileged user and reaped by this process.
class PostgresServer {
public:
    /// Whether one can be started here at all.
    [[nodiscard]] static bool installed();
    /// The server of this process, started when it is first asked for, with a database that knows
    /// how to hold events; nullptr, with a warning of the test, where none can be started.
    [[nodiscard]] static PostgresServer *ofSuite();

    /// `parameters`: "-c", "fsync=on" … of the program. `data`: where its files lie; empty: beside
    /// the socket.
    explicit PostgresServer(std::vector<std::string> parameters = {},
                            const std::filesystem::path &data = {});
    PostgresServer(const PostgresServer &) = delete;
    PostgresServer &operator=(const PostgresServer &) = delete;
    ~PostgresServer();

    /// "postgresql:///cup?host=…&user=ada"
    [[nodiscard]] std::string address(const std::string &database = "cup",
                                      const std::string &user = "owner") const;
    /// Statements as the superuser; throws std::runtime_error with the server's words.
    void run(const std::string &statements, const std::string &database = "cup",
             const std::string &user = "owner") const;
    [[nodiscard]] std::string value(const std::string &query, const std::string &database = "cup",
                                    const std::string &user = "owner") const;

    /// From now on everybody but the owner needs one.
    void askPasswords();

    /// SIGKILL to the server and to every process of it; all are reaped.
    void kill();
    void start();
    /// It is there and says nothing, as behind a pulled cable.
    void freeze();
    void thaw();
    [[nodiscard]] const std::filesystem::path &socketFolder() const { return m_folder.path(); }
    [[nodiscard]] std::filesystem::path socket() const;

private:
    [[nodiscard]] pid_t launch(const std::vector<std::string> &command) const;
    [[nodiscard]] std::vector<pid_t> family() const;

    TempFolder m_folder;
    std::filesystem::path m_data;
    std::vector<std::string> m_parameters;
    pid_t m_server = -1;
};

} // namespace support
