// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/match_import.h"

#include "core/strict_reader.h"
#include "interchange/game_scores.h"
#include "tournament/cut/bracket.h"
#include "tournament/standings/scoring.h"

#include <algorithm>
#include <set>

namespace interchange {

using tournament::Match;
using tournament::Profile;
using tournament::Round;
using tournament::Seat;
using tournament::Side;
using tournament::Stage;

namespace {

class RoundImport {
public:
    RoundImport(const Profile &profile, Round &round, bool awaited, Notices &notices)
        : m_profile(profile), m_round(round), m_awaited(awaited), m_notices(notices)
    {
    }

    void add(const DocumentMatch &match)
    {
        if (!match.p1.player && !match.p2.player)
            return; // a table kept free, or a cut game whose players are not known yet
        Match entry;
        entry.why = {{tournament::ReasonCode::Imported, {}, 0, 0, 0}};
        entry.table = match.table.value_or(0);
        if (entry.table < 1 || !m_tables.insert(entry.table).second)
            m_tableless.push_back(m_round.matches.size());
        if (match.p1.player && match.p2.player) {
            entry.p1 = {*match.p1.player};
            entry.p2 = tournament::PlayerId{*match.p2.player};
            entry.p1Side = sideOf(match);
            entry.result =
                m_round.stage == Stage::Cut ? cutResult(match) : swissResult(match, entry.table);
        } else {
            const DocumentSeat &seat = match.p1.player ? match.p1 : match.p2;
            entry.p1 = {*seat.player};
            if (m_round.stage == Stage::Swiss)
                entry.result = byeResult(match, seat, entry.table);
        }
        m_round.matches.push_back(std::move(entry));
    }

    void finish()
    {
        for (const std::size_t i : m_tableless) {
            int table = static_cast<int>(i) + 1;
            while (!m_tables.insert(table).second)
                ++table;
            m_round.matches[i].table = table;
        }
        std::ranges::sort(m_round.matches, {}, &Match::table);
        // Several byes in one round can only have been awarded beforehand.
        if (m_round.number == 1 && std::ranges::count_if(m_round.matches, &Match::isBye) > 1)
            for (Match &match : m_round.matches)
                match.awardedBye = match.isBye();
    }

private:
    [[nodiscard]] std::optional<Side> sideOf(const DocumentMatch &match) const
    {
        if (gamesPerMatch(m_profile, m_round.stage) > 1)
            return std::nullopt;
        if (match.p1.role)
            return match.p1.role;
        return match.p2.role ? std::optional(other(*match.p2.role)) : std::nullopt;
    }

    [[nodiscard]] std::optional<tournament::MatchResult> cutResult(const DocumentMatch &match) const
    {
        const bool first = match.p1.winner.value_or(false);
        const bool second = match.p2.winner.value_or(false);
        if (first && second)
            throw core::DataError{match.place, "both players are marked as the winner"};
        std::optional<Seat> winner;
        if (first || second)
            winner = first ? Seat::P1 : Seat::P2;
        else if (match.p1.winner.has_value() != match.p2.winner.has_value())
            winner = match.p1.winner ? Seat::P2 : Seat::P1;
        if (!winner)
            return std::nullopt;
        const auto side = sideOf(match);
        std::optional<Seat> corp;
        if (side)
            corp = *side == Side::Corp ? Seat::P1 : Seat::P2;
        tournament::MatchResult result;
        result.games = {tournament::wonBy(*winner, corp)};
        // Where a match has two games a file that names its winner is silent about the other one.
        result.games.resize(static_cast<std::size_t>(gamesPerMatch(m_profile, m_round.stage)));
        return result;
    }

    std::optional<tournament::MatchResult> swissResult(const DocumentMatch &match, int table)
    {
        const auto totals = recordedTotals(match);
        if ((!totals[0] && !totals[1]) || m_awaited)
            return std::nullopt;
        if (auto games = gamesFromSides(m_profile, match)) {
            if (isScoreless(match))
                notice(table,
                       "recorded as 0–0; clear the result if the match is still being "
                       "played");
            return games;
        }
        const int p1 = totals[0].value_or(0);
        const int p2 = totals[1].value_or(0);
        warnOfSides(match, table, p1, p2);
        if (!tournament::totalsPossible(m_profile, p1, p2))
            notice(table,
                   "the recorded " + std::to_string(p1) + "–" + std::to_string(p2)
                       + " cannot come about under " + m_profile.id + "; it is kept as recorded");
        return recorded(p1, p2);
    }

