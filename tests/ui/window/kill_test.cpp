// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "storage/event_file.h"
#include "support/child.h"
#include "ui/words/text.h"

#include <csignal>
#include <thread>

using namespace Qt::Literals::StringLiterals;
using support::Child;
using testing::Desk;

namespace {

struct Killed {
    int acknowledged = 0;
    int lost = 0; ///< acknowledged and not in the file
    int midway = 0;
    bool sound = true;
};

/// Works in a window of its own on this event and kills it at a random moment.
Killed killOnce(const QString &folder, const QString &event, bool early, core::Random &random)
{
    const auto entries = [&] {
        const auto file = storage::EventFile::open(ui::toPath(event));
        REQUIRE(file);
        return std::pair((*file)->lastSeq().value(), (*file)->verify().problems.empty());
    };
    const auto before = entries().first;
    const Child child(ui::fromQt(u"'%1' '%2' '%3'%4"_s.arg(QStringLiteral(UI_KILL_DESK), folder,
                                                           event, early ? u" early"_s : u""_s)));
    Killed killed;
    std::jthread killer;
    while (const auto answer = child.answer()) {
        killed.acknowledged = std::stoi(*answer);
        if (!killer.joinable())
            killer = std::jthread([&child, wait = random.below(60000)] {
                std::this_thread::sleep_for(std::chrono::microseconds(wait));
                child.kill();
            });
    }
    REQUIRE(killer.joinable());
    killer.join();
    killed.midway = std::filesystem::exists(ui::toPath(event + u"-journal"_s)) ? 1 : 0;
    const auto [last, sound] = entries();
    const auto recorded = static_cast<int>(last - before);
    killed.lost = std::max(0, killed.acknowledged - recorded);
    killed.sound = sound && recorded <= killed.acknowledged + 1;
    return killed;
}

/// An event of four in round 1, closed.
QString pairedEvent(Desk &desk)
{
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    desk.pairRound();
    QString path = ui::pathText(desk.session().path());
    desk.act("file.close");
    return path;
}

Killed killOften(int kills, bool early)
{
    std::signal(SIGPIPE, SIG_IGN);
    Desk desk;
    const QString event = pairedEvent(desk);
    core::Random random(2018);
    Killed all;
    for (int kill = 0; kill < kills; ++kill) {
        const Killed one = killOnce(desk.folder() + u"/killed"_s, event, early, random);
        all.acknowledged += one.acknowledged;
        all.lost += one.lost;
        all.midway += one.midway;
        all.sound = all.sound && one.sound;
    }
    return all;
}

} // namespace

TEST_CASE("a window killed at random moments loses nothing that it said was done", "[.long][long]")
{
    constexpr int kills = 300;
    const Killed killed = killOften(kills, false);
    CHECK(killed.lost == 0);
    CHECK(killed.sound);
    WARN(kills << " kills, " << killed.midway << " of them inside a write, " << killed.acknowledged
               << " acts acknowledged, none lost");
}

TEST_CASE("a window that says it too early is found out by being killed", "[.long][long]")
{
    CHECK(killOften(30, true).lost > 0);
}
