// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words.h"
#include "rules/cards/date.h"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

enum class Side : std::uint8_t { Corp, Runner };

enum class Faction : std::uint8_t {
    HaasBioroid,
    Jinteki,
    Nbn,
    Weyland,
    NeutralCorp,
    Anarch,
    Criminal,
    Shaper,
    Adam,
    Apex,
    Sunny,
    NeutralRunner,
};

enum class CardType : std::uint8_t {
    Identity,
    Agenda,
    Asset,
    Operation,
    Upgrade,
    Ice,
    Event,
    Hardware,
    Program,
    Resource,
};

/// Events and operations are played; other cards but identities are installed. Rules Reference 1.0,
/// "Play".
[[nodiscard]] constexpr bool isPlayed(CardType type)
{
    return type == CardType::Event || type == CardType::Operation;
}

inline constexpr core::Words<Side, 2> sideWords{{{Side::Corp, "corp"}, {Side::Runner, "runner"}}};
inline constexpr core::Words<Faction, 12> factionWords{
    {{Faction::HaasBioroid, "haas-bioroid"},
     {Faction::Jinteki, "jinteki"},
     {Faction::Nbn, "nbn"},
     {Faction::Weyland, "weyland-consortium"},
     {Faction::NeutralCorp, "neutral-corp"},
     {Faction::Anarch, "anarch"},
     {Faction::Criminal, "criminal"},
     {Faction::Shaper, "shaper"},
     {Faction::Adam, "adam"},
     {Faction::Apex, "apex"},
     {Faction::Sunny, "sunny-lebeau"},
     {Faction::NeutralRunner, "neutral-runner"}}};
inline constexpr core::Words<CardType, 10> cardTypeWords{{{CardType::Identity, "identity"},
                                                          {CardType::Agenda, "agenda"},
                                                          {CardType::Asset, "asset"},
                                                          {CardType::Operation, "operation"},
                                                          {CardType::Upgrade, "upgrade"},
                                                          {CardType::Ice, "ice"},
                                                          {CardType::Event, "event"},
                                                          {CardType::Hardware, "hardware"},
                                                          {CardType::Program, "program"},
                                                          {CardType::Resource, "resource"}}};

[[nodiscard]] constexpr Side sideOf(Faction faction)
{
    return faction <= Faction::NeutralCorp ? Side::Corp : Side::Runner;
}
[[nodiscard]] constexpr bool isNeutral(Faction faction)
{
    return faction == Faction::NeutralCorp || faction == Faction::NeutralRunner;
}
/// "Haas-Bioroid", "NBN", "neutral": as people write it.
[[nodiscard]] std::string_view nameOf(Faction faction);

/// The position of a title in its CardLibrary. All printings of a title are one card
/// (Tournament Rules 3.0.2, "Deck Restrictions": copies count by title).
struct CardId {
    std::uint16_t value = 0;
    auto operator<=>(const CardId &) const = default;
};

struct Cycle {
    std::string code; ///< "genesis"
    int position = 0;
    std::string name; ///< "Genesis"
    friend bool operator==(const Cycle &, const Cycle &) = default;
};

struct Pack {
    std::string code; ///< "wla"
    std::string name; ///< "What Lies Ahead"
    std::string cycle;
    int position = 0;
    std::optional<Date> released; ///< in North America; none: never sold
    std::string publisher;
    friend bool operator==(const Pack &, const Pack &) = default;
};

struct Printing {
    std::string code;       ///< of NetrunnerDB, and the last digits of OCTGN's identifier: "01110"
    std::uint16_t pack = 0; ///< position in CardLibrary::packs()
    int position = 0;       ///< the number printed on the card
    int quantity = 0;       ///< copies in one pack
    friend bool operator==(const Printing &, const Printing &) = default;
};

/// A deck limit that an erratum changed on this day.
struct LimitChange {
    Date from;
    int limit = 3;
    friend bool operator==(const LimitChange &, const LimitChange &) = default;
};

/// What deck building needs to know of one title. Never its text: that is not ours to carry.
struct Card {
    std::string title;
    std::string slug; ///< NetrunnerDB's second identifier: "hedge_fund"
    Faction faction = Faction::NeutralCorp;
    CardType type = CardType::Operation;
    std::vector<std::string> subtypes;
    bool unique = false;
    std::optional<Date> uniqueSince; ///< by an erratum
    std::optional<int> cost;         ///< none: X, or a type without cost
    std::optional<int> influence;    ///< none: no influence box
    int deckLimit = 3;
    std::vector<LimitChange> limitChanges; ///< by date

    int agendaPoints = 0;
    std::optional<int> advancementCost;
    std::optional<int> strength; ///< none: X, or a type without strength
    std::optional<int> trashCost;
    std::optional<int> memory;

    int minimumSize = 0;               ///< of an identity
    std::optional<int> influenceLimit; ///< of an identity; none: no limit
    std::optional<int> link;           ///< of a Runner identity

    std::vector<Printing> printings; ///< in order of release
    std::optional<Date> released;    ///< the first printing's day

    [[nodiscard]] Side side() const { return sideOf(faction); }
    [[nodiscard]] bool hasSubtype(std::string_view subtype) const
    {
        return std::ranges::find(subtypes, subtype) != subtypes.end();
    }
    friend bool operator==(const Card &, const Card &) = default;
};

/// Copies of this title that one deck may hold on that day, by the card itself.
[[nodiscard]] int deckLimit(const Card &card, Date date);

} // namespace rules
