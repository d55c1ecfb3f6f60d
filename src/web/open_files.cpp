// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/open_files.h"

#include <algorithm>

#include <sys/resource.h>

namespace web {

namespace {

/// Of the rest of the program: the event and its journal, backups, fonts, the screen.
constexpr rlim_t ofTheDesk = 200;

} // namespace

std::size_t roomForConnections(std::size_t wanted)
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return wanted;
    const rlim_t needed = wanted + ofTheDesk;
    if (limit.rlim_cur < needed) {
        const rlimit more{std::min(needed, limit.rlim_max), limit.rlim_max};
        if (::setrlimit(RLIMIT_NOFILE, &more) == 0)
            limit = more;
    }
    if (limit.rlim_cur >= needed)
        return wanted;
    return limit.rlim_cur > ofTheDesk ? limit.rlim_cur - ofTheDesk : 1;
}

} // namespace web
