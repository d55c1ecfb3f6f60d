// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <string>

struct MHD_Connection;
struct MHD_Response;

namespace web {

/// Everybody who is told when the hall changes (server-sent events). A phone that has nothing to
/// hear costs its socket and a few words of memory.
class LiveStreams {
public:
    /// An answer that goes on, beginning with `first`; null: there is no memory.
    [[nodiscard]] MHD_Response *open(MHD_Connection *connection, std::string first);
    void tell(const std::string &text);
    /// Ends all of them; none can be opened any more.
    void close();

    /// One of them, as libmicrohttpd knows it.
    struct Stream;

private:
    void resume(Stream &stream);

    std::mutex m_mutex;
    std::list<std::shared_ptr<Stream>> m_streams;
    bool m_closing = false;
};

} // namespace web
