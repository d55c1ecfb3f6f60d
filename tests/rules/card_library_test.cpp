// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/cards/card_library.h"
#include "rules/cards/title_key.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <set>

namespace {

const rules::CardLibrary &library() { return rules::cardLibrary(); }

std::string titleOf(std::optional<rules::CardId> id)
{
    return id ? library()[*id].title : std::string("nothing");
}

std::vector<std::string> suggested(std::string_view text, std::size_t limit = 3)
{
    std::vector<std::string> titles;
    for (const auto id : library().suggestions(text, limit))
        titles.push_back(library()[id].title);
    return titles;
}

} // namespace

TEST_CASE("no two titles share a key, and every key is plain letters and digits")
{
    std::set<std::string> keys;
    for (const rules::Card &card : library().cards()) {
        const std::string key = rules::titleKey(card.title);
        INFO(card.title);
        CHECK_FALSE(key.empty());
        CHECK(keys.insert(key).second);
    }
}

TEST_CASE("a title is found however it is spelled")
{
    for (const auto &[written, title] : std::vector<std::pair<const char *, const char *>>{
             {"hedge fund", "Hedge Fund"},
             {"Deja Vu", "Déjà Vu"},
             {"De\xCC\x81ja\xCC\x80 Vu", "Déjà Vu"},
             {"SIFR", "Şifr"},
             {"O2 Shortage", "O₂ Shortage"},
             {"Temujin Contract", "Temüjin Contract"},
             {"The Maker\u2019s Eye", "The Maker's Eye"},
             {"Rielle \u201CKit\u201D Peddler: Transhuman", "Rielle \"Kit\" Peddler: Transhuman"},
             {"Tomorrow's Headline", "Tomorrow\u02BCs Headline"},
             {"Hedge\u00A0Fund\u200B", "Hedge Fund"},
             {"R&D Interface", "R&D Interface"},
             {"Pre-Paid Voice PAD", "Prepaid VoicePAD"}, // as Appendix A prints it
             {"15 minutes", "15 Minutes"},
             {"24/7 News Cycle", "24/7 News Cycle"},
             {"realloc()", "realloc()"},
         }) {
        INFO(written);
        CHECK(titleOf(library().findTitle(written)) == title);
    }
    CHECK_FALSE(library().findTitle(""));
    CHECK_FALSE(library().findTitle("!?"));
    CHECK_FALSE(library().findTitle("Hedge Fun"));
}

TEST_CASE("a title that begins another is itself and nothing else")
{
    for (const char *title : {"Fairchild", "Fairchild 1.0", "Fairchild 2.0", "Fairchild 3.0",
                              "Director Haas", "Director Haas' Pet Project", "Hunter",
                              "Hunter Seeker", "Imp", "Improved Tracers", "Alpha", "Crypt"}) {
        INFO(title);
        CHECK(titleOf(library().findTitle(title)) == title);
    }
    CHECK_FALSE(library().findTitle("Fairchild 4.0"));
    CHECK(suggested("Quarantine").front() == "Quarantine System");
}

TEST_CASE("codes and slugs lead to the title, whichever printing they name")
{
    CHECK(titleOf(library().findCode("01110")) == "Hedge Fund");
    CHECK(titleOf(library().findCode("20132")) == "Hedge Fund");
    CHECK(titleOf(library().findCode("30075")) == "Hedge Fund");
    CHECK(titleOf(library().findSlug("hedge_fund")) == "Hedge Fund");
    CHECK_FALSE(library().findCode("99999"));
    CHECK_FALSE(library().findSlug("hedge"));
}

TEST_CASE("the release of a title is its first printing's")
{
    const auto released = [](const char *title) {
        return toString(*library()[*library().findTitle(title)].released);
    };
    CHECK(released("Hedge Fund") == "2012-09-06");
    CHECK(released("Mumba Temple") == "2016-01-29");
    CHECK(released("Jackson Howard") == "2013-09-27");
    CHECK_FALSE(library()[*library().findTitle("The Masque: Cyber General")].released);
}

TEST_CASE("an identity's base name needs its pack where several bear it")
{
    for (const char *base : {"Haas-Bioroid", "Jinteki", "NBN", "Weyland Consortium"}) {
        INFO(base);
        CHECK(library().identitiesNamed(base).size() == 4);
    }
    std::set<std::string> bases;
    for (const rules::Card &card : library().cards())
        if (card.type == rules::CardType::Identity)
            bases.insert(card.title.substr(0, card.title.find(':')));
    int ambiguous = 0;
    for (const auto &base : bases) {
        INFO(base);
        CHECK_FALSE(library().findTitle(base));
        ambiguous += library().identitiesNamed(base).size() > 1 ? 1 : 0;
    }
    CHECK(ambiguous == 4);
    const auto *pack = library().findPack("Intervention");
    REQUIRE(pack);
    const auto found = library().identitiesNamed("haas bioroid", pack);
    REQUIRE(found.size() == 1);
    CHECK(library()[found[0]].title == "Haas-Bioroid: Architects of Tomorrow");
    CHECK(library().findPack("in") == pack);
    CHECK_FALSE(library().findPack("No Pack"));
}

TEST_CASE("near misses are suggested, nearest first")
{
    CHECK(suggested("Hegde Fund").front() == "Hedge Fund");
    CHECK(suggested("Jakson Howard").front() == "Jackson Howard");
    CHECK(suggested("Accelerated Beta Tst").front() == "Accelerated Beta Test");
    CHECK(suggested("SanSan").front() == "SanSan City Grid");
    CHECK(suggested("Hedge Fund (Core)").front() == "Hedge Fund");
    CHECK(suggested("xyzzyxyzzyxyzzy").empty());
    CHECK(suggested("").empty());
    CHECK(suggested("a", 5).size() == 5);
    const auto found = library().find("01110", 3);
    REQUIRE_FALSE(found.empty());
    CHECK(library()[found[0]].title == "Hedge Fund");
}
