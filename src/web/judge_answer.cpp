// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a judge carries through the hall: who calls, and what was ruled.
#include "web/judge_pages.h"
#include "web/result_form.h"

#include "app/day/event_rulings.h"
#include "app/hall/item_sentences.h"
#include "app/sentences/sentences.h"
#include "core/harmless.h"
#include "core/text.h"

#include <ranges>

namespace web {

using app::InboxKind;
using app::InboxState;
using core::Json;

namespace {

constexpr std::size_t longestText = 2000;

/// The oldest first, with its age.
Response callsPage(const Visit &visit)
{
    constexpr std::int64_t minute = 60'000;
    const InLanguage &in = visit.in;
    Json view = ownFrame(visit, "/judge");
    addFormFields(view, visit);
    view.set("title", in(Pages::tr("Calls")));
    Json calls = Json::array();
    for (const auto &item : visit.stage->items | std::views::values)
        if (item.said.kind == InboxKind::Call && item.settled.state == InboxState::Open) {
            const auto age = (visit.now.milliseconds - item.said.at.milliseconds) / minute;
            calls.push(
                Json::object({{"id", item.id},
                              {"what", app::itemSentence(visit.event(), item)},
                              {"who", core::harmlessLine(item.said.who)},
                              {"age",
                               in(Pages::tr("{minutes} min"),
                                  {{"minutes", static_cast<int>(std::max<std::int64_t>(age, 0))}})},
                              {"table",
                               item.said.table == 0
                                   ? Json(false)
                                   : Json("/staff/table?round=" + std::to_string(item.said.round)
                                          + "&table=" + std::to_string(item.said.table))}}));
        }
    if (calls.asArray()->empty())
        view.set("empty", in(Pages::tr("Nobody calls.")));
    view.set("calls", calls);
    view.set("answer_words", in(Pages::tr("I go there")));
    view.set("table_words", in(Pages::tr("The table")));
    return page(visit, "calls", view);
}

Answer answerCall(const Visit &visit, const Fields &form)
{
    const int id = numberOf(form, "id").value_or(0);
    return Deed([id, user = *visit.user](app::PhoneDesk &desk) -> DeedResult {
        const auto known = desk.items().find(id);
        if (known != desk.items().end() && known->second.settled.by == app::byPhone(user.name))
            return {"/judge", {}, {}}; // the same once more
        const auto answered = desk.answer(id, user, {});
        return {"/judge", answered ? std::string() : answered.error().message, {}};
    });
}

/// Those about what is asked for, the best first; else the newest first.
Response rulingsPage(const Visit &visit)
{
    const InLanguage &in = visit.in;
    const auto &rulings = visit.event().rulings;
    const std::string asked = core::tidied(field(visit.request.query, "q"));
    std::vector<std::size_t> shown;
    if (!asked.empty())
        shown = app::rulingsAbout(visit.event(), asked);
    else
        for (std::size_t i = rulings.size(); i > 0; --i)
            shown.push_back(i - 1);
    Json view = ownFrame(visit, "/judge/rulings");
    addFormFields(view, visit);
    view.set("title", in(Pages::tr("Rulings")));
    view.set("asked", asked);
    view.set("find_words", in(Pages::tr("Search the rulings")));
    view.set("find_button", in(Pages::tr("Find")));
    Json list = Json::array();
    for (const std::size_t i : shown)
        list.push(Json::object({{"question", core::harmlessLine(rulings[i].question)},
                                {"answer", core::harmlessLine(rulings[i].answer)},
                                {"where",
                                 in(Pages::tr("Round {round}, table {table}, {judge}"),
                                    {{"round", rulings[i].round},
                                     {"table", rulings[i].table},
                                     {"judge", rulings[i].judge}})}}));
    view.set("rulings", list);
    view.set("record_words", in(Pages::tr("Record a ruling")));
    view.set("question_words", in(Pages::tr("What was asked")));
    view.set("answer_words", in(Pages::tr("What was decided")));
    view.set("table_words", in(Pages::tr("Table")));
    view.set("minutes_words", in(Pages::tr("Extra minutes")));
    view.set("question", core::tidied(field(visit.request.query, "question")));
    view.set("answer", core::tidied(field(visit.request.query, "answer")));
    view.set("button", in(Pages::tr("Record")));
    return page(visit, "rulings", view);
}

Answer recordRuling(const Visit &visit, const Fields &form)
{
    const auto *round = tournament::publishedRound(visit.event());
    tournament::Ruling ruling;
    ruling.question = core::tidied(field(form, "question").substr(0, longestText));
    ruling.answer = core::tidied(field(form, "answer").substr(0, longestText));
    ruling.judge = visit.user->name;
    ruling.round = round ? round->number : 0;
    ruling.table = numberOf(form, "table").value_or(0);
    ruling.minutes = numberOf(form, "minutes").value_or(0);
    if (const auto version = app::rulesVersionOf(visit.event()))
        ruling.version = core::toWord(rules::rulesVersionWords, *version);
    auto word = wordOf(visit, form, InboxKind::Staff);
    word.player = {};
    word.round = ruling.round;
    word.table = ruling.table;
    word.content.text = ruling.question;
    return Deed([user = *visit.user, word = std::move(word),
                 ruling = std::move(ruling)](app::PhoneDesk &desk) -> DeedResult {
        const auto done = desk.perform(user, word, tournament::RecordRuling{ruling});
        return {"/judge/rulings", done ? std::string() : done.error().message, {}};
    });
}

Answer judgePost(const Visit &visit)
{
    const Fields form = readForm(visit.request.body);
    if (field(form, "token").empty())
        return problem(visit, 400, visit.in(Pages::tr("This form is not one of ours.")), "/judge");
    if (visit.request.path == "/judge/answer")
        return answerCall(visit, form);
    if (visit.request.path == "/judge/rulings")
        return recordRuling(visit, form);
    if (visit.request.path == "/judge/decks")
        return recordCheck(visit, form);
    return notFound(visit);
}

} // namespace

Answer judgeAnswer(const Visit &visit)
{
    if (!visit.user || visit.user->role != app::HallRole::Judge)
        return notAdmitted(visit);
    if (visit.request.method == "POST")
        return judgePost(visit);
    const std::string &path = visit.request.path;
    if (path == "/judge")
        return callsPage(visit);
    if (path == "/judge/rulings")
        return rulingsPage(visit);
    if (path == "/judge/rules")
        return rulesPage(visit);
    if (path == "/judge/entry")
        return entryPage(visit);
    if (path == "/judge/card")
        return cardPage(visit);
    if (path == "/judge/timing")
        return timingPage(visit);
    if (path == "/judge/ask")
        return askPage(visit);
    if (path == "/judge/decks")
        return decksPage(visit);
    return notFound(visit);
}

} // namespace web
