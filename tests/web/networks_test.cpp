// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ways to the running server: IPv6, TLS with a certificate that the organizer has, and the
// network that was named and no other.
#include "web/hall_desk.h"

#include "support/temp_folder.h"
#include "web/hosts.h"
#include "web/listener.h"

#include <array>
#include <cstdio>

#include <sys/socket.h>
#include <unistd.h>

using namespace web_tests;
using namespace std::chrono_literals;

// libmicrohttpd 0.9.75 keeps what GnuTLS has read of a certificate whose key is of another: two small
// leaks when the program is about to say so and end.
extern "C" const char *__lsan_default_suppressions() // NOLINT(bugprone-reserved-identifier)
{
    return "leak:libgnutls\nleak:libtasn1\n";
}

namespace {

/// What a program says, on both its outputs; what it is told comes from `input`.
std::string said(const std::string &command, const std::filesystem::path &input = "/dev/null")
{
    std::string all;
    FILE *pipe = ::popen((command + " 2>&1 <'" + input.string() + "'").c_str(), "r");
    std::array<char, 4096> block{};
    while (pipe) {
        const std::size_t size = std::fread(block.data(), 1, block.size(), pipe);
        if (size == 0)
            break;
        all.append(block.data(), size);
    }
    if (pipe)
        ::pclose(pipe);
    return all;
}

/// A certificate of one's own, as a club has it for its domain, and a key that belongs to another.
struct Certified : HallDesk {
    Certified()
    {
        const std::string make = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 "
                                 "-nodes -days 2 -subj /CN=cup.example -addext "
                                 "subjectAltName=DNS:cup.example,DNS:localhost ";
        for (const char *name : {"own", "other"})
            (void)said(make + "-keyout '" + file(std::string(name) + ".key") + "' -out '"
                       + file(std::string(name) + ".pem") + "'");
        options.names = {"cup.example"};
        options.server.certificate = {support::bytesOf(file("own.pem")),
                                      support::bytesOf(file("own.key"))};
    }
    [[nodiscard]] std::string file(const std::string &name) const
    {
        return (folder / name).string();
    }
    [[nodiscard]] bool isMade() const { return std::filesystem::exists(file("other.pem")); }
    /// By a client that trusts this certificate and no other.
    [[nodiscard]] std::string askedSafely(const std::string &request,
                                          const std::string &trusted = "own.pem") const
    {
        support::writeBytes(file("request"), request);
        return said("openssl s_client -quiet -verify_return_error -verify_hostname "
                    "cup.example -servername cup.example -CAfile '"
                        + file(trusted) + "' -connect 127.0.0.1:" + std::to_string(port()),
                    file("request"));
    }
    [[nodiscard]] std::string host() const
    {
        return "Host: cup.example:" + std::to_string(port()) + "\r\n";
    }
    web::HallOptions options;
};

bool speaksSix()
{
    const int socket = ::socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const auto there = web::listenersFor("::1", 0);
    const bool bound =
        socket >= 0 && ::bind(socket, there.front().address(), sizeof(sockaddr_storage)) == 0;
    if (socket >= 0)
        ::close(socket);
    return bound;
}

std::string askedBy(const std::string &address, std::uint16_t port, const std::string &host,
                    const std::string &request = "GET /", const std::string &more = {})
{
    Phone phone(port, address, Phone::Must::Try);
    if (!phone.isOpen())
        return "nobody";
    phone.say(request + " HTTP/1.1\r\nHost: " + host + "\r\n" + more + "Connection: close\r\n\r\n");
    return phone.hear({});
}

} // namespace

TEST_CASE_METHOD(HallDesk, "A phone of either kind of network gets in, and is known by its address")
{
    if (!speaksSix()) {
        WARN("skipped: this system speaks no IPv6");
        return;
    }
    enter({"Ada", "Ben"});
    serve();
    const std::string end = ':' + std::to_string(port());
    CHECK(has(askedBy("127.0.0.1", port(), "127.0.0.1" + end), "HTTP/1.1 200"));
    CHECK(has(askedBy("::1", port(), "[::1]" + end), "HTTP/1.1 200"));
    CHECK(has(askedBy("::1", port(), "localhost" + end), "HTTP/1.1 200"));
    CHECK(has(askedBy("::1", port(), "[2001:db8::1]" + end), "HTTP/1.1 421"));
    CHECK(has(askedBy("::1", port(), "[::1]"), "HTTP/1.1 421"));
    const std::string body = "Content-Length: 0\r\n";
    CHECK(has(askedBy("::1", port(), "[::1]" + end, "POST /language",
                      body + "Origin: http://[::1]" + end + "\r\n"),
              "HTTP/1.1 400")); // of this hall, and no language named
    CHECK(has(askedBy("::1", port(), "[::1]" + end, "POST /language",
                      body + "Origin: http://[2001:db8::1]" + end + "\r\n"),
              "HTTP/1.1 403"));
}

