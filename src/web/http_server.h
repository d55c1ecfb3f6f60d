// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "web/connections.h"
#include "web/pending_replies.h"
#include "web/request.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace web {

enum class StartProblem : std::uint8_t {
    PortTaken,
    NotAnAddress,    ///< or none of this machine
    NotACertificate, ///< nor the key of it
    NoServer,        ///< the system refuses
};

/// Contents of PEM files; both empty: plain HTTP.
struct Certificate {
    std::string chain;
    std::string key;
    [[nodiscard]] bool given() const { return !chain.empty() || !key.empty(); }
};

struct ServerOptions {
    std::string address;    ///< IPv4 or IPv6; empty: every network of this machine
    std::uint16_t port = 0; ///< 0: any that is free
    Certificate certificate;
    Connections::Limits limits;
    PendingReplies::Limits waiting;
};

/// What is to happen with a request.
struct Outcome {
    Response response; ///< where `later` is set: for who waits in vain
    /// Set: the answer comes by this Reply. Called in the server's thread; must not wait.
    std::function<void(Reply)> later;
    /// How long the answer is held back.
    std::chrono::milliseconds delay{0};
};

/// HTTP in a thread of its own: one for all connections, however many. Knows requests and answers,
/// nothing of tournaments.
class HttpServer {
public:
    struct Handler {
        /// Called in the server's thread; must not wait for anybody.
        std::function<Outcome(const Request &)> answer;
        /// Whether this request may have one of the places that are kept.
        std::function<bool(const Request &)> isStaff;
    };

    [[nodiscard]] static core::Expected<std::unique_ptr<HttpServer>, StartProblem>
    start(const ServerOptions &options, Handler handler);
    HttpServer(const HttpServer &) = delete;
    HttpServer &operator=(const HttpServer &) = delete;
    ~HttpServer();

    [[nodiscard]] std::uint16_t port() const;
    /// Tells all who listen (server-sent events); does not wait for them. Who begins to listen
    /// hears `first`.
    void tell(const std::string &news, std::string first);
    /// How many listen.
    [[nodiscard]] std::size_t live() const;

private:
    struct Inside;
    explicit HttpServer(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> m_inside;
};

} // namespace web
