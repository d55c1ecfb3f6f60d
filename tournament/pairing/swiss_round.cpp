// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss_round.h"

#include "core/random.h"
#include "tournament/event/refusal.h"
#include "tournament/pairing/pairing_context.h"
#include "tournament/pairing/table_numbers.h"
#include "tournament/standings/structure.h"

#include <algorithm>
#include <set>

namespace tournament {

namespace {

using Pairs = std::vector<std::pair<PlayerId, PlayerId>>;

Match matchOf(PlayerId p1, std::optional<PlayerId> p2)
{
    Match match;
    match.p1 = p1;
    match.p2 = p2;
    return match;
}

/// The side of p1 that costs less; a tie is drawn from the round's seed.
Side cheaperSide(const Event &event, const PairingContext &context, std::uint64_t seed, Match match)
{
    std::array<std::pair<int, std::int64_t>, 2> prices;
    for (const Side side : {Side::Corp, Side::Runner}) {
        match.p1Side = side;
        const bool corp = side == Side::Corp;
        prices[corp ? 0 : 1] = {context.forbiddenMeetings(corp ? match.p1 : *match.p2,
                                                          corp ? *match.p2 : match.p1, true),
                                tableCost(event, context, match)};
    }
    if (prices[0] != prices[1])
        return prices[0] < prices[1] ? Side::Corp : Side::Runner;
    core::Random random(core::deriveSeed(seed, static_cast<std::uint64_t>(match.p1.value)));
    return random.coin() ? Side::Corp : Side::Runner;
}

/// Builds the next round step by step; each step takes players out of the field.
class RoundBuilder {
public:
    RoundBuilder(const Event &event, const PairRound &request)
        : m_event(event), m_request(request), m_context(event, swissRounds(event) + 1)
    {
        m_round.number = swissRounds(event) + 1;
        m_round.seed = roundSeed(event, m_round.number);
        m_round.algorithm = swissAlgorithmVersion;
        m_round.avoided = request.avoid;
        for (const Player &player : event.players)
            if (player.status == PlayerStatus::Active)
                m_field.push_back(player.id);
    }

    core::Expected<Round, Refusal> build()
    {
        if (m_field.size() < 2)
            return refuse(RefusalCode::TooFewPlayers, static_cast<int>(m_field.size()));
        takeAwardedByes();
        if (auto refusal = takeLocked())
            return core::unexpected(*refusal);
        if (auto refusal = checkAvoided())
            return core::unexpected(*refusal);
        if (m_field.size() % 2 != 0 && m_event.profile.evenField && !m_request.acceptBye)
            return refuse(RefusalCode::OddDraft, static_cast<int>(m_field.size()));
        if (m_round.number == 1 && m_event.profile.firstRound == FirstRound::Seats) {
            if (auto refusal = pairSeats())
                return core::unexpected(*refusal);
        } else {
            pairField();
        }
        numberTables(m_event, m_context, m_round.matches);
        drawSides();
        annotate(m_event, m_context, m_round);
        return std::move(m_round);
    }

private:
    void takeAwardedByes()
    {
        std::erase_if(m_field, [&](PlayerId id) {
            if (findPlayer(m_event, id)->awardedByes < m_round.number)
                return false;
            Match bye = matchOf(id, std::nullopt);
            bye.awardedBye = true;
            m_round.matches.push_back(bye);
            return true;
        });
    }

    std::optional<Refusal> takeLocked()
    {
        std::set<PlayerId> seen;
        for (const auto &[a, b] : m_request.locked) {
            Refusal refusal;
            refusal.players = {a, b};
            for (const PlayerId id : {a, b}) {
                const Player *player = findPlayer(m_event, id);
                const bool inField = std::ranges::find(m_field, id) != m_field.end();
                refusal.code = !player                       ? RefusalCode::PlayerUnknown
                    : a == b                                 ? RefusalCode::LockedSelf
                    : !seen.insert(id).second                ? RefusalCode::LockedTwice
                    : player->status != PlayerStatus::Active ? RefusalCode::PlayerNotActive
                                                             : RefusalCode::LockedIsBye;
                if (!inField || refusal.code != RefusalCode::LockedIsBye) {
                    refusal.players = {id};
                    return refusal;
                }
            }
            for (const PlayerId id : {a, b})
                std::erase(m_field, id);
            Match match = inOrder(a, b);
            match.locked = true;
            if (m_event.profile.sides == SidesRule::Balanced)
                match.p1Side = cheaperSide(m_event, m_context, m_round.seed, match);
            m_round.matches.push_back(match);
        }
        return std::nullopt;
    }

