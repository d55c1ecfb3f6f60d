// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/router.h"

#include "core/digest.h"
#include "core/speaking.h"
#include "web/hall_json.h"
#include "web/in_language.h"
#include "web/rooms.h"
#include "web/template.h"
#include "web/views.h"

#include <charconv>
#include <optional>

namespace web {

namespace {

constexpr std::string_view languageCookie = "arbiter-language";

InLanguage languageOf(const Request &request)
{
    const Fields cookies = readCookies(request.cookie);
    const auto chosen = field(cookies, languageCookie);
    return InLanguage(isSpoken(chosen) ? std::string(chosen) : preferred(request.acceptLanguage));
}

Response tablePage(const Visit &visit, std::string_view digits)
{
    int table = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), table);
    core::Json view = frameOf(visit, visit.request.path);
    if (error != std::errc() || end != digits.data() + digits.size()
        || !addTable(view, visit.hall, visit.in, table))
        return notFound(visit);
    return page(visit, "table", view);
}

/// A page that is the same for all who read it in this language, but for the frame.
Response sharedPage(const Visit &visit, const std::string &name,
                    const std::function<void(core::Json &)> &add)
{
    const auto make = [&] {
        core::Json own = core::Json::object({{"empty", false}});
        add(own);
        return Inside{*own.find("title"), *own.find("empty"), renderedInside(name, own)};
    };
    core::Json view = frameOf(visit, visit.request.path);
    const auto inFrame = [&](const Inside &inside) {
        view.set("title", inside.title);
        view.set("empty", inside.empty);
        return pageAround(visit, inside.html, view);
    };
    return visit.shelf ? inFrame(visit.shelf->inside(visit.in.code() + name, make))
                       : inFrame(make());
}

Response clockPage(const Visit &visit)
{
    core::Json view = frameOf(visit, visit.request.path);
    addClock(view, visit.hall, visit.in, visit.now);
    return page(visit, "clock", view);
}

Response pairingsPage(const Visit &visit)
{
    const auto name = field(visit.request.query, "name");
    const auto add = [&](core::Json &view) { addPairings(view, visit.hall, visit.in, name); };
    if (name.empty())
        return sharedPage(visit, "pairings", add);
    core::Json view = frameOf(visit, visit.request.path);
    add(view);
    return page(visit, "pairings", view);
}

Response hallPage(const Visit &visit)
{
    constexpr std::string_view tables = "/table/";
    const std::string &path = visit.request.path;
    if (path.starts_with(tables))
        return tablePage(visit, std::string_view(path).substr(tables.size()));
    if (path == "/")
        return pairingsPage(visit);
    if (path == "/clock")
        return clockPage(visit);
    const auto shared = [&](const char *name, auto *add) {
        return sharedPage(visit, name, [&](core::Json &view) { add(view, visit.hall, visit.in); });
    };
    return path == "/standings" ? shared("standings", &addStandings)
        : path == "/bracket"    ? shared("bracket", &addBracket)
        : path == "/schedule"   ? shared("schedule", &addSchedule)
                                : notFound(visit);
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
    if (path == "/icon.svg") // of a bookmark, on the home screen, too
        return plain(200, std::string(pageFile("alt.arbiter.desk.svg")), "image/svg+xml");
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

namespace {

/// Whom the cookie of this event admits.
void findUser(Visit &visit)
{
    const Fields cookies = readCookies(visit.request.cookie);
    visit.secret = field(cookies, "arbiter-" + visit.stage->uuid);
    if (!visit.secret.empty())
        visit.user = visit.stage->admitted(visit.secret);
}

bool isIn(std::string_view path, std::string_view room)
{
    return path == room || (path.starts_with(room) && path.substr(room.size()).starts_with('/'));
}

std::optional<Answer> inRoom(const Visit &visit)
{
    const std::string &path = visit.request.path;
    if (!visit.stage)
        return std::nullopt;
    if (isIn(path, "/in") || path == "/register" || path == "/out")
        return doorAnswer(visit);
    if (isIn(path, "/me"))
        return playerAnswer(visit);
    if (isIn(path, "/staff"))
        return staffAnswer(visit);
    if (isIn(path, "/judge"))
        return judgeAnswer(visit);
    return std::nullopt;
}

Answer answerTo(Visit &visit, const Hosts &hosts)
{
    const Request &request = visit.request;
    const bool post = request.method == "POST";
    if (!post && request.method != "GET" && request.method != "HEAD")
        return plain(405, "The hall is asked by GET and changed by POST.\n");
    if (post && !hosts.mayAsk(request.origin))
        return problem(visit, 403,
                       visit.in(Pages::tr("This came from a page of another place; nothing "
                                          "was changed.")));
    const core::Speaking speaking(visit.in.translator());
    if (visit.stage)
        findUser(visit);
    if (auto room = inRoom(visit))
        return std::move(*room);
    if (post)
        return request.path == "/language" ? chooseLanguage(visit) : notFound(visit);
    if (auto without = withoutPage(visit))
        return std::move(*without);
    return hallPage(visit);
}

} // namespace

Asked ask(const Request &request, const Hall &hall, const Backstage *stage, const Hosts &hosts,
          core::Timestamp now, Shelf *shelf)
{
    Visit visit{request, hall, stage, now, languageOf(request), hosts.secure(), {}, {}, shelf};
    Answer answer = hosts.knows(request.host)
        ? answerTo(visit, hosts)
        : plain(421, "The hall does not go by this name: use the address that the desk shows.\n");
    std::string who = visit.user ? core::sha256(visit.secret) : request.address;
    return {std::move(answer), std::move(visit.user), std::move(who), visit.in.code()};
}

bool isStaff(const Request &request, const Backstage &stage)
{
    const Fields cookies = readCookies(request.cookie);
    const auto secret = field(cookies, "arbiter-" + stage.uuid);
    const auto user = secret.empty() ? std::nullopt : stage.admitted(secret);
    return user && user->role != app::HallRole::Player;
}

Response tooLarge() { return plain(413, "That is too much for one request.\n"); }

} // namespace web
