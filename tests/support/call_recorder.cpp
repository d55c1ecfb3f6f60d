// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded in front of the C library (LD_PRELOAD): writes down every call by which a program changes
// files below one folder, and what it says on standard output. What goes another way – a write
// through mapped memory – is missed; who reads the log proves that nothing was, by comparing the
// folder that follows from it with the real one.
#include "support/call_log.h"

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>
#include <string_view>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

using support::CallKind;

/// One call at a time: the log has the order in which they took effect.
std::recursive_mutex &gate()
{
    static std::recursive_mutex mutex;
    return mutex;
}

template <class Function>
Function *next(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

std::string root()
{
    const char *value = std::getenv(support::callRootVariable);
    return value ? value : "";
}

bool counts(const std::string &path)
{
    static const std::string folder = root();
    return !folder.empty() && path.starts_with(folder)
        && (path.size() == folder.size() || path[folder.size()] == '/');
}

std::string pathOf(int file)
{
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    char path[4096];
    const ssize_t size = ::readlink(link.c_str(), path, sizeof path);
    std::string text(path, size > 0 ? static_cast<std::size_t>(size) : 0);
    constexpr std::string_view gone = " (deleted)";
    if (text.ends_with(gone))
        text.resize(text.size() - gone.size());
    return text;
}

std::string absolute(int folder, const char *path)
{
    if (path[0] == '/')
        return path;
    if (folder != AT_FDCWD)
        return pathOf(folder) + '/' + path;
    char here[4096];
    return ::getcwd(here, sizeof here) ? std::string(here) + '/' + path : path;
}

std::uint64_t nodeOf(const std::string &path)
{
    struct stat status{};
    return ::lstat(path.c_str(), &status) == 0 ? status.st_ino : 0;
}

std::uint64_t nodeOf(int file)
{
    struct stat status{};
    return ::fstat(file, &status) == 0 ? status.st_ino : 0;
}

struct Call {
    CallKind kind{};
    std::string path;
    std::uint64_t node = 0;
    std::int64_t number = 0;
    std::string_view data;
    std::string target;
};

void write(const Call &call)
{
    static const int file = [] {
        const char *path = std::getenv(support::callLogVariable);
        return path ? static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path,
                                                 O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600))
                    : -1;
    }();
    if (file < 0)
        return;
    const int error = errno;
    support::CallHeader header;
    header.kind = call.kind;
    header.pathBytes = static_cast<std::uint32_t>(call.path.size());
    header.targetBytes = static_cast<std::uint32_t>(call.target.size());
    header.node = call.node;
    header.number = call.number;
    header.dataBytes = call.data.size();
    std::string record(reinterpret_cast<const char *>(&header), sizeof header);
    record += call.path;
    record += call.target;
    record += call.data;
    if (::syscall(SYS_write, file, record.data(), record.size())
        != static_cast<long>(record.size()))
        std::abort(); // a log with a hole proves nothing
    errno = error;
}