    std::optional<Refusal> checkAvoided() const
    {
        for (const auto &[a, b] : m_request.avoid) {
            Refusal refusal;
            refusal.code = a == b ? RefusalCode::LockedSelf : RefusalCode::PlayerUnknown;
            for (const PlayerId id : {a, b})
                if (a == b || !findPlayer(m_event, id)) {
                    refusal.players = {id};
                    return refusal;
                }
        }
        return std::nullopt;
    }

    /// Tournament Rules 3.0.2, "Modified Swiss Pairings": its example seats 1 with 8, 2 with 7 …;
    /// the opposite-seat reading is 1 with 5, 2 with 6 …
    std::optional<Refusal> pairSeats()
    {
        std::vector<const Player *> seated;
        Refusal refusal;
        refusal.code = RefusalCode::SeatsMissing;
        for (const PlayerId id : m_field) {
            seated.push_back(findPlayer(m_event, id));
            if (!seated.back()->seat)
                refusal.players.push_back(id);
        }
        if (!refusal.players.empty())
            return refusal;
        std::ranges::sort(seated, {}, [](const Player *player) { return *player->seat; });
        if (seated.size() % 2 != 0) {
            const auto last = std::ranges::max_element(seated, {}, [&](const Player *player) {
                return m_context.of(player->id).standing;
            });
            m_round.matches.push_back(matchOf((*last)->id, std::nullopt));
            seated.erase(last);
        }
        const std::size_t half = seated.size() / 2;
        for (std::size_t i = 0; i < half; ++i) {
            const std::size_t j = m_request.oppositeSeats ? i + half : seated.size() - 1 - i;
            Match match = inOrder(seated[i]->id, seated[j]->id);
            match.why.push_back(
                {ReasonCode::OppositeSeats, {}, 0, 0, *seated[j]->seat - *seated[i]->seat});
            m_round.matches.push_back(match);
        }
        return std::nullopt;
    }

    void pairField()
    {
        const bool balanced = m_event.profile.sides == SidesRule::Balanced;
        SwissField field = swissField();
        const SwissPairing pairing = pairSwiss(field);
        for (const SwissPair &pair : pairing.pairs) {
            const PlayerId first = m_field[static_cast<std::size_t>(pair.first)];
            const PlayerId second = m_field[static_cast<std::size_t>(pair.second)];
            Match match = inOrder(first, second);
            if (balanced)
                match.p1Side = match.p1 == first ? Side::Corp : Side::Runner;
            m_round.matches.push_back(match);
        }
        if (pairing.bye)
            m_round.matches.push_back(
                matchOf(m_field[static_cast<std::size_t>(*pairing.bye)], std::nullopt));
    }

    SwissField swissField() const
    {
        SwissField field;
        field.seed = m_round.seed;
        field.sides =
            m_event.profile.sides == SidesRule::Balanced ? SwissSides::Balanced : SwissSides::Both;
        std::vector<int> position(m_event.players.size(), -1);
        for (std::size_t i = 0; i < m_field.size(); ++i)
            position[m_context.indexOf(m_field[i])] = static_cast<int>(i);
        for (const PlayerId id : m_field) {
            const PairingRecord &record = m_context.of(id);
            SwissPlayer player;
            player.points = record.points;
            player.standing = record.standing;
            player.hadBye = record.hadBye;
            player.floatedDown = record.floatedDown;
            player.bias = record.bias;
            for (const SwissMeeting &meeting : record.met)
                if (const int at = position[static_cast<std::size_t>(meeting.opponent)]; at >= 0)
                    player.met.push_back({at, meeting.asCorp});
            field.players.push_back(std::move(player));
        }
        // Standings count everybody; the field wants 0 … n-1 without gaps.
        std::vector<SwissPlayer *> byStanding;
        for (SwissPlayer &player : field.players)
            byStanding.push_back(&player);
        std::ranges::stable_sort(byStanding, {}, &SwissPlayer::standing);
        for (std::size_t i = 0; i < byStanding.size(); ++i)
            byStanding[i]->standing = static_cast<int>(i);
        for (const auto &[a, b] : m_request.avoid) {
            const int first = position[m_context.indexOf(a)];
            const int second = position[m_context.indexOf(b)];
            if (first >= 0 && second >= 0)
                field.avoid.emplace_back(first, second);
        }
        return field;
    }

