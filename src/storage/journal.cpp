// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/journal.h"

namespace storage {

Position positionOf(const std::vector<Entry> &entries)
{
    return entries.empty() ? Position() : Position{entries.back().seq, entries.back().hash};
}

core::Expected<Entry, StorageError> Journal::append(std::int64_t expectedSeq, const NewEntry &entry,
                                                    const tournament::Event &after)
{
    std::int64_t last = expectedSeq;
    auto written = appendNext(
        {expectedSeq, {}}, [&](const std::vector<Entry> &news) -> std::optional<NextAct> {
            last = news.empty() ? expectedSeq : news.back().seq;
            return last == expectedSeq ? std::optional(NextAct{entry, &after}) : std::nullopt;
        });
    if (!written)
        return core::unexpected(std::move(written.error()));
    if (!*written)
        return core::unexpected(StorageError{StorageErrorCode::Outdated, {}, {}, last});
    return std::move(**written);
}

} // namespace storage
