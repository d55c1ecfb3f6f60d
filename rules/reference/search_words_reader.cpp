// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedded_file.h"
#include "rules/reference/idle_words.h"
#include "rules/reference/search_words.h"
#include "rules/reference/word.h"

#include <algorithm>
#include <span>

namespace rules {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using core::JsonPlace;

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

AliasTable::Meanings meaningsAt(const JsonPlace &list)
{
    AliasTable::Meanings meanings;
    for (const JsonPlace &place : list.items()) {
        meanings.push_back(idleWords().saidInName(place.string()));
        if (meanings.back().empty())
            place.fail("expected a word");
    }
    return meanings;
}

/// A phrase is known without its idle words too, which `isIdle` tells by their folded text.
template <class IsIdle>
AliasTable aliasesAt(const JsonPlace &list, const IsIdle &isIdle)
{
    AliasTable aliases;
    std::vector<std::pair<std::string, AliasTable::Row>> shortened;
    for (const JsonPlace &place : list.items()) {
        place.allowOnly({"means", "typed"});
        const AliasTable::Row row = aliases.addRow(meaningsAt(place.at("means")));
        forEachPhrase(place.at("typed"), [&](std::span<const Word> phrase) {
            PhraseKey all;
            PhraseKey telling;
            for (const Word &word : phrase) {
                all.add(word.stem);
                if (phrase.size() > 1 && !isIdle(word.text))
                    telling.add(word.stem);
            }
            aliases.add(all, row);
            if (telling.words() > 1 && telling.words() < all.words())
                shortened.emplace_back(telling.text(), row);
        });
    }
    aliases.finish(std::move(shortened));
    return aliases;
}

SearchWords::Language languageAt(const JsonPlace &place)
{
    place.allowOnly({"language", "idle", "words"});
    (void)place.at("language").string();
    SearchWords::Language language{idleWordsAt(place.at("idle")), {}};
    language.aliases = aliasesAt(
        place.at("words"), [&](const std::string &word) { return language.idle.contains(word); });
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

SearchWords searchWordsAt(const JsonPlace &root)
{
    root.allowOnly({"words", "languages", "cards"});
    SearchWords words;
    words.english = aliasesAt(root.at("words"),
                              [](const std::string &word) { return idleWords().contains(word); });
    words.longest = words.english.longest();
    addNicknames(words, root.at("cards"));
    for (const JsonPlace &place : root.at("languages").items()) {
        words.foreign.push_back(languageAt(place));
        words.longest = std::max(words.longest, words.foreign.back().aliases.longest());
    }
    return words;
}

} // namespace

bool SearchWords::isIdle(const std::string &word) const
{
    return idleWords().contains(word)
        || std::ranges::any_of(
               foreign, [&](const Language &language) { return language.idle.contains(word); });
}

core::Expected<SearchWords, core::DataError> readSearchWords(std::string_view text)
{
    return core::readStrictly(text, searchWordsAt);
}

const SearchWords &searchWords()
{
    static const SearchWords words =
        core::readOneCompiledIn(embeddedFiles(), "search-words.json", readSearchWords);
    return words;
}

} // namespace rules
