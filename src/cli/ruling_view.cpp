// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/ruling_view.h"

#include "app/sentences/sentences.h"
#include "core/json.h"
#include "tournament/event/words.h"

namespace cli {

core::Json rulingJson(const tournament::Event &event, const tournament::Ruling &ruling)
{
    core::Json players = core::Json::array();
    for (const tournament::PlayerId player : ruling.players)
        players.push(app::nameOf(event, player));
    core::Json entries = core::Json::array();
    for (const std::string &entry : ruling.entries)
        entries.push(entry);
    const auto situation = core::parseJson(ruling.situation);
    return core::Json::object(
        {{"question", ruling.question},
         {"ruling", ruling.answer},
         {"judge", ruling.judge},
         {"round", ruling.round},
         {"table", ruling.table > 0 ? core::Json(ruling.table) : core::Json()},
         {"players", std::move(players)},
         {"minutes", ruling.minutes},
         {"version", ruling.version},
         {"basis", core::toWord(ruling.basis)},
         {"entries", std::move(entries)},
         {"situation", situation ? *situation : core::Json()}});
}

std::string rulingPlace(const tournament::Ruling &ruling)
{
    if (ruling.round == 0)
        return "Before round 1";
    const std::string round = "Round " + std::to_string(ruling.round);
    return ruling.table > 0 ? round + ", table " + std::to_string(ruling.table) : round;
}

} // namespace cli
