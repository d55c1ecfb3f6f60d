// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/phone.h"

#include <catch2/catch.hpp>

#include <array>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace web_tests {

Phone::Phone(std::uint16_t port) : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    REQUIRE(::connect(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0);
}

Phone::~Phone() { ::close(m_socket); }

void Phone::say(const std::string &text) const
{
    // A server that has had enough may be gone; what it said is what the test looks at.
    for (std::size_t at = 0; at < text.size();) {
        const ssize_t sent = ::send(m_socket, text.data() + at, text.size() - at, MSG_NOSIGNAL);
        if (sent <= 0)
            return;
        at += static_cast<std::size_t>(sent);
    }
}

std::string Phone::hear(const std::string &end, int milliseconds)
{
    pollfd waiting{m_socket, POLLIN, 0};
    while ((end.empty() || m_heard.find(end) == std::string::npos)
           && ::poll(&waiting, 1, milliseconds) > 0) {
        std::array<char, 4096> block{};
        const ssize_t size = ::recv(m_socket, block.data(), block.size(), 0);
        if (size <= 0)
            break;
        m_heard.append(block.data(), static_cast<std::size_t>(size));
    }
    return std::exchange(m_heard, {});
}

bool Phone::isClosed(int milliseconds)
{
    pollfd waiting{m_socket, POLLIN, 0};
    while (::poll(&waiting, 1, milliseconds) > 0) {
        std::array<char, 4096> block{};
        if (::recv(m_socket, block.data(), block.size(), 0) <= 0)
            return true;
    }
    return false;
}

std::string ask(std::uint16_t port, const std::string &request, const std::string &headers,
                const std::string &body)
{
    Phone phone(port);
    std::string text = request + " HTTP/1.1\r\n";
    if (headers.find("Host:") == std::string::npos)
        text += "Host: localhost:" + std::to_string(port) + "\r\n";
    if (!body.empty())
        text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    phone.say(text + headers + "Connection: close\r\n\r\n" + body);
    return phone.hear({});
}

} // namespace web_tests
