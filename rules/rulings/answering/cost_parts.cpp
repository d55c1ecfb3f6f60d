// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Cost".
#include "rules/rulings/answering/cost_parts.h"

#include "core/words.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/operation.h"
#include "rules/rulings/play/act_costs.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/price.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rulings {

namespace {

constexpr std::string_view damageEnding = "-damage";
constexpr std::string_view countersEnding = "-counters";
constexpr std::string_view movedBeginning = "moved-to-";

/// All that go if the text names no number: those that are told, and those that are only counted.
int trashedInAll(const Table &table, const Bundle &bundle)
{
    int trashed = static_cast<int>(bundle.trashed.size() + bundle.trashAny.size())
        + bundle.trashRandom + bundle.trashTop;
    for (const auto &[filter, source] : bundle.trashAll) {
        trashed += static_cast<int>(all(table, filter, contextOf(table, source)).size());
        if (const auto zone = onlyByZone(filter))
            trashed += unlisted(table.state, *zone);
    }
    return trashed;
}

void addCounters(Verdict &verdict, const Bundle &bundle)
{
    std::array<int, counterWords.size()> counters{};
    for (const Bundle::Counters &part : bundle.counters)
        counters[static_cast<std::size_t>(part.kind)] += part.count;
    for (const Bundle::CountersOf &part : bundle.countersOf)
        counters[static_cast<std::size_t>(part.kind)] += part.count;
    for (const auto &[kind, word] : counterWords)
        if (const int count = counters[static_cast<std::size_t>(kind)]; count > 0)
            verdict.emplace_back(std::string(word).append(countersEnding), count);
}

/// Cards that go to a hand or a deck, or leave the game.
void addMoved(const Table &table, Verdict &verdict, const Bundle &bundle)
{
    std::array<int, zoneWords.size()> moved{};
    const auto add = [&](Zone zone, int count) { moved[static_cast<std::size_t>(zone)] += count; };
    for (const ObjectId id : bundle.returned)
        add(handOf(table.state[id].owner), 1);
    add(Zone::Removed, static_cast<int>(bundle.removed.size()));
    for (const auto &[part, source] : bundle.moved)
        add(part.zone, part.count);
    for (const auto &[zone, word] : zoneWords)
        if (const int count = moved[static_cast<std::size_t>(zone)]; count > 0)
            verdict.emplace_back(std::string(movedBeginning).append(word), count);
}

Sentence partInWords(std::string_view name, int count)
{
    if (name == "clicks")
        return clicks(count);
    if (name == "forfeits")
        return Sentence::tr("{n} agenda forfeited", "{n} agendas forfeited", count);
    if (name == "trashes")
        return Sentence::tr("{n} card trashed", "{n} cards trashed", count);
    if (name == "tags")
        return Sentence::tr("removing {n} tag", "removing {n} tags", count);
    if (name.starts_with(movedBeginning)) {
        const auto zone = core::fromWord(zoneWords, name.substr(movedBeginning.size()));
        if (zone == Zone::Removed)
            return removedFromGame(count);
        return Sentence::tr("moving {n} card {zone.to}", "moving {n} cards {zone.to}", count,
                            {{"zone", *zone}});
    }
    if (name.ends_with(damageEnding))
        return counted(
            count, *core::fromWord(damageWords, name.substr(0, name.size() - damageEnding.size())));
    if (name.ends_with(countersEnding))
        return counted(
            count,
            *core::fromWord(counterWords, name.substr(0, name.size() - countersEnding.size())));
    return credits(count);
}

} // namespace

void sayPrinted(const Table &table, const Act &act, const Bundle &bundle)
{
    const auto kind = act.kind == ActKind::Rez ? std::optional(Value::RezCost)
        : act.kind == ActKind::Play            ? std::optional(Value::PlayCost)
        : act.kind == ActKind::Install && table.state[act.object].owner == Side::Runner
        ? std::optional(Value::InstallCost)
        : std::nullopt;
    const auto isOfCost = [&](const TraceLine &line) { return line.value == kind; };
    if (kind && printedOn(*table.state[act.object].card, *kind) != bundle.credits
        && std::ranges::none_of(table.record.trace, isOfCost))
        (void)value(table, *kind, act.object, Told::Anyway);
}

bool isAddedTo(const Table &table, const Act &act)
{
    const auto to = act.kind == ActKind::Rez ? std::optional(Initiated::Rez)
        : act.kind == ActKind::Play          ? std::optional(Initiated::Play)
        : act.kind == ActKind::Install       ? std::optional(Initiated::Install)
                                             : std::nullopt;
    return to && hasAdditional(table, *to, act.object, act.server);
}

void sayPaidLater(const Table &table, const Act &act)
{
    const Ability *ability =
        act.kind == ActKind::Use ? abilityCalled(table.state, act.object, act.ability) : nullptr;
    const auto plays = [](const Effect &effect) { return playsForCost(effect); };
    if (!ability || std::ranges::none_of(ability->effects, plays))
        return;
    const Effect &effect = *std::ranges::find_if(ability->effects, plays);
    const auto cards = candidates(table, effect.of, contextOf(table, act.object));
    table.say(
        cards.size() == 1
            //: a card, and what it costs to play it
            ? Sentence::tr("the play cost of {card}, {cost}, is paid besides, as it is played",
                           {{"card", cards.front()},
                            {"cost", credits(value(table, Value::PlayCost, cards.front()))}})
            : Sentence::tr("the play cost of the card that is played is paid besides"),
        {"play.steps"_rule});
}

ObjectId trashedForItself(const State &state, const Act &act)
{
    const Ability *ability =
        act.kind == ActKind::Use ? state[act.object].card->find(act.ability) : nullptr;
    return ability && ability->cost.trashSelf ? act.object : ObjectId{};
}

Verdict partsOfCost(const Table &table, const Bundle &bundle)
{
    Verdict verdict;
    if (bundle.clicks > 0)
        verdict.emplace_back("clicks", bundle.clicks);
    verdict.emplace_back("credits", bundle.credits);
    for (const auto &[kind, word] : damageWords)
        if (const int amount = bundle.damage[static_cast<std::size_t>(kind)]; amount > 0)
            verdict.emplace_back(std::string(word).append(damageEnding), amount);
    if (const int forfeits = bundle.forfeits + static_cast<int>(bundle.forfeited.size());
        forfeits > 0)
        verdict.emplace_back("forfeits", forfeits);
    if (const int trashes = trashedInAll(table, bundle); trashes > 0)
        verdict.emplace_back("trashes", trashes);
    if (bundle.tags > 0)
        verdict.emplace_back("tags", bundle.tags);
    addCounters(verdict, bundle);
    addMoved(table, verdict, bundle);
    return verdict;
}

Sentence costInWords(const Verdict &verdict, ObjectId trashed)
{
    std::vector<Sentence> parts;
    for (const auto &[name, fact] : verdict)
        if (const int count = std::get<int>(fact);
            count == 1 && name == "trashes" && trashed.exists())
            parts.push_back(Sentence::tr("trashing {card}", {{"card", trashed}}));
        else if (count != 0)
            parts.push_back(partInWords(name, count));
    if (parts.empty())
        parts.push_back(credits(0));
    return Sentence::tr("It costs {cost}.", {{"cost", Sentence::together(parts)}});
}

} // namespace rulings
