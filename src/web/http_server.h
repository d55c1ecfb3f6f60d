// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "web/connections.h"
#include "web/request.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace web {

enum class StartProblem : std::uint8_t {
    PortTaken,
    NotAnAddress, ///< or none of this machine
    NoServer,     ///< the system refuses
};

struct ServerOptions {
    std::string address;    ///< IPv4; empty: every network of this machine
    std::uint16_t port = 0; ///< 0: any that is free
    Connections::Limits limits;
};

/// HTTP in a thread of its own: one for all connections, however many. Knows requests and answers,
/// nothing of tournaments.
class HttpServer {
public:
    /// Called in the server's thread; must not wait for anybody.
    using Handler = std::function<Response(const Request &)>;

    [[nodiscard]] static core::Expected<std::unique_ptr<HttpServer>, StartProblem>
    start(const ServerOptions &options, Handler handler);
    HttpServer(const HttpServer &) = delete;
    HttpServer &operator=(const HttpServer &) = delete;
    ~HttpServer();

    [[nodiscard]] std::uint16_t port() const;
    /// Tells all who listen (server-sent events); does not wait for them.
    void tell(const std::string &data);
    /// How many listen.
    [[nodiscard]] std::size_t live() const;

private:
    struct Inside;
    explicit HttpServer(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> m_inside;
};

} // namespace web
