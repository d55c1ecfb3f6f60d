// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Damage", "Random", "Effect".
#include "rules/rulings/play/chosen_damage.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/chance.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/moving_unlisted.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace rulings {

namespace {

struct Chooser {
    ObjectId source;
    const Ability *ability = nullptr;
};

/// Texts that let their player choose what such damage trashes.
std::vector<Chooser> choosers(const Table &table, Damage kind, bool first)
{
    std::vector<Chooser> found;
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto *constant = ability.asIf<ConstantAbility>();
        if (constant && std::ranges::find(constant->choosesFor, kind) != constant->choosesFor.end()
            && (first || !ability.firstEachTurn)
            && holds(table, ability.during, contextOf(table, source)))
            found.push_back({source, &ability});
    });
    return found;
}

/// Where the text says “may”, its player can leave it to chance instead.
bool isLeftToChance(Table &table, const Chooser &chooser)
{
    if (!chooser.ability->optional)
        return false;
    const std::vector<Act> acts{actOf(ActKind::Use, chooser.source, chooser.ability->id),
                                actOf(ActKind::Decline, chooser.source, chooser.ability->id)};
    const Act *act = table.next();
    if (act && act->kind == ActKind::Pick)
        return false;
    if (const auto said = act ? std::ranges::find(acts, *act) : acts.end(); said != acts.end()) {
        const bool declined = said != acts.begin();
        table.consume();
        return declined;
    }
    return table.choose(table.state[chooser.source].owner,
                        Sentence::tr("whether {card} is used", {{"card", chooser.source}}),
                        {Sentence::tr("chooses what the damage trashes"),
                         Sentence::tr("leaves it to chance")},
                        acts)
        == 1;
}

std::vector<ObjectId> chosenForDamage(Table &table, ObjectId source, int amount)
{
    std::vector<ObjectId> known, chosen;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        if (table.state.objects[i].zone == Zone::Grip)
            known.push_back({static_cast<std::int16_t>(i)});
    for (int i = 0; i < amount; ++i) {
        const ObjectId id = table.pickOrOther(table.state[source].owner,
                                              Sentence::tr("which card the damage trashes"), known,
                                              unlisted(table.state, Zone::Grip) > 0);
        if (id.exists()) {
            chosen.push_back(id);
            std::erase(known, id);
        } else {
            trashUnlisted(table, Zone::Grip);
        }
    }
    return chosen;
}

} // namespace

void sayLostByDamage(const Table &table, Damage kind, int amount, bool first)
{
    const int left = handSizeOf(table.state, Side::Runner) - amount;
    const Sentence::Arguments said{{"damage", counted(amount, kind)}, {"left", left}};
    table.say(choosers(table, kind, first).empty()
                  ? Sentence::tr("{damage}: {n} card is trashed from the grip at random, "
                                 "{left} left",
                                 "{damage}: {n} cards are trashed from the grip at random, "
                                 "{left} left",
                                 amount, said)
                  : Sentence::tr("{damage}: {n} card is trashed from the grip, {left} left",
                                 "{damage}: {n} cards are trashed from the grip, {left} left",
                                 amount, said),
              {"damage.suffer"_rule});
}

void loseByDamage(Table &table, Damage kind, int amount, bool first)
{
    const auto found = choosers(table, kind, first);
    if (found.size() > 1)
        throw NotDerivable{
            Sentence::tr("no rule says who chooses where two texts let a player choose")};
    if (found.empty() || isLeftToChance(table, found.front())) {
        (void)loseAtRandom(table, Side::Runner, amount);
        return;
    }
    const ObjectId source = found.front().source;
    // Its text may speak of the first point of a turn alone.
    const int most = found.front().ability->firstEachTurn ? 1 : amount;
    table.say(Sentence::tr("{card}: {player} chooses what the damage trashes",
                           {{"card", source}, {"player", table.state[source].owner}}),
              {"ability.constant"_rule});
    const auto chosen = chosenForDamage(table, source, most);
    if (!chosen.empty())
        trashAll(table, chosen);
    if (amount > most)
        (void)loseAtRandom(table, Side::Runner, amount - most);
}

} // namespace rulings
