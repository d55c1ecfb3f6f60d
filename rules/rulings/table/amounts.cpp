// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Memory Limit", "Link", "Scored Points"; FAQ 1.6: "Rez Cost & Play Cost",
// the card ruling on Nasir Meidan.
#include "rules/rulings/table/amounts.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/considered.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace rulings {

namespace {

int playerNumber(const Table &table, PlayerNumber number, Side side)
{
    const State &state = table.state;
    switch (number) {
    case PlayerNumber::Credits:
        return state.player(side).credits;
    case PlayerNumber::Hand:
        return handSizeOf(state, side);
    case PlayerNumber::Link:
        return playerValue(table, Value::Link, side);
    case PlayerNumber::AgendaPoints:
        return agendaPoints(table, side);
    case PlayerNumber::UnusedMemory:
        return std::max(0, playerValue(table, Value::MemoryLimit, side) - memoryUsed(table));
    case PlayerNumber::BadPublicity:
        return countedBadPublicity(table);
    case PlayerNumber::Deck:
        return deckSizeOf(state, side);
    case PlayerNumber::Clicks:
        return state.player(side).clicks;
    case PlayerNumber::HandSize:
        return std::max(0, playerValue(table, Value::HandSize, side));
    case PlayerNumber::Accesses:
        return std::clamp(playerValue(table, Value::Accesses, side), 0,
                          handSizeOf(state, Side::Corp));
    }
    return 0;
}

/// The object that is meant and that the filter lets in, or all of them.
std::vector<ObjectId> meant(const Table &table, const Filter &filter, const Context &context)
{
    if (filter.ref == Ref::None)
        requireListed(table, filter, context);
    else if (const ObjectId one = object(table, filter.ref, context); one.exists())
        return {one};
    return filter.ref == Ref::None ? all(table, filter, context) : std::vector<ObjectId>{};
}

/// What an effect means by a value. Of a rez or play cost it may be the printed number alone.
int namedValue(const Table &table, const Amount &amount, ObjectId id)
{
    const Value kind = amount.value;
    const int total = value(table, kind, id);
    const auto &cost = table.state[id].card->cost;
    if (amount.modified) {
        if (total != printedOn(*table.state[id].card, kind))
            table.say(Sentence::tr("what modifies the cost counts with it"),
                      {"cost.modified-counts"_rule});
        return total;
    }
    const bool formula = kind == Value::RezCost || kind == Value::PlayCost;
    return formula && cost && total != *cost && !table.setting("cost.rez-is-a-formula") ? *cost
                                                                                        : total;
}

int countersOn(const Table &table, const Amount &amount, const Context &context)
{
    const ObjectId one = object(table, amount.object.ref, context);
    if (amount.object.ref != Ref::None && one == context.source && context.sourceBefore)
        return context.sourceBefore->counter(amount.counter);
    int counters = 0;
    for (const ObjectId id : meant(table, amount.object, context)) {
        counters += table.state[id].counter(amount.counter);
        if (amount.counter == Counter::Advancement)
            counters += tokensConsidered(table, id);
    }
    return counters;
}

int subroutinesOn(const Table &table, ObjectId ice)
{
    if (!ice.exists())
        return 0;
    requireModelled(table, ice, Uncovered::Encounter);
    return subroutineCount(table, ice);
}

/// Of a card that was given up for the cost: as it was before.
int valueOfPaid(const Table &table, const Amount &amount, const Taken &paid)
{
    if (amount.printed)
        return printedOn(*paid.before.front().second.card, amount.value).value_or(0);
    Trial before(table);
    for (const auto &[id, object] : paid.before)
        before.state()[id] = object;
    return namedValue(*before, amount, paid.card);
}

int valuesOf(const Table &table, const Amount &amount, const Context &context)
{
    if (amount.object.ref == Ref::Paid && context.paid)
        return valueOfPaid(table, amount, *context.paid);
    int total = 0;
    for (const ObjectId id : meant(table, amount.object, context))
        total += amount.printed ? printedOn(*table.state[id].card, amount.value).value_or(0)
                                : namedValue(table, amount, id);
    return total;
}

int highestOf(const Table &table, const Amount &amount, const Context &context)
{
    int highest = 0;
    for (const ObjectId id : all(table, amount.object, context))
        highest = std::max(highest, namedValue(table, amount, id));
    return highest;
}

int serversWith(const Table &table, const Filter &filter, const Context &context)
{
    std::vector<ServerId> servers;
    for (const ObjectId id : all(table, filter, context))
        if (const ServerId server = table.state[id].server;
            server.exists() && std::ranges::find(servers, server) == servers.end())
            servers.push_back(server);
    return static_cast<int>(servers.size());
}

int resolvedSubroutines(const Run &run)
{
    if (!run.followed && run.encounters == 0 && !run.resolvedTold)
        throw notStated(Sentence::tr("which subroutines resolved is not stated"));
    return run.resolved;
}

/// Those of all words that any card knows.
int subtypesOf(const Table &table, ObjectId card)
{
    if (!card.exists())
        return 0;
    std::vector<std::string> words = table.state[card].card->subtypes;
    for (const Object &object : table.state.objects)
        for (const Ability &ability : object.card->abilities)
            if (const auto *constant = ability.asIf<ConstantAbility>();
                constant && !constant->addsSubtype.empty())
                words.push_back(constant->addsSubtype);
    for (const Lasting &lasting : table.state.lasting)
        if (lasting.kind == Lasting::Kind::Subtype)
            words.push_back(lasting.word.empty() ? lasting.effect->as<SubtypeHow>().subtype
                                                 : lasting.word);
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    return static_cast<int>(std::ranges::count_if(
        words, [&](const std::string &word) { return hasSubtype(table, card, word); }));
}

int mostAlike(const Table &table, const Filter &filter, const Context &context)
{
    std::array<int, rules::cardTypeWords.size()> cards{};
    for (const ObjectId id : all(table, filter, context))
        ++cards[static_cast<std::size_t>(typeOf(table.state[id]))];
    return std::ranges::max(cards);
}

int statedX(const State &state, ObjectId card)
{
    if (!state[card].x)
        throw notStated(Sentence::tr("the X of {card} is not stated", {{"card", card}}));
    return *state[card].x;
}

int cardsCounted(const Table &table, const Filter &filter, const Context &context)
{
    int more = 0; // of those looked at
    if (isOfLooked(filter, context))
        more = context.lookedCounted;
    else if (const auto zone = onlyByZone(filter); zone && isCounted(table.state, *zone))
        more = unlisted(table.state, *zone);
    else
        requireListed(table, filter, context);
    return more + static_cast<int>(all(table, filter, context).size());
}

/// What few texts count.
int countedRarely(const Table &table, const Amount &amount, const Context &context)
{
    switch (amount.of) {
    case Amount::Of::Resolved:
        return resolvedSubroutines(table.state.run);
    case Amount::Of::Subtypes:
        return subtypesOf(table, object(table, amount.object.ref, context));
    case Amount::Of::Alike:
        return mostAlike(table, amount.object, context);
    case Amount::Of::XOfCost:
        return statedX(table.state, context.source);
    default:
        return 0;
    }
}

std::vector<int> numbersOf(const Table &table, const std::vector<Amount> &parts,
                           const Context &context)
{
    std::vector<int> numbers;
    for (const Amount &part : parts)
        numbers.push_back(number(table, part, context));
    return numbers;
}

/// What is counted, before it is multiplied.
int counted(const Table &table, const Amount &amount, const Context &context)
{
    switch (amount.of) {
    case Amount::Of::Nothing:
        return 0;
    case Amount::Of::Counters:
        return countersOn(table, amount, context);
    case Amount::Of::Subroutines:
        return subroutinesOn(table, object(table, amount.object.ref, context));
    case Amount::Of::Count:
        return cardsCounted(table, amount.object, context);
    case Amount::Of::Value:
        return valuesOf(table, amount, context);
    case Amount::Of::Highest:
        return highestOf(table, amount, context);
    case Amount::Of::TagsOfRunner:
        return countedTags(table);
    case Amount::Of::Player:
        return playerNumber(table, amount.playerNumber, sideOf(amount.who, context.controller));
    case Amount::Of::LastLost:
        return context.lost;
    case Amount::Of::TraceStrength:
        return table.state.trace.strength;
    case Amount::Of::LinkStrength:
        return table.state.trace.link;
    case Amount::Of::ChosenNumber:
        return context.number;
    case Amount::Of::OfEvent:
        return context.event.amount;
    case Amount::Of::Servers:
        return serversWith(table, amount.object, context);
    case Amount::Of::Accessed:
        if (amount.inside)
            return table.state.run.accessedInside + table.state.run.accessedApartInside;
        return allAccessed(table.state.run);
    case Amount::Of::TimesHappened:
        return timesHappened(table, *amount.what, context);
    case Amount::Of::AmountHappened:
        return amountHappened(table, *amount.what, context);
    case Amount::Of::Unbroken:
        return static_cast<int>(std::ranges::count(table.state.run.broken, false));
    case Amount::Of::Resolved:
    case Amount::Of::Subtypes:
    case Amount::Of::Alike:
    case Amount::Of::XOfCost:
        return countedRarely(table, amount, context);
    case Amount::Of::Sum: {
        const auto numbers = numbersOf(table, amount.parts, context);
        return std::accumulate(numbers.begin(), numbers.end(), 0);
    }
    case Amount::Of::Least:
        return std::ranges::min(numbersOf(table, amount.parts, context));
    case Amount::Of::Greatest:
        return std::ranges::max(numbersOf(table, amount.parts, context));
    }
    return 0;
}

} // namespace

int number(const Table &table, const Amount &amount, const Context &context)
{
    const int total = amount.factor * counted(table, amount, context) + amount.plus;
    return amount.dividedBy > 1 ? std::max(0, total) / amount.dividedBy : total;
}

} // namespace rulings
