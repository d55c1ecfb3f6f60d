// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/deck_options.h"
#include "cli/lookup.h"
#include "cli/options.h"

#include "app/hall/phone_desk.h"
#include "app/session/files.h"
#include "app/session/sharing.h"
#include "core/harmless.h"
#include "web/hall_server.h"
#include "web/hosts.h"

namespace cli {

namespace {

constexpr int usualPort = 8080;
/// What the schedule expects moves with the time.
constexpr std::int64_t millisecondsBetweenSchedules = 30'000;

/// Of the moments between two looks at the event.
constexpr int momentsOfALook = 25;

struct ServeOptions {
    std::string event;
    std::optional<int> port;
    std::optional<std::string> address;
    std::vector<std::string> names;
    bool registration = false;
    std::optional<std::string> announcement;
    std::vector<std::string> judges;
    std::vector<std::string> scorekeepers;
    std::optional<std::string> certificate;
    std::optional<std::string> key;
};

app::Failure notStarted(const ServeOptions &options, web::StartProblem problem)
{
    switch (problem) {
    case web::StartProblem::PortTaken:
        return badInput("Port " + std::to_string(options.port.value_or(usualPort))
                        + " and those that follow are taken; name another with --port.");
    case web::StartProblem::NotAnAddress:
        return badInput("\"" + options.address.value_or("")
                        + "\" is no address of this machine; leave --bind out to serve all "
                          "its networks.");
    case web::StartProblem::NotACertificate:
        return badInput("The certificate and the key do not fit or cannot be read: both are PEM "
                        "files, and the key has no password.");
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

/// Where phones find the hall, the best to tell first.
std::vector<std::string> addressesOf(const ServeOptions &options, std::uint16_t port)
{
    const std::string start = options.certificate ? "https://" : "http://";
    const std::string end = ':' + std::to_string(port) + '/';
    std::vector<std::string> addresses;
    for (const std::string &name : options.names)
        addresses.push_back(start + core::harmlessLine(name) + end);
    const bool six = options.address && options.address->find(':') != std::string::npos;
    // "Any" is an address to serve, and none to ask for.
    if (options.address && !web::isEveryNetwork(*options.address)) {
        addresses.push_back(start + (six ? "[" + *options.address + "]" : *options.address) + end);
        return addresses;
    }
    for (const std::string &address : web::reachableAddresses())
        if (six || !options.address || !address.starts_with('['))
            addresses.push_back(start + address + end);
    return addresses;
}

/// Somebody of the staff and his code, which is told this once.
struct Admitted {
    app::HallRole role{};
    std::string name;
    std::string secret;
};

core::Expected<std::vector<Admitted>, app::Failure> admit(const ServeOptions &options,
                                                          app::PhoneDesk &desk)
{
    std::vector<Admitted> admitted;
    for (const auto &[role, names] : {std::pair{app::HallRole::Judge, &options.judges},
                                      std::pair{app::HallRole::Scorekeeper, &options.scorekeepers}})
        for (const std::string &name : *names) {
            const auto secret = desk.admitStaff(role, name);
            if (!secret)
                return core::unexpected(secret.error());
            admitted.push_back({role, name, *secret});
        }
    return admitted;
}

std::string tellingText(const ServeOptions &options, std::uint16_t port,
                        const std::vector<Admitted> &staff)
{
    const auto addresses = addressesOf(options, port);
    std::string text;
    if (const int asked = options.port.value_or(usualPort); asked != 0 && asked != port)
        text = "Port " + std::to_string(asked) + " is taken; this is port " + std::to_string(port)
            + ".\n";
    for (const std::string &address : addresses)
        text += address + '\n';
    const std::string self = (options.certificate ? "https" : "http") + std::string("://localhost:")
        + std::to_string(port) + '/';
    if (addresses.empty())
        text += "No phone can reach this machine: it is on no network. On itself: " + self + '\n';
    for (const Admitted &one : staff)
        text += core::harmlessLine(one.name) + ", " + std::string(core::toWord(one.role)) + "\n    "
            + (addresses.empty() ? self : addresses.front()) + "in/" + one.secret + '\n';
    return text;
}

core::Json tellingJson(const ServeOptions &options, std::uint16_t port,
                       const std::vector<Admitted> &staff)
{
    core::Json addresses = core::Json::array();
    for (const std::string &address : addressesOf(options, port))
        addresses.push(address);
    core::Json admitted = core::Json::array();
    for (const Admitted &one : staff)
        admitted.push(core::Json::object(
            {{"name", one.name}, {"role", core::toWord(one.role)}, {"path", "/in/" + one.secret}}));
    return core::Json::object({{"port", port}, {"addresses", addresses}, {"staff", admitted}});
}

core::Expected<web::HallOptions, app::Failure> hallOptions(const ServeOptions &options,
                                                           const Context &context)
{
    web::HallOptions hall;
    hall.server.port = static_cast<std::uint16_t>(options.port.value_or(usualPort));
    hall.server.address = options.address.value_or("");
    hall.names = options.names;
    hall.clock = context.environment.session.clock;
    if (options.certificate.has_value() != options.key.has_value())
        return core::unexpected(badInput("--certificate and --key go together."));
    if (!options.certificate)
        return hall;
    auto chain = app::readFile(*options.certificate);
    auto key = app::readFile(*options.key);
    if (!chain || !key)
        return core::unexpected(!chain ? chain.error() : key.error());
    hall.server.certificate = {std::move(*chain), std::move(*key)};
    return hall;
}

/// Until it is to end: what phones ask for at once, what other programs did at every look.
core::Expected<void, app::Failure> attend(const Context &context, app::PhoneDesk &desk,
                                          web::HallServer &server)
{
    auto &session = desk.session();
    const auto &environment = context.environment;
    const auto &next = environment.nextMoment ? environment.nextMoment : environment.nextLook;
    core::Timestamp shown = session.wallTime();
    for (int moments = 1; next(); ++moments) {
        while (server.work(desk))
            ;
        if (environment.nextMoment && moments % momentsOfALook != 0 && !app::bellRings(session))
            continue;
        // Who holds the event at this moment is done at the next look, and a server that is gone
        // may be back: what was read stays on the phones.
        const auto passes = [&session](const app::Failure &failure) {
            return app::isHeld(failure) || app::troubleOf(session);
        };
        const auto news = session.refresh();
        if (!news && !passes(news.error()))
            return core::unexpected(news.error());
        const auto said = desk.refresh();
        if (!said && !passes(said.error()))
            return core::unexpected(said.error());
        const core::Timestamp now = session.wallTime();
        if (!news.value_or(false) && !said.value_or(false)
            && now.milliseconds - shown.milliseconds < millisecondsBetweenSchedules)
            continue;
        server.show(desk);
        shown = now;
    }
    return {};
}

Result run(const ServeOptions &options, const Context &context)
{
    if (!context.environment.nextLook)
        return core::unexpected(badInput("A batch goes on with its next line and serves nothing."));
    auto hall = hallOptions(options, context);
    if (!hall)
        return core::unexpected(hall.error());
    const auto session = openToStay(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto cards = openCards(context);
    if (!cards)
        return core::unexpected(cards.error());
    hall->cards = &*cards;
    app::PhoneDesk desk(**session, &*cards);
    desk.openRegistration(options.registration);
    if (const auto read = desk.refresh(); !read)
        return core::unexpected(read.error());
    if (options.announcement)
        if (const auto told = desk.announce(*options.announcement); !told)
            return core::unexpected(told.error());
    const auto staff = admit(options, desk);
    if (!staff)
        return core::unexpected(staff.error());
    const auto server = web::HallServer::startNear(
        std::move(*hall), web::hallOf((*session)->event(), 0, (*session)->wallTime()));
    if (!server)
        return core::unexpected(notStarted(options, server.error()));
    (*server)->show(desk);
    const std::uint16_t port = (*server)->port();
    context.out << (context.json ? core::dump(tellingJson(options, port, *staff), 2) + '\n'
                                 : tellingText(options, port, *staff))
                << std::flush;
    if (const auto served = attend(context, desk, **server); !served)
        return core::unexpected(served.error());
    Answer answer{core::Json::object({{"port", port}}), {}};
    answer.streamed = true;
    return answer;
}

} // namespace

void addServe(CommandTree &tree)
{
    auto options = tree.options<ServeOptions>();
    CLI::App &command =
        tree.add("serve", "Show pairings, standings, bracket and clock on the phones in the hall",
                 "arbiter-cli serve cup.arbiter",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    number(command, "--port", options->port, 0, 65535,
           "Where phones ask; the next free one where it is taken, 0: any. 8080 if not given");
    text(command, "--bind", options->address, "ADDRESS",
         "Serve one network only: the address of this machine in it");
    texts(command, "--name", options->names, "HOST",
          "A name by which phones may call this machine, besides its addresses");
    flag(command, "--open-registration", options->registration,
         "Let people register as players by phone; they wait in the inbox until the desk accepts "
         "them");
    text(command, "--announce", options->announcement, "TEXT",
         "Tell it everybody on top of every page, until told otherwise: \"Lunch until 13:30\"; "
         "\"\" takes it back");
    texts(command, "--judge", options->judges, "NAME",
          "Make a code for a judge's phone and print its address; the log names the judge");
    texts(command, "--scorekeeper", options->scorekeepers, "NAME",
          "The same for somebody who enters results");
    text(command, "--certificate", options->certificate, "FILE",
         "Serve by HTTPS with this certificate (PEM, with its chain)");
    text(command, "--key", options->key, "FILE", "The key of the certificate (PEM, no password)");
}

} // namespace cli
