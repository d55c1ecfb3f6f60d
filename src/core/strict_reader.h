// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "core/words.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

} // namespace core
