// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `offer-access` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
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

} // namespace

extern const Operation offerAccessOperation{.word = "offer-access",
                                            .keys = {"op", "of"},
                                            .resolve = resolveOfferAccess,
                                            .onlyFollows = true};

} // namespace rulings
