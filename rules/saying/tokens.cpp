// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/card_finder.h"
#include "rules/reference/word.h"
#include "rules/saying/abbreviated.h"
#include "rules/saying/card_namer.h"
#include "rules/saying/in_context.h"
#include "rules/saying/lexicon.h"
#include "rules/saying/marks.h"
#include "rules/saying/naming_by_verbs.h"
#include "rules/saying/numbered_steps.h"
#include "rules/saying/pronoun_tokens.h"
#include "rules/saying/token.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace saying {

using rules::Word;

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// A number in digits that can be at a table.
std::optional<int> numberOf(std::string_view text)
{
    constexpr std::size_t longest = 3;
    int number = 0;
    const char *end = text.data() + text.size();
    const bool isNumber = !text.empty() && text.size() <= longest
        && std::from_chars(text.data(), end, number).ptr == end;
    return isNumber ? std::optional(number) : std::nullopt;
}

/// "2c", "remote1": two words, unless a card is called so.
void addParted(std::vector<Word> &words, Word word)
{
    const auto change = std::ranges::adjacent_find(
        word.text, [](char a, char b) { return isDigit(a) != isDigit(b); });
    const bool isPlain = word.end - word.begin == word.text.size() && change != word.text.end();
    const auto size = static_cast<std::size_t>(change - word.text.begin()) + 1;
    const std::string first = word.text.substr(0, isPlain ? size : 0);
    const std::string second = word.text.substr(isPlain ? size : 0);
    const bool oneIsNumber = numberOf(first) || numberOf(second);
    const std::string &other = numberOf(first) ? second : first;
    if (!isPlain || !oneIsNumber || cardNamed({&word, 1})
        || !(lexicon().find(other) || other == "x")) {
        words.push_back(std::move(word));
        return;
    }
    const std::size_t middle = word.begin + size;
    words.push_back({first, rules::stem(first), word.begin, middle});
    words.push_back({second, rules::stem(second), middle, word.end});
}

class Lexer {
public:
    explicit Lexer(std::string_view line) : m_line(line)
    {
        for (Word &word : rules::wordsOf(line))
            addParted(m_words, std::move(word));
        writeOut(m_words, line);
        m_writesNames = writesNames();
    }

    std::vector<Token> read()
    {
        std::size_t behind = 0;
        for (std::size_t at = 0; at < m_words.size();) {
            addMarks(behind, m_words[at].begin);
            const std::size_t taken = take(at);
            behind = m_words[at + taken - 1].end;
            at += taken;
        }
        addMarks(behind, m_line.size());
        nameByVerbs(m_tokens);
        nameAgain();
        readInContext(m_tokens);
        meanCardsByPronouns(m_tokens);
        return std::move(m_tokens);
    }

private:
    void addMarks(std::size_t begin, std::size_t end)
    {
        for (std::size_t at = begin; at < end; ++at) {
            const bool isNext = at == begin && !m_tokens.empty();
            const std::string text =
                markAt(m_line, at, isNext ? &m_tokens.back() : nullptr, !m_tokens.empty());
            if (text.empty())
                continue;
            Token mark;
            mark.span = {at, at + 1};
            mark.text = text;
            mark.isMark = true;
            m_tokens.push_back(std::move(mark));
        }
    }

    /// "neural katana ... the katana": a word of the title of the only card of the line that has
    /// it, where it says nothing else, or no more than a kind of card.
    void nameAgain()
    {
        std::vector<rules::CardId> named;
        for (const Token &token : m_tokens)
            if (token.card && std::ranges::find(named, *token.card) == named.end())
                named.push_back(*token.card);
        for (std::size_t at = 0; at < m_tokens.size(); ++at) {
            Token &token = m_tokens[at];
            if (const auto card = cutShortOf(named, token)) {
                token.mayBe.clear();
                if (token.card && !token.guessed)
                    token.mayBe = {*token.card};
                token.card = card;
                token.guessed = true;
                continue;
            }
            // "sell casts": a verb does not stand behind another one.
            const bool isThing = token.terms.size() == 1 && token.value(TermKind::Verb) && at > 0
                && m_tokens[at - 1].value(TermKind::Verb);
            const bool isKind = token.terms.size() == 1 && token.value(TermKind::Subtype) && at > 0
                && m_tokens[at - 1].text == "the";
            if (token.card || token.isMark || token.number || token.text.size() < 4
                || token.text.find(' ') != std::string::npos
                || !(token.terms.empty() || token.isPlain() || isKind || isThing
                     || isCalled(token, at)))
                continue;
            std::vector<rules::CardId> able = named;
            const std::string stem = rules::stem(token.text);
            std::erase_if(able, [&](rules::CardId card) {
                return !rules::cardFinder().isInTitle(card, stem);
            });
            if (able.size() != 1)
                continue;
            token.card = able.front();
            token.terms.clear();
            token.mayBe.clear();
        }
    }

