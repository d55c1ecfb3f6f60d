// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/chain.h"

#include "core/digest.h"
#include "storage/storage_error.h"

namespace storage {

namespace {

void addColumn(std::string &text, std::string_view column)
{
    text += std::to_string(column.size());
    text += ':';
    text += column;
    text += ',';
}

} // namespace

std::string originHash(std::string_view uuid, std::int64_t created)
{
    std::string text;
    addColumn(text, "arbiter event");
    addColumn(text, uuid);
    addColumn(text, std::to_string(created));
    return core::sha256(text);
}

std::string rowHash(const JournalRow &row)
{
    std::string text;
    text.reserve(row.payload.size() + 256);
    addColumn(text, row.previousHash);
    addColumn(text, std::to_string(row.seq));
    addColumn(text, std::to_string(row.at));
    addColumn(text, row.actor);
    addColumn(text, row.command);
    addColumn(text, row.payload);
    return core::sha256(text);
}

void requireNext(const JournalRow &row, std::int64_t lastSeq, const std::string &lastHash)
{
    if (row.seq != lastSeq + 1)
        throw StorageError{StorageErrorCode::Damaged,
                           {},
                           "the journal has no row " + std::to_string(lastSeq + 1),
                           lastSeq + 1};
    if (row.previousHash != lastHash || row.hash != rowHash(row))
        throw StorageError{StorageErrorCode::ChainBroken, {}, {}, row.seq};
}

} // namespace storage
