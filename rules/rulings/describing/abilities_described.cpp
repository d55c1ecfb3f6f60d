// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/describing/describe.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"

#include <optional>
#include <utility>
#include <vector>

namespace rulings {

namespace {

Sentence describeKinds(const std::vector<Damage> &kinds)
{
    Sentence all;
    for (const Damage kind : kinds)
        all = all.empty()
            ? nameOf(kind)
            : Sentence::tr("{kinds} or {kind}", {{"kinds", all}, {"kind", nameOf(kind)}});
    return all.empty() ? Sentence::tr("damage") : all;
}

Sentence withCost(const Ability &ability, Side owner, Sentence what)
{
    Sentence cost = describe(ability.cost, owner);
    return cost.empty()
        ? what
        //: a cost, and what it is paid for
        : Sentence::tr("{cost}: {what}", {{"cost", std::move(cost)}, {"what", std::move(what)}});
}

Sentence describePaid(const Ability &ability, Side owner)
{
    const auto &paid = ability.as<PaidAbility>();
    const Side user = sideOf(paid.usedBy, owner);
    // Who uses it does what it says.
    Sentence what = withCost(ability, owner, describe(ability.effects, user));
    return user == owner
        ? what
        : Sentence::tr("{player} may use: {what}", {{"player", user}, {"what", std::move(what)}});
}

} // namespace

bool leavesFree(const Ability &ability)
{
    return ability.optional || ability.oncePerTurn || ability.oncePerRun;
}

namespace {

/// What follows on something, which its player may do or must.
Sentence describeFollowing(const Ability &ability, Side owner, Sentence event)
{
    Sentence what = describe(ability.effects, owner);
    return leavesFree(ability)
        //: what has happened, and what its player may do then
        ? Sentence::tr("upon {event} {player} may: {what}",
                       {{"event", std::move(event)}, {"player", owner}, {"what", std::move(what)}})
        : Sentence::tr("upon {event}: {what}",
                       {{"event", std::move(event)}, {"what", std::move(what)}});
}

/// A procedure of the rules that goes another way.
Sentence describeAltered(const ConstantAbility &own, const Sentence &cards, Side owner)
{
    switch (*own.alters) {
    case Altered::SubroutineOrder:
        return Sentence::tr("{player} chooses which subroutine of {cards} resolves next",
                            {{"player", owner}, {"cards", cards}});
    case Altered::TraceOrder:
        return Sentence::tr("in a run the Runner spends first on a trace");
    case Altered::DamageChoice:
        return Sentence::tr("{player} chooses which cards damage trashes", {{"player", owner}});
    case Altered::Purge:
        return Sentence::tr("purging leaves one virus counter on {cards}", {{"cards", cards}});
    case Altered::BoostEnds:
        return Sentence::tr("strength gained for an encounter lasts {while}, of {cards}",
                            {{"while", howLong(own.until)}, {"cards", cards}});
    case Altered::Text:
        return Sentence::tr("this card has the text of {cards}, too", {{"cards", cards}});
    case Altered::PaidText:
        return Sentence::tr("this card has the paid abilities of {cards}, too", {{"cards", cards}});
    case Altered::Tagged:
        return Sentence::tr("the Runner counts as tagged");
    case Altered::BaseLink:
        return Sentence::tr("the base link strength of the Runner is 0 in a trace");
    case Altered::SecondTime:
        return Sentence::tr("what {cards} does the first time each turn counts the second time, "
                            "too",
                            {{"cards", cards}});
    case Altered::OpenGrip:
        return Sentence::tr("the grip of the Runner lies open");
    case Altered::DoubleCost:
        break;
    }
    return Sentence::tr("additional costs of {cards} are ignored", {{"cards", cards}});
}

Sentence describeConstant(const Ability &ability, Side owner)
{
    const auto &own = ability.as<ConstantAbility>();
    const Sentence cards = describe(ability.of, owner);
    std::vector<Sentence> words;
    if (own.sets) {
        const Sentence::Arguments set{{"value", nameOf(*own.modifies)},
                                      {"player", sideOf(own.ofPlayer.value_or(Who::You), owner)},
                                      {"cards", cards},
                                      {"amount", describe(own.by, owner)}};
        words.push_back(own.ofPlayer ? Sentence::tr("{value} {player.of} is {amount}", set)
                                     : Sentence::tr("{value} of {cards} is {amount}", set));
    } else if (own.modifies && own.ofPlayer)
        words.push_back(Sentence::tr("{value} {player.of}: {change}",
                                     {{"value", nameOf(*own.modifies)},
                                      {"player", sideOf(*own.ofPlayer, owner)},
                                      {"change", describeChange(own.by, owner)}}));
    else if (own.modifies)
        words.push_back(Sentence::tr("{value} of {cards}: {change}",
                                     {{"value", nameOf(*own.modifies)},
                                      {"cards", cards},
                                      {"change", describeChange(own.by, owner)}}));
    if (!own.addsSubtype.empty())
        words.push_back(Sentence::tr("{cards} has the subtype {subtype}",
                                     {{"cards", cards}, {"subtype", own.addsSubtype}}));
    if (!own.losesSubtype.empty())
        words.push_back(Sentence::tr("{cards} has not the subtype {subtype}",
                                     {{"cards", cards}, {"subtype", own.losesSubtype}}));
    if (own.subtypesOf)
        words.push_back(
            Sentence::tr("{cards} has the subtypes of {others}",
                         {{"cards", cards}, {"others", describe(*own.subtypesOf, owner)}}));
    if (own.trashes)
        words.push_back(
            Sentence::tr("{cards} is trashed at once", {{"cards", describe(*own.trashes, owner)}}));
    if (own.blanks)
        words.push_back(
            Sentence::tr("{cards} has no text", {{"cards", describe(*own.blanks, owner)}}));
    if (own.alters)
        words.push_back(describeAltered(own, cards, owner));
    if (own.onlyFor || (own.modifies == Value::Accesses && !(ability.of == Filter())))
        words.push_back(Sentence::tr(
            "for {cards} alone", {{"cards", describe(own.onlyFor.value_or(ability.of), owner)}}));
    if (!own.choosesFor.empty())
        words.push_back(
            ability.optional
                ? Sentence::tr("{player} may choose what is trashed by {damage}",
                               {{"player", owner}, {"damage", describeKinds(own.choosesFor)}})
                : Sentence::tr("{player} chooses what is trashed by {damage}",
                               {{"player", owner}, {"damage", describeKinds(own.choosesFor)}}));
    return Sentence::together(words);
}

Sentence describePrevented(const Ability &ability, Side owner)
{
    const auto &own = ability.as<PreventAbility>();
    switch (own.prevents) {
    case Prevented::Damage:
        return Sentence::tr(
            "prevents {damage}, up to {amount}",
            {{"damage", describeKinds(own.damages)}, {"amount", describe(own.prevented, owner)}});
    case Prevented::Tag:
        return Sentence::tr("avoids up to {tags}", {{"tags", describeTags(own.prevented, owner)}});
    case Prevented::Trash:
        return Sentence::tr("prevents {card} from being trashed",
                            {{"card", describeOne(ability.of, owner)}});
    case Prevented::Expose:
        return Sentence::tr("prevents {card} from being exposed",
                            {{"card", describeOne(ability.of, owner)}});
    case Prevented::Break:
        return Sentence::tr("prevents a subroutine of {card} from being broken",
                            {{"card", describeOne(ability.of, owner)}});
    case Prevented::Subroutine:
        return Sentence::tr("prevents a subroutine from resolving");
    case Prevented::JackOut:
        return Sentence::tr("prevents the Runner from jacking out");
    case Prevented::WhenEncountered:
        return Sentence::tr("prevents what ice does when it is encountered");
    case Prevented::BadPublicity:
        return Sentence::tr("prevents bad publicity, up to {amount}",
                            {{"amount", describe(own.prevented, owner)}});
    case Prevented::Trace:
        break;
    }
    return Sentence::tr("prevents a trace, which is made anew with base strength 0");
}

/// Of what, by whom, and what it does besides.
Sentence describePreventing(const Ability &ability, Side owner)
{
    const auto &own = ability.as<PreventAbility>();
    std::vector<Sentence> words{describePrevented(ability, owner)};
    if (own.source)
        words.push_back(
            Sentence::tr("done by {card}", {{"card", describeOne(*own.source, owner)}}));
    if (own.by)
        words.push_back(Sentence::tr("done by {player}", {{"player", sideOf(*own.by, owner)}}));
    if (own.upTo)
        words.push_back(Sentence::tr("as much of it as its player likes"));
    if (own.mandatory)
        words.push_back(Sentence::tr("whether its player likes it or not"));
    if (!ability.effects.empty())
        words.push_back(describe(ability.effects, owner));
    return Sentence::list(words);
}

Sentence describeHosting(const Ability &ability, Side owner)
{
    const auto &own = ability.as<HostsAbility>();
    std::vector<Sentence> words{own.byAbilityOnly
                                    ? Sentence::tr("hosts {cards}, as its abilities say",
                                                   {{"cards", describe(ability.of, owner)}})
                                    : Sentence::tr("{cards} may be installed on this card",
                                                   {{"cards", describe(ability.of, owner)}})};
    if (own.capacity)
        words.push_back(Sentence::tr("at most {n} card", "at most {n} cards", *own.capacity));
    if (own.memoryCapacity)
        words.push_back(Sentence::tr("with at most {n} memory unit in all",
                                     "with at most {n} memory units in all", *own.memoryCapacity));
    if (own.memoryFree)
        words.push_back(Sentence::tr("which take no memory there"));
    return Sentence::list(words);
}

Sentence describeReplacement(const Ability &ability, Side owner)
{
    const auto &own = ability.as<ReplacementAbility>();
    Sentence what = describe(ability.effects, owner);
    const Sentence damage = own.ofAccess
        ? Sentence::tr("accessing {cards}", {{"cards", describeOne(ability.of, owner)}})
        : own.ofTrashing
        ? Sentence::tr("trashing {cards}", {{"cards", describeOne(ability.of, owner)}})
        : describeKinds(own.damages);
    return leavesFree(ability)
        ? Sentence::tr("instead of {damage} {player} may: {what}",
                       {{"damage", damage}, {"player", owner}, {"what", std::move(what)}})
        : Sentence::tr("instead of {damage}: {what}",
                       {{"damage", damage}, {"what", std::move(what)}});
}

Sentence describeCannotOf(const Ability &ability, Side owner)
{
    const auto &own = ability.as<CannotAbility>();
    std::optional<Side> side;
    if (own.ofPlayer)
        side = sideOf(*own.ofPlayer, owner);
    Sentence what = describeCannot(own.forbids, side, ability.of, owner);
    return own.with
        ? Sentence::tr("{cannot}, by way of {cards}",
                       {{"cannot", std::move(what)}, {"cards", describe(*own.with, owner)}})
        : what;
}

Sentence describeSubroutine(const Ability &ability, Side owner)
{
    Sentence what = describe(ability.effects, owner);
    const Amount &times = ability.as<SubroutineAbility>().times;
    if (times.is(1))
        return Sentence::tr("subroutine: {what}", {{"what", std::move(what)}});
    return Sentence::tr(
        "{subroutines}: {what}",
        {{"subroutines", describeSubroutines(times, owner)}, {"what", std::move(what)}});
}

Sentence describeAddedSubroutine(const Ability &ability, Side owner)
{
    Sentence what = describe(ability.effects, owner);
    const Sentence cards = describe(ability.of, owner);
    return ability.as<AddsSubroutineAbility>().before
        ? Sentence::tr("{cards} has a subroutine more, before its others: {what}",
                       {{"cards", cards}, {"what", std::move(what)}})
        : Sentence::tr("{cards} has a subroutine more, after its others: {what}",
                       {{"cards", cards}, {"what", std::move(what)}});
}

/// What it does, without how often and while what.
Sentence describeOwn(const Ability &ability, Side owner)
{
    switch (ability.kind()) {
    case AbilityKind::Paid:
        return describePaid(ability, owner);
    case AbilityKind::Conditional:
        return describeFollowing(ability, owner,
                                 describe(ability.as<ConditionalAbility>().when, owner));
    case AbilityKind::Constant:
        return describeConstant(ability, owner);
    case AbilityKind::Subroutine:
        return describeSubroutine(ability, owner);
    case AbilityKind::Prevent:
        return withCost(ability, owner, describePreventing(ability, owner));
    case AbilityKind::AdditionalCost:
        return Sentence::tr("additional cost {act}, of {cards}: {cost}",
                            {{"act", describe(ability.as<AdditionalCostAbility>().to)},
                             {"cards", describe(ability.of, owner)},
                             {"cost", describe(ability.cost, owner)}});
    case AbilityKind::Play:
        return describe(ability.effects, owner);
    case AbilityKind::Cannot:
        return describeCannotOf(ability, owner);
    case AbilityKind::Adds:
        if (ability.as<AddsAbility>().taken)
            return Sentence::tr("{damage} of anybody’s doing: {change}",
                                {{"damage", describeKinds(ability.as<AddsAbility>().damages)},
                                 {"change", describeChange(ability.as<AddsAbility>().by, owner)}});
        return Sentence::tr("{damage} done by {player}: {change}",
                            {{"damage", describeKinds(ability.as<AddsAbility>().damages)},
                             {"player", owner},
                             {"change", describeChange(ability.as<AddsAbility>().by, owner)}});
    case AbilityKind::Hosts:
        return describeHosting(ability, owner);
    case AbilityKind::InstallsOn:
        return Sentence::tr("is installed only on {card}",
                            {{"card", describeOne(ability.of, owner)}});
    case AbilityKind::Replacement:
        return describeReplacement(ability, owner);
    case AbilityKind::IfSuccessful:
        return describeFollowing(ability, owner,
                                 Sentence::tr("success of the run that this card began"));
    case AbilityKind::AddsSubroutine:
        return describeAddedSubroutine(ability, owner);
    }
    return {};
}

} // namespace

Sentence describe(const Ability &ability, Side owner)
{
    Sentence own = describeOwn(ability, owner);
    const auto limits = limitsOf(ability, owner);
    return limits.empty()
        ? own
        //: what an ability does, and how often or while what it does
        : Sentence::tr("{what} [{limits}]",
                       {{"what", std::move(own)}, {"limits", Sentence::list(limits)}});
}

} // namespace rulings
