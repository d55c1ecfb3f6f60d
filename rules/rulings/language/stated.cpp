// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/stated.h"

#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/sentence.h"

#include <utility>

namespace rulings {

void throwNotStated(const char *name, std::optional<rules::Side> of)
{
    Sentence fact = Sentence::tr(name);
    if (of)
        //: a fact, and whose it is: "credits of the Corp"
        fact = Sentence::tr("{fact} {player.of}", {{"fact", std::move(fact)}, {"player", *of}});
    throw notStated(Sentence::tr("not stated: {fact}", {{"fact", std::move(fact)}}));
}

} // namespace rulings
