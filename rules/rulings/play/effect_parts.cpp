// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Effect", "Choosing Cards", "Subroutine", "Trigger Steps", "Expose"; FAQ
// 1.6: "Subroutines", "Revealing Cards".
#include "rules/rulings/play/effect_parts.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/affecting_counted.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/information.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/which_fit.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace rulings {

bool isChosen(const Effect &effect, const Context &context)
{
    return context.chosenToUse || effect.upTo;
}

Side playerOf(const Effect &effect, const Context &context)
{
    return effect.player ? sideOf(*effect.player, context.controller) : context.controller;
}

Bundle bundleOf(const Table &table, const Effect &effect, const Context &context)
{
    Bundle bundle;
    bundle.payer = playerOf(effect, context);
    bundle.purpose.object = context.source;
    bundle.inText = true;
    add(table, bundle, effect.as<CostHow>().cost, context);
    return bundle;
}

Filter ofCandidates(Filter filter)
{
    if (filter.ref == Ref::None && !filter.zone && !filter.installed && !filter.looked
        && filter.anyOf.empty())
        filter.installed = true;
    return filter;
}

std::vector<ObjectId> candidates(const Table &table, const Filter &filter, const Context &context)
{
    return all(table, ofCandidates(filter), context);
}

namespace {

/// Unless the text names somebody, the owner of the card decides (Rules Reference 1.0, "Effect").
void sayChoice(const Table &table, const Effect &effect, const Context &context, Sentence what)
{
    // Of the choices of cards in general the core rules say nothing, but of those of subroutines.
    const CardType type = table.state[context.source].card->type;
    const bool ice = type == CardType::Ice;
    const bool played = rules::isPlayed(type);
    const RuleName named = ice ? "choice.subroutines"_rule : "effect.resolve"_rule;
    const RuleName owners = ice ? "choice.subroutines"_rule
        : played                ? "play.steps"_rule
                                : "effect.resolve"_rule;
    table.say(std::move(what),
              {effect.player ? table.orElse("choice.named-player"_rule, named)
                             : table.orElse("choice.owner"_rule, owners)});
}

/// Who chooses, and among which; where the script says which are chosen, that is told behind it.
void sayChooser(const Table &table, const Effect &effect, const Context &context,
                const std::vector<ObjectId> &from, int wanted)
{
    constexpr std::size_t mostNamed = 6;
    const Side by = playerOf(effect, context);
    const Sentence cards = listOf(from);
    Sentence what = from.size() > mostNamed
        ? Sentence::tr("{player} chooses which card it is", {{"player", by}})
        : effect.upTo && from.size() == 1
        ? Sentence::tr("{player} may choose {cards}", {{"player", by}, {"cards", cards}})
        : effect.upTo && static_cast<std::size_t>(wanted) >= from.size()
        ? Sentence::tr("{player} may choose any number of these: {cards}",
                       {{"player", by}, {"cards", cards}})
        : effect.upTo ? Sentence::tr("{player} may choose up to {number} of these: {cards}",
                                     {{"player", by}, {"number", wanted}, {"cards", cards}})
                      : Sentence::tr("{player} chooses {number} of these: {cards}",
                                     {{"player", by}, {"number", wanted}, {"cards", cards}});
    sayChoice(table, effect, context, std::move(what));
}

Sentence whichIsAffected() { return Sentence::tr("which card is affected"); }

/// Of “up to” fewer may be chosen; that none is at all is told. Whether the script says that no
/// more are.
bool leaveTheRest(Table &table, const Effect &effect, const Context &context,
                  const std::vector<ObjectId> &from, std::size_t wanted, bool all)
{
    const int others = countedUpTo(table, effect, wanted);
    if (!effect.upTo || (from.empty() && others == 0) || (others > 0 && namesNumber(table)))
        return false;
    if (table.declines(context.source))
        return true;
    const Side side = playerOf(effect, context);
    auto acts = picksOrNone(from, context.source);
    for (int number = 1; number <= others; ++number) {
        acts.emplace_back().kind = ActKind::Spend;
        acts.back().number = number;
    }
    if (all)
        table.leaveUndone(side, noCardChosenFor(context.source), std::move(acts));
    else if (table.holds())
        table.passBy(side, noCardChosenFor(context.source), std::move(acts));
    return false;
}

/// As many as may be were chosen, and the script names another that would fit.
void noteTooMany(Table &table, const std::vector<ObjectId> &left, bool full, int most)
{
    if (const ObjectId named = table.named();
        full && named.exists() && std::ranges::find(left, named) != left.end())
        table.tooMany = {named,
                         Sentence::tr("no more than {n} card may be chosen, and more are named",
                                      "no more than {n} cards may be chosen, and more are named",
                                      most)};
}

/// Cards of `from`, as the script names them or as is explored.
std::vector<ObjectId> picksAmong(Table &table, const Effect &effect, const Context &context,
                                 std::vector<ObjectId> from, std::size_t wanted)
{
    std::vector<ObjectId> picked;
    table.remember(from);
    const bool scripted = std::ranges::find(from, table.named()) != from.end();
    const bool declined = effect.upTo && wanted > 0 && !from.empty() && !table.named().exists()
        && table.declines(context.source);
    if (declined)
        sayChoice(table, effect, context,
                  Sentence::tr("{player} chooses none of these for {card}: {cards}",
                               {{"player", playerOf(effect, context)},
                                {"card", context.source},
                                {"cards", listOf(from)}}));
    else if (!scripted && !from.empty())
        sayChooser(table, effect, context, from, static_cast<int>(wanted));
    const bool none = declined
        || (wanted > 0 && !table.named().exists()
            && leaveTheRest(table, effect, context, from, wanted, true));
    // The script names them; of “up to” it may name fewer.
    while (!none && picked.size() < wanted && !from.empty()
           && (!effect.upTo || std::ranges::find(from, table.named()) != from.end())) {
        picked.push_back(table.pick(playerOf(effect, context), whichIsAffected(), from));
        std::erase(from, picked.back());
        if (picked.size() < wanted)
            table.remember(from);
    }
    if (effect.upTo && !none)
        table.offerPick(playerOf(effect, context), whichIsAffected(),
                        picked.size() < wanted ? from : std::vector<ObjectId>());
    if (scripted)
        sayChoice(table, effect, context,
                  Sentence::tr("{player} chooses {cards}",
                               {{"player", playerOf(effect, context)}, {"cards", listOf(picked)}}));
    noteTooMany(table, from, picked.size() == wanted, static_cast<int>(wanted));
    if (!picked.empty() && picked.size() < wanted)
        (void)leaveTheRest(table, effect, context, from, wanted - picked.size(), false);
    if (!none)
        takeCountedUpTo(table, effect, context, wanted - picked.size());
    return picked;
}

/// Of cards looked at, some of which are only counted.
std::vector<ObjectId> chosenOfLooked(Table &table, const Effect &effect, const Context &context)
{
    auto from = candidates(table, effect.of, context);
    const Zone zone = effect.of.zone.value_or(context.lookedIn);
    int &counted = context.lookedCounted;
    const int wanted = number(table, effect.amount, context);
    if (!isOfLooked(effect.of, context) || !countedGoTo(effect, zone)) {
        if (std::ranges::find(from, table.named()) == from.end())
            requireListed(table, effect.of, context);
        return picksAmong(table, effect, context, std::move(from), std::size_t(wanted));
    }
    const bool everyCard = wanted >= static_cast<int>(from.size()) + counted;
    std::vector<ObjectId> picked;
    if (everyCard && effect.amount.of != Amount::Of::Count)
        table.takeNamed(from);
    if (everyCard)
        picked = std::move(from);
    for (int i = 0; everyCard ? counted > 0 : i < wanted && !(from.empty() && counted == 0); ++i) {
        const ObjectId id = everyCard
            ? ObjectId{}
            : table.pickOrOther(playerOf(effect, context), whichIsAffected(), from, counted > 0);
        if (id.exists()) {
            picked.push_back(id);
            std::erase(from, id);
        } else {
            affectCounted(table, effect, zone);
            --counted;
        }
    }
    return picked;
}

std::vector<ObjectId> cardsMeant(Table &table, const Effect &effect, const Context &context)
{
    const auto meant = all(table, effect.of, context);
    if (effect.of.ref == Ref::Accessed || effect.of.ref == Ref::Encountered)
        table.takeNamed(meant); // it may be named, too
    return meant;
}

/// Some of the cards that are meant lie among others looked at, which are only counted.
bool areAmongCounted(const Effect &effect, const Context &context)
{
    const Filter &of = effect.of;
    return isWhereLooked(of, context) && context.lookedCounted > 0 && !effect.upTo
        && of.ref == Ref::None;
}

/// Few other cards that lie there, and why they are none of those: for whoever asks of them.
void noteUnchosen(const Table &table, const Filter &of, const Context &context,
                  const std::vector<ObjectId> &from)
{
    constexpr std::size_t mostNoted = 4;
    const Filter such = ofCandidates(of);
    if (from.empty() || such.looked || table.state.objects.size() > from.size() + 2 * mostNoted)
        return;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        const Object &object = table.state[id];
        const bool there = such.zone && !isInstalledIn(*such.zone) ? object.zone == *such.zone
                                                                   : isInstalled(object);
        if (there && id != context.source && std::ranges::find(from, id) == from.end())
            noteNoChoice(table, id, [&] { return whyNotSuch(table, such, id, context); });
    }
}

