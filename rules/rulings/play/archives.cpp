// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Archives"; FAQ 1.6: "Accessing Archives"; Core Rules: "Access Phase".
#include "rules/rulings/play/archives.h"

#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <utility>

namespace rulings {

void turnArchives(Table &table)
{
    table.say(Sentence::tr("all cards of Archives are turned faceup before the first is accessed"),
              {"access.archives-faceup"_rule});
    for (Object &object : table.state.objects)
        if (object.zone == Zone::Archives)
            object.faceup = true;
}

void leaveArchives(Table &table, Sentence why)
{
    const bool faceup = std::ranges::none_of(table.state.objects, [](const Object &object) {
        return object.zone == Zone::Archives && !object.faceup;
    });
    if (faceup && !table.hasRule("archives.not-turned"_rule))
        return; // nothing hangs on it
    if (table.setting("archives.facedown-when-replaced"))
        table.say(std::move(why), {"archives.not-turned"_rule});
    else
        turnArchives(table);
}

} // namespace rulings
