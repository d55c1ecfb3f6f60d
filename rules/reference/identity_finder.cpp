// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/identity_finder.h"

#include "core/text.h"
#include "rules/cards/title_key.h"
#include "rules/reference/search_words.h"
#include "rules/reference/title_abbreviation.h"
#include "rules/reference/word.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace rules {

namespace {

constexpr std::size_t fewestLetters = 3;  ///< fewer begin too many titles to mean one
constexpr std::size_t fewestInitials = 2; ///< "RP"
constexpr std::size_t longestTyped = 200; ///< no name is longer

std::string initialsOf(std::span<const std::string> words)
{
    std::string initials;
    for (const std::string &word : words)
        initials += word.front();
    return initials;
}

/// Every word typed begins a word of the title that no other begins, or stands for the initials of
/// a part of it: "mac kate", "hb engineering".
bool saysOf(std::span<const std::string> typed, std::vector<std::string> words,
            std::span<const std::string> initials)
{
    return std::ranges::all_of(typed, [&](const std::string &part) {
        const auto begun = std::ranges::find_if(
            words, [&](const std::string &word) { return word.starts_with(part); });
        if (begun == words.end())
            return std::ranges::find(initials, part) != initials.end();
        words.erase(begun);
        return true;
    });
}

/// How far a mistyped name is from one of these keys; nothing when nobody would mean it.
std::optional<std::size_t> nearest(std::string_view typed,
                                   std::initializer_list<std::string_view> keys)
{
    constexpr std::size_t lettersForMistake = 4;
    std::optional<std::size_t> best;
    for (const std::string_view key : keys) {
        const std::size_t most = typed.size() / lettersForMistake;
        if (key.empty() || key.size() > typed.size() + most || typed.size() > key.size() + most)
            continue;
        const std::size_t edits = core::editDistance(typed, key);
        if (edits <= most)
            best = std::min(edits, best.value_or(edits));
    }
    return best;
}

} // namespace

/// What was typed, in the forms it is compared in.
struct IdentityFinder::Typed {
    explicit Typed(std::string_view text, const CardLibrary &library)
        : key(titleKey(text)), stems(stemsOf(text))
    {
        for (const Word &word : wordsOf(text))
            words.push_back(word.text);
        for (const auto &id :
             {library.findTitle(text), library.findCode(text), library.findSlug(text)})
            if (id)
                exact.push_back(*id);
    }

    std::string key;
    std::vector<std::string> stems;
    std::vector<std::string> words;
    std::vector<CardId> exact;
};

IdentityFinder::IdentityFinder(const CardLibrary &library) : m_library(library)
{
    for (const CardId id : library.byTitle())
        if (library[id].type == CardType::Identity)
            m_names.push_back(namesOf(id));
    for (const auto &[stems, title] : searchWords().nicknames) {
        const auto id = library.findTitle(title);
        const auto names = std::ranges::find(m_names, id, &Names::id);
        if (id && names != m_names.end())
            names->nicknames.push_back(stems);
    }
}

IdentityFinder::Names IdentityFinder::namesOf(CardId id) const
{
    const std::string_view title = m_library[id].title;
    const std::size_t colon = std::min(title.find(':'), title.size());
    Names names{id,
                m_library[id].side(),
                titleKey(title.substr(0, colon)),
                titleKey(title.substr(colon)),
                {},
                {},
                {}};
    std::size_t before = 0;
    for (const Word &word : wordsOf(title)) {
        names.words.push_back(word.text);
        before += word.begin < colon ? 1 : 0;
    }
    const std::span<const std::string> words(names.words);
    for (const auto part : {words.first(before), words.subspan(before), words})
        if (part.size() >= fewestInitials)
            names.initials.push_back(initialsOf(part));
    return names;
}

std::optional<IdentityFinder::Likeness> IdentityFinder::surely(const Typed &typed,
                                                               const Names &names) const
{
    const bool tells = typed.key.size() >= fewestLetters;
    if (std::ranges::find(typed.exact, names.id) != typed.exact.end())
        return Likeness::Exact;
    if (std::ranges::find(names.nicknames, typed.stems) != names.nicknames.end())
        return Likeness::Nickname;
    if (names.base == typed.key)
        return Likeness::BaseName;
    if (names.subtitle == typed.key)
        return Likeness::Subtitle;
    if (tells && m_library.keyOf(names.id).starts_with(typed.key))
        return Likeness::Beginning;
    if (std::ranges::find(names.initials, typed.key) != names.initials.end())
        return Likeness::Initials;
    if (tells && saysOf(typed.words, names.words, names.initials))
        return Likeness::Words;
    if (typed.words.size() == 1 && abbreviates(typed.key, names.words))
        return Likeness::Abbreviation;
    return std::nullopt;
}

std::optional<IdentityFinder::Found> IdentityFinder::perhaps(const Typed &typed,
                                                             const Names &names) const
{
    const std::string_view title = m_library.keyOf(names.id);
    const bool tells = typed.key.size() >= fewestLetters;
    if (title.starts_with(typed.key) || (tells && title.find(typed.key) != std::string::npos))
        return Found{Likeness::Part, 0, names.id};
    if (const auto edits = nearest(typed.key, {names.base, names.subtitle, title}))
        return Found{Likeness::Near, *edits, names.id};
    return std::nullopt;
}

std::vector<IdentityFinder::Found>
IdentityFinder::all(std::string_view text, std::optional<Side> side, Guesses guesses) const
{
    std::vector<Found> found;
    if (text.size() > longestTyped)
        return found;
    const Typed typed(text, m_library);
    if (typed.key.empty())
        return found;
    for (const Names &names : m_names) {
        if (side && names.side != *side)
            continue;
        if (const auto likeness = surely(typed, names))
            found.push_back({*likeness, 0, names.id});
        else if (const auto guess = guesses == Guesses::Yes ? perhaps(typed, names) : std::nullopt)
            found.push_back(*guess);
    }
    std::ranges::stable_sort(
        found, {}, [](const Found &one) { return std::tuple(one.likeness, one.distance); });
    return found;
}

std::vector<CardId> IdentityFinder::find(std::string_view typed, std::optional<Side> side,
                                         std::size_t most, Guesses guesses) const
{
    std::vector<CardId> ids;
    for (const Found &one : all(typed, side, guesses))
        if (ids.size() < most)
            ids.push_back(one.id);
    return ids;
}

std::optional<CardId> IdentityFinder::meant(std::string_view typed, std::optional<Side> side) const
{
    const auto found = all(typed, side, Guesses::No);
    const bool several = found.size() > 1 && found[1].likeness == found.front().likeness;
    return found.empty() || several ? std::nullopt : std::optional(found.front().id);
}

const IdentityFinder &identityFinder()
{
    static const IdentityFinder finder(cardLibrary());
    return finder;
}

} // namespace rules
