// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/query.h"

#include "core/text.h"
#include "rules/cards/card_library.h"
#include "rules/reference/word.h"

#include <algorithm>
#include <span>

namespace rules {

namespace {

constexpr double unfinished = 0.7;   ///< weight of a completion
constexpr double joined = 0.8;       ///< weight of two words without their blank
constexpr double inflected = 0.8;    ///< weight of a word with another ending
constexpr double onlyItsKind = 0.5;  ///< weight of a card's type where no entry names the card
constexpr double eachOtherOne = 0.2; ///< what a further meaning of a word takes from all of them
constexpr std::size_t mostCompletions = 12;

using Stems = std::vector<std::string>;

/// How far a correction is trusted: a letter counts for more in a short word.
double trustIn(std::size_t mistakes, std::size_t letters)
{
    return 1 - 1.5 * static_cast<double>(mistakes) / static_cast<double>(letters);
}

/// Letters added, left out or mistaken; two neighbours in the wrong order are one mistake.
std::size_t mistakesBetween(std::string_view a, std::string_view b)
{
    const std::size_t distance = core::editDistance(a, b);
    if (distance != 2 || a.size() != b.size())
        return distance;
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
    return at + 1 < a.size() && a[at] == b[at + 1] && a[at + 1] == b[at] ? 1 : distance;
}

std::size_t commonBeginning(std::string_view a, std::string_view b)
{
    return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

class Understanding {
public:
    Understanding(const SearchWords &words, const Vocabulary &vocabulary, const CardNames &cards)
        : m_words(words), m_vocabulary(vocabulary), m_cards(cards)
    {
        for (const auto &[stems, title] : cards)
            m_longest = std::max(m_longest, stems.size());
        m_longest = std::max(m_longest, words.longest);
    }

    Query read(std::string_view text)
    {
        const std::vector<Word> words = wordsOf(text);
        const bool open = !text.empty() && text.back() != ' ';
        for (std::size_t at = 0; at < words.size();) {
            const auto rest = std::span(words).subspan(at);
            std::size_t taken = phrase(rest);
            if (taken == 0)
                taken = otherTitle(text, rest);
            if (taken == 0)
                taken = mistypedTitle(rest);
            if (taken == 0 && !isIdle(rest.front()))
                word(rest.front().stem, open && rest.size() == 1);
            at += std::max<std::size_t>(taken, 1);
        }
        if (!m_query.cards.empty()) // beside another card "nach" is one too
            for (const std::string &title : m_doubtful)
                addCard(title);
        if (m_query.empty())
            for (const Word &idle : words) // nothing but idle words: the title of an entry?
                word(idle.stem, false);
        return std::move(m_query);
    }

private:
    [[nodiscard]] bool isIdle(const Word &word) const { return m_words.idle.contains(word.text); }

    /// The longest alias, nickname or title that the words begin with; how many it takes.
    std::size_t phrase(std::span<const Word> words)
    {
        Stems key;
        for (const Word &word : words.first(std::min(m_longest, words.size())))
            key.push_back(word.stem);
        for (; !key.empty(); key.pop_back()) {
            if (key.size() == 1 && isIdle(words.front())) {
                if (const auto card = m_words.nicknames.find(key); card != m_words.nicknames.end())
                    m_doubtful.push_back(card->second);
                return 0;
            }
            Term term;
            if (const auto alias = m_words.aliases.find(key); alias != m_words.aliases.end())
                addAlias(term, alias->second, 1);
            if (const auto card = m_words.nicknames.find(key); card != m_words.nicknames.end())
                name(term, card->second);
            if (const auto card = m_cards.find(key); card != m_cards.end())
                name(term, card->second);
            if (term.meanings.empty())
                continue;
            add(term, key, 1);
            m_query.terms.push_back(std::move(term));
            return key.size();
        }
        return 0;
    }

    /// The longest title of a card that no entry names; how many words it takes. Words that all
    /// stand in the knowledge base are taken for what they say instead.
    std::size_t otherTitle(std::string_view text, std::span<const Word> words)
    {
        constexpr std::size_t longestTitle = 6;
        for (std::size_t size = std::min(longestTitle, words.size()); size > 0; --size) {
            const auto title = words.first(size);
            if (std::ranges::all_of(title, [this](const Word &word) { return isKnown(word); }))
                return 0;
            const std::size_t begin = title.front().begin;
            const auto id = cardLibrary().findTitle(text.substr(begin, title.back().end - begin));
            if (!id)
                continue;
            addCard(cardLibrary()[*id].title);
            return size;
        }
        return 0;
    }

    /// The title nearest to words of which one is unknown, whatever blanks they have; how many
    /// words it takes: "netsheild".
    std::size_t mistypedTitle(std::span<const Word> words)
    {
        constexpr std::size_t longestTitle = 4;
        constexpr std::size_t lettersForMistake = 5;
        std::string typed;
        bool allKnown = true;
        std::size_t fewest = typed.max_size();
        std::size_t taken = 0;
        const std::string *best = nullptr;
        for (std::size_t size = 1; size <= std::min(longestTitle, words.size()); ++size) {
            typed += words[size - 1].stem;
            allKnown = allKnown && isKnown(words[size - 1]);
            const std::size_t most = std::min(typed.size() / lettersForMistake, fewest - 1);
            if (allKnown || most == 0 || isIdle(words.front()))
                continue;
            for (const auto &[stems, title] : m_cards) {
                std::string whole;
                for (const std::string &stem : stems)
                    whole += stem;
                const std::size_t longer = std::max(whole.size(), typed.size());
                if (longer - std::min(whole.size(), typed.size()) > most)
                    continue;
                const std::size_t mistakes = mistakesBetween(whole, typed);
                if (mistakes > most || mistakes >= fewest)
                    continue;
                fewest = mistakes;
                taken = size;
                best = &title;
            }
        }
        if (best)
            addCard(*best);
        return taken;
    }

    [[nodiscard]] bool isKnown(const Word &word) const
    {
        return isIdle(word) || m_vocabulary.find(word.stem)
            || m_words.aliases.contains({word.stem});
    }

    void word(const std::string &stem, bool open)
    {
        Term term;
        add(term, {stem}, 1);
        if (term.meanings.empty() && open) {
            auto ids = m_vocabulary.beginningWith(stem);
            std::ranges::sort(ids, std::greater(),
                              [this](StemId id) { return m_vocabulary.entriesWith(id); });
            ids.resize(std::min(ids.size(), mostCompletions));
            for (const StemId id : ids)
                term.meanings.push_back({{id}, unfinished});
            correctOne(term, stem);
        }
        for (const auto guess : {&Understanding::split, &Understanding::correctOne,
                                 &Understanding::changeEnding, &Understanding::correctTwo})
            if (term.meanings.empty())
                (this->*guess)(term, stem);
        if (!term.meanings.empty())
            m_query.terms.push_back(std::move(term));
    }

    /// "badpublicity", "Einflusslimit": two words of ours or of the table without their blank.
    void split(Term &term, const std::string &stem)
    {
        constexpr std::size_t shortest = 3;
        for (std::size_t at = shortest; at + shortest <= stem.size(); ++at)
            for (const Stems &first : waysToSay(rules::stem(stem.substr(0, at))))
                for (const Stems &second : waysToSay(rules::stem(stem.substr(at)))) {
                    Stems both = first;
                    both.insert(both.end(), second.begin(), second.end());
                    add(term, both, joined);
                }
    }

    /// Itself if it is one of ours, what the table says otherwise.
    [[nodiscard]] std::vector<Stems> waysToSay(const std::string &stem) const
    {
        if (m_vocabulary.find(stem))
            return {{stem}};
        const auto alias = m_words.aliases.find({stem});
        return alias == m_words.aliases.end() ? std::vector<Stems>{} : alias->second;
    }

    void correctOne(Term &term, const std::string &stem) { correct(term, stem, 1); }
    void correctTwo(Term &term, const std::string &stem) { correct(term, stem, 2); }

    /// A mistyped word of ours, or of the table.
    void correct(Term &term, const std::string &stem, std::size_t mistakes)
    {
        const double trust = trustIn(mistakes, stem.size());
        for (const StemId id : m_vocabulary.near(stem, mistakes))
            term.meanings.push_back({{id}, trust});
        constexpr std::size_t shortest = 5;
        if (stem.size() < shortest || mistakes > 1)
            return;
        const auto isNear = [&](const Stems &typed) {
            return typed.size() == 1 && mistakesBetween(typed[0], stem) == mistakes;
        };
        for (const auto &[typed, meanings] : m_words.aliases)
            if (isNear(typed))
                addAlias(term, meanings, trust);
        for (const auto &[typed, title] : m_words.nicknames)
            if (isNear(typed))
                name(term, title);
    }

    /// "obrażeniom" for "obrażenia", "scoren" for "score": languages bend words at their end.
    void changeEnding(Term &term, const std::string &stem)
    {
        constexpr std::size_t longestEnding = 3;
        std::size_t shared = 5;
        const std::vector<Stems> *best = nullptr;
        for (const auto &[typed, meanings] : m_words.aliases) {
            const std::size_t common =
                typed.size() == 1 ? commonBeginning(typed[0], stem) : std::size_t{0};
            if (common < shared || (best && common == shared)
                || std::max(typed[0].size(), stem.size()) > common + longestEnding)
                continue;
            shared = common;
            best = &meanings;
        }
        if (best)
            addAlias(term, *best, inflected);
        constexpr std::size_t shortest = 4;
        for (std::size_t size = stem.size() - 1;
             term.meanings.empty() && size >= shortest && size + longestEnding >= stem.size();
             --size)
            add(term, {stem.substr(0, size)}, inflected);
    }

    void addAlias(Term &term, const std::vector<Stems> &meanings, double weight)
    {
        const double each = weight / (1 + eachOtherOne * static_cast<double>(meanings.size() - 1));
        for (const Stems &meaning : meanings)
            add(term, meaning, each);
    }

    void addCard(const std::string &title)
    {
        Term term;
        name(term, title);
        if (!term.meanings.empty())
            m_query.terms.push_back(std::move(term));
    }

    void name(Term &term, const std::string &title)
    {
        add(term, m_words.saidInName(title), 1);
        if (term.meanings.empty())
            if (const auto id = cardLibrary().findTitle(title))
                add(term, m_words.saidInName(kindOf(cardLibrary()[*id])), onlyItsKind);
        if (std::ranges::find(m_query.cards, title) == m_query.cards.end())
            m_query.cards.push_back(title);
    }

    /// What rules there are about a card that no entry names.
    [[nodiscard]] static std::string_view kindOf(const Card &card)
    {
        return card.hasSubtype("Icebreaker") ? "icebreaker"
                                             : core::toWord(cardTypeWords, card.type);
    }

    /// Nothing when a stem is unknown: no entry could have it.
    void add(Term &term, const Stems &stems, double weight)
    {
        Meaning meaning{{}, weight};
        for (const std::string &stem : stems) {
            const auto id = m_vocabulary.find(stem);
            if (!id)
                return;
            meaning.stems.push_back(*id);
        }
        if (!meaning.stems.empty())
            term.meanings.push_back(std::move(meaning));
    }

    const SearchWords &m_words;
    const Vocabulary &m_vocabulary;
    const CardNames &m_cards;
    std::vector<std::string> m_doubtful; ///< cards whose nickname is an idle word
    std::size_t m_longest = 1;
    Query m_query;
};

} // namespace

StemId Vocabulary::add(const std::string &stem)
{
    const auto [at, isNew] = m_ids.try_emplace(stem, static_cast<StemId>(m_stems.size()));
    if (isNew) {
        m_stems.push_back(&at->first);
        m_entries.push_back(0);
    }
    return at->second;
}

std::optional<StemId> Vocabulary::find(std::string_view stem) const
{
    const auto found = m_ids.find(stem);
    return found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

std::vector<StemId> Vocabulary::beginningWith(std::string_view prefix) const
{
    std::vector<StemId> ids;
    for (StemId id = 0; id < m_stems.size(); ++id)
        if (m_stems[id]->starts_with(prefix))
            ids.push_back(id);
    return ids;
}

std::vector<StemId> Vocabulary::near(std::string_view stem, std::size_t mistakes) const
{
    constexpr std::size_t shortest = 4;
    constexpr std::size_t longEnoughForTwo = 5;
    if (stem.size() < (mistakes > 1 ? longEnoughForTwo : shortest))
        return {};
    std::vector<StemId> ids;
    for (StemId id = 0; id < m_stems.size(); ++id) {
        const std::string &candidate = *m_stems[id];
        const std::size_t longer = std::max(candidate.size(), stem.size());
        const std::size_t shorter = std::min(candidate.size(), stem.size());
        if (longer - shorter > mistakes || shorter < shortest
            || (mistakes > 1 && candidate.front() != stem.front() && longer - shorter > 1))
            continue;
        if (mistakesBetween(candidate, stem) == mistakes)
            ids.push_back(id);
    }
    return ids;
}

std::vector<StemId> Query::stems() const
{
    std::vector<StemId> all;
    for (const Term &term : terms)
        for (const Meaning &meaning : term.meanings)
            all.insert(all.end(), meaning.stems.begin(), meaning.stems.end());
    std::ranges::sort(all);
    const auto repeated = std::ranges::unique(all);
    all.erase(repeated.begin(), repeated.end());
    return all;
}

StemWeights Query::weights(std::size_t vocabulary) const
{
    StemWeights weights(vocabulary);
    for (const Term &term : terms)
        for (const Meaning &meaning : term.meanings)
            for (const StemId id : meaning.stems)
                weights[id] = std::max(weights[id], meaning.weight);
    return weights;
}

Query understand(std::string_view text, const SearchWords &words, const Vocabulary &vocabulary,
                 const CardNames &cards)
{
    return Understanding(words, vocabulary, cards).read(text);
}

} // namespace rules
