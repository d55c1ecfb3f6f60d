// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/simulate_event.h"
#include "app/session_desk.h"
#include "storage/event_file.h"
#include "support/newer_act.h"

using namespace tournament;
using app_tests::players;
using app_tests::result;
using app_tests::SessionDesk;
using app_tests::texts;

TEST_CASE("An event outlives its session, act by act")
{
    SessionDesk desk;
    Event before;
    {
        auto session = desk.create();
        REQUIRE(session->perform(players({"Ada", "Ben", "Cy", "Dee"})));
        REQUIRE(session->perform(PairRound{}));
        REQUIRE(session->perform(result(*session, 1, 1, "2-0")));
        before = session->event();
    }
    const auto session = desk.open();
    CHECK(session->event() == before);
    CHECK(session->log().size() == 4);
    CHECK(session->log()[1].text == "Add 4 players");
    CHECK(session->log()[1].actor == "Fay");
    CHECK(session->log()[3].text.starts_with("Report round 1, table 1: "));
    CHECK(session->journal().verify().problems.empty());
}

TEST_CASE("A refused event leaves no file, an existing file is never overwritten")
{
    SessionDesk desk;
    CreateEvent command;
    command.profile = profiles().front();
    const auto refused = app::Session::create(desk.path(), command, desk.environment);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().kind == app::FailureKind::Refused);
    CHECK_FALSE(std::filesystem::exists(desk.path()));

    (void)desk.create();
    command.details.name = "Another";
    const auto again = app::Session::create(desk.path(), command, desk.environment);
    REQUIRE_FALSE(again);
    CHECK(again.error().message.find("exists already") != std::string::npos);
    CHECK(desk.open()->event().details.name == "Saturday");
}

TEST_CASE("Undo names the act, takes back one at a time, and redo returns it")
{
    SessionDesk desk;
    auto session = desk.create();
    CHECK_FALSE(session->undoText());
    CHECK_FALSE(session->undo());
    REQUIRE(session->perform(players({"Ada", "Ben"})));
    REQUIRE(session->perform(PairRound{}));
    const Event paired = session->event();
    CHECK(session->undoText() == "Pair round 1");
    REQUIRE(session->undo());
    CHECK(session->event().rounds.empty());
    CHECK(session->redoText() == "Pair round 1");
    CHECK(session->undoText() == "Add 2 players");

    SECTION("redo survives a new start")
    {
        session.reset();
        session = desk.open();
        REQUIRE(session->redo());
        CHECK(session->event() == paired);
        CHECK_FALSE(session->redo());
    }
    SECTION("a new act clears redo")
    {
        REQUIRE(session->perform(players({"Cy"})));
        CHECK_FALSE(session->redoText());
        CHECK_FALSE(session->redo());
    }
    SECTION("the creation stays")
    {
        REQUIRE(session->undo());
        const auto nothing = session->undo();
        REQUIRE_FALSE(nothing);
        CHECK(nothing.error().kind == app::FailureKind::Refused);
        CHECK(session->event().created);
    }
}

TEST_CASE("Undo to here takes back a range as one act, and redo returns it whole")
{
    SessionDesk desk;
    auto session = desk.create();
    REQUIRE(session->perform(players({"Ada", "Ben", "Cy", "Dee"})));
    const Event registered = session->event();
    REQUIRE(session->perform(PairRound{}));
    REQUIRE(session->perform(result(*session, 1, 1, "2-0")));
    REQUIRE(session->perform(result(*session, 1, 2, "1-1")));
    const Event played = session->event();
    REQUIRE(session->undoTo(2));
    CHECK(session->event() == registered);
    CHECK_FALSE(session->log()[4].live);
    CHECK(session->log()[1].live);
    const std::string acts =
        "3 acts, from “" + session->log()[2].text + "” to “" + session->log()[4].text + "”";
    CHECK(session->log().back().text == "Undo: " + acts);
    CHECK(session->redoText() == acts);
    REQUIRE(session->redo());
    CHECK(session->event() == played);
    CHECK(session->log().back().text == "Redo: " + acts);
    // Told anew from the file, every line is the same.
    CHECK(desk.texts() == texts(*session));
    REQUIRE(session->undoTo(0));
    CHECK(session->event().players.empty());
}

