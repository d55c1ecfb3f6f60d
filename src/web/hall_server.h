// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "web/backstage.h"
#include "web/hall.h"
#include "web/http_server.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace web {

struct HallOptions {
    ServerOptions server;
    std::vector<std::string> names; ///< of this machine, besides addresses and localhost
    core::Clock clock = core::systemTime;
    /// Called in the server's thread when work() is needed: must only ring a bell.
    std::function<void()> needed;
    const app::CardStore *cards = nullptr; ///< for lists and the judges' desk; outlives the server
};

/// Somebody who came in and did something within the last minutes.
struct Guest {
    app::PhoneUser user;
    core::Timestamp lastSeen;
};

/// The hall on the network: shows the last state that it was handed, and collects what phones ask
/// for until the thread that owns the session has time for it.
class HallServer {
public:
    /// Nobody can come in before show() or work() was called with a desk.
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
    /// The same with the pages of those who came in. In the thread that owns the session, after
    /// every change of the event and of what phones said (PhoneDesk::refresh()).
    void show(const app::PhoneDesk &desk);
    /// Does what phones asked for since, in their order, shows what became of it, and then tells
    /// them. In the thread that owns the session, as soon as `needed` rang; at most so many at a
    /// time, so that the desk's own acts are never held up. True while there is more.
    bool work(app::PhoneDesk &desk, std::size_t most = 20);

    [[nodiscard]] std::uint16_t port() const { return m_http->port(); }
    [[nodiscard]] std::size_t live() const { return m_http->live(); }
    /// Until judges can search the rules, which is soon after the start.
    void awaitRules() const { m_rules->await(); }
    /// Who came in, by name; those of the last few minutes.
    [[nodiscard]] std::vector<Guest> guests() const;

private:
    struct Shown;
    HallServer() = default;
    [[nodiscard]] static Outcome outcomeOf(const std::shared_ptr<Shown> &shown,
                                           const Request &request, core::Timestamp now);
    void showBoth(Hall hall, std::shared_ptr<const Backstage> stage);
    void tell(bool news, bool moved);

    const app::CardStore *m_cards = nullptr;
    std::shared_ptr<const RulesDesk> m_rules;
    std::shared_ptr<Shown> m_shown;
    std::unique_ptr<HttpServer> m_http;
};

} // namespace web
