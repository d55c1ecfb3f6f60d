// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/generator.h"

#include "core/random.h"
#include "tournament/scoring.h"

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace tournament {

namespace {

class Generator {
public:
    explicit Generator(const GeneratorOptions &options)
        : m_options(options), m_random(core::deriveSeed(options.seed, 0))
    {
    }

    GeneratedEvent run()
    {
        create();
        registerPlayers();
        for (int round = 1; round <= m_options.rounds && activePlayers() >= 2; ++round) {
            PairRound pair;
            pair.acceptBye = true;
            perform(pair);
            report(round == m_options.rounds && m_options.leaveLastOpen);
            if (round < m_options.rounds)
                comeAndGo();
        }
        return std::move(m_result);
    }

private:
    void create()
    {
        CreateEvent create;
        create.details.name = "Simulated event " + std::to_string(m_options.seed);
        create.details.tier = Tier::Competitive;
        create.profile = m_options.profile;
        create.seed = m_options.seed;
        if (m_options.rounds > 0)
            create.rounds = m_options.rounds;
        create.cut = m_options.cut;
        perform(create);
    }

    void registerPlayers()
    {
        AddPlayers add;
        for (int i = 0; i < m_options.players; ++i)
            add.players.push_back(newcomer(i < m_options.byes ? 1 : 0));
        perform(add);
    }

    PlayerEntry newcomer(int byes)
    {
        std::array<char, 24> name{};
        std::snprintf(name.data(), name.size(), "Player %03d", ++m_named);
        PlayerEntry entry;
        entry.name = name.data();
        entry.awardedByes = byes;
        if (m_options.profile.firstRound == FirstRound::Seats)
            entry.seat = m_named;
        return entry;
    }

    void report(bool half)
    {
        const Round round = m_result.event.rounds.back();
        std::size_t reported = 0;
        for (const Match &match : round.matches) {
            if (match.isBye())
                continue;
            if (half && ++reported > round.matches.size() / 2)
                break;
            ReportResult report;
            report.round = round.number;
            report.table = match.table;
            for (int i = 0; i < m_options.profile.gamesPerMatch; ++i) {
                Seat corp = i == 0 ? Seat::P1 : Seat::P2;
                if (match.p1Side)
                    corp = *match.p1Side == Side::Corp ? Seat::P1 : Seat::P2;
                // Only the game in progress can end at time; a second one has then not begun.
                const bool last = i + 1 == m_options.profile.gamesPerMatch;
                report.result.games.push_back(game(corp, last));
            }
            perform(report);
        }
    }

    Game game(Seat corp, bool mayBeTimed)
    {
        Game game;
        game.corp = corp;
        if (mayBeTimed && chance(m_options.timedPercent)) {
            const auto points = [&] {
                return static_cast<int>(m_random.below(
                    static_cast<std::uint32_t>(m_options.profile.agendaPointsToWin)));
            };
            game.ending = GameEnding::Time;
            game.agendaPoints = {points(), points()};
            if (game.agendaPoints[0] != game.agendaPoints[1])
                game.winner = game.agendaPoints[0] > game.agendaPoints[1] ? Seat::P1 : Seat::P2;
            return game;
        }
        game.ending = GameEnding::Win;
        game.winner = m_random.coin() ? Seat::P1 : Seat::P2;
        game.agendaPoints[index(other(*game.winner))] = static_cast<int>(
            m_random.below(static_cast<std::uint32_t>(m_options.profile.agendaPointsToWin)));
        return game;
    }

    void comeAndGo()
    {
        DropPlayers drop;
        for (const Player &player : m_result.event.players)
            if (player.status == PlayerStatus::Active && chance(m_options.dropPercent))
                drop.players.push_back(player.id);
        if (!drop.players.empty() && activePlayers() - static_cast<int>(drop.players.size()) >= 2)
            perform(drop);
        if (chance(m_options.latePercent)) {
            AddPlayers late;
            late.players.push_back(newcomer(0));
            perform(late);
        }
    }

    [[nodiscard]] int activePlayers() const
    {
        return static_cast<int>(
            std::ranges::count(m_result.event.players, PlayerStatus::Active, &Player::status));
    }

    bool chance(int percent) { return m_random.below(100) < static_cast<std::uint32_t>(percent); }

    void perform(Command command)
    {
        auto facts = decide(m_result.event, command);
        // The generator asks only for what is allowed: a refusal is a bug of ours.
        if (!facts)
            throw std::logic_error("the generated command " + std::string(commandName(command))
                                   + " was refused with code "
                                   + std::to_string(static_cast<int>(facts.error().code)));
        tournament::apply(m_result.event, *facts);
        m_result.acts.push_back({std::move(command), std::move(*facts)});
    }

    const GeneratorOptions &m_options;
    core::Random m_random;
    GeneratedEvent m_result;
    int m_named = 0;
};

} // namespace

GeneratedEvent generateEvent(const GeneratorOptions &options) { return Generator(options).run(); }

} // namespace tournament
