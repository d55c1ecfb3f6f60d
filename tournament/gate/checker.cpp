// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/gate/checker.h"

#include "tournament/pairing/pairing_context.h"
#include "tournament/pairing/swiss_round.h"
#include "tournament/results/result_rules.h"
#include "tournament/standings/scoring.h"

#include <algorithm>
#include <map>
#include <set>

namespace tournament {

namespace {

/// Checks one round against all rounds ahead of it.
class RoundChecker {
public:
    RoundChecker(const Event &event, const Round &round, std::vector<Finding> &findings)
        : m_event(event), m_round(round), m_findings(findings)
    {
    }

    /// False when players or tables are not sound: nothing else can be derived then.
    bool checkSeats()
    {
        const std::size_t before = m_findings.size();
        std::set<PlayerId> seen;
        std::set<int> tables;
        for (const Match &match : m_round.matches) {
            if (!tables.insert(match.table).second)
                add(FindingCode::TableTwice, match, match.p1);
            for (const auto &player : {std::optional(match.p1), match.p2}) {
                if (!player)
                    continue;
                if (!findPlayer(m_event, *player))
                    add(FindingCode::PlayerUnknown, match, *player);
                else if (!seen.insert(*player).second)
                    add(FindingCode::PlayerTwiceInRound, match, *player);
            }
        }
        if (m_round.stage == Stage::Swiss)
            for (const Player &player : m_event.players)
                if (shouldPlay(player) && !seen.contains(player.id))
                    m_findings.push_back(
                        {FindingCode::PlayerMissing, m_round.number, 0, player.id});
        return std::ranges::none_of(
            m_findings.begin() + static_cast<std::ptrdiff_t>(before), m_findings.end(),
            [](const Finding &finding) { return finding.code == FindingCode::PlayerUnknown; });
    }

    void checkResults()
    {
        for (const Match &match : m_round.matches) {
            if (match.isBye() || !match.result)
                continue;
            const auto refused = impossible(match);
            if (!refused)
                continue;
            const bool sides = refused->code == RefusalCode::SidesMismatch
                || refused->code == RefusalCode::SameSideTwice;
            add(sides ? FindingCode::SidesImpossible : FindingCode::ResultImpossible, match,
                match.p1);
        }
    }

    /// Rematches and second byes must be listed, and only those that happened.
    void checkPairing()
    {
        if (m_round.stage != Stage::Swiss)
            return;
        if (m_round.algorithm != 0 && m_round.seed != roundSeed(m_event, m_round.number))
            m_findings.push_back({FindingCode::SeedDiffers, m_round.number, 0, {}});
        Round derived = m_round;
        annotate(m_event, PairingContext(m_event, m_round.number), derived);
        const auto key = [](const Relaxation &relaxation) {
            return std::tuple(relaxation.code, std::min(relaxation.first, relaxation.second),
                              std::max(relaxation.first, relaxation.second));
        };
        std::set<decltype(key(Relaxation()))> listed;
        for (const Relaxation &relaxation : m_round.relaxed)
            listed.insert(key(relaxation));
        std::map<PlayerId, int> tables;
        for (const Match &match : m_round.matches)
            for (const PlayerId player : {match.p1, match.p2.value_or(match.p1)})
                tables.emplace(player, match.table);
        const auto tableOf = [&](PlayerId player) {
            const auto found = tables.find(player);
            return found == tables.end() ? 0 : found->second;
        };
        for (const Relaxation &relaxation : derived.relaxed) {
            if (relaxation.code == RelaxationCode::MustNotMeet || listed.erase(key(relaxation)) > 0)
                continue;
            m_findings.push_back({relaxation.code == RelaxationCode::Rematch
                                      ? FindingCode::RematchUnlisted
                                      : FindingCode::SecondByeUnlisted,
                                  m_round.number, tableOf(relaxation.first), relaxation.first});
        }
        for (const Relaxation &relaxation : m_round.relaxed)
            if (relaxation.code != RelaxationCode::MustNotMeet && listed.contains(key(relaxation)))
                m_findings.push_back({FindingCode::ListedInVain, m_round.number,
                                      tableOf(relaxation.first), relaxation.first});
    }

private:
    [[nodiscard]] bool shouldPlay(const Player &player) const
    {
        return player.enteredAfterRound < m_round.number
            && (!player.leftAfterRound || *player.leftAfterRound >= m_round.number)
            && std::ranges::find(player.absentRounds, m_round.number) == player.absentRounds.end();
    }

    [[nodiscard]] std::optional<Refusal> impossible(const Match &match) const
    {
        const MatchResult &result = *match.result;
        if (result.kind == ResultKind::RecordedTotals)
            return totalsPossible(m_event.profile, result.totals[0], result.totals[1])
                ? std::nullopt
                : std::optional(Refusal());
        // An override was the TO's decision; agenda points may be missing in an import.
        auto refused = illegal(m_event.profile, match, m_round.stage, result, true);
        if (refused && refused->code == RefusalCode::AgendaPointsMissing)
            refused.reset();
        return refused;
    }

    void add(FindingCode code, const Match &match, PlayerId player)
    {
        m_findings.push_back({code, m_round.number, match.table, player});
    }

    const Event &m_event;
    const Round &m_round;
    std::vector<Finding> &m_findings;
};

} // namespace

std::vector<Finding> check(const Event &event)
{
    std::vector<Finding> findings;
    bool derivable = true;
    for (const Round &round : event.rounds) {
        RoundChecker checker(event, round, findings);
        derivable = checker.checkSeats() && derivable;
        checker.checkResults();
        if (derivable)
            checker.checkPairing();
    }
    if (derivable)
        std::ranges::move(checkCut(event), std::back_inserter(findings));
    return findings;
}

} // namespace tournament
