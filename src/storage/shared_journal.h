// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>

#include "storage/journal.h"

namespace storage {

/// A desk that has an event open, or had it open a moment ago.
struct DeskAtWork {
    std::string desk;         ///< what it calls itself
    std::string actor;        ///< who sits there
    bool here = false;        ///< was heard of within the last seconds
    bool readsOnly = false;   ///< may not append
    core::Timestamp seen;     ///< when it was heard of last, by the server's clock
    std::int64_t lastSeq = 0; ///< the last entry it appended, 0: none
    friend bool operator==(const DeskAtWork &, const DeskAtWork &) = default;
};

/// A journal that several desks hold open over a network, which may go at any moment.
class SharedJournal : public Journal {
public:
    /// Why nothing is heard of the server now; nothing while it is. What was read stays readable.
    [[nodiscard]] virtual std::optional<StorageError> trouble() const = 0;
    /// Since when, by the clock of this machine.
    [[nodiscard]] virtual core::Timestamp troubleSince() const = 0;
    /// How far the server's clock is ahead of this machine's: entries and round clocks follow the
    /// server's, or one fast desk would drag every later entry along.
    [[nodiscard]] virtual std::chrono::milliseconds ahead() const = 0;
    /// A file descriptor that becomes readable when there may be news or trouble; news() makes it
    /// unreadable again. -1: there is none, one must ask.
    [[nodiscard]] virtual int bell() const = 0;
    /// As last heard, the longest here first.
    [[nodiscard]] virtual std::vector<DeskAtWork> desks() = 0;

    [[nodiscard]] SharedJournal *shared() override { return this; }
};

} // namespace storage
