// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace core {

/// splitmix64 (Steele, Lea, Flood 2014). The standard library's shuffles and distributions differ
/// between implementations; a recorded seed must give the same pairing on every machine for ever.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : m_state(seed) { }

    constexpr std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }

    /// Uniform in [0, bound), without bias (Lemire 2019). `bound` must be positive.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = (next() >> 32) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    constexpr bool coin() { return (next() >> 63) != 0; }

    /// Fisher–Yates from the back.
    template <class T>
    constexpr void shuffle(std::span<T> items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

private:
    std::uint64_t m_state;
};

/// An independent seed for one purpose: the seed of round `salt`, the key of player `salt`, …
[[nodiscard]] constexpr std::uint64_t deriveSeed(std::uint64_t seed, std::uint64_t salt)
{
    Random mixer(seed ^ Random(salt + 0x632be59bd9b4e019ULL).next());
    return mixer.next();
}

} // namespace core
