// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/bracket_sides.h"
#include "tournament/gate/checker.h"

#include <algorithm>
#include <set>

namespace tournament {

namespace {

/// Compares the matches of the cut with the bracket that seeds and results make.
class CutChecker {
public:
    CutChecker(const Event &event, const Wiring &wiring)
        : m_event(event), m_wiring(wiring), m_bracket(bracket(event))
    {
    }

    std::vector<Finding> run()
    {
        for (const Round &round : m_event.rounds)
            for (const Match &match : round.matches)
                if (round.stage == Stage::Cut && !match.isBye())
                    check(round, match);
        for (const BracketGame &game : m_bracket.games)
            if (game.state == GameState::Open && game.eventRound == 0)
                m_findings.push_back({FindingCode::CutGameMissing,
                                      swissRounds(m_event) + game.round, game.number,
                                      *game.contenders[0].player});
        return std::move(m_findings);
    }

private:
    void check(const Round &round, const Match &match)
    {
        const auto add = [&](FindingCode code) {
            m_findings.push_back({code, round.number, match.table, match.p1});
        };
        if (round.algorithm != 0 && round.seed != cutSeed(m_event))
            add(FindingCode::SeedDiffers);
        const BracketGame *game = findGame(m_bracket, match.game);
        if (!game || game->eventRound != round.number || game->table != match.table)
            add(FindingCode::CutPlayersContradict);
        else if (!sidesFollow(*game, match))
            add(FindingCode::CutSidesContradict);
    }

    /// What another program decided is not re-derived: it may have drawn otherwise.
    [[nodiscard]] bool sidesFollow(const BracketGame &game, const Match &match) const
    {
        const auto says = [&](ReasonCode code) {
            return std::ranges::find(match.why, code, &Reason::code) != match.why.end();
        };
        if (!match.p1Side || says(ReasonCode::Imported) || says(ReasonCode::SidesByPlayers))
            return true;
        if (gamesPerMatch(m_event.profile, Stage::Cut) > 1)
            return says(ReasonCode::SidesRandom)
                && *match.p1Side == (drawsCorp(m_event, game.number) ? Side::Corp : Side::Runner);
        if (isChosen(m_wiring, game.number))
            return says(ReasonCode::SidesChosen);
        if (says(ReasonCode::SidesTurned))
            return game.branch == Branch::SecondFinal && turnsTheFinal(game);
        const SettledSides expected = sidesByRule(m_event, game);
        return expected.p1Side == *match.p1Side && match.why == std::vector{expected.why};
    }

    [[nodiscard]] bool turnsTheFinal(const BracketGame &second) const
    {
        const BracketGame &first = *findGame(m_bracket, m_wiring.finalGame().number);
        return first.corp
            && first.contenders[index(*first.corp)].player
            != second.contenders[index(*second.corp)].player;
    }

    const Event &m_event;
    const Wiring &m_wiring;
    Bracket m_bracket;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> checkCut(const Event &event)
{
    std::set<PlayerId> seeds;
    for (const PlayerId seed : event.cut.seeds)
        if (!findPlayer(event, seed) || !seeds.insert(seed).second)
            return {{FindingCode::SeedsContradict, swissRounds(event) + 1, 0, seed}};
    const Wiring *wiring = findWiring(event.cut.form, static_cast<int>(event.cut.seeds.size()));
    if (!wiring)
        return {};
    return CutChecker(event, *wiring).run();
}

} // namespace tournament
