// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/visit.h"

#include "core/digest.h"
#include "core/harmless.h"
#include "core/secret.h"
#include "web/template.h"
#include "web/views.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace web {

using core::Json;

namespace {

struct Way {
    const char *path;
    const char *words;
};

// The pages of everybody that somebody who came in finds at the top as well; the others stand at
// the end of the page.
constexpr std::array ofPlayers{
    Way{"/me", Pages::tr("My table")},         Way{"/me/lists", Pages::tr("My lists")},
    Way{"/me/record", Pages::tr("My record")}, Way{"/", Pages::tr("Pairings")},
    Way{"/standings", Pages::tr("Standings")}, Way{"/clock", Pages::tr("Clock")}};
constexpr std::array alsoOfPlayers{Way{"/me/consent", Pages::tr("My consent")},
                                   Way{"/bracket", Pages::tr("Bracket")},
                                   Way{"/schedule", Pages::tr("Schedule")}};
constexpr std::array ofStaff{Way{"/staff", Pages::tr("Tables")}, Way{"/", Pages::tr("Pairings")},
                             Way{"/standings", Pages::tr("Standings")},
                             Way{"/clock", Pages::tr("Clock")}};
constexpr std::array alsoOfStaff{Way{"/bracket", Pages::tr("Bracket")},
                                 Way{"/schedule", Pages::tr("Schedule")}};
constexpr std::array ofJudges{Way{"/judge", Pages::tr("Calls")},
                              Way{"/staff", Pages::tr("Tables")},
                              Way{"/judge/rules", Pages::tr("Rules")},
                              Way{"/judge/timing", Pages::tr("Timing")},
                              Way{"/judge/ask", Pages::tr("Ask")},
                              Way{"/judge/rulings", Pages::tr("Rulings")},
                              Way{"/judge/decks", Pages::tr("Deck checks")}};
constexpr std::array alsoOfJudges{
    Way{"/", Pages::tr("Pairings")}, Way{"/standings", Pages::tr("Standings")},
    Way{"/bracket", Pages::tr("Bracket")}, Way{"/clock", Pages::tr("Clock")},
    Way{"/schedule", Pages::tr("Schedule")}};

Json navOf(std::span<const Way> ways, const InLanguage &in, std::string_view path)
{
    Json nav = Json::array();
    for (const Way &way : ways)
        nav.push(Json::object(
            {{"path", way.path}, {"words", in(way.words)}, {"current", path == way.path}}));
    return nav;
}

/// Strangers read, and are shown the door.
void addDoor(Json &view, const Visit &visit, std::string_view path)
{
    Json nav = *view.find("nav");
    nav.push(Json::object({{"path", "/in"},
                           {"words", visit.in(Pages::tr("I play here"))},
                           {"current", path == "/in"}}));
    view.set("nav", nav);
}

} // namespace

Response plain(int status, std::string body, std::string_view type)
{
    return {status, std::string(type), std::move(body), {}, false};
}

namespace {

Response asHtml(const InLanguage &in, std::string html, int status)
{
    Response response;
    response.status = status;
    response.body = std::move(html);
    response.headers = {{"Content-Language", in.code()}, {"Vary", "Accept-Language, Cookie"}};
    return response;
}

Response problemIn(Json view, const InLanguage &in, int status, std::string sentence,
                   std::string_view back)
{
    view.set("title", std::move(sentence));
    view.set("back", back);
    view.set("back_words",
             back == "/" ? in(Pages::tr("To the pairings"))
                         : in(Pages::tr("Show it as it is now")));
    return asHtml(in, rendered("problem", view), status);
}

} // namespace

Response page(const Visit &visit, std::string_view name, const Json &view, int status)
{
    return asHtml(visit.in, rendered(name, view), status);
}

Response pageAround(const Visit &visit, std::string_view inside, const Json &view)
{
    constexpr int fine = 200;
    return asHtml(visit.in, framed(inside, view), fine);
}

Response problem(const Hall &hall, const InLanguage &in, int status, std::string sentence,
                 std::string_view back)
{
    return problemIn(frameView(hall, in, "/"), in, status, std::move(sentence), back);
}

Response problem(const Visit &visit, int status, std::string sentence, std::string_view back)
{
    return problemIn(frameOf(visit, "/"), visit.in, status, std::move(sentence), back);
}

Response notFound(const Visit &visit)
{
    return problem(visit, 404, visit.in(Pages::tr("There is no such page.")));
}

Response seeOther(std::string_view path)
{
    Response response = plain(303, {});
    response.headers = {{"Location", std::string(path)}};
    return response;
}

Json frameOf(const Visit &visit, std::string_view path)
{
    Json view = frameView(visit.hall, visit.in, path);
    if (!visit.user) {
        if (visit.stage)
            addDoor(view, visit, path);
        return view;
    }
    std::span<const Way> first = ofStaff;
    std::span<const Way> rest = alsoOfStaff;
    if (visit.user->role == app::HallRole::Player) {
        first = ofPlayers;
        rest = alsoOfPlayers;
    } else if (visit.user->role == app::HallRole::Judge) {
        first = ofJudges;
        rest = alsoOfJudges;
    }
    view.set("nav", navOf(first, visit.in, path));
    view.set("more", navOf(rest, visit.in, path));
    view.set("more_words", visit.in(Pages::tr("More pages")));
    view.set("mark", visit.stage->mark);
    view.set("user", visit.user->name);
    if (std::ranges::find(visit.stage->called, visit.user->player) != visit.stage->called.end()
        && visit.user->role == app::HallRole::Player)
        view.set("called_words", visit.in(Pages::tr("You are called: please come to the desk.")));
    view.set("out_words", visit.in(Pages::tr("Not me: leave this phone")));
    return view;
}

Json ownFrame(const Visit &visit, std::string_view path)
{
    Json view = frameOf(visit, path);
    view.set("mark", visit.stage->mark);
    return view;
}

void addFormFields(Json &view, const Visit &visit)
{
    view.set("token", core::drawSecret());
    view.set("seen", visit.stage->revision);
}

app::PhoneWord wordOf(const Visit &visit, const Fields &form, app::InboxKind kind)
{
    app::PhoneWord word;
    word.kind = kind;
    const auto token = field(form, "token");
    // Of this phone's secret and of what is asked: nobody's token is another's.
    if (!token.empty())
        word.token = core::sha256(visit.secret + '\n' + std::string(core::toWord(kind)) + '\n'
                                  + std::string(token));
    if (visit.user) {
        word.who = visit.user->name;
        word.player = visit.user->player;
    }
    word.seen = numberOf(form, "seen").value_or(0);
    return word;
}

std::string playerName(const Visit &visit, tournament::PlayerId player)
{
    const auto *found = tournament::findPlayer(visit.event(), player);
    return found ? core::harmlessLine(found->name) : std::string();
}

std::optional<int> numberOf(const Fields &fields, std::string_view name)
{
    const auto text = field(fields, name);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

} // namespace web
