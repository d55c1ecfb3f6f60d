// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bracket_view.h"

#include "app/sentences/sentences.h"
#include "core/harmless.h"
#include "tournament/event/words.h"

#include "cli/round_view.h"
#include "cli/text_table.h"

namespace cli {

namespace {

using tournament::Bracket;
using tournament::BracketGame;
using tournament::Contender;
using tournament::CutForm;
using tournament::Event;
using tournament::GameState;

core::Json nameOrNull(const Event &event, std::optional<tournament::PlayerId> player)
{
    return player ? core::Json(app::nameOf(event, *player)) : core::Json();
}

core::Json idOrNull(std::optional<tournament::PlayerId> player)
{
    return player ? core::Json(player->value) : core::Json();
}

std::optional<tournament::PlayerId> corpOf(const BracketGame &game)
{
    return game.corp ? game.contenders[static_cast<std::size_t>(*game.corp)].player : std::nullopt;
}

core::Json gameJson(const Event &event, const BracketGame &game)
{
    const auto &[first, second] = game.contenders;
    core::Json waits = core::Json::array();
    for (const int number : game.waitsFor)
        waits.push(number);
    core::Json json = core::Json::object({{"game", game.number},
                                          {"round", game.round},
                                          {"branch", core::toWord(game.branch)},
                                          {"p1", nameOrNull(event, first.player)},
                                          {"p1_id", idOrNull(first.player)},
                                          {"p2", nameOrNull(event, second.player)},
                                          {"p2_id", idOrNull(second.player)},
                                          {"corp", nameOrNull(event, corpOf(game))},
                                          {"winner", nameOrNull(event, game.winningPlayer())},
                                          {"state", core::toWord(game.state)},
                                          {"waits_for", waits},
                                          {"why", reasonsJson(event, game.why)}});
    if (game.eventRound > 0)
        json.set("table", game.table);
    return json;
}

/// "Ada (1, Corp)", "winner of game 5".
std::string seated(const Event &event, const BracketGame &game, tournament::Seat seat)
{
    const Contender &contender = game.contenders[static_cast<std::size_t>(seat)];
    if (!contender.player)
        return app::sentence(contender.from);
    std::string text = core::isolated(app::nameOf(event, *contender.player)) + " ("
        + std::to_string(contender.seed);
    if (game.corp)
        text += *game.corp == seat ? ", Corp" : ", Runner";
    return text + ")";
}

/// Who won, or what the game waits for.
std::string standing(const Event &event, const BracketGame &game)
{
    if (const auto winner = game.winningPlayer())
        return core::isolated(app::nameOf(event, *winner)) + " won";
    return game.state == GameState::NotNeeded ? "not needed"
                                              : std::string(core::toWord(game.state));
}

} // namespace

std::string formName(CutForm form)
{
    switch (form) {
    case CutForm::None:
        return "none";
    case CutForm::DoubleElimination:
        return "double";
    case CutForm::SingleElimination:
        return "single";
    case CutForm::SingleReseeded:
        return "single-reseed";
    }
    return {};
}

core::Json bracketJson(const Event &event, const Bracket &bracket)
{
    core::Json seeds = core::Json::array();
    for (std::size_t i = 0; i < bracket.seeds.size(); ++i)
        seeds.push(core::Json::object({{"seed", static_cast<std::int64_t>(i + 1)},
                                       {"player", app::nameOf(event, bracket.seeds[i])},
                                       {"player_id", bracket.seeds[i].value}}));
    core::Json games = core::Json::array();
    for (const BracketGame &game : bracket.games)
        games.push(gameJson(event, game));
    core::Json places = core::Json::array();
    for (const tournament::CutPlace &place : bracket.places)
        places.push(
            core::Json::object({{"player", app::nameOf(event, place.player)},
                                {"player_id", place.player.value},
                                {"place", place.place ? core::Json(*place.place) : core::Json()},
                                {"best", place.best},
                                {"worst", place.worst}}));
    return core::Json::object({{"type", formName(bracket.form)},
                               {"size", static_cast<std::int64_t>(bracket.seeds.size())},
                               {"seeds", seeds},
                               {"games", games},
                               {"places", places}});
}

std::string bracketText(const Event &event, const Bracket &bracket)
{
    using enum TextTable::Align;
    TextTable games({{"Game", Right},
                     {"Round", Right},
                     {"Table", Right},
                     {"Player 1"},
                     {"Player 2"},
                     {""},
                     {"Sides"}});
    for (const BracketGame &game : bracket.games)
        games.add({std::to_string(game.number), std::to_string(game.round),
                   game.eventRound > 0 ? std::to_string(game.table) : "–",
                   seated(event, game, tournament::Seat::P1),
                   seated(event, game, tournament::Seat::P2), standing(event, game),
                   reasonsText(event, game.why)});
    std::string text = "Top " + std::to_string(bracket.seeds.size()) + "\n" + games.toString();
    if (bracket.places.empty())
        return text;
    TextTable places({{"Place", Right}, {"Player"}});
    for (const tournament::CutPlace &place : bracket.places)
        places.add({place.place ? std::to_string(*place.place)
                        : place.best == place.worst
                        ? std::to_string(place.best)
                        : std::to_string(place.best) + "–" + std::to_string(place.worst),
                    app::nameOf(event, place.player)});
    return text + "\n" + places.toString();
}

} // namespace cli
