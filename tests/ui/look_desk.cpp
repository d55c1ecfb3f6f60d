// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look_desk.h"

#include "ui/words/text.h"

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace testing {

namespace {

constexpr std::array corps{"Haas-Bioroid: Engineering the Future", "Jinteki: Personal Evolution",
                           "NBN: Making News", "Weyland Consortium: Building a Better World"};
constexpr std::array runners{"Noise: Hacker Extraordinaire",
                             "Gabriel Santiago: Consummate "
                             "Professional",
                             "Kate \"Mac\" McCaffrey: Digital Tinker",
                             "Nasir Meidan: Cyber "
                             "Explorer"};

} // namespace

const QStringList &LookDesk::names()
{
    static const QStringList names{u"Maximiliane-Charlotte von Hohenstein-Waldburg"_s,
                                   u"Bartholomew Featherstonehaugh-Cholmondeley"_s,
                                   u"Þorgerður Sæmundsdóttir"_s,
                                   u"Αλέξανδρος Παπαδόπουλος-Οικονόμου"_s,
                                   u"عبد الرحمن الهاشمي"_s,
                                   u"佐々木倫太郎"_s,
                                   u"Li"_s,
                                   u"Wilhelmina Vandenberghe-Oosterhuis"_s,
                                   u"Aster"_s,
                                   u"Bryony"_s};
    return names;
}

LookDesk::LookDesk(const QString &folder, const QString &event) : Desk(folder)
{
    createEvent(event);
    tournament::AddPlayers added;
    for (std::size_t i = 0; i < static_cast<std::size_t>(names().size()); ++i) {
        tournament::PlayerEntry entry;
        entry.name = ui::fromQt(names()[static_cast<qsizetype>(i)]);
        entry.corpIdentity = corps.at(i % corps.size());
        entry.runnerIdentity = runners.at(i / 2 % runners.size());
        added.players.push_back(entry);
    }
    if (!session().perform(added))
        throw std::runtime_error("the players were refused");
    act("page.round");
    pairRound();
    reportAll(u"2-0"_s);
    pairRound();
}

} // namespace testing
