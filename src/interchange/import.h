// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"
#include "core/words.h"
#include "interchange/listed_player.h"
#include "tournament/event/fact.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace interchange {

enum class Format { Auto, EventJson, Tome, CsvPlayers };
inline constexpr core::Words<Format, 4> formatWords{{{Format::Auto, "auto"},
                                                     {Format::EventJson, "event-json"},
                                                     {Format::Tome, "tome"},
                                                     {Format::CsvPlayers, "csv"}}};

struct ImportOptions {
    Format format = Format::Auto;
    std::optional<tournament::Profile> profile; ///< unset: chosen from the file, with a notice
};

/// What a file says and what we made of it.
struct Imported {
    Format format = Format::Auto; ///< found out, where it was not named
    tournament::Facts facts;      ///< for tournament::ImportEvent
    std::vector<std::string>
        notices; ///< disagreements inside the file, choices made: one sentence each
};

/// Refused as a whole with one sentence that names the place: nothing is ever half imported.
[[nodiscard]] core::Expected<Imported, core::DataError> importEvent(std::string_view bytes,
                                                                    const ImportOptions &options);

/// Whether a list begins with a header that names its columns.
[[nodiscard]] bool isPlayersCsv(std::string_view text);
/// A list of players for an event that exists: with a header, or names alone.
[[nodiscard]] core::Expected<std::vector<ListedPlayer>, core::DataError>
readPlayersCsv(std::string_view text);
/// The same of lines without a header; see playersOfLines().
[[nodiscard]] core::Expected<std::vector<ListedPlayer>, core::DataError>
readPlayerLines(std::string_view text);

} // namespace interchange
