// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace web_tests {

/// A connection to the server of a test, that says what the test wants and no more.
class Phone {
public:
    /// Whether nobody at the other end fails the test.
    enum class Must : std::uint8_t { Connect, Try };

    /// `address`: IPv4, or IPv6 where there is a colon in it.
    explicit Phone(std::uint16_t port, const std::string &address = "127.0.0.1",
                   Must must = Must::Connect);
    Phone(const Phone &) = delete;
    Phone &operator=(const Phone &) = delete;
    ~Phone();

    [[nodiscard]] bool isOpen() const { return m_socket >= 0; }
    void say(const std::string &text) const;
    /// What comes until `end` is in it, the connection ends or so many milliseconds are over.
    std::string hear(const std::string &end, int milliseconds = 3000);
    /// Whether the server has ended the connection, by then.
    [[nodiscard]] bool isClosed(int milliseconds);

private:
    int m_socket = -1;
    std::string m_heard;
};

/// The whole answer to a request of one line, on a connection of its own; `headers` end with
/// "\r\n" each, and name the host if they name it themselves.
[[nodiscard]] std::string ask(std::uint16_t port, const std::string &request,
                              const std::string &headers = {}, const std::string &body = {});

[[nodiscard]] inline bool has(const std::string &answer, const std::string &text)
{
    return answer.find(text) != std::string::npos;
}

} // namespace web_tests
