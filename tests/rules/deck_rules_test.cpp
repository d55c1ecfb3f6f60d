// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/deck_support.h"
#include "support/places.h"

#include <catch2/catch.hpp>

#include <set>

using rules::Effect;

namespace {

std::string word(Effect effect)
{
    switch (effect) {
    case Effect::InfluencePenalty:
        return "influence_limit_penalty";
    case Effect::UniversalInfluence:
        return "universal_influence";
    case Effect::Restricted:
        return "restricted";
    case Effect::Banned:
        return "banned";
    case Effect::Points:
        return "points";
    case Effect::None:
    case Effect::BannedSubtype:
        break;
    }
    return "";
}

std::string listOn(const char *day)
{
    const auto *list = rules::deckRules().listOn(*rules::parseDate(day));
    return list ? list->id : "none";
}

std::string problem(const rules::DeckRules::Files &files)
{
    const auto read = rules::DeckRules::read(rules::cardLibrary(), files);
    return read ? "" : core::toString(read.error());
}

} // namespace

TEST_CASE("the list of a day is the one of the standard format in force")
{
    CHECK(listOn("2016-01-31") == "none");
    CHECK(listOn("2016-02-01") == "napd_mwl_1_0"); // Tournament Rules 3.0.2, Appendix A
    CHECK(listOn("2016-07-31") == "napd_mwl_1_0");
    CHECK(listOn("2016-08-01") == "napd_mwl_1_1");
    CHECK(listOn("2017-04-12") == "napd_mwl_1_2");
    CHECK(listOn("2017-10-01") == "napd_mwl_2_0");
    CHECK(listOn("2018-02-26") == "napd_mwl_2_1");
    CHECK(listOn("2018-09-06") == "napd_mwl_2_2");
    CHECK(listOn("2018-12-21") == "standard_mwl_3_0");
    CHECK(listOn("2023-09-21") == "standard_ban_list_23_08"); // not the side list of that day
    CHECK(listOn("2026-11-21") == "standard_balance_update_26_08");
}

TEST_CASE("Appendix A names eleven cards, each costing one point of the limit")
{
    const auto *list = rules::deckRules().findList("napd_mwl_1_0");
    REQUIRE(list);
    CHECK(list == rules::deckRules().findList("NAPD_MWL_1.0"));
    std::set<std::string> titles;
    for (std::size_t i = 0; i < list->marks.size(); ++i)
        if (list->marks[i].effect != Effect::None) {
            CHECK(list->marks[i].effect == Effect::InfluencePenalty);
            CHECK(list->marks[i].value == 1);
            titles.insert(rules::cardLibrary().cards()[i].title);
        }
    CHECK(titles
          == std::set<std::string>{"Cerberus \"Lady\" H1", "Clone Chip", "Desperado", "Parasite",
                                   "Prepaid VoicePAD", "Yog.0", "Architect",
                                   "AstroScript Pilot Program", "Eli 1.0", "NAPD Contract",
                                   "SanSan City Grid"});
}

TEST_CASE("every list is what its source says, card by card")
{
    const core::Json file = cardFactsIn("mwl.json");
    if (file.isNull()) {
        WARN("skipped: the reference material is not at " << support::referenceMaterial());
        return;
    }
    const auto &lists = *file.find("lists")->asArray();
    CHECK(lists.size() == rules::deckRules().lists().size());
    for (const core::Json &source : lists) {
        const auto *list = rules::deckRules().findList(*source.find("id")->asString());
        INFO(*source.find("id")->asString());
        REQUIRE(list);
        CHECK(toString(list->from) == *source.find("date_start")->asString());
        std::size_t marked = 0;
        for (const rules::ListMark mark : list->marks)
            marked += mark.effect != Effect::None && mark.effect != Effect::BannedSubtype ? 1U : 0U;
        CHECK(marked == source.find("cards")->asArray()->size());
        for (const core::Json &card : *source.find("cards")->asArray()) {
            const auto mark = list->mark(cardOf(*card.find("title")->asString()));
            INFO(*card.find("title")->asString());
            CHECK(word(mark.effect) == *card.find("effect")->asString());
            CHECK(mark.value == *card.find("value")->asInteger());
        }
    }
}

TEST_CASE("a pool holds a title when any printing is in its packs")
{
    const auto *rotation = rules::deckRules().findPool("rotation_2017");
    REQUIRE(rotation);
    CHECK(rotation->contains(cardOf("Hedge Fund")));           // Revised Core
    CHECK_FALSE(rotation->contains(cardOf("Account Siphon"))); // Core and nowhere else
    CHECK_FALSE(rotation->contains(cardOf("Jackson Howard")));
    CHECK(rotation->contains(cardOf("Mumba Temple")));
    CHECK_FALSE(rules::deckRules().findPool("rotation_1999"));
}

TEST_CASE("data with a mistake is refused with its place")
{
    const std::string lists = R"({"lists":[]})";
    const std::string pools = R"({"pools":[],"snapshots":[]})";
    const std::string conditions = R"({"free_influence":[],"identities":[],"set_apart":[]})";
    const auto list = [&](const std::string &text) {
        return problem(
            {R"({"lists":[{"id":"a","name":"A","format":"f","from":"2016-02-01",)" + text + "}]}",
             pools, conditions});
    };
    CHECK(problem({lists, pools, conditions}).empty());
    CHECK(problem({"{", pools, conditions}).find("restriction-lists.json:1: ") == 0);
    CHECK(list(R"("effects":[{"effect":"banned","value":1,"cards":["No Card"]}])")
          == "lists[0].effects[0].cards[0]: there is no card \"No Card\"");
    CHECK(list(R"("effects":[{"effect":"points","value":1,"cards":[]}])")
          == "lists[0].effects[0].effect: a list with points needs a point_limit");
    CHECK(list(R"("effects":[{"effect":"banned","value":1,"cards":["Snare!","snare"]}])")
          == "lists[0].effects[0].cards[1]: the card comes twice in one list");
    CHECK(list(R"("banned_subtypes":["currant"],"effects":[])")
          == "lists[0].banned_subtypes[0]: no card has this subtype");
    CHECK(list(R"("effect":[])") == "lists[0]: unknown key \"effect\"");
    CHECK(problem({lists,
                   R"({"pools":[{"id":"p","name":"P","format":"f","packs":["zz"]}],)"
                   R"("snapshots":[]})",
                   conditions})
          == "pools[0].packs[0]: there is no pack \"zz\"");
    CHECK(problem({lists,
                   R"({"pools":[],"snapshots":[{"format":"f","from":"2016-02-01","pool":"p"}]})",
                   conditions})
          == "snapshots[0].pool: there is no such pool");
    const auto condition = [&](const std::string &text) { return problem({lists, pools, text}); };
    CHECK(condition(R"({"free_influence":[{"cards":[]}],"identities":[],"set_apart":[]})")
          == "free_influence[0]: expected at_least, at_most or both");
    CHECK(condition(R"({"free_influence":[],"identities":[{"identity":"Snare!"}],"set_apart":[]})")
          == "identities[0].identity: the card is no identity");
}
