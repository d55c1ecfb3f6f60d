// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace core {

/// A number as the document wrote it ("3.47917"): what is not edited is written back unchanged.
struct JsonDecimal {
    std::string text;
    friend bool operator==(const JsonDecimal &, const JsonDecimal &) = default;
};

/// One JSON value. Objects keep the order of their keys; documents of other programs are edited in
/// place and written back with everything else as it was.
class Json {
public:
    using Array = std::vector<Json>;
    using Member = std::pair<std::string, Json>;
    using Object = std::vector<Member>;
    using Value =
        std::variant<std::nullptr_t, bool, std::int64_t, JsonDecimal, std::string, Array, Object>;

    Json() = default;
    Json(std::nullptr_t) { }
    Json(bool value) : m_value(value) { }
    Json(int value) : m_value(std::int64_t{value}) { }
    Json(std::int64_t value) : m_value(value) { }
    Json(JsonDecimal value) : m_value(std::move(value)) { }
    Json(const char *value) : m_value(std::string(value)) { }
    Json(std::string_view value) : m_value(std::string(value)) { }
    Json(std::string value) : m_value(std::move(value)) { }
    Json(Array value) : m_value(std::move(value)) { }
    Json(Object value) : m_value(std::move(value)) { }

    [[nodiscard]] static Json object(std::initializer_list<Member> members)
    {
        return Json(Object(members));
    }
    [[nodiscard]] static Json array() { return Json(Array()); }

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::nullptr_t>(m_value); }
    [[nodiscard]] const bool *asBool() const { return std::get_if<bool>(&m_value); }
    [[nodiscard]] const std::int64_t *asInteger() const
    {
        return std::get_if<std::int64_t>(&m_value);
    }
    [[nodiscard]] const JsonDecimal *asDecimal() const
    {
        return std::get_if<JsonDecimal>(&m_value);
    }
    [[nodiscard]] const std::string *asString() const { return std::get_if<std::string>(&m_value); }
    [[nodiscard]] const Array *asArray() const { return std::get_if<Array>(&m_value); }
    [[nodiscard]] Array *asArray() { return std::get_if<Array>(&m_value); }
    [[nodiscard]] const Object *asObject() const { return std::get_if<Object>(&m_value); }
    [[nodiscard]] Object *asObject() { return std::get_if<Object>(&m_value); }

    /// The member of that name, or nullptr when there is none or this is not an object.
    [[nodiscard]] const Json *find(std::string_view key) const;
    [[nodiscard]] Json *find(std::string_view key);
    /// Replaces the member of that name where it stands or adds it at the end. Must be an object.
    void set(std::string_view key, Json value);
    /// Must be an array.
    void push(Json value);

    friend bool operator==(const Json &, const Json &) = default;

private:
    Value m_value = nullptr;
};

struct JsonError {
    std::size_t line = 0;   ///< from 1
    std::size_t column = 0; ///< from 1, in bytes
    std::string problem;    ///< "a key appears twice: \"name\""
};

inline constexpr std::size_t jsonMaximumDepth = 64;

/// The whole text must be one document: UTF-8, no comments, no key twice, at most
/// jsonMaximumDepth deep.
[[nodiscard]] Expected<Json, JsonError> parseJson(std::string_view text);

/// `indent` < 0: one line. Otherwise one member a line, indented by that many blanks a level.
[[nodiscard]] std::string dump(const Json &json, int indent = -1);

/// A JSON string literal with its quotes. Valid UTF-8 whatever `text` holds (a byte that is none
/// becomes U+FFFD), and nothing that a terminal obeys: control characters, overrides of the
/// direction of writing and separators of lines stand as \uXXXX, which reads as the same text.
[[nodiscard]] std::string jsonQuoted(std::string_view text);

/// The value, or null where there is none.
template <class T>
[[nodiscard]] Json orNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json();
}

} // namespace core
