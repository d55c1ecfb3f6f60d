// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/child.h"

#include <array>
#include <csignal>
#include <stdexcept>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace support {

Child::Child(const std::string &command)
{
    // What is made for one child is closed in all others: each must see the end of its own input.
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0)
        throw std::runtime_error("no pipes");
    m_process = ::fork();
    if (m_process == 0) {
        ::dup2(in[0], STDIN_FILENO);
        ::dup2(out[1], STDOUT_FILENO);
        ::execl("/bin/sh", "sh", "-c", ("exec " + command).c_str(), nullptr);
        ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    m_in = in[1];
    m_out = out[0];
}

Child::~Child()
{
    ::close(m_in);
    ::close(m_out);
    ::waitpid(m_process, nullptr, 0);
}

void Child::kill() const { ::kill(m_process, SIGKILL); }

bool Child::ask(const std::string &line) const
{
    return ::write(m_in, line.data(), line.size()) == static_cast<ssize_t>(line.size());
}

std::optional<std::string> Child::answer() const
{
    std::string line;
    for (char c = 0; ::read(m_out, &c, 1) == 1; line += c)
        if (c == '\n')
            return line;
    return std::nullopt;
}

} // namespace support
