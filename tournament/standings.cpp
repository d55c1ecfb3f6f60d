// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings.h"

#include "tournament/scoring.h"
#include "tournament/structure.h"

#include <algorithm>
#include <unordered_map>

namespace tournament {

namespace {

using core::Fraction;

/// Everything that is counted for one player before opponents are compared.
struct Tally {
    StandingsRow row;
    std::vector<std::size_t> opponents; ///< indices into Event::players
    std::uint64_t tieBreak = 0;
    bool listed = false;
};

class Counter {
public:
    Counter(const Event &event, const Profile &profile, int lastRound)
        : m_event(event)
        , m_profile(profile)
        , m_lastRound(lastRound)
        , m_tallies(event.players.size())
    {
        for (std::size_t i = 0; i < event.players.size(); ++i) {
            const Player &player = event.players[i];
            Tally &tally = m_tallies[i];
            m_indices.emplace(player.id.value, i);
            tally.row.player = player.id;
            tally.tieBreak = player.tieBreak;
            tally.row.dropped = player.status == PlayerStatus::Dropped
                && player.leftAfterRound.value_or(0) <= lastRound;
            tally.listed = player.status != PlayerStatus::Disqualified
                && player.enteredAfterRound <= lastRound;
            if (player.enteredAfterRound <= lastRound)
                tally.row.rounds = player.missedRounds;
        }
    }

    void count()
    {
        for (const Round &round : m_event.rounds) {
            if (round.stage != Stage::Swiss || round.number > m_lastRound)
                continue;
            for (const Match &match : round.matches)
                count(match);
        }
    }

    /// "To calculate strength of schedule": Tournament Rules 3.0.2, "Tournament Structure" (sum)
    /// and "Tournament Software Strength of Schedule" (average; a bye is no opponent).
    void compareOpponents(bool average)
    {
        for (Tally &tally : m_tallies) {
            Fraction sum;
            for (const std::size_t opponent : tally.opponents) {
                const StandingsRow &other = m_tallies[opponent].row;
                sum += average ? Fraction(other.points, other.rounds) : Fraction(other.points);
            }
            tally.row.sos = average ? perOpponent(tally, sum) : sum;
        }
        if (!average)
            return;
        for (Tally &tally : m_tallies) {
            Fraction sum;
            for (const std::size_t opponent : tally.opponents)
                sum += m_tallies[opponent].row.sos;
            tally.row.esos = perOpponent(tally, sum);
        }
    }

    /// After compareOpponents(); without the rank.
    [[nodiscard]] StandingsDerivation derive(PlayerId player, bool average)
    {
        const Tally &own = tally(player);
        StandingsDerivation result;
        result.row = own.row;
        result.average = average;
        for (const Round &round : m_event.rounds) {
            if (round.stage != Stage::Swiss || round.number > m_lastRound)
                continue;
            for (const Match &match : round.matches) {
                const bool first = match.p1 == player;
                if ((!first && match.p2 != player) || !hasResult(m_profile, match, Stage::Swiss))
                    continue;
                result.earned.push_back(
                    {round.number, first ? match.p2 : std::optional(match.p1),
                     match.isBye()
                         ? byeScore(m_profile, match)
                         : score(m_profile, *match.result).of(first ? Seat::P1 : Seat::P2)});
            }
        }
        for (const std::size_t opponent : own.opponents) {
            const StandingsRow &row = m_tallies[opponent].row;
            result.met.push_back({row.player, row.points, row.rounds, row.sos});
        }
        return result;
    }

    [[nodiscard]] Standings ranked(const std::vector<TieBreak> &order)
    {
        std::vector<const Tally *> listed;
        for (const Tally &tally : m_tallies)
            if (tally.listed)
                listed.push_back(&tally);
        std::ranges::sort(listed, [&](const Tally *a, const Tally *b) {
            const auto earned = compare(*a, *b, order);
            if (earned != 0)
                return earned > 0;
            return std::pair(a->tieBreak, a->row.player) < std::pair(b->tieBreak, b->row.player);
        });
        Standings result;
        result.round = m_lastRound;
        result.provisional = m_provisional;
        result.rows.reserve(listed.size());
        for (std::size_t i = 0; i < listed.size(); ++i) {
            StandingsRow row = listed[i]->row;
            row.rank = static_cast<int>(i) + 1;
            row.tiedWithNext =
                i + 1 < listed.size() && compare(*listed[i], *listed[i + 1], order) == 0;
            result.rows.push_back(std::move(row));
        }
        return result;
    }

private:
    void count(const Match &match)
    {
        if (!hasResult(m_profile, match, Stage::Swiss)) {
            m_provisional = true;
            return;
        }
        Tally &first = tally(match.p1);
        ++first.row.rounds;
        if (match.isBye()) {
            ++first.row.byes;
            add(first, byeScore(m_profile, match));
            return;
        }
        Tally &second = tally(*match.p2);
        ++second.row.rounds;
        const MatchScore earned = score(m_profile, *match.result);
        add(first, earned.of(Seat::P1));
        add(second, earned.of(Seat::P2));
        meet(first, second);
        meet(second, first);
    }

