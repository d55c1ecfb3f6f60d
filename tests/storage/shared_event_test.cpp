// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <thread>

#include "storage/shared_desks.h"
#include "support/newer_act.h"
#include "support/places.h"
#include "support/postgres_server.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::JournalDesk;
using storage_tests::smallEvent;
using support::PostgresServer;
using support::TempFolder;

namespace {

const tournament::Facts drop{tournament::PlayerDropped{{1}, 2}};

/// An event that was played a little, in a file.
std::vector<Entry> playedFile(const std::filesystem::path &path)
{
    JournalDesk desk(EventFile::create(path).value());
    for (const auto &act : smallEvent())
        REQUIRE(desk.act(act.command, act.facts).has_value());
    const auto last = desk.entries().back().seq;
    REQUIRE(desk.undo({last, last}));
    return desk.entries();
}

DatabaseAddress addressOf(const Sharing &sharing)
{
    return readDatabaseAddress(sharing.address).value();
}

} // namespace

TEST_CASE("A file that is shared has the same rows there, with the same hashes, and comes back so")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    const TempFolder folder;
    const auto entries = playedFile(folder / "a.arbiter");
    const auto shared = shareEvent(folder / "a.arbiter", {server->address(), {}}, {});
    REQUIRE(shared);
    CHECK(shared->copied == std::ssize(entries));
    JournalDesk desk(openShared(addressOf(*shared), {}).value());
    CHECK(desk.entries() == entries);
    CHECK(desk.journal().verify().problems == std::vector<std::string>{});
    REQUIRE(desk.journal().saveCopy(folder / "b.arbiter"));
    const auto before = EventFile::open(folder / "a.arbiter").value();
    const auto after = EventFile::open(folder / "b.arbiter").value();
    const auto text = [](EventFile &file) {
        std::vector<std::string> texts;
        const auto rows = file.rows().value();
        for (const JournalRow &row : rows)
            texts.push_back(std::to_string(row.seq) + ' ' + std::to_string(row.at) + ' ' + row.actor
                            + ' ' + row.command + ' ' + row.payload + ' ' + row.previousHash + ' '
                            + row.hash);
        return texts;
    };
    CHECK(text(*before) == text(*after));
    CHECK(before->uuid() == after->uuid());
    CHECK(before->created() == after->created());

    SECTION("sharing it again adds what the file has more, and nothing twice")
    {
        const auto again = shareEvent(folder / "b.arbiter", {server->address(), {}}, {});
        REQUIRE(again);
        CHECK(again->copied == 0);
        JournalDesk longer(EventFile::open(folder / "b.arbiter").value());
        REQUIRE(longer.act("drop-players", drop));
        CHECK(shareEvent(folder / "b.arbiter", {server->address(), {}}, {}).value().copied == 1);
        CHECK(openShared(addressOf(*shared), {}).value()->verify().problems.empty());
    }
    SECTION("where both went on since, nothing is mixed")
    {
        JournalDesk longer(EventFile::open(folder / "b.arbiter").value());
        REQUIRE(longer.act("drop-players", drop));
        REQUIRE(desk.act("drop-players", {tournament::PlayerDropped{{2}, 2}}));
        const auto refused = shareEvent(folder / "b.arbiter", {server->address(), {}}, {});
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == StorageErrorCode::Replaced);
        CHECK(refused.error().number == std::ssize(entries));
    }
}

TEST_CASE("A shared event that was left takes nothing more, until what it was left for comes back")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    const TempFolder folder;
    (void)playedFile(folder / "a.arbiter");
    const auto shared = shareEvent(folder / "a.arbiter", {server->address(), {}}, {});
    REQUIRE(shared);
    JournalDesk desk(openShared(addressOf(*shared), {}).value());
    const Position last = positionOf(desk.entries());
    CHECK(leaveShared(addressOf(*shared), {last.seq - 1, {}}, "a", {}).error().code
          == StorageErrorCode::Outdated);
    REQUIRE(leaveShared(addressOf(*shared), last, "a.arbiter", {}));
    const auto refused = desk.act("drop-players", drop);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == StorageErrorCode::Left);
    CHECK(refused.error().detail == "a.arbiter");
    JournalDesk longer(EventFile::open(folder / "a.arbiter").value());
    const auto theirs = longer.act("drop-players", drop);
    REQUIRE(theirs);
    REQUIRE(shareEvent(folder / "a.arbiter", {server->address(), {}}, {}));
    CHECK(desk.journal().news(last).value() == std::vector{*theirs});
    CHECK(JournalDesk(openShared(addressOf(*shared), {}).value())
              .act("drop-players", {tournament::PlayerDropped{{2}, 2}}));
}

