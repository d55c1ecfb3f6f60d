// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/card_namer.h"

#include "rules/reference/card_finder.h"
#include "rules/reference/card_reader.h"
#include "rules/reference/idle_words.h"
#include "rules/reference/reference.h"
#include "rules/reference/search_words.h"
#include "rules/reference/spoken.h"
#include "rules/saying/lexicon.h"

#include <algorithm>
#include <set>
#include <utility>

namespace saying {

using rules::CardId;
using rules::Word;

namespace {

/// Cards of which the knowledge base speaks: they come first where a name is not plain.
const rules::CardSet &discussed()
{
    static const rules::CardSet cards = [] {
        rules::CardSet all;
        for (const rules::Entry &entry : rules::reference().entries())
            for (const std::string &title : entry.cards)
                if (const auto card = rules::cardLibrary().findTitle(title))
                    all.insert(*card);
        return all;
    }();
    return cards;
}

/// Words that the knowledge base says beside the titles of the cards it speaks of, and those of the
/// grammar: none of them is a card with a letter wrong.
const rules::Vocabulary &vocabulary()
{
    static const rules::Vocabulary words = [] {
        rules::Vocabulary all;
        const auto add = [&](const std::string &stem) {
            const rules::StemId id = all.add(stem);
            all.count(id);
            all.countPlain(id);
        };
        for (const auto &[phrase, terms] : lexicon().phrases())
            for (const std::string &stem : rules::stemsOf(phrase)) {
                add(stem);
                add(stem); // one mention is enough
            }
        for (const rules::Entry &entry : rules::reference().entries()) {
            std::set<std::string> titles;
            for (const std::string &title : entry.cards)
                for (std::string &stem : rules::stemsOf(title))
                    titles.insert(std::move(stem));
            std::set<std::string> said;
            for (const rules::Passage &passage : entry.passages)
                for (const std::string &text : passage.text)
                    for (std::string &stem : rules::stemsOf(text))
                        said.insert(std::move(stem));
            for (const std::string &stem : said)
                if (!titles.contains(stem))
                    add(stem);
        }
        return all;
    }();
    return words;
}

/// A word that people say without meaning a card.
bool isPlain(const Word &word)
{
    const auto id = vocabulary().find(word.stem);
    return id && vocabulary().isPlain(*id);
}

std::vector<std::string> stemsOf(std::span<const Word> words)
{
    std::vector<std::string> stems;
    for (const Word &word : words)
        stems.push_back(word.stem);
    return stems;
}

bool saysSomething(const Word &word)
{
    return !rules::idleWords().contains(word.text) && !lexicon().find(word.text);
}

} // namespace

namespace {

/// What the word is where it is a name that is said as a verb: "laundried", "boom'd", "ran".
std::string ofVerb(const Word &said)
{
    constexpr std::size_t shortest = 4;
    const std::string &word = said.text;
    const bool isApart = said.end - said.begin > word.size(); // "SMC'd", "Test Run'd"
    if (word == "ran")
        return "run";
    if ((word.size() <= shortest && !isApart) || !word.ends_with('d') || lexicon().find(word)
        || rules::idleWords().contains(word))
        return {};
    return word.ends_with("ied") ? word.substr(0, word.size() - 3) + 'y'
                                 : word.substr(0, word.size() - 1);
}

} // namespace

std::optional<CardId> cardNamed(std::span<const Word> words)
{
    std::vector<std::string> stems = stemsOf(words);
    const auto named = rules::cardFinder().named(stems, discussed());
    const std::string noun = named || words.empty() ? std::string() : ofVerb(words.back());
    if (noun.empty() || (words.size() == 1 && noun == "run"))
        return named;
    stems.back() = rules::stem(noun);
    return rules::cardFinder().named(stems, discussed());
}

namespace {

/// The words of each title, in the order of the library.
const std::vector<std::vector<Word>> &titleWords()
{
    static const std::vector<std::vector<Word>> titles = [] {
        std::vector<std::vector<Word>> all;
        for (const rules::Card &card : rules::cardLibrary().cards())
            all.push_back(rules::wordsOf(card.title));
        return all;
    }();
    return titles;
}

/// "Rough game": any word is written so there.
bool beginsSentence(std::string_view line, const Word &word)
{
    const auto last = line.substr(0, word.begin).find_last_not_of(' ');
    return last == std::string_view::npos || line[last] == '.' || line[last] == '?'
        || line[last] == '!';
}

/// "Sche", "Ixo": the only card of which the title begins so, where it is written as a name.
std::optional<CardId> cardCutShort(std::string_view line, const Word &word)
{
    constexpr std::size_t shortest = 3;
    const char first = line[word.begin];
    if (word.text.size() < shortest || first < 'A' || first > 'Z' || beginsSentence(line, word))
        return std::nullopt;
    std::optional<std::size_t> only;
    for (std::size_t card = 0; card < titleWords().size(); ++card) {
        const auto &title = titleWords()[card];
        if (title.empty() || !title.front().text.starts_with(word.text))
            continue;
        if (only)
            return std::nullopt;
        only = card;
    }
    return only ? rules::cardLibrary().findTitle(rules::cardLibrary().cards()[*only].title)
                : std::nullopt;
}

} // namespace

std::optional<Named> cardMeant(std::string_view line, std::span<const Word> words)
{
    if (words.empty() || !saysSomething(words.front()))
        return std::nullopt;
    const Word &word = words.front();
    const rules::Spoken spoken(words.first(1), rules::searchWords(), vocabulary());
    const rules::CardReader reader(line, spoken, vocabulary(), rules::cardFinder(), discussed());
    constexpr std::size_t longEnough = 5;
    if (const auto title = reader.titleAt(words))
        if (title->words > 1 || (!isPlain(word) && word.text.size() >= longEnough))
            return Named{title->named.card, title->words, title->named.sure < 1};
    if (isPlain(word))
        return std::nullopt;
    if (const auto card = cardCutShort(line, word))
        return Named{*card, 1, true};
    if (word.text.size() < longEnough)
        return std::nullopt;
    for (const auto &found : {reader.abbreviated(word), reader.begun(word),
                              reader.partOfTitle(word), reader.nearNickname(word)})
        if (found)
            return Named{found->card, 1, true};
    return std::nullopt;
}

bool isInTitle(CardId card, std::string_view word)
{
    const auto title = rules::wordsOf(rules::cardLibrary()[card].title);
    return std::ranges::find(title, word, &Word::text) != title.end();
}

std::string_view lastWord(std::string_view words) { return words.substr(words.rfind(' ') + 1); }

bool isPastOfName(CardId card, std::string_view words)
{
    const std::string_view last = lastWord(words);
    return (last.ends_with('d') || last == "ran") && !isInTitle(card, last);
}

bool isOneTitle(const Word &before, const Word &behind)
{
    static const std::set<std::pair<std::string, std::string>> pairs = [] {
        std::set<std::pair<std::string, std::string>> all;
        for (const rules::Card &card : rules::cardLibrary().cards())
            for (std::size_t comma = card.title.find(','); comma != std::string::npos;
                 comma = card.title.find(',', comma + 1)) {
                const auto first = rules::wordsOf(std::string_view(card.title).substr(0, comma));
                const auto second = rules::wordsOf(std::string_view(card.title).substr(comma));
                if (!first.empty() && !second.empty())
                    all.emplace(first.back().text, second.front().text);
            }
        return all;
    }();
    return pairs.contains({before.text, behind.text});
}

std::optional<Named> cardShortened(std::span<const Word> words)
{
    constexpr std::size_t shortest = 3;
    constexpr std::size_t most = 4;
    const auto &titles = titleWords();
    if (words.size() < 2 || !saysSomething(words.front()) || words.front().text.size() < shortest)
        return std::nullopt;
    for (std::size_t size = std::min(most, words.size()); size > 1; --size) {
        std::optional<std::size_t> only;
        bool several = false;
        for (std::size_t card = 0; card < titles.size() && !several; ++card) {
            const auto &title = titles[card];
            bool isWhole = false;
            bool fits = title.size() >= size;
            for (std::size_t i = 0; fits && i < size; ++i) {
                const std::string &said = words[i].text;
                fits = said.size() >= shortest && title[i].text.starts_with(said);
                isWhole = isWhole || title[i].text == said;
            }
            if (!fits || !isWhole)
                continue;
            several = only.has_value();
            only = card;
        }
        if (only && !several)
            return Named{*rules::cardLibrary().findTitle(rules::cardLibrary().cards()[*only].title),
                         size, true};
    }
    return std::nullopt;
}

std::optional<CardId> cardBegunBy(std::span<const Word> words)
{
    std::optional<CardId> only;
    for (const rules::Card &card : rules::cardLibrary().cards()) {
        const auto title = rules::wordsOf(card.title);
        const bool begins = title.size() >= words.size()
            && std::ranges::equal(words, std::span(title).first(words.size()), {}, &Word::text,
                                  &Word::text);
        if (begins && only)
            return std::nullopt;
        if (begins)
            only = rules::cardLibrary().findTitle(card.title);
    }
    return only;
}

std::size_t moreOfTitle(CardId card, std::span<const Word> words)
{
    const auto end = std::ranges::find_if_not(words, [&](const Word &word) {
        return saysSomething(word) && rules::cardFinder().isInTitle(card, word.stem);
    });
    return static_cast<std::size_t>(end - words.begin());
}

std::vector<CardId> cardsLike(std::string_view word)
{
    constexpr std::size_t shortest = 3;
    constexpr std::size_t most = 4;
    return word.size() < shortest ? std::vector<CardId>() : rules::cardLibrary().find(word, most);
}

std::size_t longestName() { return rules::cardFinder().longest(); }

} // namespace saying
