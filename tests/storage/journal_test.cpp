// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every journal must hold, in a file and in a database alike.
#include <catch2/catch.hpp>

#include <chrono>
#include <thread>

#include "storage/desk.h"
#include "storage/event_file.h"
#include "storage/fact_reader.h"
#include "storage/journal_places.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::eachPlace;
using storage_tests::JournalDesk;
using storage_tests::smallEvent;
using support::TempFolder;

namespace {

const tournament::Facts drop{tournament::PlayerDropped{{1}, 2}};
const tournament::Facts dropAnother{tournament::PlayerDropped{{2}, 2}};

/// The bell of a server rings a moment after the act.
std::vector<Entry> newsSoon(Journal &journal, const Position &known)
{
    std::vector<Entry> news = journal.news(known).value();
    for (int waited = 0; news.empty() && waited < 5000; ++waited) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        news = journal.news(known).value();
    }
    return news;
}

/// Appends this behind whatever there is.
core::Expected<std::optional<Entry>, StorageError>
appendBehind(JournalDesk &desk, const tournament::Facts &facts, std::vector<Entry> &told)
{
    tournament::Event after = desk.event();
    return desk.journal().appendNext(positionOf(desk.entries()), [&](std::vector<Entry> news) {
        for (Entry &entry : news) {
            tournament::apply(after, entry.facts);
            told.push_back(std::move(entry));
        }
        tournament::apply(after, facts);
        return NextAct{{{0}, "desk", "drop-players", facts, {}}, &after};
    });
}

/// Random acts, undos to random places and redos.
void playAnything(JournalDesk &desk, core::Random &random, int steps)
{
    for (int i = 0; i < steps; ++i) {
        const auto kind = random.below(8);
        const auto &live = desk.history().live();
        if (kind == 0 && desk.history().nextUndo()) {
            REQUIRE(desk.undo(*desk.history().nextUndo()).has_value());
        } else if (kind == 1 && !live.empty()) {
            const auto kept = live[random.below(static_cast<std::uint32_t>(live.size()))];
            if (const auto span = desk.history().undoTo(kept))
                REQUIRE(desk.undo(*span).has_value());
        } else if (kind == 2 && desk.history().nextRedo()) {
            REQUIRE(desk.redo(*desk.history().nextRedo()).has_value());
        } else {
            const auto act = storage_tests::randomAct(desk.event(), random);
            REQUIRE(desk.act(act.command, act.facts).has_value());
        }
    }
}

} // namespace

TEST_CASE("What was appended is there after opening again")
{
    const auto place = eachPlace();
    std::vector<Entry> before;
    std::string state;
    std::string uuid;
    {
        JournalDesk desk(place->create());
        CHECK(desk.journal().lastSeq().value() == 0);
        play(desk);
        before = desk.entries();
        state = stateBytes(desk.event());
        uuid = desk.journal().uuid();
    }
    JournalDesk desk(place->open());
    CHECK(desk.entries() == before);
    CHECK(stateBytes(desk.event()) == state);
    CHECK(desk.journal().uuid() == uuid);
    CHECK(desk.journal().lastSeq().value() == static_cast<std::int64_t>(before.size()));
    CHECK(desk.journal().readFrom(before.back().seq).value().size() == 1);
    CHECK(desk.journal().verify().problems.empty());
    CHECK(desk.journal().verify().entries == static_cast<std::int64_t>(before.size()));
}

TEST_CASE("Of two who append, the second is told to read first")
{
    const auto place = eachPlace();
    JournalDesk first(place->create());
    play(first);
    JournalDesk second(place->open());
    REQUIRE(first.act("drop-players", drop).has_value());

    const auto refused = second.act("drop-players", drop);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == StorageErrorCode::Outdated);
    CHECK(refused.error().number == first.entries().back().seq);

    JournalDesk reloaded(place->open());
    REQUIRE(reloaded.act("drop-players", dropAnother).has_value());
    // `first` now appends with knowledge of the other's act, its tables are brought up to date.
    auto after = reloaded.event();
    const NewEntry entry{{0}, "desk", "drop-players", {tournament::PlayerDropped{{3}, 2}}, {}};
    tournament::apply(after, entry.facts);
    REQUIRE(first.journal().append(reloaded.entries().back().seq, entry, after).has_value());
    CHECK(first.journal().verify().problems.empty());
}

