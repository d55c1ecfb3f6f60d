// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/run.h"

#include "core/json.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

/// What one run of the program left on its streams.
struct Answered {
    int status = -1;
    std::string out;
    std::string err;
    [[nodiscard]] core::Json json() const; ///< of `out`; fails the test when it is none
};

/// The whole program inside the test, with a folder of its own, a clock that ticks and a seed that
/// does not change.
class Program {
public:
    Program();
    Program(const Program &) = delete;
    Program &operator=(const Program &) = delete;
    ~Program();

    Answered operator()(const std::vector<std::string> &args, const std::string &input = "") const;
    /// The same with --json; the status must be 0.
    [[nodiscard]] core::Json json(std::vector<std::string> args) const;
    /// The status must be 0.
    void done(const std::vector<std::string> &args) const;

    /// A path inside the folder.
    [[nodiscard]] std::string file(const std::string &name) const;
    std::string write(const std::string &name, const std::string &bytes) const;
    /// An event of these players, not yet started.
    [[nodiscard]] std::string event(const std::vector<std::string> &players,
                                    const std::string &profile = "ffg-2016",
                                    const std::string &name = "cup.arbiter") const;
    [[nodiscard]] const std::filesystem::path &folder() const { return m_folder; }

    cli::Environment environment;

private:
    std::filesystem::path m_folder;
};

// Shorthands for what JSON answers hold; each fails the test when it is not there.
/// The test ends where there is none.
[[nodiscard]] const core::Json &member(const core::Json &json, const std::string &key);
[[nodiscard]] std::string text(const core::Json &json, const std::string &key);
[[nodiscard]] std::int64_t integer(const core::Json &json, const std::string &key);
[[nodiscard]] bool truth(const core::Json &json, const std::string &key);
[[nodiscard]] const core::Json::Array &items(const core::Json &json, const std::string &key);
[[nodiscard]] std::vector<std::string> texts(const core::Json &json, const std::string &key);
/// The item whose `key` is `value`.
[[nodiscard]] const core::Json &item(const core::Json::Array &list, const std::string &key,
                                     const std::string &value);

/// Who meets whom, without tables and sides; a player with a bye is alone.
[[nodiscard]] std::set<std::set<std::string>> opponents(const core::Json &round);

/// What `arbiter-cli batch` answers to these lines.
[[nodiscard]] std::vector<core::Json> answers(const Program &program, const std::string &input);
/// A line for `arbiter-cli batch` that reports the result of a table in the last round.
[[nodiscard]] std::string reportLine(const std::string &event, int table,
                                     const std::string &result);

/// Reports the match of `first` in this round. In `words` p1 is he: p1 and p2 are exchanged when he
/// sits second.
[[nodiscard]] core::Json reportFor(const Program &program, const std::string &event,
                                   const core::Json &round, const std::string &first,
                                   const std::string &words);
