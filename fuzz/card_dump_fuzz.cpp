// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "rules/cards/card_data.h"
#include "rules/cards/nrdb_dump.h"

#include <cstdlib>

// Whatever a dump adds is kept in our own format and reads back as the same cards.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static const rules::CardData base = rules::cardLibrary().data();
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const rules::DumpFile file{"dump", bytes};
    const auto dump = rules::readDump(base, std::span(&file, 1));
    if (!dump) {
        if (dump.error().problem.empty() || !core::isValidUtf8(core::toString(dump.error())))
            std::abort();
        return 0;
    }
    const auto again = rules::readCardData(base, "kept", rules::writeCardData(dump->data, base));
    if (!again || *again != dump->data)
        std::abort();
    return 0;
}
