// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json.h"

#include "core/code_points.h"

#include <algorithm>
#include <stdexcept>

namespace core {

namespace {

class Writer {
public:
    explicit Writer(int indent) : m_indent(indent) { }

    void write(const Json &json, int level)
    {
        if (json.isNull())
            m_text += "null";
        else if (const auto *truth = json.asBool())
            m_text += *truth ? "true" : "false";
        else if (const auto *integer = json.asInteger())
            m_text += std::to_string(*integer);
        else if (const auto *decimal = json.asDecimal())
            m_text += decimal->text;
        else if (const auto *string = json.asString())
            m_text += jsonQuoted(*string);
        else if (const auto *array = json.asArray())
            writeItems(*array, '[', ']', level, [&](const Json &item) { write(item, level + 1); });
        else
            writeItems(*json.asObject(), '{', '}', level, [&](const Json::Member &member) {
                m_text += jsonQuoted(member.first);
                m_text += m_indent < 0 ? ":" : ": ";
                write(member.second, level + 1);
            });
    }

    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    template <class Items, class WriteItem>
    void writeItems(const Items &items, char open, char close, int level, WriteItem writeItem)
    {
        m_text += open;
        bool first = true;
        for (const auto &item : items) {
            if (!first)
                m_text += ',';
            first = false;
            newLine(level + 1);
            writeItem(item);
        }
        if (!first)
            newLine(level);
        m_text += close;
    }

    void newLine(int level)
    {
        if (m_indent < 0)
            return;
        m_text += '\n';
        m_text.append(static_cast<std::size_t>(m_indent) * static_cast<std::size_t>(level), ' ');
    }

    int m_indent;
    std::string m_text;
};

} // namespace

const Json *Json::find(std::string_view key) const
{
    const auto *members = asObject();
    if (!members)
        return nullptr;
    const auto member = std::ranges::find(*members, key, &Member::first);
    return member == members->end() ? nullptr : &member->second;
}

Json *Json::find(std::string_view key)
{
    return const_cast<Json *>(std::as_const(*this).find(key));
}

void Json::set(std::string_view key, Json value)
{
    if (Json *present = find(key))
        *present = std::move(value);
    else
        std::get<Object>(m_value).emplace_back(std::string(key), std::move(value));
}

void Json::push(Json value) { std::get<Array>(m_value).push_back(std::move(value)); }

std::string dump(const Json &json, int indent)
{
    Writer writer(indent);
    writer.write(json, 0);
    return writer.take();
}

namespace {

/// What a terminal or an editor that shows the document would obey stands as its number.
bool isEscaped(char32_t codePoint)
{
    return isControl(codePoint) || isSeparator(codePoint) || isDirectionOverride(codePoint)
        || isIsolate(codePoint) || codePoint == endOfIsolate;
}

void appendNumber(std::string &quoted, char32_t codePoint)
{
    constexpr std::string_view digits = "0123456789abcdef";
    quoted += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4)
        quoted += digits[(codePoint >> shift) & 15];
}

void appendQuoted(std::string &quoted, char32_t codePoint)
{
    switch (codePoint) {
    case '"':
        quoted += "\\\"";
        break;
    case '\\':
        quoted += "\\\\";
        break;
    case '\n':
        quoted += "\\n";
        break;
    case '\r':
        quoted += "\\r";
        break;
    case '\t':
        quoted += "\\t";
        break;
    default:
        if (isEscaped(codePoint))
            appendNumber(quoted, codePoint);
        else
            append(quoted, codePoint);
    }
}

} // namespace

std::string jsonQuoted(std::string_view text)
{
    const auto isPlain = [](char c) { return c >= 0x20 && c < 0x7F && c != '"' && c != '\\'; };
    std::string quoted = "\"";
    quoted.reserve(text.size() + 2);
    while (!text.empty()) {
        const auto plain =
            static_cast<std::size_t>(std::ranges::find_if_not(text, isPlain) - text.begin());
        quoted += text.substr(0, plain);
        text.remove_prefix(plain);
        if (!text.empty())
            appendQuoted(quoted, takeCodePoint(text).value);
    }
    return quoted + '"';
}

} // namespace core
