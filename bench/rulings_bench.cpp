// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings: what rules and cards cost at start, simple questions a second, the slowest official one;
// how long it takes to say what may be done at a table.
#include "bench_support.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/coverage.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/playing_out/playing_out.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

using namespace rulings;

namespace {

void print(const char *measure, double value, const char *unit, double bar, bool reached)
{
    std::printf("%-40s %12.3f %-4s bar %9.0f %-4s %s\n", measure, value, unit, bar, unit,
                reached ? "reached" : "MISSED");
}

constexpr const char *simple = R"({"state": {"at": "run/break-window", "runner": {"credits": 3},
  "run": {"server": "HQ", "ice": "i"},
  "objects": {"i": {"card": {"type": "ice", "strength": 3, "subroutines": 1}, "server": "HQ",
              "position": 0, "rezzed": true},
              "f": {"card": "Femme Fatale"}}},
 "question": {"ask": "legal", "by": "runner", "act": {"use": "f#break", "break": [1]}}})";

/// At every moment of every official ruling that has a script.
void measureOffers()
{
    std::vector<double> times;
    double slowest = 0;
    std::string which;
    for (const Scenario &scenario : scenarios()) {
        const std::size_t acts = scenario.asked.question.script.size();
        for (std::size_t i = 0; acts > 0 && i <= acts; ++i) {
            const Asked before = upTo(scenario.asked, i);
            times.push_back(secondsOf([&] { (void)playOut(scenario.version, before); }));
            if (times.back() > slowest) {
                slowest = times.back();
                which = scenario.id;
            }
        }
    }
    std::ranges::sort(times);
    const double median = times[times.size() / 2];
    print("acts of a moment, median", median * 1e3, "ms", 5, median * 1e3 < 5);
    print(("acts of the slowest moment, " + which).c_str(), slowest * 1e3, "ms", 30,
          slowest * 1e3 < 30);
}

} // namespace

int main()
{
    const double start = secondsOf([] {
        (void)ruleCatalogue();
        for (const rules::CardId id : cardsWithFile())
            (void)cardModel(id);
    });
    print("rules and cards read", start * 1e3, "ms", 60, start * 1e3 < 60);

    const auto asked = readQuestion(simple);
    if (!asked)
        return 1;
    constexpr int times = 20000;
    const double seconds = secondsOf([&] {
        for (int i = 0; i < times; ++i)
            (void)answer(RulesVersion::Rr10, *asked);
    });
    print("simple questions", times / seconds, "/s", 20000, times / seconds >= 20000);

    double slowest = 0;
    std::string which;
    for (const Scenario &scenario : scenarios()) {
        const double one = secondsOf([&] { (void)answer(scenario.version, scenario.asked); });
        if (one > slowest) {
            slowest = one;
            which = scenario.id;
        }
    }
    print(("slowest official ruling, " + which).c_str(), slowest * 1e3, "ms", 50,
          slowest * 1e3 < 50);
    measureOffers();
}
