// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss.h"
#include "tournament/pairing/swiss_support.h"

#include <catch2/catch.hpp>

using namespace tournament;

namespace {

/// FNV-1a over whatever a pairing says.
class Digest {
public:
    void take(const SwissPairing &pairing)
    {
        for (const auto &[first, second] : pairing.pairs) {
            take(first);
            take(second);
        }
        take(pairing.bye.value_or(-1));
        take(pairing.secondBye ? 1 : 0);
        take(pairing.rematchWeight);
        take(pairing.cost);
        take(pairing.floatedTwice);
    }
    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    void take(std::int64_t number)
    {
        for (int shift = 0; shift < 64; shift += 8) {
            m_value ^= static_cast<std::uint64_t>(number) >> shift & 0xff;
            m_value *= 1099511628211ULL;
        }
    }

    std::uint64_t m_value = 1469598103934665603ULL;
};

std::uint64_t drawn(SwissSides sides, int fields, std::uint32_t most)
{
    core::Random random(2026);
    Digest digest;
    for (int i = 0; i < fields; ++i)
        digest.take(pairSwiss(drawnField(random, 1 + static_cast<int>(random.below(most)), sides)));
    return digest.value();
}

std::uint64_t played(SwissSides sides, std::initializer_list<int> sizes, int rounds)
{
    Digest digest;
    for (const int players : sizes) {
        PlayedEvent event(players, sides, static_cast<std::uint64_t>(players));
        for (int round = 0; round < rounds; ++round) {
            digest.take(event.playRound());
            if (round % 3 == 2)
                event.dropSomebody();
        }
    }
    return digest.value();
}

} // namespace

// A recorded seed gives the same pairing for ever. Whoever must change a figure here changes
// pairings, and raises swissAlgorithmVersion.
TEST_CASE("the pairings of every seed stay what they were", "[swiss]")
{
    CHECK(swissAlgorithmVersion == 2);
    CHECK(drawn(SwissSides::Both, 2000, 40) == 0x6c0e0a7157aaa66fULL);
    CHECK(drawn(SwissSides::Balanced, 1000, 20) == 0xcab579f9ed22b61dULL);
    CHECK(played(SwissSides::Both, {9, 33, 64, 65, 128, 255, 256, 257, 300}, 10)
          == 0x499cdcfc8c034a6cULL);
    CHECK(played(SwissSides::Balanced, {9, 32, 65, 128}, 7) == 0x32a694ac2a07725cULL);
}
