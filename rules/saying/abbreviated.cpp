// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/abbreviated.h"

#include "rules/saying/token.h"

#include <cstddef>

namespace saying {

namespace {

constexpr const char *identity = "identity";

} // namespace

void writeOut(std::vector<rules::Word> &words, std::string_view line)
{
    for (std::size_t at = 0; at < words.size(); ++at) {
        rules::Word &word = words[at];
        const bool isWhole = word.end - word.begin == word.text.size(); // without an apostrophe
        const bool isOfSomebody = at > 0 && isPossessive(words[at - 1].text);
        if (word.text != "id" || !isWhole
            || !(isOfSomebody || line.substr(word.begin, word.text.size()) == "ID"))
            continue;
        word.text = identity;
        word.stem = rules::stem(identity);
    }
}

} // namespace saying
