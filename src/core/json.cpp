// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json.h"

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

std::string jsonQuoted(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string quoted = "\"";
    for (const char c : text) {
        switch (c) {
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
            if (static_cast<unsigned char>(c) < 0x20) {
                quoted += "\\u00";
                quoted += digits[static_cast<unsigned char>(c) >> 4];
                quoted += digits[static_cast<unsigned char>(c) & 15];
            } else {
                quoted += c;
            }
        }
    }
    return quoted + '"';
}

} // namespace core
