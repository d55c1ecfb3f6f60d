// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A player's own figures with every summand, and his lists with what the cards say of them.
#include "web/rooms.h"

#include "app/decks/deck_sentences.h"
#include "app/decks/event_decks.h"
#include "core/harmless.h"
#include "tournament/standings/standings.h"

#include <algorithm>

namespace web {

using core::Json;

namespace {

constexpr int sosDigits = 3; // as a printed sheet shows it

/// Of the player who asks; counted for all players at once, since many ask after each result.
tournament::StandingsDerivation recordOf(const Visit &visit)
{
    const auto player = visit.user->player;
    if (!visit.shelf)
        return tournament::derivation(visit.event(), player);
    const auto &players = visit.event().players;
    const auto at = std::ranges::find(players, player, &tournament::Player::id) - players.begin();
    return visit.shelf->records(visit.stage->event).at(static_cast<std::size_t>(at));
}

Json earnedRows(const Visit &visit, const tournament::StandingsDerivation &derived)
{
    const InLanguage &in = visit.in;
    Json rows = Json::array();
    for (const auto &earned : derived.earned)
        rows.push(Json::object(
            {{"round", earned.round},
             {"opponent",
              earned.opponent ? playerName(visit, *earned.opponent) : in(Pages::tr("bye"))},
             {"points", earned.score.points}}));
    return rows;
}

/// "12 of Ben" or "12 in 3 rounds of Ben, 4 a round": what each opponent adds.
Json metRows(const Visit &visit, const tournament::StandingsDerivation &derived)
{
    Json rows = Json::array();
    for (const auto &met : derived.met)
        rows.push(Json::object(
            {{"name", playerName(visit, met.opponent)},
             {"points",
              derived.average ? visit.in(Pages::tr("{points} in {rounds}"),
                                         {{"points", met.points}, {"rounds", met.rounds}})
                              : std::to_string(met.points)},
             {"average",
              met.rounds == 0
                  ? std::string("–")
                  : core::toDecimal(core::Fraction(met.points, met.rounds), sosDigits)}}));
    return rows;
}

struct ListField {
    tournament::Side side;
    const char *name;
    const char *words;
};
constexpr std::array listFields{
    ListField{tournament::Side::Corp, "corp", Pages::tr("Corp list")},
    ListField{tournament::Side::Runner, "runner", Pages::tr("Runner list")}};

/// What the cards say of a list, at once.
void addVerdict(Json &list, const Visit &visit, const tournament::SubmittedDeck &deck)
{
    const InLanguage &in = visit.in;
    const auto format = app::eventDeckFormat(visit.stage->cards->rules(), visit.event(),
                                             rules::dateOf(visit.now.milliseconds));
    if (!format) {
        list.set("verdict", format.error().message);
        return;
    }
    const auto judged = app::judged(deck, visit.stage->cards->rules(), *format);
    list.set("verdict",
             judged.standing == app::DeckStanding::Legal ? in(Pages::tr("The list is legal."))
                 : judged.standing == app::DeckStanding::Accepted
                 ? in(Pages::tr("The organizer lets the list stand."))
                 : in(Pages::tr("The list is not legal:")));
    Json problems = Json::array();
    for (const auto &problem : judged.checked.verdict.problems)
        problems.push(app::sentence(problem, judged.checked, visit.stage->cards->rules()));
    list.set("problems", problems);
}

} // namespace

Response myRecord(const Visit &visit)
{
    const InLanguage &in = visit.in;
    const auto derived = recordOf(visit);
    Json view = ownFrame(visit, "/me/record");
    view.set("title", in(Pages::tr("My record")));
    const bool ranked = derived.row.rank > 0 && !derived.earned.empty();
    view.set(
        "place",
        ranked
            ? Json(in(Pages::tr("Place {rank} with {points} points, SoS {sos}"),
                      {{"rank", derived.row.rank},
                       {"points", derived.row.points},
                       {"sos", core::toDecimal(derived.row.sos, derived.average ? sosDigits : 0)}}))
            : Json(false));
    view.set("round_words", in(Pages::tr("Round")));
    view.set("opponent_words", in(Pages::tr("Opponent")));
    view.set("points_words", in(Pages::tr("Points")));
    view.set("rows", earnedRows(visit, derived));
    view.set("sos_words",
             derived.average
                 ? in(Pages::tr("SoS is the average of the points per round of your opponents:"))
                 : in(Pages::tr("SoS is the sum of the points of your opponents:")));
    view.set("met", metRows(visit, derived));
    view.set("met_words",
             derived.met.empty() ? Json(false) : Json(in(Pages::tr("Strength of schedule"))));
    view.set("averaged", derived.average);
    view.set("average_words", in(Pages::tr("a round")));
    view.set("sos", core::toDecimal(derived.row.sos, derived.average ? sosDigits : 0));
    Json penalties = Json::array();
    for (const auto &penalty : visit.event().penalties)
        if (penalty.player == visit.user->player)
            penalties.push(in(Pages::tr("Round {round}: {reason}"),
                              {{"round", penalty.round}, {"reason", penalty.reason}}));
    view.set("penalties_words",
             penalties.asArray()->empty() ? Json(false) : Json(in(Pages::tr("My penalties"))));
    view.set("penalties", penalties);
    if (derived.earned.empty())
        view.set("empty", in(Pages::tr("Your results will be shown here.")));
    return page(visit, "record", view);
}

Response myLists(const Visit &visit)
{
    const InLanguage &in = visit.in;
    Json view = ownFrame(visit, "/me/lists");
    addFormFields(view, visit);
    view.set("title", in(Pages::tr("My lists")));
    const bool locked = tournament::decksLocked(visit.event(), visit.user->player);
    const bool open = visit.stage->cards && !locked;
    view.set("open", open);
    view.set("state",
             locked     ? in(Pages::tr("Lists are locked."))
                 : open ? in(Pages::tr(
                              "Paste a list as text. You see at once whether it is legal, and may "
                              "change it until lists are locked."))
                        : in(Pages::tr("Hand your lists to the desk.")));
    view.set("button", in(Pages::tr("Hand in")));
    Json lists = Json::array();
    for (const ListField &one : listFields) {
        const auto *deck = tournament::findDeck(visit.event(), visit.user->player, one.side);
        Json list = Json::object({{"name", one.name},
                                  {"words", in(one.words)},
                                  {"identity", deck ? deck->identity : std::string()},
                                  {"text", deck ? deck->original : std::string()},
                                  {"verdict", deck ? std::string() : in(Pages::tr("No list yet"))},
                                  {"problems", Json::array()}});
        if (deck && visit.stage->cards)
            addVerdict(list, visit, *deck);
        lists.push(std::move(list));
    }
    view.set("lists", lists);
    return page(visit, "lists", view);
}

} // namespace web
