// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card.h"

#include <optional>
#include <string>
#include <vector>

namespace rules {

/// What a list of restrictions does to a title.
enum class Effect : std::uint8_t {
    None,
    InfluencePenalty,   ///< each copy lowers the identity's limit, never below 1
    UniversalInfluence, ///< each copy costs influence, in faction too
    Restricted,         ///< one such title a deck, in any legal number
    Banned,             ///< none; early lists say "removed"
    BannedSubtype,      ///< none, because of a subtype
    Points,             ///< each title costs points, however many copies
};

struct ListMark {
    Effect effect = Effect::None;
    std::uint8_t value = 0;
};

/// "NAPD MWL 1.0" and its successors.
struct RestrictionList {
    std::string id;   ///< "napd_mwl_1_0"
    std::string code; ///< as NetrunnerDB's decks name it: "NAPD_MWL_1.0"; may be empty
    std::string name;
    std::string format; ///< "standard"
    Date from;
    std::optional<int> pointLimit;
    std::optional<int> mostThreePointAgendas; ///< copies of agendas worth 3 points or more
    std::vector<std::string> bannedSubtypes;
    std::vector<ListMark> marks; ///< by CardId

    [[nodiscard]] ListMark mark(CardId card) const { return marks[card.value]; }
};

/// The packs a format plays with; a title is in it when any of its printings is.
struct CardPool {
    std::string id; ///< "rotation_2017"
    std::string name;
    std::string format;
    std::vector<bool> cards; ///< by CardId

    [[nodiscard]] bool contains(CardId card) const { return cards[card.value]; }
};

/// Which pool and list a format used from a day on.
struct FormatSnapshot {
    std::string format;
    Date from;
    std::size_t pool = 0;
    std::optional<std::size_t> list;
};

} // namespace rules
