// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "storage/checked_fold.h"

using namespace storage;

namespace {

Entry entry(std::int64_t seq, std::string command = "act", std::optional<Span> span = {})
{
    Entry made;
    made.seq = seq;
    made.command = std::move(command);
    made.span = span;
    return made;
}

using Seqs = std::vector<std::int64_t>;

} // namespace

// Architecture, "The journal and the tables": undo is strictly last act first; a range is one row
// and redo restores it whole; a new act clears redo.

TEST_CASE("Undo takes back the last act and redo returns it")
{
    History history;
    REQUIRE(history.follow(entry(1)));
    REQUIRE(history.follow(entry(2)));
    CHECK(history.nextUndo() == Span{2, 2});
    REQUIRE(history.follow(entry(3, "undo", Span{2, 2})));
    CHECK(history.live() == Seqs{1});
    CHECK(history.nextRedo() == Span{2, 2});
    REQUIRE(history.follow(entry(4, "redo", Span{2, 2})));
    CHECK(history.live() == Seqs{1, 2});
    CHECK_FALSE(history.nextRedo());
}

TEST_CASE("A range is taken back and returned as a whole")
{
    History history;
    for (int seq = 1; seq <= 5; ++seq)
        REQUIRE(history.follow(entry(seq)));
    CHECK(history.undoTo(2) == Span{3, 5});
    CHECK(history.undoTo(0) == Span{1, 5});
    CHECK_FALSE(history.undoTo(5));
    CHECK_FALSE(history.undoTo(9));
    REQUIRE(history.follow(entry(6, "undo", Span{3, 5})));
    CHECK(history.live() == Seqs{1, 2});
    REQUIRE(history.follow(entry(7, "undo", Span{2, 2})));
    CHECK(history.nextRedo() == Span{2, 2});
    REQUIRE(history.follow(entry(8, "redo", Span{2, 2})));
    REQUIRE(history.follow(entry(9, "redo", Span{3, 5})));
    CHECK(history.live() == Seqs{1, 2, 3, 4, 5});
}

TEST_CASE("A new act clears what could be redone")
{
    History history;
    REQUIRE(history.follow(entry(1)));
    REQUIRE(history.follow(entry(2)));
    REQUIRE(history.follow(entry(3, "undo", Span{2, 2})));
    REQUIRE(history.follow(entry(4)));
    CHECK_FALSE(history.nextRedo());
    CHECK(history.live() == Seqs{1, 4});
    CHECK(history.undoTo(1) == Span{4, 4});
}

TEST_CASE("What undo and redo cannot name leaves the history unchanged")
{
    History history;
    CHECK_FALSE(history.follow(entry(1, "undo", Span{0, 0})));
    CHECK_FALSE(history.nextUndo());
    CHECK_FALSE(history.undoTo(0));
    for (int seq = 1; seq <= 3; ++seq)
        REQUIRE(history.follow(entry(seq)));
    CHECK_FALSE(history.follow(entry(4, "undo", Span{2, 2}))); // not the last
    CHECK_FALSE(history.follow(entry(4, "undo", Span{9, 3})));
    CHECK_FALSE(history.follow(entry(4, "redo", Span{3, 3})));
    CHECK_FALSE(history.follow(entry(4, "act", Span{3, 3})));
    CHECK(history.live() == Seqs{1, 2, 3});
}

TEST_CASE("Folding names the act that does not follow")
{
    Entry wrong = entry(1);
    wrong.facts = {tournament::PlayerRemoved{{3}}};
    History history;
    REQUIRE(history.follow(wrong));
    const auto folded = checkedFold({wrong}, history);
    REQUIRE_FALSE(folded);
    CHECK(toError(folded.error()).detail == "act 1: the event has not been created");
    CHECK(checkedFold({}, history).error().why == "it is missing");
}
