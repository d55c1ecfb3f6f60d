// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/hall_server.h"

#include "web/router.h"

#include <mutex>
#include <optional>
#include <utility>

namespace web {

/// Handed from the desk's thread to the server's; held for the time of copying a pointer.
struct HallServer::Shown {
    std::mutex mutex;
    std::shared_ptr<const Hall> hall;
    std::optional<Hosts> hosts; ///< once the port is known

    [[nodiscard]] std::shared_ptr<const Hall> now()
    {
        const std::scoped_lock lock(mutex);
        return hall;
    }
    [[nodiscard]] std::optional<Hosts> known()
    {
        const std::scoped_lock lock(mutex);
        return hosts;
    }
};

core::Expected<std::unique_ptr<HallServer>, StartProblem>
HallServer::start(const HallOptions &options, Hall first)
{
    auto shown = std::make_shared<Shown>();
    shown->hall = std::make_shared<const Hall>(std::move(first));
    auto http =
        HttpServer::start(options.server, [shown, clock = options.clock](const Request &request) {
            const auto hosts = shown->known();
            return hosts ? answer(request, *shown->now(), *hosts, clock())
                         : Response{503, "text/plain; charset=utf-8", "In a moment.\n", {}, false};
        });
    if (!http)
        return core::unexpected(http.error());
    {
        const std::scoped_lock lock(shown->mutex);
        shown->hosts.emplace((*http)->port(), options.names);
    }
    (*http)->tell(std::to_string(shown->now()->revision));
    std::unique_ptr<HallServer> server(new HallServer);
    server->m_shown = std::move(shown);
    server->m_http = std::move(*http);
    return server;
}

core::Expected<std::unique_ptr<HallServer>, StartProblem> HallServer::startNear(HallOptions options,
                                                                                const Hall &first)
{
    constexpr int tries = 20;
    auto server = start(options, first);
    for (int i = 1; i < tries && !server && server.error() == StartProblem::PortTaken
         && options.server.port < UINT16_MAX;
         ++i) {
        ++options.server.port;
        server = start(options, first);
    }
    return server;
}

HallServer::~HallServer() = default;

void HallServer::show(Hall hall)
{
    const auto next = std::make_shared<const Hall>(std::move(hall));
    bool news = false;
    {
        const std::scoped_lock lock(m_shown->mutex);
        news = m_shown->hall->revision != next->revision;
        m_shown->hall = next;
    }
    if (news)
        m_http->tell(std::to_string(next->revision));
}

} // namespace web