    void warnOfSides(const DocumentMatch &match, int table, int p1, int p2)
    {
        const auto sides = [](const DocumentSeat &seat) {
            return seat.corpScore.value_or(0) + seat.runnerScore.value_or(0);
        };
        if (sides(match.p1) + sides(match.p2) == 0 || m_profile.matchPoints)
            return; // placeholders: nothing is lost
        notice(table,
               "the points of the sides do not make games under " + m_profile.id + "; the total of "
                   + std::to_string(p1) + "–" + std::to_string(p2) + " is kept as recorded");
    }

    std::optional<tournament::MatchResult> byeResult(const DocumentMatch &match,
                                                     const DocumentSeat &seat, int table)
    {
        const auto points = recordedTotals(match)[&seat == &match.p1 ? 0 : 1];
        if (!points || m_awaited || *points == m_profile.bye)
            return std::nullopt;
        notice(table,
               "the bye is recorded with " + std::to_string(*points) + " points instead of "
                   + std::to_string(m_profile.bye) + "; it is kept as recorded");
        return recorded(*points, 0);
    }

    void notice(int table, const std::string &text)
    {
        m_notices.push_back("Round " + std::to_string(m_round.number) + ", table "
                            + std::to_string(table) + ": " + text + ".");
    }

    const Profile &m_profile;
    Round &m_round;
    bool m_awaited;
    Notices &m_notices;
    std::set<int> m_tables;
    std::vector<std::size_t> m_tableless;
};

/// Zeros at every table of the last Swiss round, with no cut after it, are a round being played.
bool isAwaited(const EventDocument &document, std::size_t round)
{
    return round + 1 == document.swissRounds && round + 1 == document.rounds.size()
        && std::ranges::all_of(document.rounds[round], [](const DocumentMatch &match) {
               return !match.p1.player || !match.p2.player || isScoreless(match);
           });
}

} // namespace

std::vector<Round> importRounds(const EventDocument &document, const Profile &profile,
                                Notices &notices)
{
    std::vector<Round> rounds;
    for (std::size_t i = 0; i < document.rounds.size(); ++i) {
        Round &round = rounds.emplace_back();
        round.number = static_cast<int>(i) + 1;
        round.stage = i < document.swissRounds ? Stage::Swiss : Stage::Cut;
        const bool awaited = isAwaited(document, i);
        RoundImport import(profile, round, awaited, notices);
        for (const DocumentMatch &match : document.rounds[i])
            import.add(match);
        import.finish();
        if (awaited && std::ranges::any_of(document.rounds[i], [](const DocumentMatch &match) {
                return recordedTotals(match)[0] && recordedTotals(match)[1];
            }))
            notices.push_back("Round " + std::to_string(round.number)
                              + " holds only zeros: its results are taken as missing.");
    }
    return rounds;
}

bool saysSame(const tournament::Event &event, Stage stage, const Match &ours, const Match &visible)
{
    if (ours.p1 != visible.p1 || ours.p2 != visible.p2)
        return false;
    if (ours.isBye())
        return byeScore(event.profile, ours).points == byeScore(event.profile, visible).points;
    if (stage == Stage::Cut)
        return cutWinner(event, ours) == cutWinner(event, visible);
    // A missing or partial result reads as zeros in some dialects.
    const auto points = [&](const Match &match) {
        return hasResult(event.profile, match, stage)
            ? tournament::score(event.profile, *match.result)
            : tournament::MatchScore();
    };
    const auto left = points(ours);
    const auto right = points(visible);
    if (left.seats[0].points != right.seats[0].points
        || left.seats[1].points != right.seats[1].points)
        return false;
    if (!hasResult(event.profile, ours, stage) || !visible.result)
        return true;
    const auto ourSides = sidesFromGames(event.profile, *ours.result);
    const auto theirSides = sidesFromGames(event.profile, *visible.result);
    return !ourSides || !theirSides
        || ((*ourSides)[0].corp == (*theirSides)[0].corp
            && (*ourSides)[1].corp == (*theirSides)[1].corp);
}

} // namespace interchange
