// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/deed_queue.h"

#include <algorithm>

namespace web {

namespace {

constexpr std::int64_t askedFor = 60'000;
constexpr std::size_t mostWaiting = 400;

} // namespace

bool DeedQueue::mayAsk(const std::string &who, std::size_t most, core::Timestamp now)
{
    const std::scoped_lock lock(m_mutex);
    if (m_entries.size() >= mostWaiting)
        return false;
    std::erase_if(m_asked, [now](const auto &one) {
        return one.second.empty() || one.second.back().milliseconds + askedFor < now.milliseconds;
    });
    auto &asked = m_asked[who];
    while (!asked.empty() && asked.front().milliseconds + askedFor < now.milliseconds)
        asked.pop_front();
    if (asked.size() >= most)
        return false;
    asked.push_back(now);
    return true;
}

void DeedQueue::add(Entry entry)
{
    const std::scoped_lock lock(m_mutex);
    m_entries.push_back(std::move(entry));
}

std::vector<DeedQueue::Entry> DeedQueue::take(std::size_t most)
{
    const std::scoped_lock lock(m_mutex);
    const auto end =
        m_entries.begin() + static_cast<std::ptrdiff_t>(std::min(most, m_entries.size()));
    std::vector<Entry> taken(std::make_move_iterator(m_entries.begin()),
                             std::make_move_iterator(end));
    m_entries.erase(m_entries.begin(), end);
    return taken;
}

bool DeedQueue::empty()
{
    const std::scoped_lock lock(m_mutex);
    return m_entries.empty();
}

} // namespace web
