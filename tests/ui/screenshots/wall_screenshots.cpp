// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/screenshots/wall_screenshots.h"

#include "ui/clock/clock_desk.h"
#include "ui/cut_desk.h"
#include "ui/projector/projector.h"
#include "ui/projector/wall_view.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>

using namespace Qt::Literals::StringLiterals;

namespace testing {

namespace {

/// The wall of this desk as it would be on the projector.
class Wall {
public:
    Wall(const Camera &camera, Desk &desk)
        : m_camera(camera)
        , m_projector(*desk.window.findChild<ui::Projector *>())
        , m_view(m_projector, u"Wall"_s)
    {
        m_view.resize(1280, 720);
        m_projector.setDark(camera.dark());
    }

    void take(ui::WallMode mode, const QString &name)
    {
        m_projector.setMode(mode);
        m_camera.take(m_view, name);
    }
    void turn() { m_projector.turn(1); }
    void announce(const QString &text) { m_projector.setAnnouncement(text); }

private:
    const Camera &m_camera;
    ui::Projector &m_projector;
    ui::WallView m_view;
};

void tick(Desk &desk) { desk.window.findChild<ui::ClockDesk *>()->look(); }

void takeLong(const Camera &camera, const QString &folder)
{
    Desk desk(folder);
    desk.createEvent(u"Continental Open"_s);
    const QStringList first{u"Aster"_s,  u"Bryony"_s,  u"Clover"_s, u"Dahlia"_s, u"Elder"_s,
                            u"Fennel"_s, u"Gentian"_s, u"Hazel"_s,  u"Iris"_s,   u"Juniper"_s};
    const QStringList last{u"of the Long Meadow"_s,    u"Ashgrove"_s,
                           u"Weißdorn-Łąkowa"_s,       u"Fern"_s,
                           u"van der Heide en Duin"_s, u"Moss"_s};
    tournament::AddPlayers add;
    for (int i = 0; i < 300; ++i) {
        add.players.emplace_back();
        const QString name = first[i % 10] + u' ' + last[i % 6] + u' ' + QChar(u'A' + i % 26)
            + QChar(u'a' + i / 26) + u'.';
        add.players.back().name = name.toStdString();
    }
    if (!desk.session().perform(add) || !desk.session().perform(tournament::PairRound{}))
        throw std::runtime_error("the long event could not be paired");
    desk.act("clock.run");
    tick(desk);
    Wall wall(camera, desk);
    wall.take(ui::WallMode::Pairings, u"wall-pairings-300"_s);
    desk.act("file.close");
}

void takeBrackets(const Camera &camera, const QString &folder)
{
    for (const int size : {8, 16}) {
        {
            CutDesk desk(size, {}, {}, 0, folder);
            desk.playUntil(size / 2);
            Wall wall(camera, desk);
            wall.take(ui::WallMode::Bracket, u"wall-bracket-%1"_s.arg(size));
            if (size == 16) {
                wall.turn();
                wall.take(ui::WallMode::Bracket, u"wall-bracket-16-first"_s);
            }
            desk.act("file.close");
        }
        QDir(folder).removeRecursively();
    }
}

} // namespace

void takeWall(const Camera &camera, const QString &folder)
{
    {
        Desk desk(folder);
        desk.act("file.demo");
        {
            Wall wall(camera, desk);
            wall.take(ui::WallMode::Clock, u"wall-clock-not-started"_s);
            desk.act("clock.run");
            desk.pass(18);
            tick(desk);
            wall.take(ui::WallMode::Pairings, u"wall-pairings"_s);
            wall.take(ui::WallMode::Standings, u"wall-standings"_s);
            wall.take(ui::WallMode::Clock, u"wall-clock"_s);
            wall.announce(u"Lunch until 13:30\nDeck lists to the desk, please"_s);
            wall.take(ui::WallMode::Announcement, u"wall-announcement"_s);
            wall.take(ui::WallMode::Bracket, u"wall-bracket-before"_s);
        }
        desk.act("page.projector");
        desk.find<QPlainTextEdit>("announcement").setPlainText(u"Lunch until 13:30"_s);
        desk.find<QListWidget>("wallMode").setCurrentRow(1);
        camera.take(desk.window, u"projector"_s);
        desk.act("wall.freeze");
        camera.take(desk.window, u"projector-frozen"_s);
        desk.act("wall.freeze");
        const int round = desk.event().rounds.back().number;
        const int table = tournament::missingResults(desk.event(), round).front();
        if (!desk.session().perform(tournament::GiveExtraTime{round, {table, 4, "Deck check", {}}}))
            throw std::runtime_error("no extra time");
        desk.pass(48);
        tick(desk);
        Wall wall(camera, desk);
        wall.take(ui::WallMode::Clock, u"wall-clock-over"_s);
        wall.take(ui::WallMode::Pairings, u"wall-pairings-over"_s);
        desk.act("file.close");
    }
    QDir(folder).removeRecursively();
    takeLong(camera, folder);
    QDir(folder).removeRecursively();
    takeBrackets(camera, folder);
}

void takeClock(const Camera &camera, const QString &folder)
{
    {
        Desk desk(folder);
        desk.act("file.demo");
        desk.act("page.round");
        camera.dialog(desk, "clock.change", u"dialog-start-clock"_s);
        desk.act("clock.run");
        desk.select("pairingsTable", {2});
        camera.dialog(desk, "clock.change", u"dialog-change-clock"_s);
        camera.dialog(desk, "clock.extra", u"dialog-extra-time"_s, [](QDialog &dialog) {
            dialog.findChild<QLineEdit *>(u"extraReason"_s)->setText(u"Deck check"_s);
        });
        camera.dialog(desk, "clock.warnings", u"dialog-clock-warnings"_s);
        const int round = desk.event().rounds.back().number;
        const int table = tournament::missingResults(desk.event(), round).front();
        if (!desk.session().perform(tournament::GiveExtraTime{round, {table, 4, "Deck check", {}}}))
            throw std::runtime_error("no extra time");
        tick(desk);
        desk.pass(55);
        tick(desk);
        camera.take(desk.window, u"round-clock"_s);
        desk.pass(11);
        tick(desk);
        camera.take(desk.window, u"round-clock-over"_s);
        desk.act("file.close");
    }
    QDir(folder).removeRecursively();
}

} // namespace testing
