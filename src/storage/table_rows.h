// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tournament/standings.h"

namespace storage {

using Value = std::variant<std::monostate, std::int64_t, std::string>;
using Row = std::vector<Value>;

/// The derived tables, parents before the tables that refer to them.
enum class Table : std::uint8_t {
    Event,
    Player,
    Round,
    Match,
    Game,
    Standing,
    CutSeed,
    Penalty,
    DeckLock,
    Deck,
    DeckCard,
    DeckCheck,
};
inline constexpr std::size_t tableCount = 12;

struct TableShape {
    std::string_view name;
    std::string_view columns; ///< separated by ", ", in the order of a Row; the key stands first
    std::size_t keys = 1;
};
[[nodiscard]] const TableShape &shape(Table table);

[[nodiscard]] Row eventRow(const tournament::Event &event);
[[nodiscard]] Row playerRow(const tournament::Player &player);
[[nodiscard]] Row roundRow(const tournament::Round &round);
[[nodiscard]] Row matchRow(const tournament::Profile &profile, const tournament::Round &round,
                           const tournament::Match &match);
[[nodiscard]] std::vector<Row> gameRows(const tournament::Round &round,
                                        const tournament::Match &match);
[[nodiscard]] Row standingRow(const tournament::StandingsRow &row);
[[nodiscard]] Row cutSeedRow(std::size_t seed, tournament::PlayerId player);
[[nodiscard]] Row penaltyRow(std::size_t number, const tournament::Penalty &penalty);
[[nodiscard]] Row deckLockRow(const tournament::Event &event, tournament::PlayerId player);
[[nodiscard]] Row deckRow(const tournament::SubmittedDeck &deck);
[[nodiscard]] std::vector<Row> deckCardRows(const tournament::SubmittedDeck &deck);
[[nodiscard]] Row deckCheckRow(std::size_t number, const tournament::DeckCheck &check);

/// Every row the state stands for, by table, in the order of keys. None before the creation.
using AllRows = std::array<std::vector<Row>, tableCount>;
[[nodiscard]] AllRows allRows(const tournament::Event &event,
                              const tournament::Standings &standings);

} // namespace storage