/// Of what was looked at, the number only says that it is all of it.
void sayNoMore(const Table &table, const Effect &effect, const std::vector<ObjectId> &from,
               std::size_t wanted)
{
    if (from.empty() || from.size() >= wanted || effect.of.looked
        || effect.amount.of == Amount::Of::Nothing)
        return;
    table.say(Sentence::tr("the text is about {number}, and there are no more than these: {cards}",
                           {{"number", static_cast<int>(wanted)}, {"cards", listOf(from)}}),
              {table.orElse("batch.simultaneous"_rule, "effect.resolve"_rule)});
}

} // namespace

namespace {

/// The card that was chosen before is none that this part of the text means.
void sayNotConcerned(const Table &table, Filter of, const Context &context)
{
    of.ref = Ref::None;
    if (const Sentence why = whyNotSuch(table, of, context.picked, context); !why.empty())
        table.say(Sentence::tr("the effect does not concern {card}: {why}",
                               {{"card", context.picked}, {"why", why}}),
                  {"effect.resolve"_rule});
}

std::vector<ObjectId> meantOrTold(Table &table, const Effect &effect, const Context &context)
{
    auto meant = cardsMeant(table, effect, context);
    if (meant.empty() && effect.of.ref == Ref::Picked)
        sayNotConcerned(table, effect.of, context);
    return meant;
}

} // namespace

