// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "core/random.h"

#include <catch2/catch.hpp>

#include <array>
#include <csignal>
#include <optional>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

namespace {

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
        return ::write(m_in, line.data(), line.size()) == static_cast<ssize_t>(line.size());
    }
    /// One line; nothing when the child is gone.
    [[nodiscard]] std::optional<std::string> answer() const
    {
        std::string line;
        for (char c = 0; ::read(m_out, &c, 1) == 1; line += c)
            if (c == '\n')
                return line;
        return std::nullopt;
    }

private:
    pid_t m_process = 0;
    int m_in = -1;
    int m_out = -1;
};

/// A request for `arbiter-cli batch`.
std::string report(const std::string &event, const char *result)
{
    const core::Json args =
        core::Json::object({{"event", event}, {"table", 1}, {"result", result}});
    return core::dump(core::Json::object({{"command", "report"}, {"args", args}})) + '\n';
}

} // namespace

// Architecture, "What the trusted ones test, and what we should", 2.

TEST_CASE("Killed at random moments, the program loses no result it has acknowledged",
          "[.crash][crash]")
{
    std::signal(SIGPIPE, SIG_IGN);
    const Program program;
    const std::string path = program.event({"Ada", "Ben", "Cleo", "Dan"});
    program.done({"pair", path});
    const std::string command =
        "env XDG_DATA_HOME='" + program.folder().string() + "' '" ARBITER_CLI "' batch";
    const auto lastEntry = [&] {
        return static_cast<std::int64_t>(items(program.json({"log", path}), "entries").size());
    };
    core::Random random(2016);
    std::int64_t acknowledged = lastEntry();
    int midway = 0;
    constexpr int kills = 40;
    for (int kill = 0; kill < kills; ++kill) {
        const Child child(command);
        std::jthread killer;
        // Corrected again and again: every answer stands for one act more.
        for (int asked = 0; child.ask(report(path, asked % 2 == 0 ? "2-0" : "0-2")); ++asked) {
            const auto answer = child.answer();
            if (!answer)
                break;
            INFO(*answer);
            REQUIRE(answer->find("error") == std::string::npos);
            ++acknowledged;
            if (!killer.joinable())
                killer = std::jthread([&child, wait = random.below(60000)] {
                    std::this_thread::sleep_for(std::chrono::microseconds(wait));
                    child.kill();
                });
        }
        REQUIRE(killer.joinable());
        killer.join();
        midway += std::filesystem::exists(path + "-journal") ? 1 : 0;
        CHECK(truth(program.json({"verify", path}), "sound"));
        const std::int64_t last = lastEntry();
        CHECK(last >= acknowledged);
        CHECK(last <= acknowledged + 1); // durable, but killed before it could say so
        acknowledged = last;
    }
    WARN(kills << " kills, " << midway << " of them inside a write, " << acknowledged
               << " acts, none lost");
}
