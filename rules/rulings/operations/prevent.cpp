// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `prevent` and `prevent-this` of the card language. Rules Reference 1.0: "Prevent", "Avoid",
// "Lasting Effects".
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/lasting_effects.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace rulings {

namespace {

struct PreventHow {
    Prevented prevents = Prevented::Damage;
    std::vector<Damage> damages; ///< kinds; empty: all
    bool all = false;            ///< as much of it as there is
    Duration until = Duration::Run;
};

How readPreventHow(const core::JsonPlace &place)
{
    PreventHow how;
    how.prevents = place.at("prevents").word(preventedWords);
    fill(how.damages, place, "damage", damageWords);
    fill(how.all, place, "all");
    fill(how.until, place, "until", durationWords);
    return how;
}

void resolvePrevent(Table &table, const Effect &effect, Context &context)
{
    const auto &how = effect.as<PreventHow>();
    Lasting lasting = lastingOf(effect, context, Lasting::Kind::Prevent, how.until);
    lasting.left = how.all ? -1 : number(table, effect.amount, context);
    table.state.lasting.push_back(std::move(lasting));
    table.say(Sentence::tr("{card}: from now on it prevents what its text names",
                           {{"card", context.source}}),
              {lastingRule(table, context)});
}

Sentence sayPreventAsOption(const Table &, const Effect &, const Context &context)
{
    return Sentence::tr("{card} prevents what its text names", {{"card", context.source}});
}

Remains howLongPrevented(const Effect &effect)
{
    return remainsUntil(effect.as<PreventHow>().until);
}

bool isConcerned(const Lasting &lasting, const Impending &one)
{
    const auto &how = lasting.effect->as<PreventHow>();
    return how.prevents == one.kind && lasting.left != 0 && one.amount > 0 && one.preventable
        && (one.kind != Prevented::Damage || how.damages.empty()
            || std::ranges::find(how.damages, one.damage) != how.damages.end());
}

/// What a lasting prevention concerns: "damage", "tags".
Sentence describeKindPrevented(const PreventHow &how)
{
    switch (how.prevents) {
    case Prevented::Damage:
        return Sentence::tr("damage");
    case Prevented::Tag:
        return Sentence::tr("tags");
    case Prevented::Subroutine:
        return Sentence::tr("subroutines that would resolve");
    default:
        return Sentence::tr("what would happen");
    }
}

Sentence whatWasPrevented(bool any)
{
    return any ? Sentence::tr("something was prevented") : Sentence::tr("nothing was prevented");
}

Sentence describeLastingPrevention(const Effect &effect, Side owner)
{
    const auto &how = effect.as<PreventHow>();
    const Sentence what = describeKindPrevented(how);
    return how.all ? Sentence::tr("{while} it prevents all {what}",
                                  {{"while", howLong(how.until)}, {"what", what}})
                   : Sentence::tr("{while} it prevents the first {amount} of {what}",
                                  {{"while", howLong(how.until)},
                                   {"amount", describe(effect.amount, owner)},
                                   {"what", what}});
}

Sentence describePreventThis(const Effect &effect, Side owner)
{
    return effect.upTo
        ? Sentence::tr("it prevents as much of it as its player likes, up to {amount}",
                       {{"amount", describe(effect.amount, owner)}})
        : Sentence::tr("it prevents so much of it: {amount}",
                       {{"amount", describe(effect.amount, owner)}});
}

void resolvePreventThis(Table &table, const Effect &effect, Context &context)
{
    const int most = number(table, effect.amount, context);
    preventThis(table, context.source,
                effect.upTo ? table.chooseNumber(playerOf(effect, context),
                                                 Sentence::tr("how much is prevented"), most)
                            : most);
}

} // namespace

void preventLasting(Table &table, std::vector<Impending> &impending)
{
    for (std::size_t i = 0; i < table.state.lasting.size(); ++i) {
        if (table.state.lasting[i].kind != Lasting::Kind::Prevent)
            continue;
        for (Impending &one : impending) {
            Lasting &lasting = table.state.lasting[i];
            if (!isConcerned(lasting, one))
                continue;
            const int taken = lasting.left < 0 ? one.amount : std::min(one.amount, lasting.left);
            lasting.left -= lasting.left > 0 ? taken : 0;
            takeAway(table, ObjectId(lasting.source), one, taken, false);
        }
    }
}

extern const Operation preventOperation{.word = "prevent",
                                        .keys = {"op", "prevents", "damage", "n", "all", "until"},
                                        .read = readPreventHow,
                                        .resolve = resolvePrevent,
                                        .inWords = sayPreventAsOption,
                                        .remains = howLongPrevented,
                                        .whatCame = whatWasPrevented,
                                        .describe = describeLastingPrevention};

extern const Operation preventThisOperation{.word = "prevent-this",
                                            .keys = {"op", "player", "n", "up_to"},
                                            .resolve = resolvePreventThis,
                                            .couldChange = isSome,
                                            .describe = describePreventThis};

} // namespace rulings
