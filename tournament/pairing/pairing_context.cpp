// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/pairing_context.h"

#include "tournament/standings/standings.h"

#include <algorithm>
#include <cstdlib>

namespace tournament {

namespace {

std::optional<Seat> corpOf(const Match &match)
{
    if (match.p1Side)
        return *match.p1Side == Side::Corp ? Seat::P1 : Seat::P2;
    if (match.result && match.result->games.size() == 1)
        return match.result->games.front().corp;
    return std::nullopt;
}

bool isBalanced(const Event &event) { return event.profile.sides == SidesRule::Balanced; }

/// The Corp first where sides are settled, else as they sit.
std::pair<PlayerId, PlayerId> corpFirst(const Match &match)
{
    if (match.p1Side == Side::Runner)
        return {*match.p2, match.p1};
    return {match.p1, *match.p2};
}

} // namespace

PairingContext::PairingContext(const Event &event, int round) : m_records(event.players.size())
{
    for (std::size_t i = 0; i < event.players.size(); ++i)
        m_indices.emplace(event.players[i].id, i);

    const auto place = [&](int after, auto use) {
        for (const StandingsRow &row : standings(event, after).rows)
            use(m_records[m_indices.at(row.player)], row);
    };
    // Whether a player floated down shows in the points with which he entered the last round.
    if (round > 2)
        place(round - 2,
              [](PairingRecord &record, const StandingsRow &row) { record.points = row.points; });
    for (const Round &earlier : event.rounds)
        if (earlier.stage == Stage::Swiss && earlier.number < round)
            follow(earlier, earlier.number == round - 1);

    for (PairingRecord &record : m_records)
        record.standing = static_cast<int>(m_records.size());
    place(round - 1, [](PairingRecord &record, const StandingsRow &row) {
        record.points = row.points;
        record.standing = row.rank - 1;
    });
}

void PairingContext::follow(const Round &round, bool last)
{
    for (const Match &match : round.matches) {
        const std::size_t first = m_indices.at(match.p1);
        if (match.isBye()) {
            m_records[first].hadBye = true;
            continue;
        }
        const std::size_t second = m_indices.at(*match.p2);
        const auto corp = corpOf(match);
        m_records[first].met.push_back({static_cast<int>(second), corp == Seat::P1});
        m_records[second].met.push_back({static_cast<int>(first), corp == Seat::P2});
        if (corp) {
            m_records[first].bias += *corp == Seat::P1 ? 1 : -1;
            m_records[second].bias += *corp == Seat::P2 ? 1 : -1;
        }
        if (last) {
            m_records[first].floatedDown = m_records[first].points > m_records[second].points;
            m_records[second].floatedDown = m_records[second].points > m_records[first].points;
        }
    }
}

const PairingRecord &PairingContext::of(PlayerId player) const
{
    return m_records[m_indices.at(player)];
}

int PairingContext::meetings(PlayerId a, PlayerId b) const
{
    return static_cast<int>(
        std::ranges::count(of(a).met, static_cast<int>(indexOf(b)), &SwissMeeting::opponent));
}

int PairingContext::forbiddenMeetings(PlayerId corpOrFirst, PlayerId other, bool balanced) const
{
    const int met = meetings(corpOrFirst, other);
    if (!balanced || met > 1)
        return met;
    // Once on the other side is allowed: two players of a single-sided event may swap sides.
    const auto opponent = static_cast<int>(indexOf(other));
    return static_cast<int>(
        std::ranges::count_if(of(corpOrFirst).met, [&](const SwissMeeting &meeting) {
            return meeting.opponent == opponent && meeting.asCorp;
        }));
}

std::int64_t tableCost(const Event &event, const PairingContext &context, const Match &match)
{
    if (match.isBye())
        return 0;
    const std::int64_t difference =
        std::abs(context.of(match.p1).points - context.of(*match.p2).points);
    if (!isBalanced(event))
        return difference * difference;
    const auto [corp, runner] = corpFirst(match);
    return sidedCost(static_cast<int>(difference), context.meetings(corp, runner) > 0,
                     context.of(corp).bias, context.of(runner).bias);
}

namespace {

/// Explains one round; holds what all tables share.
class Annotator {
public:
    Annotator(const Event &event, const PairingContext &context, Round &round)
        : m_event(event), m_context(context), m_round(round)
    {
        for (const Match &match : round.matches) {
            if (!match.isBye()) {
                ++m_onPoints[context.of(match.p1).points];
                ++m_onPoints[context.of(*match.p2).points];
            } else if (!match.awardedBye) {
                ++m_onPoints[context.of(match.p1).points];
            }
        }
    }