TEST_CASE("Listeners hear what changed and nothing after they left")
{
    SessionDesk desk;
    auto session = desk.create();
    std::vector<ChangeSet> heard;
    auto subscription =
        session->subscribe([&](const ChangeSet &changes) { heard.push_back(changes); });
    REQUIRE(session->perform(players({"Ada", "Ben"})));
    REQUIRE(session->perform(PairRound{}));
    REQUIRE(session->perform(result(*session, 1, 1, "2-0")));
    REQUIRE(heard.size() == 3);
    CHECK(heard[0].players.size() == 2);
    CHECK(heard[1].pairings);
    CHECK(heard[2].matches == std::set{std::pair(1, 1)});
    REQUIRE(session->undo());
    CHECK(heard.back().everything);
    subscription.reset();
    REQUIRE(session->redo());
    CHECK(heard.size() == 4);
}

TEST_CASE("Standings follow every result")
{
    SessionDesk desk;
    auto session = desk.create();
    REQUIRE(session->perform(players({"Ada", "Ben"})));
    REQUIRE(session->perform(PairRound{}));
    CHECK(session->standings().provisional);
    REQUIRE(session->perform(result(*session, 1, 1, "2-0")));
    CHECK(session->standings().rows[0].points == 4);
    REQUIRE(session->perform(result(*session, 1, 1, "1-1")));
    CHECK(session->standings().rows[0].points == 2);
    CHECK(session->standings(0).rows[0].points == 0);
    CHECK(session->log().back().text.find("Correct round 1, table 1") == 0);
}

