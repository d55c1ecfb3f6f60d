// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/query.h"

#include "rules/reference/card_reader.h"
#include "rules/reference/idle_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace rules {

namespace {

constexpr double unfinished = 0.7;   ///< weight of a completion
constexpr double asOneWord = 0.8;    ///< weight of two words without their blank
constexpr double inflected = 0.8;    ///< weight of a word with another ending
constexpr double mendedPhrase = 0.8; ///< weight of a phrase with a mistyped word
constexpr double asEnglish = 0.5;    ///< weight of a word that the question's language has too
constexpr double rarerGuess = 0.7;   ///< share for a correction to a less common word
constexpr double onlyItsKind = 0.5;  ///< weight of a card's type where no entry names the card
constexpr double eachOtherOne = 0.2; ///< what a further meaning of a word takes from all of them
constexpr std::size_t mostCompletions = 12;
constexpr std::size_t widestGaps = 3; ///< idle words within a phrase

using Stems = std::vector<std::string>;

class Understanding {
public:
    Understanding(std::string_view text, const SearchWords &words, const Vocabulary &vocabulary,
                  const CardFinder &cards, const CardSet &discussed)
        : m_text(text)
        , m_question(wordsOf(text))
        , m_vocabulary(vocabulary)
        , m_spoken(m_question, words, vocabulary)
        , m_cards(text, m_spoken, vocabulary, cards, discussed)
        , m_longest(std::max(words.longest, cards.longest()))
    {
        for (const Word &word : m_question)
            m_mended.push_back(mended(word));
    }

    Query read()
    {
        const bool open = !m_text.empty() && m_text.back() != ' ';
        for (std::size_t at = 0; at < m_question.size();) {
            const auto rest = std::span(m_question).subspan(at);
            m_named.reset();
            std::size_t taken = phrase(rest);
            if (taken == 0)
                taken = title(rest);
            if (taken == 0)
                taken = parted(rest);
            if (taken == 0 && !m_spoken.isIdle(rest.front()))
                word(rest.front(), open && rest.size() == 1);
            at += std::max<std::size_t>(taken, 1);
            if (m_named)
                at += m_cards.moreOf(*m_named, std::span(m_question).subspan(at));
        }
        weighCards();
        if (m_query.empty())
            for (const Word &idle : m_question) // nothing but idle words: the title of an entry?
                word(idle, false);
        return std::move(m_query);
    }

private:
    /// The longest alias, nickname or title that the words begin with; how many it takes.
    std::size_t phrase(std::span<const Word> words)
    {
        Stems key;
        Stems mended;
        for (const Word &word : words.first(std::min(m_longest, words.size()))) {
            key.push_back(word.stem);
            mended.push_back(m_mended[static_cast<std::size_t>(&word - m_question.data())]);
        }
        for (; key.size() > 1; key.pop_back(), mended.pop_back())
            if (known(key, 1) || (key != mended && known(mended, mendedPhrase)))
                return key.size();
        if (m_spoken.isIdle(words.front())) {
            if (const auto card = m_cards.named(key))
                m_idleNames.push_back(*card);
            return 0;
        }
        if (const std::size_t taken = phraseWithGaps(words))
            return taken;
        return known(key, 1) ? 1 : 0;
    }

    /// The same of words that stand apart: "remove all those tags"; only for two or more.
    std::size_t phraseWithGaps(std::span<const Word> words)
    {
        Stems key;
        std::vector<std::size_t> ends;
        for (std::size_t i = 0; i < words.size() && key.size() < m_longest; ++i)
            if (!m_spoken.isIdle(words[i])) {
                key.push_back(words[i].stem);
                ends.push_back(i + 1);
            }
        for (; key.size() > 1; key.pop_back(), ends.pop_back())
            if (ends.back() > key.size() && ends.back() <= key.size() + widestGaps && known(key, 1))
                return ends.back();
        return 0;
    }

    /// The stem; of a word that nobody knows that of the only word it may be with a letter wrong.
    [[nodiscard]] std::string mended(const Word &word) const
    {
        if (m_spoken.isKnown(word) || m_spoken.isForeign())
            return word.stem;
        auto ids = m_vocabulary.near(word.stem, 1);
        if (ids.empty())
            ids = m_vocabulary.near(word.text, 1);
        return ids.size() == 1 ? m_vocabulary[ids.front()] : word.stem;
    }

    /// Adds what a word or phrase of the table, a nickname or a title means, if it is one.
    bool known(const Stems &key, double weight)
    {
        Term term;
        addAlias(term, m_spoken.meanings(key), weight);
        if (const auto card = m_cards.named(key))
            name(term, NamedCard{card->card, weight * card->sure});
        if (term.meanings.empty())
            return false;
        add(term, key, m_spoken.hasForeign(key) ? asEnglish : weight);
        m_query.terms.push_back(std::move(term));
        return true;
    }

