// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/excerpt.h"

#include "rules/reference/word.h"

namespace rules {

namespace {

constexpr std::string_view ellipsis = "…";

/// Positions of the words of the stretch of at most `most` bytes that holds most wanted ones.
std::pair<std::size_t, std::size_t> bestStretch(const std::vector<Word> &words,
                                                const std::vector<bool> &isWanted, std::size_t most)
{
    std::size_t begin = 0;
    std::size_t wanted = 0;
    std::size_t best = 0;
    std::pair<std::size_t, std::size_t> stretch{0, 0};
    for (std::size_t end = 0; end < words.size(); ++end) {
        wanted += isWanted[end] ? 1U : 0U;
        while (words[end].end - words[begin].begin > most && begin < end)
            wanted -= isWanted[begin++] ? 1U : 0U;
        if (wanted > best || best == 0) {
            best = wanted;
            stretch = {begin, end};
        }
    }
    return stretch;
}

} // namespace

Excerpt excerptOf(std::string_view text, const std::function<bool(const std::string &)> &wanted,
                  std::size_t most)
{
    const auto words = wordsOf(text);
    std::vector<bool> isWanted;
    for (const Word &word : words)
        isWanted.push_back(wanted(word.stem));
    Excerpt excerpt;
    std::size_t from = 0;
    std::size_t to = text.size();
    if (text.size() > most && !words.empty()) {
        auto [first, last] = bestStretch(words, isWanted, most);
        // The words around it, as long as there is room.
        while (last + 1 < words.size() && words[last + 1].end - words[first].begin <= most)
            ++last;
        while (first > 0 && words[last].end - words[first - 1].begin <= most)
            --first;
        from = first == 0 ? 0 : words[first].begin;
        to = last + 1 == words.size() ? text.size() : words[last].end;
    }
    if (from > 0)
        excerpt.text += ellipsis;
    const std::size_t shift = excerpt.text.size();
    excerpt.text += text.substr(from, to - from);
    if (to < text.size())
        excerpt.text += ellipsis;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (isWanted[i] && words[i].begin >= from && words[i].end <= to)
            excerpt.marks.emplace_back(words[i].begin - from + shift, words[i].end - from + shift);
    return excerpt;
}

} // namespace rules
