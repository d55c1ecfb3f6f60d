// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tournament/standings/standings.h"

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
    ScheduleBreak,
};
inline constexpr std::size_t tableCount = 13;

struct TableShape {
    std::string_view name;
    std::string_view columns; ///< separated by ", ", in the order of a Row; the key stands first
    std::size_t keys = 1;
};
[[nodiscard]] const TableShape &shape(Table table);

/// A state as the derived tables show it.
struct Shown {
    tournament::Event event;
    tournament::Standings standings;
};
[[nodiscard]] Shown shown(tournament::Event event);

/// Every row the state stands for, by table, in the order of keys. None before the creation.
using AllRows = std::array<std::vector<Row>, tableCount>;
[[nodiscard]] AllRows allRows(const Shown &state);
/// Those of them that may not be among the rows of `known`: a result touches a handful of rows of
/// thousands, and the others need not be made.
[[nodiscard]] AllRows rowsBeside(const Shown &state, const Shown &known);

} // namespace storage