    /// The title, of which a word is unknown, that the words begin with; how many it takes.
    std::size_t title(std::span<const Word> words)
    {
        const auto title = m_cards.titleAt(words);
        if (title)
            addCard(title->named);
        return title ? title->words : 0;
    }

    /// Of words that say something else, too, or parts of titles, it is seen at the end whether
    /// they mean cards: where nothing is asked for but cards.
    void weighCards()
    {
        const bool isCertain = std::ranges::any_of(m_query.cards, &NamedCard::isCertain);
        if (isCertain)
            for (const NamedCard &named : m_idleNames) // beside another card "nach" is one too
                addCard({named.card, NamedCard::onlyCards});
        if (!m_query.asksForCards())
            return;
        for (NamedCard &named : m_query.cards) {
            const bool isMeant = isCertain
                ? named.sure > NamedCard::wordOfRules || m_cards.isDiscussed(named.card)
                : named.sure > NamedCard::wordsOfRules;
            if (isMeant)
                named.sure = std::max(named.sure, NamedCard::onlyCards);
        }
    }

    /// "by-pass", "un tag": a word of ours, or of the table, with a blank or a hyphen in it; takes
    /// two words or none.
    std::size_t parted(std::span<const Word> words)
    {
        if (words.size() < 2 || (m_spoken.isOurs(words[0]) && m_spoken.isOurs(words[1])))
            return 0;
        Word whole{words[0].text + words[1].text, {}, words[0].begin, words[1].end};
        whole.stem = stem(whole.text);
        const bool isHyphened = m_text.substr(words[0].end, words[1].begin - words[0].end) == "-";
        Term term;
        addAlias(term, m_spoken.meanings({whole.stem}), asOneWord);
        add(term, {whole.stem}, asOneWord);
        if (term.meanings.empty() && isHyphened)
            correctOne(term, whole);
        if (term.meanings.empty())
            return 0;
        m_query.terms.push_back(std::move(term));
        return 2;
    }

    void word(const Word &word, bool open)
    {
        using Guess = void (Understanding::*)(Term &, const Word &);
        static constexpr std::array<Guess, 8> english{
            &Understanding::abbreviated,  &Understanding::split,
            &Understanding::partOfTitle,  &Understanding::correctOne,
            &Understanding::begun,        &Understanding::spokenElsewhere,
            &Understanding::changeEnding, &Understanding::correctTwo};
        static constexpr std::array<Guess, 5> foreign{
            &Understanding::split, &Understanding::correctOne, &Understanding::changeEnding,
            &Understanding::abbreviated, &Understanding::correctTwo};
        Term term;
        add(term, {word.stem}, 1);
        if (term.meanings.empty() && open) {
            complete(term, word.text);
            correctOne(term, word);
        }
        for (const Guess guess : m_spoken.isForeign() ? std::span<const Guess>(foreign)
                                                      : std::span<const Guess>(english))
            if (term.meanings.empty())
                (this->*guess)(term, word);
        if (!term.meanings.empty())
            m_query.terms.push_back(std::move(term));
    }

    void complete(Term &term, const std::string &typed)
    {
        auto ids = m_vocabulary.beginningWith(typed);
        std::ranges::sort(ids, std::greater(),
                          [this](StemId id) { return m_vocabulary.entriesWith(id); });
        ids.resize(std::min(ids.size(), mostCompletions));
        for (const StemId id : ids)
            term.meanings.push_back({{id}, unfinished});
    }

    /// "aggsec": the only card whose title is written so for short.
    void abbreviated(Term &term, const Word &word) { name(term, m_cards.abbreviated(word)); }

    /// "sublim": a card, or any word that nobody likes to write in full.
    void begun(Term &term, const Word &word)
    {
        constexpr std::size_t shortest = 4;
        name(term, m_cards.begun(word));
        if (term.meanings.empty() && word.text.size() >= shortest)
            complete(term, word.text);
    }

    /// "carapace": the only card with that word in its title.
    void partOfTitle(Term &term, const Word &word) { name(term, m_cards.partOfTitle(word)); }

    /// A word of another language in an English question.
    void spokenElsewhere(Term &term, const Word &word)
    {
        addAlias(term, m_spoken.elsewhere(word.stem), 1);
    }

    /// "badpublicity", "Einflusslimit": two words of ours or of the table without their blank.
    void split(Term &term, const Word &word)
    {
        const std::string &stem = word.stem;
        constexpr std::size_t shortest = 3;
        for (std::size_t at = shortest; at + shortest <= stem.size(); ++at)
            for (const Stems &first : waysToSay(rules::stem(stem.substr(0, at))))
                for (const Stems &second : waysToSay(rules::stem(stem.substr(at)))) {
                    Stems both = first;
                    both.insert(both.end(), second.begin(), second.end());
                    add(term, both, asOneWord);
                }
    }

