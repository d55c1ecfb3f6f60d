// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/event_json_export.h"

#include "core/strict_reader.h"
#include "interchange/anonymous.h"
#include "interchange/event_json_import.h"
#include "interchange/event_json_render.h"

namespace interchange {

using core::Json;
using tournament::Event;

namespace {

/// Blanks in front of the first member of a document; -1: it stands on one line.
int indentOf(std::string_view text)
{
    const auto line = text.find('\n', text.find('{'));
    if (line == std::string_view::npos)
        return -1;
    const auto first = text.find_first_not_of(" \t\r\n", line);
    if (first == std::string_view::npos)
        return -1;
    const auto start = text.rfind('\n', first);
    return text[first - 1] == '\t' ? 1 : static_cast<int>(first - start) - 1;
}

std::string ownDocument(const Event &event, bool nameless)
{
    constexpr int indent = 1;
    return dump(renderEvent(forExport(event, nameless)), indent) + '\n';
}

std::string foreignDocument(const Event &event, bool nameless)
{
    const std::string &source = event.source->text;
    EventJson imported = importEventJson(source, &event.profile);
    Json document = imported.json;
    editDocument(document, imported.event, event);
    if (nameless)
        scrub(document, imported.event, event);
    else
        scrubRefused(document, imported.event, event);
    if (document == imported.json)
        return source;
    return dump(document, indentOf(source)) + (source.ends_with('\n') ? "\n" : "");
}

} // namespace

std::string exportEventJson(const Event &event, bool nameless)
{
    if (!event.source || event.source->format != "event-json")
        return ownDocument(event, nameless);
    try {
        return foreignDocument(event, nameless);
    } catch (const core::DataError &) {
        // The kept document came through an event file and need not be what once was imported.
        return ownDocument(event, nameless);
    }
}

} // namespace interchange