/// What stands on standard output, a file, since the last look: said before the call at hand. It
/// gets there by ways inside the C library that nobody can step into.
void logSaid()
{
    static off_t heard = 0;
    struct stat status{};
    if (::fstat(STDOUT_FILENO, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size <= heard
        || counts(pathOf(STDOUT_FILENO)))
        return;
    const auto out =
        static_cast<int>(::syscall(SYS_openat, AT_FDCWD, "/proc/self/fd/1", O_RDONLY | O_CLOEXEC));
    std::string words(static_cast<std::size_t>(status.st_size - heard), '\0');
    if (::pread(out, words.data(), words.size(), heard) != static_cast<ssize_t>(words.size()))
        std::abort();
    ::syscall(SYS_close, out);
    write({CallKind::Said, {}, 0, heard, words, {}});
    heard = status.st_size;
}

void log(const Call &call)
{
    const int error = errno;
    logSaid();
    errno = error;
    write(call);
}

/// Carries out a call that opens `path`, and logs what that changed.
template <class Open>
auto opening(const std::string &path, bool truncates, const Open &open)
{
    const std::lock_guard lock(gate());
    struct stat before{};
    const bool counted = counts(path);
    const bool there = counted && ::stat(path.c_str(), &before) == 0;
    const auto opened = open();
    if (!counted || nodeOf(path) == 0)
        return opened;
    struct stat after{};
    if (!there && ::stat(path.c_str(), &after) == 0 && S_ISREG(after.st_mode))
        log({CallKind::Create, path, after.st_ino, after.st_mode & 07777, {}, {}});
    else if (there && truncates && before.st_size > 0 && ::stat(path.c_str(), &after) == 0
             && after.st_size == 0)
        log({CallKind::Truncate, path, after.st_ino, 0, {}, {}});
    return opened;
}

void wrote(int file, std::string_view data, std::int64_t at)
{
    const std::string path = pathOf(file);
    if (counts(path))
        log({CallKind::Write, path, nodeOf(file), at, data, {}});
}

std::int64_t placeBefore(int file, std::size_t size)
{
    const off_t now = ::lseek(file, 0, SEEK_CUR);
    return now < 0 ? 0 : now - static_cast<std::int64_t>(size);
}

void changed(CallKind kind, int file, std::int64_t number = 0)
{
    if (const std::string path = pathOf(file); counts(path))
        log({kind, path, nodeOf(file), number, {}, {}});
}

template <class Act>
int named(CallKind kind, const std::string &path, const std::string &target, const Act &act)
{
    const std::lock_guard lock(gate());
    const std::uint64_t before = nodeOf(path);
    const int result = act();
    if (result == 0 && (counts(path) || counts(target)))
        log({kind, path, target.empty() ? before : nodeOf(target), 0, {}, target});
    return result;
}

mode_t modeOf(int flags, va_list arguments)
{
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0;
}

template <class Write>
ssize_t writing(int file, const void *data, std::int64_t at, const Write &write)
{
    const std::lock_guard lock(gate());
    const ssize_t size = write();
    if (size > 0) {
        const auto count = static_cast<std::size_t>(size);
        wrote(file, {static_cast<const char *>(data), count},
              at >= 0 ? at : placeBefore(file, count));
    }
    return size;
}

template <class Change>
int changing(CallKind kind, int file, std::int64_t number, const Change &change)
{
    const std::lock_guard lock(gate());
    const int result = change();
    if (result == 0)
        changed(kind, file, number);
    return result;
}

} // namespace

