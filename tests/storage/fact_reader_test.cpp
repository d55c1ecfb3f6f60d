// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include "storage/desk.h"
#include "storage/fact_reader.h"
#include "tournament/event/fact_fields.h"
#include "tournament/event/words.h"

using namespace storage;

namespace {

/// Fills anything described with random values, by the description that the codec uses.
struct Fill {
    core::Random &random;

    void value(bool &to) { to = random.coin(); }
    void value(int &to) { to = static_cast<int>(random.next()) >> random.below(32); }
    void value(std::int64_t &to) { to = static_cast<std::int64_t>(random.next()); }
    void value(std::uint64_t &to) { to = random.next() >> random.below(64); }
    void value(std::string &to)
    {
        static const std::vector<std::string> pieces{"",
                                                     "a",
                                                     "\"",
                                                     "\\",
                                                     "\n",
                                                     "\xc3\xa9",
                                                     std::string(1, '\0'),
                                                     "\x7f",
                                                     "\xf0\x9f\x8e\xb2"};
        to.clear();
        for (auto i = random.below(5); i > 0; --i)
            to += pieces[random.below(static_cast<std::uint32_t>(pieces.size()))];
    }
    void value(core::Timestamp &to) { to.milliseconds = static_cast<std::int64_t>(random.next()); }
    void value(tournament::PlayerId &to) { to.value = static_cast<std::int64_t>(random.next()); }
    template <class Enum>
        requires std::is_enum_v<Enum>
    void value(Enum &to)
    {
        to = static_cast<Enum>(random.below(static_cast<std::uint32_t>(core::words<Enum>.size())));
    }
    template <class T>
    void value(std::optional<T> &to)
    {
        to.reset();
        if (random.coin())
            value(to.emplace());
    }
    template <class T>
    void value(std::vector<T> &to)
    {
        to.assign(random.below(4), T{});
        for (T &item : to)
            value(item);
    }
    template <class T, std::size_t N>
    void value(std::array<T, N> &to)
    {
        for (T &item : to)
            value(item);
    }
    template <class A, class B>
    void value(std::pair<A, B> &to)
    {
        value(to.first);
        value(to.second);
    }
    template <tournament::Described Struct>
    void value(Struct &to)
    {
        std::apply([&](const auto &...field) { (value(to.*field.member), ...); },
                   tournament::Fields<Struct>::list);
    }
};

template <std::size_t... I>
tournament::Facts oneOfEach(core::Random &random, std::index_sequence<I...> /*kinds*/)
{
    tournament::Facts facts;
    const auto add = [&]<class One>(One one) {
        Fill{random}.value(one);
        facts.push_back(one);
    };
    (add(std::variant_alternative_t<I, tournament::AnyFact>{}), ...);
    return facts;
}

StorageError errorOf(std::string_view text)
{
    const auto read = readPayload(text, 7);
    REQUIRE_FALSE(read);
    return read.error();
}

} // namespace

TEST_CASE("Every kind of fact with every field comes back as it was written")
{
    CHECK(rc::check("random facts of every kind", [](std::uint64_t seed) {
        core::Random random(seed);
        const Payload payload{
            oneOfEach(random, std::make_index_sequence<std::variant_size_v<tournament::AnyFact>>{}),
            {}};
        const std::string text = writePayload(payload);
        const auto read = readPayload(text, 1);
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == payload);
        RC_ASSERT(writePayload(*read) == text);
    }));
}

TEST_CASE("A range to take back stands in the payload")
{
    const Payload payload{{}, Span{3, 9}};
    CHECK(writePayload(payload) == R"({"span":{"first":3,"last":9}})");
    CHECK(readPayload(writePayload(payload), 1).value() == payload);
}

TEST_CASE("The notation of released files never changes")
{
    tournament::Player player;
    player.id = {4};
    player.name = "Player 004";
    player.tieBreak = 18446744073709551615ULL;
    CHECK(writePayload({{tournament::PlayerAdded{player}}, {}})
          == R"({"facts":[{"fact":"player-added","player":{"id":4,"name":"Player 004",)"
             R"("tieBreak":18446744073709551615}}]})");
}

TEST_CASE("A default other than nought is written, so that a later default cannot replace it")
{
    const std::string text = writePayload({{tournament::AnnouncementChanged{}}, {}});
    CHECK(text.find(R"("minutes":65)") != std::string::npos);
}

TEST_CASE("Keys of a newer version are tolerated, its facts and words are named")
{
    CHECK(
        readPayload(R"({"facts":[{"fact":"player-removed","player":3,"colour":"blue"}],"x":1})", 1)
            .value()
            .facts
        == tournament::Facts{tournament::PlayerRemoved{{3}}});
    const auto fact = errorOf(R"({"facts":[{"fact":"player-cloned","player":3}]})");
    CHECK(fact.code == StorageErrorCode::UnknownFact);
    CHECK(fact.detail == "player-cloned (facts[0])");
    CHECK(fact.number == 7);
    const auto word =
        errorOf(R"({"facts":[{"fact":"details-changed","details":{"tier":"galactic"}}]})");
    CHECK(word.code == StorageErrorCode::UnknownFact);
    CHECK(word.detail == "galactic (facts[0].details.tier)");
}

TEST_CASE("A damaged payload is an error with row and place")
{
    const auto type = errorOf(R"({"facts":[{"fact":"player-removed","player":"three"}]})");
    CHECK(type.code == StorageErrorCode::Damaged);
    CHECK(type.number == 7);
    CHECK(type.detail
          == "journal row 7, facts[0].player: expected a whole number, found \"three\"");
    for (const auto *text :
         {"", "nonsense", "[]", "{\"facts\":[{}]}", "{\"facts\":1}", "{\"span\":{\"first\":1}}",
          R"({"facts":[{"fact":"event-created","seed":-1}]})",
          R"({"facts":[{"fact":"event-created","seed":18446744073709551616}]})",
          R"({"facts":[{"fact":"event-created","seed":1.5}]})",
          R"({"facts":[{"fact":"round-unpaired","round":2147483648}]})"})
        CHECK(errorOf(text).code == StorageErrorCode::Damaged);
}

TEST_CASE("Equal states have equal bytes, different ones have not")
{
    core::Random random(5);
    tournament::Event event;
    Fill{random}.value(event);
    tournament::Event other = event;
    CHECK(stateBytes(event) == stateBytes(other));
    other.seed ^= 1;
    CHECK(stateBytes(event) != stateBytes(other));
}
