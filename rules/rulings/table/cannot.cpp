// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Must", "Cannot", "Choosing Cards".
#include "rules/rulings/table/cannot.h"

#include "core/function_ref.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace rulings {

bool isForbidden(const Table &table, Forbidden what, Side side, ObjectId object)
{
    return isForbiddenWith(table, what, side, object, {});
}

bool cannotHost(const Table &table, ObjectId card)
{
    return isForbidden(table, Forbidden::Host, table.state[card].owner, card);
}

namespace {

/// An ability in force, and the card it stands on.
struct Forbids {
    ObjectId by;
    const Ability *ability = nullptr; ///< none: an effect lasts that has no ability any more
};

/// That a text does not forbid it, though it forbids such things.
void noteAllowed(const Table &table, ObjectId source, const Ability &ability,
                 core::FunctionRef<Sentence()> why)
{
    noteIdle(table, source, ability, "ability.constant"_rule, why, [&](const Sentence &words) {
        return Sentence::tr("the text of {card} does not forbid it: {why}",
                            {{"card", source}, {"why", words}});
    });
}

std::optional<Forbids> whatSaysNo(const Table &table, Forbidden what, Side side, ObjectId object,
                                  ObjectId with, ServerId server = {})
{
    Forbids found;
    const auto concerns = [&](ObjectId source, const Ability &ability) {
        const auto &cannot = ability.as<CannotAbility>();
        const auto &whose = cannot.ofPlayer;
        const Context context = contextOf(table, source);
        if (cannot.with && !matches(table, *cannot.with, with, context))
            return false;
        if (cannot.on != Where::Anywhere
            && (!server.exists() || !isServerOfKind(table.state, server, cannot.on, context)))
            return false;
        return (!whose || sideOf(*whose, context.controller) == side)
            && (!object.exists() || matches(table, ability.of, object, context))
            && holds(table, ability.during, context);
    };
    const bool constantly = anyAbility(table, [&](ObjectId source, const Ability &ability) {
        if (!forbids(ability, what))
            return false;
        found = {source, &ability};
        if (concerns(source, ability))
            return true;
        const auto &whose = ability.as<CannotAbility>().ofPlayer;
        if (!whose || sideOf(*whose, table.state[source].owner) == side)
            noteAllowed(table, source, ability,
                        [&] { return whyIdle(table, ability, object, contextOf(table, source)); });
        return false;
    });
    if (constantly)
        return found;
    forEachDormant(table, [&](ObjectId source, const Ability &ability) {
        if (forbids(ability, what) && wouldDo(table, [&] { return concerns(source, ability); }))
            noteAllowed(table, source, ability, [&] { return howDormant(table, source); });
    });
    const auto lasts = std::ranges::find_if(table.state.lasting, [&](const Lasting &lasting) {
        if (lasting.kind != Lasting::Kind::Forbid || lasting.forbidden != what
            || lasting.player != side)
            return false;
        if (!lasting.title.empty())
            return object.exists() && table.state[object].card->title == lasting.title;
        if (lasting.server.exists())
            return lasting.server == server;
        if (lasting.object.exists())
            return lasting.object == object && lasting.copy == table.state[object].copy;
        return !object.exists()
            || matches(table, lasting.effect->of, object, contextOf(table, lasting.source));
    });
    return lasts == table.state.lasting.end() ? std::nullopt
                                              : std::optional(Forbids{lasts->source, nullptr});
}

/// Of a card that is meant; empty: it is no matter of one card.
Sentence ofThatCard(Forbidden what, ObjectId card)
{
    switch (what) {
    case Forbidden::Play:
        return Sentence::tr("{card} cannot be played", {{"card", card}});
    case Forbidden::Steal:
        return Sentence::tr("{card} cannot be stolen", {{"card", card}});
    case Forbidden::Score:
        return Sentence::tr("{card} cannot be scored", {{"card", card}});
    case Forbidden::Advance:
        return Sentence::tr("{card} cannot be advanced", {{"card", card}});
    case Forbidden::Rez:
        return Sentence::tr("{card} cannot be rezzed", {{"card", card}});
    case Forbidden::Use:
        return Sentence::tr("{card} cannot be used", {{"card", card}});
    case Forbidden::UsePaid:
        return Sentence::tr("paid abilities of {card} cannot be used", {{"card", card}});
    case Forbidden::Trash:
        return Sentence::tr("{card} cannot be trashed", {{"card", card}});
    case Forbidden::Install:
        return Sentence::tr("{card} cannot be installed", {{"card", card}});
    case Forbidden::Break:
        return Sentence::tr("subroutines of {card} cannot be broken", {{"card", card}});
    case Forbidden::Bypass:
        return Sentence::tr("{card} cannot be bypassed", {{"card", card}});
    case Forbidden::Lower:
        return Sentence::tr("the strength of {card} cannot be lowered", {{"card", card}});
    case Forbidden::Expose:
        return Sentence::tr("{card} cannot be exposed", {{"card", card}});
    case Forbidden::Access:
        return Sentence::tr("{card} cannot be accessed", {{"card", card}});
    case Forbidden::Leave:
        return Sentence::tr("{card} must be trashed if able", {{"card", card}});
    case Forbidden::Host:
        return Sentence::tr("{card} cannot host cards", {{"card", card}});
    default:
        return {};
    }
}

} // namespace

