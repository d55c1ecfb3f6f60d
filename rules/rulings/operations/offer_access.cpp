// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `offer-access` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/access_order.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveOfferAccess(Table &table, const Effect &effect, Context &context)
{
    for (const ObjectId id : all(table, effect.of, context))
        offerAccess(table, id);
}

Sentence describeOfferAccess(const Effect &effect, Side owner)
{
    return Sentence::tr("the Runner may access {card}, too",
                        {{"card", describeOne(effect.of, owner)}});
}

} // namespace

extern const Operation offerAccessOperation{.word = "offer-access",
                                            .keys = {"op", "of"},
                                            .resolve = resolveOfferAccess,
                                            .onlyFollows = true,
                                            .describe = describeOfferAccess};

} // namespace rulings
