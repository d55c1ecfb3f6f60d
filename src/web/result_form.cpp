// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/result_form.h"

#include "app/hall/item_sentences.h"
#include "core/harmless.h"
#include "tournament/cut/bracket.h"

#include <algorithm>
#include <ranges>

namespace web {

using core::Json;
using tournament::Seat;

namespace {

std::string nameAt(const tournament::Event &event, const tournament::Match &match, Seat seat)
{
    const auto id = seat == Seat::P1 ? match.p1 : *match.p2;
    return core::harmlessLine(tournament::findPlayer(event, id)->name);
}

Json choice(std::string field, const char *value, std::string words)
{
    return Json::object(
        {{"field", std::move(field)}, {"value", value}, {"words", std::move(words)}});
}

/// One game with this Corp; its fields are called g1, g1c, g1r.
Json gameFields(const Visit &visit, const tournament::Match &match, Seat corp, int number,
                bool timed = true)
{
    const InLanguage &in = visit.in;
    const std::string corpName = nameAt(visit.event(), match, corp);
    const std::string runnerName = nameAt(visit.event(), match, tournament::other(corp));
    const std::string name = 'g' + std::to_string(number);
    Json choices = Json::array();
    choices.push(choice(name, "corp", in(Pages::tr("{name} won as Corp"), {{"name", corpName}})));
    choices.push(
        choice(name, "runner", in(Pages::tr("{name} won as Runner"), {{"name", runnerName}})));
    if (timed)
        choices.push(choice(name, "time", in(Pages::tr("Time was called"))));
    choices.push(choice(name, "unplayed", in(Pages::tr("Was not played"))));
    return Json::object({{"legend",
                          in(Pages::tr("Corp {corp}, Runner {runner}"),
                             {{"corp", corpName}, {"runner", runnerName}})},
                         {"choices", choices},
                         {"points", true},
                         {"corp_points", name + 'c'},
                         {"runner_points", name + 'r'}});
}

/// Whether this match may go on to a third game (Tournament Rules 1.1, "Tournament Structure":
/// the final, where its two are tied).
bool mayHaveThird(const tournament::Event &event, const tournament::Round &round,
                  const tournament::Match &match)
{
    return round.stage == tournament::Stage::Cut
        && tournament::gamesPerMatch(event.profile, round.stage) > 1
        && tournament::isFinal(event, match);
}

/// Its sides are drawn, and are said with it unless the desk knows them; the field is called g3.
Json thirdFields(const Visit &visit, const tournament::Match &match)
{
    const InLanguage &in = visit.in;
    Json choices = Json::array();
    for (const Seat corp : {Seat::P1, Seat::P2}) {
        if (match.p1Side && (*match.p1Side == tournament::Side::Corp) != (corp == Seat::P1))
            continue;
        const Seat runner = tournament::other(corp);
        choices.push(choice(
            "g3", corp == Seat::P1 ? "p1corp:corp" : "p2corp:corp",
            in(Pages::tr("{name} won as Corp"), {{"name", nameAt(visit.event(), match, corp)}})));
        choices.push(choice("g3", corp == Seat::P1 ? "p1corp:runner" : "p2corp:runner",
                            in(Pages::tr("{name} won as Runner"),
                               {{"name", nameAt(visit.event(), match, runner)}})));
    }
    return Json::object({{"legend", in(Pages::tr("Third game, if the two were tied"))},
                         {"choices", choices},
                         {"points", false}});
}

/// Who is Corp in the one game; nothing: that is to be said, or there are two.
std::optional<Seat> settledCorp(const tournament::Match &match)
{
    if (!match.p1Side)
        return std::nullopt;
    return *match.p1Side == tournament::Side::Corp ? Seat::P1 : Seat::P2;
}

bool isWhole(std::string_view text)
{
    return !text.empty() && text.size() < 3
        && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool isUnplayed(std::string_view words) { return words.ends_with("=unplayed"); }

/// "p1corp=corp", "p2corp=time:3-2"; empty: not chosen.
std::string gameWords(const Fields &form, Seat corp, int number, bool pointsOfLoser)
{
    const std::string name = 'g' + std::to_string(number);
    const std::string_view ending = field(form, name);
    const auto corpPoints = field(form, name + 'c');
    const auto runnerPoints = field(form, name + 'r');
    const std::string start = corp == Seat::P1 ? "p1corp=" : "p2corp=";
    if (ending == "unplayed")
        return start + "unplayed";
    if (ending == "time")
        return start + "time:" + std::string(isWhole(corpPoints) ? corpPoints : "") + '-'
            + std::string(isWhole(runnerPoints) ? runnerPoints : "");
    if (ending != "corp" && ending != "runner")
        return {};
    const auto losers = ending == "corp" ? runnerPoints : corpPoints;
    return start + std::string(ending)
        + (pointsOfLoser && isWhole(losers) ? ':' + std::string(losers) : std::string());
}

} // namespace

void addResultFields(Json &view, const Visit &visit, const tournament::Round &round,
                     const tournament::Match &match)
{
    const InLanguage &in = visit.in;
    const auto &profile = visit.event().profile;
    Json games = Json::array();
    const bool twoGames = tournament::gamesPerMatch(profile, round.stage) == 2;
    const bool swiss = round.stage == tournament::Stage::Swiss;
    if (twoGames) {
        const bool third = mayHaveThird(visit.event(), round, match);
        games.push(gameFields(visit, match, Seat::P1, 1, !third)); // that final has no clock
        games.push(gameFields(visit, match, Seat::P2, 2, !third));
        if (third)
            games.push(thirdFields(visit, match));
    } else if (const auto corp = settledCorp(match)) {
        games.push(gameFields(visit, match, *corp, 1));
    } else {
        Json one = gameFields(visit, match, Seat::P1, 1);
        one.set("legend",
                in(Pages::tr("If {name} was Corp"),
                   {{"name", nameAt(visit.event(), match, Seat::P1)}}));
        Json other = gameFields(visit, match, Seat::P2, 2);
        other.set("legend",
                  in(Pages::tr("If {name} was Corp"),
                     {{"name", nameAt(visit.event(), match, Seat::P2)}}));
        games.push(one);
        games.push(other);
    }
    view.set("games", games);
    view.set("corp_points_words", in(Pages::tr("Agenda points of the Corp")));
    view.set("runner_points_words", in(Pages::tr("Agenda points of the Runner")));
    view.set("points_hint",
             profile.matchPoints ? in(Pages::tr("Agenda points: of who lost, and at time of both."))
                                 : in(Pages::tr("Agenda points: only if time was called.")));
    view.set("draw_words",
             profile.intentionalDraw && swiss ? Json(in(Pages::tr("We agreed on a draw")))
                                              : Json(false));
    view.set("two_words",
             profile.twoForOne && swiss && twoGames
                 ? Json(in(Pages::tr("We played one game for two: say only how that one ended")))
                 : Json(false));
}

std::string resultWords(const Fields &form, const tournament::Event &event,
                        const tournament::Round &round, const tournament::Match &match)
{
    if (field(form, "whole") == "id")
        return "id";
    const bool points = event.profile.matchPoints.has_value();
    if (const auto corp = settledCorp(match);
        corp && tournament::gamesPerMatch(event.profile, round.stage) == 1)
        return gameWords(form, *corp, 1, points);
    std::string first = gameWords(form, Seat::P1, 1, points);
    std::string second = gameWords(form, Seat::P2, 2, points);
    const bool forTwo = field(form, "two") == "1";
    if (forTwo && isUnplayed(first))
        first.clear();
    if (forTwo && isUnplayed(second))
        second.clear();
    std::string words = first.empty() || second.empty() ? first + second : first + ' ' + second;
    if (forTwo && !words.empty())
        return "two-for-one " + words;
    const auto third = field(form, "g3");
    if (!third.starts_with("p1corp:") && !third.starts_with("p2corp:"))
        return words;
    if (words.empty()) // the two stand already
        words = app::standingResult(event, round.number, match.table);
    return words + (words.empty() ? "third=" : " third=") + std::string(third);
}

std::optional<OwnMatch> ownMatch(const tournament::Event &event, tournament::PlayerId player)
{
    std::optional<OwnMatch> last;
    for (const auto &round : event.rounds) {
        if (round.prepared)
            continue;
        for (const auto &match : round.matches)
            if (match.p1 == player || match.p2 == player)
                last = OwnMatch{&round, &match};
    }
    return last;
}

std::optional<OwnMatch> matchAt(const tournament::Event &event, int round, int table)
{
    const auto *found = tournament::findRound(event, round);
    const auto *match = tournament::findMatch(event, round, table);
    if (!found || found->prepared || !match || match->isBye())
        return std::nullopt;
    return OwnMatch{found, match};
}

} // namespace web
