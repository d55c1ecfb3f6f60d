// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/chain.h"

#include "core/digest.h"

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

} // namespace storage
