// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/pending_replies.h"

#include <algorithm>
#include <utility>

#include <microhttpd.h>

namespace web {

using Clock = std::chrono::steady_clock;

void PendingReplies::Waiting::answer(Response given)
{
    const std::scoped_lock lock(mutex);
    if (!connection)
        return;
    response = std::move(given);
    MHD_resume_connection(std::exchange(connection, nullptr));
}

std::shared_ptr<PendingReplies::Waiting> PendingReplies::add(MHD_Connection *connection,
                                                             Response late,
                                                             std::chrono::milliseconds by,
                                                             bool delayed)
{
    const std::scoped_lock lock(m_mutex);
    std::erase_if(m_all, [](const auto &waiting) {
        const std::scoped_lock inner(waiting->mutex);
        return !waiting->connection;
    });
    const auto alike = static_cast<std::size_t>(
        std::ranges::count(m_all, delayed, [](const auto &waiting) { return waiting->delayed; }));
    if (m_closing || alike >= (delayed ? m_limits.delayed : m_limits.most - m_limits.delayed))
        return nullptr;
    auto waiting = std::make_shared<Waiting>();
    waiting->connection = connection;
    waiting->late = std::move(late);
    waiting->due = Clock::now() + by;
    waiting->delayed = delayed;
    MHD_suspend_connection(connection);
    m_all.push_back(waiting);
    return waiting;
}

std::shared_ptr<PendingReplies::Waiting> PendingReplies::suspend(MHD_Connection *connection,
                                                                 Response late)
{
    return add(connection, std::move(late), m_limits.desk, false);
}

std::shared_ptr<PendingReplies::Waiting>
PendingReplies::delay(MHD_Connection *connection, Response answer, std::chrono::milliseconds by)
{
    return add(connection, std::move(answer), by, true);
}

void PendingReplies::look()
{
    std::vector<std::shared_ptr<Waiting>> due;
    {
        const std::scoped_lock lock(m_mutex);
        const auto now = Clock::now();
        for (const auto &waiting : m_all)
            if (waiting->due <= now)
                due.push_back(waiting);
    }
    for (const auto &waiting : due)
        waiting->answer(waiting->late);
}

void PendingReplies::close()
{
    std::vector<std::shared_ptr<Waiting>> all;
    {
        const std::scoped_lock lock(m_mutex);
        m_closing = true;
        all = m_all;
    }
    for (const auto &waiting : all)
        waiting->answer(waiting->late);
}

} // namespace web
