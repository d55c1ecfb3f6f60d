// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/journal.h"

#include <optional>
#include <span>
#include <vector>

namespace storage {

/// Which entries of a journal are in force after its undos and redos. Undo is strictly last act
/// first; a range is taken back and returned as a whole; a new act clears what could be redone.
class History {
public:
    /// Follows one more entry. False when an undo or redo names a range that it cannot (a damaged
    /// journal); the history is then unchanged.
    [[nodiscard]] bool follow(const Entry &entry);

    /// Sequence numbers of the acts in force, ascending.
    [[nodiscard]] const std::vector<std::int64_t> &live() const { return m_live; }
    /// What one step of undo takes back.
    [[nodiscard]] std::optional<Span> nextUndo() const;
    /// What "undo to here" takes back so that `seq` is the last act in force (0: everything).
    [[nodiscard]] std::optional<Span> undoTo(std::int64_t seq) const;
    /// The range one step of redo returns.
    [[nodiscard]] std::optional<Span> nextRedo() const;
    /// The acts of that range that redo puts in force again; those taken back earlier stay out.
    [[nodiscard]] std::span<const std::int64_t> nextRedoActs() const;

private:
    struct Undone {
        Span span;
        std::vector<std::int64_t> entries;
    };
    std::vector<std::int64_t> m_live;
    std::vector<Undone> m_undone;
};

/// Of entries that were proved to follow on each other.
[[nodiscard]] History historyOf(const std::vector<Entry> &entries);

/// The state after all entries in force, of entries that have passed the gate; those that have not
/// go through checkedFold (checked_fold.h). What cannot follow is a bug here: throws
/// std::logic_error where that is noticed at all.
[[nodiscard]] tournament::Event fold(const std::vector<Entry> &entries, const History &history);

} // namespace storage
