// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "import_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    (void)interchange::importEvent(text, {});
    const auto event = imported(text, interchange::Format::CsvPlayers);
    if (!event)
        return 0;
    exerciseExports(*event);
    // What a list becomes and is written as reads as the same list.
    const auto list = interchange::readPlayersCsv(text);
    const auto again = interchange::readPlayersCsv(
        interchange::exportEvent(*event, interchange::ExportFormat::CsvPlayers));
    if (!list || !again || list->size() != again->size())
        std::abort();
    for (std::size_t i = 0; i < list->size(); ++i)
        if ((*list)[i].name != (*again)[i].name)
            std::abort();
    return 0;
}
