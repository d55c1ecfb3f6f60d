// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/harmless.h"

#include "core/english.h"
#include "core/json.h"
#include "core/text.h"
#include "support/nasty_names.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using core::harmless;
using core::harmlessLine;

TEST_CASE("What steers a terminal or the direction of writing is shown as a replacement")
{
    CHECK(harmless("\x1b]0;owned\x07Title") == "\uFFFD]0;owned\uFFFDTitle");
    CHECK(harmless("\u009B31mRed\x7F") == "\uFFFD31mRed\uFFFD");
    CHECK(harmless("\u202Egnihton") == "\uFFFDgnihton");
    CHECK(harmless("Lone\xFF\xFE") == "Lone\uFFFD\uFFFD");
    CHECK(harmless("one\ntwo\tthree\r\nfour\rfive") == "one\ntwo\tthree\r\nfour\uFFFDfive");
    CHECK(harmlessLine("one\ntwo\tthree\r\nfour") == "one two three four");
    CHECK(harmless("Line\u2028Separator") == "Line Separator");
    CHECK(harmless(std::string("Nul\0Nina", 8)) == "Nul\uFFFDNina");
}

// Sentences of a language written from right to left need them around names.
TEST_CASE("Isolates that end in their line stay, others are replaced")
{
    const std::string whole = "a \u2068name \u2066inner\u2069\u2069 b";
    CHECK(harmless(whole) == whole);
    CHECK(harmless("\u2066open\nnext\u2069") == "\uFFFDopen\nnext\uFFFD");
    CHECK(harmless("shut\u2069 \u2067whole\u2069") == "shut\uFFFD \u2067whole\u2069");
}

TEST_CASE("What is written in any script stays as it is")
{
    for (const char *text :
         {"Zoë Ångström-Łukasz", "שלום אבי", "陳大文", "\U0001F469\u200D\U0001F4BB", "<b>&amp;</b>",
          "=1+1", "%1 {who}", "Zero\u200BWidth", ""}) {
        CHECK(harmless(text) == text);
        CHECK(harmlessLine(text) == text);
        CHECK(core::validUtf8(text) == text);
    }
}

TEST_CASE("Every nasty name is harmless in text, sentence and JSON, and JSON loses nothing")
{
    for (const auto *names : {&support::nastyNames(), &support::brokenNames()})
        for (const std::string &name : *names) {
            CAPTURE(name);
            CHECK(support::isHarmless(harmless(name)));
            CHECK(core::isValidUtf8(harmless(name)));
            CHECK(harmlessLine(name).find('\n') == std::string::npos);
            const std::string sentence =
                core::English::tr("{who} floated from {points}", {{"who", name}, {"points", 6}});
            CHECK(sentence == harmlessLine(name) + " floated from 6");
            const std::string quoted = core::jsonQuoted(name);
            CHECK(support::isHarmless(quoted));
            const auto read = core::parseJson(quoted);
            REQUIRE(read);
            CHECK(*read->asString() == core::validUtf8(name));
        }
}

TEST_CASE("Names that commands take need no help")
{
    for (const auto *names : {&support::nastyNames(), &support::brokenNames()})
        for (const std::string &name : *names) {
            CAPTURE(name);
            const std::string tidy = core::tidied(name);
            CHECK(support::isHarmless(tidy));
            CHECK(harmlessLine(tidy) == tidy);
            CHECK(core::tidied(tidy) == tidy);
        }
    CHECK(core::tidied("Before\xFF after") == "Before\uFFFD after"); // not cut off there
}

TEST_CASE("Any bytes come out harmless")
{
    CHECK(rc::check("of every door", [](const std::string &bytes) {
        const std::string shown = harmless(bytes);
        RC_ASSERT(core::isValidUtf8(shown));
        RC_ASSERT(harmless(shown) == shown);
        RC_ASSERT(harmlessLine(harmlessLine(bytes)) == harmlessLine(bytes));
        RC_ASSERT(core::isValidUtf8(core::jsonQuoted(bytes)));
    }));
}
