// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/cues.h"

#include "rules/saying/abilities.h"

#include <array>
#include <string_view>

namespace saying {

using rulings::Ability;
using rulings::AbilityKind;

Cues cuesOf(const Ability &ability)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 18> words{
        {{"break", "break"},
         {"bypass", "bypass"},
         {"modify", "boost"},
         {"trash", "trash"},
         {"derez", "derez"},
         {"expose", "expose"},
         {"run", "run"},
         {"install", "install"},
         {"rez", "rez"},
         {"draw", "draw"},
         {"gain-credits", "gain"},
         {"take-credits", "take"},
         {"jack-out", "jack-out"},
         {"host", "host"},
         {"search", "swap"},
         {"advance", "advance"},
         {"remove-tags", "remove-tag"},
         {"play", "play"}}};
    Cues cues{verb("use"), verb("resolve")};
    for (const auto &[operation, said] : words)
        if (does(ability, operation))
            cues.push_back(verb(std::string(said)));
    if (ability.kind() == AbilityKind::Prevent) {
        cues.push_back(verb("prevent"));
        for (const char *harm : {"damage", "net-damage", "meat-damage", "brain-damage", "tags"})
            cues.push_back(noun(harm));
    }
    if (does(ability, "end-run")) { // "run's over"
        cues.push_back(verb("end"));
        cues.push_back(noun("run"));
        cues.push_back(flag("over"));
    }
    if (!ability.cost.counters.isZero()) {
        cues.push_back(verb("spend"));
        cues.push_back(noun("counters"));
    }
    if (ability.cost.clicks > 0)
        cues.push_back(noun("clicks"));
    return cues;
}

} // namespace saying
