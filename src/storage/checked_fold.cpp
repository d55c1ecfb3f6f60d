// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/checked_fold.h"

#include <algorithm>
#include <span>

#include "tournament/event/fact_ranges.h"
#include "tournament/gate/can_follow.h"

namespace storage {

namespace {

/// A wall clock may be wrong, but not by more than a calendar has.
std::optional<BrokenAct> badMoment(const Entry &entry)
{
    if (tournament::limits::moments.contains(entry.at.milliseconds))
        return std::nullopt;
    return BrokenAct{entry.seq, "its time is none"};
}

/// All acts of a journal as a tree: each grows out of the act in force ahead of it, and an undo
/// makes the next one branch off. Every state is reached once, copied only where it branches.
class Tree {
public:
    explicit Tree(const std::vector<Entry> &entries)
        : m_entries(entries), m_acts(entries.size() + 1)
    {
        History history;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (!entries[i].span) {
                const auto parent =
                    history.live().empty() ? 0 : static_cast<std::size_t>(history.live().back());
                m_acts[parent].next.push_back(i + 1);
            }
            (void)history.follow(entries[i]);
        }
        // A child stands behind its parent, so one pass from the end sums up.
        for (std::size_t act = m_acts.size(); act-- > 1;)
            for (const std::size_t child : m_acts[act].next)
                m_acts[act].size += m_acts[child].size;
    }

    /// The state after the last of the acts in force.
    core::Expected<tournament::Event, BrokenAct> fold(std::span<const std::int64_t> live)
    {
        m_last = live.empty() ? 0 : static_cast<std::size_t>(live.back());
        walk(0, {});
        if (m_refused)
            return core::unexpected(std::move(*m_refused));
        return std::move(m_result);
    }

private:
    struct Act {
        std::vector<std::size_t> next;
        std::size_t size = 1; ///< acts that rest on it, itself included
    };

    /// Goes along the largest branch itself and calls itself for the others only: however a journal
    /// is forged, the calls are no deeper than the logarithm of its length.
    void walk(std::size_t act, tournament::Event state)
    {
        for (;;) {
            if (act != 0 && !reach(m_entries[act - 1], state))
                return;
            const auto &next = m_acts[act].next;
            const auto largest = std::ranges::max_element(
                next, {}, [this](std::size_t i) { return m_acts[i].size; });
            for (auto child = next.begin(); child != next.end(); ++child)
                if (child != largest)
                    walk(*child, state);
            if (act == m_last) {
                m_result = next.empty() ? std::move(state) : state;
            }
            if (next.empty())
                return;
            act = *largest;
        }
    }

    /// What rests on a refused act is not looked at: it stands behind it.
    bool reach(const Entry &entry, tournament::Event &state)
    {
        const auto follows = tournament::follow(state, entry.facts);
        if (!follows && (!m_refused || entry.seq < m_refused->seq))
            m_refused = BrokenAct{entry.seq, follows.error()};
        return follows.has_value();
    }

    const std::vector<Entry> &m_entries;
    std::vector<Act> m_acts; ///< by sequence number; 0: before the first act
    std::size_t m_last = 0;
    std::optional<BrokenAct> m_refused;
    tournament::Event m_result;
};

} // namespace

StorageError toError(const BrokenAct &broken, const std::string &path)
{
    return {StorageErrorCode::Damaged, path,
            "act " + std::to_string(broken.seq) + ": " + broken.why, broken.seq};
}

core::Expected<void, BrokenAct> canFollow(const tournament::Event &event, const Entry &entry)
{
    if (auto time = badMoment(entry))
        return core::unexpected(std::move(*time));
    tournament::Follows follows;
    if (entry.facts.size() == 1) {
        follows = tournament::canFollow(event, entry.facts.front());
    } else if (!entry.facts.empty()) {
        tournament::Event after = event;
        follows = tournament::follow(after, entry.facts);
    }
    if (!follows)
        return core::unexpected(BrokenAct{entry.seq, follows.error()});
    return {};
}

core::Expected<void, BrokenAct> follow(tournament::Event &event, const Entry &entry)
{
    if (auto time = badMoment(entry))
        return core::unexpected(std::move(*time));
    if (const auto follows = tournament::follow(event, entry.facts); !follows)
        return core::unexpected(BrokenAct{entry.seq, follows.error()});
    return {};
}

core::Expected<tournament::Event, BrokenAct> checkedFold(const std::vector<Entry> &entries,
                                                         const History &history)
{
    std::optional<BrokenAct> badTime;
    for (std::size_t i = 0; i < entries.size() && !badTime; ++i)
        badTime = badMoment(entries[i]);
    if (!history.live().empty() && history.live().back() > std::ssize(entries))
        return core::unexpected(BrokenAct{std::ssize(entries) + 1, "it is missing"});
    auto folded = Tree(entries).fold(history.live());
    if (badTime && (folded || folded.error().seq > badTime->seq))
        return core::unexpected(std::move(*badTime));
    return folded;
}

} // namespace storage
