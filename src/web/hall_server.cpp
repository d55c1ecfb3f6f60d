// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/hall_server.h"

#include "core/digest.h"
#include "core/speaking.h"
#include "core/text.h"
#include "web/deed_queue.h"
#include "web/router.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

namespace web {

/// Handed from the desk's thread to the server's; held for the time of copying a pointer.
struct HallServer::Shown {
    std::mutex mutex;
    std::shared_ptr<const Hall> hall;
    std::shared_ptr<const Backstage> stage; ///< null: nobody may come in
    std::optional<Hosts> hosts;             ///< once the port is known
    std::map<std::string, Guest> guests;    ///< by hash of the secret
    DeedQueue queue;
    Shelf shelf; ///< of the server's thread
    std::function<void()> needed;

    struct Now {
        std::shared_ptr<const Hall> hall;
        std::shared_ptr<const Backstage> stage;
        std::optional<Hosts> hosts;
    };
    [[nodiscard]] Now now()
    {
        const std::scoped_lock lock(mutex);
        return {hall, stage, hosts};
    }
    void seen(const std::string &who, const app::PhoneUser &user, core::Timestamp at)
    {
        const std::scoped_lock lock(mutex);
        guests[who] = {user, at};
    }
};

namespace {

constexpr std::int64_t guestFor = 5 * 60'000;

Response finished(const DeedResult &result, const Hall &hall, const InLanguage &in)
{
    constexpr int conflict = 409;
    Response response = result.sentence.empty()
        ? seeOther(result.back)
        : problem(hall, in, conflict, result.sentence, result.back);
    response.headers.insert(result.headers.begin(), result.headers.end());
    return response;
}

/// Deeds a minute: more than a person can, and for strangers at one address more than a queue at
/// the door.
std::size_t mostOf(const std::optional<app::PhoneUser> &user)
{
    constexpr std::size_t player = 30;
    constexpr std::size_t stranger = 60;
    constexpr std::size_t staff = 300;
    return !user ? stranger : user->role == app::HallRole::Player ? player : staff;
}

Response tooFast()
{
    Response response = plain(429, "This phone sends faster than anybody can: wait a minute.\n");
    response.headers = {{"Retry-After", "60"}};
    return response;
}

} // namespace

Outcome HallServer::outcomeOf(const std::shared_ptr<Shown> &shown, const Request &request,
                              core::Timestamp now)
{
    const auto present = shown->now();
    if (!present.hosts)
        return {plain(503, "In a moment.\n"), {}, {}};
    shown->shelf.turnTo(present.hall);
    const Asked asked =
        ask(request, *present.hall, present.stage.get(), *present.hosts, now, &shown->shelf);
    if (asked.user)
        shown->seen(asked.who, *asked.user, now);
    if (!asked.answer.deed)
        return {asked.answer.response, {}, asked.answer.delay};
    if (!shown->queue.mayAsk(asked.who, mostOf(asked.user), now))
        return {tooFast(), {}, {}};
    return {
        {},
        [shown, deed = asked.answer.deed, language = asked.language, who = asked.who](Reply reply) {
            shown->queue.add({deed, language, who, std::move(reply)});
            if (shown->needed)
                shown->needed();
        },
        {}};
}

core::Expected<std::unique_ptr<HallServer>, StartProblem>
HallServer::start(const HallOptions &options, Hall first)
{
    auto shown = std::make_shared<Shown>();
    shown->hall = std::make_shared<const Hall>(std::move(first));
    shown->needed = options.needed;
    auto http = HttpServer::start(options.server,
                                  {[shown, clock = options.clock](const Request &request) {
                                       return outcomeOf(shown, request, clock());
                                   },
                                   [shown](const Request &request) {
                                       const auto present = shown->now();
                                       return present.stage && isStaff(request, *present.stage);
                                   }});
    if (!http)
        return core::unexpected(http.error());
    std::unique_ptr<HallServer> server(new HallServer);
    server->m_shown = shown;
    server->m_http = std::move(*http);
    server->m_cards = options.cards;
    server->m_rules = std::make_shared<const RulesDesk>(options.cards);
    {
        const std::scoped_lock lock(shown->mutex);
        shown->hosts.emplace(server->port(), options.names, options.server.certificate.given());
    }
    server->tell(true, false);
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

void HallServer::show(Hall hall) { showBoth(std::move(hall), m_shown->now().stage); }

void HallServer::show(const app::PhoneDesk &desk)
{
    const auto before = m_shown->now().stage;
    auto stage = std::make_shared<Backstage>(backstageOf(desk, m_cards, before.get()));
    stage->rules = m_rules;
    Hall hall = hallOf(desk.session().event(), stage->revision, desk.session().wallTime());
    hall.announced = desk.announced();
    showBoth(std::move(hall), stage);
}

void HallServer::showBoth(Hall hall, std::shared_ptr<const Backstage> stage)
{
    const std::string mark = stage ? stage->mark : std::string();
    const auto before = m_shown->now();
    // A word of a phone changes what is behind the stage, and no page that everybody sees.
    const auto next =
        *before.hall == hall ? before.hall : std::make_shared<const Hall>(std::move(hall));
    const bool news =
        before.hall->revision != next->revision || before.hall->announced != next->announced;
    const bool moved = stage && (!before.stage || before.stage->mark != mark);
    {
        const std::scoped_lock lock(m_shown->mutex);
        m_shown->hall = next;
        m_shown->stage = std::move(stage);
    }
    if (news || moved)
        tell(news, moved);
}

/// The revision for everybody; for those who came in, what else changes their pages.
void HallServer::tell(bool news, bool moved)
{
    const auto present = m_shown->now();
    const std::string revision = "data: " + std::to_string(present.hall->revision)
        + "\n\nevent: announcement\ndata: " + announcementMark(*present.hall) + "\n\n";
    const std::string mark =
        present.stage ? "event: mark\ndata: " + present.stage->mark + "\n\n" : std::string();
    m_http->tell((news ? revision : std::string()) + (moved ? mark : std::string()),
                 revision + mark);
}

bool HallServer::work(app::PhoneDesk &desk, std::size_t most)
{
    struct Done {
        DeedResult result;
        InLanguage in;
        Reply reply;
    };
    std::vector<Done> done;
    for (auto &entry : m_shown->queue.take(most)) {
        const InLanguage in(entry.language);
        const core::Speaking speaking(in.translator());
        done.push_back({entry.deed(desk), in, std::move(entry.reply)});
    }
    if (done.empty())
        return false;
    // Whoever is sent back to his page finds there what he did.
    show(desk);
    const auto hall = m_shown->now().hall;
    for (const Done &one : done)
        one.reply(finished(one.result, *hall, one.in));
    return !m_shown->queue.empty();
}

std::vector<Guest> HallServer::guests() const
{
    std::vector<Guest> present;
    const std::scoped_lock lock(m_shown->mutex);
    core::Timestamp last;
    for (const auto &[who, guest] : m_shown->guests)
        last = std::max(last, guest.lastSeen);
    for (const auto &[who, guest] : m_shown->guests)
        if (guest.lastSeen.milliseconds + guestFor >= last.milliseconds)
            present.push_back(guest);
    std::ranges::stable_sort(present, {},
                             [](const Guest &guest) { return core::folded(guest.user.name); });
    return present;
}

} // namespace web