TEST_CASE("Who appends is told what others appended, and nobody can append in between")
{
    const auto place = eachPlace();
    JournalDesk first(place->create());
    play(first);
    JournalDesk second(place->open());
    const auto theirs = first.act("drop-players", drop);
    REQUIRE(theirs);

    std::vector<Entry> told;
    const auto written = appendBehind(second, dropAnother, told);
    REQUIRE(written);
    REQUIRE(*written);
    CHECK(told == std::vector{*theirs});
    CHECK((*written)->seq == theirs->seq + 1);
    CHECK(second.journal().verify().problems.empty());
    CHECK(first.journal().readAfter(positionOf(first.entries())).value() == std::vector{**written});
}

TEST_CASE("Where it is decided that nothing follows, nothing is appended")
{
    const auto place = eachPlace();
    JournalDesk first(place->create());
    play(first);
    JournalDesk second(place->open());
    const auto nothing = second.journal().appendNext(positionOf(second.entries()),
                                                     [&](const std::vector<Entry> &news) {
                                                         CHECK(news.empty());
                                                         return std::optional<NextAct>();
                                                     });
    REQUIRE(nothing);
    CHECK_FALSE(*nothing);
    CHECK(first.act("drop-players", drop));
}

TEST_CASE("An undo by another is taken up, and the tables stay what the journal says")
{
    const auto place = eachPlace();
    JournalDesk first(place->create());
    play(first);
    JournalDesk second(place->open());
    const auto last = first.entries().back().seq;
    REQUIRE(first.undo({last - 1, last}));
    // As a session would: fold what is in force and act on that.
    JournalDesk reader(place->open());
    tournament::Event after = reader.event();
    tournament::apply(after, drop);
    const auto written =
        second.journal().append(last + 1, {{0}, "desk", "drop-players", drop, {}}, after);
    REQUIRE(written);
    CHECK(second.journal().verify().problems.empty());
}

TEST_CASE("Who asks again and again is told all news, each as often as he does not know it")
{
    const auto place = eachPlace();
    JournalDesk first(place->create());
    play(first);
    JournalDesk second(place->open());
    Journal &journal = second.journal();
    const Position known = positionOf(second.entries());
    CHECK(journal.news(known).value().empty());
    CHECK(journal.news(known).value().empty());
    const auto theirs = first.act("drop-players", drop);
    REQUIRE(theirs);
    CHECK(newsSoon(journal, known) == std::vector{*theirs});
    CHECK(journal.news(known).value() == std::vector{*theirs}); // he could not follow them
    CHECK(journal.news({theirs->seq, theirs->hash}).value().empty());
    const auto another = first.act("drop-players", dropAnother);
    REQUIRE(another);
    CHECK(newsSoon(journal, {theirs->seq, theirs->hash}) == std::vector{*another});
    CHECK(first.journal().news(positionOf(first.entries())).value().empty()); // his own are none
    CHECK(journal.readAfter({another->seq, std::string(64, 'f')}).error().code
          == StorageErrorCode::Replaced);
    CHECK(journal.readAfter({another->seq + 7, {}}).error().code == StorageErrorCode::Replaced);
}

TEST_CASE("The time of an act is never before the one ahead of it")
{
    const auto place = eachPlace();
    JournalDesk desk(place->create());
    const auto acts = smallEvent(2, 0);
    auto event = desk.event();
    tournament::apply(event, acts[0].facts);
    REQUIRE(desk.journal().append(0, {{5000}, "a", "create-event", acts[0].facts, {}}, event));
    tournament::apply(event, acts[1].facts);
    const auto setBack =
        desk.journal().append(1, {{4000}, "a", "add-players", acts[1].facts, {}}, event);
    CHECK(setBack.value().at == core::Timestamp{5000});
}

