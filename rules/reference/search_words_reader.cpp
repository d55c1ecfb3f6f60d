// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedded_file.h"
#include "rules/reference/search_words.h"
#include "rules/reference/word.h"

#include <algorithm>
#include <future>
#include <span>

namespace rules {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using core::JsonPlace;

void addIdle(std::unordered_set<std::string> &idle, const JsonPlace &list)
{
    for (const JsonPlace &place : list.items())
        for (Word &word : wordsOf(place.string()))
            idle.insert(std::move(word.text));
}

/// Calls `take` with the words of each phrase of lists with commas between them.
template <class Take>
void forEachPhrase(const JsonPlace &lists, Take take)
{
    for (const JsonPlace &place : lists.items()) {
        const std::string_view text = place.string();
        const std::vector<Word> words = wordsOf(text);
        if (words.empty())
            place.fail("expected words");
        std::size_t begin = 0;
        for (std::size_t i = 1; i <= words.size(); ++i) {
            const bool ends = i == words.size()
                || text.substr(words[i - 1].end, words[i].begin - words[i - 1].end).find(',')
                    != std::string_view::npos;
            if (!ends)
                continue;
            take(std::span(words).subspan(begin, i - begin));
            begin = i;
        }
    }
}

AliasTable::Meanings meaningsAt(const JsonPlace &list, const SearchWords &words)
{
    AliasTable::Meanings meanings;
    for (const JsonPlace &place : list.items()) {
        meanings.push_back(words.saidInName(place.string()));
        if (meanings.back().empty())
            place.fail("expected a word");
    }
    return meanings;
}

/// A phrase is known without its idle words too.
void addAliases(SearchWords::Language &language, const JsonPlace &list, const SearchWords &words)
{
    AliasTable &aliases = language.aliases;
    std::vector<std::pair<std::string, AliasTable::Row>> shortened;
    for (const JsonPlace &place : list.items()) {
        place.allowOnly({"means", "typed"});
        const AliasTable::Row row = aliases.addRow(meaningsAt(place.at("means"), words));
        forEachPhrase(place.at("typed"), [&](std::span<const Word> phrase) {
            PhraseKey all;
            PhraseKey telling;
            for (const Word &word : phrase) {
                all.add(word.stem);
                if (phrase.size() > 1 && !language.idle.contains(word.text))
                    telling.add(word.stem);
            }
            aliases.add(all, row);
            if (telling.words() > 1 && telling.words() < all.words())
                shortened.emplace_back(telling.text(), row);
        });
    }
    aliases.finish(std::move(shortened));
}

SearchWords::Language languageAt(const JsonPlace &place, const SearchWords &words)
{
    place.allowOnly({"language", "idle", "words"});
    (void)place.at("language").string();
    SearchWords::Language language;
    addIdle(language.idle, place.at("idle"));
    addAliases(language, place.at("words"), words);
    return language;
}

void addNicknames(SearchWords &words, const JsonPlace &list)
{
    for (const JsonPlace &place : list.items()) {
        place.allowOnly({"card", "typed"});
        const JsonPlace typed = place.at("typed");
        forEachPhrase(typed, [&](std::span<const Word> phrase) {
            SearchWords::Stems stems;
            for (const Word &word : phrase)
                stems.push_back(word.stem);
            words.longest = std::max(words.longest, stems.size());
            if (!words.nicknames.emplace(std::move(stems), place.at("card").string()).second)
                typed.fail("a nickname comes twice");
        });
    }
}

/// The rules desk waits for it, and no language needs another: they are read side by side.
SearchWords searchWordsAt(const JsonPlace &root)
{
    root.allowOnly({"idle", "words", "languages", "cards"});
    SearchWords words;
    addIdle(words.english.idle, root.at("idle"));
    std::vector<std::future<SearchWords::Language>> languages;
    for (JsonPlace &place : root.at("languages").items())
        languages.push_back(
            std::async(std::launch::async, [place = std::move(place), idle = words] {
                return languageAt(place, idle);
            }));
    addAliases(words.english, root.at("words"), words);
    addNicknames(words, root.at("cards"));
    words.longest = std::max(words.longest, words.english.aliases.longest());
    for (auto &language : languages) {
        words.foreign.push_back(language.get());
        words.longest = std::max(words.longest, words.foreign.back().aliases.longest());
    }
    return words;
}

} // namespace

bool SearchWords::isIdle(const std::string &word) const
{
    return english.idle.contains(word)
        || std::ranges::any_of(
               foreign, [&](const Language &language) { return language.idle.contains(word); });
}

SearchWords::Stems SearchWords::saidIn(std::string_view text) const
{
    std::vector<Word> words = wordsOf(text);
    Stems stems;
    stems.reserve(words.size());
    for (Word &word : words)
        if (!english.idle.contains(word.text))
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
