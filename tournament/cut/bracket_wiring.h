// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"
#include "core/words.h"
#include "tournament/event/profile.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tournament {

enum class SlotKind : std::uint8_t {
    Seed,
    WinnerOf,
    LoserOf,
    Ranked, ///< by seed among the winners of the round before, the best first
};

/// Where one of the two players of a game comes from.
struct Slot {
    SlotKind kind = SlotKind::Seed;
    int number = 1; ///< the seed, the game or the rank
    friend bool operator==(const Slot &, const Slot &) = default;
};

enum class Branch : std::uint8_t {
    Upper,
    Lower,
    Final,
    SecondFinal, ///< between the same two, when the first final was the winner's one loss repaid
};

constexpr core::Words<Branch, 4> wordsOf(Branch /*any*/)
{
    using enum Branch;
    return {{{Upper, "upper"}, {Lower, "lower"}, {Final, "final"}, {SecondFinal, "second-final"}}};
}

struct WiredGame {
    int number = 0; ///< from 1; a game draws on games of smaller numbers only
    int round = 0;  ///< of the cut, from 1
    Branch branch = Branch::Upper;
    std::array<Slot, 2> slots; ///< p1 and p2
};

/// The bracket of one form and size: data/bracket-*.json.
struct Wiring {
    CutForm form = CutForm::None;
    int size = 0;
    std::string document;
    std::string section;
    std::vector<WiredGame> games; ///< by number, without gaps

    [[nodiscard]] const WiredGame &game(int number) const
    {
        return games[static_cast<std::size_t>(number) - 1];
    }
    /// The last game but for a second final.
    [[nodiscard]] const WiredGame &finalGame() const;
    /// Whether who loses this game is out whatever else happens.
    [[nodiscard]] bool eliminates(const WiredGame &game) const;
};

/// Strict: an unknown key, a slot that cannot be filled, a missing citation is an error that names
/// its place.
[[nodiscard]] core::Expected<std::vector<Wiring>, core::DataError>
readWirings(std::string_view text);

/// Every bracket compiled in.
[[nodiscard]] std::span<const Wiring> wirings();
/// nullptr when this size is not played in this form.
[[nodiscard]] const Wiring *findWiring(CutForm form, int size);
/// How a cut is played when the TO does not say: as the profile has it, or by single elimination
/// where that has no bracket of this size – two or three players are too few for a lower bracket.
/// None where the profile has no cut.
[[nodiscard]] CutForm usualForm(const Profile &profile, int size);

} // namespace tournament
