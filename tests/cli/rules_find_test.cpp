// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

TEST_CASE("rules find answers a question with entries, versions, source and excerpt")
{
    const Program program;
    const core::Json found = program.json({"rules", "find", "can i jack out first ice"});
    const auto &hits = items(found, "hits");
    REQUIRE(hits.size() > 1);
    CHECK(hits.size() <= 10);
    const core::Json &hit = item(hits, "id", "jack-out");
    CHECK(text(hit, "title") == "Jack out");
    CHECK(text(hit, "kind") == "term");
    CHECK(hit.find("score") != nullptr);
    CHECK_FALSE(texts(hit, "versions").empty());
    const core::Json *source = hit.find("source");
    REQUIRE(source);
    CHECK(text(*source, "document").find("00") == 0);
    CHECK_FALSE(text(*source, "section").empty());
    CHECK(source->find("line")->find("line") == nullptr);
    CHECK_FALSE(text(hit, "excerpt").empty());

    const Answered shown = program({"rules", "find", "bypass", "--most", "1"});
    CHECK(shown.status == 0);
    CHECK(shown.out.find("Bypass  [bypass]") == 0);
}

TEST_CASE("rules find lists the cards that are named with the entries about them")
{
    const Program program;
    const core::Json found = program.json({"rules", "find", "siphon nach"});
    const auto &hits = items(found, "hits");
    REQUIRE(hits.size() > 2);
    CHECK(text(hits[0], "id") == "question-account-siphon-and-new-angeles-city-hall");
    CHECK(texts(hits[0], "cards")
          == std::vector<std::string>{"Account Siphon", "New Angeles City Hall"});
    const core::Json &card = item(hits, "id", "card:Account Siphon");
    CHECK(text(card, "kind") == "card");
    CHECK(text(card, "title") == "Account Siphon");
    CHECK(texts(card, "cards") == std::vector<std::string>{"Account Siphon"});

    const Answered shown = program({"rules", "find", "crypsis", "--most", "1"});
    CHECK(shown.out.find("Crypsis  [card:Crypsis]\n    neutral, program") == 0);
}

TEST_CASE("rules find keeps to a version, by name or by the day of the event")
{
    const Program program;
    for (const auto &[option, value, version] :
         {std::tuple{"--version", "faq16", "faq16"}, std::tuple{"--date", "2017-12-13", "faq16"},
          std::tuple{"--date", "2017-12-14", "rr10"}}) {
        const core::Json found =
            program.json({"rules", "find", "rez ice", option, value, "--most", "30"});
        for (const core::Json &hit : items(found, "hits")) {
            if (text(hit, "kind") == "tournament-rule" || text(hit, "kind") == "difference"
                || text(hit, "kind") == "card")
                continue;
            const auto versions = texts(hit, "versions");
            INFO(text(hit, "id"));
            CHECK(std::ranges::find(versions, version) != versions.end());
        }
    }
    const Answered refused = program({"rules", "find", "rez", "--date", "yesterday"});
    CHECK(refused.status == 2);
    CHECK(refused.err.find("2016-03-05") != std::string::npos);
}

TEST_CASE("rules show tells an entry whole, with what differs and what to see")
{
    const Program program;
    const core::Json entry = program.json({"rules", "show", "jack-out"});
    CHECK(text(entry, "title") == "Jack out");
    CHECK(text(item(items(entry, "differences"), "id", "x01"), "id") == "x01");
    CHECK_FALSE(items(entry, "related").empty());
    CHECK_FALSE(items(items(entry, "passages").front(), "sources").empty());

    const core::Json difference = program.json({"rules", "show", "X01", "--version", "rr10"});
    CHECK(items(difference, "passages").size() >= 2);

    const Answered shown = program({"rules", "show", "jack-out"});
    CHECK(shown.out.find("Rules Reference 1.0, Jack Out, line") != std::string::npos);
    CHECK(shown.out.find("[x01]") != std::string::npos);
}

TEST_CASE("rules show names what comes near an unknown entry")
{
    const Program program;
    const Answered refused = program({"rules", "show", "jackout"});
    CHECK(refused.status == 2);
    CHECK(refused.err.find("jack-out") != std::string::npos);
}
