// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo_event.h"

#include "tournament/acts/generator.h"
#include "ui/words/text.h"

#include <array>
#include <string_view>

#include <QCoreApplication>

namespace ui {

namespace {

/// Plants, so that nobody finds himself in a demonstration.
constexpr std::array<std::string_view, 16> names{
    "Aster", "Bryony",  "Clover", "Dahlia", "Elder",  "Fennel",   "Gentian",  "Hazel",
    "Iris",  "Juniper", "Laurel", "Mallow", "Nettle", "Oleander", "Primrose", "Rowan"};

struct Decks {
    std::string_view corp;
    std::string_view corpFaction;
    std::string_view runner;
    std::string_view runnerFaction;
};

constexpr std::array<Decks, 4> decks{{
    {"Haas-Bioroid: Engineering the Future", "Haas-Bioroid", "Noise: Hacker Extraordinaire",
     "Anarch"},
    {"Jinteki: Personal Evolution", "Jinteki", "Gabriel Santiago: Consummate Professional",
     "Criminal"},
    {"NBN: Making News", "NBN", "Kate \"Mac\" McCaffrey: Digital Tinker", "Shaper"},
    {"Weyland Consortium: Building a Better World", "Weyland Consortium", "Whizzard: Master Gamer",
     "Anarch"},
}};

void dress(tournament::AddPlayers &command, std::size_t &count)
{
    for (auto &player : command.players) {
        const auto &deck = decks[(count * 3 + count / 4) % decks.size()];
        player.corpIdentity = deck.corp;
        player.corpFaction = deck.corpFaction;
        player.runnerIdentity = deck.runner;
        player.runnerFaction = deck.runnerFaction;
        if (count < names.size())
            player.name = names[count];
        ++count;
    }
}

} // namespace

std::vector<tournament::Command> demoEvent(std::uint64_t seed)
{
    tournament::GeneratorOptions options;
    options.players = static_cast<int>(names.size());
    options.rounds = 3;
    options.profile = tournament::profiles().front();
    options.seed = seed;
    options.dropPercent = 0;
    options.latePercent = 0;
    options.leaveLastOpen = true;

    std::vector<tournament::Command> commands;
    std::size_t players = 0;
    for (auto &act : tournament::generateEvent(options).acts) {
        if (auto *create = std::get_if<tournament::CreateEvent>(&act.command)) {
            create->details.name =
                fromQt(QCoreApplication::translate("ui::DemoEvent", "Demo event"));
            create->rounds.reset(); // as suggested: 16 players play 4
        } else if (auto *add = std::get_if<tournament::AddPlayers>(&act.command)) {
            dress(*add, players);
        }
        commands.push_back(std::move(act.command));
    }
    return commands;
}

} // namespace ui
