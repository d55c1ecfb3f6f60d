// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/cutting_proxy.h"

#include <array>
#include <cstring>
#include <stdexcept>
#include <vector>

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace support {

namespace {

sockaddr_un nameOf(const std::filesystem::path &path)
{
    sockaddr_un name{};
    name.sun_family = AF_UNIX;
    std::strncpy(name.sun_path, path.c_str(), sizeof name.sun_path - 1);
    return name;
}

void send(int socket, const std::string &bytes)
{
    for (std::size_t sent = 0; sent < bytes.size();) {
        const auto count = ::send(socket, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (count <= 0)
            return;
        sent += static_cast<std::size_t>(count);
    }
}

std::string receive(int socket)
{
    std::array<char, 65536> block{};
    const auto count = ::recv(socket, block.data(), block.size(), 0);
    return count > 0 ? std::string(block.data(), static_cast<std::size_t>(count)) : std::string();
}

} // namespace

CuttingProxy::CuttingProxy(std::filesystem::path server) : m_server(std::move(server))
{
    m_listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un name = nameOf(m_folder / ".s.PGSQL.5432");
    if (::bind(m_listener, reinterpret_cast<const sockaddr *>(&name), sizeof name) != 0
        || ::listen(m_listener, 16) != 0)
        throw std::runtime_error("the proxy cannot listen");
    m_thread = std::jthread([this](const std::stop_token &stopped) { serve(stopped); });
}

CuttingProxy::~CuttingProxy()
{
    m_thread.request_stop();
    m_thread.join();
    ::close(m_listener);
}

std::string CuttingProxy::address(const std::string &database) const
{
    return "postgresql:///" + database + "?host=" + m_folder.path().string() + "&user=owner";
}

void CuttingProxy::serve(const std::stop_token &stopped)
{
    std::vector<std::jthread> connections;
    while (!stopped.stop_requested()) {
        pollfd waiting{m_listener, POLLIN, 0};
        if (::poll(&waiting, 1, 20) <= 0)
            continue;
        const int client = ::accept(m_listener, nullptr, nullptr);
        if (client >= 0)
            connections.emplace_back(
                [this, client](const std::stop_token &ended) { pass(client, ended); });
    }
}

void CuttingProxy::pass(int client, const std::stop_token &stopped)
{
    const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un name = nameOf(m_server);
    bool open = ::connect(server, reinterpret_cast<const sockaddr *>(&name), sizeof name) == 0;
    Cut cut = Cut::None;
    while (open && !stopped.stop_requested()) {
        std::array<pollfd, 2> waiting{{{client, POLLIN, 0}, {server, POLLIN, 0}}};
        if (::poll(waiting.data(), waiting.size(), 20) <= 0)
            continue;
        if (waiting[0].revents != 0) {
            std::string asked = receive(client);
            open = !asked.empty();
            if (asked.find("FROM arbiter.append(") != std::string::npos)
                cut = static_cast<Cut>(m_cut.exchange(0));
            if (cut == Cut::HalfWay)
                asked.resize(asked.size() / 2);
            if (cut != Cut::BeforeServer)
                send(server, asked);
        }
        if (cut == Cut::BeforeServer || cut == Cut::HalfWay || cut == Cut::BeforeAnswer)
            open = false;
        if (open && waiting[1].revents != 0) {
            const std::string answered = receive(server);
            open = !answered.empty() && cut != Cut::Answered;
            if (open)
                send(client, answered);
        }
    }
    if (cut != Cut::None)
        ++m_cuts;
    ::close(client);
    ::close(server);
}

} // namespace support
