// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_set>

#include "core/text.h"

namespace core {

namespace {

/// Builds core::Json from nlohmann's events: they hand out the text of every number, tell when a
/// key comes twice and let us stop at a depth before the stack does.
class Builder final : public nlohmann::json_sax<nlohmann::json> {
public:
    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(std::int64_t value) override { return add(value); }
    bool number_unsigned(std::uint64_t value) override
    {
        if (value <= static_cast<std::uint64_t>(INT64_MAX))
            return add(static_cast<std::int64_t>(value));
        return add(JsonDecimal{std::to_string(value)});
    }
    bool number_float(double /*value*/, const std::string &text) override
    {
        return add(JsonDecimal{text});
    }
    bool string(std::string &value) override { return add(std::move(value)); }
    bool binary(nlohmann::json::binary_t & /*value*/) override { return false; }

    bool start_object(std::size_t /*size*/) override { return open(Json(Json::Object())); }
    bool key(std::string &value) override
    {
        if (isRepeated(value)) {
            m_problem = "the key " + jsonQuoted(value) + " appears twice in one object";
            return false;
        }
        m_keys.back().current = std::move(value);
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*size*/) override { return open(Json(Json::Array())); }
    bool end_array() override { return close(); }

    bool parse_error(std::size_t position, const std::string & /*token*/,
                     const nlohmann::detail::exception &error) override
    {
        m_position = position;
        m_problem = error.what();
        // "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error …"
        if (const auto colon = m_problem.find(": "); colon != std::string::npos)
            m_problem.erase(0, colon + 2);
        // "…; last read: '<bytes>'" repeats bytes that may be the very ones that are not UTF-8.
        if (!isValidUtf8(m_problem))
            m_problem.erase(std::min(m_problem.find("; last read"), m_problem.size()));
        return false;
    }

    [[nodiscard]] Json take() { return std::move(m_root); }
    [[nodiscard]] const std::string &problem() const { return m_problem; }
    [[nodiscard]] std::size_t position() const { return m_position; }

private:
    struct Keys {
        std::string current;
        std::unordered_set<std::string> seen; ///< of an object with many
    };

    /// Looks through few members; of many it keeps the keys, or the look would be quadratic.
    bool isRepeated(const std::string &key)
    {
        constexpr std::size_t few = 16;
        const Json::Object &members = *m_open.back().asObject();
        if (members.size() < few)
            return std::ranges::any_of(members,
                                       [&](const auto &member) { return member.first == key; });
        auto &seen = m_keys.back().seen;
        if (seen.empty())
            for (const auto &[known, value] : members)
                seen.insert(known);
        return !seen.insert(key).second;
    }

    bool add(Json value)
    {
        if (m_open.empty())
            m_root = std::move(value);
        else if (m_open.back().asArray())
            m_open.back().push(std::move(value));
        else
            m_open.back().asObject()->emplace_back(std::move(m_keys.back().current),
                                                   std::move(value));
        return true;
    }
    bool open(Json container)
    {
        if (m_open.size() == jsonMaximumDepth) {
            m_problem = "values are nested more than " + std::to_string(jsonMaximumDepth) + " deep";
            return false;
        }
        m_open.push_back(std::move(container));
        m_keys.emplace_back();
        return true;
    }
    bool close()
    {
        Json done = std::move(m_open.back());
        m_open.pop_back();
        m_keys.pop_back();
        return add(std::move(done));
    }

    Json m_root;
    std::vector<Json> m_open;
    std::vector<Keys> m_keys; ///< one an open container, unused in lists
    std::string m_problem;
    std::size_t m_position = 0;
};

/// An iterator that lets us ask how far the parser has read.
class Counted {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    Counted(const char *at, const char **furthest) : m_at(at), m_furthest(furthest) { }
    reference operator*() const { return *m_at; }
    Counted &operator++()
    {
        *m_furthest = ++m_at;
        return *this;
    }
    Counted operator++(int)
    {
        Counted before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const Counted &a, const Counted &b) { return a.m_at == b.m_at; }
    friend bool operator!=(const Counted &a, const Counted &b) { return a.m_at != b.m_at; }

private:
    const char *m_at;
    const char **m_furthest;
};

tl::unexpected<JsonError> errorAt(std::string_view text, std::size_t position, std::string problem)
{
    const std::string_view before = text.substr(0, std::min(position, text.size()));
    const auto lineStart = before.rfind('\n');
    return unexpected(JsonError{1 + static_cast<std::size_t>(std::ranges::count(before, '\n')),
                                lineStart == std::string_view::npos ? before.size() + 1
                                                                    : before.size() - lineStart,
                                std::move(problem)});
}

} // namespace

Expected<Json, JsonError> parseJson(std::string_view text)
{
    // nlohmann takes a zero byte for the end of the text and would not see what follows it.
    if (const auto zero = text.find('\0'); zero != std::string_view::npos)
        return errorAt(text, zero, "a zero byte is no part of a JSON document");
    Builder builder;
    const char *furthest = text.data();
    const char *end = text.data() + text.size();
    if (nlohmann::json::sax_parse(Counted(text.data(), &furthest), Counted(end, &furthest),
                                  &builder))
        return builder.take();

    auto position = static_cast<std::size_t>(furthest - text.data());
    if (builder.position() > 0)
        position = builder.position() - 1;
    return errorAt(text, position,
                   builder.problem().empty() ? "the document is empty" : builder.problem());
}

} // namespace core
