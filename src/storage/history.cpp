// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/history.h"

#include <algorithm>

namespace storage {

bool History::follow(const Entry &entry)
{
    if (!entry.span) {
        m_live.push_back(entry.seq);
        m_undone.clear();
        return true;
    }
    const Span &span = *entry.span;
    if (entry.command == "undo") {
        const auto first = std::ranges::lower_bound(m_live, span.first);
        if (first == m_live.end() || *first != span.first || m_live.back() != span.last)
            return false;
        m_undone.push_back({span, {first, m_live.end()}});
        m_live.erase(first, m_live.end());
        return true;
    }
    if (entry.command != "redo" || m_undone.empty() || m_undone.back().span != span)
        return false;
    const auto &returned = m_undone.back().entries;
    m_live.insert(m_live.end(), returned.begin(), returned.end());
    m_undone.pop_back();
    return true;
}

std::optional<Span> History::nextUndo() const
{
    if (m_live.empty())
        return std::nullopt;
    return Span{m_live.back(), m_live.back()};
}

std::optional<Span> History::undoTo(std::int64_t seq) const
{
    if (m_live.empty() || m_live.back() == seq)
        return std::nullopt;
    if (seq == 0)
        return Span{m_live.front(), m_live.back()};
    const auto kept = std::ranges::lower_bound(m_live, seq);
    if (kept == m_live.end() || *kept != seq)
        return std::nullopt;
    return Span{*std::next(kept), m_live.back()};
}

std::optional<Span> History::nextRedo() const
{
    if (m_undone.empty())
        return std::nullopt;
    return m_undone.back().span;
}

std::span<const std::int64_t> History::nextRedoActs() const
{
    if (m_undone.empty())
        return {};
    return m_undone.back().entries;
}

History historyOf(const std::vector<Entry> &entries)
{
    History history;
    for (const Entry &entry : entries)
        (void)history.follow(entry);
    return history;
}

tournament::Event fold(const std::vector<Entry> &entries, const History &history)
{
    tournament::Event event;
    for (const std::int64_t seq : history.live())
        tournament::apply(event, entries.at(static_cast<std::size_t>(seq) - 1).facts);
    return event;
}

} // namespace storage
