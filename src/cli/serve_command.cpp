// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"

#include "core/harmless.h"
#include "web/hall_server.h"
#include "web/hosts.h"

namespace cli {

namespace {

constexpr int usualPort = 8080;
/// What the schedule expects moves with the time.
constexpr std::int64_t millisecondsBetweenSchedules = 30'000;

struct Options {
    std::string event;
    std::optional<int> port;
    std::optional<std::string> address;
    std::vector<std::string> names;
};

app::Failure notStarted(const Options &options, web::StartProblem problem)
{
    switch (problem) {
    case web::StartProblem::PortTaken:
        return badInput("Port " + std::to_string(options.port.value_or(usualPort))
                        + " and those that follow are taken; name another with --port.");
    case web::StartProblem::NotAnAddress:
        return badInput("\"" + options.address.value_or("")
                        + "\" is no IPv4 address of this machine; leave --bind out to serve all "
                          "its networks.");
    case web::StartProblem::NoServer:
        break;
    }
    return {app::FailureKind::Environment,
            "The system refuses to serve on port "
                + std::to_string(options.port.value_or(usualPort))
                + "; name one above 1023 with --port.",
            {},
            {}};
}

std::string addressesText(const Options &options, std::uint16_t port)
{
    const std::string end = ':' + std::to_string(port) + "/\n";
    std::string text;
    if (const int asked = options.port.value_or(usualPort); asked != 0 && asked != port)
        text = "Port " + std::to_string(asked) + " is taken; this is port " + std::to_string(port)
            + ".\n";
    for (const std::string &name : options.names)
        text += "http://" + core::harmlessLine(name) + end;
    if (options.address)
        return text + "http://" + *options.address + end;
    const auto addresses = web::reachableAddresses();
    for (const std::string &address : addresses)
        text += "http://" + address + end;
    return addresses.empty()
        ? text + "No phone can reach this machine: it is on no network. On itself: http://localhost"
            + end
        : text;
}

web::Hall hallOf(const app::Session &session)
{
    const auto seal = session.seal();
    return web::hallOf(session.event(), seal ? seal->seq : 0, session.wallTime());
}

Result run(const Options &options, const Context &context)
{
    if (!context.environment.nextLook)
        return core::unexpected(badInput("A batch goes on with its next line and serves nothing."));
    const auto session = openEvent(context, options.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    web::HallOptions hall;
    hall.server.port = static_cast<std::uint16_t>(options.port.value_or(usualPort));
    hall.server.address = options.address.value_or("");
    hall.names = options.names;
    hall.clock = context.environment.session.clock;
    const auto server = web::HallServer::startNear(std::move(hall), hallOf(**session));
    if (!server)
        return core::unexpected(notStarted(options, server.error()));
    const std::uint16_t port = (*server)->port();
    context.out << addressesText(options, port) << std::flush;
    core::Timestamp shown = (*session)->wallTime();
    while (context.environment.nextLook()) {
        const auto news = (*session)->refresh();
        // Who holds the event at this moment is done at the next look.
        if (!news && !app::isHeld(news.error()))
            return core::unexpected(news.error());
        const core::Timestamp now = (*session)->wallTime();
        if (!news.value_or(false)
            && now.milliseconds - shown.milliseconds < millisecondsBetweenSchedules)
            continue;
        (*server)->show(hallOf(**session));
        shown = now;
    }
    Answer answer{core::Json::object({{"port", port}}), {}};
    answer.streamed = true;
    return answer;
}

} // namespace

void addServe(CommandTree &tree)
{
    auto options = tree.options<Options>();
    CLI::App &command =
        tree.add("serve", "Show pairings, standings, bracket and clock on the phones in the hall",
                 "arbiter-cli serve cup.arbiter",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    number(command, "--port", options->port, 0, 65535,
           "Where phones ask; the next free one where it is taken, 0: any. 8080 if not given");
    text(command, "--bind", options->address, "ADDRESS",
         "Serve one network only: the IPv4 address of this machine in it");
    texts(command, "--name", options->names, "HOST",
          "A name by which phones may call this machine, besides its addresses");
}

} // namespace cli
