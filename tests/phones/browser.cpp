// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/browser.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <stdexcept>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace phones {

namespace {

constexpr const char *program = "/usr/bin/chromium";
constexpr int longestAnswer = 20'000; ///< milliseconds a browser may take on a busy machine

const std::string &textOf(const core::Json &json, std::string_view key)
{
    static const std::string none;
    const auto *found = json.find(key);
    return found && found->asString() ? *found->asString() : none;
}

/// In the child: the ends of the pipes at the numbers the browser looks at, nothing else open.
[[noreturn]] void become(int in, int out, const std::string &profile)
{
    constexpr int browserReads = 3;
    constexpr int browserWrites = 4;
    const int silence = ::open("/dev/null", O_RDWR);
    for (const int standard : {0, 1, 2})
        ::dup2(silence, standard);
    const int safeIn = ::fcntl(in, F_DUPFD, 10);
    const int safeOut = ::fcntl(out, F_DUPFD, 10);
    ::dup2(safeIn, browserReads);
    ::dup2(safeOut, browserWrites);
    ::close(safeIn);
    ::close(safeOut);
    const std::string folder = "--user-data-dir=" + profile;
    ::execl(program, program, "--headless", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-dev-shm-usage", "--force-color-profile=srgb", "--hide-scrollbars",
            // Root has no other way, and it visits nobody but the hall of the test.
            "--no-sandbox", folder.c_str(), "--remote-debugging-pipe", "about:blank", nullptr);
    ::_exit(127);
}

} // namespace

bool Browser::isInstalled() { return ::access(program, X_OK) == 0; }

Browser::Browser()
{
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0)
        throw std::runtime_error("no pipes");
    m_process = ::fork();
    if (m_process == 0)
        become(in[0], out[1], (m_folder / "profile").string());
    ::close(in[0]);
    ::close(out[1]);
    m_out = in[1];
    m_in = out[0];
    call("Browser.getVersion");
}

Browser::~Browser()
{
    ::close(m_out); // which ends it
    ::close(m_in);
    for (int i = 0; i < 100; ++i) {
        if (::waitpid(m_process, nullptr, WNOHANG) != 0)
            return;
        ::usleep(20'000);
    }
    ::kill(m_process, SIGKILL);
    ::waitpid(m_process, nullptr, 0);
}

bool Browser::hear(int milliseconds)
{
    pollfd waiting{m_in, POLLIN, 0};
    const bool heard = m_heard.find('\0') != std::string::npos; // with what came before
    if (!heard && ::poll(&waiting, 1, milliseconds) <= 0)
        return false;
    take(receive());
    return true;
}

void Browser::take(const core::Json &event)
{
    if (textOf(event, "method") == "Page.loadEventFired")
        ++m_loads[textOf(event, "sessionId")];
}

int Browser::loads(const std::string &session) const
{
    const auto found = m_loads.find(session);
    return found == m_loads.end() ? 0 : found->second;
}

core::Json Browser::receive()
{
    auto end = m_heard.find('\0');
    while (end == std::string::npos) {
        pollfd waiting{m_in, POLLIN, 0};
        std::array<char, 65536> block{};
        const ssize_t size =
            ::poll(&waiting, 1, longestAnswer) > 0 ? ::read(m_in, block.data(), block.size()) : 0;
        if (size <= 0)
            throw std::runtime_error("the browser does not answer");
        const std::size_t searched = m_heard.size();
        m_heard.append(block.data(), static_cast<std::size_t>(size));
        end = m_heard.find('\0', searched);
    }
    auto said = core::parseJson(std::string_view(m_heard).substr(0, end));
    m_heard.erase(0, end + 1);
    if (!said)
        throw std::runtime_error("the browser speaks no JSON: " + said.error().problem);
    return std::move(*said);
}

core::Json Browser::call(std::string_view method, core::Json parameters, const std::string &session)
{
    const std::int64_t id = ++m_calls;
    core::Json asked =
        core::Json::object({{"id", id}, {"method", method}, {"params", std::move(parameters)}});
    if (!session.empty())
        asked.set("sessionId", session);
    const std::string text = core::dump(asked) + '\0';
    for (std::size_t at = 0; at < text.size();) {
        const ssize_t sent = ::write(m_out, text.data() + at, text.size() - at);
        if (sent <= 0)
            throw std::runtime_error("the browser is gone");
        at += static_cast<std::size_t>(sent);
    }
    for (;;) {
        core::Json said = receive();
        const auto *answers = said.find("id");
        if (!answers || !answers->asInteger() || *answers->asInteger() != id) {
            take(said);
            continue;
        }
        if (const auto *error = said.find("error"))
            throw std::runtime_error(std::string(method) + ": " + textOf(*error, "message"));
        return std::move(*said.find("result"));
    }
}

} // namespace phones
