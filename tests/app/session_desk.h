// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

#include "tournament/results/result_notation.h"

#include <catch2/catch.hpp>
#include <filesystem>

namespace app_tests {

inline std::vector<std::string> texts(const app::Session &session)
{
    std::vector<std::string> lines;
    for (const app::LogLine &line : session.log())
        lines.push_back(line.text);
    return lines;
}

/// A folder that goes with the test, and a clock that the test sets.
struct SessionDesk {
    SessionDesk()
    {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "arbiter-session-XXXXXX").string();
        REQUIRE(mkdtemp(pattern.data()));
        folder = pattern;
        environment.actor = "Fay";
        environment.clock = [this] { return time; };
        environment.backupFolder = folder / "backups";
    }
    ~SessionDesk()
    {
        std::error_code ignored;
        std::filesystem::remove_all(folder, ignored);
    }

    [[nodiscard]] std::filesystem::path path() const { return folder / "saturday.arbiter"; }
    [[nodiscard]] std::unique_ptr<app::Session> create()
    {
        tournament::CreateEvent command;
        command.details.name = "Saturday";
        command.profile = tournament::profiles().front();
        command.seed = 7;
        auto session = app::Session::create(path(), command, environment);
        REQUIRE(session);
        return std::move(*session);
    }
    [[nodiscard]] std::unique_ptr<app::Session> open()
    {
        auto session = app::Session::open(path(), environment);
        REQUIRE(session);
        return std::move(*session);
    }

    /// The lines of the log as a new session tells them.
    [[nodiscard]] std::vector<std::string> texts() { return app_tests::texts(*open()); }

    std::filesystem::path folder;
    core::Timestamp time{1'000};
    app::Environment environment;
};

inline tournament::AddPlayers players(std::initializer_list<const char *> names)
{
    tournament::AddPlayers command;
    for (const char *name : names) {
        command.players.emplace_back();
        command.players.back().name = name;
    }
    return command;
}

inline tournament::ReportResult result(const app::Session &session, int round, int table,
                                       const char *words)
{
    auto read = tournament::readResult(session.event(), round, table, words);
    REQUIRE(read);
    return *read;
}

} // namespace app_tests
