// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/profiles.h"

#include "core/json.h"
#include "support/places.h"
#include "support/temp_folder.h"

#include <catch2/catch.hpp>

namespace {

struct Folder : support::TempFolder {
    void write(const std::string &name, const std::string &text) const
    {
        support::writeBytes(*this / name, text);
    }
};

} // namespace

TEST_CASE("A TO's own profile replaces the one of its id, or joins the list")
{
    const Folder folder;
    auto own = core::parseJson(
                   support::bytesOf(support::checkout() / "tournament/data/profiles/ffg-2016.json"))
                   .value();
    own.set("bye", 3);
    folder.write("house.json", core::dump(own));
    own.set("id", "house");
    folder.write("other.json", core::dump(own));
    const auto all = app::profiles(folder.path());
    REQUIRE(all);
    CHECK(all->size() == tournament::profiles().size() + 1);
    CHECK(all->front().bye == 3);
    CHECK(all->back().id == "house");
    CHECK(app::profileOf("house", folder.path()));
    CHECK(app::profiles("")->front().bye == 4);
    CHECK(app::profiles(folder / "nowhere"));
}

TEST_CASE("A mistake in it names file and place")
{
    const Folder folder;
    folder.write("house.json", "{\"id\": 3}");
    const auto all = app::profiles(folder.path());
    REQUIRE_FALSE(all);
    CHECK(all.error().message.find("house.json") != std::string::npos);
    CHECK(all.error().message.find("id: expected text") != std::string::npos);
}

TEST_CASE("An unknown profile suggests one there is")
{
    const auto none = app::profileOf("ffg2016", "");
    REQUIRE_FALSE(none);
    CHECK(none.error().kind == app::FailureKind::BadInput);
    CHECK(none.error().message.find("did you mean ffg-2016") != std::string::npos);
    CHECK(app::profileOf("chess", "").error().message.find("nsg-sss") != std::string::npos);
}
