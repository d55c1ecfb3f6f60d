// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_desk.h"
#include "storage/event_file.h"

#include <thread>

using namespace tournament;
using app_tests::players;
using app_tests::result;
using app_tests::SessionDesk;
using app_tests::texts;

TEST_CASE("Two programs on one file: nothing is lost, the second decides again")
{
    SessionDesk desk;
    auto window = desk.create();
    auto commandLine = desk.open();
    REQUIRE(commandLine->perform(players({"Ada"})));
    REQUIRE(window->perform(players({"Ben"})));
    CHECK(window->event().players.size() == 2);
    const auto refreshed = commandLine->refresh();
    REQUIRE(refreshed);
    CHECK(*refreshed);
    CHECK(commandLine->event() == window->event());
    // The same name from both desks: the second is refused, not stored twice.
    REQUIRE(commandLine->perform(players({"Cy"})));
    const auto twice = window->perform(players({"cy"}));
    REQUIRE_FALSE(twice);
    CHECK(twice.error().kind == app::FailureKind::Refused);
    CHECK(window->event().players.size() == 3);
}

TEST_CASE("What another program allowed meanwhile is not refused by what was known before")
{
    SessionDesk desk;
    auto window = desk.create();
    REQUIRE(window->perform(players({"Ada", "Ben"})));
    auto commandLine = desk.open();
    REQUIRE(commandLine->perform(PairRound{}));
    ReportResult report = result(*commandLine, 1, 1, "2-0");
    REQUIRE(window->event().rounds.empty());
    REQUIRE(window->perform(report));
    CHECK(window->event().rounds.size() == 1);
    // And what is refused by a rule on the newest state is refused by that rule.
    REQUIRE(window->perform(PairRound{}));
    REQUIRE_FALSE(commandLine->perform(PairRound{}));
    CHECK(commandLine->event() == window->event());
}

TEST_CASE("Writers at the same moment wait for each other: only a rule refuses")
{
    SessionDesk desk;
    REQUIRE(desk.create()->perform(players({"Ada"})));
    constexpr int writers = 4;
    constexpr int each = 25;
    std::vector<std::string> refusals(writers);
    {
        std::vector<std::jthread> threads;
        for (int writer = 0; writer < writers; ++writer)
            threads.emplace_back([&, writer, session = std::shared_ptr(desk.open())] {
                for (int i = 0; i < each; ++i) {
                    const std::string name =
                        "Player " + std::to_string(writer) + '-' + std::to_string(i);
                    if (const auto done = session->perform(players({name.c_str()})); !done)
                        refusals[static_cast<std::size_t>(writer)] += done.error().message;
                }
            });
    }
    CHECK(refusals == std::vector<std::string>(writers));
    auto session = desk.open();
    CHECK(session->event().players.size() == 1 + writers * each);
    CHECK(session->journal().verify().problems.empty());
}

TEST_CASE("What others did is taken up entry by entry, undo and redo too")
{
    SessionDesk desk;
    auto window = desk.create();
    (void)window->log(); // its texts go on from here
    auto other = desk.open();
    const auto agree = [&] {
        REQUIRE(window->refresh());
        CHECK(window->event() == other->event());
        CHECK(texts(*window) == desk.texts());
        CHECK(window->undoText() == other->undoText());
        CHECK(window->redoText() == other->redoText());
        CHECK_FALSE(*window->refresh());
    };
    REQUIRE(other->perform(players({"Ada", "Ben"})));
    REQUIRE(other->perform(PairRound{}));
    agree();
    REQUIRE(other->undo());
    agree();
    REQUIRE(other->redo());
    REQUIRE(other->perform(result(*other, 1, 1, "2-0")));
    agree();
    REQUIRE(other->undoTo(1));
    REQUIRE(other->perform(players({"Cy"})));
    agree();
    REQUIRE(window->perform(players({"Dee"})));
    CHECK(window->journal().verify().problems.empty());
}

TEST_CASE("Undo takes back what it named and nothing that another program did since")
{
    SessionDesk desk;
    auto window = desk.create();
    REQUIRE(window->perform(players({"Ada"})));
    REQUIRE(window->perform(players({"Ben"})));
    auto other = desk.open();
    REQUIRE(other->perform(players({"Cy"})));
    CHECK(window->undoText() == "Add Ben");
    const auto refused = window->undo();
    REQUIRE_FALSE(refused);
    CHECK(refused.error().kind == app::FailureKind::Refused);
    CHECK(refused.error().message.find("Add Cy") != std::string::npos);
    CHECK(window->event().players.size() == 3);
    // Now it names what is last, and takes that back.
    CHECK(window->undoText() == "Add Cy");
    const auto named = window->nextUndo();
    REQUIRE(other->perform(players({"Dee"})));
    CHECK_FALSE(window->undoTo(2));
    CHECK_FALSE(window->undo(named)); // shown a while ago
    REQUIRE(window->undo());
    CHECK(window->event().players.size() == 3);
    REQUIRE(other->refresh());
    REQUIRE(window->perform(players({"Eve"})));
    const auto gone = other->redo();
    REQUIRE_FALSE(gone);
    CHECK(gone.error().message.find("Add Eve") != std::string::npos);
}

TEST_CASE("A file that is gone refuses every act in one sentence, and the event goes on in a copy")
{
    SessionDesk desk;
    auto session = desk.create();
    REQUIRE(session->perform(players({"Ada", "Ben"})));
    std::filesystem::remove(desk.path());
    for (const auto &message :
         {session->refresh().error().message, session->perform(players({"Cy"})).error().message}) {
        CHECK(message.starts_with(desk.path().string()));
        CHECK(message.find("no longer in its place") != std::string::npos);
    }
    const auto copy = session->goOnIn(desk.folder / "copy.arbiter");
    REQUIRE(copy);
    CHECK((*copy)->event() == session->event());
    CHECK(texts(**copy) == texts(*session));
    CHECK((*copy)->perform(players({"Cy"})));
    CHECK((*copy)->journal().verify().problems.empty());
}
