// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Damage", "Random"; FAQ 1.6: "Damage".
#include "rules/rulings/play/chance.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/moving_unlisted.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// One of the hand but those; none: one that is only counted.
ObjectId oneByChance(Table &table, Side side, const std::vector<ObjectId> &without, int counted)
{
    State &state = table.state;
    std::vector<ObjectId> known;
    for (std::size_t k = 0; k < state.objects.size(); ++k)
        if (const ObjectId id{static_cast<std::int16_t>(k)};
            state[id].zone == handOf(side) && std::ranges::find(without, id) == without.end())
            known.push_back(id);
    std::vector<Sentence> labels;
    for (const ObjectId id : known)
        labels.emplace_back(id);
    if (counted > 0)
        labels.push_back(Sentence::tr("another card"));
    const auto taken =
        table.choose(side,
                     side == Side::Runner ? Sentence::tr("which card of the grip chance takes")
                                          : Sentence::tr("which card of HQ chance takes"),
                     std::move(labels));
    return taken < known.size() ? known[taken] : ObjectId{};
}

/// One of the grip that a player chooses; none: one that is only counted.
ObjectId oneChosen(Table &table, Side by, const std::vector<ObjectId> &without, int counted)
{
    std::vector<ObjectId> known;
    for (std::size_t k = 0; k < table.state.objects.size(); ++k)
        if (const ObjectId id{static_cast<std::int16_t>(k)};
            table.state[id].zone == Zone::Grip && std::ranges::find(without, id) == without.end())
            known.push_back(id);
    return table.pickOrOther(by, Sentence::tr("which card damage trashes"), known, counted > 0);
}

} // namespace

int loseAtRandom(Table &table, Side side, int amount)
{
    State &state = table.state;
    Player &player = state.player(side);
    std::vector<ObjectId> trashed;
    int unlisted = 0; // of those that are trashed
    int lost = 0;
    for (; lost < amount && handSizeOf(state, side) > static_cast<int>(trashed.size()) + unlisted;
         ++lost) {
        const ObjectId by = table.frames.damage() && side == Side::Runner
            ? whatAlters(table, Altered::DamageChoice)
            : ObjectId{};
        const ObjectId taken = by.exists()
            ? oneChosen(table, table.state[by].owner, trashed, player.hand)
            : oneByChance(table, side, trashed, player.hand - unlisted);
        if (taken.exists()) {
            trashed.push_back(taken);
        } else if (table.frames.damage()) { // how many was said
            --player.hand;
            ++player.pile;
        } else {
            ++unlisted;
        }
        if (!trashed.empty() && amount > 1 && table.frames.damage()
            && !table.setting("damage.trashed-at-once")) {
            const std::size_t mark = table.pending.size();
            trashAll(table, trashed);
            trashed.clear();
            settle(table, mark);
        }
    }
    trashUnlisted(table, handOf(side), unlisted);
    trashAll(table, trashed);
    return lost;
}

std::vector<ObjectId> takenByChance(Table &table, Side side, int amount)
{
    std::vector<ObjectId> taken;
    const int hand = handSizeOf(table.state, side);
    int counted = table.state.player(side).hand;
    for (int i = 0; i < std::min(amount, hand); ++i) {
        const ObjectId one = oneByChance(table, side, taken, counted);
        if (one.exists())
            taken.push_back(one);
        else
            --counted;
    }
    return taken;
}

} // namespace rulings
