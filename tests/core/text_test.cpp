// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"

#include "core/code_points.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

using core::folded;
using core::tidied;

TEST_CASE("Folding finds a name however it is typed")
{
    const std::pair<const char *, const char *> table[] = {
        {"Łukasz", "lukasz"},     {"łódź", "lodz"},      {"Søren", "soren"},
        {"ØRSTED", "orsted"},     {"Strauß", "strauss"}, {"STRAẞE", "strasse"},
        {"İstanbul", "istanbul"}, {"ılık", "ilik"},      {"Æther", "aether"},
        {"æon", "aeon"},          {"Œuvre", "oeuvre"},   {"œuvre", "oeuvre"},
        {"Đorđe", "dorde"},       {"Þór", "thor"},       {"þing", "thing"},
        {"Ðiana", "diana"},       {"eð", "ed"},          {"Zoë", "zoe"},
        {"Ångström", "angstrom"}, {"Nguyễn", "nguyen"},  {"Noël", "noel"},
        {"ﬁne", "fine"},          {"Ｗｉｄｅ", "wide"},  {"ΣΊΣΥΦΟΣ", "σισυφοσ"},
        {"Ёлка", "елка"},         {"A\u0301b", "ab"},    {"soft\u00adhyphen", "softhyphen"},
        {"a\u200bb", "ab"},       {"陳大文", "陳大文"},  {"", ""},
    };
    for (const auto &[written, plain] : table) {
        CAPTURE(written);
        CHECK(folded(written) == plain);
    }
}

TEST_CASE("Composed and decomposed spellings are one name")
{
    CHECK(folded("Zo\u00eb") == folded("Zoe\u0308"));
    CHECK(folded("  Ada   LOVELACE ") == folded("ada lovelace"));
}

TEST_CASE("Every character is folded and tidied at once")
{
    std::vector<char32_t> twice;
    for (char32_t codePoint = 1; codePoint <= 0x10ffff; ++codePoint) {
        std::string text;
        core::append(text, codePoint);
        const auto once = folded(text);
        if (folded(once) != once || tidied(tidied(text)) != tidied(text))
            twice.push_back(codePoint);
    }
    CHECK(twice == std::vector<char32_t>{});
    CHECK(folded("\u01fd\u01fe\u01e2") == "aeoae");
}

TEST_CASE("Folding and tidying a second time changes nothing")
{
    CHECK(rc::check("on any bytes", [](const std::string &text) {
        RC_ASSERT(folded(folded(text)) == folded(text));
        RC_ASSERT(tidied(tidied(text)) == tidied(text));
        RC_ASSERT(core::isValidUtf8(folded(text)));
        RC_ASSERT(core::isValidUtf8(tidied(text)));
    }));
}

TEST_CASE("Tidying takes out what a paste brings along")
{
    CHECK(tidied("  Ada\t\r\n Byron ") == "Ada Byron");
    CHECK(tidied("Ada\u00a0Byron\u3000") == "Ada Byron");
    CHECK(tidied("A\x01\x7f"
                 "da")
          == "Ada");
    CHECK(tidied("\u2028\t ").empty());
    CHECK(tidied("Łukasz") == "Łukasz");
}

TEST_CASE("UTF-8 is recognised, its forgeries are not")
{
    CHECK(core::isValidUtf8(""));
    CHECK(core::isValidUtf8("Łódź 😀"));
    for (const char *bytes :
         {"\xff", "\xc3", "a\x80", "\xc0\x80", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xe2\x82"}) {
        CAPTURE(bytes);
        CHECK_FALSE(core::isValidUtf8(bytes));
    }
}

TEST_CASE("Edit distance counts single changes")
{
    CHECK(core::editDistance("", "") == 0);
    CHECK(core::editDistance("abc", "") == 3);
    CHECK(core::editDistance("kitten", "sitting") == 3);
    CHECK(core::editDistance("ada", "ada") == 0);
    CHECK(rc::check("symmetric, and 0 for equal texts only",
                    [](const std::string &a, const std::string &b) {
                        RC_ASSERT(core::editDistance(a, b) == core::editDistance(b, a));
                        RC_ASSERT((core::editDistance(a, b) == 0) == (a == b));
                    }));
}

TEST_CASE("Suggestions are the nearest names first")
{
    const std::vector<std::string> names{"Łukasz", "Lucas", "Ada", "Adam", "Zuzanna"};
    CHECK(core::suggestions("lukas", names) == std::vector<std::string>{"Łukasz", "Lucas"});
    CHECK(core::suggestions("ADA", names).front() == "Ada");
    CHECK(core::suggestions("zuz", names) == std::vector<std::string>{"Zuzanna"});
    CHECK(core::suggestions("xxxxxxxx", names).empty());
    CHECK(core::suggestions("ada", names, 1).size() == 1);
    CHECK(core::suggestions("ada", {}).empty());
}

TEST_CASE("Display width counts columns, not bytes")
{
    CHECK(core::displayWidth("Ada") == 3);
    CHECK(core::displayWidth("Łódź") == 4);
    CHECK(core::displayWidth("陳大文") == 6);
    CHECK(core::displayWidth("e\u0301") == 1);
    CHECK(core::displayWidth("") == 0);
}

TEST_CASE("Latin-1 becomes UTF-8")
{
    CHECK(core::fromLatin1("Zo\xeb \xa7\xff") == "Zoë §ÿ");
    CHECK(core::fromLatin1("Ada") == "Ada");
}

TEST_CASE("A sentence begins with a capital letter, whichever letter it is")
{
    CHECK(core::capitalized("credits") == "Credits");
    CHECK(core::capitalized("übrig") == "Übrig");
    CHECK(core::capitalized("État") == "État");
    CHECK(core::capitalized("élan vital") == "Élan vital");
    CHECK(core::capitalized("ǆ") == "ǅ"); // one letter of two has a form for titles
    CHECK(core::capitalized("24/7 News Cycle") == "24/7 News Cycle");
    CHECK(core::capitalized("\xff") == "\xff");
    CHECK(core::capitalized("").empty());
}
