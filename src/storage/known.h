// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "storage/journal_rows.h"
#include "storage/table_rows.h"

namespace storage {

/// What the journal says up to its row `seq`.
struct Known {
    std::int64_t seq = 0;
    History history;
    Shown shown;
    std::string hash = {}; ///< of that row
};

/// The journal read, decoded and folded; proves everything a reader relies on.
struct JournalContent {
    std::vector<Entry> entries;
    Known known;
    std::optional<StorageError> unknownAct; ///< where the entries end before their time
};

/// Reads a journal row by row, wherever they come from. Throws StorageError.
class ContentReader {
public:
    /// With `mayEnd`, an act of a newer version ends the entries and is no error.
    explicit ContentReader(bool mayEnd) : m_mayEnd(mayEnd) { }
    /// `row` was proved to follow on the one ahead.
    void take(const JournalRow &row);
    [[nodiscard]] JournalContent finish();

private:
    bool m_mayEnd;
    JournalContent m_content;
};

/// Takes up what somebody else appended. False where an undo or redo is among them: what it returns
/// to lies ahead of everything that is kept, and the journal must be read anew.
[[nodiscard]] bool catchUp(Known &known, std::span<const Entry> news);

/// An act as it will stand behind `last`, and what is known with it. Throws StorageError where the
/// next opening would refuse it: that must not be acknowledged today.
struct ComposedAct {
    JournalRow row;
    Entry entry;
    Known next;
};
[[nodiscard]] ComposedAct composeNext(const Known &known, const LastRow &last, const NextAct &act);

} // namespace storage
