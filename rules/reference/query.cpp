// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/query.h"

#include "core/text.h"
#include "rules/reference/word.h"

#include <algorithm>
#include <span>

namespace rules {

namespace {

constexpr double unfinished = 0.7; ///< weight of a completion
constexpr double mistyped = 0.8;   ///< weight of a correction
constexpr std::size_t mostCompletions = 12;

using Stems = std::vector<std::string>;

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
        const Stems stems = stemsOf(text);
        const bool open = !text.empty() && text.back() != ' ';
        for (std::size_t at = 0; at < stems.size();) {
            const auto rest = std::span(stems).subspan(at);
            if (const std::size_t taken = phrase(rest)) {
                at += taken;
                continue;
            }
            if (!m_words.idle.contains(rest.front()))
                word(rest.front(), open && rest.size() == 1);
            ++at;
        }
        if (m_query.empty())
            for (const std::string &stem : stems) // nothing but idle words: the title of an entry?
                word(stem, false);
        return std::move(m_query);
    }

private:
    /// The longest alias, nickname or title that the stems begin with; how many it takes.
    std::size_t phrase(std::span<const std::string> stems)
    {
        for (std::size_t size = std::min(m_longest, stems.size()); size > 0; --size) {
            const Stems key(stems.begin(), stems.begin() + static_cast<std::ptrdiff_t>(size));
            Term term;
            if (const auto alias = m_words.aliases.find(key); alias != m_words.aliases.end())
                for (const Stems &meaning : alias->second)
                    add(term, meaning, 1);
            if (const auto card = m_words.nicknames.find(key); card != m_words.nicknames.end())
                name(term, card->second);
            if (const auto card = m_cards.find(key); card != m_cards.end())
                name(term, card->second);
            if (term.meanings.empty())
                continue;
            add(term, key, 1);
            m_query.terms.push_back(std::move(term));
            return size;
        }
        return 0;
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
        }
        if (term.meanings.empty())
            split(term, stem);
        if (term.meanings.empty())
            correct(term, stem);
        if (!term.meanings.empty())
            m_query.terms.push_back(std::move(term));
    }

    /// "badpublicity": two words of ours without their blank.
    void split(Term &term, const std::string &stem)
    {
        constexpr std::size_t shortest = 3;
        for (std::size_t at = shortest; at + shortest <= stem.size(); ++at) {
            const auto first = m_vocabulary.find(rules::stem(stem.substr(0, at)));
            const auto second = m_vocabulary.find(rules::stem(stem.substr(at)));
            if (first && second)
                term.meanings.push_back({{*first, *second}, mistyped});
        }
    }

    /// A mistyped word of ours, or of the table of aliases.
    void correct(Term &term, const std::string &stem)
    {
        for (const StemId id : m_vocabulary.near(stem))
            term.meanings.push_back({{id}, mistyped});
        constexpr std::size_t shortest = 5;
        if (stem.size() < shortest)
            return;
        for (const auto &[typed, meanings] : m_words.aliases)
            if (typed.size() == 1 && core::editDistance(typed[0], stem) == 1)
                for (const Stems &meaning : meanings)
                    add(term, meaning, mistyped);
        for (const auto &[typed, title] : m_words.nicknames)
            if (typed.size() == 1 && core::editDistance(typed[0], stem) == 1)
                name(term, title);
    }

    void name(Term &term, const std::string &title)
    {
        add(term, stemsOf(title), 1);
        if (std::ranges::find(m_query.cards, title) == m_query.cards.end())
            m_query.cards.push_back(title);
    }

    /// Nothing when a stem is unknown: no entry could have it.
    void add(Term &term, const Stems &stems, double weight)
    {
        Meaning meaning{{}, weight};
        for (const std::string &stem : stems) {
            if (stems.size() > 1 && m_words.idle.contains(stem))
                continue;
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
    for (auto at = m_ids.lower_bound(prefix); at != m_ids.end() && at->first.starts_with(prefix);
         ++at)
        ids.push_back(at->second);
    return ids;
}

std::vector<StemId> Vocabulary::near(std::string_view stem) const
{
    constexpr std::size_t shortest = 4;
    constexpr std::size_t longEnoughForTwo = 5;
    if (stem.size() < shortest)
        return {};
    std::size_t best = stem.size() >= longEnoughForTwo ? 2 : 1;
    std::vector<StemId> ids;
    for (StemId id = 0; id < m_stems.size(); ++id) {
        const std::string &candidate = *m_stems[id];
        const std::size_t longer = std::max(candidate.size(), stem.size());
        const std::size_t shorter = std::min(candidate.size(), stem.size());
        if (longer - shorter > best || candidate.size() < shortest
            || (best == 2 && candidate.front() != stem.front() && longer - shorter > 1))
            continue;
        const std::size_t distance = core::editDistance(candidate, stem);
        if (distance > best)
            continue;
        if (distance < best)
            ids.clear();
        best = distance;
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

Query understand(std::string_view text, const SearchWords &words, const Vocabulary &vocabulary,
                 const CardNames &cards)
{
    return Understanding(words, vocabulary, cards).read(text);
}

} // namespace rules
