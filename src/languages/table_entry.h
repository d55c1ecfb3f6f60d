// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace languages {

/// One message of a .ts file as src/languages/make_tables.cpp writes it.
struct TableEntry {
    std::string_view context;
    std::string_view source;
    std::string_view many;                 ///< the English plural; empty where no number decides
    std::array<std::string_view, 2> forms; ///< both the same where no number decides
};

struct Table {
    std::string_view code;
    std::span<const TableEntry> entries; ///< by context, source and plural
};

/// Generated from translations/*.ts.
[[nodiscard]] std::span<const Table> tables();

} // namespace languages
