// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/abandoned_files.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view prefix = ".arbiter-";
constexpr std::string_view suffix = ".aside";
constexpr std::string_view hexDigits = "0123456789abcdef";
constexpr std::size_t digits = 16;

bool isAside(std::string_view name)
{
    if (name.size() != prefix.size() + digits + suffix.size() || !name.starts_with(prefix)
        || !name.ends_with(suffix))
        return false;
    return std::ranges::all_of(name.substr(prefix.size(), digits),
                               [](char c) { return hexDigits.find(c) != std::string_view::npos; });
}

std::vector<fs::path> filesAside(const fs::path &folder)
{
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        if (isAside(entry->path().filename().native()))
            found.push_back(entry->path());
    return found;
}

bool lock(int descriptor) { return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0; }

} // namespace

fs::path asideName(const fs::path &folder)
{
    std::array<unsigned char, digits / 2> random{};
    if (::getentropy(random.data(), random.size()) != 0)
        throw std::system_error(errno, std::generic_category(), "no random numbers");
    std::string name(prefix);
    for (const unsigned char byte : random) {
        name += hexDigits[byte >> 4];
        name += hexDigits[byte & 15];
    }
    return folder / name.append(suffix);
}

bool claimAside(int descriptor)
{
    // Where the file system knows no locks nobody can take the file for abandoned either.
    if (!lock(descriptor) && errno == EWOULDBLOCK)
        return false;
    struct stat status{};
    return ::fstat(descriptor, &status) == 0 && status.st_nlink > 0;
}

void removeAbandoned(const fs::path &folder)
{
    for (const fs::path &file : filesAside(folder)) {
        const int descriptor = ::open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (descriptor < 0)
            continue;
        struct stat status{};
        if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)
            && status.st_uid == ::geteuid() && lock(descriptor)) {
            ::unlink((file.native() + "-journal").c_str()); // SQLite's, of a copy of a database
            ::unlink(file.c_str());
        }
        ::close(descriptor);
    }
}

} // namespace core
