// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"
#include "tournament/cut/cut.h"
#include "tournament/standings/scoring.h"

#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/place_options.h"

namespace cli {

namespace {

struct ReportOptions {
    std::string event;
    PlaceOptions place;
    std::vector<std::string> result;
    std::optional<std::string> overrideReason;
    bool clear = false;
    bool discardResults = false;
};

core::Json resultJson(const tournament::Event &event, const tournament::Round &round,
                      const tournament::Match &match)
{
    core::Json json = core::Json::object(
        {{"round", round.number},
         {"table", match.table},
         {"game", match.game > 0 ? core::Json(match.game) : core::Json()},
         {"p1", app::nameOf(event, match.p1)},
         {"p1_id", match.p1.value},
         {"p2", match.p2 ? core::Json(app::nameOf(event, *match.p2)) : core::Json()},
         {"p2_id", match.p2 ? core::Json(match.p2->value) : core::Json()},
         {"result", match.result ? core::Json(tournament::writeResult(*match.result)) : nullptr},
         {"complete", tournament::hasResult(event.profile, match, round.stage)}});
    if (match.result) {
        const auto score = tournament::score(event.profile, *match.result);
        json.set("points", core::Json::Array{score.seats[0].points, score.seats[1].points});
        if (event.profile.matchPoints)
            json.set("match_points",
                     core::Json::Array{score.seats[0].matchPoints, score.seats[1].matchPoints});
    }
    return json;
}

/// What is reported: a table of a round, or a game of the cut.
core::Expected<tournament::GamePlace, app::Failure> placeFor(const PlaceOptions &options,
                                                             const app::Session &session)
{
    if (options.game) {
        const auto place = tournament::placeOf(session.event(), *options.game);
        if (!place)
            return core::unexpected(app::failure(session.event(), place.error()));
        return *place;
    }
    const auto round = roundOrLast(session, options.round);
    if (!round)
        return core::unexpected(round.error());
    return tournament::GamePlace{*round, *options.table};
}

core::Expected<tournament::Command, app::Failure>
commandFor(const ReportOptions &options, const app::Session &session, tournament::GamePlace place)
{
    if (options.clear) {
        tournament::ClearResult clear;
        clear.round = place.round;
        clear.table = place.table;
        clear.discardResults = options.discardResults;
        return clear;
    }
    std::string words;
    for (const std::string &word : options.result)
        words += (words.empty() ? "" : " ") + word;
    auto report = tournament::readResult(session.event(), place.round, place.table, words);
    if (!report)
        return core::unexpected(app::failure(session.event(), report.error()));
    report->overrideReason = options.overrideReason.value_or("");
    report->discardResults = options.discardResults;
    return std::move(*report);
}

Result run(const ReportOptions &options, const Context &context)
{
    if (options.clear == !options.result.empty())
        return core::unexpected(badInput("Give either --result RESULT or --clear."));
    if (const auto unclear = unlessOnePlace(options.place))
        return core::unexpected(*unclear);
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto place = placeFor(options.place, **session);
    if (!place)
        return core::unexpected(place.error());
    const auto command = commandFor(options, **session, *place);
    if (!command)
        return core::unexpected(command.error());
    const auto performed = (*session)->perform(*command);
    if (!performed)
        return core::unexpected(performed.error());
    const tournament::Event &event = (*session)->event();
    return answerOf(**session, *performed,
                    resultJson(event, *tournament::findRound(event, place->round),
                               *tournament::findMatch(event, place->round, place->table)));
}

} // namespace

void addReport(CommandTree &tree)
{
    auto options = tree.options<ReportOptions>();
    CLI::App &command = tree.add(
        "report", "Enter, complete, correct or clear the result of a table",
        "arbiter-cli report cup.arbiter --round 2 --table 3 --result p1corp=corp p2corp=time:3-2",
        [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    addPlace(command, options->place, "The table");
    words(command, "--result", options->result, "RESULT",
          "p1corp=OUT p2corp=OUT with OUT one of corp, runner (corp:4 adds the loser's "
          "agenda points), time:C-R, draw, unplayed; or 2-0, 1-1, 0-2, id, "
          "two-for-one=p1, no-show=p2:5, no-show=p2:10, loss=p1:game, loss=p1:match, "
          "winner=p1; third=p1corp:corp for the third game of a tied final");
    text(command, "--override", options->overrideReason, "REASON",
         "Enter a result the profile does not allow; the reason is kept in the log");
    flag(command, "--discard-results", options->discardResults,
         "Although games of the cut that rest on this one are played again");
    flag(command, "--clear", options->clear, "Take the result of this table out");
}

} // namespace cli
