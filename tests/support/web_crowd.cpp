// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/web_crowd.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace support {

namespace {

/// The number behind `mark`, -1 where there is none.
std::int64_t numberAfter(std::string_view text, std::string_view mark)
{
    const auto at = text.find(mark);
    std::int64_t number = -1;
    if (at != std::string_view::npos)
        std::from_chars(text.data() + at + mark.size(), text.data() + text.size(), number);
    return number;
}

} // namespace

Crowd::Crowd(std::uint16_t port, std::vector<Look> looks, int visitors)
    : m_port(port), m_looks(std::move(looks)), m_epoll(::epoll_create1(EPOLL_CLOEXEC))
{
    forget();
    for (std::size_t phone = 0; phone < m_looks.size(); ++phone)
        for (const auto kind : {Line::Kind::Listening, Line::Kind::Showing}) {
            m_lines.emplace_back();
            m_lines.back().kind = kind;
            m_lines.back().phone = phone;
        }
    for (int i = 0; i < visitors; ++i) {
        m_lines.emplace_back();
        m_lines.back().kind = Line::Kind::Visiting;
    }
}

Crowd::~Crowd()
{
    for (Line &line : m_lines)
        hangUp(line);
    ::close(m_epoll);
}

void Crowd::connect(Line &line)
{
    line.socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const int yes = 1;
    ::setsockopt(line.socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(m_port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(line.socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0
        && errno != EINPROGRESS) {
        std::perror("connect");
        std::exit(1);
    }
    epoll_event event{};
    event.events = EPOLLIN | EPOLLOUT | EPOLLET;
    event.data.ptr = &line;
    ::epoll_ctl(m_epoll, EPOLL_CTL_ADD, line.socket, &event);
}

void Crowd::hangUp(Line &line)
{
    if (line.socket >= 0)
        ::close(line.socket);
    line.socket = -1;
    line.in.clear();
    line.out.clear();
    line.asked = false;
}

void Crowd::listen(Line &line)
{
    connect(line);
    line.out = "GET /live HTTP/1.1\r\nHost: localhost:" + std::to_string(m_port) + "\r\n\r\n";
    send(line);
}

void Crowd::ask(Line &line)
{
    if (line.asked)
        return;
    if (line.socket < 0)
        connect(line);
    const Look &look =
        m_looks[line.kind == Line::Kind::Showing ? line.phone : m_nextLook++ % m_looks.size()];
    line.out = "GET " + look.page + " HTTP/1.1\r\nHost: localhost:" + std::to_string(m_port)
        + "\r\nAccept-Language: de\r\n"
        + (look.cookie.empty() ? "" : "Cookie: " + look.cookie + "\r\n") + "\r\n";
    line.asked = true;
    send(line);
}

void Crowd::send(Line &line)
{
    while (!line.out.empty()) {
        const ssize_t sent = ::send(line.socket, line.out.data(), line.out.size(), MSG_NOSIGNAL);
        if (sent <= 0)
            return; // told by epoll when there is room
        line.out.erase(0, static_cast<std::size_t>(sent));
    }
}

void Crowd::receive(Line &line)
{
    static std::array<char, 65536> block; // not made anew: that takes as long as a page
    ssize_t size = 0;
    while ((size = ::recv(line.socket, block.data(), block.size(), 0)) > 0)
        line.in.append(block.data(), static_cast<std::size_t>(size));
    const bool waits = size < 0 && (errno == EAGAIN || errno == EINTR);
    if (line.kind == Line::Kind::Listening)
        takeNews(line);
    else
        takeAnswer(line);
    if (waits)
        return;
    // The server ended it; a question that was on its way is asked again.
    const bool again = line.asked;
    hangUp(line);
    if (line.kind == Line::Kind::Listening)
        listen(line);
    else if (again)
        ask(line);
}

void Crowd::takeNews(Line &line)
{
    for (std::size_t end = 0; (end = line.in.find('\n')) != std::string::npos;
         line.in.erase(0, end + 1)) {
        const std::int64_t revision =
            numberAfter(std::string_view(line.in).substr(0, end), "data: ");
        if (revision < 0)
            continue;
        arrive(line);
        line.wanted = revision;
        news[line.phone].push_back({revision, monotonic()});
        Line &showing = *(&line + 1);
        showing.wanted = revision;
        ask(showing);
    }
}

void Crowd::takeAnswer(Line &line)
{
    const auto head = line.in.find("\r\n\r\n");
    if (!line.asked || head == std::string::npos)
        return;
    const auto size = numberAfter(std::string_view(line.in).substr(0, head), "Content-Length: ");
    if (size < 0 || line.in.size() < head + 4 + static_cast<std::size_t>(size))
        return;
    refused += line.in.starts_with("HTTP/1.1 200") ? 0 : 1;
    const std::int64_t revision = numberAfter(line.in, "data-revision=\"");
    line.in.clear();
    line.asked = false;
    if (line.kind == Line::Kind::Visiting) {
        answers.push_back(monotonic() - line.due.front());
        line.due.pop_front();
        if (!line.due.empty())
            ask(line);
        return;
    }
    arrive(line);
    shown[line.phone].push_back({revision, monotonic()});
    if (revision < line.wanted)
        ask(line);
}

void Crowd::arrive(Line &line)
{
    m_arrived += line.arrived ? 0 : 1;
    line.arrived = true;
}

void Crowd::visit(double due)
{
    const std::size_t first = m_looks.size() * 2;
    const std::size_t visitors = m_lines.size() - first;
    Line &line = m_lines[first + m_nextVisitor++ % visitors];
    line.due.push_back(due);
    ask(line);
}

void Crowd::poll(double until)
{
    std::array<epoll_event, 256> events{};
    const double left = std::max(0.0, until - monotonic());
    const int count = ::epoll_wait(m_epoll, events.data(), static_cast<int>(events.size()),
                                   static_cast<int>(left * 1e3));
    for (int i = 0; i < count; ++i) {
        Line &line = *static_cast<Line *>(events[static_cast<std::size_t>(i)].data.ptr);
        if (line.socket < 0)
            continue; // ended by what came just before
        send(line);
        if ((events[static_cast<std::size_t>(i)].events & ~std::uint32_t{EPOLLOUT}) != 0)
            receive(line);
    }
}

void Crowd::forget()
{
    news.assign(m_looks.size(), {});
    shown.assign(m_looks.size(), {});
}

double Crowd::storm()
{
    constexpr double patience = 30;
    const double begin = monotonic();
    for (Line &line : m_lines)
        hangUp(line);
    m_arrived = 0;
    for (Line &line : m_lines) {
        line.wanted = 0;
        line.arrived = false;
        if (line.kind == Line::Kind::Listening)
            listen(line);
    }
    while (m_arrived < m_looks.size() * 2 && monotonic() < begin + patience)
        poll(begin + patience);
    return monotonic() - begin;
}

void Crowd::stay(double seconds, double rate)
{
    const double begin = monotonic();
    double due = begin;
    for (std::int64_t sent = 0; monotonic() < begin + seconds;) {
        while (rate > 0 && due <= monotonic()) {
            visit(due);
            due = begin + static_cast<double>(++sent) / rate;
        }
        poll(rate > 0 ? due : begin + seconds);
    }
}

} // namespace support
