// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/citations.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace rulings {

namespace {

/// Whom and what is spoken of.
struct Spoken {
    std::vector<Side> players; ///< named as such
    std::vector<ObjectId> cards;
    std::vector<Zone> zones;
};

Spoken spokenOf(const Sentence &sentence)
{
    Spoken spoken;
    sentence.forEachValue([&](const Sentence::Value &value) {
        if (const auto *side = std::get_if<Side>(&value))
            spoken.players.push_back(*side);
        else if (const auto *card = std::get_if<ObjectId>(&value))
            spoken.cards.push_back(*card);
        else if (const auto *zone = std::get_if<Zone>(&value))
            spoken.zones.push_back(*zone);
        else if (const auto *ability = std::get_if<AbilityOf>(&value))
            spoken.cards.push_back(ability->card);
    });
    std::erase_if(spoken.cards, [](ObjectId card) { return !card.exists(); });
    return spoken;
}

Spoken spokenOf(const Question &question)
{
    Spoken spoken;
    if (question.ask == Ask::Legal)
        spoken.players.push_back(question.by);
    if (question.act && question.act->object.exists())
        spoken.cards.push_back(question.act->object);
    return spoken;
}

/// Whose hand, deck or trash pile it is.
std::optional<Side> ownerOfPile(Zone zone)
{
    switch (zone) {
    case Zone::Hq:
    case Zone::RnD:
    case Zone::Archives:
        return Side::Corp;
    case Zone::Grip:
    case Zone::Stack:
    case Zone::Heap:
        return Side::Runner;
    default:
        return std::nullopt;
    }
}

bool lists(const auto &list, const auto &value)
{
    return std::ranges::find(list, value) != list.end();
}

/// Whether the section speaks of that.
bool fits(const RuleCitation &citation, const Spoken &spoken, const TraceLine &told,
          const State &state)
{
    const std::optional<Price> &price = told.price;
    if (!citation.values.empty())
        return told.value && lists(citation.values, *told.value)
            && (citation.sides.empty() || std::ranges::any_of(spoken.players, [&](Side side) {
                    return lists(citation.sides, side);
                }));
    if (!citation.costs.empty())
        return price && lists(citation.costs, price->what)
            && (citation.sides.empty() || lists(citation.sides, price->payer))
            && (citation.types.empty()
                || (price->card.exists() && lists(citation.types, state[price->card].card->type)));
    const auto isOwned = [&](ObjectId card) { return lists(citation.sides, state[card].owner); };
    const auto isOfType = [&](ObjectId card) {
        return lists(citation.types, state[card].card->type);
    };
    const auto lies = [&](ObjectId card) { return lists(citation.zones, state[card].zone); };
    const auto isOfOwner = [&](Zone zone) {
        const auto owner = ownerOfPile(zone);
        return owner && lists(citation.sides, *owner);
    };
    const bool bySide = spoken.players.empty()
        ? std::ranges::any_of(spoken.cards, isOwned) || std::ranges::any_of(spoken.zones, isOfOwner)
        : std::ranges::any_of(spoken.players,
                              [&](Side side) { return lists(citation.sides, side); });
    return bySide || std::ranges::any_of(spoken.cards, isOfType)
        || std::ranges::any_of(spoken.cards, lies)
        || std::ranges::any_of(spoken.zones,
                               [&](Zone zone) { return lists(citation.zones, zone); });
}

/// The line that it belongs under, if it belongs under any.
std::optional<std::size_t> above(std::span<const TraceLine> trace, std::size_t line)
{
    for (std::size_t before = line; before-- > 0;)
        if (trace[before].depth < trace[line].depth)
            return before;
    return std::nullopt;
}

using Cited = std::vector<std::reference_wrapper<const RuleCitation>>;

/// Those that speak of everything, and those that speak of this; empty: none of the latter.
Cited chosen(std::span<const RuleCitation> citations, const Spoken &spoken, const TraceLine &told,
             const State &state)
{
    Cited some;
    bool any = false;
    for (const RuleCitation &citation : citations) {
        const bool fit = citation.isOfSome() && fits(citation, spoken, told, state);
        any = any || fit;
        if (fit || !citation.isOfSome())
            some.emplace_back(citation);
    }
    if (!any)
        some.clear();
    return some;
}

/// "25 Femme Fatale" of FAQ 1.6: what it says of that card, which it may call by less than its
/// title, in a line that neither names the card nor tells of its effect.
bool isRulingOnOther(const RuleCitation &citation, const TraceLine &told, const State &state)
{
    const std::string_view section = citation.section;
    const auto title = section.find_first_not_of("0123456789");
    if (title == 0 || title == std::string_view::npos || section[title] != ' ')
        return false;
    const std::string_view called = section.substr(title + 1);
    const auto isCalledSo = [&](ObjectId card) {
        const std::string_view name = state[card].card->title;
        return name.starts_with(called)
            && (name.size() == called.size() || name[called.size()] == ':');
    };
    if (citation.isOfSome()) // it says itself what it is about
        return std::ranges::none_of(
            state.objects, [&](const Object &object) { return object.card->title == called; });
    const std::vector<ObjectId> cards = spokenOf(told.what).cards;
    return !(told.of.exists() && isCalledSo(told.of)) && std::ranges::none_of(cards, isCalledSo);
}

/// A ruling on one card stands for a rule where nothing else does: not for a general one that comes
/// with others.
void leaveOtherCards(std::vector<Reason> &reasons, const TraceLine &told, const State &state)
{
    const auto &rules = told.because;
    const auto isOther = [&](const RuleCitation &citation) {
        return isRulingOnOther(citation, told, state);
    };
    std::size_t kept = reasons.size();
    for (std::size_t i = reasons.size(); i-- > 0;) {
        auto &citations = reasons[i].citations;
        const auto others = std::ranges::count_if(citations, isOther);
        if (others == 0)
            continue;
        if (static_cast<std::size_t>(others) < citations.size()) {
            std::erase_if(citations, isOther);
        } else if (kept > 1 && rules[i]->rank == Rank::General) {
            reasons.erase(reasons.begin() + static_cast<std::ptrdiff_t>(i));
            --kept;
        }
    }
}

} // namespace

