// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <optional>

#include <SQLiteCpp/Transaction.h>

#include "storage/event_file_data.h"
#include "storage/page_scan.h"
#include "storage/schema.h"
#include "storage/vfs_file.h"

namespace storage {

namespace {

/// Main file, rollback journal and WAL: an interrupted write left pages in each.
Remains remainsOf(const std::filesystem::path &damaged, const std::string &vfs)
{
    const auto beside = [&](const char *suffix) {
        std::filesystem::path path = damaged;
        path += suffix;
        return allBytes(path, vfs).value_or(std::string());
    };
    const auto main = allBytes(damaged, vfs);
    if (!main)
        throw StorageError{StorageErrorCode::NotFound, {}, {}, 0};
    const std::string journal = beside("-journal");
    const std::string wal = beside("-wal");
    const std::size_t page = pageSizeOf(*main);
    constexpr std::size_t sector = 512; // a journal's header fills one
    constexpr std::size_t walHeader = 32;
    constexpr std::size_t frameHeader = 24;
    return scanPages(*main, page,
                     {{*main, 0, page},
                      {journal, sector + 4, page + 8},
                      {wal, walHeader + frameHeader, page + frameHeader}});
}

/// The longest run of rows from number 1 on, each naming the hash of the one ahead.
std::vector<JournalRow> longestChain(const std::vector<JournalRow> &rows)
{
    std::map<std::int64_t, std::map<std::string, const JournalRow *>> bySeq; // then by hash
    for (const JournalRow &row : rows)
        bySeq[row.seq][row.hash] = &row;
    std::map<std::string, const JournalRow *> reached;
    const JournalRow *last = nullptr;
    for (std::int64_t seq = 1; bySeq.contains(seq); ++seq) {
        std::map<std::string, const JournalRow *> next;
        for (const auto &[hash, row] : bySeq[seq])
            if (seq == 1 || reached.contains(row->previousHash))
                next.emplace(hash, row);
        if (next.empty())
            break;
        last = next.begin()->second;
        reached.merge(next);
    }
    std::vector<JournalRow> chain;
    while (last) {
        chain.push_back(*last);
        const auto ahead = reached.find(last->previousHash);
        last = ahead == reached.end() || last->seq == 1 ? nullptr : ahead->second;
    }
    std::ranges::reverse(chain);
    return chain;
}

std::optional<Identity> identityOf(const Remains &remains, const JournalRow &first)
{
    for (const Identity &identity : remains.identities)
        if (originHash(identity.uuid, identity.created) == first.previousHash)
            return identity;
    return std::nullopt;
}

/// The longest beginning of the chain whose acts follow on each other; drops the rest.
Known follow(std::vector<JournalRow> &chain, std::string &detail)
{
    std::vector<Entry> entries;
    History history;
    tournament::Event event;
    try {
        for (const JournalRow &row : chain) {
            Entry entry = toEntry(row);
            History next = history;
            if (!next.follow(entry))
                throw std::invalid_argument("it takes back or returns acts that it cannot");
            if (!entry.span)
                tournament::apply(event, entry.facts);
            entries.push_back(std::move(entry));
            history = std::move(next);
            if (entries.back().span)
                event = fold(entries, history);
        }
    } catch (const StorageError &error) {
        detail = error.detail;
    } catch (const std::invalid_argument &error) {
        detail = error.what();
    }
    if (entries.size() < chain.size()) {
        detail = "act " + std::to_string(entries.size() + 1) + " makes no sense: " + detail;
        chain.resize(entries.size());
        event = fold(entries, history); // the act that failed may have been applied in part
    }
    return {static_cast<std::int64_t>(chain.size()), std::move(history), shown(std::move(event))};
}

void rechain(std::vector<JournalRow> &chain, const Identity &identity)
{
    std::string hash = originHash(identity.uuid, identity.created);
    for (JournalRow &row : chain) {
        row.previousHash = hash;
        row.hash = rowHash(row);
        hash = row.hash;
    }
}

struct Saved {
    Identity identity;
    std::vector<JournalRow> chain;
    Known known;
    SalvageReport report;
};

Saved save(const std::filesystem::path &damaged, const EventFileOptions &options)
{
    const Remains remains = remainsOf(damaged, options.vfs);
    Saved saved;
    saved.chain = longestChain(remains.rows);
    std::int64_t newest = 0;
    for (const JournalRow &row : remains.rows)
        newest = std::max(newest, row.seq);
    std::string &detail = saved.report.detail;
    if (newest > static_cast<std::int64_t>(saved.chain.size()))
        detail = "act " + std::to_string(saved.chain.size() + 1) + " could not be read";
    saved.known = follow(saved.chain, detail);
    if (saved.chain.empty())
        throw StorageError{StorageErrorCode::Damaged,
                           {},
                           detail.empty() ? "no act of an event could be read" : detail,
                           0};
    if (const auto identity = identityOf(remains, saved.chain.front())) {
        saved.identity = *identity;
    } else {
        saved.identity = {drawUuid(), saved.chain.front().at};
        rechain(saved.chain, saved.identity);
        detail += (detail.empty() ? "" : "; ")
            + std::string("the identity of the event was lost and is a new one");
    }
    saved.report.entries = static_cast<std::int64_t>(saved.chain.size());
    saved.report.lost = std::max<std::int64_t>(0, newest - saved.report.entries);
    return saved;
}

} // namespace

core::Expected<SalvageReport, StorageError> salvage(const std::filesystem::path &damaged,
                                                    const std::filesystem::path &target,
                                                    const EventFileOptions &options)
{
    const auto saved = guarded(damaged, [&] { return save(damaged, options); });
    if (!saved)
        return core::unexpected(saved.error());
    return guarded(target, [&] {
        createEmpty(target, options.vfs);
        try {
            auto database = connect(target, options, Access::Write);
            SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
            createTables(database, saved->identity);
            for (const JournalRow &row : saved->chain)
                insertRow(database, row);
            TableWriter(database).writeAll(saved->known.shown);
            transaction.commit();
        } catch (...) {
            deleteFile(target, options.vfs);
            throw;
        }
        return saved->report;
    });
}

} // namespace storage
