// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cut_desk.h"
#include "ui/qt_catch.h"

#include "ui/projector/wall_layout.h"
#include "ui/projector/wall_picture.h"

#include <QListWidget>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

QString allWords(const ui::WallPicture &picture)
{
    constexpr QSizeF wall(1920, 1080);
    QStringList words;
    for (int page = 0; page < ui::pagesOf(picture, wall); ++page)
        words.append(ui::sheetOf(picture, {}, page, wall).inWords());
    return words.join(u'\n');
}

} // namespace

TEST_CASE("pairings stand by name, each player once, with table and opponent")
{
    Desk desk;
    desk.createEvent(u"Wall"_s);
    desk.addPlayers({u"Łucja"_s, u"Bryony"_s, u"Élodie"_s, u"Mallow"_s, u"Zinnia"_s});
    CHECK(ui::pairingsPicture(desk.event()).rows.isEmpty());
    CHECK_FALSE(ui::pairingsPicture(desk.event()).text.isEmpty());
    desk.pairRound();
    const auto picture = ui::pairingsPicture(desk.event());
    QStringList names;
    for (const auto &row : picture.rows)
        names.append(row[0]);
    // By letters without accents: a Pole finds Ł at L.
    CHECK(names == QStringList({u"Bryony"_s, u"Élodie"_s, u"Łucja"_s, u"Mallow"_s, u"Zinnia"_s}));
    for (const auto &row : picture.rows)
        for (const auto &match : desk.event().rounds[0].matches)
            if (match.isBye()
                && tournament::findPlayer(desk.event(), match.p1)->name == row[0].toStdString())
                CHECK(row[2] == u"bye"_s);
    CHECK(picture.heading == u"Round 1"_s);
}

TEST_CASE("players check names, identities and lists on the wall, and it follows what they mend")
{
    Desk desk;
    desk.createEvent(u"Roster"_s);
    CHECK_FALSE(ui::rosterPicture(desk.event()).text.isEmpty());
    desk.addPlayers({u"Łucja"_s, u"Bryony"_s, u"Mallow"_s});
    auto entry = tournament::entryOf(desk.event().players[0]);
    entry.runnerIdentity = "Noise: Hacker Extraordinaire";
    REQUIRE(desk.session().perform(tournament::EditPlayer{desk.event().players[0].id, entry}));
    REQUIRE(desk.session().perform(tournament::DropPlayers{{desk.event().players[2].id}}));
    CHECK(ui::rosterPicture(desk.event()).rows
          == QList<QStringList>{
              {u"Bryony"_s, u"–"_s, u"–"_s, u"missing"_s},
              {u"Łucja"_s, u"–"_s, u"Noise: Hacker Extraordinaire"_s, u"missing"_s}});

    desk.act("page.projector");
    auto &modes = desk.find<QListWidget>("wallMode");
    modes.setCurrentItem(modes.findItems(u"Roster check"_s, Qt::MatchExactly).at(0));
    const auto spoken = [&desk] { return desk.find("miniature").accessibleDescription(); };
    CHECK(spoken().contains(u"missing"_s));
    tournament::SubmittedDeck deck;
    deck.player = desk.event().players[0].id;
    deck.side = tournament::Side::Runner;
    deck.original = "1 Sure Gamble";
    deck.cards = {{"Sure Gamble", 1}};
    deck.identity = "Kate \"Mac\" McCaffrey: Digital Tinker";
    REQUIRE(desk.session().perform(tournament::SubmitDecks{{deck}, {}}));
    CHECK(spoken().contains(u"Corp missing"_s));
    CHECK(spoken().contains(u"Digital Tinker"_s));
}

TEST_CASE("a roster of many turns its pages, and a long name is whole")
{
    Desk desk;
    desk.createEvent(u"Many"_s);
    tournament::AddPlayers add;
    for (int i = 0; i < 120; ++i) {
        tournament::PlayerEntry entry;
        entry.name = "Player of a rather long name " + std::to_string(i);
        entry.corpIdentity = "Haas-Bioroid: Engineering the Future";
        entry.runnerIdentity = "Kate \"Mac\" McCaffrey: Digital Tinker";
        add.players.push_back(entry);
    }
    REQUIRE(desk.session().perform(add));
    const auto picture = ui::rosterPicture(desk.event());
    CHECK(ui::pagesOf(picture, {1920, 1080}) > 1);
    const QString words = allWords(picture);
    for (const auto &player : desk.event().players)
        CHECK(words.contains(QString::fromStdString(player.name)));
}