    static void add(Tally &tally, const Score &score)
    {
        tally.row.points += score.points;
        tally.row.matchPoints += score.matchPoints;
        tally.row.corpWins += score.corpWins;
        tally.row.runnerWins += score.runnerWins;
    }

    void meet(Tally &tally, const Tally &opponent)
    {
        tally.opponents.push_back(static_cast<std::size_t>(&opponent - m_tallies.data()));
        tally.row.opponents.push_back(opponent.row.player);
    }

    Tally &tally(PlayerId id) { return m_tallies[m_indices.at(id.value)]; }

    static Fraction perOpponent(const Tally &tally, const Fraction &sum)
    {
        if (tally.opponents.empty())
            return {};
        return sum / Fraction(static_cast<std::int64_t>(tally.opponents.size()));
    }

    /// Greater is better; Random is left to the caller.
    static std::strong_ordering compare(const Tally &a, const Tally &b,
                                        const std::vector<TieBreak> &order)
    {
        for (const TieBreak step : order) {
            auto result = std::strong_ordering::equal;
            switch (step) {
            case TieBreak::Points:
                result = a.row.points <=> b.row.points;
                break;
            case TieBreak::SosSum:
            case TieBreak::SosAverage:
                result = a.row.sos <=> b.row.sos;
                break;
            case TieBreak::EsosAverage:
                result = a.row.esos.value_or(Fraction()) <=> b.row.esos.value_or(Fraction());
                break;
            case TieBreak::MatchPoints:
                result = a.row.matchPoints <=> b.row.matchPoints;
                break;
            case TieBreak::Random:
                break;
            }
            if (result != 0)
                return result;
        }
        return std::strong_ordering::equal;
    }

    const Event &m_event;
    const Profile &m_profile;
    int m_lastRound;
    bool m_provisional = false;
    std::vector<Tally> m_tallies;
    std::unordered_map<std::int64_t, std::size_t> m_indices;
};

} // namespace

const std::vector<TieBreak> &standingsOrder(const Event &event, const Profile &profile)
{
    // Tournament Rules 1.1, "Tournament Structure": with a cut the order of finish is the seeding
    // and strength of schedule comes before match points.
    return plannedCut(event) > 0 || !event.cut.seeds.empty() ? profile.seeding : profile.order;
}

namespace {

bool averages(const Profile &profile)
{
    return std::ranges::find(profile.order, TieBreak::SosAverage) != profile.order.end();
}

Counter counted(const Event &event, std::optional<int> afterRound, const Profile &profile)
{
    const int paired = swissRounds(event);
    Counter counter(event, profile, std::clamp(afterRound.value_or(paired), 0, paired));
    counter.count();
    counter.compareOpponents(averages(profile));
    return counter;
}

} // namespace

Standings standings(const Event &event, std::optional<int> afterRound, const Profile *profile)
{
    const Profile &rules = profile ? *profile : event.profile;
    return counted(event, afterRound, rules).ranked(standingsOrder(event, rules));
}

StandingsDerivation derivation(const Event &event, PlayerId player, std::optional<int> afterRound,
                               const Profile *profile)
{
    const Profile &rules = profile ? *profile : event.profile;
    Counter counter = counted(event, afterRound, rules);
    StandingsDerivation result = counter.derive(player, averages(rules));
    const Standings ranked = counter.ranked(standingsOrder(event, rules));
    const auto row = std::ranges::find(ranked.rows, player, &StandingsRow::player);
    if (row != ranked.rows.end())
        result.row = *row;
    return result;
}

} // namespace tournament
