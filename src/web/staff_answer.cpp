// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What scorekeepers and judges enter at the tables.
#include "web/result_form.h"
#include "web/rooms.h"

#include "app/hall/item_sentences.h"
#include "app/sentences/sentences.h"
#include "core/harmless.h"
#include "core/text.h"
#include "tournament/clock/round_clock.h"
#include "tournament/event/words.h"
#include "tournament/results/result_notation.h"

#include <algorithm>
#include <ranges>

namespace web {

using app::InboxKind;
using core::Json;

namespace {

constexpr std::size_t longestReason = 500;

std::string tablePath(int round, int table)
{
    return "/staff/table?round=" + std::to_string(round) + "&table=" + std::to_string(table);
}

/// Missing first, then by table.
Response tablesPage(const Visit &visit)
{
    const InLanguage &in = visit.in;
    Json view = ownFrame(visit, "/staff");
    const auto *last = tournament::publishedRound(visit.event());
    const int number = numberOf(visit.request.query, "round").value_or(last ? last->number : 0);
    const auto *round = tournament::findRound(visit.event(), number);
    view.set("title", in(Pages::tr("Round {round}, tables"), {{"round", number}}));
    Json rows = Json::array();
    for (const bool missing : {true, false})
        if (round && !round->prepared)
            for (const auto &match : round->matches)
                if (!match.isBye()
                    && tournament::hasResult(visit.event().profile, match, round->stage) != missing)
                    rows.push(
                        Json::object({{"path", tablePath(number, match.table)},
                                      {"table", match.table},
                                      {"names",
                                       in(Pages::tr("{first} – {second}"),
                                          {{"first", playerName(visit, match.p1)},
                                           {"second", playerName(visit, *match.p2)}})},
                                      {"result",
                                       match.result ? app::shortResult(visit.event(), *round, match)
                                                    : in(Pages::tr("missing"))}}));
    if (rows.asArray()->empty())
        view.set("empty", in(Pages::tr("The tables will be shown here.")));
    view.set("rows", rows);
    Json rounds = Json::array();
    for (const auto &one : visit.event().rounds)
        if (!one.prepared)
            rounds.push(Json::object({{"path", "/staff?round=" + std::to_string(one.number)},
                                      {"words", one.number},
                                      {"current", one.number == number}}));
    view.set("rounds", rounds);
    view.set("rounds_words", in(Pages::tr("Rounds")));
    return page(visit, "tables", view);
}

void addOptions(Json &view, const Visit &visit, const OwnMatch &at)
{
    const InLanguage &in = visit.in;
    Json players = Json::array();
    const std::array seats{std::pair{"p1", at.match->p1}, std::pair{"p2", *at.match->p2}};
    for (const auto &[seat, player] : seats)
        players.push(Json::object({{"seat", seat},
                                   {"player", std::to_string(player.value)},
                                   {"name", playerName(visit, player)}}));
    view.set("players", players);
    Json kinds = Json::array();
    using enum tournament::PenaltyKind;
    for (const auto &[kind, words] :
         {std::pair{Caution, Pages::tr("Caution")}, std::pair{GameLoss, Pages::tr("Game loss")},
          std::pair{MatchLoss, Pages::tr("Match loss")},
          std::pair{Removed, Pages::tr("Removed from the event")}})
        kinds.push(Json::object({{"value", core::toWord(kind)}, {"words", in(words)}}));
    view.set("kinds", kinds);
    view.set("confirm_words",
             in(Pages::tr("Also where later games rest on it and are played again")));
    view.set("words_words", in(Pages::tr("Or in words, as at the desk")));
    view.set("clear_words", in(Pages::tr("Take the result away")));
    view.set("time_words", in(Pages::tr("Extra time")));
    view.set("minutes_words", in(Pages::tr("Minutes")));
    view.set("reason_words", in(Pages::tr("Reason")));
    view.set("no_show_words", in(Pages::tr("Did not come")));
    view.set("late5_words", in(Pages::tr("5 minutes: game loss")));
    view.set("late10_words", in(Pages::tr("10 minutes: match loss, leaves")));
    view.set("penalty_words", in(Pages::tr("Penalty")));
    view.set("record_words", in(Pages::tr("Record")));
}

Response tablePage(const Visit &visit)
{
    const InLanguage &in = visit.in;
    const int number = numberOf(visit.request.query, "round").value_or(0);
    const int table = numberOf(visit.request.query, "table").value_or(0);
    const auto at = matchAt(visit.event(), number, table);
    if (!at)
        return notFound(visit);
    Json view = ownFrame(visit, "/staff");
    addFormFields(view, visit);
    view.set("title",
             in(Pages::tr("Round {round}, table {table}"), {{"round", number}, {"table", table}}));
    view.set("first", playerName(visit, at->match->p1));
    view.set("second", playerName(visit, *at->match->p2));
    view.set("round", number);
    view.set("table_number", table);
    const std::string standing = app::standingResult(visit.event(), number, table);
    view.set("stood", standing);
    view.set("result",
             standing.empty() ? in(Pages::tr("No result yet"))
                              : app::reportedScore(visit.event(), number, table, standing));
    view.set("has_result", !standing.empty());
    Json said = Json::array();
    for (const auto &item : visit.stage->items | std::views::values)
        if (item.said.kind == InboxKind::Result && item.settled.state == app::InboxState::Open
            && item.said.round == number && item.said.table == table)
            if (const auto content = app::readContent(item.said.content))
                said.push(in(
                    Pages::tr("{name} says {result}."),
                    {{"name", item.said.who},
                     {"result", app::reportedScore(visit.event(), number, table, content->text)}}));
    view.set("said", said);
    view.set("extra",
             at->round->clock && tournament::extraMinutes(*at->round->clock, table) != 0
                 ? Json(in(Pages::tr("{minutes} more minutes"),
                           {{"minutes", tournament::extraMinutes(*at->round->clock, table)}}))
                 : Json(false));
    view.set("has_clock", at->round->clock.has_value());
    view.set("form_path", "/staff/result");
    view.set("send_words", in(Pages::tr("Record")));
    view.set("send_is_main", true);
    addResultFields(view, visit, *at->round, *at->match);
    addOptions(view, visit, *at);
    return page(visit, "staff_table", view);
}

/// The act with what it says of itself, done at once in the name of who sent it.
Deed doing(const Visit &visit, app::PhoneWord word, tournament::Command command, std::string back)
{
    return [user = *visit.user, word = std::move(word), command = std::move(command),
            back = std::move(back)](app::PhoneDesk &desk) -> DeedResult {
        const auto done = desk.perform(user, word, command);
        return {back, done ? std::string() : done.error().message, {}};
    };
}

app::PhoneWord staffWord(const Visit &visit, const Fields &form, std::string text)
{
    auto word = wordOf(visit, form, InboxKind::Staff);
    word.round = numberOf(form, "round").value_or(0);
    word.table = numberOf(form, "table").value_or(0);
    word.player = {};
    word.content.text = std::move(text);
    return word;
}

/// What was seen at the table is still what stands there, or it is said what does.
Deed ifUnchanged(std::string stood, app::PhoneWord word, Deed deed, std::string back)
{
    return [stood = std::move(stood), word = std::move(word), deed = std::move(deed),
            back = std::move(back)](app::PhoneDesk &desk) -> DeedResult {
        const auto known = std::ranges::any_of(
            desk.items(), [&](const auto &entry) { return entry.second.said.token == word.token; });
        const auto &event = desk.session().event();
        const std::string standing = app::standingResult(event, word.round, word.table);
        if (!known && standing != stood && standing != word.content.text)
            return {back, app::changedMeanwhile(event, word.round, word.table).message, {}};
        if (!known && !standing.empty() && standing == word.content.text)
            return {back, {}, {}}; // somebody entered the same
        return deed(desk);
    };
}

Answer result(const Visit &visit, const Fields &form, const OwnMatch &at, const std::string &back)
{
    const auto typed = core::tidied(field(form, "in_words"));
    const auto late = field(form, "no_show");
    const std::string words = !late.empty() ? "no-show=" + std::string(late)
        : !typed.empty()                    ? typed
                         : resultWords(form, visit.event(), *at.round, *at.match);
    if (words.empty())
        return problem(visit, 400, visit.in(Pages::tr("Say of a game how it ended.")), back);
    auto command = tournament::readResult(visit.event(), at.round->number, at.match->table, words);
    if (!command)
        return problem(visit, 400, app::failure(visit.event(), command.error()).message, back);
    command->discardResults = field(form, "confirmed") == "1";
    auto word = staffWord(
        visit, form, app::wholeResult(visit.event(), at.round->number, at.match->table, words));
    return ifUnchanged(std::string(field(form, "stood")), word, doing(visit, word, *command, back),
                       back);
}

Answer penalty(const Visit &visit, const Fields &form, const std::string &back)
{
    tournament::Penalty given;
    given.player = {numberOf(form, "player").value_or(0)};
    given.round = numberOf(form, "round").value_or(0);
    given.kind = core::fromWord<tournament::PenaltyKind>(field(form, "kind"))
                     .value_or(tournament::PenaltyKind::Caution);
    given.reason = core::tidied(field(form, "reason").substr(0, longestReason));
    given.judge = visit.user->name;
    return doing(
        visit,
        staffWord(visit, form,
                  visit.in(Pages::tr("Penalty for {name}: {reason}"),
                           {{"name", playerName(visit, given.player)}, {"reason", given.reason}})),
        tournament::RecordPenalty{given}, back);
}

Answer extraTime(const Visit &visit, const Fields &form, const std::string &back)
{
    tournament::GiveExtraTime command;
    command.round = numberOf(form, "round").value_or(0);
    command.time = {numberOf(form, "table").value_or(0), numberOf(form, "minutes").value_or(0),
                    core::tidied(field(form, "reason").substr(0, longestReason)), visit.user->name};
    return doing(
        visit,
        staffWord(visit, form,
                  visit.in(Pages::tr("Table {table}: {minutes} more minutes"),
                           {{"table", command.time.table}, {"minutes", command.time.minutes}})),
        command, back);
}

Answer staffPost(const Visit &visit)
{
    const Fields form = readForm(visit.request.body);
    const std::string &path = visit.request.path;
    const int round = numberOf(form, "round").value_or(0);
    const int table = numberOf(form, "table").value_or(0);
    const std::string back = tablePath(round, table);
    const auto at = matchAt(visit.event(), round, table);
    if (field(form, "token").empty() || !at)
        return problem(visit, 400, visit.in(Pages::tr("This form is not one of ours.")), "/staff");
    if (path == "/staff/result")
        return result(visit, form, *at, back);
    if (path == "/staff/clear") {
        tournament::ClearResult command;
        command.round = round;
        command.table = table;
        command.discardResults = field(form, "confirmed") == "1";
        const auto word = staffWord(visit, form, visit.in(Pages::tr("Take the result away")));
        return ifUnchanged(std::string(field(form, "stood")), word,
                           doing(visit, word, command, back), back);
    }
    if (path == "/staff/time")
        return extraTime(visit, form, back);
    if (path == "/staff/penalty")
        return penalty(visit, form, back);
    return notFound(visit);
}

} // namespace

Answer staffAnswer(const Visit &visit)
{
    if (!visit.user || visit.user->role == app::HallRole::Player)
        return notAdmitted(visit);
    if (visit.request.method == "POST")
        return staffPost(visit);
    if (visit.request.path == "/staff")
        return tablesPage(visit);
    if (visit.request.path == "/staff/table")
        return tablePage(visit);
    return notFound(visit);
}

} // namespace web
