// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/strict_reader.h"

#include <algorithm>

namespace core {

namespace {

std::string shown(const Json &json)
{
    constexpr std::size_t longest = 40;
    if (json.asObject())
        return "an object";
    if (json.asArray())
        return "a list";
    std::string text = dump(json);
    if (text.size() > longest)
        text = "a longer value";
    return text;
}

} // namespace

std::string toString(const DataError &error)
{
    return error.place.empty() ? error.problem : error.place + ": " + error.problem;
}

DataError notJson(const JsonError &error)
{
    return {"line " + std::to_string(error.line) + ", column " + std::to_string(error.column),
            error.problem};
}

bool JsonPlace::boolean() const
{
    if (const auto *value = m_json->asBool())
        return *value;
    expected("true or false");
}

std::int64_t JsonPlace::integer() const
{
    if (const auto *value = m_json->asInteger())
        return *value;
    expected("a whole number");
}

std::int64_t JsonPlace::integer(std::int64_t least, std::int64_t most) const
{
    const auto *value = m_json->asInteger();
    if (!value || *value < least || *value > most)
        expected("a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return *value;
}

const std::string &JsonPlace::string() const
{
    if (const auto *value = m_json->asString())
        return *value;
    expected("text");
}

const std::string &JsonPlace::text() const
{
    if (string().empty())
        fail("expected text that is not empty");
    return string();
}

std::vector<JsonPlace> JsonPlace::items() const
{
    const auto *values = m_json->asArray();
    if (!values)
        expected("a list");
    std::vector<JsonPlace> result;
    result.reserve(values->size());
    for (std::size_t i = 0; i < values->size(); ++i)
        result.emplace_back((*values)[i], m_place + '[' + std::to_string(i) + ']');
    return result;
}

JsonPlace JsonPlace::at(std::string_view key) const
{
    if (!m_json->asObject())
        expected("an object");
    const Json *member = m_json->find(key);
    if (!member)
        fail("the key " + jsonQuoted(key) + " is missing");
    return {*member, m_place.empty() ? std::string(key) : m_place + '.' + std::string(key)};
}

std::optional<JsonPlace> JsonPlace::get(std::string_view key) const
{
    if (!m_json->asObject())
        expected("an object");
    const Json *member = m_json->find(key);
    if (!member || member->isNull())
        return std::nullopt;
    return at(key);
}

void JsonPlace::allowOnly(std::initializer_list<std::string_view> known) const
{
    const auto *members = m_json->asObject();
    if (!members)
        expected("an object");
    for (const auto &[key, value] : *members)
        if (std::ranges::find(known, key) == known.end())
            fail("unknown key " + jsonQuoted(key));
}

void JsonPlace::fail(std::string problem) const { throw DataError{m_place, std::move(problem)}; }

void JsonPlace::expected(std::string_view what) const
{
    fail("expected " + std::string(what) + ", found " + shown(*m_json));
}

} // namespace core
