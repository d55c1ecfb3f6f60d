// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every operation of the card language is in the registry, in its place, and is told in the manual.
#include "rules/rulings/operations/operation.h"
#include "support/places.h"
#include "support/temp_folder.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>

using namespace rulings;

TEST_CASE("Each operation stands in its place of the registry and does something")
{
    for (const auto &[op, word] : opWords) {
        INFO(word);
        const Operation &operation = operationOf(op);
        CHECK(operation.op == op);
        CHECK(operation.resolve != nullptr);
        REQUIRE(operation.keys.size() > 0);
        CHECK(*operation.keys.begin() == "op");
        CHECK(std::set<std::string_view>(operation.keys).size() == operation.keys.size());
    }
}

TEST_CASE("The manual tells of every operation")
{
    const std::string manual = support::bytesOf(support::checkout() / "docs/card-language.md");
    for (const auto &[op, word] : opWords) {
        INFO(word);
        const auto name = std::string(word);
        CHECK((manual.find('`' + name) != std::string::npos
               || manual.find(' ' + name + ' ') != std::string::npos
               || manual.find(' ' + name + '`') != std::string::npos));
    }
}
