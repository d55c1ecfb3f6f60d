// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <sys/types.h>

namespace support {

/// A program of its own with both its ends. Closing its standard input ends `arbiter-cli batch`.
class Child {
public:
    /// Run by the shell; standard error stays the one of the test unless `command` says otherwise.
    /// Throws std::runtime_error.
    explicit Child(const std::string &command);
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;
    ~Child(); ///< waits for the end of it

    void kill() const;
    [[nodiscard]] bool ask(const std::string &line) const;
    /// One line; nothing when the child is gone.
    [[nodiscard]] std::optional<std::string> answer() const;

private:
    pid_t m_process = 0;
    int m_in = -1;
    int m_out = -1;
};

} // namespace support
