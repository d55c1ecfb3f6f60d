// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a request of a phone, from the first line to the body: answered by clean text that
// runs nothing, steers no header and sends nobody elsewhere.
#include "core/text.h"
#include "tournament/acts/generator.h"
#include "web/hall.h"
#include "web/request.h"
#include "web/router.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace {

constexpr std::uint16_t port = 8080;
constexpr core::Timestamp now{1'456'000'000'000};

void require(bool condition)
{
    if (!condition)
        std::abort();
}

web::Hall smallHall()
{
    tournament::GeneratorOptions options;
    options.players = 9;
    options.rounds = 3;
    options.profile = tournament::profiles().front();
    return web::hallOf(tournament::generateEvent(options).event, 7, now);
}

/// What stands ahead of `end`, which is taken off with it; everything where there is none.
std::string_view cut(std::string_view &text, std::string_view end)
{
    const auto at = std::min(text.find(end), text.size());
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(std::min(at + end.size(), text.size()));
    return part;
}

/// As the server hands it on: of fields that come twice the first, the query in pieces.
web::Request requestOf(std::string_view bytes)
{
    web::Request request;
    std::string_view first = cut(bytes, "\n");
    request.method = cut(first, " ");
    std::string_view query = cut(first, " ");
    request.path = cut(query, "?");
    request.query = web::readForm(query);
    while (!bytes.empty()) {
        std::string_view value = cut(bytes, "\n");
        if (value.empty())
            break;
        const std::string_view name = cut(value, ": ");
        for (const auto &[known, place] :
             {std::pair<std::string_view, std::string *>{"Host", &request.host},
              {"Origin", &request.origin},
              {"Cookie", &request.cookie},
              {"Accept-Language", &request.acceptLanguage}})
            if (name == known && place->empty())
                *place = value;
    }
    request.body = bytes;
    return request;
}

/// Nothing in a page is a tag or an attribute that the templates do not have.
void requirePage(const std::string &body)
{
    for (const char *forbidden : {"<script>", "onload=", "onerror=", "javascript:"})
        require(core::folded(body).find(forbidden) == std::string::npos);
}

void requireAnswer(const web::Response &response)
{
    require(response.status >= 200 && response.status < 600);
    require(core::isValidUtf8(response.body));
    for (const auto &[name, value] : response.headers)
        for (const std::string &text : {name, value})
            require(std::ranges::none_of(
                text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }));
    const auto location = web::field(response.headers, "Location");
    require(location.empty() || (location.starts_with('/') && !location.starts_with("//")));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static const web::Hall hall = smallHall();
    static const web::Hosts hosts(port, {"cup.example"});
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const web::Request request = requestOf(bytes);
    const web::Asked asked = web::ask(request, hall, nullptr, hosts, now);
    const web::Response &response = asked.answer.response;
    requireAnswer(response);
    // What was asked is shown again on the page: as text.
    if (response.type.starts_with("text/html") && request.query.empty())
        requirePage(response.body);
    if (request.method == "POST" && !hosts.mayAsk(request.origin))
        require(response.status == 403 || response.status == 421);
    for (const auto &[name, value] : web::readForm(request.body))
        require(web::field(web::readForm(web::escaped(name) + '=' + web::escaped(value)), name)
                == value);
    (void)web::readCookies(request.cookie);
    return 0;
}