TEST_CASE("An act that could not be read back is never acknowledged")
{
    const auto place = eachPlace();
    JournalDesk desk(place->create());
    play(desk);
    tournament::Player player = desk.event().players[0];
    player.name = "\xff\xfe";
    const auto refused = desk.act("edit-player", {tournament::PlayerEdited{player}});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == StorageErrorCode::Damaged);
    const auto wrongUndo = desk.journal().append(
        desk.entries().back().seq, {{0}, "desk", "undo", {}, Span{1, 2}}, desk.event());
    REQUIRE_FALSE(wrongUndo);
    CHECK(desk.journal().readFrom(1).value() == desk.entries());
    CHECK(place->open()->verify().problems.empty());
}

TEST_CASE("Who only reads appends nothing")
{
    const auto place = eachPlace();
    JournalDesk desk(place->create());
    play(desk);
    JournalDesk reader(place->open(true));
    CHECK(reader.journal().readOnly());
    CHECK(reader.act("drop-players", drop).error().code == StorageErrorCode::ReadOnly);
    CHECK(reader.entries() == desk.entries());
    REQUIRE(desk.act("drop-players", drop));
    CHECK(newsSoon(reader.journal(), positionOf(reader.entries())).size() == 1);
}

TEST_CASE("No other program changes or deletes an act")
{
    const auto place = eachPlace();
    JournalDesk desk(place->create());
    play(desk);
    for (const auto *statement : {"UPDATE journal SET actor = 'x'", "DELETE FROM journal"})
        CHECK_FALSE(place->run(statement));
    CHECK(desk.journal().verify().problems.empty());
}

TEST_CASE("Derived tables changed by another program are found row by row")
{
    const auto place = eachPlace();
    JournalDesk desk(place->create());
    play(desk);
    REQUIRE(place->run("UPDATE player SET name = 'Other' WHERE id = 3"));
    const auto problems = desk.journal().verify().problems;
    REQUIRE(problems.size() == 2);
    CHECK(problems[0].starts_with("Table player, row 3"));
    CHECK(problems[1].starts_with("Nothing is lost by that"));
}

TEST_CASE("A copy holds every row with its hash, and never overwrites")
{
    const auto place = eachPlace();
    const TempFolder folder;
    JournalDesk desk(place->create());
    play(desk);
    const auto last = desk.entries().back().seq;
    REQUIRE(desk.undo({last, last}));
    for (const bool saved : {true, false}) {
        const auto path = folder / (saved ? "saved.arbiter" : "going on.arbiter");
        const auto copy = [&] {
            return saved ? desk.journal().saveCopy(path)
                         : desk.journal().goOnIn(path, desk.entries());
        };
        REQUIRE(copy());
        CHECK(copy().error().code == StorageErrorCode::Exists);
        JournalDesk copied(EventFile::open(path).value());
        CHECK(copied.entries() == desk.entries());
        CHECK(copied.journal().uuid() == desk.journal().uuid());
        CHECK(copied.journal().verify().problems.empty());
        CHECK(copied.redo({last, last}));
    }
}

// Architecture, "The journal and the tables": verify proves fold(journal) == tables.
TEST_CASE("Random acts, undos and redos, wherever they lie: replay, tables and chain agree")
{
    const auto place = eachPlace();
    const auto seed = GENERATE(take(6, random(0, 1'000'000'000)));
    CAPTURE(seed);
    core::Random random(static_cast<std::uint64_t>(seed));
    JournalDesk desk(place->create());
    playAnything(desk, random, 60);
    REQUIRE(desk.journal().verify().problems == std::vector<std::string>{});
    JournalDesk replayed(place->open());
    CHECK(stateBytes(replayed.event()) == stateBytes(desk.event()));
    CHECK(replayed.entries() == desk.entries());

    // Everything back: the empty event. Returned: the same bytes as before.
    const std::string state = stateBytes(desk.event());
    if (const auto everything = desk.history().undoTo(0)) {
        REQUIRE(desk.undo(*everything).has_value());
        CHECK(stateBytes(desk.event()) == stateBytes({}));
        CHECK(desk.journal().verify().problems.empty());
        REQUIRE(desk.redo(*desk.history().nextRedo()).has_value());
        CHECK(stateBytes(desk.event()) == state);
        CHECK(desk.journal().verify().problems.empty());
    }
}
