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

SearchWords::Stems stemsOf(std::span<const Word> phrase)
{
    SearchWords::Stems stems;
    for (const Word &word : phrase)
        stems.push_back(word.stem);
    return stems;
}

void addIdle(std::unordered_set<std::string> &idle, const JsonPlace &list)
{
    for (const JsonPlace &place : list.items())
        for (Word &word : wordsOf(place.string()))
            idle.insert(std::move(word.text));
}

/// The words and phrases of lists with commas between them.
std::vector<std::vector<Word>> phrasesAt(const JsonPlace &lists)
{
    std::vector<std::vector<Word>> phrases;
    for (const JsonPlace &place : lists.items()) {
        const std::string_view text = place.string();
        std::size_t end = 0;
        for (Word &word : wordsOf(text)) {
            if (end == 0 || text.substr(end, word.begin - end).find(',') != std::string_view::npos)
                phrases.emplace_back();
            end = word.end;
            phrases.back().push_back(std::move(word));
        }
    }
    if (phrases.empty())
        lists.fail("expected words");
    return phrases;
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
    std::vector<std::pair<SearchWords::Stems, AliasTable::Row>> shortened;
    for (const JsonPlace &place : list.items()) {
        place.allowOnly({"means", "typed"});
        const AliasTable::Row row = aliases.addRow(meaningsAt(place.at("means"), words));
        for (std::vector<Word> &phrase : phrasesAt(place.at("typed"))) {
            SearchWords::Stems all;
            SearchWords::Stems telling;
            for (Word &word : phrase) {
                if (!language.idle.contains(word.text))
                    telling.push_back(word.stem);
                all.push_back(std::move(word.stem));
            }
            aliases.add(all, row);
            if (telling.size() > 1 && telling.size() < all.size())
                shortened.emplace_back(std::move(telling), row);
        }
    }
    for (const auto &[telling, row] : shortened)
        aliases.addUnlessKnown(telling, row);
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
        for (const std::vector<Word> &phrase : phrasesAt(typed)) {
            auto stems = stemsOf(phrase);
            words.longest = std::max(words.longest, stems.size());
            if (!words.nicknames.emplace(std::move(stems), place.at("card").string()).second)
                typed.fail("a nickname comes twice");
        }
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
    Stems stems;
    for (Word &word : wordsOf(text))
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