    void annotate()
    {
        m_round.relaxed.clear();
        m_round.cost = 0;
        for (Match &match : m_round.matches) {
            m_kept.clear();
            for (const Reason &reason : match.why)
                if (reason.code == ReasonCode::Swapped || reason.code == ReasonCode::OppositeSeats)
                    m_kept.push_back(reason);
            match.why.clear();
            if (match.isBye())
                explainBye(match);
            else
                explainPair(match);
            match.why.insert(match.why.end(), m_kept.begin(), m_kept.end());
            m_round.cost += tableCost(m_event, m_context, match);
        }
    }

private:
    void explainBye(Match &match)
    {
        const PairingRecord &record = m_context.of(match.p1);
        if (match.awardedBye) {
            match.why.push_back({ReasonCode::ByeAwarded, match.p1, 0, 0, 0});
        } else if (record.hadBye) {
            match.why.push_back({ReasonCode::ByeSecond, match.p1, 0, 0, 0});
            m_round.relaxed.push_back({RelaxationCode::SecondBye, match.p1, {}, 2});
        } else if (const int lower = lowerWithoutBye(match.p1); lower > 0) {
            match.why.push_back({ReasonCode::ByeSpares, match.p1, 0, 0, lower});
        } else {
            match.why.push_back({ReasonCode::ByeLast, match.p1, 0, 0, 0});
        }
    }

    /// Players of the field behind this one who have had no bye and do not get it either.
    [[nodiscard]] int lowerWithoutBye(PlayerId player)
    {
        if (!m_withoutBye) {
            m_withoutBye.emplace();
            for (const Match &match : m_round.matches)
                if (!match.isBye() && !match.locked)
                    for (const PlayerId candidate : {match.p1, *match.p2})
                        if (const PairingRecord &record = m_context.of(candidate); !record.hadBye)
                            m_withoutBye->push_back(record.standing);
            std::ranges::sort(*m_withoutBye);
        }
        const auto lower = std::ranges::upper_bound(*m_withoutBye, m_context.of(player).standing);
        return static_cast<int>(m_withoutBye->end() - lower);
    }

    void explainPair(Match &match)
    {
        const PairingRecord &first = m_context.of(match.p1);
        const PairingRecord &second = m_context.of(*match.p2);
        if (match.locked)
            match.why.push_back({ReasonCode::Locked, {}, 0, 0, 0});
        if (m_round.number == 1 && !match.locked && m_kept.empty())
            match.why.push_back({ReasonCode::RandomFirstRound, {}, 0, 0, 0});
        else if (m_round.number > 1 && first.points == second.points)
            match.why.push_back({ReasonCode::SamePoints, {}, first.points, 0, 0});
        else if (first.points != second.points)
            explainGap(match, first, second);

        const auto [corp, runner] = corpFirst(match);
        const bool balanced = isBalanced(m_event);
        if (const int met = m_context.forbiddenMeetings(corp, runner, balanced); met > 0) {
            const int count = m_context.meetings(corp, runner) + 1;
            match.why.push_back({ReasonCode::Rematch, {}, 0, 0, count});
            m_round.relaxed.push_back({RelaxationCode::Rematch, match.p1, *match.p2, count});
        } else if (balanced && m_context.meetings(corp, runner) > 0) {
            match.why.push_back({ReasonCode::SidesSwapped, {}, 0, 0, 0});
        }
        for (const auto &[a, b] : m_round.avoided)
            if ((a == match.p1 && b == *match.p2) || (b == match.p1 && a == *match.p2)) {
                match.why.push_back({ReasonCode::MustNotMeet, {}, 0, 0, 0});
                m_round.relaxed.push_back({RelaxationCode::MustNotMeet, match.p1, *match.p2, 0});
            }
        if (balanced)
            match.why.push_back({ReasonCode::SidesBalance, corp, m_context.of(corp).bias,
                                 m_context.of(runner).bias, 0});
        else if (match.p1Side)
            match.why.push_back({ReasonCode::SidesRandom, corp, 0, 0, 0});
    }

    void explainGap(Match &match, const PairingRecord &first, const PairingRecord &second)
    {
        const bool firstDown = first.points > second.points;
        const PairingRecord &upper = firstDown ? first : second;
        const PlayerId floater = firstDown ? match.p1 : *match.p2;
        match.why.push_back({ReasonCode::Gap,
                             {},
                             upper.points,
                             std::abs(first.points - second.points),
                             m_onPoints.at(upper.points)});
        match.why.push_back({upper.floatedDown ? ReasonCode::FloatedAgain : ReasonCode::FloatedDown,
                             floater, upper.points, 0, 0});
    }

    const Event &m_event;
    const PairingContext &m_context;
    Round &m_round;
    std::map<int, int> m_onPoints;
    std::vector<Reason> m_kept;
    std::optional<std::vector<int>> m_withoutBye; ///< standings, ascending; once it was asked for
};

} // namespace

void annotate(const Event &event, const PairingContext &context, Round &round)
{
    Annotator(event, context, round).annotate();
}

} // namespace tournament
