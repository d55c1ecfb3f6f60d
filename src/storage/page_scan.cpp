// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/page_scan.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "storage/database.h"

namespace storage {

namespace {

constexpr std::size_t usualPageSize = 4096;
constexpr std::size_t fileHeader = 100;
constexpr std::size_t leafHeader = 8;
constexpr unsigned char tableLeaf = 13;

unsigned byteAt(std::string_view bytes, std::size_t place)
{
    return static_cast<unsigned char>(bytes[place]);
}

std::size_t twoBytes(std::string_view bytes, std::size_t place)
{
    return byteAt(bytes, place) << 8 | byteAt(bytes, place + 1);
}

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

class Scan {
public:
    Scan(std::string_view mainFile, std::size_t pageSize)
        : m_file(mainFile), m_pageSize(pageSize), m_budget(16 * mainFile.size() + largestValue)
    {
    }

    void leaf(std::string_view page, std::size_t header)
    {
        if (page.size() < m_pageSize || byteAt(page, header) != tableLeaf)
            return;
        const std::size_t cells = twoBytes(page, header + 3);
        const std::size_t pointers = header + leafHeader;
        for (std::size_t i = 0; i < cells && pointers + 2 * i + 2 <= page.size(); ++i)
            if (const std::size_t cell = twoBytes(page, pointers + 2 * i); cell < page.size())
                keep(page.substr(cell));
    }

    [[nodiscard]] Remains take() { return std::move(m_found); }

private:
    void keep(std::string_view cell)
    {
        Cursor cursor(cell);
        const std::uint64_t length = cursor.varint();
        const auto rowId = static_cast<std::int64_t>(cursor.varint());
        if (!cursor.good() || length > static_cast<std::uint64_t>(largestValue))
            return;
        const std::string record = assemble(cell.substr(cursor.place()), length);
        const auto columns = columnsOf(record);
        if (!columns)
            return;
        if (columns->size() == 7)
            keepRow(rowId, *columns);
        else if (columns->size() == 3 && (*columns)[2].number && isUuid((*columns)[1].words))
            m_found.identities.push_back({std::string((*columns)[1].words), *(*columns)[2].number});
    }

    void keepRow(std::int64_t seq, const std::vector<Column> &columns)
    {
        if (!columns[1].number)
            return;
        JournalRow row{seq,
                       *columns[1].number,
                       std::string(columns[2].words),
                       std::string(columns[3].words),
                       std::string(columns[4].words),
                       std::string(columns[5].words),
                       std::string(columns[6].words)};
        if (row.hash == rowHash(row))
            m_found.rows.push_back(std::move(row));
    }

    /// What lies in the cell and, for a long payload, on its chain of overflow pages.
    std::string assemble(std::string_view local, std::uint64_t length)
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
        m_budget -= length; // a forged file may point a thousand cells at the same long chain
        std::string record(local.substr(0, here));
        std::size_t next = twoBytes(local, here) << 16 | twoBytes(local, here + 2);
        while (record.size() < length) {
            if (next == 0 || next > m_file.size() / m_pageSize)
                return {};
            const std::string_view page = m_file.substr((next - 1) * m_pageSize, m_pageSize);
            record += page.substr(4, std::min(usable - 4, length - record.size()));
            next = twoBytes(page, 0) << 16 | twoBytes(page, 2);
        }
        return record;
    }

    std::string_view m_file;
    std::size_t m_pageSize;
    std::uint64_t m_budget;
    Remains m_found;
};

} // namespace

std::size_t pageSizeOf(std::string_view mainFile)
{
    if (mainFile.size() < fileHeader)
        return usualPageSize;
    const std::size_t named = twoBytes(mainFile, 16);
    const std::size_t size = named == 1 ? 65536 : named;
    return std::has_single_bit(size) && size >= 512 ? size : usualPageSize;
}

Remains scanPages(std::string_view mainFile, std::size_t pageSize,
                  const std::vector<PageSource> &sources)
{
    Scan scan(mainFile, pageSize);
    for (const PageSource &source : sources)
        for (std::size_t at = source.start; at < source.bytes.size(); at += source.stride) {
            const std::string_view page = source.bytes.substr(at, pageSize);
            scan.leaf(page, 0);
            if (source.start == 0 && at == 0)
                scan.leaf(page, fileHeader);
        }
    return scan.take();
}

} // namespace storage
