// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/card_reader.h"

#include <algorithm>

namespace rules {

namespace {

std::optional<NamedCard> guess(std::optional<CardId> card)
{
    return card ? std::optional(NamedCard{*card, NamedCard::partOfTitle}) : std::nullopt;
}

} // namespace

double trustIn(std::size_t mistakes, std::size_t letters)
{
    return 1 - 1.5 * static_cast<double>(mistakes) / static_cast<double>(letters);
}

std::optional<NamedCard> CardReader::named(std::span<const std::string> stems) const
{
    const auto card = m_cards.named(stems, m_discussed);
    return card ? std::optional(NamedCard{*card, sureOf(*card, stems)}) : std::nullopt;
}

double CardReader::sureOf(CardId card, std::span<const std::string> stems) const
{
    if (!std::ranges::all_of(stems, [this](const auto &stem) { return m_spoken.isPlain(stem); }))
        return 1;
    // "It's a Trap!" is said in full, but "in the root" no card.
    const std::size_t words = stems.size() - (stems.front() == "the" ? 1 : 0);
    if (words < 2)
        return NamedCard::wordOfRules;
    const bool isTitle =
        isDiscussed(card) && m_spoken.meanings({stems.begin(), stems.end()}).empty();
    return isTitle ? 1 : NamedCard::wordsOfRules;
}

std::optional<CardReader::Title> CardReader::titleAt(std::span<const Word> words) const
{
    auto title = writtenTitle(words);
    if (!title)
        title = begunTitle(words);
    return title ? title : mistypedTitle(words);
}

std::optional<CardReader::Title> CardReader::writtenTitle(std::span<const Word> words) const
{
    constexpr std::size_t longestTitle = 6;
    for (std::size_t size = std::min(longestTitle, words.size()); size > 0; --size) {
        const auto title = words.first(size);
        if (std::ranges::all_of(title, [this](const Word &word) { return m_spoken.isKnown(word); }))
            return std::nullopt;
        const std::size_t begin = title.front().begin;
        const auto card = library().findTitle(m_text.substr(begin, title.back().end - begin));
        if (card)
            return Title{{*card, sureOf(*card, m_cards.titleOf(*card))}, size};
    }
    return std::nullopt;
}

std::optional<CardReader::Title> CardReader::begunTitle(std::span<const Word> words) const
{
    constexpr std::size_t mostWords = 4;
    constexpr double begun = 0.8;
    std::optional<Title> longest;
    std::vector<std::string> stems;
    bool areKnown = true;
    for (const Word &word : words.first(std::min(mostWords, words.size()))) {
        stems.push_back(word.stem);
        areKnown = areKnown && m_spoken.isKnown(word);
        if (stems.size() < 2 || areKnown)
            continue;
        const auto card = m_cards.beginning(stems, m_discussed);
        if (card)
            longest = Title{{*card, begun}, stems.size()};
        else if (longest)
            break;
    }
    return longest;
}

std::optional<CardReader::Title> CardReader::mistypedTitle(std::span<const Word> words) const
{
    constexpr std::size_t longestTitle = 4;
    constexpr std::size_t lettersForMistake = 5;
    std::optional<Title> best;
    std::string typed;
    std::size_t fewest = typed.max_size();
    bool allKnown = true;
    if (m_spoken.isIdle(words.front()))
        return std::nullopt;
    for (std::size_t size = 1; size <= std::min(longestTitle, words.size()); ++size) {
        typed += words[size - 1].text;
        allKnown = allKnown && m_spoken.isKnown(words[size - 1]);
        const std::size_t limit = std::min(typed.size() / lettersForMistake + 1, fewest);
        const auto near =
            allKnown || limit < 2 ? std::nullopt : m_cards.nearest(typed, limit, m_discussed);
        if (!near)
            continue;
        // Of a title that no entry speaks of, a single word is rather one of ours with a letter
        // wrong, or one of another language.
        const bool isOther = !isDiscussed(near->card)
            && (m_spoken.isForeign()
                || (size == 1 && !m_vocabulary.near(words.front().stem, 1).empty()));
        if (isOther)
            continue;
        fewest = near->mistakes;
        const double sure = sureOf(near->card, m_cards.titleOf(near->card));
        best = Title{{near->card, sure * trustIn(near->mistakes, typed.size())}, size};
    }
    return best;
}

std::size_t CardReader::moreOf(CardId card, std::span<const Word> words) const
{
    const auto end = std::ranges::find_if_not(words, [&](const Word &word) {
        return !m_spoken.isKnown(word) && m_cards.isInTitle(card, word.stem);
    });
    return static_cast<std::size_t>(end - words.begin());
}

std::optional<NamedCard> CardReader::abbreviated(const Word &word) const
{
    return guess(m_cards.abbreviated(word.text, m_discussed));
}

std::optional<NamedCard> CardReader::begun(const Word &word) const
{
    return guess(m_cards.begun(word.text, m_discussed));
}

std::optional<NamedCard> CardReader::partOfTitle(const Word &word) const
{
    constexpr std::size_t shortest = 4;
    return word.stem.size() < shortest ? std::nullopt
                                       : guess(m_cards.withWord(word.stem, m_discussed));
}

std::optional<NamedCard> CardReader::nearNickname(const Word &word) const
{
    const auto card = m_cards.nearNickname(word.stem);
    return card ? std::optional(NamedCard{*card, trustIn(1, word.stem.size())}) : std::nullopt;
}

} // namespace rules
