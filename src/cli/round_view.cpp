// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/round_view.h"

#include "app/sentences/sentences.h"
#include "core/harmless.h"

#include "cli/lookup.h"
#include "cli/text_table.h"
#include "tournament/event/words.h"

namespace cli {

namespace {

std::string seated(const tournament::Event &event, tournament::PlayerId player,
                   std::optional<tournament::Side> side)
{
    const std::string name = core::isolated(app::nameOf(event, player));
    return side ? name + " (" + std::string(core::toWord(*side)) + ")" : name;
}

} // namespace

core::Json reasonsJson(const tournament::Event &event, const std::vector<tournament::Reason> &why)
{
    core::Json list = core::Json::array();
    for (const tournament::Reason &reason : why)
        list.push(app::sentence(event, reason));
    return list;
}

std::string reasonsText(const tournament::Event &event, const std::vector<tournament::Reason> &why)
{
    std::string text;
    for (const tournament::Reason &reason : why)
        text += (text.empty() ? "" : "; ") + app::sentence(event, reason);
    return text;
}

std::string playersText(const tournament::Event &event, const tournament::Match &match)
{
    return seated(event, match.p1, std::nullopt) + ", "
        + (match.p2 ? seated(event, *match.p2, std::nullopt) : "bye");
}

core::Json matchJson(const tournament::Event &event, const tournament::Match &match)
{
    core::Json pair =
        core::Json::object({{"table", match.table},
                            {"p1", app::nameOf(event, match.p1)},
                            {"p1_id", match.p1.value},
                            {"p2", match.p2 ? core::Json(app::nameOf(event, *match.p2)) : nullptr},
                            {"p2_id", match.p2 ? core::Json(match.p2->value) : nullptr}});
    if (match.game > 0)
        pair.set("game", match.game);
    if (match.p1Side)
        pair.set("p1_side", core::toWord(*match.p1Side));
    pair.set("why", reasonsJson(event, match.why));
    return pair;
}

core::Json roundJson(const tournament::Event &event, const tournament::Round &round)
{
    core::Json pairs = core::Json::array();
    for (const tournament::Match &match : round.matches)
        pairs.push(matchJson(event, match));
    core::Json relaxed = core::Json::array();
    for (const tournament::Relaxation &relaxation : round.relaxed)
        relaxed.push(app::sentence(event, relaxation));
    core::Json json = core::Json::object({{"round", round.number},
                                          {"cost", round.cost},
                                          {"seed", seedJson(round.seed)},
                                          {"algorithm", round.algorithm},
                                          {"pairs", pairs},
                                          {"relaxed", relaxed}});
    if (round.prepared)
        json.set("published", false);
    return json;
}

std::string roundText(const tournament::Event &event, const tournament::Round &round)
{
    using enum TextTable::Align;
    const bool cut = round.stage == tournament::Stage::Cut;
    std::vector<TextTable::Column> columns{{"Table", Right}, {"Player 1"}, {"Player 2"}, {"Why"}};
    if (cut)
        columns.insert(columns.begin() + 1, {"Game", Right});
    TextTable table(std::move(columns));
    for (const tournament::Match &match : round.matches) {
        const auto p2Side =
            match.p1Side ? std::optional(tournament::other(*match.p1Side)) : std::nullopt;
        std::vector<std::string> cells{match.isBye() ? "–" : std::to_string(match.table),
                                       seated(event, match.p1, match.p1Side),
                                       match.p2 ? seated(event, *match.p2, p2Side) : "bye",
                                       reasonsText(event, match.why)};
        if (cut)
            cells.insert(cells.begin() + 1, match.game > 0 ? std::to_string(match.game) : "");
        table.add(std::move(cells));
    }
    std::string text = "Round " + std::to_string(round.number)
        + (round.prepared ? ", not published yet\n" : "\n") + table.toString();
    for (const tournament::Relaxation &relaxation : round.relaxed)
        text += "Not kept: " + app::sentence(event, relaxation) + "\n";
    return text;
}

} // namespace cli
