// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roster.h"

#include "core/text.h"
#include "tournament/standings/structure.h"
#include "ui/words/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::Event;
using tournament::Player;
using tournament::Side;

namespace {

struct RosterWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Roster)
};

QString orDash(const std::string &identity) { return identity.empty() ? u"–"_s : toQt(identity); }

QString listsOf(const Event &event, const Player &player)
{
    const bool corp = findDeck(event, player.id, Side::Corp) != nullptr;
    const bool runner = findDeck(event, player.id, Side::Runner) != nullptr;
    if (corp && runner)
        //: both decklists of a player were handed in
        return RosterWords::tr("in");
    return corp  ? RosterWords::tr("Runner missing")
        : runner ? RosterWords::tr("Corp missing")
                 : RosterWords::tr("missing");
}

} // namespace

bool hasLists(const Event &event)
{
    return !event.decks.lists.empty() || tournament::decklistsRequired(event);
}

std::vector<RosterLine> roster(const Event &event)
{
    std::vector<const Player *> players;
    for (const Player &player : event.players)
        if (player.status == tournament::PlayerStatus::Active)
            players.push_back(&player);
    std::ranges::sort(players, {}, [](const Player *player) {
        return std::tuple(core::folded(player->name), player->name);
    });
    const bool lists = hasLists(event);
    std::vector<RosterLine> result;
    for (const Player *player : players)
        result.push_back({toQt(player->name), orDash(player->corpIdentity),
                          orDash(player->runnerIdentity),
                          lists ? listsOf(event, *player) : QString()});
    return result;
}

} // namespace ui
