// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"
#include "rules/cards/card_library.h"

#include <string>
#include <string_view>

namespace rules {

// More than the game will ever have; a file that says otherwise is no list of its cards.
inline constexpr std::size_t mostCards = 20'000;
inline constexpr std::size_t mostPacks = 2'000; ///< and of cycles, which hold packs

/// Reads a file of card facts (docs/card-data.md) on top of what `base` holds: later files may
/// reprint titles of earlier ones. Strict: an unknown record, a wrong field, a title or code that
/// comes twice is an error that names file and line.
[[nodiscard]] core::Expected<CardData, core::DataError>
readCardData(CardData base, std::string_view name, std::string_view text);

/// What `data` holds beyond `base` – new packs, titles and printings – as a file that
/// readCardData() reads on top of `base`.
[[nodiscard]] std::string writeCardData(const CardData &data, const CardData &base);

} // namespace rules