TEST_CASE("A clock set back does not turn the log around")
{
    SessionDesk desk;
    auto session = desk.create();
    desk.time = {500};
    REQUIRE(session->perform(players({"Ada"})));
    CHECK(session->log()[1].at == core::Timestamp{1'000});
}

TEST_CASE("A correction says which rounds and seeds it would have changed, and changes neither")
{
    SessionDesk desk;
    auto session = desk.create();
    REQUIRE(session->perform(players({"Ada", "Ben", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"})));
    for (int round = 1; round <= 2; ++round) {
        REQUIRE(session->perform(PairRound{}));
        for (int table = 1; table <= 4; ++table)
            REQUIRE(session->perform(result(*session, round, table, "2-0")));
    }
    StartCut cut;
    cut.size = 2;
    cut.reason = "Late";
    REQUIRE(session->perform(cut));
    const Event before = session->event();
    const auto backups = [&] {
        return storage::backupsOf(desk.environment.backupFolder, session->journal().uuid()).size();
    };
    CHECK(backups() == 3); // ahead of two rounds and the cut
    const PlayerId first = before.cut.seeds.front();
    const Match *match = nullptr;
    for (const Match &each : before.rounds[0].matches)
        if (each.p1 == first || each.p2 == first)
            match = &each;
    REQUIRE(match);
    const auto corrected =
        session->perform(result(*session, 1, match->table, match->p1 == first ? "0-2" : "2-0"));
    REQUIRE(corrected);
    CHECK(corrected->consequence.find("Round 2 would have been paired otherwise")
          != std::string::npos);
    CHECK(corrected->consequence.find("the cut would have been seeded ") != std::string::npos);
    CHECK(session->event().cut == before.cut);
    CHECK(session->event().rounds[1] == before.rounds[1]);
    // A result of the cut itself has no such consequence.
    const auto played = session->perform(result(*session, 3, 1, "p1corp=corp"));
    REQUIRE(played);
    CHECK(played->consequence.empty());
}

TEST_CASE("Undo and redo are told by the acts they concern")
{
    SessionDesk desk;
    auto session = desk.create();
    REQUIRE(session->perform(players({"Ada", "Ben"})));
    REQUIRE(session->perform(players({"Cy"})));
    REQUIRE(session->undo());
    REQUIRE(session->perform(players({"Dee"})));
    CHECK(session->log()[3].text == "Undo: Add Cy");
    // The act taken back earlier is not part of what "undo to here" takes back.
    REQUIRE(session->undoTo(1));
    CHECK(session->log().back().text == "Undo: 2 acts, from “Add 2 players” to “Add Dee”");
    REQUIRE(session->redo());
    CHECK(session->log().back().text == "Redo: 2 acts, from “Add 2 players” to “Add Dee”");
    CHECK(desk.texts() == texts(*session));
}

TEST_CASE("An act of a newer version opens the event for reading, with a sentence")
{
    SessionDesk desk;
    REQUIRE(desk.create()->perform(players({"Ada", "Ben"})));
    support::appendNewerAct(desk.path());
    const auto session = desk.open();
    REQUIRE(session->readOnlyReason());
    CHECK(session->readOnlyReason()->find("player-cloned") != std::string::npos);
    CHECK(session->readOnlyReason()->find("update Arbiter") != std::string::npos);
    CHECK(session->event().players.size() == 2);
    const auto refused = session->perform(players({"Cy"}));
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message == *session->readOnlyReason());
    const auto undone = session->undo();
    REQUIRE_FALSE(undone);
    CHECK(undone.error().message == *session->readOnlyReason());
    CHECK(session->event().players.size() == 2);
}

TEST_CASE("A backup that fails is told and stops nothing")
{
    SessionDesk desk;
    std::vector<std::string> told;
    desk.environment.backupFailed = [&](const std::string &sentence) { told.push_back(sentence); };
    desk.environment.backupFolder = desk.path(); // a file stands where the folder should be
    {
        auto session = desk.create();
        REQUIRE(session->perform(players({"Ada", "Ben"})));
        CHECK(told.empty());
        REQUIRE(session->perform(PairRound{}));
        REQUIRE(told.size() == 1);
        CHECK(told.front().starts_with("No backup could be made, the event itself is safe."));
    }
    CHECK(told.size() == 2); // on closing
    CHECK(desk.open()->event().rounds.size() == 1);
}

TEST_CASE("A backup is made before each pairing")
{
    SessionDesk desk;
    auto session = desk.create();
    REQUIRE(session->perform(players({"Ada", "Ben"})));
    REQUIRE(session->perform(PairRound{}));
    CHECK(storage::backupsOf(desk.environment.backupFolder, session->journal().uuid()).size() == 1);
}

TEST_CASE("Who sits at the desk has a name that the log can hold")
{
    SessionDesk desk;
    desk.environment.actor = std::string(201, 'x');
    CreateEvent create;
    create.details.name = "Saturday";
    create.profile = profiles().front();
    const auto refused = app::Session::create(desk.path(), create, desk.environment);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.find("201 characters, 200 at most") != std::string::npos);
    CHECK(refused.error().message.find("ARBITER_ACTOR") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(desk.path()));
    desk.environment.actor.resize(200);
    CHECK(app::Session::create(desk.path(), create, desk.environment));
    // An event is read whoever looks at it.
    desk.environment.actor.resize(300, 'x');
    const auto session = desk.open();
    CHECK_FALSE(
        session->perform(AddPlayers{{PlayerEntry{"Ada", "", "", "", "", "", 0, {}, {}, {}}}}));
    CHECK(session->event().players.empty());

    tournament::GeneratorOptions options;
    options.profile = profiles().front();
    const auto target = desk.folder / "simulated.arbiter";
    CHECK_FALSE(app::simulateEvent(options, target, desk.environment));
    CHECK_FALSE(std::filesystem::exists(target));
}

TEST_CASE("A simulated event is the file that its acts one by one would have made")
{
    SessionDesk desk;
    tournament::GeneratorOptions options;
    options.profile = profiles().front();
    options.players = 12;
    options.cut = 4;
    options.playedCut = CutForm::DoubleElimination;
    const GeneratedEvent generated = generateEvent(options);
    const auto simulated =
        app::simulateEvent(options, desk.folder / "simulated.arbiter", desk.environment);
    REQUIRE(simulated);
    CHECK((*simulated)->event() == generated.event);
    CHECK((*simulated)->journal().verify().problems.empty());
    auto session =
        app::Session::create(desk.path(), generated.acts.front().command, desk.environment);
    REQUIRE(session);
    for (std::size_t i = 1; i < generated.acts.size(); ++i)
        REQUIRE((*session)->perform(generated.acts[i].command));
    CHECK(texts(**simulated) == texts(**session));
    CHECK((*simulated)->undo());
}
