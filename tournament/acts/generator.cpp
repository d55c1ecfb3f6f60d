// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/acts/generator.h"

#include "core/random.h"
#include "tournament/cut/bracket.h"
#include "tournament/standings/scoring.h"

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
            report(round == m_options.rounds && m_options.leaveLastOpen && !m_options.playedCut);
            if (round < m_options.rounds)
                comeAndGo();
        }
        if (m_options.playedCut && m_options.cut.value_or(0) > 0
            && activePlayers() >= *m_options.cut)
            playCut(*m_options.cut);
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

    void playCut(int size)
    {
        StartCut start;
        start.size = size;
        start.form = m_options.playedCut;
        perform(start);
        const int enough = m_options.leaveLastOpen ? size / 2 : 1000;
        for (int played = 0; played < enough; ++played) {
            const auto open = gamesIn(GameState::Open);
            if (open.empty())
                return;
            const int number = open[m_random.below(static_cast<std::uint32_t>(open.size()))];
            playCutGame(number);
            if (chance(m_options.dropPercent))
                leaveCut();
            if (chance(m_options.correctPercent))
                correctCut();
        }
    }

    [[nodiscard]] std::vector<int> gamesIn(GameState state) const
    {
        std::vector<int> numbers;
        for (const BracketGame &game : bracket(m_result.event).games)
            if (game.state == state)
                numbers.push_back(game.number);
        return numbers;
    }

    void playCutGame(int number)
    {
        const Bracket now = bracket(m_result.event);
        const BracketGame &open = *findGame(now, number);
        const bool single = gamesPerMatch(m_options.profile, Stage::Cut) == 1;
        if (single && !open.corp && m_random.coin()) {
            ChooseSides choose;
            choose.game = number;
            choose.corp = *open.contenders[m_random.coin() ? 1 : 0].player;
            perform(choose);
        }
        if (open.branch == Branch::SecondFinal && m_random.coin())
            turnSides(open);
        perform(cutReport(number));
    }

    /// The option of a second final; the rule may have turned the sides already.
    void turnSides(const BracketGame &second)
    {
        ChooseSides choose;
        choose.game = second.number;
        choose.corp = *second.contenders[second.corp == Seat::P1 ? 1 : 0].player;
        if (decide(m_result.event, choose))
            perform(choose);
    }

    ReportResult cutReport(int number)
    {
        const Event &event = m_result.event;
        const Match &match = *tournament::findGame(event, number);
        const bool single = gamesPerMatch(event.profile, Stage::Cut) == 1;
        const Bracket now = bracket(event);
        const bool untimed = !single && tournament::findGame(now, number)->branch == Branch::Final;
        const std::optional<Seat> corp = match.p1Side
            ? std::optional(*match.p1Side == Side::Corp ? Seat::P1 : Seat::P2)
            : std::nullopt;
        ReportResult report;
        report.game = number;
        report.discardResults = true;
        if (single) {
            report.result.games = {
                game(corp.value_or(m_random.coin() ? Seat::P1 : Seat::P2), true)};
        } else if (corp && match.result && match.result->games.size() == 2) {
            report.result = *match.result; // a tied final: its third game
            report.result.games.push_back(game(*corp, false));
        } else {
            report.result.games = {game(Seat::P1, false), game(Seat::P2, !untimed)};
        }
        return report;
    }

    /// Somebody of the cut goes home: replaced before his first game, else conceding.
    void leaveCut()
    {
        const auto &seeds = m_result.event.cut.seeds;
        const PlayerId player = seeds[m_random.below(static_cast<std::uint32_t>(seeds.size()))];
        if (findPlayer(m_result.event, player)->status != PlayerStatus::Active)
            return;
        DropPlayers drop;
        drop.players = {player};
        drop.replaceInCut = true;
        perform(drop);
    }

    void correctCut()
    {
        const auto done = gamesIn(GameState::Done);
        if (done.empty())
            return;
        const int number = done[m_random.below(static_cast<std::uint32_t>(done.size()))];
        if (m_random.coin()) {
            ClearResult clear;
            clear.game = number;
            clear.discardResults = true;
            perform(clear);
        } else {
            perform(cutReport(number));
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
