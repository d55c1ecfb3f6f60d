// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `take-tags` of the card language.
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

struct TagsHow {
    bool unavoidable = false;
};

How readTagsHow(const core::JsonPlace &place)
{
    TagsHow how;
    fill(how.unavoidable, place, "unavoidable");
    return how;
}

void resolveTakeTags(Table &table, const Effect &effect, Context &context)
{
    const int tags = number(table, effect.amount, context);
    const bool all = doTags(table, tags, !effect.as<TagsHow>().unavoidable);
    context.lost = all ? tags : 0; // of what hangs on it, it is paid as a whole
}

bool couldTakeTags(const Table &table, const Effect &effect, const Context &context)
{
    return isSome(table, effect, context);
}

/// Of a composite effect they may be avoided before any part happens.
Impending impendingTags(const Table &table, const Effect &effect, const Context &context)
{
    return {Prevented::Tag,
            Damage::Net,
            number(table, effect.amount, context),
            {},
            0,
            !effect.as<TagsHow>().unavoidable};
}

Sentence sayTakeTagsAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("the Runner takes {n} tag", "the Runner takes {n} tags",
                        number(table, effect.amount, context));
}

Sentence sayNoTagTaken(const Table &, const Effect &, const Context &)
{
    return Sentence::tr("the Runner takes no tag");
}

Sentence whatWasTaken(bool any)
{
    return any ? Sentence::tr("a tag was taken") : Sentence::tr("no tag was taken");
}

Sentence describeTakeTags(const Effect &effect, Side owner)
{
    const Sentence tags = describeTags(effect.amount, owner);
    return effect.as<TagsHow>().unavoidable
        ? Sentence::tr("the Runner takes {tags}, which cannot be avoided", {{"tags", tags}})
        : Sentence::tr("the Runner takes {tags}", {{"tags", tags}});
}

} // namespace

extern const Operation takeTagsOperation{.word = "take-tags",
                                         .keys = {"op", "player", "n", "unavoidable"},
                                         .read = readTagsHow,
                                         .resolve = resolveTakeTags,
                                         .couldChange = couldTakeTags,
                                         .inWords = sayTakeTagsAsOption,
                                         .notInWords = sayNoTagTaken,
                                         .whatCame = whatWasTaken,
                                         .impending = impendingTags,
                                         .describe = describeTakeTags};

} // namespace rulings
