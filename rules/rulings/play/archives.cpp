// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How many cards are accessed, which, and in what order. Rules Reference 1.0: "Accessing Multiple
// Cards in a Server", "Archives", "Research and Development (R&D)", "In a Server"; FAQ 1.6:
// "Accessing"; Core Rules: "Access Phase", "Accessing Multiple Cards".
#include "rules/rulings/play/archives.h"

#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <string>

namespace rulings {

void turnArchives(Table &table)
{
    table.say("all cards of Archives are turned faceup before the first is accessed",
              {"access.archives-faceup"_rule});
    for (Object &object : table.state.objects)
        if (object.zone == Zone::Archives)
            object.faceup = true;
}

/// Of a run that was made on Archives and does not access its cards.
void leaveArchives(Table &table, const std::string &why)
{
    if (table.setting("archives.facedown-when-replaced"))
        table.say(why, {"archives.not-turned"_rule});
    else
        turnArchives(table);
}

} // namespace rulings