TEST_CASE_METHOD(HallDesk, "Who names one network serves that one alone")
{
    web::HallOptions options;
    options.server.address = "127.0.0.1";
    serve(options);
    const std::string end = ':' + std::to_string(port());
    CHECK(has(askedBy("127.0.0.1", port(), "127.0.0.1" + end), "HTTP/1.1 200"));
    CHECK(askedBy("127.0.0.2", port(), "127.0.0.1" + end) == "nobody");
    if (!speaksSix())
        return;
    CHECK(askedBy("::1", port(), "[::1]" + end) == "nobody");
    server.reset();
    options.server.address = "::"; // all of both kinds
    serve(options);
    const std::string both = ':' + std::to_string(port());
    CHECK(has(askedBy("::1", port(), "[::1]" + both), "HTTP/1.1 200"));
    CHECK(has(askedBy("127.0.0.1", port(), "127.0.0.1" + both), "HTTP/1.1 200"));
    server.reset();
    options.server.address = "::1";
    serve(options);
    const std::string six = ':' + std::to_string(port());
    CHECK(has(askedBy("::1", port(), "[::1]" + six), "HTTP/1.1 200"));
    CHECK(askedBy("127.0.0.1", port(), "127.0.0.1" + six) == "nobody");
}

TEST_CASE_METHOD(Certified, "With a certificate everything is said in secret, and nothing in clear")
{
    if (!isMade()) {
        WARN("skipped: there is no openssl here");
        return;
    }
    enter({"Ada", "Ben"});
    admit(options);
    const std::string secret = card("Ada");
    const std::string page =
        askedSafely("GET / HTTP/1.1\r\n" + host() + "Connection: close\r\n\r\n");
    CAPTURE(page);
    CHECK(web_tests::has(page, "HTTP/1.1 200"));
    CHECK(web_tests::has(page, "</html>"));
    // The cookie goes back over TLS alone.
    const std::string in = askedSafely("POST /in/" + secret + " HTTP/1.1\r\n" + host()
                                       + "Origin: https://cup.example:" + std::to_string(port())
                                       + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    CHECK(web_tests::has(in, "HttpOnly; SameSite=Strict; Secure"));
    const std::string plain = askedSafely("POST /in/" + secret + " HTTP/1.1\r\n" + host()
                                          + "Origin: http://cup.example:" + std::to_string(port())
                                          + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    CHECK(web_tests::has(plain, "HTTP/1.1 403"));
    // Whoever trusts another certificate is not answered, and neither is who speaks in clear.
    CHECK_FALSE(web_tests::has(askedSafely("GET / HTTP/1.1\r\n" + host() + "\r\n", "other.pem"),
                               "HTTP/1.1"));
    CHECK_FALSE(web_tests::has(ask(port(), "GET /"), "HTTP/1.1 200"));
}

TEST_CASE_METHOD(Certified, "Who begins to speak in secret and falls silent holds no place")
{
    if (!isMade()) {
        WARN("skipped: there is no openssl here");
        return;
    }
    options.server.limits.idle = 500ms;
    serve(options);
    Phone silent(port());
    Phone slow(port());
    const std::string hello("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11);
    bool closed = false;
    const auto begin = std::chrono::steady_clock::now();
    for (std::size_t i = 0; i < 40 && !closed; ++i) {
        slow.say(i < hello.size() ? hello.substr(i, 1) : std::string(1, 'x'));
        closed = slow.isClosed(100);
    }
    CHECK(closed);
    CHECK(std::chrono::steady_clock::now() - begin < 3s);
    CHECK(silent.isClosed(2000));
}

TEST_CASE_METHOD(Certified, "A certificate that is none, and a key of another, are refused")
{
    if (!isMade()) {
        WARN("skipped: there is no openssl here");
        return;
    }
    const web::Certificate own = options.server.certificate;
    const std::string cut = own.chain.substr(0, own.chain.size() / 2);
    for (const web::Certificate &wrong :
         {web::Certificate{own.chain, support::bytesOf(file("other.key"))},
          web::Certificate{own.key, own.chain}, web::Certificate{cut, own.key},
          web::Certificate{own.chain, {}}, web::Certificate{{}, own.key}}) {
        options.server.certificate = wrong;
        const auto refused = web::HallServer::start(options, hall());
        REQUIRE_FALSE(refused);
        CHECK(refused.error() == web::StartProblem::NotACertificate);
    }
}