std::vector<Reason> reasonsOf(std::span<const TraceLine> trace, std::size_t line,
                              const Rulebook &book, const State &state, const Question &question)
{
    const TraceLine &told = trace[line];
    const auto *structure = told.stepOf ? told.stepOf : told.speaksOf;
    const auto citationsFor = [&](std::span<const RuleCitation> citations) {
        // Of all structures that a rule cites, a step is of one.
        const auto isOfStep = [&](const RuleCitation &citation) {
            return citation.section == structure->section;
        };
        Cited some;
        const auto isOfStructure = [&](const RuleCitation &citation) {
            return std::ranges::find(rules::timingStructures(), citation.section,
                                     &rules::TimingStructure::section)
                != rules::timingStructures().end();
        };
        if (structure) {
            std::ranges::copy_if(citations, std::back_inserter(some), isOfStep);
            if (some.empty()) // that of another one is not for it
                std::ranges::copy_if(citations, std::back_inserter(some),
                                     std::not_fn(isOfStructure));
        } else if (std::ranges::any_of(citations, &RuleCitation::isOfSome)) {
            for (std::optional of(line); of && some.empty(); of = above(trace, *of))
                some = chosen(citations, spokenOf(trace[*of].what), told, state);
            if (some.empty())
                some = chosen(citations, spokenOf(question), told, state);
            if (some.empty())
                std::ranges::copy_if(citations, std::back_inserter(some),
                                     std::not_fn(&RuleCitation::isOfSome));
        }
        if (some.empty())
            some.assign(citations.begin(), citations.end());
        return some;
    };
    // What is said at a step of a turn is not for the chart of a run.
    const bool ofTurn = !structure && state.at.kind != TimingKind::Run;
    const auto isOfRun = [](const RuleCitation &citation) {
        return citation.section.starts_with("Timing Structure of a Run");
    };
    std::vector<Reason> reasons;
    reasons.reserve(told.because.size());
    for (const Rule *rule : told.because) {
        Cited cited = citationsFor(book.citations(*rule));
        if (ofTurn && cited.size() > 1 && !std::ranges::all_of(cited, isOfRun))
            std::erase_if(cited, isOfRun);
        reasons.push_back({rule->id, std::move(cited)});
    }
    leaveOtherCards(reasons, told, state);
    return reasons;
}

} // namespace rulings