TEST_CASE("What a database cannot hold is refused with its row, and nothing stays there")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    const TempFolder folder;
    const auto entries = playedFile(folder / "a.arbiter");
    EventFileOptions options;
    auto made = EventFile::copy(folder / "b.arbiter", options, drawUuid(), 0, {});
    REQUIRE(made);
    // The actor of the third row is no text; its chain is whole all the same.
    const auto source = EventFile::open(folder / "a.arbiter").value();
    auto rows = source->rows().value();
    std::string hash = originHash((*made)->uuid(), 0);
    for (JournalRow &row : rows) {
        if (row.seq == 3)
            row.actor = "Ad\xff"
                        "a";
        row.previousHash = hash;
        row.hash = rowHash(row);
        hash = row.hash;
    }
    REQUIRE((*made)->takeRows(rows));
    const auto refused = shareEvent(folder / "b.arbiter", {server->address(), {}}, {});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == StorageErrorCode::NotText);
    CHECK(refused.error().number == 3);
    CHECK(openShared({server->address(), (*made)->uuid()}, {}).error().code
          == StorageErrorCode::NotFound);
}

TEST_CASE("An act that this version does not know is refused with its row, and nothing is shared")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    const TempFolder folder;
    const auto entries = playedFile(folder / "a.arbiter");
    support::appendNewerAct(folder / "a.arbiter");
    const std::string before = server->value("SELECT count(*) FROM arbiter.shared_event");
    const auto refused = shareEvent(folder / "a.arbiter", {server->address(), {}}, {});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == StorageErrorCode::UnknownFact);
    CHECK(refused.error().number == std::ssize(entries) + 1);
    CHECK(refused.error().detail.find("player-cloned") != std::string::npos);
    CHECK(server->value("SELECT count(*) FROM arbiter.shared_event") == before);
}

TEST_CASE("A row altered behind the trigger's back is found when the event is opened")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    for (const std::string change :
         {"payload = replace(payload, 'layer', 'lawyer')", "actor = actor || 'x'",
          "command = 'add-player'", "at = at + 1", "hash = repeat('f', 64)"}) {
        CAPTURE(change);
        const TempFolder folder;
        (void)playedFile(folder / "a.arbiter");
        const auto shared = shareEvent(folder / "a.arbiter", {server->address(), {}}, {});
        REQUIRE(shared);
        const auto open = openShared(addressOf(*shared), {}).value();
        // As a superuser may who means harm.
        server->run("SET session_replication_role = replica; UPDATE arbiter.journal SET " + change
                    + " WHERE seq = 2 AND event = '" + addressOf(*shared).uuid + "'");
        const auto refused = openShared(addressOf(*shared), {});
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == StorageErrorCode::ChainBroken);
        CHECK(refused.error().number == 2);
        CHECK_FALSE(open->verify().problems.empty());
        CHECK_FALSE(open->saveCopy(folder / "b.arbiter"));
    }
}

TEST_CASE("A server that asks for a password is said so, and by which line it is given")
{
    if (!PostgresServer::installed())
        return;
    PostgresServer server({"-c", "fsync=off"});
    server.run("CREATE DATABASE cup", "postgres");
    const DatabaseAddress address = storage_tests::sharedEvent(server.address());
    server.run("CREATE ROLE ada LOGIN PASSWORD 'secret' IN ROLE arbiter_desk");
    server.askPasswords();
    const DatabaseAddress asAda{server.address("cup", "ada"), address.uuid};
    ::unsetenv("PGPASSWORD");
    const auto without = openShared(asAda, {});
    REQUIRE_FALSE(without);
    CHECK(without.error().code == StorageErrorCode::Password);
    CHECK(without.error().detail == "localhost:5432:cup:ada");
    ::setenv("PGPASSWORD", "wrong", 1);
    CHECK(openShared(asAda, {}).error().code == StorageErrorCode::Password);
    ::setenv("PGPASSWORD", "secret", 1);
    CHECK(openShared(asAda, {}));
    ::unsetenv("PGPASSWORD");
}

