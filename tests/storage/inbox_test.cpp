// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What phones say is kept beside the journal, in a file and in a database alike: durable, once, and
// in every copy of the event.
#include <catch2/catch.hpp>

#include "core/digest.h"
#include "storage/desk.h"
#include "storage/event_file.h"
#include "storage/journal_places.h"
#include "support/places.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::eachPlace;
using support::TempFolder;

namespace {

NewInboxItem report(const char *token, std::int64_t player)
{
    return {InboxKind::Result, token, "Ada", {player}, 1, 2, {5000}, 7, R"({"text":"2-0"})"};
}

PhoneSecret secret(const char *text, std::int64_t made = 9)
{
    return {core::sha256(text), HallRole::Judge, {}, "Fay", true, {made}, {}};
}

void playSmall(std::unique_ptr<Journal> journal)
{
    storage_tests::JournalDesk desk(std::move(journal));
    for (const auto &act : storage_tests::smallEvent(4, 1))
        REQUIRE(desk.act(act.command, act.facts).has_value());
}

std::unique_ptr<EventFile> small(const std::filesystem::path &path)
{
    playSmall(EventFile::create(path).value());
    return EventFile::open(path).value();
}

/// A small event there.
std::unique_ptr<Journal> small(storage_tests::JournalPlace &place)
{
    playSmall(place.create());
    return place.open();
}

void fill(Inbox &inbox)
{
    REQUIRE(inbox.add(report("a", 1)).has_value());
    REQUIRE(inbox.add(report("b", 2)).has_value());
    REQUIRE(inbox.settle(1, {InboxState::Refused, "no", "Fay", {6000}, 0}).has_value());
    REQUIRE(inbox.addSecrets({secret("x")}).has_value());
    REQUIRE(inbox.setPolicy(InboxKind::Drop, PhonePolicy::ByDesk).has_value());
    REQUIRE(inbox.setPrinted({"192.0.2.7", 8080}).has_value());
    REQUIRE(inbox.setAnnounced("Lunch until 13:30").has_value());
    REQUIRE(inbox.setCalled({{4}, {2}}).has_value());
}

void checkSame(Inbox &one, Inbox &other)
{
    CHECK(one.items(0).value() == other.items(0).value());
    CHECK(one.secrets().value() == other.secrets().value());
    CHECK(one.policies().value() == other.policies().value());
    CHECK(one.printed().value() == other.printed().value());
    CHECK(one.notices().value() == other.notices().value());
    CHECK(one.serial().value() == other.serial().value());
}

} // namespace

TEST_CASE("What came with a token comes once, and is there when the event is opened again")
{
    const auto place = eachPlace();
    InboxItem first;
    {
        const auto journal = small(*place);
        Inbox &inbox = journal->inbox();
        CHECK(inbox.serial().value() == 0);
        first = inbox.add(report("a", 1)).value();
        CHECK(first.id == 1);
        CHECK(first.said == report("a", 1));
        CHECK(first.settled.state == InboxState::Open);
        CHECK(inbox.add(report("b", 2)).value().id == 2);
        CHECK(inbox.serial().value() == 2);
        CHECK(inbox.add(report("a", 3)).value() == first);
        CHECK(inbox.serial().value() == 2);
    }
    const auto again = place->open();
    REQUIRE(again->inbox().items(0).value().size() == 2);
    CHECK(again->inbox().items(0).value().front() == first);
    CHECK(again->inbox().items(first.changed).value().front().id == 2);
}

TEST_CASE("An item is decided once; who comes later is told")
{
    const auto place = eachPlace();
    const auto journal = small(*place);
    Inbox &inbox = journal->inbox();
    REQUIRE(inbox.add(report("a", 1)).has_value());
    const Settlement refused{InboxState::Refused, "come here", "Fay", {6000}, 0};
    CHECK(inbox.settle(1, refused).value().settled == refused);
    const auto late = inbox.settle(1, {InboxState::Accepted, {}, "Gus", {7000}, 4});
    REQUIRE_FALSE(late.has_value());
    CHECK(late.error().code == StorageErrorCode::Outdated);
    CHECK(late.error().number == 1);
    CHECK(inbox.settle(9, refused).error().code == StorageErrorCode::Outdated);
    CHECK(inbox.items(0).value().front().settled == refused);
}

TEST_CASE("Secrets are kept until they are revoked, and then as revoked")
{
    const auto place = eachPlace();
    const auto journal = small(*place);
    Inbox &inbox = journal->inbox();
    REQUIRE(inbox.addSecrets({secret("x", 9), secret("y", 8)}).has_value());
    CHECK(inbox.secrets().value() == std::vector{secret("y", 8), secret("x", 9)});
    // All or none: one of them is there already.
    CHECK_FALSE(inbox.addSecrets({secret("z"), secret("x")}).has_value());
    CHECK(inbox.secrets().value().size() == 2);
    REQUIRE(inbox.revoke(core::sha256("x"), {20}).has_value());
    REQUIRE(inbox.revoke(core::sha256("x"), {30}).has_value());
    REQUIRE(inbox.revoke(core::sha256("nobody"), {30}).has_value());
    CHECK(inbox.secrets().value().back().revoked == core::Timestamp{20});
    CHECK_FALSE(inbox.secrets().value().front().revoked);
}