TEST_CASE("in a round with settled sides each player sees the own side")
{
    Desk desk;
    desk.createEvent(u"Sides"_s, u"nsg-sss"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    desk.pairRound();
    const auto picture = ui::pairingsPicture(desk.event());
    REQUIRE(picture.columns.size() == 4);
    const QSet<QString> sides{picture.rows[0][1], picture.rows[1][1]};
    CHECK(sides == QSet<QString>({u"Corp"_s, u"Runner"_s}));
}

TEST_CASE("the wall shows nothing that is the organizers' own")
{
    testing::CutDesk desk(4, {}, {}, 2);
    auto &session = desk.session();
    const auto first = desk.seed(1);
    tournament::Penalty penalty{first, 1, tournament::PenaltyKind::Caution, "secret-reason",
                                "secret-judge"};
    REQUIRE(session.perform(tournament::RecordPenalty{penalty}));
    const auto spare = desk.event().players.back().id;
    REQUIRE(session.perform(tournament::DisqualifyPlayers{{spare}, "secret-offence", false}));
    tournament::EditPlayer edit{
        desk.seed(2), tournament::entryOf(*tournament::findPlayer(desk.event(), desk.seed(2)))};
    edit.entry.corpIdentity = "secret-identity";
    edit.entry.pronouns = "secret-pronouns";
    REQUIRE(session.perform(edit));
    const int round = desk.event().rounds.back().number;
    REQUIRE(session.perform(tournament::WatchTable{round, 1, true}));
    REQUIRE(session.perform(tournament::StartClock{round, session.wallTime(), {}, {}}));
    REQUIRE(
        session.perform(tournament::GiveExtraTime{round, {1, 5, "secret-cause", "secret-ruler"}}));
    const auto clock = ui::wallClock(desk.event(), round, session.wallTime());
    CHECK(clock.tables.size() == 1);
    const QString words = allWords(ui::pairingsPicture(desk.event()))
        + allWords(ui::standingsPicture(desk.event(), session.standings()))
        + allWords(ui::bracketPicture(desk.event()))
        + ui::sheetOf(ui::clockPicture(desk.event()), clock, 0, {1920, 1080}).inWords();
    INFO(words.toStdString());
    CHECK_FALSE(words.contains(u"secret"_s));
    CHECK_FALSE(words.contains(u"watch"_s, Qt::CaseInsensitive));
    CHECK(words.contains(u"Table 1: +5 min"_s));
}

TEST_CASE("a proposal is not on the wall before it is confirmed")
{
    Desk desk;
    desk.createEvent(u"Proposal"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    desk.act("round.pair");
    CHECK(ui::pairingsPicture(desk.event()).rows.isEmpty());
    desk.click("confirmProposal");
    CHECK(ui::pairingsPicture(desk.event()).rows.size() == 2);
}

TEST_CASE("standings show place, name, points and strength of schedule")
{
    Desk desk;
    desk.createEvent(u"Standings"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    CHECK(ui::standingsPicture(desk.event(), desk.session().standings()).rows.isEmpty());
    desk.pairRound();
    const auto during = ui::standingsPicture(desk.event(), desk.session().standings());
    CHECK(during.heading == u"Standings, round 1 still playing"_s);
    desk.reportAll(u"2-0"_s);
    const auto picture = ui::standingsPicture(desk.event(), desk.session().standings());
    CHECK(picture.heading == u"Standings after round 1"_s);
    REQUIRE(picture.rows.size() == 4);
    CHECK(picture.rows[0][0] == u"1"_s);
    CHECK(picture.rows[0][2] == u"4"_s);
    CHECK(picture.rows[3][3] == u"4"_s);
}

TEST_CASE("time on the wall comes with what to do")
{
    Desk desk;
    desk.createEvent(u"Time"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    desk.pairRound();
    CHECK(ui::wallClock(desk.event(), 1, desk.session().wallTime()).face.isEmpty());
    desk.act("clock.run");
    desk.pass(66);
    const auto clock = ui::wallClock(desk.event(), 1, desk.session().wallTime());
    CHECK(clock.over);
    CHECK(clock.procedure.size() == 5);
    const QString words =
        ui::sheetOf(ui::clockPicture(desk.event()), clock, 0, {1920, 1080}).inWords();
    CHECK(words.contains(u"Time!"_s));
    CHECK(words.contains(u"finishes it"_s));
    // On any other picture the corner says so.
    CHECK(ui::sheetOf(ui::pairingsPicture(desk.event()), clock, 0, {1920, 1080})
              .inWords()
              .contains(u"Time!"_s));
}
