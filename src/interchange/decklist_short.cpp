// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_short.h"

#include "interchange/decklist_tokens.h"

#include <algorithm>
#include <span>

namespace interchange {

namespace {

constexpr std::size_t shortestInitials = 2;

std::vector<std::string> titleWords(std::string_view text)
{
    std::vector<std::string> words;
    for (const ListToken &token : listTokens(text))
        if (token.kind != ListToken::Kind::Sign && !token.key.empty())
            words.push_back(token.key);
    return words;
}

bool saysCopies(const std::string &word)
{
    return word == "x" || std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

/// What is left of the words of a line without its number of copies.
std::vector<std::string> wantedWords(std::string_view line)
{
    auto words = titleWords(line);
    words.erase(words.begin(), std::ranges::find_if_not(words, saysCopies));
    while (!words.empty() && saysCopies(words.back()))
        words.pop_back();
    return words;
}

/// Each word begins one of the title, in the title's order.
bool beginsWords(const std::vector<std::string> &title, const std::vector<std::string> &wanted)
{
    auto at = title.begin();
    for (const std::string &word : wanted) {
        at = std::find_if(at, title.end(),
                          [&](const std::string &whole) { return whole.starts_with(word); });
        if (at == title.end())
            return false;
        ++at;
    }
    return true;
}

/// Each word of the title begins the next part of the word: "ProCo", "MagOp".
bool isOfBeginnings(std::string_view word, std::span<const std::string> title)
{
    constexpr std::size_t shortestPart = 2;
    if (title.empty())
        return word.empty();
    for (std::size_t size = std::min(word.size(), title.front().size()); size >= shortestPart;
         --size)
        if (word.substr(0, size) == std::string_view(title.front()).substr(0, size)
            && isOfBeginnings(word.substr(size), title.subspan(1)))
            return true;
    return false;
}

} // namespace

ShortTitles::ShortTitles(const rules::CardLibrary &library) : m_library(library)
{
    for (const rules::CardId id : library.byTitle()) {
        Title title{id, titleWords(library[id].title), {}};
        for (const std::string &word : title.words)
            title.initials += word.front();
        m_titles.push_back(std::move(title));
    }
}

std::vector<rules::CardId> ShortTitles::find(std::string_view line) const
{
    const auto wanted = wantedWords(line);
    std::vector<rules::CardId> found;
    for (const Title &title : m_titles) {
        const bool initials = wanted.size() == 1 && wanted.front().size() >= shortestInitials
            && wanted.front() == title.initials;
        const bool joined = wanted.size() == 1 && title.words.size() > 1
            && isOfBeginnings(wanted.front(), title.words);
        if (initials || joined || (!wanted.empty() && beginsWords(title.words, wanted)))
            found.push_back(title.card);
    }
    std::ranges::stable_partition(found, [&](rules::CardId id) {
        return !wanted.empty() && m_library.keyOf(id).starts_with(wanted.front());
    });
    return found;
}

} // namespace interchange
