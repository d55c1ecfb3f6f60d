// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/explained.h"

#include "rules/saying/scene.h"

#include <algorithm>

namespace saying {

std::vector<Explained> explainedIn(std::string_view line)
{
    std::vector<Explained> found;
    for (std::size_t at = 0; (at = line.find('[', at)) != std::string_view::npos;) {
        const std::size_t end = line.find(']', at);
        if (end == std::string_view::npos)
            break;
        found.push_back({{at, end + 1}, std::string(line.substr(at + 1, end - at - 1))});
        at = end + 1;
    }
    return found;
}

std::string withoutExplained(std::string_view line)
{
    std::string words(line);
    for (const Explained &one : explainedIn(line))
        std::fill(words.begin() + static_cast<std::ptrdiff_t>(one.span.begin),
                  words.begin() + static_cast<std::ptrdiff_t>(one.span.end), ' ');
    return words;
}

const Explained *explainedAt(const Scene &scene, std::size_t begin, std::size_t end)
{
    const auto &tokens = scene.tokens();
    if (scene.explained.empty() || begin > tokens.size())
        return nullptr;
    const std::size_t first = begin < tokens.size() ? tokens[begin].span.begin : 0;
    while (end < tokens.size() && tokens[end].isMark)
        ++end;
    const std::size_t next = end < tokens.size() ? tokens[end].span.begin : std::string::npos;
    const auto one = std::ranges::find_if(scene.explained, [&](const Explained &it) {
        return it.span.begin >= first && it.span.end <= next;
    });
    return one == scene.explained.end() ? nullptr : &*one;
}

std::string explainedBy(std::string_view words, std::string_view meaning)
{
    std::string text(words);
    if (!text.empty())
        text += ' ';
    return text + '[' + std::string(meaning) + ']';
}

} // namespace saying
