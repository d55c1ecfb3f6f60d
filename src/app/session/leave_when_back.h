// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/leaving_note.h"
#include "app/session/sharing.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace app {

/// For a desk that went on in a file while the server was gone: when it is back, the shared event
/// is marked as left, if nothing was appended to it since; then both stay as they are. A note says
/// so until then, and whoever starts the program again goes on with keptLeavings().
class LeaveWhenBack {
public:
    struct Outcome {
        bool marked = false;
        std::filesystem::path file; ///< where the event goes on
        Comparison both; ///< where it was not: how file and shared event stand to each other
        /// The shared event holds every act of the file: there is nothing to leave it for.
        [[nodiscard]] bool holdsAll() const { return both.sameEvent && both.common == both.here; }
    };
    /// Told from another thread, once; never, where the note is taken away meanwhile, because the
    /// event was shared again.
    using Told = std::function<void(const Outcome &)>;

    LeaveWhenBack(const Leaving &leaving, const Environment &environment, Told told);
    LeaveWhenBack(const LeaveWhenBack &) = delete;
    LeaveWhenBack &operator=(const LeaveWhenBack &) = delete;
    ~LeaveWhenBack(); ///< the note stays, where it is not said yet

private:
    void attempt(const std::stop_token &stopped);
    /// Nothing: not now.
    [[nodiscard]] std::optional<Outcome> leave() const;
    [[nodiscard]] bool isWanted() const;

    Leaving m_leaving;
    std::filesystem::path m_note; ///< empty: none could be kept
    Environment m_environment;
    Told m_told;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace app
