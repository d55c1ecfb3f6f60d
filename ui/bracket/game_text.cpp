// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_text.h"

#include "app/sentences/sentences.h"
#include "tournament/cut/bracket_sides.h"
#include "tournament/standings/scoring.h"
#include "ui/marks/faction_mark.h"
#include "ui/words/text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

using tournament::BracketGame;
using tournament::Branch;
using tournament::Contender;
using tournament::Event;
using tournament::GameState;
using tournament::Seat;

struct GameTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::GameText)
};

const Contender &at(const BracketGame &game, Seat seat)
{
    return game.contenders[tournament::index(seat)];
}

bool singleGames(const Event &event)
{
    return tournament::gamesPerMatch(event.profile, tournament::Stage::Cut) == 1;
}

/// The sides are not settled and somebody chooses them.
bool awaitsSides(const Event &event, const BracketGame &game)
{
    return hasSideChoice(event, game) && !game.corp;
}

QString sideOf(const Event &event, const BracketGame &game, Seat seat)
{
    if (!singleGames(event))
        return {}; // one game on each side
    if (game.corp)
        return sideText(*game.corp == seat ? tournament::Side::Corp : tournament::Side::Runner);
    return awaitsSides(event, game) && higherSeed(game) == seat ? GameTextWords::tr("chooses")
                                                                : QString();
}

/// The sides of the first final can be exchanged, or have been and can be turned back; where the
/// rule exchanges them anyway there is nothing to choose.
bool canTurn(const Event &event, const tournament::Wiring &wiring, const BracketGame &game)
{
    const auto turned = [](const tournament::Reason &reason) {
        return reason.code == tournament::ReasonCode::SidesTurned;
    };
    if (std::ranges::any_of(game.why, turned))
        return true;
    const auto *first = tournament::findGame(event, wiring.finalGame().number);
    if (!first || !first->p1Side || !game.corp)
        return false;
    const auto corp = *first->p1Side == tournament::Side::Corp ? first->p1 : *first->p2;
    return at(game, *game.corp).player == corp;
}

/// Agenda points of a game that ended at time, match points where they decide; else who won is all
/// there is to say.
QString scoreOf(const Event &event, const BracketGame &game, Seat seat)
{
    const auto *match = tournament::findGame(event, game.number);
    if (game.eventRound == 0 || !match || !match->result)
        return {};
    const auto &result = *match->result;
    if (!singleGames(event))
        return QString::number(tournament::score(event.profile, result).of(seat).matchPoints);
    if (result.games.size() != 1 || result.games.front().ending != tournament::GameEnding::Time)
        return {};
    const auto points = result.games.front().agendaPoints[tournament::index(seat)];
    return points ? QString::number(*points) : QString();
}

app::Factions factionsOf(const Event &event, const BracketGame &game, Seat seat)
{
    const auto *player = tournament::findPlayer(event, *at(game, seat).player);
    auto factions = player ? app::factionsOf(*player) : app::Factions();
    if (singleGames(event) && game.corp)
        (*game.corp == seat ? factions.runner : factions.corp).reset();
    return factions;
}

/// With what the marks behind the name say.
QString contenderRead(const Event &event, const BracketGame &game, Seat seat)
{
    const QString text = contenderText(event, game, seat);
    return at(game, seat).player ? readWithFactions(text, factionsOf(event, game, seat)) : text;
}

} // namespace

GameCard cardOf(const Event &event, const BracketGame &game)
{
    GameCard card;
    card.number = game.number;
    card.table = game.state == GameState::Open ? game.table : 0;
    card.branch = game.branch;
    card.state = game.state;
    for (const Seat seat : {Seat::P1, Seat::P2}) {
        const Contender &contender = at(game, seat);
        auto &line = card.lines[tournament::index(seat)];
        line.player = contender.player;
        if (!contender.player) {
            line.name = toQt(app::sentence(contender.from));
            continue;
        }
        line.seed = QString::number(contender.seed);
        line.name = toQt(app::nameOf(event, *contender.player));
        line.side = sideOf(event, game, seat);
        line.factions = factionsOf(event, game, seat);
        line.score = scoreOf(event, game, seat);
        line.winner = game.winner == seat;
    }
    return card;
}

