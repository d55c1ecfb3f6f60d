// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/json_text.h"

#include "core/harmless.h"

namespace cli {

namespace {

void removeIsolates(core::Json &json)
{
    if (const auto *text = json.asString())
        json = core::withoutIsolates(*text);
    else if (auto *items = json.asArray())
        for (core::Json &item : *items)
            removeIsolates(item);
    else if (auto *members = json.asObject())
        for (auto &[key, value] : *members)
            removeIsolates(value);
}

} // namespace

std::string jsonText(core::Json answer, int indent)
{
    removeIsolates(answer);
    return core::dump(answer, indent);
}

core::Json jsonList(const std::vector<std::string> &texts)
{
    core::Json list = core::Json::array();
    for (const std::string &text : texts)
        list.push(text);
    return list;
}

} // namespace cli
