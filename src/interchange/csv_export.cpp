// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/csv_export.h"

#include "interchange/csv.h"
#include "tournament/cut/bracket.h"
#include "tournament/event/words.h"
#include "tournament/standings/scoring.h"
#include "tournament/standings/standings.h"

namespace interchange {

using tournament::Event;
using tournament::Match;
using tournament::Player;
using tournament::Round;
using tournament::Seat;
using tournament::Stage;

namespace {

std::string cell(const std::optional<int> &number)
{
    return number ? std::to_string(*number) : std::string();
}

/// Places enough to tell any two figures of one event apart in practice; the exact fractions are
/// in the event file.
std::string cell(const std::optional<core::Fraction> &figure)
{
    constexpr int digits = 6;
    return figure ? toDecimal(*figure, digits) : std::string();
}

std::string side(const std::optional<tournament::Side> &side)
{
    return side ? std::string(core::toWord(*side)) : std::string();
}

} // namespace

std::string playersCsv(const Event &event)
{
    std::string text = csvLine({"id", "name", "pronouns", "corp_identity", "corp_faction",
                                "runner_identity", "runner_faction", "byes", "table", "seat",
                                "status", "named", "photographed", "streamed"});
    for (const Player &player : event.players)
        text += csvLine({std::to_string(player.id.value), player.name, player.pronouns,
                         player.corpIdentity, player.corpFaction, player.runnerIdentity,
                         player.runnerFaction, std::to_string(player.awardedByes),
                         cell(player.fixedTable), cell(player.seat),
                         std::string(core::toWord(player.status)),
                         std::string(core::toWord(player.consents.named)),
                         std::string(core::toWord(player.consents.photographed)),
                         std::string(core::toWord(player.consents.streamed))});
    return text;
}

std::string standingsCsv(const Event &event)
{
    std::vector<std::string> header{"rank", "player_id", "name",      "points",
                                    "sos",  "esos",      "corp_wins", "runner_wins",
                                    "byes", "rounds",    "dropped",   "wins_sides_unknown"};
    if (event.profile.matchPoints)
        header.insert(header.begin() + 4, "match_points");
    std::string text = csvLine(header);
    for (const auto &row : tournament::standings(event).rows) {
        std::vector<std::string> cells{std::to_string(row.rank),
                                       std::to_string(row.player.value),
                                       findPlayer(event, row.player)->name,
                                       std::to_string(row.points),
                                       cell(std::optional(row.sos)),
                                       cell(row.esos),
                                       std::to_string(row.corpWins),
                                       std::to_string(row.runnerWins),
                                       std::to_string(row.byes),
                                       std::to_string(row.rounds),
                                       row.dropped ? "yes" : "no",
                                       std::to_string(row.sidesUnknown)};
        if (event.profile.matchPoints)
            cells.insert(cells.begin() + 4, std::to_string(row.matchPoints));
        text += csvLine(cells);
    }
    return text;
}

std::string pairingsCsv(const Event &event, std::optional<int> number)
{
    std::string text =
        csvLine({"round", "table", "player1_id", "player1", "player1_side", "player1_points",
                 "player2_id", "player2", "player2_side", "player2_points", "game"});
    const Round *round = chosenRound(event, number);
    if (!round)
        return text;
    for (const Match &match : round->matches) {
        const auto points = matchPoints(event, *round, match);
        const auto half = [&](std::optional<tournament::PlayerId> id, Seat seat,
                              std::optional<tournament::Side> role) {
            if (!id)
                return std::vector<std::string>{"", "bye", "", ""};
            return std::vector<std::string>{std::to_string(id->value), findPlayer(event, *id)->name,
                                            side(role),
                                            points ? std::to_string((*points)[index(seat)]) : ""};
        };
        std::vector<std::string> cells{std::to_string(round->number), std::to_string(match.table)};
        const auto role = match.p1Side;
        for (const auto &part :
             {half(match.p1, Seat::P1, role),
              half(match.p2, Seat::P2, role ? std::optional(other(*role)) : std::nullopt)})
            cells.insert(cells.end(), part.begin(), part.end());
        cells.push_back(match.game > 0 ? std::to_string(match.game) : "");
        text += csvLine(cells);
    }
    return text;
}

const Round *chosenRound(const Event &event, std::optional<int> number)
{
    if (number)
        return findRound(event, *number);
    return event.rounds.empty() ? nullptr : &event.rounds.back();
}

std::optional<std::array<int, 2>> matchPoints(const Event &event, const Round &round,
                                              const Match &match)
{
    if (match.isBye())
        return std::array{byeScore(event.profile, match).points, 0};
    if (round.stage == Stage::Cut) {
        const auto winner = cutWinner(event, match);
        if (!winner)
            return std::nullopt;
        return *winner == Seat::P1 ? std::array{1, 0} : std::array{0, 1};
    }
    if (!hasResult(event.profile, match, round.stage))
        return std::nullopt;
    const auto score = tournament::score(event.profile, *match.result);
    return std::array{score.seats[0].points, score.seats[1].points};
}

} // namespace interchange
