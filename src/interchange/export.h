// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words.h"
#include "tournament/event/event.h"

#include <optional>
#include <string>

namespace interchange {

enum class ExportFormat { EventJson, CsvPlayers, CsvStandings, CsvPairings, Markdown, OverlayJson };
inline constexpr core::Words<ExportFormat, 6> exportFormatWords{
    {{ExportFormat::EventJson, "event-json"},
     {ExportFormat::CsvPlayers, "csv-players"},
     {ExportFormat::CsvStandings, "csv-standings"},
     {ExportFormat::CsvPairings, "csv-pairings"},
     {ExportFormat::Markdown, "markdown"},
     {ExportFormat::OverlayJson, "overlay-json"}}};

struct ExportOptions {
    bool anonymous = false;   ///< "Player 1" … in the order of ids instead of names
    std::optional<int> round; ///< pairings and markdown: unset is the last
};

/// The text of a file in that format. An imported event's JSON is its own document with what
/// changed since, and nothing else, changed. Whoever does not agree to be named – in an overlay: to
/// be streamed – is "Player 7" in all of them.
[[nodiscard]] std::string exportEvent(const tournament::Event &event, ExportFormat format,
                                      const ExportOptions &options = {});

/// Pairings of a round for chat, as pages of at most 2,000 characters.
[[nodiscard]] std::vector<std::string> markdownPages(const tournament::Event &event,
                                                     const ExportOptions &options = {});

} // namespace interchange
