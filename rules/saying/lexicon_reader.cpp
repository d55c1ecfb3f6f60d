// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedded_file.h"
#include "rules/cards/card_library.h"
#include "rules/reference/vocabulary.h"
#include "rules/reference/word.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/saying/lexicon.h"
#include "rules/saying/values.h"
#include "rules/timing/timing.h"

#include <algorithm>
#include <charconv>
#include <ranges>
#include <set>
#include <vector>

namespace rules {
std::span<const core::EmbeddedFile> embeddedFiles();
}

namespace saying {

using core::JsonPlace;

namespace {

bool isStep(std::string_view value)
{
    const auto slash = value.find('/');
    const auto kind = core::fromWord(rules::timingKindWords, value.substr(0, slash));
    return kind && slash != std::string_view::npos
        && std::ranges::any_of(rules::timingStructures(), [&](const auto &structure) {
               return structure.kind == *kind && structure.findTopic(value.substr(slash + 1));
           });
}

bool isSubtype(std::string_view value)
{
    return std::ranges::any_of(rules::cardLibrary().cards(),
                               [&](const rules::Card &card) { return card.hasSubtype(value); });
}

bool isNumber(std::string_view value)
{
    int number = 0;
    const char *end = value.data() + value.size();
    return std::from_chars(value.data(), end, number).ptr == end && number >= 0;
}

bool fits(TermKind kind, std::string_view value)
{
    switch (kind) {
    case TermKind::Side:
        return core::fromWord(rules::sideWords, value).has_value();
    case TermKind::Type:
        return core::fromWord(rules::cardTypeWords, value).has_value();
    case TermKind::Subtype:
        return isSubtype(value);
    case TermKind::Moment:
        return isStep(value);
    case TermKind::Number:
        return isNumber(value);
    default:
        return std::ranges::find(valuesOf(kind), value) != valuesOf(kind).end();
    }
}

std::string phraseOf(std::string_view text)
{
    std::string phrase;
    for (const rules::Word &word : rules::wordsOf(text))
        phrase.append(phrase.empty() ? "" : " ").append(word.text);
    return phrase;
}

/// "(on|during) (my|his) turn": that phrase with each of what stands in its brackets.
std::vector<std::string> eachOf(std::string_view phrase)
{
    const auto open = phrase.find('(');
    const auto close = phrase.find(')', std::min(open, phrase.size()));
    if (close == std::string_view::npos)
        return {std::string(phrase)};
    std::vector<std::string> all;
    const auto behind = eachOf(phrase.substr(close + 1));
    for (const auto word : std::views::split(phrase.substr(open + 1, close - open - 1), '|'))
        for (const std::string &rest : behind)
            all.push_back(std::string(phrase.substr(0, open))
                              .append(std::string_view(word.begin(), word.end()))
                              .append(rest));
    return all;
}

void addPhrase(Lexicon &lexicon, const JsonPlace &place, std::string_view text, const Term &term)
{
    std::string phrase = phraseOf(text);
    if (phrase.empty())
        place.fail("expected words");
    if (const auto *known = lexicon.find(phrase);
        known && std::ranges::find(*known, term) != known->end())
        place.fail(core::jsonQuoted(phrase) + " comes twice");
    lexicon.add(std::move(phrase), term);
}

/// Lists of phrases with commas between them.
void addPhrases(Lexicon &lexicon, const JsonPlace &lists, const Term &term)
{
    for (const JsonPlace &place : lists.items()) {
        std::string_view rest = place.string();
        while (!rest.empty()) {
            const auto comma = rest.find(',');
            for (const std::string &one : eachOf(rest.substr(0, comma)))
                addPhrase(lexicon, place, one, term);
            rest = comma == std::string_view::npos ? "" : rest.substr(comma + 1);
        }
    }
}

Lexicon lexiconAt(const JsonPlace &root)
{
    root.allowOnly({"language", "words"});
    (void)root.at("language").text();
    Lexicon lexicon;
    for (const JsonPlace &place : root.at("words").items()) {
        place.allowOnly({"kind", "value", "say"});
        const auto kind = place.at("kind").word<TermKind>();
        const std::string &value = place.at("value").string();
        if (!fits(kind, value))
            place.at("value").fail("no such value of its kind");
        addPhrases(lexicon, place.at("say"), {kind, value});
    }
    return lexicon;
}

/// What two other languages say alike and mean alike, or only one of them says.
Lexicon unambiguous(std::span<const Lexicon> others)
{
    Lexicon all;
    for (const Lexicon &one : others)
        for (const auto &[phrase, terms] : one.phrases()) {
            const bool contested = std::ranges::any_of(others, [&](const Lexicon &other) {
                const auto *theirs = other.find(phrase);
                return theirs && *theirs != terms;
            });
            if (contested || all.find(phrase))
                continue;
            for (const Term &term : terms)
                all.add(phrase, term);
        }
    return all;
}

} // namespace

void Lexicon::add(std::string phrase, Term term)
{
    if (term.kind == TermKind::Light) {
        m_light.insert(std::move(phrase));
        return;
    }
    m_longest = std::max(m_longest, static_cast<std::size_t>(std::ranges::count(phrase, ' ')) + 1);
    if (term.kind == TermKind::Plain)
        m_plain.insert(rules::stem(phrase));
    m_terms[std::move(phrase)].push_back(std::move(term));
}

void Lexicon::addOthers(const Lexicon &other)
{
    for (const auto &[phrase, terms] : other.m_terms)
        if (!find(phrase))
            for (const Term &term : terms)
                add(phrase, term);
}

const std::vector<Term> *Lexicon::find(std::string_view phrase) const
{
    const auto found = m_terms.find(phrase);
    return found == m_terms.end() ? nullptr : &found->second;
}

std::optional<std::string> Lexicon::nearest(std::string_view word) const
{
    constexpr std::size_t shortest = 5;
    if (word.size() < shortest)
        return std::nullopt;
    std::optional<std::string> only;
    for (const auto &[phrase, terms] : m_terms) {
        const bool isNear = phrase.size() >= shortest && phrase.find(' ') == std::string::npos
            && rules::areApart(phrase, word, 1);
        if (!isNear)
            continue;
        if (only && *find(*only) != terms)
            return std::nullopt;
        only = phrase;
    }
    return only;
}

core::Expected<Lexicon, core::DataError> readLexicon(std::string_view text)
{
    return core::readStrictly(text, lexiconAt);
}

const Lexicon &lexicon()
{
    static const Lexicon all = [] {
        constexpr std::string_view english = "saying-en.json";
        Lexicon read = core::readOneCompiledIn(rules::embeddedFiles(), english, readLexicon);
        const auto isOther = [&](std::string_view name) {
            return name.starts_with("saying-") && name != english;
        };
        read.addOthers(
            unambiguous(core::readCompiledIn(rules::embeddedFiles(), isOther, readLexicon)));
        return read;
    }();
    return all;
}

} // namespace saying
