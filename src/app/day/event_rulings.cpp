// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/day/event_rulings.h"

#include "rules/reference/query.h"
#include "rules/reference/word.h"

#include <algorithm>
#include <set>

namespace app {

using tournament::Event;
using tournament::Ruling;

namespace {

using StemSet = std::set<rules::StemId>;

/// Words that say something, idle ones left out.
std::size_t tellingWords(std::string_view text)
{
    const auto words = rules::wordsOf(text);
    return static_cast<std::size_t>(std::ranges::count_if(
        words, [](const rules::Word &word) { return !rules::searchWords().isIdle(word.text); }));
}

bool says(const StemSet &said, const rules::Term &term)
{
    return std::ranges::any_of(term.meanings, [&](const rules::Meaning &meaning) {
        return std::ranges::all_of(meaning.stems,
                                   [&](rules::StemId stem) { return said.contains(stem); });
    });
}

} // namespace

std::vector<std::size_t> rulingsAbout(const Event &event, std::string_view text)
{
    rules::Vocabulary vocabulary;
    std::vector<StemSet> said;
    for (const Ruling &ruling : event.rulings) {
        StemSet &stems = said.emplace_back();
        for (const std::string *part : {&ruling.question, &ruling.answer})
            for (const std::string &stem : rules::stemsOf(*part))
                stems.insert(vocabulary.add(stem));
        for (const rules::StemId stem : stems)
            vocabulary.count(stem);
    }
    const rules::Query query =
        rules::understand(text, rules::searchWords(), vocabulary, rules::cardFinder(), {});
    // Words no ruling has are no terms of the query, but they were asked for.
    const std::size_t asked = std::max(tellingWords(text), query.terms.size());
    struct Found {
        std::size_t position;
        std::size_t terms;
    };
    std::vector<Found> found;
    for (std::size_t i = said.size(); i-- > 0;) {
        const auto terms = static_cast<std::size_t>(std::ranges::count_if(
            query.terms, [&](const rules::Term &term) { return says(said[i], term); }));
        if (terms > 0 && 2 * terms >= asked)
            found.push_back({i, terms});
    }
    std::ranges::stable_sort(found, std::greater(), &Found::terms);
    std::vector<std::size_t> positions;
    for (const Found &one : found)
        positions.push_back(one.position);
    return positions;
}

std::string usualJudge(const Event &event, int round, int table)
{
    const auto &details = event.details;
    const tournament::Match *match = tournament::findMatch(event, round, table);
    const tournament::Player *organizer = tournament::findPlayer(event, details.organizer);
    const bool plays =
        match && organizer && (match->p1 == organizer->id || match->p2 == organizer->id);
    return plays ? details.secondOrganizer : details.organizer;
}

std::optional<rules::RulesVersion> chosenRules(const tournament::Event &event)
{
    return core::fromWord(rules::rulesVersionWords, std::string_view(event.details.rulesVersion));
}

std::optional<rules::RulesVersion> rulesVersionOf(const tournament::Event &event)
{
    if (const auto chosen = chosenRules(event))
        return chosen;
    const auto day = rules::parseDate(event.details.date);
    return day ? std::optional(rules::versionOn(*day)) : std::nullopt;
}

} // namespace app
