// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody does to a journal who takes its guards away is found, in a file and in a database.
#include <catch2/catch.hpp>

#include "storage/desk.h"
#include "storage/journal_places.h"

using namespace storage;
using storage_tests::eachPlace;
using storage_tests::JournalDesk;

TEST_CASE("A row altered behind the guards is found, whether the event is read or written")
{
    const auto place = eachPlace();
    const std::string change = GENERATE(as<std::string>{}, "payload = replace(payload, 'a', 'e')",
                                        "actor = actor || 'x'", "command = 'other'", "at = at + 1",
                                        "hash = replace(hash, substr(hash, 1, 1), 'x')");
    CAPTURE(change);
    JournalDesk desk(place->create());
    play(desk);
    REQUIRE_FALSE(place->refusal(false));
    REQUIRE(place->harm("UPDATE journal SET " + change + " WHERE seq = 3 AND EVENT"));
    for (const bool readOnly : {false, true}) {
        const auto refused = place->refusal(readOnly);
        REQUIRE(refused);
        CHECK(refused->code == StorageErrorCode::ChainBroken);
        CHECK(refused->number == 3);
    }
    CHECK_FALSE(desk.journal().verify().problems.empty());
}

TEST_CASE("A row that is gone is missed, whether the event is read or written")
{
    const auto place = eachPlace();
    JournalDesk desk(place->create());
    play(desk);
    REQUIRE(place->harm("DELETE FROM journal WHERE seq = 4 AND EVENT"));
    for (const bool readOnly : {false, true}) {
        const auto refused = place->refusal(readOnly);
        REQUIRE(refused);
        CHECK(refused->code == StorageErrorCode::Damaged);
        CHECK(refused->number == 4);
    }
    CHECK_FALSE(desk.journal().verify().problems.empty());
}
