// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/next_run.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/values.h"

namespace rulings {

Fact creditsOfNextRun(Table &table)
{
    const int credits =
        table.state.badPublicity + playerValue(table, Value::BadPublicity, Side::Corp);
    table.say(Sentence::tr("a run that begins now gives {n} credit, one per bad publicity",
                           "a run that begins now gives {n} credits, one per bad publicity",
                           credits),
              {"run.bad-publicity"_rule});
    return credits;
}

} // namespace rulings
