// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cut_desk.h"

#include "tournament/results/result_notation.h"
#include "ui/bracket/game_text.h"
#include "ui/words/text.h"

using namespace Qt::Literals::StringLiterals;

namespace testing {

namespace {

using tournament::GameState;
using tournament::Seat;

void mustPerform(Desk &desk, const tournament::Command &command)
{
    if (const auto done = desk.session().perform(command); !done)
        throw std::runtime_error(done.error().message);
}

} // namespace

CutDesk::CutDesk(int size, const QString &profile, std::optional<tournament::CutForm> form,
                 int spare, const QString &folder)
    : Desk(folder)
{
    createEvent(u"Harbour Open"_s, profile);
    tournament::AddPlayers add;
    for (const auto &name : names(size + spare)) {
        tournament::PlayerEntry entry;
        entry.name = ui::fromQt(name);
        entry.corpIdentity = "Jinteki: Personal Evolution";
        entry.runnerIdentity = "Noise: Hacker Extraordinaire";
        add.players.push_back(std::move(entry));
    }
    mustPerform(*this, add);
    tournament::StartCut start;
    start.size = size;
    start.form = form;
    for (int number = 1; number <= size; ++number)
        start.seeds.push_back(event().players[static_cast<std::size_t>(number) - 1].id);
    mustPerform(*this, start);
    act("page.bracket");
}

QStringList CutDesk::names(int count)
{
    const QStringList all{u"Aster"_s,  u"Bryony"_s,  u"Clover"_s, u"Dahlia"_s,   u"Elder"_s,
                          u"Fennel"_s, u"Gentian"_s, u"Hazel"_s,  u"Iris"_s,     u"Juniper"_s,
                          u"Laurel"_s, u"Mallow"_s,  u"Nettle"_s, u"Oleander"_s, u"Primrose"_s,
                          u"Rowan"_s,  u"Sorrel"_s};
    return all.first(count);
}

tournament::PlayerId CutDesk::seed(int number)
{
    return event().cut.seeds.at(static_cast<std::size_t>(number) - 1);
}

tournament::BracketGame CutDesk::game(int number)
{
    const auto now = tournament::bracket(event());
    const auto *found = tournament::findGame(now, number);
    if (!found)
        throw std::runtime_error("no such game: " + std::to_string(number));
    return *found;
}

QString CutDesk::winner(int number)
{
    const auto player = game(number).winningPlayer();
    return player ? ui::toQt(tournament::findPlayer(event(), *player)->name) : QString();
}

ui::BracketDrawing &CutDesk::drawing() { return find<ui::BracketDrawing>("bracketDrawing"); }

void CutDesk::wins(int number, Seat seat)
{
    const auto now = game(number);
    if (!now.corp && ui::hasSideChoice(event(), now))
        mustPerform(*this, tournament::ChooseSides{number, *now.contenders[0].player});
    const auto report =
        tournament::readResult(event(), number, seat == Seat::P1 ? "winner=p1" : "winner=p2");
    if (!report)
        throw std::runtime_error("the result cannot be read");
    mustPerform(*this, *report);
}

void CutDesk::playUntil(int left)
{
    for (;;) {
        const auto now = tournament::bracket(event());
        const auto unplayed = [](const tournament::BracketGame &game) {
            return game.state == GameState::Open || game.state == GameState::Waiting;
        };
        if (std::ranges::count_if(now.games, unplayed) <= left)
            return;
        const auto open =
            std::ranges::find(now.games, GameState::Open, &tournament::BracketGame::state);
        wins(open->number, ui::higherSeed(*open));
    }
}

} // namespace testing
