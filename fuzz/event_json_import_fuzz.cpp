// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "import_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto event = imported(text, interchange::Format::EventJson);
    if (!event)
        return 0;
    // Untouched, a kept document goes out as it came in.
    if (event->source
        && interchange::exportEvent(*event, interchange::ExportFormat::EventJson) != text)
        std::abort();
    exerciseExports(*event);
    return 0;
}
