// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/history.h"

#include <span>
#include <string>
#include <vector>

namespace app {

/// What each entry of a journal did, in words: an act in the names and results of the state it met,
/// an undo or redo by the acts it took back or returned.
class EventLog {
public:
    EventLog() = default;
    explicit EventLog(const std::vector<storage::Entry> &entries);

    /// Follows one more entry; `before` is the state it met, `after` the acts in force behind it.
    void follow(const tournament::Event &before, const storage::Entry &entry,
                const storage::History &after);

    /// "Pair round 1"; by entry, the first at 0.
    [[nodiscard]] const std::vector<std::string> &texts() const { return m_texts; }
    /// "Pair round 1", or "3 acts, from “Pair round 1” to “Drop Ada”"; acts by sequence number.
    [[nodiscard]] std::string textOf(std::span<const std::int64_t> acts) const;

private:
    std::vector<std::string> m_texts;
    std::vector<std::int64_t> m_live; ///< in force ahead of the next entry
};

} // namespace app
