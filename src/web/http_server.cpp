// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/http_server.h"

#include "web/live_streams.h"
#include "web/router.h"

#include <atomic>
#include <cerrno>
#include <condition_variable>
#include <thread>

#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <strings.h>
#include <sys/socket.h>

namespace web {

namespace {

constexpr std::size_t mostHeader = 8 * 1024;
constexpr std::size_t mostBody = 64 * 1024;
/// Header, and what libmicrohttpd keeps beside it.
constexpr std::size_t connectionMemory = 16 * 1024;
constexpr std::chrono::milliseconds look{250};
/// After so many looks everybody who listens is rung up, so that who is gone is noticed.
constexpr int looksBetweenSigns = 60;

/// What every answer says to the browser: nothing from elsewhere, nothing guessed, nothing kept.
constexpr std::array<std::pair<const char *, const char *>, 5> always{
    {{"Content-Security-Policy",
      "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action "
      "'self'; base-uri 'none'; frame-ancestors 'none'"},
     {"X-Content-Type-Options", "nosniff"},
     {"X-Frame-Options", "DENY"},
     {"Referrer-Policy", "same-origin"},
     {"Cache-Control", "no-store"}}};

struct Incoming {
    Request request;
    std::size_t header = 0;
    bool tooLarge = false;
};

MHD_Result takeHeader(void *self, MHD_ValueKind /*kind*/, const char *name, const char *value)
{
    Incoming &incoming = *static_cast<Incoming *>(self);
    const std::string_view text = value ? value : "";
    incoming.header += std::string_view(name).size() + text.size();
    const auto is = [name](const char *known) { return strcasecmp(name, known) == 0; };
    std::string *place = is("Host") ? &incoming.request.host
        : is("Origin")              ? &incoming.request.origin
        : is("Cookie")              ? &incoming.request.cookie
        : is("Accept-Language")     ? &incoming.request.acceptLanguage
                                    : nullptr;
    if (place && place->empty())
        *place = text;
    return MHD_YES;
}

MHD_Result takeArgument(void *self, MHD_ValueKind /*kind*/, const char *name, const char *value)
{
    static_cast<Incoming *>(self)->request.query.try_emplace(name, value ? value : "");
    return MHD_YES;
}

std::unique_ptr<Incoming> incomingOf(MHD_Connection *connection, const char *path,
                                     const char *method)
{
    auto incoming = std::make_unique<Incoming>();
    incoming->request.method = method;
    incoming->request.path = path;
    MHD_get_connection_values(connection, MHD_HEADER_KIND, &takeHeader, incoming.get());
    MHD_get_connection_values(connection, MHD_GET_ARGUMENT_KIND, &takeArgument, incoming.get());
    incoming->tooLarge = incoming->header > mostHeader;
    return incoming;
}

Connection *connectionOf(MHD_Connection *connection)
{
    const auto *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? static_cast<Connection *>(info->socket_context) : nullptr;
}

bool fill(sockaddr_in &address, const ServerOptions &options)
{
    address.sin_family = AF_INET;
    address.sin_port = htons(options.port);
    address.sin_addr.s_addr = htonl(INADDR_ANY);
    return options.address.empty()
        || inet_pton(AF_INET, options.address.c_str(), &address.sin_addr) == 1;
}

} // namespace

struct HttpServer::Inside {
    Inside(Connections::Limits limits, Handler whoAnswers)
        : connections(limits), handler(std::move(whoAnswers))
    {
    }

    MHD_Result respond(MHD_Connection *connection, const Response &response)
    {
        MHD_Response *made = response.live
            ? streams.open(connection, "retry: 2000\n\n" + lastNews())
            : MHD_create_response_from_buffer(response.body.size(),
                                              const_cast<char *>(response.body.data()),
                                              MHD_RESPMEM_MUST_COPY);
        if (!made)
            return MHD_NO;
        for (const auto &[name, value] : always)
            MHD_add_response_header(made, name, value);
        MHD_add_response_header(made, MHD_HTTP_HEADER_CONTENT_TYPE, response.type.c_str());
        for (const auto &[name, value] : response.headers)
            MHD_add_response_header(made, name.c_str(), value.c_str());
        const auto result =
            MHD_queue_response(connection, static_cast<unsigned>(response.status), made);
        MHD_destroy_response(made);
        if (response.live && result == MHD_YES)
            if (Connection *known = connectionOf(connection))
                connections.change(*known, Connection::State::Live);
        return result;
    }
    std::string lastNews()
    {
        const std::scoped_lock lock(mutex);
        return news;
    }
    void watch()
    {
        std::unique_lock lock(mutex);
        for (int looks = 1; !wake.wait_for(lock, look, [this] { return ending; }); ++looks) {
            lock.unlock();
            connections.endLate();
            if (looks % looksBetweenSigns == 0)
                streams.tell(":\n\n");
            lock.lock();
        }
    }

