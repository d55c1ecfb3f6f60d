// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `forbid` of the card language.
#include "rules/rulings/language/wording.h"
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

Sentence inWords(Forbidden what, Side side)
{
    switch (what) {
    case Forbidden::Play:
        return Sentence::tr("{player} cannot play cards", {{"player", side}});
    case Forbidden::Draw:
        return Sentence::tr("{player} cannot draw cards", {{"player", side}});
    case Forbidden::JackOut:
        return Sentence::tr("the Runner cannot jack out");
    case Forbidden::Steal:
        return Sentence::tr("the Runner cannot steal agendas");
    case Forbidden::Score:
        return Sentence::tr("the Corp cannot score agendas");
    case Forbidden::Advance:
        return Sentence::tr("the Corp cannot advance cards");
    case Forbidden::Rez:
        return Sentence::tr("the Corp cannot rez cards");
    case Forbidden::SpendCredits:
        return Sentence::tr("{player} cannot spend credits", {{"player", side}});
    case Forbidden::Use:
        return Sentence::tr("{player} cannot use what the text names", {{"player", side}});
    case Forbidden::Succeed:
        return Sentence::tr("a run cannot be successful");
    case Forbidden::Trash:
        return Sentence::tr("{player} cannot trash what the text names", {{"player", side}});
    case Forbidden::Install:
        return Sentence::tr("{player} cannot install cards", {{"player", side}});
    case Forbidden::Run:
        return Sentence::tr("the Runner cannot make a run");
    case Forbidden::Break:
        return Sentence::tr("subroutines of what the text names cannot be broken");
    case Forbidden::Bypass:
        return Sentence::tr("what the text names cannot be bypassed");
    case Forbidden::Lower:
        return Sentence::tr("the strength of what the text names cannot be lowered");
    case Forbidden::Expose:
        return Sentence::tr("what the text names cannot be exposed");
    }
    return {};
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
    //: a card, "for the rest of this run", and what it forbids
    table.say(Sentence::tr("{card}: {while} {what}",
                           {{"card", context.source},
                            {"while", howLong(how.until)},
                            {"what", inWords(how.what, side)}}),
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
