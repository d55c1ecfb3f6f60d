// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss_support.h"

#include <algorithm>
#include <numeric>
#include <ostream>
#include <span>
#include <vector>

using namespace tournament;

namespace {

std::int64_t power50(int exponent)
{
    std::int64_t value = 1;
    for (int i = 0; i < std::max(exponent, 0); ++i)
        value *= 50;
    return value;
}

PairFacts factsOf(const SwissField &field, int first, int second)
{
    const SwissPlayer &corp = field.players[static_cast<std::size_t>(first)];
    const SwissPlayer &runner = field.players[static_cast<std::size_t>(second)];
    const std::int64_t gap = corp.points - runner.points;
    int meetings = 0;
    bool sameSides = false;
    for (const SwissMeeting &meeting : corp.met) {
        meetings += meeting.opponent == second ? 1 : 0;
        sameSides |= meeting.opponent == second && meeting.asCorp;
    }
    int avoided = 0;
    for (const auto &[a, b] : field.avoid)
        avoided += (a == first && b == second) || (a == second && b == first) ? 1 : 0;

    PairFacts facts;
    facts.cost = gap * gap;
    if (field.sides == SwissSides::Both) {
        facts.rematches = meetings + avoided;
        return facts;
    }
    if (meetings > 1 || avoided > 0 || sameSides)
        facts.rematches = meetings + avoided;
    facts.sameSidesAgain = meetings == 1 && sameSides;
    facts.cost += (meetings > 0 ? 12 : 0) + power50(std::max(corp.bias, -runner.bias));
    return facts;
}

} // namespace

PairFacts cheapest(const SwissField &field, int first, int second)
{
    return std::min(factsOf(field, first, second), factsOf(field, second, first));
}

namespace {

class Search {
public:
    explicit Search(const SwissField &field)
        : m_field(field)
        , m_size(static_cast<int>(field.players.size()))
        , m_taken(field.players.size(), false)
    {
        for (int i = 0; i < m_size; ++i) {
            for (int j = 0; j < m_size; ++j)
                m_facts.push_back(i < j ? cheapest(field, i, j) : PairFacts{});
        }
        m_everybodyHadBye = std::all_of(field.players.begin(), field.players.end(),
                                        [](const SwissPlayer &player) { return player.hadBye; });
    }

    SwissVerdict best()
    {
        if (m_size % 2 == 0) {
            pairRest({}, m_size);
            return *m_best;
        }
        for (int bye = 0; bye < m_size; ++bye) {
            const SwissPlayer &player = m_field.players[static_cast<std::size_t>(bye)];
            SwissVerdict verdict;
            verdict.secondByes = player.hadBye ? 1 : 0;
            verdict.byesAbove = m_size - 1 - player.standing;
            m_taken[static_cast<std::size_t>(bye)] = true;
            pairRest(verdict, m_size - 1);
            m_taken[static_cast<std::size_t>(bye)] = false;
        }
        return *m_best;
    }

private:
    void pairRest(const SwissVerdict &soFar, int left)
    {
        if (m_best && soFar >= *m_best)
            return;
        if (left == 0) {
            m_best = soFar;
            return;
        }
        int first = 0;
        while (m_taken[static_cast<std::size_t>(first)])
            ++first;
        m_taken[static_cast<std::size_t>(first)] = true;
        for (int second = first + 1; second < m_size; ++second) {
            if (m_taken[static_cast<std::size_t>(second)])
                continue;
            const PairFacts &facts = m_facts[static_cast<std::size_t>(first * m_size + second)];
            SwissVerdict verdict = soFar;
            verdict.rematches += facts.rematches;
            verdict.cost += facts.cost;
            m_taken[static_cast<std::size_t>(second)] = true;
            pairRest(verdict, left - 2);
            m_taken[static_cast<std::size_t>(second)] = false;
        }
        m_taken[static_cast<std::size_t>(first)] = false;
    }

    const SwissField &m_field;
    int m_size;
    bool m_everybodyHadBye = false;
    std::vector<bool> m_taken;
    std::vector<PairFacts> m_facts;
    std::optional<SwissVerdict> m_best;
};

} // namespace

std::ostream &operator<<(std::ostream &out, const SwissVerdict &verdict)
{
    return out << "second byes " << verdict.secondByes << ", rematches " << verdict.rematches
               << ", bye above " << verdict.byesAbove << ", cost " << verdict.cost;
}

SwissVerdict bruteForce(const SwissField &field)
{
    return field.players.empty() ? SwissVerdict{} : Search(field).best();
}

