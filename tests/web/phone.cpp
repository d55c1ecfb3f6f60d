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

Phone::Phone(std::uint16_t port, const std::string &address, Must must)
{
    const bool isSix = address.find(':') != std::string::npos;
    sockaddr_in four{};
    four.sin_family = AF_INET;
    four.sin_port = htons(port);
    sockaddr_in6 six{};
    six.sin6_family = AF_INET6;
    six.sin6_port = htons(port);
    void *place = isSix ? static_cast<void *>(&six.sin6_addr) : static_cast<void *>(&four.sin_addr);
    ::inet_pton(isSix ? AF_INET6 : AF_INET, address.c_str(), place);
    m_socket = ::socket(isSix ? AF_INET6 : AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const auto *where = isSix ? reinterpret_cast<const sockaddr *>(&six)
                              : reinterpret_cast<const sockaddr *>(&four);
    if (::connect(m_socket, where, isSix ? sizeof six : sizeof four) == 0)
        return;
    ::close(std::exchange(m_socket, -1));
    if (must == Must::Connect)
        FAIL("nobody answers at " << address << ", port " << port);
}

Phone::~Phone()
{
    if (isOpen())
        ::close(m_socket);
}

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