bool isForbiddenWith(const Table &table, Forbidden what, Side side, ObjectId object, ObjectId with)
{
    return whatSaysNo(table, what, side, object, with).has_value();
}

Sentence cannotInWords(Forbidden what, Side side, ObjectId object)
{
    if (object.exists())
        if (Sentence words = ofThatCard(what, object); !words.empty())
            return words;
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
    case Forbidden::Succeed:
        return Sentence::tr("a run cannot be successful");
    case Forbidden::Install:
        return Sentence::tr("{player} cannot install cards", {{"player", side}});
    case Forbidden::Run:
        return Sentence::tr("the Runner cannot make a run");
    case Forbidden::Use:
        return Sentence::tr("{player} cannot use cards", {{"player", side}});
    case Forbidden::UsePaid:
        return Sentence::tr("{player} cannot use paid abilities", {{"player", side}});
    case Forbidden::Trash:
        return Sentence::tr("{player} cannot trash cards", {{"player", side}});
    case Forbidden::Break:
        return Sentence::tr("subroutines cannot be broken");
    case Forbidden::Bypass:
        return Sentence::tr("ice cannot be bypassed");
    case Forbidden::Lower:
        return Sentence::tr("strength cannot be lowered");
    case Forbidden::Access:
        return Sentence::tr("the Runner cannot access cards");
    case Forbidden::Win:
        return Sentence::tr("{player} cannot win but by flatline", {{"player", side}});
    case Forbidden::Leave:
        return Sentence::tr("accessed cards must be trashed if able");
    case Forbidden::Host:
        return Sentence::tr("cards cannot host others");
    case Forbidden::SpendTwo:
        return Sentence::tr("{player} cannot spend 2 credits secretly", {{"player", side}});
    case Forbidden::Expose:
        break;
    }
    return Sentence::tr("cards cannot be exposed");
}

namespace {

/// And by way of which cards it cannot be done.
Sentence forbiddenInWords(const Table &table, const Forbids &no, Sentence what)
{
    const auto *cannot = no.ability ? no.ability->asIf<CannotAbility>() : nullptr;
    if (!cannot || !cannot->with)
        return what;
    //: what a text forbids, and by which cards: "Turing cannot be broken by an AI program"
    return Sentence::tr("{what} by {card}",
                        {{"what", std::move(what)},
                         {"card", describeOne(*cannot->with, table.state[no.by].owner)}});
}

/// What that hangs on: its own condition, or the one that the card has to fulfil.
Sentence whyItForbids(const Table &table, const Forbids &no, ObjectId object)
{
    if (!no.ability)
        return {};
    Context context = contextOf(table, no.by);
    const Filter &of = no.ability->of;
    if (Sentence during = whatDecides(table, no.ability->during, context); !during.empty())
        return object.exists() && !of.notSubtype.empty()
            //: a card, a subtype it has not, and something else that decides
            ? Sentence::tr(
                  "{card} is no {subtype}, and {during}",
                  {{"card", object}, {"subtype", of.notSubtype}, {"during", std::move(during)}})
            : during;
    if (!object.exists() || !of.fits)
        return {};
    context.candidate = object;
    return whatDecides(table, *of.fits, context);
}

} // namespace

