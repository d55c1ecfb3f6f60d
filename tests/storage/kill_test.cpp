// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <array>
#include <csignal>
#include <cstdlib>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include "core/random.h"
#include "storage/event_file.h"
#include "support/temp_folder.h"

using namespace storage;

namespace {

std::string replaced(std::string text, const std::string &what, const std::string &with)
{
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

/// A program that answers every line of standard input with one line once its act is durable.
/// ARBITER_CRASH_COMMAND and ARBITER_CRASH_REQUEST put another in place of our driver, for example
/// "arbiter-cli batch" with a JSON request; {file} and {n} are filled in.
struct Program {
    std::string command;
    std::string request;

    static Program chosen()
    {
        const char *command = std::getenv("ARBITER_CRASH_COMMAND");
        const char *request = std::getenv("ARBITER_CRASH_REQUEST");
        if (command && request)
            return {command, request};
        return {std::string("'") + CRASH_DRIVER + "' '{file}'", "Event {n}"};
    }
};

/// A child process with both its ends.
class Child {
public:
    explicit Child(const std::string &command)
    {
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        REQUIRE(::pipe(in.data()) == 0);
        REQUIRE(::pipe(out.data()) == 0);
        m_process = ::fork();
        if (m_process == 0) {
            ::dup2(in[0], STDIN_FILENO);
            ::dup2(out[1], STDOUT_FILENO);
            for (const int end : {in[0], in[1], out[0], out[1]})
                ::close(end);
            ::execl("/bin/sh", "sh", "-c", ("exec " + command).c_str(), nullptr);
            ::_exit(127);
        }
        ::close(in[0]);
        ::close(out[1]);
        m_in = in[1];
        m_out = out[0];
    }
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;
    ~Child()
    {
        ::close(m_in);
        ::close(m_out);
        ::waitpid(m_process, nullptr, 0);
    }

    void kill() const { ::kill(m_process, SIGKILL); }
    bool ask(const std::string &line) const
    {
        const std::string text = line + '\n';
        return ::write(m_in, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    }
    /// One line of answer; false when the child is gone.
    [[nodiscard]] bool answered() const
    {
        for (char c = 0; ::read(m_out, &c, 1) == 1;)
            if (c == '\n')
                return true;
        return false;
    }

private:
    pid_t m_process = 0;
    int m_in = -1;
    int m_out = -1;
};

} // namespace

// Architecture, "What the trusted ones test, and what we should", 2.

TEST_CASE("Killed at random moments, a program loses nothing it has acknowledged",
          "[.crash][crash]")
{
    std::signal(SIGPIPE, SIG_IGN);
    const support::TempFolder folder;
    const auto path = folder / "killed.arbiter";
    REQUIRE(EventFile::create(path).has_value());
    const Program program = Program::chosen();
    core::Random random(2016);
    std::int64_t acknowledged = 0;
    int midway = 0;
    constexpr int kills = 40;
    for (int kill = 0; kill < kills; ++kill) {
        const Child child(replaced(program.command, "{file}", path.string()));
        std::jthread killer;
        std::int64_t asked = 0;
        while (child.ask(replaced(replaced(program.request, "{file}", path.string()), "{n}",
                                  std::to_string(kill) + '-' + std::to_string(asked++)))
               && child.answered()) {
            ++acknowledged;
            if (!killer.joinable())
                killer = std::jthread([&child, wait = random.below(60000)] {
                    std::this_thread::sleep_for(std::chrono::microseconds(wait));
                    child.kill();
                });
        }
        REQUIRE(killer.joinable());
        killer.join();
        midway += std::filesystem::exists(path.string() + "-journal") ? 1 : 0;
        const auto file = EventFile::open(path);
        REQUIRE(file.has_value());
        CHECK((*file)->verify().problems.empty());
        const auto last = (*file)->lastSeq().value();
        CHECK(last >= acknowledged);
        CHECK(last <= acknowledged + 1); // durable, but killed before it could say so
        acknowledged = last;
    }
    WARN(kills << " kills, " << midway << " of them inside a write, " << acknowledged
               << " acts acknowledged, none lost");
}
