// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "storage/history.h"
#include "storage/storage_error.h"

namespace storage {

/// An act that its state does not allow.
struct BrokenAct {
    std::int64_t seq = 0;
    std::string why; ///< "there is no player 7"
};
/// Damaged, "act 17: there is no player 7".
[[nodiscard]] StorageError toError(const BrokenAct &broken, const std::string &path = {});

/// The state after all entries in force, each through the gate (tournament::canFollow). Those that
/// were taken back are looked at, too, on the state they met: whoever tells of the journal or
/// redoes an act may rely on it. The entries begin with number 1; the error is the first row that
/// cannot follow.
[[nodiscard]] core::Expected<tournament::Event, BrokenAct>
checkedFold(const std::vector<Entry> &entries, const History &history);

/// Whether that state allows the next entry; an undo or redo is for History to judge.
[[nodiscard]] core::Expected<void, BrokenAct> canFollow(const tournament::Event &event,
                                                        const Entry &entry);
/// Folds the next entry, its facts checked one by one. After an error the state is of no use.
[[nodiscard]] core::Expected<void, BrokenAct> follow(tournament::Event &event, const Entry &entry);

} // namespace storage
