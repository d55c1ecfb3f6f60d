// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `look` of the card language.
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <vector>

namespace rulings {

namespace {

struct LookHow {
    std::optional<Who> deck; ///< whose; none: of the Corp
    bool unseen = false;     ///< one of them will be chosen, and nobody sees them
};

How readLookHow(const core::JsonPlace &place)
{
    LookHow how;
    fill(how.deck, place, "deck", whoWords);
    fill(how.unseen, place, "unseen");
    return how;
}

Sentence looksAt(Side side, const Sentence &cards, Side owner)
{
    return Sentence::tr("{player} looks at {cards} from the top of {zone}",
                        {{"player", side}, {"cards", cards}, {"zone", deckZoneOf(owner)}});
}

/// The opponent has just looked at the same: both see them, which is told once.
bool seenByBoth(const Table &table, Side side, const Sentence &cards, Side owner)
{
    constexpr int behind = 2; // lines
    auto &trace = table.record.trace;
    const Sentence before = looksAt(opponentOf(side), cards, owner);
    const auto end = trace.rbegin() + std::min<std::ptrdiff_t>(behind, std::ssize(trace));
    const auto said = std::find_if(trace.rbegin(), end,
                                   [&](const TraceLine &line) { return line.what == before; });
    if (said == end)
        return false;
    said->what = Sentence::tr("both players see {cards} from the top of {zone}",
                              {{"cards", cards}, {"zone", deckZoneOf(owner)}});
    if (table.hasRule("info.reveal"_rule))
        said->because = {&table.book->rule("info.reveal"_rule)};
    return true;
}

/// At all cards that the text means, wherever they lie.
void lookAtAll(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    const Zone zone = *effect.of.zone;
    for (const ObjectId id : all(table, effect.of, context)) {
        context.looked.emplace_back(id, table.state[id].copy);
        (side == Side::Corp ? table.state[id].shownToCorp : table.state[id].shownToRunner) = true;
    }
    table.say(
        Sentence::tr("{player} looks at all cards {zone.in}", {{"player", side}, {"zone", zone}}),
        {"effect.resolve"_rule});
}

void resolveLook(Table &table, const Effect &effect, Context &context)
{
    if (effect.of.zone) {
        lookAtAll(table, effect, context);
        return;
    }
    State &state = table.state;
    const Side side = playerOf(effect, context);
    const int most = number(table, effect.amount, context);
    const auto &whose = effect.as<LookHow>().deck;
    const Side owner = whose ? sideOf(*whose, context.controller) : Side::Corp;
    const std::size_t before = context.looked.size();
    context.lookedCounted = 0;
    context.lookedIn = deckZoneOf(owner);
    std::vector<ObjectId> named;
    for (const ObjectId id : fromTop(state, owner, most))
        if (!id.exists()) {
            ++context.lookedCounted;
        } else {
            named.push_back(id);
            context.looked.emplace_back(id, state[id].copy);
            if (effect.as<LookHow>().unseen)
                continue;
            (side == Side::Corp ? state[id].shownToCorp : state[id].shownToRunner) = true;
        }
    const int there = static_cast<int>(context.looked.size() - before) + context.lookedCounted;
    if (!named.empty() && there < most && !state.player(owner).deck.isKnown())
        table.assume(Sentence::tr("{zone} holds no other cards than those that the question names",
                                  {{"zone", deckZoneOf(owner)}}));
    const Sentence seen = cards(named, there);
    if (!effect.as<LookHow>().unseen && there > 0 && !seenByBoth(table, side, seen, owner))
        table.say(looksAt(side, seen, owner), {"effect.resolve"_rule});
    table.say(Sentence::tr("cards that are looked at stay where they are"),
              {"info.looked-at"_rule});
}

/// At an empty deck there is nothing to see.
bool couldLook(const Table &table, const Effect &effect, const Context &context)
{
    if (effect.of.zone)
        return anyCardChanges(table, effect, context, [](ObjectId) { return true; });
    const auto &whose = effect.as<LookHow>().deck;
    const Side owner = whose ? sideOf(*whose, context.controller) : Side::Corp;
    return !table.state.player(owner).deck.isKnown() || hasCardsLeft(table.state, owner);
}

Sentence describeLook(const Effect &effect, Side owner)
{
    const auto &deck = effect.as<LookHow>().deck;
    if (effect.of.zone)
        return Sentence::tr("{player} looks at all cards {zone.in}",
                            {{"player", playerMeant(effect, owner)}, {"zone", *effect.of.zone}});
    return Sentence::tr("{player} looks at {cards} on top of the deck {owner.of}",
                        {{"player", playerMeant(effect, owner)},
                         {"cards", describeCards(effect.amount, owner)},
                         {"owner", deck ? sideOf(*deck, owner) : Side::Corp}});
}

} // namespace

extern const Operation lookOperation{.word = "look",
                                     .keys = {"op", "player", "n", "of", "deck", "unseen"},
                                     .read = readLookHow,
                                     .resolve = resolveLook,
                                     .couldChange = couldLook,
                                     .describe = describeLook};

} // namespace rulings
