// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a derivation says becomes words when it is read: with names, forms and plurals.
#include "core/english.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/depending.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/telling.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/wording.h"

#include <catch2/catch.hpp>
#include <string>
#include <string_view>

using namespace rulings;

namespace {

constexpr ObjectId toll{0}, breaker{1};

struct TwoCards : Names {
    std::string nameOf(ObjectId card) const override
    {
        return card == toll ? "Tollbooth" : "Femme Fatale";
    }
    std::string nameOf(ServerId) const override { return "HQ"; }
    Sentence whichOf(const AbilityOf &ability) const override
    {
        return ability.card == breaker ? Sentence::tr("conditional ability") : Sentence();
    }
};

std::string said(const Sentence &sentence) { return sentence.inWords(TwoCards()); }

/// English again behind the test.
struct InGerman {
    InGerman()
    {
        core::English::translateWith(
            [](const char *context, const char *text, const char *, int number) -> std::string {
                CHECK(std::string_view(context) == "Sentence");
                const std::string_view source(text);
                if (source == "{player} passes {card}")
                    return "{card} wird {player.of} wegen überwunden";
                if (source == "of the Runner")
                    return "des Runners";
                if (source == "cards in the deck")
                    return "Karten im Stapel";
                if (source == "{n} credit")
                    return number == 1 ? "{n} Credit" : "{n} Credits";
                return {};
            });
    }
    ~InGerman() { core::English::translateWith({}); }
    InGerman(const InGerman &) = delete;
    InGerman &operator=(const InGerman &) = delete;
};

Answer answered(const char *question, Asked &asked)
{
    auto read = readQuestion(question);
    REQUIRE(read);
    asked = std::move(*read);
    return answer(RulesVersion::Rr10, asked);
}

} // namespace

TEST_CASE("A sentence names cards, players, zones and numbers")
{
    CHECK(Sentence().empty());
    CHECK(said(Sentence::tr("{player} passes {card}", {{"player", Side::Runner}, {"card", toll}}))
          == "the Runner passes Tollbooth");
    CHECK(said(Sentence::tr("{card} goes {zone.to}", {{"card", toll}, {"zone", Zone::Heap}}))
          == "Tollbooth goes to the heap");
    CHECK(said(Sentence::tr("{card} is {zone.in}", {{"card", toll}, {"zone", Zone::Protecting}}))
          == "Tollbooth is installed");
    CHECK(said(credits(1)) == "1 credit");
    CHECK(said(credits(2)) == "2 credits");
    CHECK(said(Sentence::tr("{open and {unknown}")) == "{open and {unknown}");
}

TEST_CASE("What a name holds is not read for places")
{
    CHECK(said(Sentence::tr("{a} and {b}", {{"a", "{b}"}, {"b", "{a}"}})) == "{b} and {a}");
}

TEST_CASE("An ability goes by its card, and by what it is where the card has several")
{
    CHECK(said(Sentence(AbilityOf{toll, "toll"})) == "Tollbooth");
    CHECK(said(Sentence(AbilityOf{breaker, "bypass"})) == "Femme Fatale (conditional ability)");
    CHECK(said(Sentence(AbilityOf{toll, "s2"})) == "Tollbooth: subroutine 2");
}

TEST_CASE("Lists have commas, and what is due together an “and”")
{
    CHECK(said(Sentence::list({Sentence(1), Sentence(2), Sentence(3)})) == "1, 2, 3");
    CHECK(said(Sentence::together({clicks(1)})) == "1 click");
    CHECK(said(Sentence::together({clicks(1), credits(2), counted(1, Damage::Net)}))
          == "1 click, 2 credits and 1 net damage");
}

TEST_CASE("A translation chooses its own forms")
{
    const InGerman german;
    CHECK(said(Sentence::tr("{player} passes {card}", {{"player", Side::Runner}, {"card", toll}}))
          == "Tollbooth wird des Runners wegen überwunden");
    CHECK(said(credits(3)) == "3 Credits");
    CHECK(said(Sentence::tr("not translated")) == "not translated");
}

TEST_CASE("What is not stated is called in the language of the reader")
{
    const InGerman german;
    const Stated deck("cards in the deck");
    try {
        (void)int(deck);
        FAIL("it is not known");
    } catch (const NotDerivable &unknown) {
        CHECK(said(unknown.why) == "not stated: Karten im Stapel");
    }
}

// Rules Reference 1.0, "Flatline".
TEST_CASE("The end of the game is told before all else")
{
    Asked asked;
    const Answer flatlined = answered(R"({"state": {"at": "run/subroutines",
        "runner": {"hand": 1, "credits": 3}, "run": {"server": "HQ", "ice": "i", "approaches": 1},
        "brain_damage": 0, "objects": {"i": {"card": {"type": "ice", "strength": 1, "cost": 1,
          "abilities": [{"id": "s1", "kind": "subroutine",
                         "do": [{"op": "damage", "kind": "net", "n": 2}]}]},
         "server": "HQ", "position": 0, "rezzed": true}}},
        "question": {"ask": "outcome", "report": ["runner.credits"]}})",
                                      asked);
    CHECK(headline(asked, flatlined)
          == "The Corp wins: the Runner is flatlined. The Runner has 3 credits.");
}

TEST_CASE("Values that come to the same are told together, without the end of the search")
{
    Asked asked;
    const Answer depends = answered(R"({"state": {"at": "runner-turn/take-actions",
        "runner": {"credits": null, "clicks": 4, "hand": 0},
        "objects": {"c": {"card": {"type": "hardware", "cost": 2}, "zone": "grip"}}},
        "question": {"ask": "legal", "by": "runner", "act": {"install": "c"}}})",
                                    asked);
    const auto lines = alternativesInWords(asked, depends);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == "Credits of the Runner 0 to 1: No, the Runner may not.");
    CHECK(lines[1] == "Credits of the Runner 2 or more: Yes, the Runner may.");
}