TEST_CASE(
    "The server refuses a row on another's hash, and every change of one, to desk and superuser")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    const TempFolder folder;
    (void)playedFile(folder / "a.arbiter");
    const auto shared = shareEvent(folder / "a.arbiter", {server->address(), {}}, {});
    REQUIRE(shared);
    const std::string uuid = addressOf(*shared).uuid;
    server->run("DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'ada') THEN "
                "CREATE ROLE ada LOGIN IN ROLE arbiter_desk; CREATE ROLE wall LOGIN IN ROLE "
                "arbiter_watch; CREATE ROLE press LOGIN IN ROLE arbiter_reader; END IF; END $$");
    for (const std::string user : {"owner", "ada"})
        for (const std::string statement :
             {"UPDATE arbiter.journal SET actor = 'x'", "DELETE FROM arbiter.journal",
              "TRUNCATE arbiter.journal"})
            CHECK_THROWS(server->run(statement, "cup", user));
    CHECK_THROWS(
        server->run("INSERT INTO arbiter.journal SELECT event, seq + 1, at, actor, command, "
                    "payload, prev_hash, hash FROM arbiter.journal",
                    "cup", "ada"));
    // A mirror that diverged with the same number must not append.
    const auto append = [&](const std::string &previous, const std::string &own) {
        return "SELECT outcome FROM arbiter.append('" + uuid
            + "', (SELECT seq FROM arbiter.head "
              "WHERE event = '"
            + uuid + "'), " + previous + ", 1900000000000, 'a', 'c', '{}', " + own
            + ", null, '', '{}', true)";
    };
    const std::string wrong = "repeat('f', 64)";
    CHECK_THROWS(server->run(append(wrong, wrong), "cup", "ada"));
    CHECK(server->value("SELECT arbiter.hash_of('a', 'bc')")
          == server->value("SELECT encode(sha256('1:a,2:bc,'), 'hex')"));

    SECTION("a desk works, a watch reads, a reader sees the tables alone")
    {
        JournalDesk ada(openShared({server->address("cup", "ada"), uuid}, {}).value());
        CHECK(ada.act("drop-players", drop));
        JournalDesk wall(openShared({server->address("cup", "wall"), uuid}, {}).value());
        CHECK(wall.journal().readOnly());
        CHECK(wall.entries() == ada.entries());
        CHECK(wall.journal().verify().problems.empty());
        CHECK(wall.act("drop-players", drop).error().code == StorageErrorCode::ReadOnly);
        CHECK(server->value("SELECT count(*) > 0 FROM arbiter.player", "cup", "press") == "t");
        CHECK_THROWS(server->run("SELECT 1 FROM arbiter.journal", "cup", "press"));
        CHECK_THROWS(server->run("UPDATE arbiter.player SET name = 'x'", "cup", "wall"));
        const DatabaseAddress press{server->address("cup", "press"), uuid};
        CHECK(openShared(press, {}).error().code == StorageErrorCode::NotPrepared);
        CHECK(eventsAt(press, {}).error().code == StorageErrorCode::NotPrepared);
    }
}

TEST_CASE("The queries of the guide answer about a season of two events")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    const TempFolder folder;
    for (const std::string name : {"a.arbiter", "b.arbiter"}) {
        (void)playedFile(folder / name);
        REQUIRE(shareEvent(folder / name, {server->address(), {}}, {}));
    }
    const std::string guide = support::bytesOf(support::checkout() / "docs" / "several-desks.md");
    const std::string begin = "```sql\n";
    int queries = 0;
    for (auto at = guide.find(begin); at != std::string::npos; at = guide.find(begin, at + 1)) {
        const auto from = at + begin.size();
        const std::string query = guide.substr(from, guide.find(';', from) - from);
        CAPTURE(query);
        CHECK(std::stoi(server->value("SELECT count(*) FROM (" + query + ") AS q")) > 0);
        ++queries;
    }
    CHECK(queries == 5);
    // Who played in both has two events and the points of both.
    CHECK(server->value("SELECT count(DISTINCT event) >= 2 FROM arbiter.season_player "
                        "WHERE who = 'player 1'")
          == "t");
    CHECK(server->value("SELECT count(*) FROM arbiter.season_game g WHERE winner NOT IN "
                        "('corp', 'runner') OR runner_player = corp_player")
          == "0");
}

TEST_CASE("An address names a server, a database and an event, and no password")
{
    const std::string uuid = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";
    const auto read = readDatabaseAddress("postgresql://ada@desk-1/cup#" + uuid);
    REQUIRE(read);
    CHECK(read->database == "postgresql://ada@desk-1/cup");
    CHECK(read->uuid == uuid);
    CHECK(pathOf(*read) == "postgresql://ada@desk-1/cup#" + uuid);
    CHECK(readDatabaseAddress("postgresql://desk-1:5433/cup").value().uuid.empty());
    for (const std::string &wrong :
         {"postgresql://ada:secret@desk-1/cup#" + uuid, "postgresql:///cup?password=secret#" + uuid,
          std::string("postgresql:///cup#final"), "postgresql:///cup#../../" + uuid}) {
        CAPTURE(wrong);
        const auto refused = readDatabaseAddress(wrong);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == StorageErrorCode::BadAddress);
        CHECK((refused.error().path + refused.error().detail).find("secret") == std::string::npos);
    }
    CHECK_FALSE(isDatabaseAddress("/tmp/postgresql.arbiter"));
}

TEST_CASE("A server that is not there, a database that holds no events, an event that is none")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    const TempFolder folder;
    const std::string uuid = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";
    CHECK(openShared({"postgresql:///cup?host=" + folder.path().string(), uuid}, {}).error().code
          == StorageErrorCode::Unreachable);
    CHECK(openShared({server->address("postgres"), uuid}, {}).error().code
          == StorageErrorCode::NotPrepared);
    CHECK(eventsAt({server->address(), {}}, {}));
    CHECK(openShared({server->address("nothing"), uuid}, {}).error().code
          == StorageErrorCode::NotPrepared);
    CHECK(openShared({server->address("cup", "stranger"), uuid}, {}).error().code
          == StorageErrorCode::NotPrepared);
    CHECK(openShared({"postgresql:///cup?nonsense=1", uuid}, {}).error().code
          == StorageErrorCode::BadAddress);
}