SwissAudit audit(const SwissField &field, const SwissPairing &pairing)
{
    SwissAudit result;
    const auto fault = [&result](const std::string &text) { result.fault += text + "; "; };
    std::vector<int> seen(field.players.size(), 0);
    SwissVerdict &verdict = result.verdict;
    int floatedTwice = 0;
    for (const auto &[first, second] : pairing.pairs) {
        ++seen[static_cast<std::size_t>(first)];
        ++seen[static_cast<std::size_t>(second)];
        const PairFacts facts = factsOf(field, first, second);
        verdict.rematches += facts.rematches;
        verdict.cost += facts.cost;
        const SwissPlayer &one = field.players[static_cast<std::size_t>(first)];
        const SwissPlayer &other = field.players[static_cast<std::size_t>(second)];
        if (field.sides == SwissSides::Both && one.standing > other.standing)
            fault("the worse in standings comes first");
        if (one.points != other.points)
            floatedTwice += (one.points > other.points ? one : other).floatedDown ? 1 : 0;
    }
    if (pairing.bye) {
        const SwissPlayer &player = field.players[static_cast<std::size_t>(*pairing.bye)];
        ++seen[static_cast<std::size_t>(*pairing.bye)];
        verdict.secondByes = player.hadBye ? 1 : 0;
        verdict.byesAbove = static_cast<int>(field.players.size()) - 1 - player.standing;
    }
    if (pairing.bye.has_value() != (field.players.size() % 2 != 0))
        fault("a bye in an even field or none in an odd one");
    if (std::any_of(seen.begin(), seen.end(), [](int times) { return times != 1; }))
        fault("somebody is left out or paired twice");
    if (pairing.secondBye != (verdict.secondByes > 0))
        fault("second bye misreported");
    if (pairing.rematchWeight != verdict.rematches)
        fault("rematch weight misreported");
    if (pairing.cost != verdict.cost)
        fault("cost misreported");
    if (pairing.floatedTwice != floatedTwice)
        fault("repeated floats misreported");
    return result;
}

SwissField drawnField(core::Random &random, int players, SwissSides sides)
{
    SwissField field;
    field.sides = sides;
    field.seed = random.next();
    field.players.resize(static_cast<std::size_t>(players));
    std::vector<int> standings(field.players.size());
    std::iota(standings.begin(), standings.end(), 0);
    random.shuffle(std::span<int>(standings));

    const std::uint32_t spread = 1 + random.below(8);
    const std::uint32_t byes = random.below(11);
    for (std::size_t i = 0; i < field.players.size(); ++i) {
        SwissPlayer &player = field.players[i];
        player.points = static_cast<int>(random.below(spread));
        player.standing = standings[i];
        player.hadBye = random.below(10) < byes;
        player.floatedDown = random.below(4) == 0;
        if (sides == SwissSides::Balanced)
            player.bias = static_cast<int>(random.below(5)) - 2;
    }

    const std::uint32_t density = random.below(11);
    const std::uint32_t avoided = random.below(2) * random.below(3);
    for (int i = 0; i < players; ++i) {
        for (int j = i + 1; j < players; ++j) {
            const bool often = random.below(4) == 0;
            for (int meeting = 0; meeting < (often ? 3 : 1); ++meeting) {
                if (random.below(10) >= density)
                    continue;
                const bool asCorp = random.coin();
                field.players[static_cast<std::size_t>(i)].met.push_back({j, asCorp});
                field.players[static_cast<std::size_t>(j)].met.push_back({i, !asCorp});
            }
            if (random.below(10) < avoided)
                field.avoid.emplace_back(j, i);
        }
    }
    return field;
}

PlayedEvent::PlayedEvent(int players, SwissSides sides, std::uint64_t seed)
    : m_random(seed), m_seed(seed)
{
    m_field.sides = sides;
    m_field.players.resize(static_cast<std::size_t>(players));
    restand();
}

SwissPairing PlayedEvent::playRound()
{
    m_field.seed = core::deriveSeed(m_seed, m_round++);
    SwissPairing pairing = pairSwiss(m_field);
    std::vector<bool> floated(m_field.players.size(), false);
    for (const auto &[first, second] : pairing.pairs) {
        SwissPlayer &one = m_field.players[static_cast<std::size_t>(first)];
        SwissPlayer &other = m_field.players[static_cast<std::size_t>(second)];
        if (one.points != other.points)
            floated[static_cast<std::size_t>(one.points > other.points ? first : second)] = true;
        one.met.push_back({second, true});
        other.met.push_back({first, false});
        const bool bothSides = m_field.sides == SwissSides::Both;
        for (int game = 0; game < (bothSides ? 2 : 1); ++game) {
            const bool timed = m_random.below(10) == 0;
            (m_random.coin() ? one : other).points += timed ? 1 : 2;
        }
        if (!bothSides) {
            ++one.bias;
            --other.bias;
        }
    }
    if (pairing.bye) {
        SwissPlayer &player = m_field.players[static_cast<std::size_t>(*pairing.bye)];
        player.points += m_field.sides == SwissSides::Both ? 4 : 2;
        player.hadBye = true;
    }
    for (std::size_t i = 0; i < floated.size(); ++i)
        m_field.players[i].floatedDown = floated[i];
    restand();
    return pairing;
}

void PlayedEvent::dropSomebody()
{
    const int gone =
        static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_field.players.size())));
    m_field.players.erase(m_field.players.begin() + gone);
    for (SwissPlayer &player : m_field.players) {
        std::erase_if(player.met,
                      [gone](const SwissMeeting &meeting) { return meeting.opponent == gone; });
        for (SwissMeeting &meeting : player.met)
            meeting.opponent -= meeting.opponent > gone ? 1 : 0;
    }
    restand();
}

void PlayedEvent::restand()
{
    std::vector<int> order(m_field.players.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [this](int a, int b) {
        return m_field.players[static_cast<std::size_t>(a)].points
            > m_field.players[static_cast<std::size_t>(b)].points;
    });
    for (std::size_t i = 0; i < order.size(); ++i)
        m_field.players[static_cast<std::size_t>(order[i])].standing = static_cast<int>(i);
}