QString tableMark(const GameCard &card)
{
    //: 1 is the number of a table; there is room for one letter
    return card.table > 0 ? GameTextWords::tr("T%1").arg(card.table) : QString();
}

QString branchText(Branch branch)
{
    switch (branch) {
    case Branch::Upper:
        return GameTextWords::tr("Upper bracket");
    case Branch::Lower:
        return GameTextWords::tr("Lower bracket");
    case Branch::Final:
        return GameTextWords::tr("Final");
    case Branch::SecondFinal:
        break;
    }
    return GameTextWords::tr("Second final");
}

QString stateText(const Event &event, const BracketGame &game)
{
    switch (game.state) {
    case GameState::Waiting:
        return GameTextWords::tr("waits for %1").arg(gamesText(game.waitsFor));
    case GameState::Open:
        return GameTextWords::tr("open");
    case GameState::Done:
        return GameTextWords::tr("%1 won").arg(toQt(app::nameOf(event, *game.winningPlayer())));
    case GameState::NotNeeded:
        break;
    }
    return GameTextWords::tr("not needed");
}

QString contenderText(const Event &event, const BracketGame &game, Seat seat)
{
    const Contender &contender = at(game, seat);
    if (!contender.player)
        return toQt(app::sentence(contender.from));
    const QString name = toQt(app::nameOf(event, *contender.player));
    const QString side = game.corp ? sideOf(event, game, seat) : QString();
    if (side.isEmpty())
        return GameTextWords::tr("%1 (seed %2)").arg(name).arg(contender.seed);
    //: 1 is a player, 2 a seed, 3 a side
    return GameTextWords::tr("%1 (seed %2, %3)").arg(name).arg(contender.seed).arg(side);
}

QString sidesText(const Event &event, const BracketGame &game)
{
    QStringList lines;
    for (const auto &reason : game.why)
        lines.append(toQt(app::sentence(event, reason)));
    if (lines.isEmpty() && awaitsSides(event, game))
        lines.append(GameTextWords::tr("%1, the higher seed, chooses the side")
                         .arg(toQt(app::nameOf(event, *at(game, higherSeed(game)).player))));
    return lines.join(QStringLiteral("; "));
}

QString gameText(const Event &event, const BracketGame &game)
{
    //: 1 and 2 are numbers
    const QString which = game.eventRound > 0
        ? GameTextWords::tr("Game %1, table %2").arg(game.number).arg(game.table)
        : GameTextWords::tr("Game %1").arg(game.number);
    //: 1 is "Game 5, table 2", 2 and 3 are players, 4 is how the game stands
    QString text = GameTextWords::tr("%1: %2 – %3, %4")
                       .arg(which, contenderRead(event, game, Seat::P1),
                            contenderRead(event, game, Seat::P2), stateText(event, game));
    if (const QString sides = sidesText(event, game); !sides.isEmpty())
        text += QStringLiteral(". ") + sides;
    return text;
}

QString gamesText(const std::vector<int> &games)
{
    QStringList numbers;
    for (const int game : games)
        numbers.append(QString::number(game));
    if (numbers.size() == 1)
        return GameTextWords::tr("game %1").arg(numbers.front());
    const QString last = numbers.takeLast();
    //: 1 is a list of numbers, 2 the last number
    return GameTextWords::tr("games %1 and %2").arg(numbers.join(QStringLiteral(", ")), last);
}

QString placeText(const tournament::CutPlace &place)
{
    if (place.place)
        return QString::number(*place.place);
    if (place.best == place.worst)
        return QString::number(place.best);
    //: the best and the worst place still possible
    return GameTextWords::tr("%1–%2").arg(place.best).arg(place.worst);
}

bool hasSideChoice(const Event &event, const BracketGame &game)
{
    if (game.state != GameState::Open || game.eventRound == 0 || !singleGames(event))
        return false;
    const auto *wiring =
        tournament::findWiring(event.cut.form, static_cast<int>(event.cut.seeds.size()));
    if (!wiring)
        return false;
    return game.branch == Branch::SecondFinal ? canTurn(event, *wiring, game)
                                              : tournament::isChosen(*wiring, game.number);
}

Seat higherSeed(const BracketGame &game)
{
    return at(game, Seat::P1).seed < at(game, Seat::P2).seed ? Seat::P1 : Seat::P2;
}

} // namespace ui
