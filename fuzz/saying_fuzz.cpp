// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/saying/reading.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

void exercise(const saying::Reading &reading, std::string_view line)
{
    for (const saying::Chip &chip : reading.chips) {
        require(chip.span.begin <= chip.span.end && chip.span.end <= line.size());
        require(!chip.says.empty() && core::isValidUtf8(chip.says));
    }
    for (const saying::Open &open : reading.open) {
        require(open.span.begin <= open.span.end && open.span.end <= line.size());
        require(!open.says.empty());
    }
    const core::Json &document = reading.situation.document;
    require(document.asObject() != nullptr);
    // Whatever was said, what it is read as can be asked.
    if (!document.asObject()->empty())
        require(rulings::questionOf(document).has_value());
}

} // namespace

// Any lines as what people say: each becomes a table that can be asked about, the same one twice.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    constexpr std::size_t most = 240;
    std::string_view text(reinterpret_cast<const char *>(data), std::min(size, most));
    if (!core::isValidUtf8(text))
        return 0;
    saying::Situation situation;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        saying::Reading reading = saying::read(line, situation);
        exercise(reading, line);
        const saying::Reading again = saying::read(line, situation);
        require(again.situation.document == reading.situation.document);
        situation = std::move(reading.situation);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return 0;
}