std::vector<ObjectId> chosenCards(Table &table, const Effect &effect, const Context &context)
{
    if (areAmongCounted(effect, context))
        return chosenOfLooked(table, effect, context);
    if (effect.of.ref != Ref::None)
        return meantOrTold(table, effect, context);
    auto from = candidates(table, effect.of, context);
    noteUnfit(table, effect.of, context, from);
    noteUnchosen(table, effect.of, context, from);
    const auto wanted = std::size_t(std::max(0, number(table, effect.amount, context)));
    // What is left of cards that were looked at is no choice.
    const bool rest = effect.of.looked && !effect.upTo && from.size() <= wanted;
    const bool isAll = effect.amount.of == Amount::Of::Count; // of a place none is chosen
    if (!rest)
        sayWhichFit(table, effect, context, from);
    std::vector<ObjectId> picked;
    const auto zone = onlyByZone(effect.of);
    const bool takesUnlisted = zone && countedGoTo(effect, *zone);
    if ((from.size() < wanted || zone) && !effect.upTo && !takesUnlisted && !table.named().exists())
        requireListed(table, effect.of);
    const bool everyCard = takesUnlisted && !effect.upTo
        && wanted >= from.size() + std::size_t(std::max(0, unlisted(table.state, *zone)));
    if (everyCard && unlisted(table.state, *zone) > 0) {
        while (unlisted(table.state, *zone) > 0)
            affectCounted(table, effect, *zone);
        picked = from;
    } else if (takesUnlisted && unlisted(table.state, *zone) > 0 && !effect.upTo) {
        for (std::size_t i = 0; i < wanted; ++i) {
            if (from.empty() && unlisted(table.state, *zone) == 0)
                break;
            const ObjectId id = table.pickOrOther(playerOf(effect, context), whichIsAffected(),
                                                  from, unlisted(table.state, *zone) > 0);
            if (id.exists()) {
                picked.push_back(id);
                std::erase(from, id);
            } else {
                affectCounted(table, effect, *zone);
            }
        }
    } else if (from.size() <= wanted && !effect.upTo) {
        sayNoMore(table, effect, from, wanted);
        if (!rest || !isAll)
            table.settlePick(playerOf(effect, context), whichIsAffected(), from);
        picked = from;
        if (effect.op == &revealOperation)
            table.takeShown(from);
        else if (!rest || !isAll)
            table.takeNamed(from);
    } else {
        picked = picksAmong(table, effect, context, std::move(from), wanted);
    }
    const bool shows = effect.op == &exposeOperation || effect.op == &revealOperation;
    if (!shows && !rest && !(isAll && picked.size() == wanted))
        for (const ObjectId id : picked)
            showChosen(table, effect.of, id);
    for (const ObjectId id : picked)
        sayWhyItFits(table, effect.of, context, id);
    return picked;
}

bool canBeExposed(const Table &table, const Effect &effect, ObjectId id)
{
    const Object &object = table.state[id];
    const bool others = table.setting("expose.other-cards-by-text") && effect.of.rezzed;
    return others || (isInstalled(object) && !object.faceup && object.owner == Side::Corp);
}

} // namespace rulings
