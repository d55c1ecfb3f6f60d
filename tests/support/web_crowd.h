// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

namespace support {

/// Seconds on a clock that two processes of one machine share.
[[nodiscard]] inline double monotonic()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Phones in a hall, as one process: each listens to the news and, when there are some, asks for
/// the page it shows anew, as the script of the pages does. Beside them visitors ask for the same
/// pages at a steady rate.
class Crowd {
public:
    /// What somebody looks at, and the secret that his browser sends with it.
    struct Look {
        std::string page;
        std::string cookie; ///< "name=value"; empty: a stranger
    };

    Crowd(std::uint16_t port, std::vector<Look> looks, int visitors);
    Crowd(const Crowd &) = delete;
    Crowd &operator=(const Crowd &) = delete;
    ~Crowd();

    /// Everybody leaves, comes back at once and has his page and the news: after so many seconds.
    double storm();
    /// For so many seconds, `rate` requests a second, each sent when it is due, whatever the
    /// answers before it do.
    void stay(double seconds, double rate);

    struct Seen {
        std::int64_t revision = 0;
        double when = 0;
    };
    /// By phone: when it knew of a revision, and when its page stood there. Some are skipped where
    /// the next one was there already.
    using Times = std::vector<std::vector<Seen>>;
    Times news;
    Times shown;
    /// From now on.
    void forget();
    std::vector<double> answers; ///< seconds from when a visitor's request was due to its last byte
    int refused = 0;             ///< answers other than 200

private:
    struct Line {
        enum class Kind : std::uint8_t { Listening, Showing, Visiting };
        Kind kind = Kind::Listening;
        std::size_t phone = 0;
        int socket = -1;
        std::string out;
        std::string in;
        bool asked = false;      ///< an answer is on its way
        bool arrived = false;    ///< has heard something since the storm began
        std::int64_t wanted = 0; ///< the revision a phone wants to show
        std::deque<double> due;  ///< of a visitor's requests; the first is on its way
    };

    void connect(Line &line);
    void hangUp(Line &line);
    void listen(Line &line);
    void ask(Line &line);
    void send(Line &line);
    void receive(Line &line);
    void takeNews(Line &line);
    void takeAnswer(Line &line);
    void arrive(Line &line);
    void visit(double due);
    void poll(double until);

    std::uint16_t m_port;
    std::vector<Look> m_looks; ///< by phone
    int m_epoll;
    std::vector<Line> m_lines; ///< two of each phone, then the visitors
    std::size_t m_nextVisitor = 0;
    std::size_t m_nextLook = 0;
    std::size_t m_arrived = 0; ///< lines
};

} // namespace support
