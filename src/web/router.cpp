// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/router.h"

#include "web/hall_json.h"
#include "web/in_language.h"
#include "web/template.h"
#include "web/views.h"

#include <charconv>
#include <optional>

namespace web {

namespace {

constexpr std::string_view languageCookie = "arbiter-language";

struct Visit {
    const Request &request;
    const Hall &hall;
    core::Timestamp now;
    InLanguage in;
};

InLanguage languageOf(const Request &request)
{
    const Fields cookies = readCookies(request.cookie);
    const auto chosen = field(cookies, languageCookie);
    return InLanguage(isSpoken(chosen) ? std::string(chosen) : preferred(request.acceptLanguage));
}

Response plain(int status, std::string body, std::string type = "text/plain; charset=utf-8")
{
    return {status, std::move(type), std::move(body), {}, false};
}

Response page(const Visit &visit, std::string_view name, const core::Json &view, int status = 200)
{
    Response response;
    response.status = status;
    response.body = rendered(name, view);
    response.headers = {{"Content-Language", visit.in.code()}, {"Vary", "Accept-Language, Cookie"}};
    return response;
}

Response problem(const Visit &visit, int status, std::string sentence)
{
    core::Json view = frameView(visit.hall, visit.in, "/");
    view.set("title", std::move(sentence));
    view.set("back_words", visit.in(Pages::tr("To the pairings")));
    return page(visit, "problem", view, status);
}

Response notFound(const Visit &visit)
{
    return problem(visit, 404, visit.in(Pages::tr("There is no such page.")));
}

Response tablePage(const Visit &visit, std::string_view digits)
{
    int table = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), table);
    core::Json view = frameView(visit.hall, visit.in, visit.request.path);
    if (error != std::errc() || end != digits.data() + digits.size()
        || !addTable(view, visit.hall, visit.in, table))
        return notFound(visit);
    return page(visit, "table", view);
}

Response hallPage(const Visit &visit)
{
    constexpr std::string_view tables = "/table/";
    const std::string &path = visit.request.path;
    if (path.starts_with(tables))
        return tablePage(visit, std::string_view(path).substr(tables.size()));
    core::Json view = frameView(visit.hall, visit.in, path);
    if (path == "/") {
        addPairings(view, visit.hall, visit.in, field(visit.request.query, "name"));
        return page(visit, "pairings", view);
    }
    if (path == "/standings") {
        addStandings(view, visit.hall, visit.in);
        return page(visit, "standings", view);
    }
    if (path == "/bracket") {
        addBracket(view, visit.hall, visit.in);
        return page(visit, "bracket", view);
    }
    if (path == "/clock") {
        addClock(view, visit.hall, visit.in, visit.now);
        return page(visit, "clock", view);
    }
    if (path == "/schedule") {
        addSchedule(view, visit.hall, visit.in);
        return page(visit, "schedule", view);
    }
    return notFound(visit);
}

/// A page of ours by its path alone: nobody is sent elsewhere.
bool isOwnPath(std::string_view path)
{
    return path.starts_with('/')
        && path.find_first_not_of("/abcdefghijklmnopqrstuvwxyz0123456789") == std::string_view::npos
        && path.find("//") == std::string_view::npos;
}

Response chooseLanguage(const Visit &visit)
{
    const Fields form = readForm(visit.request.body);
    const std::string code(field(form, "to"));
    if (!isSpoken(code))
        return problem(visit, 400, visit.in(Pages::tr("This language is not spoken here.")));
    const std::string back(field(form, "back"));
    Response response = plain(303, {});
    response.headers = {{"Location", isOwnPath(back) ? back : "/"},
                        {"Set-Cookie",
                         std::string(languageCookie) + '=' + code
                             + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"}};
    return response;
}

std::optional<Response> withoutPage(const Visit &visit)
{
    constexpr std::string_view api = "/api/v1/";
    const std::string &path = visit.request.path;
    if (path == "/style.css")
        return plain(200, std::string(pageFile("style.css")), "text/css; charset=utf-8");
    if (path == "/live.js")
        return plain(200, std::string(pageFile("live.js")), "text/javascript; charset=utf-8");
    if (path == "/live") {
        Response live = plain(200, {}, "text/event-stream");
        live.live = true;
        return live;
    }
    if (!path.starts_with(api))
        return std::nullopt;
    const auto json = hallJson(visit.hall, std::string_view(path).substr(api.size()), visit.now);
    if (!json)
        return plain(404,
                     R"({"error":"There is no such resource; see docs/api.md."})"
                     "\n",
                     "application/json");
    return plain(200, core::dump(*json) + '\n', "application/json");
}

} // namespace

Response answer(const Request &request, const Hall &hall, const Hosts &hosts, core::Timestamp now)
{
    if (!hosts.knows(request.host))
        return plain(421,
                     "The hall does not go by this name: use the address that the desk "
                     "shows.\n");
    const Visit visit{request, hall, now, languageOf(request)};
    if (request.method == "POST") {
        if (!hosts.mayAsk(request.origin))
            return problem(visit, 403,
                           visit.in(Pages::tr("This came from a page of another place; nothing "
                                              "was changed.")));
        return request.path == "/language" ? chooseLanguage(visit) : notFound(visit);
    }
    if (request.method != "GET" && request.method != "HEAD") {
        Response refused = plain(405, "GET and POST only.\n");
        refused.headers = {{"Allow", "GET, HEAD, POST"}};
        return refused;
    }
    if (auto response = withoutPage(visit))
        return std::move(*response);
    return hallPage(visit);
}

Response tooLarge() { return plain(413, "That is too much for one request.\n"); }

} // namespace web
