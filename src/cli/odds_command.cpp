// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/odds_sentences.h"
#include "app/sentences/sentences.h"

#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/text_table.h"

namespace cli {

namespace {

using app::EventOdds;
using core::Json;
using tournament::DrawOdds;
using tournament::Event;
using tournament::MatchOdds;
using tournament::Odds;
using tournament::OddsGoal;
using tournament::OddsModel;
using tournament::PlayerOdds;
using tournament::Seat;
using tournament::Share;

constexpr int mostSimulations = 1000000;

struct OddsOptions {
    std::string event;
    std::optional<int> simulations;
    bool weighResults = false;
};

Json json(const Share &share)
{
    return Json::object({{"finishes", share.whole}, {"reached", share.part}});
}

Json json(const OddsModel &model)
{
    return Json::object({{"goal", model.goal == OddsGoal::MakeCut ? "cut" : "first"},
                         {"cut", model.cut},
                         {"rounds", model.rounds},
                         {"open_tables", model.openTables},
                         {"timed",
                          Json::object({{"games", model.time.timed.whole},
                                        {"timed", model.time.timed.part},
                                        {"equal", model.time.equalOfTimed.part}})},
                         {"weigh_results", model.weighResults}});
}

Json json(const Event &event, const PlayerOdds &player)
{
    Json places = Json::array();
    for (const int count : player.places)
        places.push(count);
    Json match;
    if (player.match)
        match = Json::object({{"round", player.match->round},
                              {"table", player.match->table},
                              {"won", json(player.match->won)},
                              {"level", json(player.match->level)},
                              {"lost", json(player.match->lost)}});
    return Json::object({{"player", app::nameOf(event, player.player)},
                         {"player_id", player.player.value},
                         {"active", player.active},
                         {"reached", player.goal.part},
                         {"best", player.bestPlace},
                         {"worst", player.worstPlace},
                         {"places", places},
                         {"match", match}});
}

Json json(const Event &event, const DrawOdds &draw)
{
    const auto name = [&](Seat seat) { return app::nameOf(event, draw.players[index(seat)]); };
    return Json::object({{"round", draw.round},
                         {"table", draw.table},
                         {"p1", name(Seat::P1)},
                         {"p2", name(Seat::P2)},
                         {"p1_safe", draw.safe[0]},
                         {"p2_safe", draw.safe[1]},
                         {"finishes", draw.finishes}});
}

Json json(const Event &event, const EventOdds &found)
{
    Json model = json(found.odds.model);
    Json words = Json::array();
    for (const std::string &sentence : app::modelSentences(found.odds))
        words.push(sentence);
    model.set("words", words);
    Json players = Json::array();
    for (const PlayerOdds &player : found.odds.players)
        players.push(json(event, player));
    Json draws;
    if (found.drawsAllowed) {
        draws = Json::array();
        for (const DrawOdds &draw : found.draws)
            draws.push(json(event, draw));
    }
    // Moved in: the players of a large field with their places are most of the answer.
    Json odds = Json::object({{"finishes", found.odds.finishes},
                              {"model", model},
                              {"clear_winner", json(found.odds.clearWinner)},
                              {"one_more_round", json(found.odds.oneMoreRound)}});
    odds.set("players", std::move(players));
    odds.set("draws", std::move(draws));
    // Of a field so large that each count in "places" is of several.
    if (found.odds.placesPerCount > 1)
        odds.set("places_per_count", found.odds.placesPerCount);
    return odds;
}

/// "62.3 %"; what happened always or never is said so, not rounded to it.
std::string percent(const Share &share)
{
    const auto value = share.value();
    if (!value)
        return "–";
    if (share.part == 0)
        return "never";
    return share.part == share.whole ? "always"
                                     : core::toDecimal(*value * core::Fraction(100), 1) + " %";
}

std::string places(const PlayerOdds &player)
{
    const std::string best = std::to_string(player.bestPlace);
    return player.bestPlace == player.worstPlace ? best
                                                 : best + "–" + std::to_string(player.worstPlace);
}

std::string oddsText(const Event &event, const EventOdds &found)
{
    using enum TextTable::Align;
    const Odds &odds = found.odds;
    TextTable table({{"Now", Right},
                     {"Player"},
                     {odds.model.goal == OddsGoal::MakeCut ? "Makes the cut" : "First", Right},
                     {"Places", Right},
                     {"Table", Right},
                     {"With a win", Right},
                     {"Level", Right},
                     {"With a loss", Right}});
    int rank = 0;
    for (const PlayerOdds &player : odds.players) {
        const MatchOdds match = player.match.value_or(MatchOdds());
        table.add({std::to_string(++rank), app::nameOf(event, player.player),
                   player.active ? percent(player.goal) : "has left", places(player),
                   player.match ? std::to_string(match.table) : "", percent(match.won),
                   percent(match.level), percent(match.lost)});
    }
    std::string told;
    for (const std::string &sentence : app::modelSentences(odds))
        told += sentence + "\n";
    told += "\n" + table.toString() + "\n";
    for (const std::string &sentence : app::winnerSentences(odds))
        told += sentence + "\n";
    for (const DrawOdds &draw : found.draws)
        for (const Seat seat : {Seat::P1, Seat::P2})
            if (draw.safe[index(seat)])
                told += app::drawSentence(event, odds, draw, seat) + "\n";
    return told;
}

Result run(const OddsOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    const Event &event = (*session)->event();
    tournament::OddsOptions wanted;
    wanted.simulations = options.simulations.value_or(tournament::usualSimulations);
    wanted.weighResults = options.weighResults;
    const auto found = app::eventOdds(event, wanted);
    if (!found)
        return core::unexpected(app::Failure{app::FailureKind::Refused,
                                             app::noOddsSentence(event, found.error()),
                                             tournament::rule(found.error().code), found.error()});
    return Answer{json(event, **found), oddsText(event, **found)};
}

} // namespace

void addOdds(CommandTree &tree)
{
    auto options = tree.options<OddsOptions>();
    CLI::App &command = tree.add(
        "odds", "Simulate the rest of the event: who makes the cut", "arbiter-cli odds cup.arbiter",
        [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    number(command, "--simulations", options->simulations, 1, mostSimulations,
           "Finishes to simulate; " + std::to_string(tournament::usualSimulations)
               + " if not given");
    flag(command, "--weigh-results", options->weighResults,
         "Let results so far decide the chances of a game instead of 50 : 50");
}

} // namespace cli
