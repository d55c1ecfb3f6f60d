// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/http_server.h"

#include "web/listener.h"
#include "web/live_streams.h"
#include "web/open_files.h"
#include "web/router.h"

#include <atomic>
#include <cerrno>
#include <condition_variable>
#include <thread>

#include <microhttpd.h>
#include <strings.h>
#include <sys/socket.h>

namespace web {

namespace {

constexpr std::size_t mostHeader = 8 * 1024;
constexpr std::size_t mostBody = 64 * 1024;
/// Header, and what libmicrohttpd keeps beside it.
constexpr std::size_t connectionMemory = 16 * 1024;
/// Connections beyond all places, that are being closed.
constexpr std::size_t spare = 100;
constexpr std::chrono::milliseconds look{250};
constexpr std::chrono::milliseconds farewell{300};
/// After so many looks everybody who listens is rung up, so that who is gone is noticed.
constexpr int looksBetweenSigns = 60;

/// What every answer says to the browser: nothing from elsewhere, nothing guessed, nothing kept.
constexpr std::array<std::pair<const char *, const char *>, 5> always{
    {{"Content-Security-Policy",
      "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src "
      "'self'; "
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"},
     {"X-Content-Type-Options", "nosniff"},
     {"X-Frame-Options", "DENY"},
     {"Referrer-Policy", "same-origin"},
     {"Cache-Control", "no-store"}}};

struct Incoming {
    Request request;
    std::size_t header = 0;
    bool tooLarge = false;
    std::shared_ptr<PendingReplies::Waiting> waiting; ///< once it was suspended
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
    const auto *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (info && info->client_addr)
        incoming->request.address = addressText(info->client_addr);
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

/// Undoes the escapes of a path or argument as libmicrohttpd does, but for %00: behind it a C
/// string ends, and "/%00x" would be served as "/".
std::size_t unescape(void * /*self*/, MHD_Connection * /*connection*/, char *text)
{
    const std::string plain = unescaped(text, Plus::Stays);
    plain.copy(text, plain.size());
    text[plain.size()] = 0;
    return plain.size();
}

Response slowDesk()
{
    return {503,
            "text/plain; charset=utf-8",
            "The desk did not answer in time. What you sent may be in all the same: look at your "
            "page, then send it again.\n",
            {{"Retry-After", "5"}},
            false};
}

Response tooMany()
{
    return {503,
            "text/plain; charset=utf-8",
            "Too many phones ask at once: try again in a moment.\n",
            {{"Retry-After", "2"}, {"Connection", "close"}},
            false};
}

} // namespace

struct HttpServer::Inside {
    Inside(const ServerOptions &options, Handler whoAnswers)
        : connections(options.limits)
        , replies(options.waiting)
        , certificate(options.certificate)
        , handler(std::move(whoAnswers))
    {
    }

    MHD_Result respond(MHD_Connection *connection, const Response &response)
    {
        MHD_Response *made = response.live
            ? streams.open(connection, "retry: 2000\n\n" + firstNews())
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
    MHD_Result finished(MHD_Connection *connection, Incoming &incoming)
    {
        if (incoming.waiting) { // woken: the answer is there
            const std::scoped_lock lock(incoming.waiting->mutex);
            return respond(connection, incoming.waiting->response.value_or(slowDesk()));
        }
        if (incoming.tooLarge)
            return respond(connection, tooLarge());
        Connection *known = connectionOf(connection);
        if (known && !connections.admit(*known, [&] { return handler.isStaff(incoming.request); }))
            return respond(connection, tooMany());
        Outcome outcome = handler.answer(incoming.request);
        if (outcome.delay.count() > 0)
            incoming.waiting =
                replies.delay(connection, std::move(outcome.response), outcome.delay);
        else if (outcome.later)
            incoming.waiting = replies.suspend(connection, slowDesk());
        else
            return respond(connection, outcome.response);
        if (!incoming.waiting)
            return respond(connection, tooMany());
        if (outcome.later)
            outcome.later([waiting = incoming.waiting](Response response) {
                waiting->answer(std::move(response));
            });
        return MHD_YES;
    }
    std::string firstNews()
    {
        const std::scoped_lock lock(mutex);
        return first;
    }
    void watch()
    {
        std::unique_lock lock(mutex);
        for (int looks = 1; !wake.wait_for(lock, look, [this] { return ending; }); ++looks) {
            lock.unlock();
            connections.endLate();
            replies.look();
            if (looks % looksBetweenSigns == 0)
                streams.tell(":\n\n");
            lock.lock();
        }
    }

    [[nodiscard]] MHD_Daemon *listen(const Listener &listener, std::uint16_t port,
                                     std::size_t most);
    static MHD_Result handle(void *self, MHD_Connection *connection, const char *path,
                             const char *method, const char * /*version*/, const char *data,
                             std::size_t *size, void **context);
    static void completed(void *self, MHD_Connection *connection, void **context,
                          MHD_RequestTerminationCode code);
    static void connected(void *self, MHD_Connection *connection, void **context,
                          MHD_ConnectionNotificationCode code);

    Connections connections;
    PendingReplies replies;
    Certificate certificate; ///< read by the daemon as it starts
    LiveStreams streams;
    Handler handler;
    MHD_Daemon *daemon = nullptr;
    std::mutex mutex; ///< of the three that follow
    std::condition_variable wake;
    bool ending = false;
    std::string first; ///< for who begins to listen
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
    return inside.finished(connection, incoming);
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

MHD_Daemon *HttpServer::Inside::listen(const Listener &listener, std::uint16_t port,
                                       std::size_t most)
{
    std::vector<MHD_OptionItem> tls;
    if (certificate.given())
        tls = {{MHD_OPTION_HTTPS_MEM_CERT, 0, certificate.chain.data()},
               {MHD_OPTION_HTTPS_MEM_KEY, 0, certificate.key.data()}};
    tls.push_back({MHD_OPTION_END, 0, nullptr});
    errno = 0;
    unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC;
    if (listener.dual)
        flags |= MHD_USE_DUAL_STACK;
    if (listener.six)
        flags |= MHD_USE_IPv6;
    if (certificate.given())
        flags |= MHD_USE_TLS;
    return MHD_start_daemon(flags, port, nullptr, nullptr, &Inside::handle, this,
                            MHD_OPTION_SOCK_ADDR, listener.address(), MHD_OPTION_CONNECTION_LIMIT,
                            static_cast<unsigned>(most + spare), MHD_OPTION_CONNECTION_MEMORY_LIMIT,
                            connectionMemory, MHD_OPTION_UNESCAPE_CALLBACK, &unescape, nullptr,
                            MHD_OPTION_NOTIFY_COMPLETED, &Inside::completed, this,
                            MHD_OPTION_NOTIFY_CONNECTION, &Inside::connected, this,
                            MHD_OPTION_ARRAY, tls.data(), MHD_OPTION_END);
}

core::Expected<std::unique_ptr<HttpServer>, StartProblem>
HttpServer::start(const ServerOptions &options, Handler handler)
{
    if (options.certificate.given() && !isCertificate(options.certificate))
        return core::unexpected(StartProblem::NotACertificate);
    const std::size_t wanted = options.limits.most + options.limits.kept;
    const std::size_t room = roomForConnections(wanted + spare);
    const std::size_t most = room >= wanted + spare ? wanted : std::max(room, 2 * spare) - spare;
    ServerOptions possible = options;
    possible.limits.kept = std::min(options.limits.kept, most / 2);
    possible.limits.most = most - possible.limits.kept;
    auto inside = std::make_unique<Inside>(possible, std::move(handler));
    auto listeners = listenersFor(options.address, options.port);
    if (listeners.empty())
        return core::unexpected(StartProblem::NotAnAddress);
    for (const Listener &listener : listeners)
        if (!inside->daemon)
            inside->daemon = inside->listen(listener, options.port, most);
    if (!inside->daemon)
        return core::unexpected(errno == EADDRINUSE               ? StartProblem::PortTaken
                                    : errno == EADDRNOTAVAIL      ? StartProblem::NotAnAddress
                                    : inside->certificate.given() ? StartProblem::NotACertificate
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
    m_inside->replies.close();
    m_inside->streams.close();
    // What is decided reaches its phone, unless that takes its time.
    const auto end = std::chrono::steady_clock::now() + farewell;
    while (m_inside->connections.busy() > 0 && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    MHD_stop_daemon(m_inside->daemon);
}

std::uint16_t HttpServer::port() const
{
    return MHD_get_daemon_info(m_inside->daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
}

void HttpServer::tell(const std::string &news, std::string first)
{
    {
        const std::scoped_lock lock(m_inside->mutex);
        m_inside->first = std::move(first);
    }
    m_inside->streams.tell(news);
}

std::size_t HttpServer::live() const { return m_inside->connections.live(); }

} // namespace web
