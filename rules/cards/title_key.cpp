// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/cards/title_key.h"

#include "core/text.h"

#include <algorithm>

namespace rules {

std::string titleKey(std::string_view text)
{
    const bool ascii =
        std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    std::string key(ascii ? std::string(text) : core::folded(text));
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