    /// "Leprechaun ... the Lep", "Paywall Implementation ... Paywall": how a title begins of which
    /// the line has one alone.
    static std::optional<rules::CardId> cutShortOf(const std::vector<rules::CardId> &named,
                                                   const Token &token)
    {
        constexpr std::size_t shortest = 3;
        const bool isUnknown = !token.card || token.guessed;
        if (token.isMark || token.number || !token.terms.empty() || token.text.size() < shortest)
            return std::nullopt;
        std::optional<rules::CardId> only;
        for (const rules::CardId card : named) {
            const auto title = rules::wordsOf(rules::cardLibrary()[card].title);
            const bool isLonger = title.size() > 1 && title.front().text == token.text;
            const bool begins = isUnknown ? !title.empty() && title.front().text != token.text
                    && title.front().text.starts_with(token.text)
                                          : isLonger && isTitle(*token.card, token.text);
            if (!begins || card == token.card)
                continue;
            if (only)
                return std::nullopt;
            only = card;
        }
        return only;
    }

    static bool isTitle(rules::CardId card, std::string_view word)
    {
        const auto title = rules::wordsOf(rules::cardLibrary()[card].title);
        return title.size() == 1 && title.front().text == word;
    }

    /// "the Judge": no small word is written so within a sentence.
    [[nodiscard]] bool isCalled(const Token &token, std::size_t at) const
    {
        const char first = m_line[token.span.begin];
        return token.isIdle() && token.terms.size() == 1 && first >= 'A' && first <= 'Z' && at > 0
            && !m_tokens[at - 1].isMark;
    }

    /// Words up to the next mark.
    [[nodiscard]] std::span<const Word> phraseAt(std::size_t at) const
    {
        const std::size_t most = std::max(lexicon().longest(), longestName());
        std::size_t size = 1;
        while (at + size < m_words.size() && size < most && !isParted(at + size))
            ++size;
        return std::span(m_words).subspan(at, size);
    }

    [[nodiscard]] bool isParted(std::size_t at) const
    {
        const std::size_t begin = m_words[at - 1].end;
        const std::string_view between = m_line.substr(begin, m_words[at].begin - begin);
        const char first = m_line[m_words[at].begin];
        constexpr std::size_t shortest = 4; // "Dr. Lovegood"
        const bool isSentence = between == ". " && first >= 'A' && first <= 'Z'
            && (m_words[at - 1].text.size() >= shortest
                || (lexicon().find(m_words[at - 1].text) && m_words[at - 1].text != "vs"));
        if (between == ", " && isOneTitle(m_words[at - 1], m_words[at]))
            return false;
        return between.find_first_of(",;?!\n") != std::string_view::npos || between == " - "
            || (between == " + " && !isDigit(first)) || isSentence;
    }

    std::size_t add(Token token, std::span<const Word> words)
    {
        token.span = {words.front().begin, words.back().end};
        for (const Word &word : words)
            token.text.append(token.text.empty() ? "" : " ").append(word.text);
        m_tokens.push_back(std::move(token));
        return words.size();
    }

    /// Makes a token of the words from there on; how many it takes.
    std::size_t take(std::size_t at)
    {
        const auto phrase = phraseAt(at);
        if (const std::size_t named = takeFraction(phrase))
            return named;
        if (const std::size_t step = takeStep(phrase))
            return step;
        if (const std::size_t known = longestKnown(phrase))
            return known;
        Token token;
        if ((token.number = numberOf(phrase.front().text)))
            return add(std::move(token), phrase.first(1));
        if (isPlainHere(phrase.front())) {
            token.terms = {{TermKind::Plain, "plain"}};
            return add(std::move(token), phrase.first(1));
        }
        if (const auto named = cardShortened(phrase)) {
            token.card = named->card;
            token.guessed = true;
            return add(std::move(token), phrase.first(named->words));
        }
        const auto mistyped = lexicon().nearest(phrase.front().text);
        const auto named = mistyped ? std::nullopt : cardMeant(m_line, phrase);
        if (named && !(named->guessed && m_writesNames && !isCapital(phrase.front()))) {
            token.card = named->card;
            token.guessed = named->guessed;
            const std::size_t more =
                named->guessed ? moreOfTitle(named->card, phrase.subspan(named->words)) : 0;
            return add(std::move(token), phrase.first(named->words + more));
        }
        if (mistyped) {
            token.terms = *lexicon().find(*mistyped);
            token.guessed = true;
        } else {
            token.mayBe = cardsLike(phrase.front().text);
        }
        return add(std::move(token), phrase.first(1));
    }

    /// "5.3", "5.5.1": the number of a step.
    std::size_t takeStep(std::span<const Word> phrase)
    {
        const std::string &number = phrase.front().text;
        if (number.find('.') == std::string::npos || !isNumberOfStep(number))
            return 0;
        Token token;
        token.terms = {{TermKind::Noun, "step"}};
        return add(std::move(token), phrase.first(1));
    }