    /// What the question's language says, else itself if it is one of ours, else what the table
    /// says.
    [[nodiscard]] Spoken::Meanings waysToSay(const std::string &stem) const
    {
        if (m_vocabulary.find(stem) && !m_spoken.hasForeign({stem}))
            return {{stem}};
        return m_spoken.meanings({stem});
    }

    void correctOne(Term &term, const Word &word) { correct(term, word, 1); }
    void correctTwo(Term &term, const Word &word) { correct(term, word, 2); }

    /// A mistyped word of ours, or of the table. Its end may be mistyped, so that it was no ending:
    /// "instaed".
    void correct(Term &term, const Word &word, std::size_t mistakes)
    {
        constexpr std::size_t shortest = 5;
        constexpr std::size_t longEnoughForTwo = 7;
        const std::string &stem = word.stem;
        const double trust = trustIn(mistakes, stem.size());
        const bool isLong = stem.size() >= (mistakes > 1 ? longEnoughForTwo : shortest);
        if (m_spoken.isForeign() && isLong)
            addAlias(term, m_spoken.near(stem, mistakes), trust);
        if (!term.meanings.empty())
            return;
        auto ids = m_vocabulary.near(stem, mistakes);
        if (word.text != stem)
            std::ranges::copy(m_vocabulary.near(word.text, mistakes), std::back_inserter(ids));
        std::ranges::stable_sort(ids, std::greater(),
                                 [this](StemId id) { return m_vocabulary.entriesWith(id); });
        for (const StemId id : ids)
            term.meanings.push_back({{id}, id == ids.front() ? trust : rarerGuess * trust});
        if (!ids.empty()) // "tolboth": the word is a card's name
            if (const auto card = m_cards.named({&m_vocabulary[ids.front()], 1}))
                name(term, NamedCard{card->card, trust * card->sure});
        if (!isLong)
            return;
        if (mistakes == 1 || term.meanings.empty())
            addAlias(term, m_spoken.near(stem, mistakes), trust);
        if (mistakes == 1)
            name(term, m_cards.nearNickname(word));
    }

    /// "obrażeniom" for "obrażenia", "scoren" for "score": languages bend words at their end.
    void changeEnding(Term &term, const Word &word)
    {
        const std::string &stem = word.stem;
        addAlias(term, m_spoken.bent(stem), inflected);
        constexpr std::size_t shortest = 4;
        constexpr std::size_t longestEnding = 3;
        for (std::size_t size = stem.size() - 1;
             term.meanings.empty() && size >= shortest && size + longestEnding >= stem.size();
             --size)
            add(term, {stem.substr(0, size)}, inflected);
    }

    void addAlias(Term &term, const Spoken::Meanings &meanings, double weight)
    {
        if (meanings.empty())
            return;
        const double each = weight / (1 + eachOtherOne * static_cast<double>(meanings.size() - 1));
        for (const Stems &meaning : meanings)
            add(term, meaning, each);
    }

    void addCard(NamedCard named)
    {
        Term term;
        name(term, named);
        if (!term.meanings.empty())
            m_query.terms.push_back(std::move(term));
    }

    void name(Term &term, std::optional<NamedCard> named)
    {
        if (!named)
            return;
        const Card &card = m_cards.library()[named->card];
        add(term, idleWords().saidInName(card.title), 1);
        if (term.meanings.empty())
            add(term, idleWords().saidInName(kindOf(card)), onlyItsKind);
        term.namesCard = true;
        m_named = named->card;
        const auto known = std::ranges::find(m_query.cards, named->card, &NamedCard::card);
        if (known == m_query.cards.end())
            m_query.cards.push_back(*named);
        else
            known->sure = std::max(known->sure, named->sure);
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

    std::string_view m_text;
    std::vector<Word> m_question;
    const Vocabulary &m_vocabulary;
    Spoken m_spoken;
    CardReader m_cards;
    std::vector<NamedCard> m_idleNames; ///< of words that are idle ones, too
    std::vector<std::string> m_mended;  ///< stems of the question without single mistakes
    std::size_t m_longest = 1;
    std::optional<CardId> m_named; ///< by the words read last
    Query m_query;
};

} // namespace

Query understand(std::string_view text, const SearchWords &words, const Vocabulary &vocabulary,
                 const CardFinder &cards, const CardSet &discussed)
{
    return Understanding(text, words, vocabulary, cards, discussed).read();
}

} // namespace rules
