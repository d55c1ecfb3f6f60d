// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/code_points.h"

#include <array>
#include <utf8proc.h>

namespace core {

CodePoint takeCodePoint(std::string_view &text)
{
    utf8proc_int32_t codePoint = 0;
    const auto read = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t *>(text.data()),
                                       static_cast<utf8proc_ssize_t>(text.size()), &codePoint);
    if (read <= 0) {
        text.remove_prefix(1);
        return {};
    }
    text.remove_prefix(static_cast<std::size_t>(read));
    return {static_cast<char32_t>(codePoint), true};
}

void append(std::string &text, char32_t codePoint)
{
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto size = utf8proc_encode_char(static_cast<utf8proc_int32_t>(codePoint), bytes.data());
    text.append(reinterpret_cast<const char *>(bytes.data()), static_cast<std::size_t>(size));
}

std::string capitalized(std::string_view text)
{
    if (text.empty())
        return {};
    std::string_view rest = text;
    const CodePoint first = takeCodePoint(rest);
    if (!first.sound)
        return std::string(text);
    std::string begun;
    append(begun,
           static_cast<char32_t>(utf8proc_totitle(static_cast<utf8proc_int32_t>(first.value))));
    return begun += rest;
}

} // namespace core
