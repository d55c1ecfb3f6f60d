// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How phones come in: by a secret, by a claim that the desk accepts, or as a new player.
#include "web/rooms.h"

#include "core/digest.h"
#include "core/harmless.h"
#include "core/secret.h"
#include "core/text.h"
#include "web/names.h"

#include <algorithm>
#include <ranges>

namespace web {

using app::InboxItem;
using app::InboxKind;
using app::InboxState;
using core::Json;

namespace {

constexpr std::chrono::milliseconds forWrongSecret{1000};
constexpr std::string_view doorPath{"/in/"};

std::string homeOf(const app::PhoneUser &user)
{
    return user.role == app::HallRole::Player ? "/me"
        : user.role == app::HallRole::Judge   ? "/judge"
                                              : "/staff";
}

Answer wrongSecret(const Visit &visit)
{
    Answer answer =
        problem(visit, 404,
                visit.in(Pages::tr("This code admits nobody (any more). Ask the desk for "
                                   "a new one.")));
    answer.delay = forWrongSecret;
    return answer;
}

/// GET changes nothing: whoever opens the address says first that it is he.
Answer bySecret(const Visit &visit, std::string_view secret)
{
    const auto user = visit.stage->admitted(secret);
    if (!user)
        return wrongSecret(visit);
    if (visit.request.method == "POST") {
        Response response = seeOther(homeOf(*user));
        response.headers["Set-Cookie"] = cookieOf(visit, secret);
        return response;
    }
    const InLanguage &say = visit.in;
    Json view = ownFrame(visit, "/");
    view.set("title", say(Pages::tr("Come in")));
    view.set("path", std::string(doorPath) + std::string(secret));
    view.set("button", say(Pages::tr("Continue as {name}"), {{"name", user->name}}));
    view.set("back_words", say(Pages::tr("That is not me")));
    return page(visit, "door", view);
}

/// The claim or registration of the phone with this cookie.
const InboxItem *claimOf(const Visit &visit)
{
    if (visit.secret.empty())
        return nullptr;
    const std::string key = core::sha256(visit.secret);
    for (const InboxItem &item : visit.stage->items | std::views::values | std::views::reverse)
        if (item.said.kind == InboxKind::Claim || item.said.kind == InboxKind::Registration)
            if (const auto content = app::readContent(item.said.content);
                content && content->key == key)
                return &item;
    return nullptr;
}

Response waiting(const Visit &visit, const InboxItem &item)
{
    const InLanguage &say = visit.in;
    const auto content = app::readContent(item.said.content);
    Json view = ownFrame(visit, "/in");
    view.set("title",
             item.settled.state == InboxState::Refused
                 ? say(Pages::tr("The desk says no"))
                 : say(Pages::tr("{name}, please wait"), {{"name", item.said.who}}));
    view.set("number", content ? std::to_string(content->number) : std::string());
    view.set("sentence",
             item.settled.state == InboxState::Refused
                 ? core::harmlessLine(item.settled.word)
                 : say(Pages::tr("Tell this number at the desk: it lets your phone in.")));
    view.set("go_words", say(Pages::tr("Go on")));
    view.set("again_words",
             item.settled.state == InboxState::Refused ? Json(say(Pages::tr("Try again")))
                                                       : Json(false));
    return page(visit, "waiting", view);
}

Response claimPage(const Visit &visit)
{
    const InLanguage &say = visit.in;
    if (visit.user)
        return seeOther(homeOf(*visit.user));
    if (visit.request.query.find("again") == visit.request.query.end())
        if (const auto *claim = claimOf(visit))
            return waiting(visit, *claim);
    Json view = ownFrame(visit, "/in");
    addFormFields(view, visit);
    view.set("title", say(Pages::tr("Who are you?")));
    view.set("asked", core::tidied(field(visit.request.query, "name")));
    view.set("find_words", say(Pages::tr("Your name")));
    view.set("find_button", say(Pages::tr("Find")));
    view.set("register_words",
             visit.stage->registration ? Json(say(Pages::tr("I want to register"))) : Json(false));
    const std::string wanted = core::folded(core::tidied(field(visit.request.query, "name")));
    std::vector<std::pair<std::string, Json>> lines;
    for (const auto &player : visit.event().players)
        if (const std::string key = core::folded(player.name); key.find(wanted) != std::string::npos
            && player.status == tournament::PlayerStatus::Active)
            lines.emplace_back(key,
                               Json::object({{"player", std::to_string(player.id.value)},
                                             {"words",
                                              say(Pages::tr("I am {name}"),
                                                  {{"name",
                                                    nameIn(say,
                                                           {player.id.value,
                                                            tournament::mayBeNamed(player.consents)
                                                                ? player.name
                                                                : std::string()})}})}}));
    std::ranges::stable_sort(lines, {}, [](const auto &line) { return line.first; });
    Json rows = Json::array();
    for (auto &line : lines)
        rows.push(std::move(line.second));
    view.set("rows", rows);
    return page(visit, "claim", view);
}

Response registerPage(const Visit &visit)
{
    const InLanguage &say = visit.in;
    Json view = ownFrame(visit, "/register");
    addFormFields(view, visit);
    view.set("title", say(Pages::tr("Register")));
    view.set("open", visit.stage->registration);
    if (!visit.stage->registration)
        view.set("empty", say(Pages::tr("The desk does not take registrations by phone now.")));
    view.set("name_words", say(Pages::tr("Name you play under")));
    view.set("pronouns_words", say(Pages::tr("Pronouns (if you like)")));
    view.set("corp_words", say(Pages::tr("Corp identity")));
    view.set("runner_words", say(Pages::tr("Runner identity")));
    view.set("lists", visit.stage->cards != nullptr);
    view.set("corp_list_words", say(Pages::tr("Corp list (now or later)")));
    view.set("runner_list_words", say(Pages::tr("Runner list (now or later)")));
    view.set("button", say(Pages::tr("Register")));
    return page(visit, "register", view);
}

/// A word of a phone that is nobody's yet: its cookie becomes good once the desk says so.
Answer knock(const Visit &visit, app::PhoneWord word)
{
    const std::string secret = core::drawSecret();
    word.content.key = core::sha256(secret);
    // Of the secret, so that nobody has to keep it: 100 to 999.
    word.content.number = 100 + std::stoi(word.content.key.substr(0, 6), nullptr, 16) % 900;
    return Deed([word = std::move(word),
                 cookie = cookieOf(visit, secret)](app::PhoneDesk &desk) -> DeedResult {
        const auto taken = desk.take(word);
        if (!taken)
            return {"/in", taken.error().message, {}};
        // The same form once more is the first one, whose cookie the phone has.
        const auto content = app::readContent(taken->said.content);
        const bool fresh = content && content->key == word.content.key;
        return {"/in", {}, fresh ? Fields{{"Set-Cookie", cookie}} : Fields()};
    });
}

Answer claim(const Visit &visit, const Fields &form)
{
    auto word = wordOf(visit, form, InboxKind::Claim);
    word.player = {numberOf(form, "player").value_or(0)};
    const auto *player = tournament::findPlayer(visit.event(), word.player);
    if (!player || word.token.empty())
        return problem(visit, 400, visit.in(Pages::tr("This form is not one of ours.")), "/in");
    word.who = player->name;
    return knock(visit, std::move(word));
}

Answer registration(const Visit &visit, const Fields &form)
{
    auto word = wordOf(visit, form, InboxKind::Registration);
    auto &entry = word.content.entry;
    constexpr std::size_t longest = 200;
    const auto text = [&](std::string_view name) {
        return core::tidied(field(form, name).substr(0, longest));
    };
    entry.name = text("name");
    entry.pronouns = text("pronouns");
    entry.corpIdentity = text("corp");
    entry.runnerIdentity = text("runner");
    word.content.lists = {std::string(field(form, "corp_list")),
                          std::string(field(form, "runner_list"))};
    word.who = entry.name;
    word.player = {};
    if (word.token.empty())
        return problem(visit, 400, visit.in(Pages::tr("This form is not one of ours.")),
                       "/register");
    return knock(visit, std::move(word));
}

} // namespace

std::string cookieOf(const Visit &visit, std::string_view secret)
{
    return "arbiter-" + visit.stage->uuid + '=' + std::string(secret)
        + "; Path=/; Max-Age=" + (secret.empty() ? "0" : "604800") + "; HttpOnly; SameSite=Strict"
        + (visit.secure ? "; Secure" : "");
}

Answer notAdmitted(const Visit &visit)
{
    Answer answer = problem(visit, 403,
                            visit.in(Pages::tr("This phone is not admitted here: come in by your "
                                               "card, or say who you are.")),
                            "/in");
    if (!visit.secret.empty() && !visit.user)
        answer.delay = forWrongSecret;
    return answer;
}

Answer doorAnswer(const Visit &visit)
{
    const std::string &path = visit.request.path;
    if (path.starts_with(doorPath))
        return bySecret(visit, std::string_view(path).substr(doorPath.size()));
    if (visit.request.method != "POST")
        return path == "/in"      ? claimPage(visit)
            : path == "/register" ? registerPage(visit)
                                  : notFound(visit);
    const Fields form = readForm(visit.request.body);
    if (path == "/in")
        return claim(visit, form);
    if (path == "/register")
        return registration(visit, form);
    if (path != "/out")
        return notFound(visit);
    Response response = seeOther("/");
    response.headers["Set-Cookie"] = cookieOf(visit, {});
    return response;
}

} // namespace web
