// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/play_summary.h"

namespace rules {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using core::JsonPlace;

std::string text(const JsonPlace &place)
{
    if (place.string().empty())
        place.fail("expected text that is not empty");
    return place.string();
}

SummaryPoint pointAt(const JsonPlace &place)
{
    place.allowOnly({"subject", "text", "entries"});
    SummaryPoint point{text(place.at("subject")), text(place.at("text")), {}};
    for (const JsonPlace &entry : place.at("entries").items())
        point.entries.push_back(text(entry));
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
        SummarySection section{text(place.at("title")), {}};
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
        core::readCompiledIn(
            embeddedFiles(), [](std::string_view name) { return name == "play-summary.json"; },
            readPlaySummary)
            .front();
    return summary;
}

} // namespace rules