    /// "24/7": how the only title of such numbers begins.
    std::size_t takeFraction(std::span<const Word> phrase)
    {
        const bool isOne = phrase.size() > 1 && numberOf(phrase[0].text) && numberOf(phrase[1].text)
            && m_line.substr(phrase[0].end, phrase[1].begin - phrase[0].end) == "/";
        const auto named = isOne ? cardBegunBy(phrase.first(2)) : std::nullopt;
        if (!named)
            return 0;
        Token token;
        token.card = named;
        const std::size_t more = moreOfTitle(*named, phrase.subspan(2));
        return add(std::move(token), phrase.first(2 + more));
    }

    /// The longest phrase of the tables or name; of the same length the tables come first.
    std::size_t longestKnown(std::span<const Word> phrase)
    {
        for (std::size_t size = phrase.size(); size > 0; --size) {
            const auto words = phrase.first(size);
            std::string text;
            for (const Word &word : words)
                text.append(text.empty() ? "" : " ").append(word.text);
            Token token;
            const auto *terms = lexicon().find(text);
            const bool isNamed = terms && terms->size() == 1 // "Ping"
                && terms->front().kind == TermKind::Plain && !isPlainHere(words.front());
            if (terms && !isNamed && !cutsName(phrase, size)) {
                token.terms = *terms;
                return add(std::move(token), words);
            }
            const bool isName =
                !numberOf(text) && !(size == 1 && isPlainHere(words.front())) && !isSmall(words);
            if (const auto card = isName ? cardNamed(words) : std::nullopt) {
                token.card = card;
                return add(std::move(token), words);
            }
        }
        return 0;
    }

    [[nodiscard]] bool isCapital(const Word &word) const
    {
        const char first = m_line[word.begin];
        return first >= 'A' && first <= 'Z';
    }

    /// A word of the language that nobody writes as a name.
    [[nodiscard]] bool isPlainHere(const Word &word) const
    {
        return lexicon().isPlain(word.stem) && !(isCapital(word) && cardNamed({&word, 1}));
    }

    /// Names are written as names here: within a sentence stands one with a capital letter.
    [[nodiscard]] bool writesNames() const
    {
        for (std::size_t at = 1; at < m_words.size(); ++at)
            if (isCapital(m_words[at]) && !isParted(at) && !lexicon().find(m_words[at].text)
                && cardNamed({&m_words[at], 1}))
                return true;
        return false;
    }

    /// "the price", where other names are written as such, or in what somebody says: a title that
    /// is a word of the language behind an article.
    [[nodiscard]] bool isSmall(std::span<const Word> words) const
    {
        const bool isClaimed = !m_tokens.empty() && m_tokens.back().value(TermKind::Claim);
        return (m_writesNames || isClaimed) && words.size() == 2 && words[0].text == "the"
            && !isCapital(words[0]) && !isCapital(words[1])
            && (lexicon().find(words[1].text) || lexicon().isPlain(words[1].stem));
    }

    /// "an ice" of "an ice wall", which is no ice that is a wall.
    static bool cutsName(std::span<const Word> phrase, std::size_t size)
    {
        for (std::size_t begin = 1; begin < size; ++begin)
            for (std::size_t end = size + 1; end <= phrase.size(); ++end)
                if (cardNamed(phrase.subspan(begin, end - begin)))
                    return true;
        return false;
    }

    std::string_view m_line;
    std::vector<Word> m_words;
    std::vector<Token> m_tokens;
    bool m_writesNames = false;
};

} // namespace

const std::string *Token::value(TermKind kind) const
{
    const auto term = std::ranges::find(terms, kind, &Term::kind);
    return term == terms.end() ? nullptr : &term->value;
}

bool Token::is(TermKind kind, std::string_view value) const
{
    return std::ranges::any_of(
        terms, [&](const Term &term) { return term.kind == kind && term.value == value; });
}

std::optional<int> Token::count() const
{
    if (number)
        return number;
    const std::string *word = value(TermKind::Number);
    return word ? std::optional(std::stoi(*word)) : std::nullopt;
}

bool isPossessive(std::string_view text)
{
    constexpr std::array<std::string_view, 6> words{"my", "his", "her", "their", "your", "whose"};
    return std::ranges::find(words, text) != words.end();
}

bool sayNothing(std::span<const Token> words)
{
    constexpr std::array<std::string_view, 3> links{"on", "in", "with"};
    return std::ranges::all_of(words, [&](const Token &token) {
        const std::string *link = token.value(TermKind::Link);
        return token.isIdle() || lexicon().isLight(token.text)
            || (link && std::ranges::find(links, *link) != links.end());
    });
}

std::vector<Token> tokensOf(std::string_view line) { return Lexer(line).read(); }

} // namespace saying
