// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "web/hall.h"
#include "web/http_server.h"

#include <memory>
#include <string>
#include <vector>

namespace web {

struct HallOptions {
    ServerOptions server;
    std::vector<std::string> names; ///< of this machine, besides addresses and localhost
    core::Clock clock = core::systemTime;
};

/// The hall on the network: shows the last state that it was handed.
class HallServer {
public:
    [[nodiscard]] static core::Expected<std::unique_ptr<HallServer>, StartProblem>
    start(const HallOptions &options, Hall first);
    /// The same on the first free port from that one on, of a few.
    [[nodiscard]] static core::Expected<std::unique_ptr<HallServer>, StartProblem>
    startNear(HallOptions options, const Hall &first);
    HallServer(const HallServer &) = delete;
    HallServer &operator=(const HallServer &) = delete;
    ~HallServer();

    /// From now on; who is live hears of another revision at once.
    void show(Hall hall);
    [[nodiscard]] std::uint16_t port() const { return m_http->port(); }
    [[nodiscard]] std::size_t live() const { return m_http->live(); }

private:
    struct Shown;
    HallServer() = default;

    std::shared_ptr<Shown> m_shown;
    std::unique_ptr<HttpServer> m_http;
};

} // namespace web
