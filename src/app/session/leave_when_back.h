// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/sharing.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace app {

/// For a desk that went on in a file while the server was gone: when it is back, the shared event
/// is marked as left, if nothing was appended to it since; then both stay as they are.
class LeaveWhenBack {
public:
    struct Outcome {
        bool marked = false;
        Comparison both; ///< where it was not: how file and shared event stand to each other
    };
    /// Told from another thread, once.
    using Told = std::function<void(const Outcome &)>;

    /// `last` is the last act that both have, `file` where the event goes on.
    LeaveWhenBack(std::filesystem::path address, Seal last, std::filesystem::path file,
                  const Environment &environment, Told told);
    LeaveWhenBack(const LeaveWhenBack &) = delete;
    LeaveWhenBack &operator=(const LeaveWhenBack &) = delete;
    ~LeaveWhenBack(); ///< gives up

private:
    void attempt(const std::stop_token &stopped);

    std::filesystem::path m_address;
    Seal m_last;
    std::filesystem::path m_file;
    Environment m_environment;
    Told m_told;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace app
