// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/strict_reader.h"

#include <catch2/catch.hpp>

using core::Json;
using core::JsonPlace;

namespace {

/// What reading `read` says about a document, "" when it is content.
template <class Read>
std::string complaint(std::string_view text, Read read)
{
    const auto json = core::parseJson(text);
    REQUIRE(json);
    try {
        read(JsonPlace(*json, ""));
    } catch (const core::DataError &error) {
        return core::toString(error);
    }
    return "";
}

} // namespace

TEST_CASE("A wrong type names its place, what was wanted and what stands there")
{
    CHECK(complaint(R"({"rounds":[{},{},{"table":"A"}]})",
                    [](const JsonPlace &root) {
                        (void)root.at("rounds").items().at(2).at("table").integer();
                    })
          == R"(rounds[2].table: expected a whole number, found "A")");
    CHECK(complaint(R"({"a":1.5})", [](const JsonPlace &root) { (void)root.at("a").integer(); })
          == "a: expected a whole number, found 1.5");
    CHECK(complaint(R"({"a":[]})", [](const JsonPlace &root) { (void)root.at("a").string(); })
          == "a: expected text, found a list");
    CHECK(complaint(R"({"a":{}})", [](const JsonPlace &root) { (void)root.at("a").items(); })
          == "a: expected a list, found an object");
    CHECK(complaint(R"({"a":null})", [](const JsonPlace &root) { (void)root.at("a").boolean(); })
          == "a: expected true or false, found null");
    CHECK(complaint("[1]", [](const JsonPlace &root) { (void)root.items()[0].at("b"); })
          == "[0]: expected an object, found 1");
}

TEST_CASE("The document itself has no place in front of its problem")
{
    CHECK(complaint("3", [](const JsonPlace &root) { (void)root.string(); })
          == "expected text, found 3");
}

TEST_CASE("A long value is not repeated in the message")
{
    const std::string text = '"' + std::string(100, 'x') + '"';
    CHECK(complaint(text, [](const JsonPlace &root) { (void)root.integer(); })
          == "expected a whole number, found a longer value");
}

TEST_CASE("Whole numbers keep to their range")
{
    const auto inRange = [](const JsonPlace &root) { (void)root.at("n").integer(0, 9); };
    CHECK(complaint(R"({"n":0})", inRange).empty());
    CHECK(complaint(R"({"n":9})", inRange).empty());
    CHECK(complaint(R"({"n":10})", inRange) == "n: expected a whole number from 0 to 9, found 10");
    CHECK(complaint(R"({"n":-1})", inRange) == "n: expected a whole number from 0 to 9, found -1");
}

TEST_CASE("Keys are missing, optional or unknown")
{
    CHECK(complaint(R"({"a":{}})", [](const JsonPlace &root) { (void)root.at("a").at("b"); })
          == R"(a: the key "b" is missing)");
    CHECK(
        complaint(R"({"a":1,"extra":2})", [](const JsonPlace &root) { root.allowOnly({"a", "b"}); })
        == R"(unknown key "extra")");
    CHECK(
        complaint(R"({"a":1})", [](const JsonPlace &root) { root.allowOnly({"a", "b"}); }).empty());

    const auto json = core::parseJson(R"({"here":5,"null":null})");
    const JsonPlace root(*json, "file");
    CHECK(root.get("here")->integer() == 5);
    CHECK(root.get("here")->place() == "file.here");
    CHECK_FALSE(root.get("null"));
    CHECK_FALSE(root.get("absent"));
    CHECK(root.at("null").json().isNull());
}