TEST_CASE("What the hall is told is kept until it is taken back, each word alone")
{
    const auto place = eachPlace();
    {
        const auto journal = small(*place);
        Inbox &inbox = journal->inbox();
        CHECK(inbox.notices().value() == HallNotices());
        REQUIRE(inbox.setCalled({{4}, {2}}).has_value());
        REQUIRE(inbox.setAnnounced("Lunch\nuntil \"13:30\"").has_value());
        CHECK(inbox.serial().value() == 2);
    }
    const auto again = place->open();
    Inbox &inbox = again->inbox();
    CHECK(inbox.notices().value() == HallNotices{"Lunch\nuntil \"13:30\"", {{4}, {2}}});
    REQUIRE(inbox.setPrinted({"192.0.2.7", 8080}).has_value());
    REQUIRE(inbox.setAnnounced({}).has_value());
    CHECK(inbox.notices().value() == HallNotices{{}, {{4}, {2}}});
    REQUIRE(inbox.setCalled({}).has_value());
    CHECK(inbox.notices().value() == HallNotices());
    CHECK(inbox.printed().value().port == 8080);
}

TEST_CASE("Copies and the file that goes on hold what phones said; the journal does not")
{
    const auto place = eachPlace();
    const TempFolder folder;
    const auto journal = small(*place);
    const auto last = journal->readFrom(1).value().back();
    fill(journal->inbox());
    CHECK(journal->readFrom(1).value().back() == last);
    CHECK(journal->verify().problems.empty());
    REQUIRE(journal->saveCopy(folder / "copy.arbiter").has_value());
    REQUIRE(journal->goOnIn(folder / "on.arbiter", journal->readFrom(1).value()).has_value());
    for (const char *name : {"copy.arbiter", "on.arbiter"}) {
        CAPTURE(name);
        const auto other = EventFile::open(folder / name).value();
        CHECK(other->verify().problems.empty());
        checkSame(journal->inbox(), other->inbox());
        REQUIRE(other->inbox().add(report("c", 1)).value().id == 3);
    }
}

TEST_CASE("A file of phones is salvaged to its last act; what they said stays behind")
{
    const TempFolder folder;
    {
        const auto file = small(folder / "a.arbiter");
        fill(file->inbox());
    }
    REQUIRE(salvage(folder / "a.arbiter", folder / "saved.arbiter").has_value());
    const auto saved = EventFile::open(folder / "saved.arbiter").value();
    CHECK(saved->verify().problems.empty());
    CHECK(saved->readFrom(1).value()
          == EventFile::open(folder / "a.arbiter").value()->readFrom(1).value());
    CHECK(saved->inbox().items(0).value().empty());
}

TEST_CASE("Two programs on one event see each other's words")
{
    const auto place = eachPlace();
    const auto one = small(*place);
    const auto other = place->open();
    REQUIRE(one->inbox().add(report("a", 1)).has_value());
    CHECK(other->inbox().serial().value() == 1);
    CHECK(other->inbox().add(report("b", 2)).value().id == 2);
    CHECK(one->inbox().items(1).value().size() == 1);
    CHECK(one->inbox().items(0).value() == other->inbox().items(0).value());
}

TEST_CASE("A file that is only read takes nothing in, of an older schema neither")
{
    const TempFolder folder;
    small(folder / "a.arbiter").reset();
    EventFileOptions options;
    options.readOnly = true;
    for (const auto &path :
         {folder / "a.arbiter", support::testData() / "schema" / "schema-1.arbiter"}) {
        CAPTURE(path);
        const auto file = EventFile::open(path, options).value();
        CHECK(file->inbox().serial().value() == 0);
        CHECK(file->inbox().items(0).value().empty());
        CHECK(file->inbox().secrets().value().empty());
        CHECK(file->inbox().policies().value().empty());
        CHECK(file->inbox().printed().value() == PrintedAddress());
        const auto added = file->inbox().add(report("a", 1));
        REQUIRE_FALSE(added.has_value());
        CHECK(added.error().code == StorageErrorCode::ReadOnly);
    }
}

TEST_CASE("What was taken from its place takes nothing in any more")
{
    const TempFolder folder;
    const auto file = small(folder / "a.arbiter");
    std::filesystem::rename(folder / "a.arbiter", folder / "b.arbiter");
    const auto added = file->inbox().add(report("a", 1));
    REQUIRE_FALSE(added.has_value());
    CHECK(added.error().code == StorageErrorCode::Gone);
}
