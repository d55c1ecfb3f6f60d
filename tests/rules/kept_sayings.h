// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "rules/saying/reading.h"
#include "support/places.h"
#include "support/temp_folder.h"

#include <map>
#include <string>
#include <vector>

namespace support {

/// tests/data/sayings.json: a sentence, what of the document it tells, and what it leaves open or
/// doubts.
inline const core::Json::Array &keptSayings()
{
    static const core::Json all = *core::parseJson(bytesOf(testData() / "sayings.json"));
    return *all.asArray();
}

/// The sentences alone.
inline std::vector<std::string> keptLines()
{
    std::vector<std::string> lines;
    for (const core::Json &one : keptSayings())
        lines.push_back(*one.find("say")->asString());
    return lines;
}

/// What a line alone is read as. Several cases look at each kept one: it is read once for all of
/// them.
inline const saying::Reading &readingOf(const std::string &line)
{
    static std::map<std::string, saying::Reading> known;
    const auto place = known.find(line);
    return place != known.end() ? place->second
                                : known.emplace(line, saying::read(line)).first->second;
}

} // namespace support
