// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/arbiter_block.h"

#include "core/strict_reader.h"
#include "tournament/event/profile_reader.h"
#include "tournament/event/value_reader.h"

namespace interchange {

namespace {

using core::Json;
using core::JsonPlace;

/// 2: the notation of the journal. 1 had its own for the profile, games, ranges and the cut.
constexpr std::int64_t blockFormat = 2;

/// Without what the exchanged format says itself and what is nobody else's business.
tournament::Event exported(const tournament::Event &event)
{
    tournament::Event part = event;
    part.details.name.clear();
    part.details.date.clear();
    for (tournament::Player &player : part.players) {
        player.name.clear();
        player.pronouns.clear();
        player.corpIdentity.clear();
        player.corpFaction.clear();
        player.runnerIdentity.clear();
        player.runnerFaction.clear();
    }
    for (tournament::Round &round : part.rounds) {
        round.clock.reset();
        for (tournament::Match &match : round.matches)
            match.watched = match.featured = false;
    }
    part.publishesLater = false;
    part.penalties.clear();
    part.decks = {};
    part.source.reset();
    return part;
}

/// Every member of that name in the list.
void mend(Json *list, std::string_view key, const auto &how)
{
    if (!list || !list->asArray())
        return;
    for (Json &item : *list->asArray())
        if (Json *member = item.find(key))
            how(*member);
}

void mendGame(Json &game)
{
    const Json *first = game.find("agendaPoints1");
    const Json *second = game.find("agendaPoints2");
    if (game.asObject() && (first || second))
        game.set("agendaPoints", Json::Array{first ? *first : Json(), second ? *second : Json()});
}

Json fromFormat1(Json block)
{
    mend(block.find("rounds"), "matches", [](Json &matches) {
        mend(&matches, "result", [](Json &result) {
            if (Json *games = result.find("games"); games && games->asArray())
                std::ranges::for_each(*games->asArray(), mendGame);
        });
    });
    if (Json *ranges = block.find("tableRanges"); ranges && ranges->asArray())
        for (Json &range : *ranges->asArray())
            if (const auto *pair = range.asArray(); pair && pair->size() == 2)
                range = Json::object({{"first", pair->front()}, {"last", pair->back()}});
    const Json *form = block.find("cutForm");
    const Json *seeds = block.find("cutSeeds");
    block.set("cut",
              Json::object({{"form", form ? *form : Json("none")},
                            {"seeds", seeds ? *seeds : Json::array()}}));
    return block;
}

} // namespace

Json writeArbiterBlock(const tournament::Event &event)
{
    Json block = tournament::toJson(exported(event), tournament::WideNumbers::AsText);
    block.set("format", blockFormat);
    return block;
}

tournament::Event readArbiterBlock(const Json &json)
{
    const JsonPlace written(json, "arbiter");
    const std::int64_t format = written.at("format").integer();
    if (format > blockFormat)
        written.at("format").fail("this file was written by a newer version of Arbiter; update "
                                  "Arbiter to read it");
    if (format == blockFormat)
        return tournament::readEvent(written);
    const Json mended = fromFormat1(json);
    tournament::Event event = tournament::readEvent({mended, "arbiter"});
    event.profile = tournament::readProfile(written.at("profile"));
    return event;
}

} // namespace interchange
