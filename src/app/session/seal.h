// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/journal.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// Stands for an act and everything ahead of it: the hash of its row, which holds the hash of the
/// row before. On paper, out of reach of whoever has the file, it proves what the file was.
struct Seal {
    std::string hash;     ///< SHA-256, 64 hexadecimal digits
    std::int64_t seq = 0; ///< the act
    friend bool operator==(const Seal &, const Seal &) = default;
};

/// What is read aloud or typed: with fewer digits another file with the same could be found.
/// Sixteen (64 bits) stand against a file that is changed after the paper was printed.
inline constexpr std::size_t leastSealDigits = 16;
/// What is printed: 128 bits stand also against two files prepared ahead to have the same, which
/// for 64 bits takes a computer minutes.
inline constexpr std::size_t printedSealDigits = 32;

/// "9f86 d081 884c 7d65 9a2f eaa0 c55a d015"
[[nodiscard]] std::string printedSeal(const Seal &seal);

/// The digits of a seal as people type it: in either case, with blanks and dashes between them.
/// Nothing where other signs stand in it, or fewer digits than a seal or more than a hash has.
[[nodiscard]] std::optional<std::string> sealDigits(std::string_view typed);

/// The acts whose hash begins with these digits, ascending: one in the file the paper was printed
/// from, none in any other.
[[nodiscard]] std::vector<std::int64_t> sealedActs(const std::vector<storage::Entry> &entries,
                                                   std::string_view digits);

} // namespace app
