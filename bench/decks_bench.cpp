// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands between a pasted list and its verdict: card facts from cold, full validations with
// all reasons, a paste of a whole list, suggestions for a line that names no card.
#include "bench_support.h"

#include "interchange/decklist.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

constexpr const char *corpList =
    "Cambridge\n\nHaas-Bioroid: Engineering the Future\n\nAgenda (11)\n3x Accelerated Beta Test\n"
    "3x Project Vitruvius\n1x Private Security Force\n2x False Lead\n2x Corporate War\n\n"
    "Asset (9)\n3x Adonis Campaign\n3x Eve Campaign\n3x Jackson Howard ●●●\n\n"
    "Operation (6)\n3x Hedge Fund\n3x Biotic Labor\n\nTraps (3)\n3x Snare! ●●●●● ●\n\n"
    "ICE (16)\n3x Architect\n3x Eli 1.0\n3x Enigma\n2x Ichi 1.0\n3x Rototurret\n"
    "2x Wall of Static\n\n9 influence spent (max 15-6★=9, available 0)\n"
    "20 agenda points (between 20 and 21)\n45 cards (min 45)\n";
constexpr const char *runnerList =
    "Reg\n\nNoise: Hacker Extraordinaire\n\n3x Sure Gamble\n3x Déjà Vu\n4x Clone Chip ●●\n"
    "3x Corroder\n3x Parasite\n3x Datasucker\n3x Account Siphon ●●●●\n2x Mumba Temple\n"
    "2x Yog.0\n3x Grimoire\n3x Daily Casts\n3x Wyldside\n3x Aesop's Pawnshop ●●\n3x Cache\n";

interchange::Decklist read(const char *text)
{
    auto lists = interchange::readDecklists(text, rules::cardLibrary());
    if (!lists) {
        std::fprintf(stderr, "%s\n", core::toString(lists.error()).c_str());
        std::exit(1);
    }
    return std::move(lists->front());
}

void print(const char *measure, double value, const char *unit, double bar, bool reached)
{
    std::printf("%-40s %12.3f %-4s bar %9.0f %-4s %s\n", measure, value, unit, bar, unit,
                reached ? "reached" : "MISSED");
}

void printTime(const char *measure, double seconds, double barMilliseconds)
{
    print(measure, seconds * 1e3, "ms", barMilliseconds, seconds * 1e3 < barMilliseconds);
}

template <class Work>
double median(int times, Work work)
{
    std::vector<double> samples;
    for (int i = 0; i < times; ++i)
        samples.push_back(secondsOf(work));
    return quantile(samples, 0.5);
}

} // namespace

int main()
{
    const double cards = secondsOf([] { (void)rules::cardLibrary(); });
    const double lists = secondsOf([] { (void)rules::deckRules(); });
    const auto &rules = rules::deckRules();
    const auto format = rules::formatOn(rules, rules::Date{20160305});
    const rules::Deck decks[] = {read(corpList).deck, read(runnerList).deck};

    constexpr int validations = 200'000;
    std::size_t problems = 0;
    const double checking = secondsOf([&] {
        for (int i = 0; i < validations; ++i)
            problems += rules::checkDeck(decks[i % 2], rules, format).problems.size();
    });
    const double pasting = median(50, [&] {
        const auto list = read(runnerList);
        problems += rules::checkDeck(list.deck, rules, format).problems.size();
    });
    const double suggesting = median(
        50, [&] { problems += rules.library().suggestions("Acelerated Beta Tst", 4).size(); });

    std::printf("%zu titles, %zu lists, %zu problems told\n", rules.library().cards().size(),
                rules.lists().size(), problems);
    printTime("card facts from cold", cards, 30);
    printTime("lists and pools from cold", lists, 30);
    print("full validations a second, one thread", validations / checking, "1/s", 250'000,
          validations / checking >= 250'000);
    printTime("a pasted list parsed and validated", pasting, 2);
    printTime("suggestions for one unknown line", suggesting, 5);
    return 0;
}
