// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/fact_reader.h"

#include "tournament/event/value_reader.h"

namespace storage {

namespace {

using core::Json;
using core::JsonPlace;

Payload readDocument(const JsonPlace &document)
{
    Payload payload;
    if (const auto span = document.get("span")) {
        payload.span.emplace();
        payload.span->first = span->at("first").integer();
        payload.span->last = span->at("last").integer();
    }
    if (const auto facts = document.get("facts"))
        for (const JsonPlace &fact : facts->items())
            payload.facts.push_back(tournament::readFact(fact));
    return payload;
}

} // namespace

std::string writePayload(const Payload &payload)
{
    Json::Object document;
    if (payload.span)
        document.emplace_back(
            "span", Json::object({{"first", payload.span->first}, {"last", payload.span->last}}));
    if (!payload.facts.empty()) {
        Json::Array facts;
        for (const tournament::Fact &fact : payload.facts)
            facts.push_back(tournament::toJson(fact));
        document.emplace_back("facts", std::move(facts));
    }
    return core::dump(Json(std::move(document)));
}

core::Expected<Payload, StorageError> readPayload(std::string_view text, std::int64_t row)
{
    const auto damaged = [row](const std::string &what) {
        return core::unexpected(StorageError{StorageErrorCode::Damaged, {}, what, row});
    };
    const auto json = core::parseJson(text);
    if (!json)
        return damaged("journal row " + std::to_string(row) + ", column "
                       + std::to_string(json.error().column) + ": " + json.error().problem);
    try {
        return readDocument({*json, {}});
    } catch (const tournament::UnknownWord &unknown) {
        return core::unexpected(StorageError{
            StorageErrorCode::UnknownFact, {}, unknown.word + " (" + unknown.place + ")", row});
    } catch (const core::DataError &error) {
        return damaged("journal row " + std::to_string(row) + ", " + core::toString(error));
    }
}

std::string stateBytes(const tournament::Event &event)
{
    return core::dump(tournament::toJson(event));
}

} // namespace storage
