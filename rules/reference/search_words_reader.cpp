// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedded_file.h"
#include "rules/reference/search_words.h"
#include "rules/reference/word.h"

#include <algorithm>

namespace rules {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using core::JsonPlace;

SearchWords::Stems stemsAt(const JsonPlace &place)
{
    auto stems = stemsOf(place.string());
    if (stems.empty())
        place.fail("expected a word");
    return stems;
}

/// "what is typed", then what it may mean.
void addAliases(SearchWords &words, const JsonPlace &list)
{
    for (const JsonPlace &row : list.items()) {
        const auto cells = row.items();
        if (cells.size() < 2)
            row.fail("expected a word and what it means");
        const auto typed = stemsAt(cells.front());
        words.longest = std::max(words.longest, typed.size());
        auto &meanings = words.aliases[typed];
        for (std::size_t i = 1; i < cells.size(); ++i) {
            auto meaning = words.saidInName(cells[i].string());
            if (meaning.empty())
                cells[i].fail("expected a word");
            if (std::ranges::find(meanings, meaning) == meanings.end())
                meanings.push_back(std::move(meaning));
        }
    }
}

SearchWords searchWordsAt(const JsonPlace &root)
{
    root.allowOnly({"idle", "words", "languages", "cards"});
    SearchWords words;
    for (const JsonPlace &place : root.at("idle").items())
        for (Word &word : wordsOf(place.string()))
            words.idle.insert(std::move(word.text));
    addAliases(words, root.at("words"));
    for (const JsonPlace &language : root.at("languages").items()) {
        language.allowOnly({"language", "words"});
        (void)language.at("language").string();
        addAliases(words, language.at("words"));
    }
    for (const JsonPlace &row : root.at("cards").items()) {
        const auto cells = row.items();
        if (cells.size() != 2)
            row.fail("expected a nickname and the title of its card");
        const auto typed = stemsAt(cells[0]);
        words.longest = std::max(words.longest, typed.size());
        if (!words.nicknames.emplace(typed, cells[1].string()).second)
            cells[0].fail("the nickname comes twice");
    }
    return words;
}

} // namespace

SearchWords::Stems SearchWords::saidIn(std::string_view text) const
{
    Stems stems;
    for (Word &word : wordsOf(text))
        if (!idle.contains(word.text))
            stems.push_back(std::move(word.stem));
    return stems;
}

SearchWords::Stems SearchWords::saidInName(std::string_view name) const
{
    Stems stems = saidIn(name);
    return stems.empty() ? stemsOf(name) : stems;
}

core::Expected<SearchWords, core::DataError> readSearchWords(std::string_view text)
{
    return core::readStrictly(text, searchWordsAt);
}

const SearchWords &searchWords()
{
    static const SearchWords words = std::move(
        core::readCompiledIn(
            embeddedFiles(), [](std::string_view name) { return name == "search-words.json"; },
            readSearchWords)
            .at(0));
    return words;
}

} // namespace rules