extern "C" {

int open(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    static const auto real = next<int(const char *, int, ...)>("open");
    return opening(absolute(AT_FDCWD, path), (flags & O_TRUNC) != 0,
                   [&] { return real(path, flags, mode); });
}

int open64(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    static const auto real = next<int(const char *, int, ...)>("open64");
    return opening(absolute(AT_FDCWD, path), (flags & O_TRUNC) != 0,
                   [&] { return real(path, flags, mode); });
}

int openat(int folder, const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    static const auto real = next<int(int, const char *, int, ...)>("openat");
    return opening(absolute(folder, path), (flags & O_TRUNC) != 0,
                   [&] { return real(folder, path, flags, mode); });
}

int openat64(int folder, const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    static const auto real = next<int(int, const char *, int, ...)>("openat64");
    return opening(absolute(folder, path), (flags & O_TRUNC) != 0,
                   [&] { return real(folder, path, flags, mode); });
}

int creat(const char *path, mode_t mode)
{
    static const auto real = next<int(const char *, mode_t)>("creat");
    return opening(absolute(AT_FDCWD, path), true, [&] { return real(path, mode); });
}

FILE *fopen(const char *path, const char *how)
{
    static const auto real = next<FILE *(const char *, const char *)>("fopen");
    return opening(absolute(AT_FDCWD, path), how[0] == 'w', [&] { return real(path, how); });
}

FILE *fopen64(const char *path, const char *how)
{
    static const auto real = next<FILE *(const char *, const char *)>("fopen64");
    return opening(absolute(AT_FDCWD, path), how[0] == 'w', [&] { return real(path, how); });
}

ssize_t write(int file, const void *data, size_t size)
{
    static const auto real = next<ssize_t(int, const void *, size_t)>("write");
    return writing(file, data, -1, [&] { return real(file, data, size); });
}

ssize_t pwrite(int file, const void *data, size_t size, off_t at)
{
    static const auto real = next<ssize_t(int, const void *, size_t, off_t)>("pwrite");
    return writing(file, data, at, [&] { return real(file, data, size, at); });
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at)
{
    static const auto real = next<ssize_t(int, const void *, size_t, off64_t)>("pwrite64");
    return writing(file, data, at, [&] { return real(file, data, size, at); });
}

ssize_t writev(int file, const struct iovec *parts, int count)
{
    static const auto real = next<ssize_t(int, const struct iovec *, int)>("writev");
    std::string all;
    for (int i = 0; i < count; ++i)
        all.append(static_cast<const char *>(parts[i].iov_base), parts[i].iov_len);
    return writing(file, all.data(), -1, [&] { return real(file, parts, count); });
}

int ftruncate(int file, off_t size) noexcept
{
    static const auto real = next<int(int, off_t)>("ftruncate");
    return changing(CallKind::Truncate, file, size, [&] { return real(file, size); });
}

int ftruncate64(int file, off64_t size) noexcept
{
    static const auto real = next<int(int, off64_t)>("ftruncate64");
    return changing(CallKind::Truncate, file, size, [&] { return real(file, size); });
}

int fsync(int file)
{
    static const auto real = next<int(int)>("fsync");
    return changing(CallKind::Sync, file, 0, [&] { return real(file); });
}

int fdatasync(int file)
{
    static const auto real = next<int(int)>("fdatasync");
    return changing(CallKind::SyncData, file, 0, [&] { return real(file); });
}

int fchmod(int file, mode_t mode) noexcept
{
    static const auto real = next<int(int, mode_t)>("fchmod");
    return changing(CallKind::Mode, file, mode, [&] { return real(file, mode); });
}

int chmod(const char *path, mode_t mode) noexcept
{
    static const auto real = next<int(const char *, mode_t)>("chmod");
    const std::lock_guard lock(gate());
    const int result = real(path, mode);
    if (const std::string full = absolute(AT_FDCWD, path); result == 0 && counts(full))
        log({CallKind::Mode, full, nodeOf(full), mode, {}, {}});
    return result;
}

int link(const char *from, const char *to) noexcept
{
    static const auto real = next<int(const char *, const char *)>("link");
    return named(CallKind::Link, absolute(AT_FDCWD, from), absolute(AT_FDCWD, to),
                 [&] { return real(from, to); });
}

int linkat(int folder, const char *from, int toFolder, const char *to, int flags) noexcept
{
    static const auto real = next<int(int, const char *, int, const char *, int)>("linkat");
    return named(CallKind::Link, absolute(folder, from), absolute(toFolder, to),
                 [&] { return real(folder, from, toFolder, to, flags); });
}

int rename(const char *from, const char *to) noexcept
{
    static const auto real = next<int(const char *, const char *)>("rename");
    return named(CallKind::Rename, absolute(AT_FDCWD, from), absolute(AT_FDCWD, to),
                 [&] { return real(from, to); });
}

int renameat(int folder, const char *from, int toFolder, const char *to) noexcept
{
    static const auto real = next<int(int, const char *, int, const char *)>("renameat");
    return named(CallKind::Rename, absolute(folder, from), absolute(toFolder, to),
                 [&] { return real(folder, from, toFolder, to); });
}

int renameat2(int folder, const char *from, int toFolder, const char *to,
              unsigned int flags) noexcept
{
    static const auto real =
        next<int(int, const char *, int, const char *, unsigned int)>("renameat2");
    return named(CallKind::Rename, absolute(folder, from), absolute(toFolder, to),
                 [&] { return real(folder, from, toFolder, to, flags); });
}

int unlink(const char *path) noexcept
{
    static const auto real = next<int(const char *)>("unlink");
    return named(CallKind::Unlink, absolute(AT_FDCWD, path), {}, [&] { return real(path); });
}

int unlinkat(int folder, const char *path, int flags) noexcept
{
    static const auto real = next<int(int, const char *, int)>("unlinkat");
    return named((flags & AT_REMOVEDIR) != 0 ? CallKind::DropFolder : CallKind::Unlink,
                 absolute(folder, path), {}, [&] { return real(folder, path, flags); });
}

int remove(const char *path) noexcept
{
    static const auto real = next<int(const char *)>("remove");
    struct stat status{};
    const bool folder = ::lstat(path, &status) == 0 && S_ISDIR(status.st_mode);
    return named(folder ? CallKind::DropFolder : CallKind::Unlink, absolute(AT_FDCWD, path), {},
                 [&] { return real(path); });
}

int mkdir(const char *path, mode_t mode) noexcept
{
    static const auto real = next<int(const char *, mode_t)>("mkdir");
    return named(CallKind::MakeFolder, absolute(AT_FDCWD, path), {},
                 [&] { return real(path, mode); });
}

int rmdir(const char *path) noexcept
{
    static const auto real = next<int(const char *)>("rmdir");
    return named(CallKind::DropFolder, absolute(AT_FDCWD, path), {}, [&] { return real(path); });
}
}