    static MHD_Result handle(void *self, MHD_Connection *connection, const char *path,
                             const char *method, const char * /*version*/, const char *data,
                             std::size_t *size, void **context);
    static void completed(void *self, MHD_Connection *connection, void **context,
                          MHD_RequestTerminationCode code);
    static void connected(void *self, MHD_Connection *connection, void **context,
                          MHD_ConnectionNotificationCode code);

    Connections connections;
    LiveStreams streams;
    Handler handler;
    MHD_Daemon *daemon = nullptr;
    std::mutex mutex; ///< of the three that follow
    std::condition_variable wake;
    bool ending = false;
    std::string news; ///< what was told last: for who begins to listen
    std::thread watcher;
};

MHD_Result HttpServer::Inside::handle(void *self, MHD_Connection *connection, const char *path,
                                      const char *method, const char * /*version*/,
                                      const char *data, std::size_t *size, void **context)
try {
    Inside &inside = *static_cast<Inside *>(self);
    if (!*context) {
        if (Connection *known = connectionOf(connection))
            inside.connections.change(*known, Connection::State::Busy);
        *context = incomingOf(connection, path, method).release();
        return MHD_YES;
    }
    Incoming &incoming = *static_cast<Incoming *>(*context);
    if (*size > 0) {
        if (incoming.request.body.size() + *size > mostBody)
            incoming.tooLarge = true;
        else
            incoming.request.body.append(data, *size);
        *size = 0;
        return MHD_YES;
    }
    return inside.respond(connection,
                          incoming.tooLarge ? tooLarge() : inside.handler(incoming.request));
} catch (const std::bad_alloc &) {
    return MHD_NO; // this connection ends, the hall goes on
}

void HttpServer::Inside::completed(void *self, MHD_Connection *connection, void **context,
                                   MHD_RequestTerminationCode /*code*/)
{
    const std::unique_ptr<Incoming> done(static_cast<Incoming *>(*context));
    *context = nullptr;
    if (Connection *known = connectionOf(connection))
        static_cast<Inside *>(self)->connections.change(*known, Connection::State::Idle);
}

void HttpServer::Inside::connected(void *self, MHD_Connection *connection, void **context,
                                   MHD_ConnectionNotificationCode code)
{
    Connections &connections = static_cast<Inside *>(self)->connections;
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        const auto *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
        *context = connections.add(info->connect_fd);
    } else {
        connections.remove(static_cast<Connection *>(*context));
        *context = nullptr;
    }
}

HttpServer::HttpServer(std::unique_ptr<Inside> inside) : m_inside(std::move(inside)) { }

core::Expected<std::unique_ptr<HttpServer>, StartProblem>
HttpServer::start(const ServerOptions &options, Handler handler)
{
    sockaddr_in address{};
    if (!fill(address, options))
        return core::unexpected(StartProblem::NotAnAddress);
    auto inside = std::make_unique<Inside>(options.limits, std::move(handler));
    constexpr unsigned spare = 100; // that are being closed
    errno = 0;
    inside->daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC, options.port,
        nullptr, nullptr, &Inside::handle, inside.get(), MHD_OPTION_SOCK_ADDR,
        reinterpret_cast<const sockaddr *>(&address), MHD_OPTION_CONNECTION_LIMIT,
        static_cast<unsigned>(options.limits.most) + spare, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
        connectionMemory, MHD_OPTION_NOTIFY_COMPLETED, &Inside::completed, inside.get(),
        MHD_OPTION_NOTIFY_CONNECTION, &Inside::connected, inside.get(), MHD_OPTION_END);
    if (!inside->daemon)
        return core::unexpected(errno == EADDRINUSE          ? StartProblem::PortTaken
                                    : errno == EADDRNOTAVAIL ? StartProblem::NotAnAddress
                                                             : StartProblem::NoServer);
    inside->watcher = std::thread([raw = inside.get()] { raw->watch(); });
    return std::unique_ptr<HttpServer>(new HttpServer(std::move(inside)));
}

HttpServer::~HttpServer()
{
    {
        const std::scoped_lock lock(m_inside->mutex);
        m_inside->ending = true;
    }
    m_inside->wake.notify_all();
    m_inside->watcher.join();
    m_inside->streams.close();
    MHD_stop_daemon(m_inside->daemon);
}

std::uint16_t HttpServer::port() const
{
    return MHD_get_daemon_info(m_inside->daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
}

void HttpServer::tell(const std::string &data)
{
    const std::string text = "data: " + data + "\n\n";
    {
        const std::scoped_lock lock(m_inside->mutex);
        m_inside->news = text;
    }
    m_inside->streams.tell(text);
}

std::size_t HttpServer::live() const { return m_inside->connections.live(); }

} // namespace web
