// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/affecting_counted.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/moving_unlisted.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/unlisted.h"

#include <algorithm>

namespace rulings {

std::optional<Zone> countedGoTo(const Effect &effect, Zone from)
{
    const bool corp = from == Zone::Hq || from == Zone::RnD || from == Zone::Archives;
    return putsInto(effect, corp ? Side::Corp : Side::Runner);
}

void affectCounted(Table &table, const Effect &effect, Zone zone)
{
    if (effect.op == &trashOperation) {
        trashUnlisted(table, zone);
        return;
    }
    const Zone to = *countedGoTo(effect, zone);
    moveUnlisted(table, zone, to);
    sayOneMore(
        table,
        [&](int number) {
            return Sentence::tr("a card that the question does not name goes {zone.to}",
                                "{n} cards that the question does not name go {zone.to}", number,
                                {{"zone", to}});
        },
        "effect.resolve"_rule);
}

int countedUpTo(const Table &table, const Effect &effect, std::size_t wanted)
{
    const auto zone = onlyByZone(effect.of);
    const bool may = effect.upTo && zone && countedGoTo(effect, *zone);
    return may ? std::clamp(unlisted(table.state, *zone), 0, static_cast<int>(wanted)) : 0;
}

bool namesNumber(const Table &table)
{
    const Act *act = table.next();
    return (act && act->kind == ActKind::Spend) || table.askedFor(ActKind::Spend);
}

void takeCountedUpTo(Table &table, const Effect &effect, const Context &context, std::size_t wanted)
{
    const int most = countedUpTo(table, effect, wanted);
    if (most == 0 || !namesNumber(table))
        return;
    const int taken = table.chooseNumber(
        playerOf(effect, context),
        Sentence::tr("how many cards are chosen that the question does not name"), most);
    for (int i = 0; i < taken; ++i)
        affectCounted(table, effect, *onlyByZone(effect.of));
}

} // namespace rulings
