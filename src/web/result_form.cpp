// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/result_form.h"

#include "core/harmless.h"

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
Json gameFields(const Visit &visit, const tournament::Match &match, Seat corp, int number)
{
    const InLanguage &in = visit.in;
    const std::string corpName = nameAt(visit.event(), match, corp);
    const std::string runnerName = nameAt(visit.event(), match, tournament::other(corp));
    const std::string name = 'g' + std::to_string(number);
    Json choices = Json::array();
    choices.push(choice(name, "corp", in(Pages::tr("{name} won as Corp"), {{"name", corpName}})));
    choices.push(
        choice(name, "runner", in(Pages::tr("{name} won as Runner"), {{"name", runnerName}})));
    choices.push(choice(name, "time", in(Pages::tr("Time was called"))));
    choices.push(choice(name, "unplayed", in(Pages::tr("Was not played"))));
    return Json::object({{"legend",
                          in(Pages::tr("Corp {corp}, Runner {runner}"),
                             {{"corp", corpName}, {"runner", runnerName}})},
                         {"choices", choices},
                         {"corp_points", name + 'c'},
                         {"runner_points", name + 'r'}});
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
    view.set("who_was_corp", false);
    if (tournament::gamesPerMatch(profile, round.stage) == 2) {
        games.push(gameFields(visit, match, Seat::P1, 1));
        games.push(gameFields(visit, match, Seat::P2, 2));
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
             profile.intentionalDraw && round.stage == tournament::Stage::Swiss
                 ? Json(in(Pages::tr("We agreed on a draw")))
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
    const std::string first = gameWords(form, Seat::P1, 1, points);
    const std::string second = gameWords(form, Seat::P2, 2, points);
    return first.empty() || second.empty() ? first + second : first + ' ' + second;
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
