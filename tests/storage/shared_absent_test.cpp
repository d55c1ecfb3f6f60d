// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a program says of shared events that was built without PostgreSQL's client library. It is
// compiled here in every build, whatever the library itself was built with.
#include <catch2/catch.hpp>

#include <regex>

#include "storage/shared_event.h"
#include "support/places.h"
#include "support/temp_folder.h"

namespace without_library {
// What the file itself includes and names.
using namespace storage;
} // namespace without_library

// Its namespace, so that both ways of building stand side by side.
#define storage without_library
#include "storage/shared_absent.cpp"
#undef storage

using storage::StorageErrorCode;

TEST_CASE("Without the client library of a database each request says which address it was for")
{
    const std::string text = "postgresql://ada@desk-1/cup#1b4e28ba-2fa1-41d2-883f-0016d3cca427";
    const auto address = storage::readDatabaseAddress(text).value();
    CHECK_FALSE(without_library::canShareEvents());
    const auto lacks = [&](const auto &answer) {
        return !answer && answer.error().code == StorageErrorCode::NoClient
            && answer.error().path == text;
    };
    CHECK(lacks(without_library::openShared(address, {})));
    CHECK(lacks(without_library::createShared(address, {})));
    CHECK(lacks(without_library::shareEvent("cup.arbiter", address, {})));
    CHECK(lacks(without_library::leaveShared(address, {}, "cup.arbiter", {})));
    CHECK(lacks(without_library::eventsAt(address, {})));
    without_library::withdrawShared(address); // there is nothing to take away
}

TEST_CASE("Whatever shared events offer stands in for itself where the library is missing, too")
{
    const auto source = [](const char *name) {
        return support::bytesOf(support::checkout() / "src" / "storage" / name);
    };
    // Functions without a body: "name(" behind a type, up to a semicolon.
    const std::string header = source("shared_event.h");
    const std::string absent = source("shared_absent.cpp");
    const std::regex declared(
        R"(\n(?:\[\[nodiscard\]\] )?[A-Za-z_:<>, \n]+[ \n](\w+)\([^;{}]*\);)");
    int functions = 0;
    for (std::sregex_iterator it(header.begin(), header.end(), declared), end; it != end; ++it) {
        const std::string name = (*it)[1];
        CAPTURE(name);
        CHECK(std::regex_search(absent, std::regex("[ \n]" + name + "\\([^;]*?\\)\\s*\\{")));
        ++functions;
    }
    CHECK(functions >= 7);
}
