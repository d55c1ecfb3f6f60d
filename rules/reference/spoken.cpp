// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/spoken.h"

#include "rules/reference/idle_words.h"

#include <algorithm>

namespace rules {

namespace {

using Language = SearchWords::Language;

constexpr int enough = 2; ///< evidence of one plain word

std::size_t commonBeginning(std::string_view a, std::string_view b)
{
    return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

} // namespace

Spoken::Spoken(std::span<const Word> question, const SearchWords &words,
               const Vocabulary &vocabulary)
    : m_words(words), m_vocabulary(vocabulary)
{
    int most = enough + 1; // one word may be a mistyped English one
    for (const Language &language : words.foreign) {
        const int found = evidence(question, language);
        if (found > most)
            m_languages.clear();
        most = std::max(most, found);
        if (found == most)
            m_languages.push_back(&language);
    }
    const auto english = std::ranges::count_if(question, [&](const Word &word) {
        return idleWords().contains(word.text) || saysEnglish(word.stem);
    });
    m_isEnglish = m_languages.empty() && 2 * english >= std::ssize(question);
}

bool Spoken::saysEnglish(const std::string &stem) const
{
    return m_vocabulary.find(stem) || m_words.english.contains(stem);
}

int Spoken::evidence(std::span<const Word> question, const Language &language) const
{
    constexpr std::size_t small = 2; // letters: "ai" is a verb and a sort of icebreaker
    int balance = 0;
    for (const Word &word : question) {
        const bool isEnglish = idleWords().contains(word.text);
        const bool isOurs = isEnglish || saysEnglish(word.stem);
        if (language.idle.contains(word.text))
            balance += isOurs ? 0 : word.text.size() > small ? enough : 1;
        else if (isEnglish)
            balance -= enough;
        else if (const bool isTheirs = language.aliases.contains(word.stem); isTheirs != isOurs)
            balance += isTheirs ? enough : -enough;
    }
    return balance;
}

bool Spoken::isIdle(const Word &word) const
{
    return idleWords().contains(word.text)
        || std::ranges::any_of(m_languages, [&](const Language *language) {
               return language->idle.contains(word.text);
           });
}

bool Spoken::isOurs(const Word &word) const
{
    return !isIdle(word) && (m_vocabulary.find(word.stem) || !meanings({word.stem}).empty());
}

bool Spoken::isPlain(const std::string &stem) const
{
    const auto id = m_vocabulary.find(stem);
    return (id && m_vocabulary.isPlain(*id)) || m_words.english.contains(stem)
        || idleWords().contains(stem);
}

template <class Search>
Spoken::Meanings Spoken::inTurn(Search search) const
{
    Meanings all;
    for (const Language *language : m_languages)
        join(all, search(language->aliases));
    if (all.empty())
        all = search(m_words.english);
    if (all.empty() && !m_isEnglish)
        for (const Language &language : m_words.foreign)
            join(all, search(language.aliases));
    return all;
}

Spoken::Meanings Spoken::meanings(const Stems &typed) const
{
    const bool areOurs = std::ranges::all_of(
        typed, [this](const std::string &stem) { return m_vocabulary.find(stem).has_value(); });
    if (!areOurs)
        return inTurn([&](const AliasTable &aliases) { return aliases.find(typed); });
    Meanings all;
    for (const Language *language : m_languages)
        join(all, language->aliases.find(typed));
    return all.empty() ? m_words.english.find(typed) : all;
}

Spoken::Meanings Spoken::elsewhere(const std::string &stem) const
{
    Meanings all;
    for (const Language &language : m_words.foreign)
        join(all, language.aliases.find({&stem, 1}));
    return all;
}

bool Spoken::hasForeign(const Stems &typed) const
{
    return std::ranges::any_of(
        m_languages, [&](const Language *language) { return language->aliases.contains(typed); });
}

Spoken::Meanings Spoken::near(const std::string &stem, std::size_t mistakes) const
{
    return inTurn([&](const AliasTable &aliases) {
        return aliases.findWords(
            [&](std::string_view word) { return areApart(word, stem, mistakes); });
    });
}

Spoken::Meanings Spoken::bent(const std::string &stem) const
{
    constexpr std::size_t longestEnding = 3;
    constexpr std::size_t shortest = 5;
    return inTurn([&](const AliasTable &aliases) {
        std::size_t most = shortest;
        std::string best; // the first of those that share most
        (void)aliases.findWords([&](std::string_view word) {
            const std::size_t common = commonBeginning(word, stem);
            if (common < most || std::max(word.size(), stem.size()) > common + longestEnding)
                return false;
            if (common > most || best.empty())
                best = word;
            most = common;
            return false;
        });
        return aliases.find({&best, 1});
    });
}

} // namespace rules
