// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/word.h"

#include "core/text.h"

#include <algorithm>

namespace rules {

namespace {

constexpr std::string_view curlyApostrophe = "\u2019";

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Punctuation from U+2000 to U+207F, such as dashes, quotes and the ellipsis.
bool isPunctuation(std::string_view text, std::size_t at)
{
    return text.substr(at).starts_with("\xe2\x80") || text.substr(at).starts_with("\xe2\x81");
}

/// Bytes of the letter or digit at that place, or of what joins two of them; 0: the word ends.
std::size_t takes(std::string_view text, std::size_t at, bool inside)
{
    const char c = text[at];
    if (isLetter(c) || isDigit(c))
        return 1;
    const auto follows = [&](std::size_t next, auto is) {
        return next < text.size() && is(text[next]);
    };
    if (inside && text.substr(at).starts_with(curlyApostrophe))
        return follows(at + curlyApostrophe.size(), isLetter) ? curlyApostrophe.size() : 0;
    if (inside && (c == '\'' || c == '&'))
        return follows(at + 1, isLetter) ? 1 : 0;
    if (inside && c == '.')
        return isDigit(text[at - 1]) && follows(at + 1, isDigit) ? 1 : 0;
    const auto byte = static_cast<unsigned char>(c);
    const bool foreign = (byte & 0x80U) != 0;
    const bool begins = (byte & 0xC0U) != 0x80U; // or it is what is left of a punctuation mark
    return foreign && (inside || begins) && !isPunctuation(text, at) ? 1 : 0;
}

bool isVowel(char c) { return std::string_view("aeiouy").find(c) != std::string_view::npos; }

bool hasVowel(std::string_view text) { return std::ranges::any_of(text, isVowel); }

/// "rezz" and "trapp" lose the letter that the ending doubled; "access" and "install" keep it.
void undouble(std::string &word)
{
    const std::size_t size = word.size();
    if (size > 3 && word[size - 1] == word[size - 2] && word[size - 1] != 's'
        && word[size - 1] != 'l')
        word.pop_back();
}

bool strip(std::string &word, std::string_view ending, std::size_t least)
{
    if (!word.ends_with(ending) || word.size() < ending.size() + least
        || !hasVowel(std::string_view(word).substr(0, word.size() - ending.size())))
        return false;
    word.erase(word.size() - ending.size());
    return true;
}

} // namespace

std::string stem(std::string word)
{
    constexpr std::size_t shortest = 3;
    if (word.size() <= shortest || isDigit(word.front()))
        return word;
    if (word.ends_with("ies") && word.size() > 4)
        word.replace(word.size() - 3, 3, "y");
    else if (word.ends_with("sses") || word.ends_with("shes") || word.ends_with("ches"))
        word.erase(word.size() - 2);
    else if (word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("us")
             && !word.ends_with("is"))
        word.pop_back();
    if (strip(word, "ing", 3) || strip(word, "ed", 2))
        undouble(word);
    if (word.size() > shortest && word.ends_with('e'))
        word.pop_back();
    if (word.size() > shortest && word.ends_with("zz"))
        word.pop_back();
    return word;
}

std::string_view nextWord(std::string_view text, std::size_t &at)
{
    const auto take = [&](bool inside) {
        const std::size_t taken = at < text.size() ? takes(text, at, inside) : 0;
        at += taken;
        return taken > 0;
    };
    while (at < text.size() && takes(text, at, false) == 0)
        ++at;
    const std::size_t begin = at;
    if (take(false))
        while (take(true)) { }
    return text.substr(begin, at - begin);
}

/// Apostrophes belong to no stem, and go with the "s" of a genitive.
std::string foldedWord(std::string_view written)
{
    std::string text = core::folded(written);
    const auto isPlain = [](char c) { return (c >= 'a' && c <= 'z') || isDigit(c); };
    if (std::ranges::all_of(text, isPlain))
        return text;
    for (const std::string_view apostrophe : {std::string_view("'"), curlyApostrophe})
        for (auto at = text.find(apostrophe); at != std::string::npos; at = text.find(apostrophe)) {
            const bool genitive = text.substr(at + apostrophe.size()) == "s";
            text.erase(at, genitive ? std::string::npos : apostrophe.size());
        }
    std::erase(text, '&');
    return text;
}

std::vector<Word> wordsOf(std::string_view text)
{
    constexpr std::size_t lettersOfWord = 5; // and what parts it from the next
    std::vector<Word> words;
    words.reserve(text.size() / lettersOfWord + 1);
    std::size_t at = 0;
    for (auto word = nextWord(text, at); !word.empty(); word = nextWord(text, at)) {
        std::string folded = foldedWord(word);
        if (folded.empty())
            continue;
        std::string itsStem = stem(folded);
        words.push_back({std::move(folded), std::move(itsStem), at - word.size(), at});
    }
    return words;
}

std::vector<std::string> stemsOf(std::string_view text)
{
    std::vector<Word> words = wordsOf(text);
    std::vector<std::string> stems;
    stems.reserve(words.size());
    for (Word &word : words)
        stems.push_back(std::move(word.stem));
    return stems;
}

} // namespace rules
