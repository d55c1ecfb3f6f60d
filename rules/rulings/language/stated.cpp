// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/stated.h"

#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/sentence.h"

namespace rulings {

void throwNotStated(const char *name)
{
    throw notStated(Sentence::tr("not stated: {fact}", {{"fact", Sentence::tr(name)}}));
}

} // namespace rulings
