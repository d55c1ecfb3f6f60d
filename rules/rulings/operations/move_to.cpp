// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `move-to` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/affecting_counted.h"
#include "rules/rulings/play/chance.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <vector>

namespace rulings {

namespace {

struct MoveHow {
    Zone zone = Zone::Hq;
    bool bottom = false;  ///< of the deck
    bool inOrder = false; ///< of the player’s choice, the first one lowest
    bool random = false;  ///< chance takes them from a hand, and nobody chooses
};

How readMoveHow(const core::JsonPlace &place)
{
    MoveHow how;
    fill(how.zone, place, "zone", zoneWords);
    fill(how.bottom, place, "bottom");
    fill(how.inOrder, place, "in_order");
    fill(how.random, place, "random");
    return how;
}

bool isToPile(const MoveHow &how) { return how.zone == Zone::Heap || how.zone == Zone::Archives; }

/// What a text has a player discard from the hand goes where trashed cards go, and is not trashed.
bool isDiscarding(const MoveHow &how, Zone from)
{
    return (how.zone == Zone::Heap && from == Zone::Grip)
        || (how.zone == Zone::Archives && from == Zone::Hq);
}

Sentence wherePut(ObjectId card, const MoveHow &how, Zone from)
{
    if (isDiscarding(how, from))
        return Sentence::tr("{card} is discarded", {{"card", card}});
    if (how.zone == Zone::Removed)
        return Sentence::tr("{card} is removed from the game", {{"card", card}});
    if (!how.bottom && (how.zone == Zone::RnD || how.zone == Zone::Stack))
        return goesOnTop(card, how.zone);
    return how.bottom
        ? Sentence::tr("{card} goes to the bottom of {zone}", {{"card", card}, {"zone", how.zone}})
        : goesTo(card, how.zone);
}

/// All of them, one after the other.
std::vector<ObjectId> inOrder(Table &table, const Effect &effect, const Context &context)
{
    requireListed(table, effect.of, context);
    auto left = all(table, effect.of, context);
    std::vector<ObjectId> order;
    while (!left.empty()) {
        order.push_back(
            table.pick(playerOf(effect, context), Sentence::tr("which card comes next"), left));
        std::erase(left, order.back());
    }
    return order;
}

/// Those of a hand that chance takes; what is only counted is moved at once.
std::vector<ObjectId> takenFromHand(Table &table, const Effect &effect, const Context &context)
{
    const Zone hand = effect.of.zone.value_or(Zone::Hq);
    const Side side = hand == Zone::Grip ? Side::Runner : Side::Corp;
    const int wanted =
        std::min(number(table, effect.amount, context), handSizeOf(table.state, side));
    const auto ids = takenByChance(table, side, wanted);
    for (int left = wanted - static_cast<int>(ids.size()); left > 0; --left)
        affectCounted(table, effect, hand);
    return ids;
}

void moveCards(Table &table, const Effect &effect, Context &context)
{
    const auto &how = effect.as<MoveHow>();
    const Zone from = effect.of.zone.value_or(how.zone);
    const int before = unlisted(table.state, from);
    auto ids = how.random ? takenFromHand(table, effect, context)
        : how.inOrder     ? inOrder(table, effect, context)
                          : chosenCards(table, effect, context);
    context.lost = static_cast<int>(ids.size()) + std::max(0, before - unlisted(table.state, from));
    // What goes from one place in a deck to another keeps its order.
    std::ranges::stable_sort(ids, {}, [&](ObjectId id) {
        return table.state[id].zone == how.zone ? table.state[id].place : 0;
    });
    for (const ObjectId id : ids) {
        const Zone left = table.state[id].zone;
        const bool discarded = isDiscarding(how, left);
        moveTo(table, id, how.zone);
        table.state[id].faceup = how.zone == Zone::Heap;
        if (how.bottom)
            putToBottom(table.state, id);
        table.say(wherePut(id, how, left), {"effect.resolve"_rule});
        if (discarded && how.zone == Zone::Archives)
            //: follows "{card} is discarded"
            table.say(Sentence::tr("and it lies facedown, as all that is discarded from HQ"),
                      {"discard.facedown"_rule});
        if (discarded)
            //: follows "{card} is discarded"
            table.note(Sentence::tr("and it is not trashed"), "discard.is-no-trashing"_rule,
                       isAwaited(table, EventKind::Trashed));
        table.order.push_back((discarded        ? "discard:"
                                   : how.bottom ? "bottom:"
                                                : "move:")
                              + table.state[id].name);
    }
}

bool couldMoveTo(const Table &table, const Effect &effect, const Context &context)
{
    const auto &how = effect.as<MoveHow>();
    return anyCardChanges(table, effect, context, [&](ObjectId id) {
        return table.state[id].zone != how.zone || how.bottom;
    });
}

bool canBeWholeMove(const Table &table, const Effect &effect, const Context &context)
{
    return isToPile(effect.as<MoveHow>()) ? hasEnough(table, effect, context)
                                          : couldMoveTo(table, effect, context);
}

/// Of a card that is known.
Sentence sayMoveAsOption(const Table &table, const Effect &effect, const Context &context)
{
    const ObjectId card =
        effect.of.ref == Ref::None ? ObjectId{} : object(table, effect.of.ref, context);
    return card.exists() ? wherePut(card, effect.as<MoveHow>(), table.state[card].zone)
                         : describe(effect, context.controller);
}

Zone zoneNamed(const Effect &effect, Side) { return effect.as<MoveHow>().zone; }

Sentence whatWasMoved(bool any)
{
    return any ? Sentence::tr("a card was moved") : Sentence::tr("no card was moved");
}

Sentence describeMoveTo(const Effect &effect, Side owner)
{
    const auto &how = effect.as<MoveHow>();
    const Side side = playerMeant(effect, owner);
    const Sentence cards = describeTaken(effect, owner);
    if (isToPile(how) && (!effect.of.zone || isDiscarding(how, *effect.of.zone)))
        return how.random
            ? Sentence::tr("{player} discards at random {cards}",
                           {{"player", side}, {"cards", cards}})
            : Sentence::tr("{player} discards {cards}", {{"player", side}, {"cards", cards}});
    if (how.random && how.bottom)
        return Sentence::tr("{player} moves at random {cards} to the bottom of {zone}",
                            {{"player", side}, {"cards", cards}, {"zone", how.zone}});
    if (how.random)
        return Sentence::tr("{player} moves at random {cards} {zone.to}",
                            {{"player", side}, {"cards", cards}, {"zone", how.zone}});
    if (how.inOrder)
        return Sentence::tr("{player} moves {cards} {zone.to}, in any order",
                            {{"player", side}, {"cards", cards}, {"zone", how.zone}});
    if (how.zone == Zone::Removed)
        return Sentence::tr("{player} removes from the game: {cards}",
                            {{"player", side}, {"cards", cards}});
    if (how.zone == Zone::SetAside)
        return Sentence::tr("{player} sets aside {cards}", {{"player", side}, {"cards", cards}});
    if (!how.bottom && (how.zone == Zone::RnD || how.zone == Zone::Stack))
        return Sentence::tr("{player} moves {cards} to the top of {zone}",
                            {{"player", side}, {"cards", cards}, {"zone", how.zone}});
    return how.bottom ? Sentence::tr("{player} moves {cards} to the bottom of {zone}",
                                     {{"player", side}, {"cards", cards}, {"zone", how.zone}})
                      : Sentence::tr("{player} moves {cards} {zone.to}",
                                     {{"player", side}, {"cards", cards}, {"zone", how.zone}});
}

} // namespace

extern const Operation moveToOperation{
    .word = "move-to",
    .keys = {"op", "player", "n", "up_to", "of", "zone", "bottom", "random", "in_order"},
    .read = readMoveHow,
    .resolve = moveCards,
    .couldChange = couldMoveTo,
    .canBeWhole = canBeWholeMove,
    .inWords = sayMoveAsOption,
    .needsChoice = choosesCards,
    .whatCame = whatWasMoved,
    .putsInto = zoneNamed,
    .describe = describeMoveTo};

} // namespace rulings
