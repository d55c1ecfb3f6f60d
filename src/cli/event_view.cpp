// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/event_view.h"

#include "app/sentences/sentences.h"
#include "core/harmless.h"
#include "tournament/event/words.h"
#include "tournament/standings/structure.h"

#include "cli/details_options.h"
#include "cli/lookup.h"

#include <algorithm>

namespace cli {

namespace {

using tournament::Event;

int activePlayers(const Event &event)
{
    return static_cast<int>(std::ranges::count(event.players, tournament::PlayerStatus::Active,
                                               &tournament::Player::status));
}

std::string line(const std::string &label, const std::string &value)
{
    return value.empty() ? std::string()
                         : label + ":" + std::string(12 - label.size(), ' ')
            + core::isolated(core::harmlessLine(value)) + "\n";
}

std::string planned(std::optional<int> announced, int suggested)
{
    if (announced)
        return std::to_string(*announced) + " announced, " + std::to_string(suggested)
            + " suggested";
    return std::to_string(suggested) + " as suggested";
}

std::string cutText(const Event &event, int suggested)
{
    const auto named = [](int cut) { return cut == 0 ? "none" : "top " + std::to_string(cut); };
    if (event.announcement.cut)
        return named(*event.announcement.cut) + " announced, " + named(suggested) + " suggested";
    return named(suggested) + " as suggested";
}

std::string tablesText(const Event &event)
{
    std::string text;
    for (const tournament::TableRange &range : event.tableRanges)
        text += (text.empty() ? "" : ", ") + std::to_string(range.first) + "-"
            + std::to_string(range.last);
    return text;
}

} // namespace

core::Json eventJson(const Event &event)
{
    core::Json judges = core::Json::array();
    for (const std::string &judge : event.details.judges)
        judges.push(judge);
    core::Json tables = core::Json::array();
    for (const tournament::TableRange &range : event.tableRanges)
        tables.push(core::Json::Array{range.first, range.last});
    core::Json advices = core::Json::array();
    for (const tournament::Advice &advice : tournament::advice(event))
        advices.push(core::Json::object({{"message", app::sentence(advice)},
                                         {"warning", advice.warning},
                                         {"document", advice.document},
                                         {"section", advice.section}}));
    const int players = activePlayers(event);
    return core::Json::object(
        {{"name", event.details.name},
         {"date", event.details.date},
         {"tier", core::toWord(event.details.tier)},
         {"profile", event.profile.id},
         {"seed", seedJson(event.seed)},
         {"players",
          core::Json::object({{"registered", static_cast<std::int64_t>(event.players.size())},
                              {"active", players}})},
         {"rounds",
          core::Json::object({{"announced", core::orNull(event.announcement.rounds)},
                              {"suggested", tournament::suggestedRounds(event.profile, players)},
                              {"planned", tournament::plannedRounds(event)},
                              {"paired", tournament::swissRounds(event)}})},
         {"cut",
          core::Json::object({{"announced", core::orNull(event.announcement.cut)},
                              {"suggested", tournament::suggestedCut(event.profile, players)},
                              {"planned", tournament::plannedCut(event)}})},
         {"round_minutes", event.announcement.minutes},
         {"organizer", event.details.organizer},
         {"second_organizer", event.details.secondOrganizer},
         {"organizer_plays", event.details.organizerPlays},
         {"judges", judges},
         {"late_entry", lateEntryName(event.details.lateEntry)},
         {"rules_version",
          event.details.rulesVersion.empty() ? core::Json(nullptr) : event.details.rulesVersion},
         {"tables", tables},
         {"advice", advices}});
}

std::string eventText(const Event &event)
{
    const auto &details = event.details;
    const int players = activePlayers(event);
    std::string judges;
    for (const std::string &judge : details.judges)
        judges += (judges.empty() ? "" : ", ") + core::isolated(judge);
    std::string text = line("Event", details.name) + line("Date", details.date)
        + line("Tier", std::string(core::toWord(details.tier)))
        + line("Profile", core::isolated(event.profile.name) + " (" + event.profile.id + ")")
        + line("Players",
               std::to_string(players) + " active of " + std::to_string(event.players.size()))
        + line("Rounds",
               planned(event.announcement.rounds,
                       tournament::suggestedRounds(event.profile, players))
                   + ", " + std::to_string(tournament::swissRounds(event)) + " paired")
        + line("Cut", cutText(event, tournament::suggestedCut(event.profile, players)))
        + line("Minutes", std::to_string(event.announcement.minutes))
        + line("Organizer",
               core::isolated(details.organizer) + (details.organizerPlays ? " (plays)" : ""))
        + line("Second", details.secondOrganizer) + line("Judges", judges)
        + line("Late entry",
               details.lateEntry == tournament::LateEntry::Losses ? "missed rounds are losses"
                                                                  : "missed rounds give no points")
        + line("Tables", tablesText(event)) + line("Seed", std::to_string(event.seed));
    for (const tournament::Advice &advice : tournament::advice(event))
        text += (advice.warning ? "! " : "- ") + app::sentence(advice) + " [" + advice.document
            + ", " + advice.section + "]\n";
    return text;
}

} // namespace cli
