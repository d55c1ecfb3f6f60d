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
            CHECK(sentence == core::isolated(harmlessLine(name)) + " floated from 6");
            CHECK(support::standsApart(sentence));
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

TEST_CASE("A name in a sentence is one line, and isolated where it has to be")
{
    CHECK(core::isolatedLine("Ada") == "Ada");
    CHECK(core::isolatedLine("Ada\nBen") == "Ada Ben");
    CHECK(core::isolatedLine("שרה\n2") == "\u2068שרה 2\u2069");
    CHECK(core::isolatedLine("\u202EAda") == "\uFFFDAda");
}

TEST_CASE("What is written from right to left is isolated, once, line by line")
{
    CHECK(core::isolated("שלום אבי") == "\u2068שלום אבי\u2069");
    CHECK(core::isolated("سارة 2") == "\u2068سارة 2\u2069");
    CHECK(core::isolated("Dana (שרה)") == "\u2068Dana (שרה)\u2069");
    CHECK(core::isolated("٣") == "\u2068٣\u2069"); // turns "4–0" beside it, too
    CHECK(core::isolated("Ada\nשרה\r\n") == "Ada\n\u2068שרה\u2069\r\n");
    const std::string sentence = "Report \u2068שרה\u2069 4–0";
    CHECK(core::isolated(sentence) == sentence);
    for (const char *text : {"", "Ada 2", "Zoë Ångström-Łukasz", "陳大文", "4–0"})
        CHECK(core::isolated(text) == text);
    CHECK(core::isolated("\u2066שרה")
          == "\u2068\uFFFDשרה\u2069"); // what is open closes nothing of ours
    CHECK(core::isolated("שרה\u2069") == "\u2068שרה\uFFFD\u2069");
}

TEST_CASE("Isolates come off again, others stay")
{
    CHECK(core::withoutIsolates("Report \u2068שרה\u2069 4–0") == "Report שרה 4–0");
    CHECK(core::withoutIsolates("a \u2066b \u2068שרה\u2069\u2069") == "a \u2066b שרה\u2069");
    CHECK(core::withoutIsolates("Shut\u2069 \u2068Open") == "Shut\u2069 \u2068Open");
    for (const std::string &name : support::nastyNames()) {
        const std::string shown = core::isolated(harmlessLine(name));
        CHECK(core::isolated(shown) == shown);
        CHECK(core::withoutIsolates(shown) == harmlessLine(name));
        CHECK(core::tidied(shown) == core::tidied(harmlessLine(name))); // typed or pasted again
        CHECK(core::folded(shown) == core::folded(harmlessLine(name)));
        CHECK(core::displayWidth(shown) == core::displayWidth(harmlessLine(name)));
    }
}

TEST_CASE("Any bytes come out harmless")
{
    CHECK(rc::check("of every door", [](const std::string &bytes) {
        const std::string shown = harmless(bytes);
        RC_ASSERT(core::isValidUtf8(shown));
        RC_ASSERT(harmless(shown) == shown);
        RC_ASSERT(harmlessLine(harmlessLine(bytes)) == harmlessLine(bytes));
        RC_ASSERT(core::isolated(core::isolated(bytes)) == core::isolated(bytes));
        RC_ASSERT(core::isValidUtf8(core::jsonQuoted(bytes)));
    }));
}
