// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>
#include <string>

using core::dump;
using core::Json;
using core::parseJson;

namespace {

std::string roundTrip(std::string_view text)
{
    const auto json = parseJson(text);
    REQUIRE(json);
    return dump(*json);
}

core::JsonError errorOf(std::string_view text)
{
    const auto json = parseJson(text);
    REQUIRE_FALSE(json);
    CHECK_FALSE(json.error().problem.empty());
    return json.error();
}

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

Json anyJson(int depth)
{
    switch (*rc::gen::inRange(0, depth > 0 ? 7 : 5)) {
    case 0:
        return nullptr;
    case 1:
        return *rc::gen::arbitrary<bool>();
    case 2:
        return *rc::gen::arbitrary<std::int64_t>();
    case 3:
        return core::JsonDecimal{std::to_string(*rc::gen::inRange(-99, 99)) + ".50"};
    case 4:
        return *rc::gen::string<std::string>();
    case 5: {
        Json list = Json::array();
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
            list.push(anyJson(depth - 1));
        return list;
    }
    default: {
        Json object = Json::object({});
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
            object.set("key " + std::to_string(i), anyJson(depth - 1));
        return object;
    }
    }
}

} // namespace

TEST_CASE("Every kind of value is read")
{
    const auto json = parseJson(R"( {"a":null,"b":[true,false],"c":-12,"d":"x","e":{}} )");
    REQUIRE(json);
    CHECK(json->find("a")->isNull());
    CHECK(*json->find("b")->asArray()->at(0).asBool());
    CHECK(*json->find("c")->asInteger() == -12);
    CHECK(*json->find("d")->asString() == "x");
    CHECK(json->find("e")->asObject()->empty());
    CHECK(json->find("z") == nullptr);
    CHECK(json->find("c")->find("z") == nullptr);
}

TEST_CASE("Keys keep their order and numbers their digits")
{
    const std::string text =
        R"({"z":1,"a":2.50,"m":[3.47917,1e2,-0.0],"big":18446744073709551616})";
    CHECK(roundTrip(text) == text);
    CHECK(roundTrip("9223372036854775807") == "9223372036854775807");
    CHECK(roundTrip("-9223372036854775808") == "-9223372036854775808");
    CHECK(roundTrip("9223372036854775808") == "9223372036854775808");
    CHECK(roundTrip("18446744073709551615") == "18446744073709551615");
    CHECK(parseJson("9223372036854775807")->asInteger() != nullptr);
    CHECK(parseJson("9223372036854775808")->asDecimal() != nullptr);
}

TEST_CASE("Text survives with its escapes and letters beyond ASCII")
{
    CHECK(*parseJson(R"("\u0141ukasz \ud83d\ude00 \"\\\/\n")")->asString() == "Łukasz 😀 \"\\/\n");
    CHECK(roundTrip(R"("a\u0000\u001f\t\r\"\\é")") == R"("a\u0000\u001f\t\r\"\\é")");
}

TEST_CASE("A key that comes twice is an error with its place")
{
    const auto error = errorOf("{\"name\": 1,\n \"name\": 2}");
    CHECK(error.line == 2);
    CHECK(error.column > 1);
    CHECK_THAT(error.problem, Catch::Contains("\"name\"") && Catch::Contains("twice"));
    // The same key in two objects is none.
    CHECK(parseJson(R"([{"a":1},{"a":{"a":2}}])"));
}

TEST_CASE("An object of very many keys is read in one go")
{
    std::string text = "{";
    for (int i = 0; i < 100'000; ++i)
        text += '"' + std::to_string(i) + "\":0,";
    CHECK(errorOf(text + "\"7\":0}").problem.find("twice") != std::string::npos);
    text.back() = '}';
    CHECK(parseJson(text)->asObject()->size() == 100'000);
}

TEST_CASE("Depth has a limit and an error beyond it")
{
    CHECK(parseJson(nested(core::jsonMaximumDepth)));
    CHECK_THAT(errorOf(nested(core::jsonMaximumDepth + 1)).problem, Catch::Contains("64"));
    CHECK_THAT(errorOf(std::string(1'000'000, '[')).problem, Catch::Contains("deep"));
    std::string objects;
    for (std::size_t i = 0; i <= core::jsonMaximumDepth; ++i)
        objects += "{\"a\":";
    CHECK_THAT(errorOf(objects).problem, Catch::Contains("deep"));
}

TEST_CASE("Errors name line and column")
{
    const auto missing = errorOf("{\n  \"a\": ,\n}");
    CHECK(missing.line == 2);
    CHECK(missing.column == 8);
    const auto open = errorOf("[1,\n2");
    CHECK(open.line == 2);
    CHECK(open.column == 2);
    const auto rest = errorOf("{} x");
    CHECK(rest.line == 1);
    CHECK(rest.column == 4);
}

TEST_CASE("What is not exactly one JSON document is refused")
{
    using namespace std::string_literals;
    for (const std::string &text :
         {""s,      " "s,     "nul"s,   "{} {}"s, "[1,]"s,        "{\"a\":1,}"s, "// x\n{}"s,
          "'a'"s,   "01"s,    "1."s,    "+1"s,    "NaN"s,         "\"a"s,        "\"a\nb\""s,
          "{a:1}"s, "[1 2]"s, "1e999"s, "{}\0"s,  "{}\0garbage"s, "\0"s}) {
        CAPTURE(text);
        errorOf(text);
    }
}

TEST_CASE("Bytes that are not UTF-8 are refused and do not enter the message")
{
    for (const char *text : {"\"\xff\"", "\"\xc3\"", "\"\xed\xa0\x80\"", "\"\xc0\x80\"", "\xff",
                             R"("\ud800")", R"("\udc00\ud800")", "[\"good\", \"\xe9t\xe9\"]"}) {
        CAPTURE(text);
        const auto error = errorOf(text);
        for (const char c : error.problem)
            CHECK(static_cast<unsigned char>(c) < 0x80);
    }
}

TEST_CASE("A written value reads back as itself")
{
    CHECK(rc::check("parse after dump is the identity, indented or not", [] {
        const Json json = anyJson(3);
        const std::string once = dump(json);
        const bool isUtf8 = once.find("\uFFFD") == std::string::npos;
        for (const int indent : {-1, 0, 2}) {
            const auto again = parseJson(dump(json, indent));
            // Arbitrary strings hold bytes that are not UTF-8: those are replaced, and two keys
            // may be the same by that.
            if (isUtf8)
                RC_ASSERT((again && *again == json));
            else if (again)
                RC_ASSERT(dump(*again) == once);
            else
                RC_ASSERT(again.error().problem.find("twice") != std::string::npos);
        }
    }));
}

TEST_CASE("Indented output puts one member on a line")
{
    Json json = Json::object({{"a", 1}, {"b", Json::array()}});
    json.find("b")->push("x");
    json.set("c", Json::object({}));
    json.set("a", nullptr);
    CHECK(dump(json, 2) == "{\n  \"a\": null,\n  \"b\": [\n    \"x\"\n  ],\n  \"c\": {}\n}");
    CHECK(dump(json) == R"({"a":null,"b":["x"],"c":{}})");
}
