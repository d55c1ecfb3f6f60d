// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <filesystem>
#include <functional>

#include <grp.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace support {

/// What a child of this process says that cannot do what the test is about.
inline constexpr int childCannot = 77;
/// Its status when something was thrown in it: it must not go on as a second run of the tests.
inline constexpr int childThrew = 78;

/// Starts a process that does this and ends; its status is what `work` returns. No check of a test
/// may be made in it.
[[nodiscard]] inline pid_t startChild(const std::function<int()> &work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        try {
            ::_exit(work());
        } catch (...) {
            ::_exit(childThrew);
        }
    }
    return child;
}

/// -1 when it did not end by itself.
[[nodiscard]] inline int statusOf(pid_t child)
{
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

[[nodiscard]] inline int inChild(const std::function<int()> &work)
{
    return statusOf(startChild(work));
}

/// To be called in a child: permissions bind from now on, as they do not bind the superuser.
inline bool becomeAnybody()
{
    constexpr unsigned nobody = 65534;
    return ::geteuid() != 0
        || (::setgroups(0, nullptr) == 0 && ::setgid(nobody) == 0 && ::setuid(nobody) == 0);
}

/// To be called in a child: nothing it writes grows beyond this.
inline bool limitFiles(rlim_t bytes)
{
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{bytes, bytes};
    return ::setrlimit(RLIMIT_FSIZE, &limit) == 0;
}

/// To be called in a child: mounts a disk with this much room there, gone with the child.
inline bool mountSmallDisk(const std::filesystem::path &folder, const char *options)
{
    return ::unshare(CLONE_NEWNS) == 0
        && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
        && ::mount("tmpfs", folder.c_str(), "tmpfs", 0, options) == 0;
}

} // namespace support
