// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings/standings.h"

#include "tournament/standings/scoring.h"
#include "tournament/standings/structure.h"

#include <algorithm>

namespace tournament {

namespace {

using core::Fraction;

/// Everything that is counted for one player before opponents are compared.
struct Tally {
    StandingsRow row;
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
        m_ids.reserve(event.players.size());
        const auto meetings = static_cast<std::size_t>(lastRound);
        for (std::size_t i = 0; i < event.players.size(); ++i) {
            const Player &player = event.players[i];
            Tally &tally = m_tallies[i];
            m_ids.push_back(player.id);
            tally.row.opponents.reserve(meetings);
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
        const auto worth = ofEach([average](const StandingsRow &row) {
            return average && row.rounds > 0 ? Fraction(row.points, row.rounds)
                                             : Fraction(row.points);
        });
        for (Tally &tally : m_tallies) {
            const Fraction sum = sumOfOpponents(tally, worth);
            tally.row.sos = average ? perOpponent(tally, sum) : sum;
        }
        if (!average)
            return;
        const auto strength = ofEach([](const StandingsRow &row) { return row.sos; });
        for (Tally &tally : m_tallies)
            tally.row.esos = perOpponent(tally, sumOfOpponents(tally, strength));
    }

    /// After compareOpponents(); of each player, without the rank.
    [[nodiscard]] std::vector<StandingsDerivation> derive(bool average)
    {
        std::vector<StandingsDerivation> all(m_tallies.size());
        for (const Round &round : m_event.rounds) {
            if (round.stage != Stage::Swiss || round.number > m_lastRound)
                continue;
            for (const Match &match : round.matches)
                if (hasResult(m_profile, match, Stage::Swiss))
                    noteEarned(all, round.number, match);
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i].row = m_tallies[i].row;
            all[i].average = average;
            for (const PlayerId opponent : all[i].row.opponents) {
                const StandingsRow &row = tally(opponent).row;
                all[i].met.push_back({row.player, row.points, row.rounds, row.sos});
            }
        }
        return all;
    }

    /// Takes the rows with it.
    [[nodiscard]] Standings ranked(const std::vector<TieBreak> &order)
    {
        // Orders begin with points: most comparisons then need not look at the tally.
        const bool pointsFirst = !order.empty() && order.front() == TieBreak::Points;
        struct Listed {
            int points;
            Tally *tally;
        };
        std::vector<Listed> listed;
        listed.reserve(m_tallies.size());
        for (Tally &tally : m_tallies)
            if (tally.listed)
                listed.push_back({tally.row.points, &tally});
        std::ranges::sort(listed, [&](const Listed &a, const Listed &b) {
            if (pointsFirst && a.points != b.points)
                return a.points > b.points;
            const auto earned = compare(*a.tally, *b.tally, order);
            if (earned != 0)
                return earned > 0;
            return std::pair(a.tally->tieBreak, a.tally->row.player)
                < std::pair(b.tally->tieBreak, b.tally->row.player);
        });
        Standings result;
        result.round = m_lastRound;
        result.provisional = m_provisional;
        result.rows.reserve(listed.size());
        for (std::size_t i = 0; i < listed.size(); ++i) {
            StandingsRow &row = listed[i].tally->row;
            row.rank = static_cast<int>(i) + 1;
            row.tiedWithNext = i + 1 < listed.size()
                && compare(*listed[i].tally, *listed[i + 1].tally, order) == 0;
            result.rows.push_back(std::move(row));
        }
        return result;
    }

    /// Most events count their players from 1 without a gap.
    [[nodiscard]] std::size_t indexOf(PlayerId id) const
    {
        const std::size_t guess = static_cast<std::size_t>(id.value) - 1;
        if (guess < m_ids.size() && m_ids[guess] == id)
            return guess;
        return static_cast<std::size_t>(std::ranges::lower_bound(m_ids, id) - m_ids.begin());
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
        first.row.opponents.push_back(match.p2.value());
        second.row.opponents.push_back(match.p1);
    }

    void noteEarned(std::vector<StandingsDerivation> &all, int round, const Match &match) const
    {
        auto &first = all.at(indexOf(match.p1)).earned;
        if (match.isBye()) {
            first.push_back({round, {}, byeScore(m_profile, match)});
            return;
        }
        const MatchScore earned = score(m_profile, *match.result);
        first.push_back({round, match.p2, earned.of(Seat::P1)});
        all.at(indexOf(*match.p2)).earned.push_back({round, match.p1, earned.of(Seat::P2)});
    }

    static void add(Tally &tally, const Score &score)
    {
        tally.row.points += score.points;
        tally.row.matchPoints += score.matchPoints;
        tally.row.corpWins += score.corpWins;
        tally.row.runnerWins += score.runnerWins;
        tally.row.sidesUnknown += score.sidesUnknown;
    }

    Tally &tally(PlayerId id) { return m_tallies.at(indexOf(id)); }

    /// A figure of every player, beside each other for the cache: they are looked up in any order.
    [[nodiscard]] std::vector<Fraction> ofEach(const auto &figure) const
    {
        std::vector<Fraction> figures;
        figures.reserve(m_tallies.size());
        for (const Tally &tally : m_tallies)
            figures.push_back(figure(tally.row));
        return figures;
    }

    [[nodiscard]] Fraction sumOfOpponents(const Tally &tally,
                                          const std::vector<Fraction> &figures) const
    {
        Fraction sum;
        for (const PlayerId opponent : tally.row.opponents)
            sum += figures[indexOf(opponent)];
        return sum;
    }

    static Fraction perOpponent(const Tally &tally, const Fraction &sum)
    {
        if (tally.row.opponents.empty())
            return {};
        return sum / Fraction(static_cast<std::int64_t>(tally.row.opponents.size()));
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
    std::vector<PlayerId> m_ids; ///< of Event::players, ascending
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

bool anySidesUnknown(const Standings &standings)
{
    return std::ranges::any_of(standings.rows,
                               [](const StandingsRow &row) { return row.sidesUnknown > 0; });
}

Standings standings(const Event &event, std::optional<int> afterRound, const Profile *profile)
{
    const Profile &rules = profile ? *profile : event.profile;
    return counted(event, afterRound, rules).ranked(standingsOrder(event, rules));
}

std::vector<StandingsDerivation> derivations(const Event &event, std::optional<int> afterRound,
                                             const Profile *profile)
{
    const Profile &rules = profile ? *profile : event.profile;
    Counter counter = counted(event, afterRound, rules);
    auto all = counter.derive(averages(rules));
    for (StandingsRow &row : counter.ranked(standingsOrder(event, rules)).rows)
        all.at(counter.indexOf(row.player)).row = std::move(row);
    return all;
}

StandingsDerivation derivation(const Event &event, PlayerId player, std::optional<int> afterRound,
                               const Profile *profile)
{
    const auto at = std::ranges::find(event.players, player, &Player::id) - event.players.begin();
    return derivations(event, afterRound, profile).at(static_cast<std::size_t>(at));
}

} // namespace tournament
