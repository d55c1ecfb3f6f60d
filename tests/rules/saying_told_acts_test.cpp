// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Acts that were told where they cannot be done so, and what is said of it.
#include "core/json.h"
#include "rules/asking/document.h"
#include "rules/saying/reading.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>

namespace {

std::string toldAt(const saying::Reading &reading, std::string_view path)
{
    const core::Json *value = asking::valueAt(reading.situation.document, std::string(path));
    return value ? core::dump(*value) : "nothing";
}

bool isDoubtful(const saying::Reading &reading, std::string_view says)
{
    return std::ranges::any_of(
        reading.chips, [&](const saying::Chip &chip) { return chip.guessed && chip.says == says; });
}

bool saysOpen(const saying::Reading &reading, std::string_view says)
{
    return std::ranges::any_of(reading.open, [&](const saying::Open &open) {
        return open.says.find(says) != std::string::npos;
    });
}

} // namespace

TEST_CASE("A use that belongs to the encounter makes a told approach a doubt")
{
    for (const std::string line :
         {"Runner approaches Ice Wall on HQ and uses Corroder to boost.",
          "Ice Wall is approached on HQ, the Runner uses Corroder to boost."}) {
        INFO(line);
        const saying::Reading reading = saying::read(line);
        CHECK(isDoubtful(reading, "the Runner approaches Ice Wall"));
        CHECK(saysOpen(reading, "done later"));
    }
    const saying::Reading rezzed =
        saying::read("Runner approaches Ice Wall on HQ, corp rezzes it. What happens?");
    CHECK(!isDoubtful(rezzed, "the Runner approaches Ice Wall"));
    CHECK(toldAt(rezzed, "state/at") == R"("run/approach-rez")");
}

TEST_CASE("What is trashed for an install is said with it")
{
    const auto script = [](std::string_view line) {
        return toldAt(saying::read(line), "question/script");
    };
    CHECK(script("Corp installs Enigma on HQ trashing Ice Wall")
          == R"([{"install":"enigma","server":"HQ","for":["icewall"]}])");
    CHECK(script("Ice Wall protects HQ. The Corp installs Enigma on HQ and trashes Ice Wall.")
          == R"([{"install":"enigma","server":"HQ","for":["icewall"]}])");
    CHECK(script("Runner installs Corroder, trashing Mimic and Imp.")
          == R"([{"install":"corroder","for":["mimic","imp"]}])");
    CHECK(script("Runner installs Corroder, trashing Wyldside.").find("for") == std::string::npos);
}

TEST_CASE("What the Corp trashes is never accessed")
{
    for (const std::string line :
         {"Corp trashes Ice Wall", "The Corp trashes Corroder. Archer on HQ.",
          "The Corp trashes Plascrete Carapace with Archer."}) {
        INFO(line);
        const saying::Reading reading = saying::read(line);
        CHECK(toldAt(reading, "question/script") == "[]");
        CHECK(saysOpen(reading, "By which effect"));
    }
    CHECK(toldAt(saying::read("The Corp trashes Wyldside."), "question/script")
          == R"([{"trash_resource":"wyldside"}])");
}

TEST_CASE("A run that was told as successful where a card denies that is an assumption")
{
    const auto assumes = [](std::string_view line) {
        const saying::Reading reading = saying::read(line);
        return std::ranges::any_of(reading.situation.assumed, [](const saying::Assumed &one) {
            return one.says == "Crisium Grid was not rezzed there during that run";
        });
    };
    CHECK(assumes("Crisium Grid rezzed in the root of HQ. Runner successfully ran HQ this turn. "
                  "Can he play Emergency Shutdown?"));
    CHECK(!assumes("Crisium Grid rezzed in the root of R&D. Runner successfully ran HQ this turn. "
                   "Can he play Emergency Shutdown?"));
}

TEST_CASE("Where the first use is refused, that one is asked about")
{
    const saying::Reading reading = saying::read(
        "Corp has Lag Time in play. I run into a rezzed Viktor 1.0 with Yog.0. Can I break Viktor "
        "with Yog?");
    CHECK(toldAt(reading, "question/script") == R"([{"to":"break-window"}])");
    CHECK(toldAt(reading, "question/act") == R"({"use":"yog0#break","break":[1]})");
}

TEST_CASE("What is spoken of again is the same card")
{
    const saying::Reading ice = saying::read(
        "Runner runs R&D where the only ice is a rezzed Enigma. How strong is Enigma?");
    CHECK(toldAt(ice, "state/objects/ice") == "nothing");
    const saying::Reading wall = saying::read(
        "Corroder, Runner encounters Hadrian's Wall. Can he break the wall with Corroder?");
    CHECK(toldAt(wall, "state/objects/ice") == "nothing");
    const saying::Reading card =
        saying::read("Runner has three cards in hand and runs a remote with a rezzed Hokusai Grid "
                     "and a face-down card. What happens?");
    CHECK(toldAt(card, "state/objects/hokusaigrid/rezzed") == "true");
    CHECK(toldAt(card, "state/objects/asset/rezzed") == "false");
}

TEST_CASE("How many advancements an agenda needs is its requirement")
{
    const saying::Reading reading = saying::read(
        "NAPD Contract in my remote. How many advancement tokens does the NAPD need before I can "
        "score it?");
    CHECK(toldAt(reading, "question/report") == R"(["napdcontract.advancement-requirement"])");
}
