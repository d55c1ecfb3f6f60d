// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/cards/title_key.h"

#include "core/text.h"

#include <algorithm>

namespace rules {

namespace {

/// Signs of trade are no letters, although Unicode takes them apart into some.
std::string withoutTradeMarks(std::string_view text)
{
    std::string plain(text);
    for (const std::string_view mark : {"\u2122", "\u2120"})
        for (auto at = plain.find(mark); at != std::string::npos; at = plain.find(mark, at))
            plain.erase(at, mark.size());
    return plain;
}

} // namespace

std::string titleKey(std::string_view text)
{
    const bool ascii =
        std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    std::string key(ascii ? std::string(text) : core::folded(withoutTradeMarks(text)));
    auto end = key.begin();
    for (const char c : key) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            *end++ = c;
        else if (c >= 'A' && c <= 'Z')
            *end++ = static_cast<char>(c - 'A' + 'a');
    }
    key.erase(end, key.end());
    return key;
}

} // namespace rules
