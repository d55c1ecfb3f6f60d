// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `forbid` of the card language.
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/describing/kinds.h"
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
#include "rules/rulings/play/lasting_effects.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <optional>
#include <utility>

namespace rulings {

namespace {

struct ForbidHow {
    Forbidden what = Forbidden::Play;
    Duration until = Duration::Turn;
    bool copies = false;       ///< every card of the title of the one that `of` means
    bool onThisServer = false; ///< runs, on the server that is attacked now
};

How readForbidHow(const core::JsonPlace &place)
{
    ForbidHow how;
    fill(how.what, place, "what", forbiddenWords);
    fill(how.until, place, "until", durationWords);
    fill(how.copies, place, "copies");
    fill(how.onThisServer, place, "on_this_server");
    return how;
}

/// Of which cards it speaks, where a word tells them all.
Sentence cardsInWords(const Filter &of, Side owner)
{
    Filter ofType;
    ofType.types = of.types;
    const auto isOnly = [&](CardType type) { return of.types == rules::EnumSet<CardType>{type}; };
    Filter others;
    others.isNot = Ref::Self;
    if (of == others)
        return Sentence::tr("other cards");
    if (of == ofType && isOnly(CardType::Ice))
        return Sentence::tr("ice");
    if (of == ofType && isOnly(CardType::Program))
        return Sentence::tr("programs");
    if (isOnly(CardType::Ice) && of.row == Row::Outermost && of.where == Where::AttackedServer)
        return Sentence::tr("the outermost ice of the attacked server");
    return of == Filter() ? Sentence::tr("what its text names") : severalInWords(of, owner);
}

/// The same of some cards: those that its text names.
Sentence cannotOf(Forbidden what, Side side, const Filter &of, Side owner)
{
    const Sentence cards = cardsInWords(of, owner);
    switch (what) {
    case Forbidden::Rez:
        return Sentence::tr("the Corp cannot rez {cards}", {{"cards", cards}});
    case Forbidden::Use:
        return Sentence::tr("{player} cannot use {cards}", {{"player", side}, {"cards", cards}});
    case Forbidden::Play:
        return Sentence::tr("{player} cannot play {cards}", {{"player", side}, {"cards", cards}});
    case Forbidden::Steal:
        return Sentence::tr("the Runner cannot steal {cards}", {{"cards", cards}});
    case Forbidden::Score:
        return Sentence::tr("the Corp cannot score {cards}", {{"cards", cards}});
    case Forbidden::Advance:
        return Sentence::tr("the Corp cannot advance {cards}", {{"cards", cards}});
    case Forbidden::Trash:
        return Sentence::tr("{player} cannot trash {cards}", {{"player", side}, {"cards", cards}});
    case Forbidden::Install:
        return Sentence::tr("{player} cannot install {cards}",
                            {{"player", side}, {"cards", cards}});
    case Forbidden::Break:
        return Sentence::tr("subroutines of {cards} cannot be broken", {{"cards", cards}});
    case Forbidden::Bypass:
        return Sentence::tr("the Runner cannot bypass {cards}", {{"cards", cards}});
    case Forbidden::Lower:
        return Sentence::tr("the strength of {cards} cannot be lowered", {{"cards", cards}});
    case Forbidden::Access:
        return Sentence::tr("the Runner cannot access {cards}", {{"cards", cards}});
    case Forbidden::Expose:
        return Sentence::tr("the Runner cannot expose {cards}", {{"cards", cards}});
    default:
        return cannotInWords(what, side, {});
    }
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
        if (how.copies)
            lasting.title = state[lasting.object].card->title;
    }
    if (how.onThisServer)
        lasting.server = state.run.server;
    Sentence what = how.onThisServer && how.what == Forbidden::Run
        ? Sentence::tr("no run can be made on {server}", {{"server", lasting.server}})
        : lasting.object.exists() || effect.of == Filter()
        ? cannotInWords(how.what, side, lasting.object)
        : cannotOf(how.what, side, effect.of, context.controller);
    state.lasting.push_back(std::move(lasting));
    //: a card, "for the rest of this run", and what it forbids
    table.say(Sentence::tr("{card}: {while} {what}",
                           {{"card", context.source},
                            {"while", howLong(how.until, context.controller)},
                            {"what", std::move(what)}}),
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

Sentence sayForbidAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return effect.of.ref == Ref::None && !(effect.of == Filter())
        ? cannotOf(effect.as<ForbidHow>().what, playerOf(effect, context), effect.of,
                   context.controller)
        : cannotInWords(effect.as<ForbidHow>().what, playerOf(effect, context),
                        object(table, effect.of.ref, context));
}

Sentence describeForbid(const Effect &effect, Side owner)
{
    const auto &how = effect.as<ForbidHow>();
    std::optional<Side> side;
    if (effect.player)
        side = playerMeant(effect, owner);
    Sentence cannot = describeCannot(how.what, side, effect.of, owner);
    if (how.copies)
        cannot =
            Sentence::tr("{cannot}, nor can other copies of it", {{"cannot", std::move(cannot)}});
    if (how.onThisServer)
        cannot = Sentence::tr("{cannot} on the attacked server", {{"cannot", std::move(cannot)}});
    return Sentence::tr("{while} {cannot}",
                        {{"while", howLong(how.until)}, {"cannot", std::move(cannot)}});
}

} // namespace

extern const Operation forbidOperation{
    .word = "forbid",
    .keys = {"op", "player", "what", "of", "until", "copies", "on_this_server"},
    .read = readForbidHow,
    .resolve = resolveForbid,
    .couldChange = couldForbid,
    .inWords = sayForbidAsOption,
    .remains = howLongForbidden,
    .describe = describeForbid};

} // namespace rulings
