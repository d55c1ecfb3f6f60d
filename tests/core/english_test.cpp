// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english.h"

#include <catch2/catch.hpp>

using core::English;

namespace {

/// English again behind the test.
struct Translated {
    explicit Translated(English::Translator translator)
    {
        English::translateWith(std::move(translator));
    }
    ~Translated() { English::translateWith({}); }
    Translated(const Translated &) = delete;
    Translated &operator=(const Translated &) = delete;
};

} // namespace

TEST_CASE("A sentence is filled with its values")
{
    CHECK(English::tr("Nothing to fill.") == "Nothing to fill.");
    CHECK(English::tr("{who} sits at {table}, {who}.", {{"who", "Ada"}, {"table", 3}})
          == "Ada sits at 3, Ada.");
    CHECK(English::tr("{who} {unknown} {open", {{"who", "Ada"}}) == "Ada {unknown} {open");
}

TEST_CASE("A value is not read for values")
{
    CHECK(English::tr("{who} and {other}", {{"who", "{other}"}, {"other", "Ben"}})
          == "{other} and Ben");
    CHECK(English::tr("{n} of {who}", "{n} of {who}", 2, {{"who", "{n}"}}) == "2 of {n}");
}

TEST_CASE("One and many are told apart without any translation")
{
    const auto games = [](int number) { return English::tr("{n} game", "{n} games", number); };
    CHECK(games(0) == "0 games");
    CHECK(games(1) == "1 game");
    CHECK(games(2) == "2 games");
}

TEST_CASE("A translator is asked with both forms and the number, and may not know")
{
    const Translated german(
        [](const char *context, const char *text, const char *many, int number) -> std::string {
            CHECK(std::string_view(context) == "English");
            if (std::string_view(text) == "{n} game")
                return std::string_view(many) == "{n} games" && number == 1 ? "{n} Partie"
                                                                            : "{n} Partien";
            return many == nullptr && number == -1 && std::string_view(text) == "for {who}"
                ? "für {who}"
                : "";
        });
    CHECK(English::tr("{n} game", "{n} games", 1) == "1 Partie");
    CHECK(English::tr("{n} game", "{n} games", 3) == "3 Partien");
    CHECK(English::tr("for {who}", {{"who", "Ada"}}) == "für Ada");
    CHECK(English::tr("{n} bye", "{n} byes", 2) == "2 byes");
}
