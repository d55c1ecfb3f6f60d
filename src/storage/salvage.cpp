// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <optional>

#include "storage/bytes.h"
#include "storage/checked_fold.h"
#include "storage/event_file_data.h"
#include "storage/event_place.h"
#include "storage/neighbours.h"
#include "storage/page_scan.h"
#include "storage/vfs_file.h"

namespace storage {

namespace {

/// The main file and, as far as they can be read, rollback journal and WAL: an interrupted write
/// left pages in each.
struct Files {
    std::vector<std::unique_ptr<VfsFile>> open;
    std::vector<PageSource> sources;
    std::size_t pageSize = 0;
};

Files filesOf(const std::filesystem::path &damaged, const std::string &vfs)
{
    constexpr std::int64_t sector = 512; // a journal's header fills one
    constexpr std::int64_t walHeader = 32;
    constexpr std::int64_t frameHeader = 24;
    Files files;
    const auto add = [&files](std::unique_ptr<VfsFile> file, std::int64_t start,
                              std::int64_t stride) {
        files.sources.push_back({file.get(), start, stride});
        files.open.push_back(std::move(file));
    };
    auto main = openForReading(damaged, vfs);
    if (!main)
        throw StorageError{StorageErrorCode::NotFound, {}, {}, 0};
    files.pageSize = pageSizeOf(main->read(0, fileHeader));
    const auto page = static_cast<std::int64_t>(files.pageSize);
    add(std::move(main), 0, page);
    const std::string name = fullName(findVfs(vfs), damaged);
    const auto addNeighbour = [&](const char *ending, std::int64_t start, std::int64_t stride) {
        try {
            refuseLink(name + ending, vfs);
            if (auto file = openForReading(name + ending, vfs))
                add(std::move(file), start, stride);
        } catch (const StorageError &) { // NOLINT(bugprone-empty-catch)
            // A folder, a pipe, a link: whoever laid it there, nothing of ours is in it.
        }
    };
    addNeighbour("-journal", sector + 4, page + 8);
    addNeighbour("-wal", walHeader + frameHeader, page + frameHeader);
    return files;
}

/// The longest run of rows from number 1 on, each naming the hash of the one ahead. `rows` stand
/// by number and hash.
std::vector<FoundRow> longestChain(const std::vector<FoundRow> &rows)
{
    const auto from = [&rows](std::int64_t seq) {
        return std::ranges::lower_bound(rows, seq, {}, &FoundRow::seq);
    };
    std::vector<const FoundRow *> ahead(rows.size());
    std::vector<bool> reached(rows.size());
    const auto placeOf = [&rows](const FoundRow *row) {
        return static_cast<std::size_t>(row - rows.data());
    };
    const auto aheadOf = [&](const FoundRow &row) -> const FoundRow * {
        const auto found = std::ranges::lower_bound(from(row.seq - 1), from(row.seq),
                                                    row.previousHash, {}, &FoundRow::hash);
        const bool known = found != from(row.seq) && found->hash == row.previousHash;
        return known && reached[placeOf(&*found)] ? &*found : nullptr;
    };
    const FoundRow *last = nullptr;
    for (std::int64_t seq = 1;; ++seq) {
        const FoundRow *any = nullptr;
        for (auto row = from(seq); row != from(seq + 1); ++row) {
            ahead[placeOf(&*row)] = aheadOf(*row);
            if (seq > 1 && !ahead[placeOf(&*row)])
                continue;
            reached[placeOf(&*row)] = true;
            if (!any)
                any = &*row;
        }
        if (!any)
            break;
        last = any;
    }
    std::vector<FoundRow> chain;
    for (; last; last = ahead[placeOf(last)])
        chain.push_back(*last);
    std::ranges::reverse(chain);
    return chain;
}

std::optional<Identity> identityOf(const std::vector<Identity> &identities, const JournalRow &first)
{
    for (const Identity &identity : identities)
        if (originHash(identity.uuid, identity.created) == first.previousHash)
            return identity;
    return std::nullopt;
}

struct Acts {
    std::vector<Entry> entries;
    History history;
};

/// The entries of the chain up to the first that says nothing we know, or takes back what it
/// cannot.
Acts readable(PageScan &scan, const std::vector<FoundRow> &chain, std::string &detail)
{
    Acts acts;
    try {
        for (const FoundRow &row : chain) {
            Entry entry = toEntry(scan.read(row));
            if (!acts.history.follow(entry)) {
                detail = "it takes back or returns acts that it cannot";
                break;
            }
            acts.entries.push_back(std::move(entry));
        }
    } catch (const StorageError &error) {
        detail = error.detail;
    }
    return acts;
}

std::string senseless(std::size_t act, const std::string &why)
{
    return "act " + std::to_string(act) + " makes no sense: " + why;
}

/// The longest beginning of the chain whose acts follow on each other; drops the rest.
Known follow(PageScan &scan, std::vector<FoundRow> &chain, std::string &detail)
{
    std::string why;
    auto [entries, history] = readable(scan, chain, why);
    if (entries.size() < chain.size())
        detail = senseless(entries.size() + 1, why);
    auto folded = checkedFold(entries, history);
    if (!folded) {
        // Everything ahead of the first act that cannot follow does.
        entries.resize(static_cast<std::size_t>(folded.error().seq) - 1);
        detail = senseless(entries.size() + 1, folded.error().why);
        history = historyOf(entries);
        folded = checkedFold(entries, history);
    }
    if (!folded)
        throw toError(folded.error());
    chain.resize(entries.size());
    return {static_cast<std::int64_t>(chain.size()), std::move(history), shown(std::move(*folded))};
}

/// What goes into the new file. Its rows are read where they lie and written one by one.
struct Saved {
    Files files;
    std::unique_ptr<PageScan> scan;
    std::vector<FoundRow> chain;
    Identity identity;
    bool identityLost = false;
    Known known;
    SalvageReport report;
};

Saved save(const std::filesystem::path &damaged, const EventFileOptions &options)
{
    Saved saved;
    saved.files = filesOf(damaged, options.vfs);
    saved.scan = std::make_unique<PageScan>(saved.files.sources, saved.files.pageSize);
    PageScan &scan = *saved.scan;
    scan.run();
    saved.chain = longestChain(scan.rows());
    const std::int64_t newest = scan.rows().empty() ? 0 : scan.rows().back().seq;
    std::string &detail = saved.report.detail;
    if (newest > static_cast<std::int64_t>(saved.chain.size()))
        detail = "act " + std::to_string(saved.chain.size() + 1) + " could not be read";
    saved.known = follow(scan, saved.chain, detail);
    if (saved.chain.empty())
        throw StorageError{StorageErrorCode::Damaged,
                           {},
                           detail.empty() ? "no act of an event could be read" : detail,
                           0};
    const JournalRow first = scan.read(saved.chain.front());
    if (const auto identity = identityOf(scan.identities(), first)) {
        saved.identity = *identity;
    } else {
        saved.identity = {drawUuid(), first.at};
        saved.identityLost = true;
        detail += (detail.empty() ? "" : "; ")
            + std::string("the identity of the event was lost and is a new one");
    }
    saved.report.entries = static_cast<std::int64_t>(saved.chain.size());
    saved.report.lost = std::max<std::int64_t>(0, newest - saved.report.entries);
    return saved;
}

void writeRows(SQLite::Database &database, const Saved &saved)
{
    std::string hash = originHash(saved.identity.uuid, saved.identity.created);
    for (const FoundRow &found : saved.chain) {
        JournalRow row = saved.scan->read(found);
        if (saved.identityLost) {
            row.previousHash = hash;
            row.hash = rowHash(row);
            hash = row.hash;
        }
        insertRow(database, row);
    }
}

} // namespace

core::Expected<SalvageReport, StorageError> salvage(const std::filesystem::path &damaged,
                                                    const std::filesystem::path &target,
                                                    const EventFileOptions &options)
{
    const auto saved = guarded(damaged, [&] {
        requireName(damaged);
        return save(damaged, options);
    });
    if (!saved)
        return core::unexpected(saved.error());
    return guarded(target, [&] {
        (void)makeEvent(target, options, saved->identity, [&saved](SQLite::Database &database) {
            writeRows(database, *saved);
            writeAll(database, saved->known.shown);
        });
        return saved->report;
    });
}

} // namespace storage
