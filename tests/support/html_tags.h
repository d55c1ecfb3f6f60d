// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedded_file.h"

#include <set>
#include <span>
#include <string>
#include <string_view>

namespace support {

/// What begins with "<" in a page, by its letters: "h1", "/td", "!DOCTYPE".
[[nodiscard]] inline std::set<std::string, std::less<>> tagsIn(std::string_view page)
{
    constexpr std::string_view ends = " >\n{"; // "{": of a template
    std::set<std::string, std::less<>> tags;
    for (auto at = page.find('<'); at != std::string_view::npos; at = page.find('<', at + 1)) {
        const auto end = std::min(page.find_first_of(ends, at), page.size());
        std::string tag(page.substr(at + 1, end - at - 1));
        if (tag == "script" && page.substr(end).starts_with('>'))
            tag += '>'; // one that brings its own words
        tags.insert(std::move(tag));
    }
    return tags;
}

/// The tags that the templates have themselves: a page that has another shows text as a tag.
[[nodiscard]] inline std::set<std::string, std::less<>>
tagsOfTemplates(std::span<const core::EmbeddedFile> files)
{
    std::set<std::string, std::less<>> tags;
    for (const core::EmbeddedFile &file : files)
        if (file.name.ends_with(".mustache"))
            tags.merge(tagsIn(file.text));
    return tags;
}

} // namespace support
