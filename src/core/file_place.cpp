// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/file_place.h"

#include <cerrno>

#include <sys/stat.h>

namespace core {

namespace fs = std::filesystem;

namespace {

constexpr int mostLinks = 40; // as the system

std::error_code make(std::errc code) { return std::make_error_code(code); }

/// The name at the end of a chain of links. The system itself is asked first: it refuses links
/// that somebody else planted in a folder that everybody may write to.
Expected<fs::path, std::error_code> endOfLinks(fs::path name)
{
    std::error_code error;
    for (int links = 0; fs::is_symlink(fs::symlink_status(name, error)); ++links) {
        struct stat end{};
        if (links == mostLinks)
            return unexpected(make(std::errc::too_many_symbolic_link_levels));
        if (::stat(name.c_str(), &end) != 0 && errno != ENOENT)
            return unexpected(lastSystemError());
        const fs::path next = fs::read_symlink(name, error);
        if (error)
            return unexpected(error);
        name = name.parent_path() / next;
    }
    return name;
}

} // namespace

Expected<fs::path, std::error_code> placeOf(const fs::path &name)
{
    if (name.empty())
        return unexpected(make(std::errc::invalid_argument));
    std::error_code error;
    const fs::path absolute = fs::absolute(name, error);
    if (error)
        return unexpected(error);
    auto end = endOfLinks(absolute);
    if (!end)
        return end;
    const fs::path last = end->filename();
    const bool namesFolder = last.empty() || last == "." || last == "..";
    fs::path place = fs::canonical(namesFolder ? *end : end->parent_path(), error);
    if (error)
        return unexpected(error);
    if (!namesFolder) {
        if (!fs::is_directory(place, error))
            return unexpected(make(std::errc::not_a_directory));
        place /= last;
    }
    struct stat asked{};
    struct stat found{};
    // "/proc/self/fd/1" and its like lead to files that no name leads to any more.
    if (::stat(absolute.c_str(), &asked) == 0
        && (::stat(place.c_str(), &found) != 0 || asked.st_ino != found.st_ino
            || asked.st_dev != found.st_dev))
        return unexpected(make(std::errc::no_such_file_or_directory));
    return place;
}

bool meansNoRoom(const std::error_code &error)
{
    return error.value() == ENOSPC || error.value() == EDQUOT;
}

std::error_code lastSystemError() { return {errno, std::generic_category()}; }

} // namespace core
