// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "web/request.h"

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

struct MHD_Connection;

namespace web {

/// The answer to one request, to be given once, by any thread and at any time: also after the
/// server is gone, when it is nobody's any more.
using Reply = std::function<void(Response)>;

/// Requests that wait for their answer: for the desk, or because a wrong secret costs time. Their
/// connections are suspended and cost the server nothing meanwhile.
class PendingReplies {
public:
    struct Limits {
        std::chrono::milliseconds desk{20'000}; ///< then a phone is told that the desk is slow
        std::size_t most = 600;
        std::size_t delayed = 200; ///< of them: whoever tries secrets keeps no report waiting
    };
    explicit PendingReplies(Limits limits) : m_limits(limits) { }

    /// One of them.
    struct Waiting {
        std::mutex mutex;
        MHD_Connection *connection = nullptr; ///< null: answered, or there is no server any more
        std::optional<Response> response;
        std::chrono::steady_clock::time_point due; ///< of a delayed one; else its last moment
        Response late;                             ///< what it is told then
        bool delayed = false;

        /// Wakes the connection with this answer, unless it has one.
        void answer(Response given);
    };

    /// Suspends the connection; null: there are too many, or the server is closing.
    [[nodiscard]] std::shared_ptr<Waiting> suspend(MHD_Connection *connection, Response late);
    /// The same with an answer that is to come later.
    [[nodiscard]] std::shared_ptr<Waiting> delay(MHD_Connection *connection, Response answer,
                                                 std::chrono::milliseconds by);
    /// Answers whose time has come.
    void look();
    /// Answers all of them; none can wait any more.
    void close();

private:
    [[nodiscard]] std::shared_ptr<Waiting> add(MHD_Connection *connection, Response late,
                                               std::chrono::milliseconds by, bool delayed);

    Limits m_limits;
    std::mutex m_mutex;
    std::vector<std::shared_ptr<Waiting>> m_all;
    bool m_closing = false;
};

} // namespace web
