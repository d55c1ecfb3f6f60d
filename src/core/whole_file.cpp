// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/whole_file.h"

#include "core/abandoned_files.h"
#include "core/file_place.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {

namespace fs = std::filesystem;

namespace {

constexpr mode_t ownerOnly = S_IRUSR | S_IWUSR;
constexpr mode_t everybody = 0666; // the umask takes its part
constexpr mode_t permissionBits = 0777;

tl::unexpected<std::error_code> failed() { return unexpected(lastSystemError()); }

/// What a file system that cannot do something answers; there is nothing to be done about it.
bool isUnsupported(int error) { return error == EINVAL || error == ENOTSUP || error == ENOSYS; }

WholeFile::Done writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            return failed();
    }
    return {};
}

WholeFile::Done sync(int descriptor)
{
    while (::fsync(descriptor) != 0)
        if (isUnsupported(errno))
            return {};
        else if (errno != EINTR)
            return failed();
    return {};
}

/// A name is on the disk when its folder is.
WholeFile::Done syncFolder(const fs::path &folder)
{
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) {
        if (errno == EACCES) // a folder to put things into, not to look at
            return {};
        return failed();
    }
    auto synced = sync(descriptor);
    ::close(descriptor);
    return synced;
}

/// As the file had it that is replaced. Its group may be one that we cannot give: then nobody gets
/// by our group what only the other one had.
void takeOver(int descriptor, const struct stat &replaced)
{
    mode_t mode = replaced.st_mode & permissionBits;
    if (::fchown(descriptor, static_cast<uid_t>(-1), replaced.st_gid) != 0)
        mode &= ~static_cast<mode_t>(S_IRWXG) | (mode & S_IRWXO) << 3;
    // Fails where the file system has no permissions (a memory stick): there is nothing to keep.
    (void)::fchmod(descriptor, mode);
}

} // namespace

WholeFile::WholeFile(fs::path target, fs::path aside, int descriptor)
    : m_target(std::move(target)), m_aside(std::move(aside)), m_descriptor(descriptor)
{
}

WholeFile::WholeFile(WholeFile &&other) noexcept
    : m_target(std::move(other.m_target))
    , m_aside(std::exchange(other.m_aside, {}))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

WholeFile::~WholeFile()
{
    if (!m_aside.empty())
        ::unlink(m_aside.c_str());
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Expected<WholeFile, std::error_code> WholeFile::beside(fs::path target,
                                                       std::optional<fs::perms> permissions)
{
    const fs::path folder = target.parent_path();
    removeAbandoned(folder);
    struct stat replaced{};
    const bool replaces = ::lstat(target.c_str(), &replaced) == 0 && S_ISREG(replaced.st_mode);
    const mode_t first = permissions || replaces ? ownerOnly : everybody;
    for (;;) {
        fs::path aside = asideName(folder);
        const int descriptor =
            ::open(aside.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, first);
        if (descriptor < 0) {
            if (errno == EEXIST || errno == EINTR)
                continue;
            return failed();
        }
        WholeFile file(target, std::move(aside), descriptor);
        if (!claimAside(descriptor))
            continue;
        if (permissions)
            (void)::fchmod(descriptor, static_cast<mode_t>(*permissions) & permissionBits);
        else if (replaces)
            takeOver(descriptor, replaced);
        return file;
    }
}

WholeFile::Done WholeFile::write(std::string_view bytes) { return writeAll(m_descriptor, bytes); }

WholeFile::Done WholeFile::replace()
{
    if (auto synced = sync(m_descriptor); !synced)
        return synced;
    if (::rename(m_aside.c_str(), m_target.c_str()) != 0)
        return failed();
    m_aside.clear();
    return syncFolder(m_target.parent_path());
}

WholeFile::Done WholeFile::appear()
{
    if (auto synced = sync(m_descriptor); !synced)
        return synced;
    if (::renameat2(AT_FDCWD, m_aside.c_str(), AT_FDCWD, m_target.c_str(), RENAME_NOREPLACE) == 0) {
        m_aside.clear();
        return syncFolder(m_target.parent_path());
    }
    if (!isUnsupported(errno))
        return failed();
    // An old file system: an empty file takes the name first, so that nobody's is replaced.
    const int taken =
        ::open(m_target.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, ownerOnly);
    if (taken < 0)
        return failed();
    ::close(taken);
    auto replaced = replace();
    if (!replaced && !m_aside.empty())
        ::unlink(m_target.c_str());
    return replaced;
}

WholeFile::Done writeWhole(const fs::path &target, std::string_view bytes)
{
    auto file = WholeFile::beside(target);
    if (!file)
        return unexpected(file.error());
    if (auto written = file->write(bytes); !written)
        return written;
    return file->replace();
}

WholeFile::Done copyWhole(const fs::path &from, const fs::path &target, bool replace)
{
    const int source = ::open(from.c_str(), O_RDONLY | O_NOCTTY | O_CLOEXEC);
    if (source < 0)
        return failed();
    const auto copied = [&]() -> WholeFile::Done {
        struct stat status{};
        if (::fstat(source, &status) != 0)
            return failed();
        auto file = WholeFile::beside(
            target, static_cast<fs::perms>((status.st_mode & permissionBits) | ownerOnly));
        if (!file)
            return unexpected(file.error());
        std::array<char, 65536> block{};
        for (;;) {
            const ssize_t got = ::read(source, block.data(), block.size());
            if (got == 0)
                return replace ? file->replace() : file->appear();
            if (got < 0 && errno == EINTR)
                continue;
            if (got < 0)
                return failed();
            if (auto written = file->write({block.data(), static_cast<std::size_t>(got)}); !written)
                return written;
        }
    }();
    ::close(source);
    return copied;
}

WholeFile::Done writeInto(const fs::path &device, std::string_view bytes)
{
    const int descriptor = ::open(device.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC);
    if (descriptor < 0)
        return failed();
    auto written = writeAll(descriptor, bytes);
    if (::close(descriptor) != 0 && written)
        return failed();
    return written;
}

} // namespace core
