// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/rollback_journal.h"

#include <bit>

#include "storage/bytes.h"

namespace storage {

namespace {

constexpr std::string_view magic{"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8};
constexpr std::int64_t headerSize = 28;
constexpr std::uint32_t notCounted = 0xffffffff; // written without syncs: up to the end

constexpr std::size_t changeCounter = 24;
constexpr std::size_t sizeInPages = 28;
constexpr std::size_t validFor = 92; // the counter at which the size was written

bool endsInMagic(VfsFile &journal, std::int64_t size)
{
    constexpr std::int64_t leastRecord = 16; // length, sum and magic behind the name
    constexpr std::int64_t length = magic.size();
    return size >= leastRecord && journal.read(size - length, length) == magic;
}

bool isPowerOfTwo(std::int64_t number, std::int64_t least, std::int64_t most)
{
    return number >= least && number <= most
        && std::has_single_bit(static_cast<std::uint64_t>(number));
}

/// A walk over the segments of a journal as SQLite makes it: pager.c, pager_playback().
class Walk {
public:
    Walk(VfsFile &file, const KeptPage &kept) : m_file(file), m_kept(kept), m_size(file.size()) { }

    RollbackJournal take()
    {
        m_found.namesSuperJournal = endsInMagic(m_file, m_size);
        while (segment()) { }
        return std::move(m_found);
    }

private:
    /// False where SQLite stops.
    bool segment()
    {
        if (m_at > 0)
            m_at = ((m_at - 1) / m_sector + 1) * m_sector;
        const std::string header = m_file.read(m_at, headerSize);
        if (static_cast<std::int64_t>(header.size()) < headerSize || !header.starts_with(magic))
            return false;
        const std::uint32_t counted = fourBytes(header, 8);
        m_salt = fourBytes(header, 12);
        if (m_at == 0) {
            m_sector = fourBytes(header, 20);
            m_found.pageSize = fourBytes(header, 24);
            if (!isPowerOfTwo(m_sector, 32, 65536) || !isPowerOfTwo(m_found.pageSize, 512, 65536)
                || m_size < m_sector)
                return false;
            m_found.pagesBefore = fourBytes(header, 16);
        } else if (m_at + m_sector > m_size) {
            return false;
        }
        m_at += m_sector;
        const std::int64_t records = counted == notCounted
            ? (m_size - m_at) / (m_found.pageSize + 8)
            : std::int64_t{counted};
        for (std::int64_t i = 0; i < records; ++i)
            if (!record())
                return false;
        return true;
    }

    /// Number, page and sum.
    bool record()
    {
        const std::int64_t page = m_found.pageSize;
        const std::string bytes = m_file.read(m_at, page + 8);
        if (static_cast<std::int64_t>(bytes.size()) < page + 8)
            return false;
        std::uint32_t sum = m_salt;
        for (std::int64_t i = page - 200; i > 0; i -= 200)
            sum += byteAt(bytes, static_cast<std::size_t>(4 + i));
        const std::uint32_t number = fourBytes(bytes, 0);
        if (number == 0 || sum != fourBytes(bytes, static_cast<std::size_t>(page) + 4))
            return false;
        m_at += page + 8;
        if (number > *m_found.pagesBefore)
            return true;
        const std::string_view kept =
            std::string_view(bytes).substr(4, static_cast<std::size_t>(page));
        if (number == 1 && !m_found.counterBefore)
            m_found.counterBefore = fourBytes(kept, changeCounter);
        if (m_kept)
            m_kept(number, kept);
        return true;
    }

    VfsFile &m_file;
    const KeptPage &m_kept;
    std::int64_t m_size;
    std::int64_t m_at = 0;
    std::int64_t m_sector = 0;
    std::uint32_t m_salt = 0;
    RollbackJournal m_found;
};

} // namespace

RollbackJournal readRollbackJournal(VfsFile &journal, const KeptPage &kept)
{
    return Walk(journal, kept).take();
}

bool fits(const RollbackJournal &journal, VfsFile &mainFile)
{
    if (!journal.pagesBefore)
        return true;
    const std::string now = mainFile.read(0, fileHeader);
    if (now.size() < fileHeader)
        return false;
    const std::uint32_t counter = fourBytes(now, changeCounter);
    if (journal.counterBefore)
        return counter - *journal.counterBefore <= 1;
    if (*journal.pagesBefore == 0) // the very first write
        return counter <= 1;
    // Page 1 is kept ahead of anything that changes the size. While it is not, the file holds as
    // many pages as it did.
    const std::int64_t pages = (mainFile.size() + journal.pageSize - 1) / journal.pageSize;
    const bool sizeKnown = counter == fourBytes(now, validFor);
    return pages == *journal.pagesBefore
        && (!sizeKnown || fourBytes(now, sizeInPages) == *journal.pagesBefore);
}

} // namespace storage
