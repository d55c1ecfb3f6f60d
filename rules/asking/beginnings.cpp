// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/asking/beginnings.h"

#include "rules/asking/document.h"
#include "rules/asking/preset.h"
#include "rules/asking/walkthrough.h"
#include "rules/cards/card_library.h"

#include <algorithm>
#include <tuple>

namespace asking {

namespace {

std::vector<std::string> cardsOn(const core::Json &document)
{
    std::vector<std::string> titles;
    for (const NamedCard &card : namedCards(document))
        if (std::ranges::find(titles, card.title) == titles.end())
            titles.push_back(card.title);
    return titles;
}

std::vector<Beginning> allBeginnings()
{
    std::vector<Beginning> all;
    for (const Preset &preset : presets())
        all.push_back({BeginningKind::Shape,
                       preset.id,
                       preset.title,
                       std::nullopt,
                       &preset.document,
                       cardsOn(preset.document),
                       0,
                       {}});
    for (const Walkthrough &one : walkthroughs())
        all.push_back({BeginningKind::Walkthrough,
                       one.id,
                       one.title,
                       one.version,
                       &one.document,
                       cardsOn(one.document),
                       0,
                       {}});
    for (const Example &one : examples())
        all.push_back({BeginningKind::Ruling,
                       one.id,
                       one.about,
                       one.version,
                       &one.document,
                       cardsOn(one.document),
                       0,
                       {}});
    return all;
}

/// As the card library writes them; what it does not know stays as it is.
std::vector<std::string> knownTitles(std::span<const std::string> titles)
{
    const auto &library = rules::cardLibrary();
    std::vector<std::string> known;
    for (const std::string &title : titles) {
        const auto id = library.findTitle(title);
        known.push_back(id ? library[*id].title : title);
    }
    return known;
}

/// The places of a shape in which a judge puts a card, and which of these would lie there.
void fill(Beginning &shape, const std::vector<std::string> &titles)
{
    const auto preset = std::ranges::find(presets(), shape.id, &Preset::id);
    const auto &library = rules::cardLibrary();
    std::vector<std::string> placed;
    for (const Fact &fact : preset->facts)
        for (const std::string &title : titles) {
            const auto id = library.findTitle(title);
            const bool there = std::ranges::find(shape.cards, title) != shape.cards.end();
            const bool used = std::ranges::find(placed, title) != placed.end();
            if (fact.kind != FactKind::Card || !id || there || used
                || !fact.types.contains(library[*id].type))
                continue;
            shape.takes.emplace_back(fact.path, title);
            placed.push_back(title);
            break;
        }
}

} // namespace

std::vector<Beginning> beginningsWith(std::span<const std::string> titles)
{
    static const std::vector<Beginning> all = allBeginnings();
    if (titles.empty())
        return all;
    const auto known = knownTitles(titles);
    std::vector<Beginning> found;
    for (Beginning one : all) {
        one.found =
            static_cast<std::size_t>(std::ranges::count_if(known, [&](const std::string &title) {
                return std::ranges::find(one.cards, title) != one.cards.end();
            }));
        if (one.kind == BeginningKind::Shape)
            fill(one, known);
        if (one.found + one.takes.size() > 0)
            found.push_back(std::move(one));
    }
    std::ranges::stable_sort(found, [](const Beginning &one, const Beginning &other) {
        const auto rank = [](const Beginning &beginning) {
            // What is about a card says more of it than what would take any such card.
            return std::tuple(2 * beginning.found + beginning.takes.size(), beginning.found);
        };
        return rank(one) > rank(other);
    });
    return found;
}

} // namespace asking
