// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/play_summary.h"

namespace rules {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using core::JsonPlace;

SummaryPoint pointAt(const JsonPlace &place)
{
    place.allowOnly({"subject", "text", "entries"});
    SummaryPoint point{place.at("subject").text(), place.at("text").text(), {}};
    for (const JsonPlace &entry : place.at("entries").items())
        point.entries.push_back(entry.text());
    if (point.entries.empty())
        place.at("entries").fail("expected the entry that says it in full");
    return point;
}

PlaySummary summaryAt(const JsonPlace &root)
{
    root.allowOnly({"sections"});
    PlaySummary summary;
    for (const JsonPlace &place : root.at("sections").items()) {
        place.allowOnly({"title", "points"});
        SummarySection section{place.at("title").text(), {}};
        for (const JsonPlace &point : place.at("points").items())
            section.points.push_back(pointAt(point));
        summary.push_back(std::move(section));
    }
    return summary;
}

} // namespace

core::Expected<PlaySummary, core::DataError> readPlaySummary(std::string_view text)
{
    return core::readStrictly(text, summaryAt);
}

const PlaySummary &playSummary()
{
    static const PlaySummary summary =
        core::readOneCompiledIn(embeddedFiles(), "play-summary.json", readPlaySummary);
    return summary;
}

} // namespace rules
