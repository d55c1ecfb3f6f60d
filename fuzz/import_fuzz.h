// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"
#include "interchange/export.h"
#include "interchange/import.h"

#include <cstdlib>

/// The event in these bytes, or nothing when they are refused with one sentence of clean text.
/// Anything else that happens is a fault.
inline std::optional<tournament::Event> imported(std::string_view bytes, interchange::Format format)
{
    const auto read = interchange::importEvent(bytes, {format, std::nullopt});
    if (!read) {
        if (read.error().problem.empty() || !core::isValidUtf8(core::toString(read.error())))
            std::abort();
        return std::nullopt;
    }
    for (const auto &notice : read->notices)
        if (!core::isValidUtf8(notice))
            std::abort();
    tournament::Event event;
    tournament::apply(event, read->facts);
    return event;
}

/// Every way out of an event that came in; our own document must come back as the same event.
inline void exerciseExports(tournament::Event event)
{
    using enum interchange::ExportFormat;
    for (const auto format : {CsvPlayers, CsvStandings, CsvPairings, Markdown})
        (void)interchange::exportEvent(event, format, {true, std::nullopt});
    for (const auto &page : interchange::markdownPages(event))
        if (page.size() > 8000)
            std::abort();
    if (!imported(interchange::exportEvent(event, EventJson, {true, std::nullopt}),
                  interchange::Format::EventJson))
        std::abort();
    event.source.reset();
    auto again =
        imported(interchange::exportEvent(event, EventJson), interchange::Format::EventJson);
    if (!again || *again != event)
        std::abort();
}
