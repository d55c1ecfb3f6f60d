// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json.h"
#include "core/text.h"

#include <cstdlib>

// Whatever arrives by mail is either refused with a place inside the text or reads back from what
// we write as the same value.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto json = core::parseJson(text);
    if (!json) {
        const auto &error = json.error();
        if (error.problem.empty() || !core::isValidUtf8(error.problem) || error.line == 0
            || error.column == 0 || error.line + error.column > size + 2)
            std::abort();
        return 0;
    }
    for (const int indent : {-1, 2}) {
        const auto again = core::parseJson(core::dump(*json, indent));
        if (!again || *again != *json)
            std::abort();
    }
    return 0;
}
