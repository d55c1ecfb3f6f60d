// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "support/places.h"
#include "support/temp_folder.h"

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

} // namespace support