Sentence whyForbidden(const Table &table, Forbidden what, Side side, ObjectId object, ObjectId with)
{
    const Forbids no = whatSaysNo(table, what, side, object, with).value_or(Forbids());
    if (!no.by.exists())
        return cannotInWords(what, side, object);
    const Sentence words = forbiddenInWords(table, no, cannotInWords(what, side, object));
    const Sentence during = whyItForbids(table, no, object);
    if (during.empty() && no.by == object)
        return Sentence::tr("{what}, by its own text", {{"what", words}});
    if (no.by == object)
        return Sentence::tr("{what}, by its own text, for {during}",
                            {{"what", words}, {"during", during}});
    return during.empty()
        //: a card, and what its text forbids: "Blackmail: Ice Wall cannot be rezzed"
        ? Sentence::tr("{card}: {what}", {{"card", no.by}, {"what", words}})
        //: the same, and what that hangs on: "it is the turn of the Runner"
        : Sentence::tr("{card}: {what}, for {during}",
                       {{"card", no.by}, {"what", words}, {"during", during}});
}

std::optional<Sentence> whyNoRunOn(const Table &table, ServerId server)
{
    const auto no = whatSaysNo(table, Forbidden::Run, Side::Runner, {}, {}, server);
    if (!no)
        return std::nullopt;
    const Sentence during = no->ability
        ? whatDecides(table, no->ability->during, contextOf(table, no->by))
        : Sentence();
    return during.empty()
        //: a card, and a server
        ? Sentence::tr("{card}: no run can be made on {server} now",
                       {{"card", no->by}, {"server", server}})
        //: the same, and what that hangs on: "no run on HQ was made in this turn"
        : Sentence::tr("{card}: no run can be made on {server} now, for {during}",
                       {{"card", no->by}, {"server", server}, {"during", during}});
}

bool cannotBeTrashed(const Table &table, ObjectId id)
{
    return isForbidden(table, Forbidden::Trash, table.state[id].owner, id);
}

bool cannotJackOut(const Table &table)
{
    return table.state.run.cannotJackOut || table.state.run.noJackOutBeforeEncounter.exists()
        || isForbidden(table, Forbidden::JackOut, Side::Runner, {});
}

void noteOnlyForbids(const Table &table, Forbidden what, Side side, ObjectId object, ObjectId with)
{
    const auto no = whatSaysNo(table, what, side, object, with);
    // What a paid ability is, is said where those are spoken of.
    const RuleName rule =
        what == Forbidden::UsePaid ? "ability.restriction"_rule : "ability.constant"_rule;
    if (no && no->ability)
        noteIdle(table, no->by, *no->ability, rule, [&] {
            return what == Forbidden::UsePaid
                ? Sentence::tr(
                      "{card} forbids only paid abilities, and this is none: its text does "
                      "not have the form “cost: effect”",
                      {{"card", no->by}})
                : Sentence::tr(
                      "{card} forbids only this: {what}",
                      {{"card", no->by},
                       {"what", forbiddenInWords(table, *no, cannotInWords(what, side, object))}});
        });
}

std::vector<ObjectId> programsToTrashOn(const Table &table, ObjectId host)
{
    auto programs = hostedOn(table.state, host);
    std::erase_if(programs, [&](ObjectId id) {
        return table.state[id].card->type != CardType::Program || cannotBeTrashed(table, id);
    });
    return programs;
}

} // namespace rulings
