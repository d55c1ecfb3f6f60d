// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <ctime>
#include <limits>

namespace support {

/// Of n log n work at these sizes; the square would give 16.
inline constexpr double mostGrowth = 8;

/// How many times longer the work takes for four times as many: the best of three runs each,
/// counted in the time of this thread. `prepare(n)` gives what `work` gets and is not counted.
template <class Prepare, class Work>
double growthOfFour(int n, Prepare prepare, Work work)
{
    const auto now = [] {
        std::timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
    };
    const auto best = [&](int size) {
        double least = std::numeric_limits<double>::max();
        for (int run = 0; run < 3; ++run) {
            auto state = prepare(size);
            const double begin = now();
            work(state);
            least = std::min(least, now() - begin);
        }
        return least;
    };
    const double few = best(n);
    return best(4 * n) / few;
}

} // namespace support
