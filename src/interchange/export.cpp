// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/export.h"

#include "interchange/anonymous.h"
#include "interchange/csv_export.h"
#include "interchange/event_json_export.h"
#include "interchange/markdown.h"
#include "interchange/overlay_json.h"

namespace interchange {

namespace {

/// Pages for chat in one file, a rule between two of them.
std::string joined(const std::vector<std::string> &pages)
{
    std::string text;
    for (const std::string &page : pages)
        text += (text.empty() ? "" : "\n---\n\n") + page + '\n';
    return text;
}

std::string markdown(const tournament::Event &event, const ExportOptions &options)
{
    auto pages = markdownPages(event, options);
    const auto standings = markdownStandings(event, options);
    pages.insert(pages.end(), standings.begin(), standings.end());
    return joined(pages);
}

} // namespace

std::string exportEvent(const tournament::Event &event, ExportFormat format,
                        const ExportOptions &options)
{
    if (format == ExportFormat::EventJson)
        return exportEventJson(event, options.anonymous);
    if (format == ExportFormat::Markdown)
        return markdown(event, options);
    if (format == ExportFormat::OverlayJson)
        return overlayJson(options.anonymous ? anonymous(event)
                                             : naming(event, tournament::mayBeStreamed));
    const tournament::Event shown = forExport(event, options.anonymous);
    if (format == ExportFormat::CsvPlayers)
        return playersCsv(shown);
    if (format == ExportFormat::CsvStandings)
        return standingsCsv(shown);
    return pairingsCsv(shown, options.round);
}

} // namespace interchange
