// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where a player plays, and what was said of his match.
#include "web/result_form.h"
#include "web/rooms.h"

#include "app/hall/item_sentences.h"
#include "core/harmless.h"

#include <ranges>

namespace web {

using app::InboxItem;
using app::InboxKind;
using app::InboxState;
using core::Json;

namespace {

/// What one of the two said of this match, and nobody has decided.
const InboxItem *openReport(const Visit &visit, const OwnMatch &own, bool mine)
{
    for (const std::int64_t id : visit.stage->open)
        if (const InboxItem &item = visit.stage->items.at(id); item.said.kind == InboxKind::Result
            && item.said.round == own.round->number && item.said.table == own.match->table
            && (item.said.player == visit.user->player) == mine)
            return &item;
    return nullptr;
}

std::string textOf(const InboxItem &item)
{
    const auto content = app::readContent(item.said.content);
    return content ? content->text : std::string();
}

std::string scoreOf(const Visit &visit, const OwnMatch &own, const std::string &words)
{
    return app::reportedScore(visit.event(), own.round->number, own.match->table, words);
}

void addSeats(Json &view, const Visit &visit, const OwnMatch &own)
{
    const InLanguage &in = visit.in;
    const auto me = visit.user->player;
    const bool first = own.match->p1 == me;
    view.set("title", in(Pages::tr("Round {round}"), {{"round", own.round->number}}));
    if (own.match->isBye()) {
        view.set("huge", in(Pages::tr("Bye")));
        return;
    }
    view.set("huge", in(Pages::tr("Table {table}"), {{"table", own.match->table}}));
    view.set("opponent",
             in(Pages::tr("against {name}"),
                {{"name", playerName(visit, first ? *own.match->p2 : own.match->p1)}}));
    auto side = own.match->p1Side;
    if (side && !first)
        side = tournament::other(*side);
    if (side)
        view.set("side",
                 *side == tournament::Side::Corp ? in(Pages::tr("You are the Corp."))
                                                 : in(Pages::tr("You are the Runner.")));
}

/// What stands, what each of them said, and what there is to do about it.
void addReports(Json &view, const Visit &visit, const OwnMatch &own)
{
    const InLanguage &in = visit.in;
    const std::string standing =
        app::standingResult(visit.event(), own.round->number, own.match->table);
    const auto *mine = openReport(visit, own, true);
    const auto *theirs = openReport(visit, own, false);
    view.set("round", own.round->number);
    view.set("table_number", own.match->table);
    view.set("stood", standing);
    if (!standing.empty())
        view.set("standing",
                 in(Pages::tr("Result: {result}"), {{"result", scoreOf(visit, own, standing)}}));
    if (mine) {
        view.set(
            "mine",
            in(Pages::tr("You said {result}."), {{"result", scoreOf(visit, own, textOf(*mine))}}));
        view.set("mine_id", mine->id);
        view.set("withdraw_words", in(Pages::tr("Take it back")));
    }
    if (theirs) {
        view.set("theirs",
                 in(Pages::tr("{name} says {result}."),
                    {{"name", core::harmlessLine(theirs->said.who)},
                     {"result", scoreOf(visit, own, textOf(*theirs))}}));
        view.set("their_words", textOf(*theirs));
        view.set("confirm_words", in(Pages::tr("Yes, that is right")));
    }
    if (mine || theirs || !standing.empty())
        view.set("order",
                 in(Pages::tr("In a result {first} stands first, then {second}."),
                    {{"first", playerName(visit, own.match->p1)},
                     {"second", playerName(visit, *own.match->p2)}}));
    const bool dispute = (mine && theirs && textOf(*mine) != textOf(*theirs))
        || (mine && !standing.empty()
            && !app::completesResult(visit.event(), own.round->number, own.match->table,
                                     textOf(*mine)));
    view.set("state",
             dispute    ? in(Pages::tr("You two say different things: the desk decides. Neither "
                                          "counts until then."))
                 : mine ? in(Pages::tr("It is in. It counts when your opponent says the same, or "
                                       "the desk accepts it."))
                        : std::string());
    view.set("report_words",
             standing.empty() ? in(Pages::tr("Report the result"))
                              : in(Pages::tr("It was otherwise")));
    view.set("send_words", in(Pages::tr("Send")));
    view.set("send_is_main", !theirs);
    view.set("folded", !standing.empty() || mine != nullptr);
    addResultFields(view, visit, *own.round, *own.match);
}

/// The last few things this phone said and what became of them.
void addNews(Json &view, const Visit &visit)
{
    constexpr std::size_t most = 5;
    const InLanguage &in = visit.in;
    Json news = Json::array();
    const auto own = visit.stage->byPlayer.find(visit.user->player.value);
    const std::vector<std::int64_t> none;
    for (const std::int64_t id :
         (own == visit.stage->byPlayer.end() ? none : own->second) | std::views::reverse) {
        const InboxItem &item = visit.stage->items.at(id);
        if (news.asArray()->size() >= most)
            break;
        if (item.settled.state == InboxState::Withdrawn || item.said.kind == InboxKind::Claim
            || item.said.kind == InboxKind::Registration)
            continue;
        const bool open = item.settled.state == InboxState::Open;
        const bool call = item.said.kind == InboxKind::Call;
        if (open && item.said.kind == InboxKind::Result)
            continue; // stands above
        Json line = Json::object({{"what", app::itemSentence(visit.event(), item)},
                                  {"word", core::harmlessLine(item.settled.word)},
                                  {"withdraw", false}});
        line.set("state",
                 open && call ? in(Pages::tr("A judge was called"))
                     : open   ? in(Pages::tr("Waits for the desk"))
                     : item.settled.state == InboxState::Refused ? in(Pages::tr("Refused"))
                     : call ? in(Pages::tr("A judge is on the way"))
                            : in(Pages::tr("Done")));
        if (open && call)
            line.set("withdraw",
                     Json::object({{"id", item.id},
                                   {"words", in(Pages::tr("No judge is needed any more"))}}));
        news.push(std::move(line));
    }
    view.set("news_words",
             news.asArray()->empty() ? Json(false) : Json(in(Pages::tr("What you sent"))));
    view.set("news", news);
}

} // namespace

Response myTable(const Visit &visit)
{
    const InLanguage &in = visit.in;
    Json view = ownFrame(visit, "/me");
    addFormFields(view, visit);
    for (const char *absent :
         {"huge", "opponent", "side", "standing", "mine", "theirs", "state", "order"})
        view.set(absent, false);
    view.set("title", in(Pages::tr("My table")));
    view.set("reporting", false);
    const auto *player = tournament::findPlayer(visit.event(), visit.user->player);
    if (const auto own = ownMatch(visit.event(), visit.user->player)) {
        addSeats(view, visit, *own);
        if (!own->match->isBye()) {
            view.set("reporting", true);
            addReports(view, visit, *own);
        }
    } else {
        view.set("empty", in(Pages::tr("You will see your table here.")));
    }
    const bool playing = player->status == tournament::PlayerStatus::Active;
    view.set("left", playing ? std::string() : in(Pages::tr("You have left the tournament.")));
    view.set("form_path", "/me/report");
    view.set("call_words", in(Pages::tr("Call a judge")));
    view.set("leave_words", playing ? Json(in(Pages::tr("Leave the tournament"))) : Json(false));
    addNews(view, visit);
    return page(visit, "me", view);
}

} // namespace web
