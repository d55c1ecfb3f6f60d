// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedded_file.h"
#include "core/expected.h"
#include "core/json.h"
#include "core/words.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace core {

/// What is wrong with a data file, and where. Thrown inside readers only; their public functions
/// return it as a value.
struct DataError {
    std::string place;   ///< "rounds[2][4].player1.id"; empty: the document itself
    std::string problem; ///< what was expected and found, without a full stop
};

/// "rounds[2].table: expected a whole number, found "A"", or only the problem without a place.
[[nodiscard]] std::string toString(const DataError &error);

/// A cursor on one JSON value that knows its place, for readers in which every wrong type and, by
/// done(), every unknown key is an error that names it.
class JsonPlace {
public:
    JsonPlace(const Json &json, std::string place) : m_json(&json), m_place(std::move(place)) { }

    [[nodiscard]] const Json &json() const { return *m_json; }
    [[nodiscard]] const std::string &place() const { return m_place; }

    // Each throws DataError when the value is of another type.
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] std::int64_t integer() const;
    [[nodiscard]] std::int64_t integer(std::int64_t least, std::int64_t most) const;
    [[nodiscard]] const std::string &string() const;
    /// A string that says something: not the empty one.
    [[nodiscard]] const std::string &text() const;
    [[nodiscard]] std::vector<JsonPlace> items() const;
    /// The value that one of these words stands for.
    template <class Enum, std::size_t size>
    [[nodiscard]] Enum word(const Words<Enum, size> &words) const
    {
        const auto value = fromWord(words, string());
        if (!value)
            fail("expected one of " + wordList(words) + ", found " + jsonQuoted(string()));
        return *value;
    }

    template <Worded Enum>
    [[nodiscard]] Enum word() const
    {
        return word(words<Enum>);
    }

    /// The member of that name; throws when it is missing or this is no object.
    [[nodiscard]] JsonPlace at(std::string_view key) const;
    /// The same, nothing when it is missing or null.
    [[nodiscard]] std::optional<JsonPlace> get(std::string_view key) const;
    /// Throws unless every key of this object is one of `known`.
    void allowOnly(std::initializer_list<std::string_view> known) const;

    [[noreturn]] void fail(std::string problem) const;

private:
    [[noreturn]] void expected(std::string_view what) const;

    const Json *m_json;
    std::string m_place;
};

/// Text that is no JSON: "line 3, column 7".
[[nodiscard]] DataError notJson(const JsonError &error);

/// A document read by `read(JsonPlace)`; what that throws becomes a value.
template <class Read>
[[nodiscard]] auto readPlaces(const Json &json, const Read &read)
    -> Expected<std::invoke_result_t<const Read &, JsonPlace>, DataError>
{
    try {
        return read(JsonPlace(json, ""));
    } catch (const DataError &error) {
        return unexpected(error);
    }
}
/// A whole text read likewise.
template <class Read>
[[nodiscard]] auto readStrictly(std::string_view text, const Read &read)
    -> Expected<std::invoke_result_t<const Read &, JsonPlace>, DataError>
{
    const auto json = parseJson(text);
    if (!json)
        return unexpected(notJson(json.error()));
    return readPlaces(*json, read);
}

/// The compiled-in files whose names `wanted` accepts, each read by `read(text)`. They are checked
/// by tests; a mistake in one is a bug and no input: throws std::logic_error.
template <class Wanted, class Read>
[[nodiscard]] auto readCompiledIn(std::span<const EmbeddedFile> files, const Wanted &wanted,
                                  const Read &read)
{
    std::vector<typename std::invoke_result_t<const Read &, std::string_view>::value_type> all;
    for (const EmbeddedFile &file : files) {
        if (!wanted(file.name))
            continue;
        auto one = read(file.text);
        if (!one)
            throw std::logic_error(std::string(file.name) + ": " + toString(one.error()));
        all.push_back(std::move(*one));
    }
    return all;
}

/// The one of that name.
template <class Read>
[[nodiscard]] auto readOneCompiledIn(std::span<const EmbeddedFile> files, std::string_view name,
                                     const Read &read)
{
    return std::move(
        readCompiledIn(files, [&](std::string_view file) { return file == name; }, read).at(0));
}

} // namespace core