    void drawSides()
    {
        if (m_event.profile.sides != SidesRule::Random)
            return;
        // Table order is settled, so the draw does not depend on how the kernel lists pairs.
        core::Random random(core::deriveSeed(m_round.seed, 1));
        for (Match &match : m_round.matches)
            if (!match.isBye())
                match.p1Side = random.coin() ? Side::Corp : Side::Runner;
    }

    [[nodiscard]] Match inOrder(PlayerId a, PlayerId b) const
    {
        const bool swapped = m_context.of(b).standing < m_context.of(a).standing;
        return swapped ? matchOf(b, a) : matchOf(a, b);
    }

    const Event &m_event;
    const PairRound &m_request;
    PairingContext m_context;
    std::vector<PlayerId> m_field; ///< by id, ascending
    Round m_round;
};

/// Where a player sits.
struct Chair {
    Match *match = nullptr;
    PlayerId *player = nullptr;
};

Chair chairOf(Round &round, PlayerId player)
{
    for (Match &match : round.matches) {
        if (match.p1 == player)
            return {&match, &match.p1};
        if (match.p2 == player)
            return {&match, &*match.p2};
    }
    return {};
}

/// Whether these two may change places.
core::Expected<void, Refusal> maySwap(const SwapPlayers &request, const Chair &first,
                                      const Chair &second)
{
    for (const auto &[chair, player] :
         {std::pair(first, request.first), std::pair(second, request.second)})
        if (!chair.match) {
            Refusal refusal;
            refusal.code = RefusalCode::PlayerNotInRound;
            refusal.players = {player};
            refusal.number = request.round;
            return core::unexpected(refusal);
        }
    if (first.match == second.match)
        return refuse(RefusalCode::SwapSameTable, request.round, {first.match->table});
    for (const Match *match : {first.match, second.match})
        if (match->result)
            return refuse(RefusalCode::SwapHasResult, request.round, {match->table});
    return {};
}

} // namespace

std::uint64_t roundSeed(const Event &event, int round)
{
    return core::deriveSeed(event.seed, static_cast<std::uint64_t>(round) << 32);
}

core::Expected<Round, Refusal> proposeRound(const Event &event, const PairRound &request)
{
    if (!event.cut.seeds.empty()
        || (!event.rounds.empty() && event.rounds.back().stage == Stage::Cut))
        return refuse(RefusalCode::CutStarted);
    if (!event.rounds.empty()) {
        const int last = event.rounds.back().number;
        if (auto tables = missingResults(event, last); !tables.empty())
            return refuse(RefusalCode::ResultsMissing, last, std::move(tables));
    }
    if (const auto announced = event.announcement.rounds;
        announced && swissRounds(event) >= *announced && !request.beyondAnnouncement) {
        Refusal refusal;
        refusal.code = RefusalCode::RoundsPlayed;
        refusal.number = *announced;
        refusal.most = plannedCut(event);
        return core::unexpected(refusal);
    }
    return RoundBuilder(event, request).build();
}

core::Expected<TablesChanged, Refusal> proposeSwap(const Event &event, const SwapPlayers &request)
{
    const Round *found = findRound(event, request.round);
    if (!found)
        return refuse(RefusalCode::RoundUnknown, request.round);
    if (found != &event.rounds.back())
        return refuse(RefusalCode::NotLastRound, request.round);
    if (found->stage == Stage::Cut)
        return refuse(RefusalCode::CutStarted);
    if (request.first == request.second)
        return refuse(RefusalCode::SwapSame, request.first);

    Round round = *found;
    const Chair first = chairOf(round, request.first);
    const Chair second = chairOf(round, request.second);
    if (const auto allowed = maySwap(request, first, second); !allowed)
        return core::unexpected(allowed.error());

    std::swap(*first.player, *second.player);
    const PairingContext context(event, request.round);
    for (Match *match : {first.match, second.match}) {
        match->locked = false;
        match->awardedBye = false;
        // What was said of the players who sat here before no longer holds.
        match->why.clear();
        if (!match->isBye() && event.profile.sides == SidesRule::Balanced)
            match->p1Side = cheaperSide(event, context, round.seed, *match);
    }
    first.match->why.push_back({ReasonCode::Swapped, request.second, 0, 0, 0});
    second.match->why.push_back({ReasonCode::Swapped, request.first, 0, 0, 0});
    annotate(event, context, round);

    TablesChanged changed;
    changed.round = round.number;
    changed.matches = {*first.match, *second.match};
    changed.relaxed = round.relaxed;
    changed.cost = round.cost;
    return changed;
}

} // namespace tournament
