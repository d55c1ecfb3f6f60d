// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/page_scan.h"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>

#include "storage/bytes.h"
#include "storage/database.h"

namespace storage {

namespace {

constexpr std::size_t usualPageSize = 4096;
constexpr std::size_t leafHeader = 8;
constexpr unsigned char tableLeaf = 13;

/// A cursor that turns bad instead of reading beyond the end.
class Cursor {
public:
    explicit Cursor(std::string_view bytes) : m_bytes(bytes) { }
    [[nodiscard]] bool good() const { return m_good; }
    [[nodiscard]] std::size_t place() const { return m_place; }

    std::uint64_t varint()
    {
        std::uint64_t value = 0;
        for (int i = 0; i < 9; ++i) {
            const std::string_view next = take(1);
            if (!m_good)
                return 0;
            const unsigned byte = byteAt(next, 0);
            if (i == 8)
                return value << 8 | byte;
            value = value << 7 | (byte & 0x7f);
            if (byte < 0x80)
                break;
        }
        return value;
    }
    std::string_view take(std::size_t length)
    {
        if (length > m_bytes.size() - m_place)
            m_good = false;
        if (!m_good)
            return {};
        m_place += length;
        return m_bytes.substr(m_place - length, length);
    }

private:
    std::string_view m_bytes;
    std::size_t m_place = 0;
    bool m_good = true;
};

/// The columns of a record: integers and texts only, as our two tables have them.
struct Column {
    std::optional<std::int64_t> number;
    std::string_view words;
};

std::optional<std::vector<Column>> columnsOf(std::string_view record)
{
    Cursor header(record);
    const std::uint64_t headerSize = header.varint();
    if (!header.good() || headerSize > record.size() || headerSize < header.place())
        return std::nullopt;
    Cursor body(record.substr(headerSize));
    std::vector<Column> columns;
    while (header.place() < headerSize) {
        const std::uint64_t type = header.varint();
        Column column;
        if (type >= 13 && type % 2 == 1) {
            column.words = body.take((type - 13) / 2);
        } else if (type >= 1 && type <= 6) {
            constexpr std::array<std::size_t, 7> widths{0, 1, 2, 3, 4, 6, 8};
            const std::string_view bytes = body.take(widths[type]);
            std::uint64_t value = !bytes.empty() && byteAt(bytes, 0) > 127 ? ~std::uint64_t{0} : 0;
            for (std::size_t i = 0; i < bytes.size(); ++i)
                value = value << 8 | byteAt(bytes, i);
            column.number = static_cast<std::int64_t>(value);
        } else if (type == 8 || type == 9) {
            column.number = static_cast<std::int64_t>(type) - 8;
        } else if (type != 0) {
            return std::nullopt;
        }
        if (!header.good() || !body.good())
            return std::nullopt;
        columns.push_back(column);
    }
    return columns;
}

std::optional<JournalRow> rowOf(std::int64_t seq, const std::vector<Column> &columns)
{
    if (columns.size() != 7 || !columns[1].number)
        return std::nullopt;
    JournalRow row{seq,
                   *columns[1].number,
                   std::string(columns[2].words),
                   std::string(columns[3].words),
                   std::string(columns[4].words),
                   std::string(columns[5].words),
                   std::string(columns[6].words)};
    if (row.hash.size() != FoundRow::Hash().size() || row.previousHash.size() != row.hash.size()
        || row.hash != rowHash(row))
        return std::nullopt;
    return row;
}

constexpr std::size_t mostRows = 1'000'000;
constexpr std::size_t mostIdentities = 1000;

} // namespace

std::size_t pageSizeOf(std::string_view header)
{
    if (header.size() < fileHeader)
        return usualPageSize;
    const std::size_t named = twoBytes(header, 16);
    const std::size_t size = named == 1 ? 65536 : named;
    return std::has_single_bit(size) && size >= 512 ? size : usualPageSize;
}

PageScan::PageScan(std::vector<PageSource> sources, std::size_t pageSize)
    : m_sources(std::move(sources)), m_pageSize(pageSize), m_budget(largestValue)
{
    // A forged file may point a thousand cells at the same long chain of pages.
    for (const PageSource &source : m_sources)
        m_budget += 4 * static_cast<std::uint64_t>(source.file->size());
}

void PageScan::run()
{
    for (std::size_t i = 0; i < m_sources.size(); ++i)
        scan(i);
    forgetDoubles();
}

void PageScan::scan(std::size_t source)
{
    const PageSource &from = m_sources[source];
    const std::int64_t stretch = from.stride * 256;
    const std::int64_t size = from.file->size();
    for (std::int64_t at = from.start; at < size; at += stretch) {
        const std::string bytes = from.file->read(at, stretch);
        for (std::size_t place = 0; place < bytes.size();
             place += static_cast<std::size_t>(from.stride)) {
            const auto page = std::string_view(bytes).substr(place, m_pageSize);
            const std::int64_t offset = at + static_cast<std::int64_t>(place);
            leaf(page, 0, source, offset);
            if (source == 0 && offset == 0)
                leaf(page, fileHeader, source, offset);
        }
    }
}

void PageScan::leaf(std::string_view page, std::size_t header, std::size_t source, std::int64_t at)
{
    if (page.size() < m_pageSize || byteAt(page, header) != tableLeaf)
        return;
    const std::size_t cells = twoBytes(page, header + 3);
    const std::size_t pointers = header + leafHeader;
    for (std::size_t i = 0; i < cells && pointers + 2 * i + 2 <= page.size(); ++i)
        if (const std::size_t cell = twoBytes(page, pointers + 2 * i); cell < page.size())
            keep(page, cell, source, at);
}

void PageScan::keep(std::string_view page, std::size_t cell, std::size_t source, std::int64_t at)
{
    std::int64_t rowId = 0;
    const std::string record = recordAt(page.substr(cell), rowId);
    const auto columns = columnsOf(record);
    if (!columns)
        return;
    if (columns->size() == 3 && (*columns)[2].number && isUuid((*columns)[1].words)
        && m_identities.size() < mostIdentities)
        m_identities.push_back({std::string((*columns)[1].words), *(*columns)[2].number});
    const auto row = rowOf(rowId, *columns);
    if (!row)
        return;
    if (m_rows.size() >= 2 * mostRows)
        forgetDoubles();
    FoundRow found{rowId, {}, {}, source, at, cell};
    std::ranges::copy(row->hash, found.hash.begin());
    std::ranges::copy(row->previousHash, found.previousHash.begin());
    m_rows.push_back(found);
}

void PageScan::forgetDoubles()
{
    const auto key = [](const FoundRow &row) { return std::tie(row.seq, row.hash); };
    std::ranges::sort(m_rows, {}, key);
    m_rows.erase(std::ranges::unique(m_rows, {}, key).begin(), m_rows.end());
    m_rows.resize(std::min(m_rows.size(), mostRows));
}

JournalRow PageScan::read(const FoundRow &found)
{
    const std::string page =
        m_sources[found.source].file->read(found.page, static_cast<std::int64_t>(m_pageSize));
    std::int64_t rowId = 0;
    m_budget += static_cast<std::uint64_t>(largestValue);
    const std::string record =
        found.cell < page.size() ? recordAt(std::string_view(page).substr(found.cell), rowId) : "";
    const auto columns = columnsOf(record);
    auto row = columns ? rowOf(rowId, *columns) : std::nullopt;
    if (!row || row->seq != found.seq)
        throw StorageError{
            StorageErrorCode::InputOutput, {}, "the file changed while it was read", 0};
    return std::move(*row);
}

/// Empty where the cell holds none of ours.
std::string PageScan::recordAt(std::string_view cell, std::int64_t &rowId)
{
    Cursor cursor(cell);
    const std::uint64_t length = cursor.varint();
    rowId = static_cast<std::int64_t>(cursor.varint());
    if (!cursor.good() || length > static_cast<std::uint64_t>(largestValue))
        return {};
    return assemble(cell.substr(cursor.place()), length);
}

/// What lies in the cell and, for a long payload, on its chain of overflow pages.
std::string PageScan::assemble(std::string_view local, std::uint64_t length)
{
    const std::size_t usable = m_pageSize;
    const std::size_t most = usable - 35;
    if (length <= most)
        return length <= local.size() ? std::string(local.substr(0, length)) : std::string();
    const std::size_t least = (usable - 12) * 32 / 255 - 23;
    std::size_t here = least + (length - least) % (usable - 4);
    if (here > most)
        here = least;
    if (here + 4 > local.size() || length > m_budget)
        return {};
    m_budget -= length;
    std::string record(local.substr(0, here));
    std::int64_t next = fourBytes(local, here);
    const auto stride = static_cast<std::int64_t>(m_pageSize);
    while (record.size() < length) {
        if (next == 0)
            return {};
        const std::string page = m_sources.front().file->read((next - 1) * stride, stride);
        if (page.size() < m_pageSize)
            return {};
        record.append(page, 4, std::min(usable - 4, length - record.size()));
        next = fourBytes(page, 0);
    }
    return record;
}

} // namespace storage
