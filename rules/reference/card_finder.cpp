// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/card_finder.h"

#include "rules/reference/title_abbreviation.h"
#include "rules/reference/word.h"

#include <algorithm>

namespace rules {

namespace {

constexpr std::string_view article = "The ";

std::string keyOfName(std::span<const std::string> stems)
{
    PhraseKey key;
    for (const std::string &stem : stems)
        key.add(stem);
    return key.text();
}

} // namespace

CardFinder::CardFinder(const CardLibrary &library, const SearchWords &words) : m_library(library)
{
    const auto cards = library.cards();
    m_titles.reserve(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        m_titles.push_back(m_names.size());
        addName({static_cast<std::uint16_t>(i)}, cards[i].title);
    }
    for (std::size_t i = 0; i < cards.size(); ++i) { // a whole title is no other card for short
        const CardId card{static_cast<std::uint16_t>(i)};
        const std::string_view title = cards[i].title;
        const auto colon = title.find(": ");
        if (cards[i].type == CardType::Identity && colon != std::string_view::npos) {
            if (const auto base = title.substr(0, colon); library.identitiesNamed(base).size() == 1)
                addName(card, base);
            addName(card, title.substr(colon + 2));
        } else if (title.starts_with(article)) {
            addName(card, title.substr(article.size()));
        }
    }
    for (const auto &[stems, title] : words.nicknames)
        if (const auto card = library.findTitle(title)) {
            m_longest = std::max(m_longest, stems.size());
            m_nicknames.emplace(keyOfName(stems), *card);
        }
}

void CardFinder::addName(CardId card, std::string_view name)
{
    Name added{card, {}, {}, 0};
    for (Word &word : wordsOf(name)) {
        added.letters += word.text;
        added.stems.push_back(std::move(word.stem));
    }
    added.set = lettersOf(added.letters);
    m_longest = std::max(m_longest, added.stems.size());
    m_byName.emplace(keyOfName(added.stems), card);
    m_names.push_back(std::move(added));
}

std::optional<CardId> CardFinder::named(std::span<const std::string> stems,
                                        const CardSet &discussed) const
{
    const std::string key = keyOfName(stems);
    const auto name = m_byName.find(key);
    const auto nickname = m_nicknames.find(key);
    const bool isName = name != m_byName.end();
    // "Tyr" is Tyr's Hand: entries speak of it, and of no card of that title.
    if (nickname != m_nicknames.end()
        && (!isName || (discussed.contains(nickname->second) && !discussed.contains(name->second))))
        return nickname->second;
    return isName ? std::optional(name->second) : std::nullopt;
}

std::optional<CardFinder::Near> CardFinder::nearest(std::string_view letters, std::size_t limit,
                                                    const CardSet &discussed) const
{
    std::optional<Near> best;
    const LetterSet set = lettersOf(letters);
    for (const Name &name : m_names) {
        const std::size_t most = best ? best->mistakes : limit - 1;
        const std::size_t longer = std::max(name.letters.size(), letters.size());
        if (longer - std::min(name.letters.size(), letters.size()) > most
            || !mayBeApart(name.set, set, most))
            continue;
        const std::size_t mistakes = mistakesBetween(name.letters, letters);
        const bool isBetter = !best || mistakes < best->mistakes
            || (discussed.contains(name.card) && !discussed.contains(best->card));
        if (mistakes <= most && isBetter)
            best = Near{name.card, mistakes};
    }
    return best;
}

template <class Fits>
std::optional<CardId> CardFinder::onlyOne(const CardSet &discussed, Fits fits) const
{
    std::optional<CardId> only;
    CardSet others; // of which nobody speaks
    for (const Name &name : m_names) {
        if (!fits(name.stems))
            continue;
        if (!discussed.contains(name.card))
            others.insert(name.card);
        else if (only && *only != name.card)
            return std::nullopt;
        else
            only = name.card;
    }
    return only || others.size() != 1 ? only : *others.begin();
}

std::optional<CardId> CardFinder::abbreviated(std::string_view typed,
                                              const CardSet &discussed) const
{
    return onlyOne(discussed, [typed](const auto &title) { return abbreviates(typed, title); });
}

std::optional<CardId> CardFinder::begun(std::string_view typed, const CardSet &discussed) const
{
    return onlyOne(discussed, [typed](const auto &title) { return begins(typed, title); });
}

std::optional<CardId> CardFinder::beginning(std::span<const std::string> stems,
                                            const CardSet &discussed) const
{
    return onlyOne(discussed, [stems](const auto &title) {
        return std::ranges::mismatch(stems, title).in1 == stems.end();
    });
}

std::optional<CardId> CardFinder::withWord(const std::string &stem, const CardSet &discussed) const
{
    return onlyOne(discussed, [&stem](const auto &title) {
        return std::ranges::find(title, stem) != title.end();
    });
}

std::optional<CardId> CardFinder::nearNickname(std::string_view stem) const
{
    for (const auto &[nickname, card] : m_nicknames)
        if (nickname.find(' ') == std::string::npos && areApart(nickname, stem, 1))
            return card;
    return std::nullopt;
}

bool CardFinder::isInTitle(CardId card, std::string_view stem) const
{
    constexpr std::size_t longEnoughForMistake = 4;
    return std::ranges::any_of(titleOf(card), [stem](const auto &word) {
        return word == stem || (stem.size() >= longEnoughForMistake && areApart(word, stem, 1));
    });
}

const CardFinder &cardFinder()
{
    static const CardFinder finder(cardLibrary(), searchWords());
    return finder;
}

} // namespace rules
