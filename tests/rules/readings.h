// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What tests look up in what a line of words was read as.
#pragma once

#include "core/json.h"
#include "rules/asking/document.h"
#include "rules/saying/reading.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace support {

/// The value there, as JSON; "nothing" where none is.
inline std::string at(const saying::Situation &situation, std::string_view path)
{
    const core::Json *value = asking::valueAt(situation.document, path);
    return value ? core::dump(*value) : "nothing";
}

inline std::string at(const saying::Reading &reading, std::string_view path)
{
    return at(reading.situation, path);
}

inline bool isAssumed(const saying::Situation &situation, std::string_view path)
{
    return std::ranges::find(situation.assumed, path, &saying::Assumed::path)
        != situation.assumed.end();
}

inline bool isAssumed(const saying::Reading &reading, std::string_view path)
{
    return isAssumed(reading.situation, path);
}

/// What the last of several lines is read as, told one after the other.
inline saying::Reading lastOf(const std::vector<std::string> &lines)
{
    saying::Reading reading;
    for (const std::string &line : lines)
        reading = saying::read(line, reading.situation);
    return reading;
}

/// The first chip of that kind; nullptr: there is none.
inline const saying::Chip *chipOf(const saying::Reading &reading, saying::ChipKind kind)
{
    const auto found = std::ranges::find(reading.chips, kind, &saying::Chip::kind);
    return found == reading.chips.end() ? nullptr : &*found;
}

/// The first chip that tells the value there.
inline const saying::Chip *chipOf(const saying::Reading &reading, std::string_view path)
{
    const auto found = std::ranges::find_if(reading.chips, [&](const saying::Chip &chip) {
        return std::ranges::find(chip.paths, path) != chip.paths.end();
    });
    return found == reading.chips.end() ? nullptr : &*found;
}

inline const saying::Chip *questionOf(const saying::Reading &reading)
{
    return chipOf(reading, saying::ChipKind::Question);
}

/// The line with an offer taken.
inline std::string with(const std::string &line, const saying::Chip &chip,
                        const saying::Offer &offer)
{
    return line.substr(0, chip.span.begin) + offer.instead + line.substr(chip.span.end);
}

} // namespace support
