// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_text.h"

#include "app/sentences/sentences.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace ui {

using tournament::Game;
using tournament::GameEnding;
using tournament::MatchResult;
using tournament::ResultKind;
using tournament::Seat;
using tournament::WinCondition;

namespace {

struct ResultTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::ResultText)
};

using Names = std::array<QString, 2>;

const QString &of(const Names &names, Seat seat) { return names[tournament::index(seat)]; }

QString winInWords(const Game &game, const Names &names)
{
    const QString &winner = of(names, *game.winner);
    const QString &loser = of(names, other(*game.winner));
    if (game.how == WinCondition::NoShow)
        return ResultTextWords::tr("%1 did not come: game to %2").arg(loser, winner);
    if (game.how == WinCondition::Penalty)
        return ResultTextWords::tr("%1 is given the loss: game to %2").arg(loser, winner);
    if (!game.corp)
        return ResultTextWords::tr("%1 beats %2").arg(winner, loser);
    const auto points = game.agendaPoints[tournament::index(other(*game.winner))];
    if (!points)
        return *game.corp == *game.winner
            ? ResultTextWords::tr("%1 (Corp) beats %2").arg(winner, loser)
            : ResultTextWords::tr("%1 (Runner) beats %2").arg(winner, loser);
    const QString number = QString::number(*points);
    //: 3 are the agenda points of the loser
    return *game.corp == *game.winner
        ? ResultTextWords::tr("%1 (Corp) beats %2, who had %3").arg(winner, loser, number)
        : ResultTextWords::tr("%1 (Runner) beats %2, who had %3").arg(winner, loser, number);
}

QString timeInWords(const Game &game, const Names &names)
{
    const auto points = [&game](Seat seat) {
        return QString::number(game.agendaPoints[tournament::index(seat)].value_or(0));
    };
    if (!game.corp)
        //: agenda points when time was called
        return ResultTextWords::tr("time: %1 %2, %3 %4")
            .arg(names[0], points(Seat::P1), names[1], points(Seat::P2));
    return ResultTextWords::tr("time with %1 as Corp: %2 %3, %4 %5")
        .arg(of(names, *game.corp), names[0], points(Seat::P1), names[1], points(Seat::P2));
}

QString gameInWords(const Game &game, const Names &names)
{
    const QString corp = game.corp ? of(names, *game.corp) : QString();
    switch (game.ending) {
    case GameEnding::Win:
        return winInWords(game, names);
    case GameEnding::Time:
        return timeInWords(game, names);
    case GameEnding::Draw:
        return corp.isEmpty() ? ResultTextWords::tr("a draw")
                              : ResultTextWords::tr("a draw with %1 as Corp").arg(corp);
    case GameEnding::Unplayed:
        break;
    }
    return corp.isEmpty() ? ResultTextWords::tr("a game not played")
                          : ResultTextWords::tr("the game with %1 as Corp not played").arg(corp);
}

bool isScore(const MatchResult &result)
{
    return result.games.size() > 1 && std::ranges::all_of(result.games, [](const Game &game) {
               return game.ending == GameEnding::Win && !game.corp && !isForfeit(game);
           });
}

} // namespace

QString resultInWords(const tournament::Event &event, const tournament::Match &match,
                      const MatchResult &result)
{
    if (match.isBye())
        return ResultTextWords::tr("bye");
    const Names names{toQt(app::nameOf(event, match.p1)), toQt(app::nameOf(event, *match.p2))};
    if (result.kind == ResultKind::RecordedTotals)
        return ResultTextWords::tr("%1 %2, %3 %4 by the file that was imported")
            .arg(names[0])
            .arg(result.totals[0])
            .arg(names[1])
            .arg(result.totals[1]);
    if (result.kind == ResultKind::IntentionalDraw)
        return ResultTextWords::tr("intentional draw");
    if (result.kind == ResultKind::TwoForOne && !result.games.empty()
        && result.games.front().winner)
        return ResultTextWords::tr("%1 won one game for two")
            .arg(of(names, *result.games.front().winner));
    if (isScore(result)) {
        const auto won = std::ranges::count(result.games, std::optional(Seat::P1), &Game::winner);
        return ResultTextWords::tr("%1 %2, %3 %4, sides not recorded")
            .arg(names[0])
            .arg(won)
            .arg(names[1])
            .arg(std::ssize(result.games) - won);
    }
    QStringList games;
    for (const Game &game : result.games)
        games.append(gameInWords(game, names));
    return games.join(ResultTextWords::tr("; ", "between two games"));
}

} // namespace ui
