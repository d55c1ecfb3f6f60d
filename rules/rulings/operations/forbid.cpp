// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `forbid` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <utility>

namespace rulings {

namespace {

struct ForbidHow {
    Forbidden what = Forbidden::Play;
    Duration until = Duration::Turn;
};

How readForbidHow(const core::JsonPlace &place)
{
    ForbidHow how;
    fill(how.what, place, "what", forbiddenWords);
    fill(how.until, place, "until", durationWords);
    return how;
}

void resolveForbid(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Side side = playerOf(effect, context);
    const auto &how = effect.as<ForbidHow>();
    Lasting lasting = lastingOf(effect, context, Lasting::Kind::Forbid, how.until);
    lasting.player = side;
    lasting.forbidden = how.what;
    if (effect.of.ref != Ref::None) {
        lasting.object = object(table, effect.of.ref, context);
        if (!lasting.object.exists())
            return;
        lasting.copy = state[lasting.object].copy;
    }
    state.lasting.push_back(std::move(lasting));
    table.say(Sentence::tr("{card} forbids something for a while", {{"card", context.source}}),
              {"cannot.prevails"_rule});
}

bool couldForbid(const Table &table, const Effect &effect, const Context &context)
{
    return effect.of.ref == Ref::None || object(table, effect.of.ref, context).exists();
}

Remains howLongForbidden(const Effect &effect)
{
    return remainsUntil(effect.as<ForbidHow>().until);
}

} // namespace

extern const Operation forbidOperation{.word = "forbid",
                                       .keys = {"op", "player", "what", "of", "until"},
                                       .read = readForbidHow,
                                       .resolve = resolveForbid,
                                       .couldChange = couldForbid,
                                       .remains = howLongForbidden};

} // namespace rulings
