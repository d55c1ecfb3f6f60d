// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/request.h"

#include <algorithm>

namespace web {

namespace {

int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const int letter = (c | 0x20) - 'a';
    return letter >= 0 && letter < 6 ? letter + 10 : -1;
}

/// Calls `take` for every part between separators with what stands ahead of "=" and behind it.
template <class Take>
void readPairs(std::string_view text, char separator, const Take &take)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find(separator, at), text.size());
        const std::string_view part = text.substr(at, end - at);
        const auto equals = std::min(part.find('='), part.size());
        take(part.substr(0, equals), part.substr(std::min(equals + 1, part.size())));
        at = end + 1;
    }
}

} // namespace

std::string unescaped(std::string_view text, Plus plus)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int high = text[i] == '%' && i + 2 < text.size() ? digit(text[i + 1]) : -1;
        const int low = high >= 0 ? digit(text[i + 2]) : -1;
        if (low >= 0 && (plus == Plus::IsBlank || high + low > 0)) {
            result += static_cast<char>(high * 16 + low);
            i += 2;
        } else {
            result += text[i] == '+' && plus == Plus::IsBlank ? ' ' : text[i];
        }
    }
    return result;
}

Fields readForm(std::string_view body)
{
    Fields fields;
    readPairs(body, '&', [&](std::string_view name, std::string_view value) {
        if (!name.empty())
            fields.try_emplace(unescaped(name, Plus::IsBlank), unescaped(value, Plus::IsBlank));
    });
    return fields;
}

Fields readCookies(std::string_view header)
{
    Fields fields;
    readPairs(header, ';', [&](std::string_view name, std::string_view value) {
        name.remove_prefix(std::min(name.find_first_not_of(' '), name.size()));
        if (!name.empty())
            fields.try_emplace(std::string(name), std::string(value));
    });
    return fields;
}

std::string_view field(const Fields &fields, std::string_view name)
{
    const auto found = fields.find(name);
    return found == fields.end() ? std::string_view() : std::string_view(found->second);
}

std::string escaped(std::string_view text)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
        if (plain)
            result += c;
        else
            result += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
    return result;
}

} // namespace web
