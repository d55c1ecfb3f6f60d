// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a judge waits for at the rules desk: the index at start, and every key stroke after it.
#include "bench_support.h"

#include "rules/reference/search.h"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <malloc.h>
#include <string>

namespace {

void print(const char *measure, double value, const char *unit, double bar)
{
    std::printf("%-40s %12.3f %-4s bar %9.0f %-4s %s\n", measure, value, unit, bar, unit,
                value < bar ? "reached" : "MISSED");
}

/// By the clock on the wall: the files are read by several threads.
template <class Work>
double secondsPassed(Work &&work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

double megabytesInUse() { return static_cast<double>(mallinfo2().uordblks) / 1e6; }

} // namespace

int main()
{
    const double before = megabytesInUse();
    const rules::Reference *reference = nullptr;
    const double read = secondsPassed([&] { reference = &rules::reference(); });
    std::optional<rules::Search> search;
    const double index = secondsPassed([&] { search.emplace(*reference); });
    std::printf("%-40s %12.3f ms\n", "of it the reading", read * 1e3);
    print("knowledge base read, index ready", (read + index) * 1e3, "ms", 50);
    print("memory of both", megabytesInUse() - before, "MB", 30);

    std::vector<double> samples;
    for (const std::string query :
         {"can i jack out the first ice", "femme fatale tollbooth",
          "does the runner keep unspent bad publicity credits after the run", "acount syphon",
          "handkartenlimit", "simultanious abilitys who goes first", "qqqqzzzz wwwwyyyy"})
        for (std::size_t typed = 1; typed <= query.size(); ++typed)
            samples.push_back(secondsOf([&] {
                if (search->find(query.substr(0, typed), rules::RulesVersion::Rr10, 50).size() > 50)
                    std::puts("more than asked for");
            }));
    print("a key stroke, median", quantile(samples, 0.5) * 1e3, "ms", 10);
    print("a key stroke, p99", quantile(samples, 0.99) * 1e3, "ms", 10);
    std::printf("\n");
    return 0;
}
